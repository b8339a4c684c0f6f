import JSONText
import SwiftScan

/// The line that `uibridge outline --format json` prints for a file, with its line end.
func outlineLine(path: String, tree: SyntaxTree) -> String {
  let line: JSON = ["path": JSON(path), "nodes": []]
  return "\(line)\n"
}
