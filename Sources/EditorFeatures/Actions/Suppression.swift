import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan
import TextModel

/// The actions that insert a comment to suppress a diagnostic: before its line, if a comment fits there, and in the
/// whole file.
public func suppressions(of diagnostic: Diagnostic, in file: SourceFile) -> [CodeAction] {
  let document = file.document
  let lineEnding = SourceStyle(of: document.text).lineEnding
  func action(_ place: String, _ edit: TextEdit) -> CodeAction {
    CodeAction(
      title: "Suppress '\(diagnostic.rule)' \(place)", kind: .quickFix, edits: [edit], diagnostic: diagnostic)
  }
  var actions: [CodeAction] = []
  let line = document.text.lineRange(document.text.line(at: diagnostic.range.lowerBound))
  if document.isBetweenTokens(line.lowerBound) {
    let indentation = document.text.bytes(in: line).prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let comment = "\(String(decoding: indentation, as: UTF8.self))// uibridge:disable:next \(diagnostic.rule)"
    actions.append(action("here", .insert(comment + lineEnding, at: line.lowerBound)))
  }
  let comment = "// uibridge:disable:file \(diagnostic.rule)" + lineEnding
  actions.append(action("in this file", .insert(comment, at: document.text.offsetBelowHeader)))
  return actions
}

extension Document {
  /// Whether an offset isn't inside a token or a comment, so that a new line can start there.
  fileprivate func isBetweenTokens(_ offset: Int) -> Bool {
    if let token = tree.token(at: offset), token.range.lowerBound < offset, offset < token.range.upperBound {
      return false
    }
    let unit = tree.unit(holding: offset)
    return !tree.comments(in: unit.range).contains { $0.lowerBound < offset && offset < $0.upperBound }
  }
}
