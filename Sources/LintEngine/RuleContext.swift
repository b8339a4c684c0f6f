import BridgeModel
import SwiftScan
import TextModel

/// What a rule sees while it checks one file, and where it reports.
public struct RuleContext: Sendable {
  public let rule: Rule
  public let file: FileFacts
  public let project: ProjectModel
  private(set) var diagnostics: [Diagnostic] = []

  init(rule: Rule, file: FileFacts, project: ProjectModel) {
    self.rule = rule
    self.file = file
    self.project = project
  }

  public var text: SourceText { file.file.document.text }

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
        rule: rule.id, severity: min(severity ?? rule.severity, rule.severity), range: place.range, message: message,
        related: related.filter { contains($0.0.node) }.map { RelatedPlace(range: $0.range, message: $1) },
        fixes: fixes))
  }

  /// Reports at a place that is no part of the tree: a comment.
  public mutating func report(_ message: String, in range: Range<Int>, fixes: [Fix]) {
    diagnostics.append(
      Diagnostic(rule: rule.id, severity: rule.severity, range: range, message: message, fixes: fixes))
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
