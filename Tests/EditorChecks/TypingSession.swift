import BridgeModel
import BridgeTemplates
import EditorFeatures
import SwiftScan
import TextModel

/// Simulates a user who types words into a text at a mark and accepts completions.
public struct TypingSession: Sendable {
  /// An accepted completion.
  public struct Insertion: Sendable, Hashable {
    public var label: String
    public var text: String
  }

  public let name: String
  public private(set) var insertions: [Insertion] = []
  /// The number of keystrokes: the written characters, and one for each accepted completion.
  public private(set) var keystrokes = 0
  /// Descriptions of the problems.
  public private(set) var faults: [String] = []
  private var before: String
  private var after: String
  private let targets: DeploymentTargets
  /// The other files of the project.
  private let others: [SourceFile]
  /// Whether the client supports snippets; otherwise it inserts plain text.
  private let takesSnippets: Bool

  /// Creates a session for a text in which `⟦⟧` is the mark.
  public init(
    _ name: String, in marked: String, with others: [SourceFile] = [], takesSnippets: Bool,
    targets: DeploymentTargets = DeploymentTargets()
  ) {
    self.name = name
    self.takesSnippets = takesSnippets
    self.targets = targets
    self.others = others
    let parts = marked.split(separator: mark, maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    before = parts[0]
    after = parts.count > 1 ? parts[1] : ""
  }

  public var text: String { before + after }
  var beforeMark: String { before }
  public var file: SourceFile { SourceFile(path: "\(name).swift", document: Document(SourceText(text))) }

  public var project: ProjectModel {
    ProjectModel([file] + others, surroundings: [file.path: Surroundings(deploymentTargets: targets)])
  }

  /// Moves the mark to the end (or the start) of the first occurrence of a text.
  public mutating func move(after text: String) { move(to: text) { $0.upperBound } }
  public mutating func move(before text: String) { move(to: text) { $0.lowerBound } }

  private mutating func move(to part: String, _ edge: (Range<String.Index>) -> String.Index) {
    let whole = text
    guard let range = whole.firstRange(of: part) else { return faults.append("\(name): no '\(part)'") }
    before = String(whole[..<edge(range)])
    after = String(whole[edge(range)...])
  }

  /// Writes text at the mark without completions.
  public mutating func write(_ text: String) {
    before += text
    keystrokes += text.filter { $0 != " " }.count
  }

  public mutating func replace(_ old: String, with new: String) {
    before = before.replacing(old, with: new)
    after = after.replacing(old, with: new)
  }

  /// Types a word and accepts the completion with this label. Then writes `separator` and checks that the completion is
  /// no longer offered; pass nil if it may be offered again.
  public mutating func accept(_ label: String, typing word: String, then separator: String? = nil) {
    keystrokes += word.count + 1
    let typed = typing(word)
    guard let completion = typed.completions.first(where: { $0.label == label }) else {
      return faults.append("\(name): '\(label)' is not offered for '\(word)', but \(typed.completions.map(\.label))")
    }
    faults += typed.faultyFields(of: completion).map { "\(name), \(label): \($0)" }
    let inserted = typed.insertedText(of: completion)
    insertions.append(Insertion(label: label, text: inserted))
    typed.apply(completion, inserting: inserted, to: &before, &after)
    guard let separator else { return }
    before += separator
    if typing(word).completions.contains(where: { $0.label == label }) {
      faults.append("\(name): '\(label)' is still offered")
    }
  }

  /// Reports a problem if a completion is offered for a word.
  public mutating func expectNothing(typing word: String) {
    let labels = typing(word).completions.map(\.label)
    if !labels.isEmpty { faults.append("\(name): '\(word)' is offered \(labels)") }
  }

  private func typing(_ word: String) -> TypedWord {
    TypedWord(before: before + word, after: after, path: file.path, targets: targets, takesSnippets: takesSnippets)
  }
}

private let mark = "⟦⟧"

/// A text with a partly typed word.
private struct TypedWord {
  var before: String
  var after: String
  var path: FilePath
  var targets: DeploymentTargets
  var takesSnippets: Bool

  var completions: [Completion] {
    let file = SourceFile(path: path, document: Document(SourceText(before + after)))
    let project = ProjectModel([file], surroundings: [path: Surroundings(deploymentTargets: targets)])
    return EditorFeatures.completions(at: before.utf8.count, in: file, of: project)
  }

  func faultyFields(of completion: Completion) -> [String] {
    var faults: [String] = []
    let typed = String(decoding: Array(before.utf8)[completion.range.lowerBound...], as: UTF8.self)
    if completion.range.upperBound != before.utf8.count { faults.append("replaces something else") }
    if !completion.filterText.lowercased().hasPrefix(typed.lowercased()) {
      faults.append("'\(completion.filterText)' does not begin with '\(typed)'")
    }
    return faults
  }

  /// The text that the client finally inserts. For a snippet, this includes the default text of its placeholders, with
  /// its lines indented like the current line, as clients do it.
  func insertedText(of completion: Completion) -> String {
    guard takesSnippets else { return completion.plainText }
    let line = before.split(omittingEmptySubsequences: false) { $0.isNewline }.last ?? ""
    let indentation = line.prefix { $0 == " " || $0 == "\t" }
    let lines = expandedSnippet(completion.snippet).split(omittingEmptySubsequences: false) { $0.isNewline }
    let ending = before.contains("\r\n") ? "\r\n" : "\n"
    return lines.enumerated().map { $0 == 0 || $1.isEmpty ? String($1) : String(indentation) + $1 }.joined(
      separator: ending)
  }

  func apply(_ completion: Completion, inserting text: String, to before: inout String, _ after: inout String) {
    let start = self.before.utf8.count - completion.range.count
    var head = String(decoding: self.before.utf8.prefix(start), as: UTF8.self)
    var tail = after
    for edit in completion.additionalEdits {
      let end = self.before.utf8.count
      if edit.range.upperBound <= start {
        head = SourceText(head).applying(edit).string
      } else {
        let range = edit.range.lowerBound - end..<edit.range.upperBound - end
        tail = SourceText(tail).applying(TextEdit(replacing: range, with: edit.replacement)).string
      }
    }
    before = head + text
    after = tail
  }
}

/// The text of a Language Server Protocol snippet with the default text of its placeholders.
public func expandedSnippet(_ snippet: String) -> String {
  var result = ""
  var rest = Array(snippet)[...]
  var openPlaces = 0
  while let character = rest.popFirst() {
    switch character {
    case "\\": if let next = rest.popFirst() { result.append(next) }
    case "$" where rest.first == "{":
      rest = rest.drop { $0 != ":" }.dropFirst()
      openPlaces += 1
    case "$": rest = rest.drop { $0.isNumber }
    case "}" where openPlaces > 0: openPlaces -= 1
    default: result.append(character)
    }
  }
  return result
}
