import BridgeModel
import LintEngine
import SwiftScan
import TextModel

/// Applies the fixes of a project's diagnostics, each alone and all together, and checks that they do nothing that a
/// fix must not do.
public struct FixCheck: Sendable {
  /// A fix, and the diagnostic that offers it.
  public struct Offer: Sendable {
    public var path: FilePath
    public var diagnostic: Diagnostic
    public var fix: Fix
    /// Whether it's the first fix of its diagnostic.
    public var isFirst: Bool
  }

  /// The state of a project after fixes.
  public struct Outcome: Sendable {
    /// The texts of the changed files, by path.
    public var texts: [FilePath: SourceText]
    /// Descriptions of the problems.
    public var faults: [String]
  }

  /// Every fix, in the order of the files.
  public let offers: [Offer]
  private let project: CheckedProject
  private let suppressionRules: Set<String>

  /// Runs the rules on the files at `paths`, which are some or all of the project's files.
  public init(of paths: [FilePath], in model: ProjectModel, _ selection: RuleSelection) {
    let project = CheckedProject(paths, model, selection)
    self.project = project
    offers = project.offers
    suppressionRules = Set(selection.rules.filter { $0.group == "suppression" }.map(\.id))
  }

  /// The outcome of one fix alone.
  public func outcome(of offer: Offer) -> Outcome {
    guard let text = project.text(of: offer.path) else { return Outcome(texts: [:], faults: ["no text"]) }
    var fixed = project
    fixed.apply(offer.fix.edits, to: offer.path)
    fixed.check()
    var faults = wrongEdits(offer.fix.edits, in: text) + textFaults([offer.path], of: fixed)
    let key = DiagnosticKey(offer.path, offer.diagnostic)
    let (before, after) = (project.diagnosticCounts, fixed.diagnosticCounts)
    if after[key, default: 0] >= before[key, default: 0] { faults.append("reported still") }
    // A misspelled suppression that is unused after its fix was unused before too.
    let isAboutSuppressions = suppressionRules.contains(offer.diagnostic.rule)
    faults += newDiagnostics(after, since: before, except: isAboutSuppressions ? suppressionRules : [])
    return Outcome(texts: fixed.texts(of: [offer.path]), faults: faults)
  }

  /// The outcome after repeated runs until there is nothing left to fix. If two fixes overlap, the second one waits for
  /// the next run.
  public func settled() -> Outcome {
    var fixed = project
    var paths: Set<FilePath> = []
    for _ in 0..<offers.count + maximumRuns {
      let edits = fixed.editsOfFirstFixes
      if edits.isEmpty { break }
      for (path, edits) in edits { fixed.apply(edits, to: path) }
      paths.formUnion(edits.keys)
      fixed.check()
    }
    var faults = textFaults(paths.sorted(), of: fixed)
    faults += fixed.offers.map { "never settles: \($0)" }
    let (before, after) = (project.diagnosticCounts, fixed.diagnosticCounts)
    let fixedCounts = offers.reduce(into: [:]) {
      $0[DiagnosticKey($1.path, $1.diagnostic), default: 0] += $1.isFirst ? 1 : 0
    }
    for (key, count) in fixedCounts where after[key, default: 0] > before[key, default: 0] - count {
      faults.append("still '\(key)'")
    }
    faults += newDiagnostics(after, since: before)
    return Outcome(texts: fixed.texts(of: paths), faults: faults)
  }

  private func newDiagnostics(
    _ after: [DiagnosticKey: Int], since before: [DiagnosticKey: Int], except rules: Set<String> = []
  ) -> [String] {
    let new = after.filter { $1 > before[$0, default: 0] }.keys
    return new.filter { !rules.contains($0.rule) }.map { "new '\($0)'" }.sorted()
  }

  private func textFaults(_ paths: [FilePath], of fixed: CheckedProject) -> [String] {
    paths.flatMap { path -> [String] in
      guard let old = project.document(of: path), let new = fixed.document(of: path) else { return ["no text"] }
      return lostComments(from: old, to: new) + strangeWhiteSpace(from: old.text, to: new.text)
    }
  }
}

/// More runs than any project needs for the fixes that others uncover.
private let maximumRuns = 8

extension FixCheck.Offer: CustomStringConvertible {
  public var description: String {
    "\(path), bytes \(diagnostic.range): \(fix.title) [\(diagnostic.rule)]"
  }
}

/// A diagnostic of a file, independent of its position.
private struct DiagnosticKey: Hashable, CustomStringConvertible {
  var path: FilePath
  var rule: String
  var message: String

  init(_ path: FilePath, _ diagnostic: Diagnostic) {
    self.path = path
    rule = diagnostic.rule
    message = diagnostic.message
  }

  var description: String { "\(path): \(message) [\(rule)]" }
}

// MARK: - A project between two fixes

private struct CheckedProject: Sendable {
  private let paths: [FilePath]
  private let selection: RuleSelection
  private var model: ProjectModel
  private var checked: [FileDiagnostics]
  private var diagnostics: [[Diagnostic]] = []

  init(_ paths: [FilePath], _ model: ProjectModel, _ selection: RuleSelection) {
    self.paths = paths
    self.selection = selection
    self.model = model
    checked = paths.map { _ in FileDiagnostics() }
    check()
  }

  func document(of path: FilePath) -> Document? { model.facts(of: path)?.file.document }
  func text(of path: FilePath) -> SourceText? { document(of: path)?.text }

  func texts(of paths: Set<FilePath>) -> [FilePath: SourceText] {
    Dictionary(uniqueKeysWithValues: paths.compactMap { path in text(of: path).map { (path, $0) } })
  }

  mutating func apply(_ edits: [TextEdit], to path: FilePath) {
    guard let text = text(of: path) else { return }
    model = model.replacing(FileFacts(SourceFile(path: path, document: Document(text.applying(edits)))))
  }

  mutating func check() {
    diagnostics = paths.indices.map { checked[$0].check(paths[$0], in: model, selection) }
  }

  var diagnosticCounts: [DiagnosticKey: Int] {
    zip(paths, diagnostics).reduce(into: [:]) { counts, file in
      for diagnostic in file.1 { counts[DiagnosticKey(file.0, diagnostic), default: 0] += 1 }
    }
  }

  var offers: [FixCheck.Offer] {
    zip(paths, diagnostics).flatMap { path, diagnostics in
      diagnostics.flatMap { diagnostic in
        diagnostic.fixes.enumerated().map { number, fix in
          FixCheck.Offer(path: path, diagnostic: diagnostic, fix: fix, isFirst: number == 0)
        }
      }
    }
  }

  /// The edits of the first fix of each diagnostic, by path, without fixes that overlap an earlier one.
  var editsOfFirstFixes: [FilePath: [TextEdit]] {
    zip(paths, diagnostics).reduce(into: [:]) { edits, file in
      let fixes = JoinedFixes(of: file.1) { $0.fixes.first }
      if fixes.count > 0 { edits[file.0] = fixes.edits }
    }
  }
}

// MARK: - Problems in a text

private func wrongEdits(_ edits: [TextEdit], in text: SourceText) -> [String] {
  let ranges = edits.map(\.range).sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
  let overlaps = zip(ranges, ranges.dropFirst()).contains { $0.upperBound > $1.lowerBound }
  let isOutside = ranges.contains { $0.lowerBound < 0 || $0.upperBound > text.count }
  let changesNothing = edits.allSatisfy { text[$0.range] == $0.replacement }
  return (overlaps ? ["edits overlap"] : []) + (isOutside ? ["edits outside of the text"] : [])
    + (changesNothing ? ["changes nothing"] : [])
}

/// Fixes must keep all comments except suppressions.
private func lostComments(from old: Document, to new: Document) -> [String] {
  var left = new.wordsOfComments.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  return old.wordsOfComments.compactMap { words in
    left[words, default: 0] -= 1
    return left[words, default: 0] < 0 && !words.contains("uibridge:") ? "loses '\(words)'" : nil
  }
}

extension Document {
  /// The words of each comment, regardless of its indentation.
  fileprivate var wordsOfComments: [String] {
    tree.comments.map { text[$0].split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  }
}

private func strangeWhiteSpace(from old: SourceText, to new: SourceText) -> [String] {
  let (before, after) = (WhiteSpace(of: old), WhiteSpace(of: new))
  let ends = before.lineFeeds == 0 && before.windowsLineEnds > 0 && after.lineFeeds > 0
  return (ends ? ["mixes line ends"] : [])
    + (after.blanksAtLineEnd > before.blanksAtLineEnd ? ["leaves blanks at the end of a line"] : [])
    + (after.tabs > 0 && before.tabs == 0 ? ["indents with tabs"] : [])
}

private struct WhiteSpace {
  var windowsLineEnds = 0
  var lineFeeds = 0
  var blanksAtLineEnd = 0
  var tabs = 0

  init(of text: SourceText) {
    var last: UInt8 = 0
    for byte in text.utf8 {
      switch (last, byte) {
      case (UInt8(ascii: "\r"), UInt8(ascii: "\n")): windowsLineEnds += 1
      case (_, UInt8(ascii: "\n")): lineFeeds += 1
      case (_, UInt8(ascii: "\t")): tabs += 1
      default: break
      }
      let endsLine = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      if endsLine, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") { blanksAtLineEnd += 1 }
      last = byte
    }
  }
}
