import BridgeModel
import SwiftScan
import TextModel

/// The context of a rule that checks one file: what it can query, and where it reports.
///
/// Everything that the rule queries outside of the given type is recorded, and its check runs again when any of that
/// changes.
public struct RuleContext: Sendable {
  public let project: ProjectModel
  private let file: FileFacts
  private let questions: ModelQuestions
  private var rule = ""
  private var page = ""
  /// The highest severity of the rule.
  private var severity = Severity.hint
  /// The configured severity, which replaces all severities that the rule uses.
  private var configuredSeverity: Severity?
  /// The diagnostics that the rule has reported.
  private(set) var diagnostics: [Diagnostic] = []
  /// The diagnostics that it has reported in single bodies.
  private(set) var foundInBodies: [BodyResults] = []
  /// The diagnostics that it reported in single bodies before an edit of a body.
  private var earlier: EarlierBodyResults?
  private var recorder: ReadRecorder?

  /// Creates a context. `questions` records the questions that don't go to the project.
  init(file: FileFacts, project: ProjectModel, questions: ModelQuestions) {
    self.file = file
    self.project = project
    self.questions = questions
  }

  /// Starts the reports of a rule on a type or representable, and forgets earlier ones.
  mutating func begin(
    _ check: RunnableRule<some Any>, _ recorder: ReadRecorder? = nil, _ earlier: EarlierBodyResults? = nil
  ) {
    rule = check.rule
    page = check.page
    severity = check.severity
    configuredSeverity = check.configuredSeverity
    diagnostics = []
    foundInBodies = []
    (self.recorder, self.earlier) = (recorder, earlier)
  }

  /// Checks some bodies, one by one. After an edit, only those are checked again for which that may make a difference.
  /// So `check` must find out itself whatever it needs to know about other bodies.
  public mutating func inEach(
    _ bodies: [LifecycleBody], _ check: (LifecycleBody, inout RuleContext) -> Void
  ) {
    inEach(bodies, of: .bodies(bodies), check)
  }

  /// Checks some members of a type and its extensions, one by one, in the same way.
  public mutating func inEach(_ members: [Member], _ check: (Member, inout RuleContext) -> Void) {
    inEach(members, of: .members(members.map(\.node)), check)
  }

  private mutating func inEach<Part>(
    _ parts: [Part], of code: CheckedCode, _ check: (Part, inout RuleContext) -> Void
  ) {
    let all = diagnostics
    var found = BodyResults(in: code)
    let known = earlier?.next(in: code) ?? []
    for (index, part) in parts.enumerated() {
      if index < known.count, let result = known[index] {
        recorder?.note(result.reads)
        found.append(result)
        continue
      }
      diagnostics = []
      let reads = recorded { check(part, &$0) }
      found.append(BodyResults.Result(diagnostics: diagnostics, reads: reads))
    }
    diagnostics = all
    for result in found.results {
      for diagnostic in result.diagnostics where !diagnostics.contains(where: { $0.range == diagnostic.range }) {
        diagnostics.append(diagnostic)
      }
    }
    if recorder == nil { return }
    foundInBodies.append(found)
  }

  private mutating func recorded(_ work: (inout RuleContext) -> Void) -> BodyReads {
    guard let recorder else {
      work(&self)
      return .everything
    }
    return recorder.recording { work(&self) }.reads
  }

  public var path: FilePath { file.path }

  /// The text of the file. Read it only around nodes of the checked type.
  public var text: SourceText {
    ReadRecorder.current?.note(.lines)
    ReadRecorder.current?.note(.longTexts)
    return file.file.document.text
  }

  /// The syntax tree of the whole file. A rule that reads it runs again after every edit.
  public var tree: SyntaxTree {
    questions.note(.file(path))
    return file.tree
  }

  /// The modules that the file imports. A rule that reads them all runs again after every change of an import.
  public var imports: Set<String> { project.imports(of: path) }

  /// Whether the file imports a module.
  public func imports(_ module: String) -> Bool { project.isImported(module, in: path) }

  /// The layout style of the file.
  public var style: SourceStyle {
    questions.note(.style(of: path))
    return SourceStyle(of: text)
  }

  /// Whether the code of the checked type in this file may contain a word. Cheap if it doesn't.
  public func mayMention(_ word: SoughtWord) -> Bool { file.mayMention(word) }

  /// Whether a node is in the checked file. Rules see the parts of a type in all files, but edits can change only this
  /// one.
  public func contains(_ node: SyntaxNode) -> Bool { file.tree.contains(node) }

  /// Reports a problem at a node, or at the token that names it. Does nothing for a node in another file, because the
  /// check of that file reports it.
  public mutating func report(
    _ message: String, at place: ReportPlace, severity: Severity? = nil, related: [(ReportPlace, String)] = [],
    fixes: [Fix] = []
  ) {
    guard contains(place.node) else { return }
    diagnostics.append(
      Diagnostic(
        rule: rule, page: page, severity: configuredSeverity ?? min(severity ?? self.severity, self.severity),
        range: place.range, message: message,
        related: related.filter { contains($0.0.node) }.map { RelatedPlace(range: $0.range, message: $1) },
        fixes: fixes))
  }

  /// Reports a problem at a node of a lifecycle body, once. The problem of code that belongs to another type is reported
  /// at the call that leads there, and has no fix.
  public mutating func report(
    _ message: String, at node: SyntaxNode, in body: LifecycleBody, severity: Severity? = nil,
    related: [(ReportPlace, String)] = [], fixes: [Fix] = []
  ) {
    let (place, own) = body.ownSite(of: node)
    guard contains(place), !diagnostics.contains(where: { $0.range == place.range }) else { return }
    report(
      message, at: .whole(place), severity: severity,
      related: related + (place == node ? [] : [(.whole(node), "this code runs")])
        + (own.calls.first.map { [(.whole($0), "called from here")] } ?? []),
      fixes: body.isForeign ? [] : fixes)
  }

  /// Reports a problem at a place outside of the tree, such as a comment.
  public mutating func report(_ message: String, in range: Range<Int>, fixes: [Fix], isUnnecessary: Bool = false) {
    diagnostics.append(
      Diagnostic(
        rule: rule, page: page, severity: configuredSeverity ?? severity, range: range, message: message,
        fixes: fixes, isUnnecessary: isUnnecessary))
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
  /// The place of the property's name.
  public var place: ReportPlace { .whole(member.binding?.pattern ?? member.node) }
}
