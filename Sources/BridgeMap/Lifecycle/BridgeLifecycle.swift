import BridgeFacts
import BridgeModel
import LintEngine
import TextModel

/// The lifecycle of one representable, from the coordinator to the dismantle method, with the code that the type has
/// for each step; or the functions with which a type shows SwiftUI views.
public struct BridgeLifecycle: Hashable, Sendable {
  /// The dotted name.
  public var name: String
  public var direction: Bridge.Direction
  public var framework: Family.Framework
  /// The types on the other side, as written: the class of the wrapped object, or the views that the type hosts.
  public var brought: [String]
  /// The file in which the type declares the conformance, or in which it first hosts a view.
  public var path: FilePath
  /// The line, 1-based.
  public var line: Int
  public var inputs: [Input]
  /// The phases, in the order in which they occur.
  public var phases: [Phase]
  public var coordinator: Counterpart?
  /// The diagnostics elsewhere in the type.
  public var notes: [Note] = []

  public struct Input: Hashable, Sendable {
    public var name: String
    /// The type as written, such as `@Binding String`; empty if the source doesn't state it.
    public var type: String
  }

  /// A lifecycle method; for a host, a function that works with the hosted views.
  public struct Phase: Hashable, Sendable {
    /// nil for a host.
    public var method: LifecycleMethod?
    /// The full name, such as `updateUIView(_:context:)`.
    public var title: String
    /// The time of the call, such as `once, when the view appears`; empty if that's unknown.
    public var occasion: String
    /// Whether the protocol requires the method.
    public var isRequired: Bool
    /// The lines of its body; nil if the type doesn't implement it.
    public var code: [Line]?
    /// The functions of the type and of its coordinator that it calls as helpers.
    public var helpers: [String]
    /// The names of the inputs that it may use; for a host, the views that it shows.
    public var inputs: [String]
    /// The object that it creates and that outlives the call: the coordinator, the wrapped object, or a hosting
    /// controller.
    public var result: Result?
    /// The diagnostics about the method as a whole.
    public var notes: [Note]
  }

  public struct Result: Hashable, Sendable {
    /// The name of its class.
    public var name: String
    /// The owner, such as `retained by SwiftUI`.
    public var keeper: String
  }

  /// A line of code without its indentation in the file.
  public struct Line: Hashable, Sendable {
    public var text: String
    /// The most severe diagnostic on the line.
    public var note: Note?
  }

  /// A diagnostic.
  public struct Note: Hashable, Sendable {
    public var severity: Severity
    public var message: String
  }

  /// The object that receives callbacks from the other side.
  public struct Counterpart: Hashable, Sendable {
    /// The dotted name.
    public var name: String
    /// The delegate protocols.
    public var protocols: [String]
    /// The methods that it implements, such as `searchBar(_:textDidChange:)`.
    public var methods: [String]
    /// The names of the inputs that it sets or calls.
    public var inputs: [String]
    /// The diagnostics about it.
    public var notes: [Note]
  }
}

extension BridgeLifecycle {
  /// `diagnostics` are the diagnostics of the files, by path.
  public init(of representable: Representable, in project: ProjectModel, diagnostics: [FilePath: [Diagnostic]]) {
    let survey = Survey(project: project)
    let owner = representable.conformance.owner
    name = representable.name
    direction = .wraps
    framework = representable.family.framework
    brought = [representable.representedType?.text ?? representable.family.represented]
    path = owner.path
    line = survey.line(of: owner.node, in: owner.path)
    inputs = representable.inputs.map { input in
      Input(name: input.name, type: [input.wrapper.map { "@\($0)" } ?? "", input.typeText].joined(separator: " ").bare)
    }
    var rest = OwnDiagnostics(of: representable, among: diagnostics)
    phases = representable.family.phases.compactMap { Phase($0, of: representable, in: project, &rest) }
    coordinator = representable.coordinator.map { Counterpart($0, inputs: representable.inputs.map(\.name), &rest) }
    notes = rest.all.map(\.note)
  }
}

/// The diagnostics in the code of a type and of its coordinator that aren't assigned to a line or a phase yet.
struct OwnDiagnostics {
  private(set) var all: [(path: FilePath, offset: Int, note: BridgeLifecycle.Note)]

  init(of representable: Representable, among diagnostics: [FilePath: [Diagnostic]]) {
    let parts = representable.parts + (representable.coordinator?.declarations ?? [])
    self.init(in: parts.map { ($0.path, $0.node.range) }, among: diagnostics)
  }

  init(in extent: [(path: FilePath, range: Range<Int>)], among diagnostics: [FilePath: [Diagnostic]]) {
    all = Set(extent.map(\.path)).sorted().flatMap { path in
      diagnostics[path, default: []].filter { diagnostic in
        diagnostic.severity > .hint
          && extent.contains { $0.path == path && $0.range.contains(diagnostic.range.lowerBound) }
      }.map { (path, $0.range.lowerBound, BridgeLifecycle.Note(severity: $0.severity, message: $0.message)) }
    }
  }

  /// Removes and returns the diagnostics in a range of a file.
  mutating func remove(in range: Range<Int>, of path: FilePath) -> [BridgeLifecycle.Note] {
    let taken = all.filter { $0.path == path && range.contains($0.offset) }
    all.removeAll { $0.path == path && range.contains($0.offset) }
    return taken.map(\.note)
  }
}

extension Family {
  /// The methods in the order in which SwiftUI calls them.
  fileprivate var phases: [LifecycleMethod] {
    [.makeCoordinator, .make, .update, .handle, .sizeThatFits, .dismantle].filter(methods.contains)
  }
}

extension BridgeLifecycle.Phase {
  /// nil for a method that the type doesn't implement and usually doesn't need.
  fileprivate init?(
    _ method: LifecycleMethod, of representable: Representable, in project: ProjectModel, _ rest: inout OwnDiagnostics
  ) {
    let family = representable.family
    let bodies = representable.bodies(of: method)
    let isDispensable = method == .sizeThatFits || method == .makeCoordinator || method == .update
    isRequired = method == .make || method == .update && family.isUpdateRequired
    if bodies.isEmpty, isDispensable, !isRequired { return nil }
    self.method = method
    title = family.fullName(of: method) ?? method.rawValue
    let written = bodies.flatMap { lines(of: $0, in: project, &rest) }
    code = bodies.isEmpty ? nil : written
    notes = representable.functions(method).flatMap { rest.remove(in: $0.node.range, of: $0.path) }
    helpers = representable.bodiesWithHelpers(of: method).filter(\.isHelper).map(\.function.name).uniqued
    inputs = representable.inputs.filter { representable.mayUse($0, in: [method]) }.map(\.name)
    occasion = method.occasion
    let kept: String? =
      switch method {
      case .makeCoordinator: representable.coordinator.map { lastComponent(of: $0.name) } ?? ""
      case .make: representable.representedType?.text ?? family.represented
      default: nil
      }
    result = kept.map { BridgeLifecycle.Result(name: $0, keeper: "retained by SwiftUI") }
  }
}

extension BridgeLifecycle.Counterpart {
  fileprivate init(_ coordinator: Coordinator, inputs: [String], _ rest: inout OwnDiagnostics) {
    name = coordinator.name
    protocols = coordinator.delegateProtocols
    let functions = coordinator.members.filter { $0.isFunction && !$0.isPrivate && !$0.isStatic }
    methods =
      functions.map { function in
        "\(function.name)(\(function.labels.map { "\($0 ?? "_"):" }.joined()))"
      }.uniqued
    let steps = coordinator.members.flatMap(\.bodies).flatMap { $0.descendants(.call, .sequence) }
    let targets = steps.compactMap { (Assignment($0)?.target ?? $0.callee)?.memberPath }
    self.inputs = inputs.filter { name in targets.contains { $0.contains(name) } }
    notes = coordinator.declarations.flatMap { rest.remove(in: $0.node.range, of: $0.path) }
  }
}

// MARK: - Code

/// The lines of a body, without comments, empty lines, and the indentation of its first line.
private func lines(
  of body: LifecycleBody, in project: ProjectModel, _ rest: inout OwnDiagnostics
) -> [BridgeLifecycle.Line] {
  guard let first = body.block.items.first, let last = body.block.items.last else { return [] }
  let range = first.range.lowerBound..<last.range.upperBound
  return lines(in: range, of: body.function.path, project, &rest) { _ in true }
}

/// The shown lines of a range of code, without comments, empty lines, and the indentation of the first line.
func lines(
  in range: Range<Int>, of path: FilePath, _ project: ProjectModel, _ rest: inout OwnDiagnostics,
  where isShown: (Range<Int>) -> Bool
) -> [BridgeLifecycle.Line] {
  guard let text = project.facts(of: path)?.file.document.text else { return [] }
  let margin = text.position(at: range.lowerBound, in: .utf8).character
  var lines: [BridgeLifecycle.Line] = []
  for number in text.line(at: range.lowerBound)...text.line(at: range.upperBound) {
    let line = text.lineRange(number).clamped(to: range)
    guard isShown(line) else { continue }
    let code = String(decoding: text.bytes(in: line), as: UTF8.self)
    let isFirst = line.lowerBound == range.lowerBound
    let indentation = isFirst ? 0 : min(margin, code.prefix { $0 == " " || $0 == "\t" }.utf8.count)
    let shown = String(code.dropFirst(indentation)).bareAtEnd
    guard !shown.bare.isEmpty, !shown.bare.hasPrefix("//") else { continue }
    let worst = rest.remove(in: line, of: path).max { $0.severity < $1.severity }
    lines.append(BridgeLifecycle.Line(text: shown, note: worst))
  }
  return lines
}

extension String {
  /// The text without whitespace around it.
  fileprivate var bare: String { String(bareAtEnd.drop(while: \.isWhitespace)) }

  /// The text without trailing whitespace.
  fileprivate var bareAtEnd: String {
    String(self[..<(lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex)])
  }
}
