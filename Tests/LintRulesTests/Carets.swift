import BridgeModel
import LintEngine
import SwiftScan
import TestSupport
import Testing
import TextModel

/// Expects the diagnostics that the `//^^^` comments in a source describe. On failure, the source is printed with the
/// actual diagnostics.
///
/// A line `// file: Name.swift` begins another file of the same project.
func expectDiagnostics(_ rule: Rule, in source: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
  let parts = withoutCarets(source).split(separator: fileHead, omittingEmptySubsequences: false).map(String.init)
  // The first part is a file without a header. Each other part begins with the rest of its header line, which is the
  // name.
  let names = parts.enumerated().map { $0 == 0 ? "" : String($1.prefix { $0 != "\n" }) }
  let files = zip(parts, names).map { part, name in
    SourceFile(path: FilePath(name), document: Document(SourceText(String(part.dropFirst(name.count)))))
  }
  let project = ProjectModel(files)
  let rendered = files.map { file in
    let reports = lint(file.path, in: project, rules: [rule]).map {
      (range: $0.range, text: "\($0.severity): \($0.message)")
    }
    return "\(file.path)" + drawn(reports, into: file.document.text.string)
  }
  #expect(rendered.joined(separator: fileHead) == source, sourceLocation: sourceLocation)
}

private let fileHead = "// file: "
