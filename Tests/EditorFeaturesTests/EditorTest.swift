import BridgeModel
import EditorFeatures
import LintEngine
import SwiftScan
import Testing
import TextModel

/// A source text with `⟦⟧` for the insertion point, or `⟦…⟧` around the selection.
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

  /// The file and a project with other files, optionally with an iOS deployment target.
  func project(with others: [String] = [], from target: SystemVersion? = nil) -> (SourceFile, ProjectModel) {
    let file = file
    let files = others.enumerated().map { SourceFile(path: "Other\($0).swift", document: Document(SourceText($1))) }
    return (file, ProjectModel([file] + files, surroundings: [file.path: Surroundings(iOS: target)]))
  }

  func actions(
    with others: [String] = [], from target: SystemVersion? = nil, diagnostics: [Diagnostic] = []
  ) -> [CodeAction] {
    wholeActions(with: others, from: target, diagnostics: diagnostics).filter { $0.disabledReason == nil }
  }

  /// The actions with their edits, or with the reason why they're disabled.
  private func wholeActions(
    with others: [String], from target: SystemVersion?, diagnostics: [Diagnostic] = []
  ) -> [CodeAction] {
    let (file, project) = project(with: others, from: target)
    let offered = codeActions(in: selection, of: file, project: project, diagnostics: diagnostics)
    return offered.map { finished($0, in: selection, of: file, project: project) }
  }

  /// The text after an action; nil if the action isn't offered.
  func applying(_ title: String, with others: [String] = [], from target: SystemVersion? = nil) -> String? {
    actions(with: others, from: target).first { $0.title == title }.map { SourceText(text).applying($0.edits).string }
  }

  /// The reasons why actions are disabled, by their titles.
  var disabledReasons: [String: String] { disabledReasons() }

  func disabledReasons(with others: [String] = [], from target: SystemVersion? = nil) -> [String: String] {
    let (file, project) = project(with: others, from: target)
    let actions =
      disabledActions(in: selection, of: file, project: project)
      + wholeActions(with: others, from: target).filter { $0.disabledReason != nil }
    return Dictionary(uniqueKeysWithValues: actions.map { ($0.title, $0.disabledReason ?? "") })
  }
}

func expectAction(
  _ title: String, on source: String, with others: [String] = [], gives expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let result = MarkedSource(source).applying(title, with: others)
  #expect(result == expected, "\(result ?? "not offered")", sourceLocation: sourceLocation)
}

func expectAction(
  _ title: String, on source: String, contains part: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let result = MarkedSource(source).applying(title)
  #expect(result?.contains(part) == true, "\(result ?? "not offered")", sourceLocation: sourceLocation)
}

func expectNoAction(
  _ title: String, on source: String, with others: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
) {
  let result = MarkedSource(source).applying(title, with: others)
  #expect(result == nil, "\(result ?? "")", sourceLocation: sourceLocation)
}
