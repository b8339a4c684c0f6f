import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan

/// An input that the make method or `makeCoordinator` reads and the update method doesn't.
struct IgnoredInput {
  var input: Property
  var reads: [SyntaxNode]
  var severity: Severity

  init?(
    _ input: Property, of representable: Representable, lessReadsIn hosted: [SyntaxNode], _ project: ProjectModel
  ) {
    let methods: [LifecycleMethod] = [.update, .sizeThatFits, .handle]
    guard let severity = project.severity(ofIgnoring: input), !representable.mentions(input, in: methods),
      !representable.shows(input), !representable.letsFollow(input), !representable.passesLater(input)
    else { return nil }
    let reads =
      representable.bodiesWithHelpers(of: .make).flatMap { body in
        project.valueReads(of: input, in: body, of: representable).filter { read in
          project.isValue(read, of: input) && !body.isFirstFrame(read) && !read.isConditionOfOneShotAction
            && !hosted.contains { $0.contains(read) } && !project.isReceiver(read, of: input)
        }
      } + project.setupReads(of: input, by: representable)
    guard !reads.isEmpty, !project.mayUse(input, of: representable, in: methods),
      !project.isUsedInProtocols(input, of: representable),
      !project.mayUse(input, inInheritedCodeOf: representable, runBy: methods)
    else { return nil }
    self.input = input
    self.reads = reads
    self.severity = severity
  }

  /// The methods of a representable that read some inputs.
  static func readers(of inputs: [IgnoredInput], in representable: Representable) -> String {
    let reads = inputs.flatMap(\.reads)
    let makers = representable.functions(.makeCoordinator).map(\.node)
    let areForCoordinator = reads.map { read in makers.contains { $0.contains(read) } }
    let make = representable.name(of: .make) ?? ""
    let names =
      (areForCoordinator.contains(false) ? [make] : []) + (areForCoordinator.contains(true) ? ["makeCoordinator"] : [])
    return names.map { "'\($0)'" }.joined(separator: " and ")
  }

  /// Its declaration and the place that reads it.
  var places: [(ReportPlace, String)] {
    [(input.place, "declared here")] + reads.prefix(1).map { (.whole($0), "read only here") }
  }
}

/// Reports environment values that the update method reads only if something else has changed.
func checkHalfAppliedInputs(_ representable: Representable, in context: inout RuleContext) {
  let inputs = representable.inputs.filter(\.isChangingEnvironmentValue)
  guard let update = representable.function(.update), let name = update.node.nameToken, !inputs.isEmpty,
    !representable.passesSelfOn(in: [.update])
  else { return }
  let bodies = representable.bodiesWithHelpers(of: .update)
  for input in inputs {
    let reads = bodies.flatMap { body in representable.valueReads(of: input, in: body).map { ($0, body) } }
    let isHidden = reads.allSatisfy { read, body in
      representable.guards(of: read, in: body).contains { $0.kind == .change }
    }
    guard let first = reads.first, isHidden else { continue }
    context.report(
      "'\(name.text)' applies '\(input.name)' only when something else changes", at: .name(of: update.node),
      severity: .information,
      related: [(.whole(first.0), "read only here, inside a condition that compares something else")])
  }
}

/// Reports inputs that the update method applies in part, but that the wrapped object keeps from its creation on.
func checkKeptInputs(_ representable: Representable, in context: inout RuleContext) {
  guard let name = representable.function(.update)?.node.nameToken else { return }
  for kept in context.project.keptInputs(of: representable) {
    let wrapper = kept.input.wrapper
    guard wrapper == nil || wrapper == "Binding" || wrapper == "Environment",
      representable.mentions(kept.input, in: [.update, .sizeThatFits]),
      let own = context.project.severity(ofIgnoring: kept.input)
    else { continue }
    context.report(
      "'\(name.text)' cannot apply '\(kept.input.name)' as a whole: the object keeps its first value in "
        + "'\(kept.keeper.name)', which nothing sets again",
      at: .name(of: representable.function(.update)?.node ?? kept.argument),
      severity: context.severity(own, ofLosing: [kept.input], of: representable),
      related: [(.whole(kept.argument), "passed here"), (.whole(kept.read), "the object reads it here")])
  }
}

extension RuleContext {
  /// The severity of ignoring inputs of one severity. Places that create the view show whether its values and bindings
  /// change.
  func severity(ofIgnoring inputs: [IgnoredInput], of representable: Representable) -> Severity {
    severity(inputs[0].severity, ofLosing: inputs.map(\.input), of: representable)
  }

  func severity(
    _ own: Severity, ofLosing inputs: [Property], of representable: Representable
  ) -> Severity {
    guard inputs.allSatisfy({ $0.wrapper == nil || $0.wrapper == "Binding" }) else { return own }
    return switch project.values(given: inputs.map(\.name), to: representable) {
    case .changing: .warning
    case .unknown: own
    case .lasting: .hint
    }
  }
}

extension ProjectModel {
  /// The severity of losing later values of an input; nil if the input isn't a value that changes.
  func severity(ofIgnoring input: Property) -> Severity? {
    if input.isMeantForOnce || input.typeName.map(fixedAtCreation.contains) ?? false { return nil }
    switch input.wrapper {
    case nil: return valueKind(of: input) == .value || isContent(input) ? .information : nil
    case "Binding":
      if isContent(input) { return .warning }
      return valueKind(of: input) == .reference || valueKind(of: input) == .function ? nil : .warning
    case "ObservedObject", "StateObject", "EnvironmentObject", "Bindable": return .warning
    case "Environment":
      guard input.isChangingEnvironmentValue else { return nil }
      return input.followsSystemSettings ? .information : .warning
    default: return nil
    }
  }
}

extension ProjectModel {
  /// Whether a read of a binding of unknown type calls a method on the value. Then the value is most likely an object.
  fileprivate func isReceiver(_ read: SyntaxNode, of input: Property) -> Bool {
    input.wrapper == "Binding" && valueKind(of: input) == .unknown && read.parent?.kind == .memberAccess
      && read.parent?.parent?.kind == .call
  }
}

extension Representable {
  /// Whether the make method passes an observed object on or subscribes to it. Then other code may follow its changes.
  fileprivate func letsFollow(_ input: Property) -> Bool {
    guard KnownTypes.objectWrappers.contains(input.wrapper ?? "") else { return false }
    return bodiesWithHelpers(of: .make).contains { body in
      body.block.uses(of: input.name, within: body.function.node).contains { use in
        guard let parent = use.parent, parent.kind == .memberAccess else { return true }
        return parent.name.hasPrefix("$") || parent.isNamed("objectWillChange")
      }
    }
  }

  /// Whether a closure that the make method only stores passes on the current value of a binding when it runs.
  fileprivate func passesLater(_ input: Property) -> Bool {
    guard input.wrapper == "Binding" else { return false }
    return bodiesWithHelpers(of: .make).contains { body in
      body.block.uses(of: input.name, within: body.function.node).contains { use in
        use.position(in: body.block) == .deferred && use.isPassedOn
      }
    }
  }

  /// Whether the make method returns the input itself. Then the input is the view on screen and can't be applied to it.
  fileprivate func shows(_ input: Property) -> Bool {
    makingBodies(of: .make).contains { body in
      let uses = body.block.uses(of: input.name, within: body.function.node)
      return body.returnedValues.contains(where: uses.contains)
    }
  }
}

extension Property {
  /// Whether its name says that the value is read only once: `initialPage`, `onScan`.
  fileprivate var isMeantForOnce: Bool {
    isNamedForFirstValue || name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase ?? false
  }
}

/// The types of values that only an initializer can set.
private let fixedAtCreation: Set = [
  "UITableView.Style", "UIPageViewController.TransitionStyle", "UIPageViewController.NavigationOrientation",
  "UISplitViewController.Style",
]

extension SyntaxNode {
  /// Whether the value goes into a call or a property and isn't only compared.
  fileprivate var isPassedOn: Bool {
    for ancestor in ancestors.prefix(while: { $0.kind != .closure }) {
      if ancestor.kind == .argument { return true }
      if let assignment = Assignment(ancestor) { return !assignment.target.contains(self) }
    }
    return false
  }
}

extension Family {
  /// The wrapped object, in plain words.
  var objectName: String {
    switch kind {
    case .view: "view"
    case .controller: "controller"
    case .gesture: "recognizer"
    case .watch: "interface object"
    }
  }
}
