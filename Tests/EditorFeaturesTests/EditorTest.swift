import BridgeModel
import EditorFeatures
import LintEngine
import SwiftScan
import Testing
import TextModel

/// A source text with `⟦⟧` for the cursor, or `⟦…⟧` around the selection.
struct MarkedSource {
  var text: String
  var selection: Range<Int>

  init(_ marked: String) {
    let parts = marked.split(separator: "⟦", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts.count > 1 ? parts[1] : ""
    let inner = rest.split(separator: "⟧", maxSplits: 1, omittingEmptySubsequences: false)
    let start = parts[0].utf8.count
    text = parts[0] + inner.joined()
    selection = start..<start + (inner.first?.utf8.count ?? 0)
  }

  var file: SourceFile { SourceFile(path: "File.swift", document: Document(SourceText(text))) }

  func project(with others: [String] = []) -> (SourceFile, ProjectModel) {
    let file = file
    let files = others.enumerated().map { SourceFile(path: "Other\($0).swift", document: Document(SourceText($1))) }
    return (file, ProjectModel([file] + files))
  }

  func actions(with others: [String] = [], diagnostics: [Diagnostic] = []) -> [CodeAction] {
    let (file, project) = project(with: others)
    return codeActions(in: selection, of: file, project: project, diagnostics: diagnostics)
  }

  /// The text after an action; nil where it is not offered.
  func applying(_ title: String, with others: [String] = []) -> String? {
    actions(with: others).first { $0.title == title }.map { SourceText(text).applying($0.edits).string }
  }
}

func expectAction(
  _ title: String, on source: String, with others: [String] = [], gives expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let result = MarkedSource(source).applying(title, with: others)
  #expect(result == expected, "\(result ?? "not offered")", sourceLocation: sourceLocation)
}

func expectNoAction(
  _ title: String, on source: String, with others: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
) {
  let result = MarkedSource(source).applying(title, with: others)
  #expect(result == nil, "\(result ?? "")", sourceLocation: sourceLocation)
}
