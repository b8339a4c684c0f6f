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

  /// The file among others, in a project that runs from an iOS on, if it says so.
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

  /// With their edits, or with the reason why there are none.
  private func wholeActions(
    with others: [String], from target: SystemVersion?, diagnostics: [Diagnostic] = []
  ) -> [CodeAction] {
    let (file, project) = project(with: others, from: target)
    let offered = codeActions(in: selection, of: file, project: project, diagnostics: diagnostics)
    return offered.map { finished($0, in: selection, of: file, project: project) }
  }

  /// The text after an action; nil where it is not offered.
  func applying(_ title: String, with others: [String] = [], from target: SystemVersion? = nil) -> String? {
    actions(with: others, from: target).first { $0.title == title }.map { SourceText(text).applying($0.edits).string }
  }

  /// Why actions are not offered, by their titles.
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

func expectNoAction(
  _ title: String, on source: String, with others: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
) {
  let result = MarkedSource(source).applying(title, with: others)
  #expect(result == nil, "\(result ?? "")", sourceLocation: sourceLocation)
}
