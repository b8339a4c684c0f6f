import BridgeModel
import SwiftScan
import TextModel

/// What a rule sees while it checks one file, and where it reports.
///
/// What it looks at outside of the type that it is given is taken down: the check is made again when that changes.
public struct RuleContext: Sendable {
  public let project: ProjectModel
  private let file: FileFacts
  private let questions: ModelQuestions
  private var rule = ""
  /// The highest severity of the rule.
  private var severity = Severity.hint
  /// The severity that replaces all of the rule's own.
  private var configuredSeverity: Severity?
  private(set) var diagnostics: [Diagnostic] = []

  /// The questions that are noted besides those to the project.
  init(file: FileFacts, project: ProjectModel, questions: ModelQuestions) {
    self.file = file
    self.project = project
    self.questions = questions
  }

  /// What is reported from now on, this rule says.
  mutating func begin(_ check: RuleCheck<some Any>) {
    rule = check.rule
    severity = check.severity
    configuredSeverity = check.configuredSeverity
  }

  /// Takes back what was reported since there were so many diagnostics where the rule had said something already: of a type
  /// that is a representable on two platforms once is enough.
  mutating func dropRepetitions(since count: Int) {
    guard diagnostics.count > count else { return }
    let places = Set(diagnostics.prefix(count).lazy.filter { [rule] in $0.rule == rule }.map(\.range))
    diagnostics = diagnostics.prefix(count) + diagnostics[count...].filter { !places.contains($0.range) }
  }

  public var path: FilePath { file.path }

  /// To be read around nodes of the type that is checked.
  public var text: SourceText { file.file.document.text }

  /// The whole file. Whoever asks for it is asked again after every edit.
  public var tree: SyntaxTree {
    questions.note(.file(path))
    return file.tree
  }

  /// The modules that the file imports. Whoever asks for all of them is asked again after every change of one.
  public var imports: Set<String> { project.imports(of: path) }

  /// Whether the file imports a module.
  public func imports(_ module: String) -> Bool { project.isImported(module, in: path) }

  /// How the file is indented.
  public var style: SourceStyle {
    questions.note(.style(of: path))
    return SourceStyle(of: text)
  }

  /// Whether the code of the type that is checked, in this file, may have a word; says quickly that it has not.
  public func mayMention(_ word: SoughtWord) -> Bool { file.mayMention(word) }

  /// Whether a node stands in the file that is checked. Rules see the parts of a type in all files; edits can only
  /// change this one.
  public func contains(_ node: SyntaxNode) -> Bool { file.tree.contains(node) }

  /// Reports at a node, or at the token that names it. In another file than the one that is checked it is left to the
  /// check of that file.
  public mutating func report(
    _ message: String, at place: ReportPlace, severity: Severity? = nil, related: [(ReportPlace, String)] = [],
    fixes: [Fix] = []
  ) {
    guard contains(place.node) else { return }
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: configuredSeverity ?? min(severity ?? self.severity, self.severity), range: place.range,
        message: message,
        related: related.filter { contains($0.0.node) }.map { RelatedPlace(range: $0.range, message: $1) },
        fixes: fixes))
  }

  /// Reports at a place that is no part of the tree: a comment.
  public mutating func report(_ message: String, in range: Range<Int>, fixes: [Fix], isUnnecessary: Bool = false) {
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: configuredSeverity ?? severity, range: range, message: message, fixes: fixes,
        isUnnecessary: isUnnecessary))
  }
}

/// A place in a tree that a diagnostic points at.
public enum ReportPlace: Sendable {
  case whole(SyntaxNode)
  /// The token that names a declaration.
  case name(of: SyntaxNode)

  public var node: SyntaxNode {
    switch self {
    case .whole(let node), .name(let node): node
    }
  }

  var range: Range<Int> {
    switch self {
    case .whole(let node): node.range
    case .name(let node): node.nameToken?.range ?? node.range
    }
  }
}

extension Property {
  /// Where its name stands.
  public var place: ReportPlace { .whole(member.binding?.pattern ?? member.node) }
}
