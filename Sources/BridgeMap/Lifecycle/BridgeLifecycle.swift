import BridgeFacts
import BridgeModel
import LintEngine

/// How SwiftUI drives one representable, from the coordinator to the end, with the code that the type has for it.
public struct BridgeLifecycle: Hashable, Sendable {
  /// Dotted.
  public var name: String
  /// The protocol: `UIViewRepresentable`.
  public var family: String
  public var framework: Family.Framework
  /// The class of the wrapped object, as written.
  public var represented: String
  /// Where the type says that it is a representable.
  public var path: String
  /// From 1.
  public var line: Int
  public var inputs: [Input]
  /// In the order in which they come.
  public var phases: [Phase]
  public var coordinator: Counterpart?

  public struct Input: Hashable, Sendable {
    public var name: String
    /// `@Binding String`, as far as the source says it; else "".
    public var type: String
  }

  /// A lifecycle method.
  public struct Phase: Hashable, Sendable {
    public var method: LifecycleMethod
    /// `updateUIView(_:context:)`
    public var title: String
    /// Whether the type has to have the method.
    public var isRequired: Bool
    /// The lines of its body; nil where the type does not have it.
    public var code: [Line]?
    /// The functions that it calls for its work, of the type and of its coordinator.
    public var helpers: [String]
    /// The names of the inputs that it may take.
    public var inputs: [String]
  }

  /// A line of code without its indentation in the file.
  public struct Line: Hashable, Sendable {
    public var text: String
    public var severity: Severity?
    /// Of the gravest diagnostic in it; "" without one.
    public var message: String
  }

  /// The object that hears of what happens on the other side.
  public struct Counterpart: Hashable, Sendable {
    /// Dotted.
    public var name: String
    /// The delegate protocols.
    public var protocols: [String]
    /// What it answers: `searchBar(_:textDidChange:)`.
    public var methods: [String]
    /// The names of the inputs that its code mentions.
    public var inputs: [String]
  }
}

extension BridgeLifecycle {
  /// `diagnostics` are those of the files by path.
  public init(of representable: Representable, in project: ProjectModel, diagnostics: [String: [Diagnostic]]) {
    let survey = Survey(project: project)
    let owner = representable.conformance.owner
    name = representable.name
    family = representable.family.name
    framework = representable.family.framework
    represented = representable.representedType?.text ?? representable.family.represented
    path = owner.path
    line = survey.line(of: owner.node, in: owner.path)
    inputs = representable.inputs.map { input in
      Input(name: input.name, type: [input.wrapper.map { "@\($0)" } ?? "", input.typeText].joined(separator: " ").bare)
    }
    phases = representable.family.phases.compactMap { method in
      Phase(method, of: representable, in: project, diagnostics)
    }
    coordinator = representable.coordinator.map { Counterpart($0, inputs: representable.inputs.map(\.name)) }
  }
}

extension Family {
  /// The methods in the order in which SwiftUI calls them.
  fileprivate var phases: [LifecycleMethod] {
    [.makeCoordinator, .make, .update, .handle, .sizeThatFits, .dismantle].filter(methods.contains)
  }
}

extension BridgeLifecycle.Phase {
  /// nil for a method that the type has not, and that nobody would miss.
  fileprivate init?(
    _ method: LifecycleMethod, of representable: Representable, in project: ProjectModel,
    _ diagnostics: [String: [Diagnostic]]
  ) {
    let family = representable.family
    let bodies = representable.bodies(of: method)
    let isDispensable = method == .sizeThatFits || method == .makeCoordinator || method == .update
    isRequired = method == .make || method == .update && family.isUpdateRequired
    if bodies.isEmpty, isDispensable, !isRequired { return nil }
    self.method = method
    title = family.fullName(of: method) ?? method.rawValue
    code =
      bodies.isEmpty
      ? nil
      : bodies.flatMap { body in
        lines(of: body, in: project, diagnostics[body.function.path, default: []])
      }
    helpers = representable.bodiesWithHelpers(of: method).filter(\.isHelper).map(\.function.name).uniqued
    inputs = representable.inputs.filter { representable.mayUse($0, in: [method]) }.map(\.name)
  }
}

extension BridgeLifecycle.Counterpart {
  fileprivate init(_ coordinator: Coordinator, inputs: [String]) {
    name = coordinator.name
    protocols = coordinator.ancestry.names.filter { DelegateProtocol.named($0) != nil }.sorted()
    let functions = coordinator.members.filter { $0.isFunction && !$0.isPrivate && !$0.isStatic }
    methods =
      functions.map { function in
        "\(function.name)(\(function.labels.map { "\($0 ?? "_"):" }.joined()))"
      }.uniqued
    let mentioned = coordinator.members.flatMap(\.bodies).flatMap { $0.descendants(.reference, .memberAccess) }
    let names = Set(mentioned.map(\.name))
    self.inputs = inputs.filter { names.contains($0) || names.contains("$\($0)") }
  }
}

// MARK: - Code

/// The lines of a body without comments and empty ones, from its first column on.
private func lines(
  of body: LifecycleBody, in project: ProjectModel, _ diagnostics: [Diagnostic]
) -> [BridgeLifecycle.Line] {
  guard let text = project.facts(of: body.function.path)?.file.document.text, let first = body.block.items.first,
    let last = body.block.items.last
  else { return [] }
  let range = first.range.lowerBound..<last.range.upperBound
  let margin = text.position(at: range.lowerBound, in: .utf8).character
  return (text.line(at: range.lowerBound)...text.line(at: range.upperBound)).compactMap { number in
    let line = text.lineRange(number).clamped(to: range)
    let code = String(decoding: text.bytes(in: line), as: UTF8.self)
    let isFirst = line.lowerBound == range.lowerBound
    let indentation = isFirst ? 0 : min(margin, code.prefix { $0 == " " || $0 == "\t" }.utf8.count)
    let shown = String(code.dropFirst(indentation)).bareAtEnd
    guard !shown.bare.isEmpty, !shown.bare.hasPrefix("//") else { return nil }
    let worst = diagnostics.filter { line.contains($0.range.lowerBound) && $0.severity > .hint }
      .max { $0.severity < $1.severity }
    return BridgeLifecycle.Line(text: shown, severity: worst?.severity, message: worst?.message ?? "")
  }
}

extension String {
  /// Without white space around it.
  fileprivate var bare: String { String(bareAtEnd.drop(while: \.isWhitespace)) }

  /// Without white space behind it.
  fileprivate var bareAtEnd: String {
    String(self[..<(lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex)])
  }
}
