import BridgeFacts
import SwiftScan
import TextModel

/// The objects that an expression gives, if the code creates them each time it runs.
public enum NewObjects: Hashable, Sendable { case one, several }

extension ProjectModel {
  /// The objects that an expression of a body gives, if each run creates them, and creates the same ones as long as the
  /// inputs are the same; nil if one of them may exist already, or if their number depends on what is shown or remembered.
  ///
  /// Follows locals, lists that the code fills, transformations of lists, and functions and computed properties of the
  /// project.
  public func newObjects(
    from expression: SyntaxNode, in body: LifecycleBody, of representable: Representable
  ) -> NewObjects? {
    var known: NewObjectSearch.Answers = [:]
    return NewObjectSearch(project: self, representable: representable, body: body).objects(from: expression, &known)
  }

  /// Whether the loops around a node, or around a call that leads to it, run for the same elements again as long as the
  /// inputs are the same. A loop over something else may contain only new elements.
  public func repeatsForInputs(
    _ node: SyntaxNode, in body: LifecycleBody, of representable: Representable
  ) -> Bool {
    let search = NewObjectSearch(project: self, representable: representable, body: body)
    var known: NewObjectSearch.Answers = [:]
    guard search.repeatsForInputs(node, &known) else { return false }
    guard case .call(let call, let caller) = body.origin else { return true }
    return repeatsForInputs(call, in: caller, of: representable)
  }
}

private struct NewObjectSearch {
  let project: ProjectModel
  let representable: Representable
  let body: LifecycleBody

  /// A question for the objects of a local, or for those that a block returns, if this call runs the code.
  struct Question: Hashable {
    var node: SyntaxNode
    var call: SyntaxNode?
  }
  typealias Answers = [Question: NewObjects?]

  func objects(from expression: SyntaxNode, _ known: inout Answers) -> NewObjects? {
    let node = expression.withoutCasts
    switch node.kind {
    case .call: return objects(ofCall: node, &known)
    case .reference: return objects(named: node.name, at: node, &known)
    case .memberAccess:
      if node.pathFromSelf?.count == 1 { return objects(ofProperty: node.name, &known) }
      // The view of a controller that was created here.
      return node.isNamed("view") ? node.base.flatMap { objects(from: $0, &known) } : nil
    case .forceUnwrap: return node.base.flatMap { objects(from: $0, &known) }
    case .arrayLiteral: return allNew(Array(node.children), &known).map { _ in .several }
    case .sequence: return objects(ofOperands: Array(node.children), &known)
    default: return nil
    }
  }

  /// The objects of the parts of an expression with operators: `own + shared`, `isNew ? Pin() : Flag()`.
  private func objects(ofOperands parts: [SyntaxNode], _ known: inout Answers) -> NewObjects? {
    let (operators, values) = (parts.filter(\.isOperator), parts.filter { !$0.isOperator })
    if let choice = parts.dropLast().last, choice.kind == .ternary {
      guard values.dropLast().allSatisfy(isOfInputs) else { return nil }
      return allNew(choice.children.suffix(1) + values.suffix(1), &known)
    }
    guard operators.allSatisfy({ $0.isNamed("+") || $0.isNamed("??") }) else { return nil }
    return allNew(values, &known)
  }

  /// The objects of expressions that all give new ones. An expression without a value doesn't matter.
  private func allNew(_ expressions: [SyntaxNode], _ known: inout Answers) -> NewObjects? {
    var found: NewObjects?
    for expression in expressions where expression.kind != .nilLiteral {
      guard let objects = objects(from: expression, &known) else { return nil }
      if found != .several { found = objects }
    }
    return found
  }

  // MARK: Calls

  private func objects(ofCall call: SyntaxNode, _ known: inout Answers) -> NewObjects? {
    let name = call.calledName
    if let type = call.evidentTypeName {
      guard listTypes.contains(type) else { return .one }
      return call.arguments.first?.value.flatMap { objects(from: $0, &known) }
    }
    // Constraints between anchors.
    if name == "constraint" { return .one }
    if name == "constraints" { return .several }
    if let receiver = call.receiver {
      if transformations.contains(name), let transformation = call.arguments.last?.value {
        return isOfInputs(receiver) && givesNewObjects(transformation, &known) ? .several : nil
      }
      if selections.contains(name) {
        guard call.arguments.compactMap(\.value).allSatisfy(isOfInputs) else { return nil }
        return objects(from: receiver, &known)
      }
    }
    let bodies = project.bodies(runBy: call, in: body, of: representable)
    guard !bodies.isEmpty else { return call.isMade(within: body.function.node) ? .one : nil }
    return combined(bodies.map { search(in: $0).results(of: $0.block, &known) })
  }

  /// Whether a closure or function gives a new object for each element.
  private func givesNewObjects(_ transformation: SyntaxNode, _ known: inout Answers) -> Bool {
    if transformation.kind == .closure { return results(of: transformation, &known) != nil }
    if transformation.isNamed("init") { return transformation.base?.dottedName != nil }
    guard let name = transformation.pathFromSelf, name.count == 1 else { return false }
    let functions = ownMembers.filter { $0.isFunction && $0.name == name[0] }
    return combined(functions.map { objects(of: $0, &known) }) != nil
  }

  /// The objects that a block returns. If it returns several values, or nothing for some inputs, what it compares decides.
  private func results(of block: SyntaxNode, _ known: inout Answers) -> NewObjects? {
    answer(Question(node: block, call: body.call), &known) { known in
      let values = block.returnedValues
      let conditions = values.count > 1 ? block.branchConditions.flatMap(\.parts) : []
      return conditions.allSatisfy(isOfInputs) ? allNew(values, &known) : nil
    }
  }

  /// Answers each question once. Code that needs its own result, such as a function that calls itself, gives nothing new.
  private func answer(
    _ question: Question, _ known: inout Answers, _ find: (inout Answers) -> NewObjects?
  ) -> NewObjects? {
    if let answer = known[question] { return answer }
    known[question] = .some(nil)
    let found = find(&known)
    known[question] = .some(found)
    return found
  }

  private func objects(of member: Member, _ known: inout Answers) -> NewObjects? {
    combined(
      member.bodies.map { block in
        let body = LifecycleBody(method: body.method, function: member, block: block, owner: body.owner)
        return search(in: body).results(of: block, &known)
      })
  }

  private func search(in body: LifecycleBody) -> NewObjectSearch {
    NewObjectSearch(project: project, representable: representable, body: body)
  }

  private func combined(_ results: [NewObjects?]) -> NewObjects? {
    results.contains(nil) ? nil : results.contains(.several) ? .several : results.first ?? nil
  }

  // MARK: Names

  private func objects(named name: String, at node: SyntaxNode, _ known: inout Answers) -> NewObjects? {
    guard let local = node.localDeclaration(of: name, within: body.function.node) else {
      return objects(ofProperty: name, &known)
    }
    return answer(Question(node: local, call: body.call), &known) { objects(of: local, at: node, &$0) }
  }

  private func objects(of local: SyntaxNode, at node: SyntaxNode, _ known: inout Answers) -> NewObjects? {
    switch local.kind {
    case .binding: return local.pattern?.kind == .identifierPattern ? objects(ofLocal: local, &known) : nil
    case .optionalBinding:
      guard let value = local.value?.withoutCasts else { return nil }
      // The name of a function such as `makeBadge` doesn't say whether there is one already.
      if value.kind == .call, value.evidentTypeName == nil,
        project.bodies(runBy: value, in: body, of: representable).isEmpty
      {
        return nil
      }
      return objects(from: value, &known)
    case .parameter, .capture:
      guard case .fresh(let call) = representable.place(of: node, in: body)?.root else { return nil }
      return objects(ofCall: call, &known)
    default:
      guard let statement = local.parent, statement.kind == .forStatement, let elements = statement.iteratedSequence
      else { return nil }
      return objects(from: elements, &known).map { _ in .one }
    }
  }

  private func objects(ofProperty name: String, _ known: inout Answers) -> NewObjects? {
    let properties = ownMembers.filter { $0.isProperty && !$0.isStored && $0.name == name }
    return combined(properties.map { objects(of: $0, &known) })
  }

  /// The members that names without a receiver mean.
  private var ownMembers: [Member] {
    if body.isInRepresentable { return representable.members }
    return body.isInCoordinator ? representable.coordinator?.members ?? [] : []
  }

  /// The objects of a local: those of its initial value, and those that the code assigns to it or adds to it.
  private func objects(ofLocal local: SyntaxNode, _ known: inout Answers) -> NewObjects? {
    let initial = local.value.flatMap { $0.isEmptyList ? nil : $0 }
    let changes = local.parent?.isNamed("let") ?? true && initial != nil ? [] : changes(of: local)
    guard changes.allSatisfy({ repeatsForInputs($0.node, &known) && isUnconditional($0.node) }) else {
      return nil
    }
    let results = (initial.map { [[$0]] } ?? []) + changes.map(\.value)
    let found = combined(results.map { objects(ofOperands: $0, &known) })
    return local.value?.isEmptyList ?? false ? found.map { _ in .several } : found
  }

  /// The statements that assign values to a local or add them to it.
  private func changes(of local: SyntaxNode) -> [(node: SyntaxNode, value: [SyntaxNode])] {
    guard let name = local.pattern?.name else { return [] }
    return body.block.descendants(.call, .sequence).compactMap { node in
      let assignment = Assignment(node)
      guard let target = assignment?.target ?? (additions.contains(node.calledName) ? node.receiver : nil),
        target.kind == .reference, target.isNamed(name),
        target.localDeclaration(of: name, within: body.function.node) == local
      else { return nil }
      return (node, assignment?.value ?? node.arguments.prefix(1).compactMap(\.value))
    }
  }

  // MARK: Inputs

  /// Whether the loops around a node in this body run for what the inputs contain, or for new objects.
  func repeatsForInputs(_ node: SyntaxNode, _ known: inout Answers) -> Bool {
    node.ancestors.prefix { $0 != body.block }.allSatisfy { ancestor in
      let elements: SyntaxNode?
      switch ancestor.kind {
      case .forStatement: elements = ancestor.iteratedSequence
      case .call where ancestor.calledName == "forEach": elements = ancestor.receiver
      case .whileStatement, .repeatStatement: elements = nil
      default: return true
      }
      return elements.map { isOfInputs($0) || objects(from: $0, &known) != nil } ?? false
    }
  }

  /// Whether the conditions of a statement depend on inputs only.
  private func isUnconditional(_ node: SyntaxNode) -> Bool {
    node.dominatingConditions(in: body.block).allSatisfy(isOfInputs)
  }

  /// Whether a value is the same again as long as the inputs are, because it's computed without a look at what is shown or
  /// remembered.
  private func isOfInputs(_ expression: SyntaxNode) -> Bool {
    let sources = ValueSources(of: [expression], in: body, of: representable)
    let written = representable.writtenPlaces(by: body.method)
    let isComputed = sources.places.allSatisfy { place in
      switch place.root {
      case .representable, .copy, .context: !written.isWritten(place)
      case .value(let declaration): isElementOrArgument(declaration)
      case .represented, .coordinator, .fresh, .global: false
      }
    }
    return isComputed && !sources.typeMembers.contains(where: isVariable)
      && sources.foreignCalls.allSatisfy { isOfApple($0.key, in: $0.value) }
  }

  /// Whether a member of a type is a variable, which may remember something.
  private func isVariable(_ place: Place) -> Bool {
    guard case .global(let type) = place.root, let name = place.path.first else { return false }
    return project.properties(named: name, of: type).contains { $0.member.isStored && !$0.isConstant }
  }

  /// Whether a call means Apple's API, which computes its result from what it's given.
  private func isOfApple(_ call: SyntaxNode, in path: FilePath) -> Bool {
    if case .apple = project.callee(of: call, in: path) { true } else { false }
  }

  /// Whether a value is a parameter of a closure, or of a function to which a call that leads here passes something
  /// computed from inputs.
  private func isElementOrArgument(_ declaration: SyntaxNode) -> Bool {
    guard let owner = body.caller(containing: declaration), owner.function.node.parameters.contains(declaration) else {
      return declaration.ancestors.contains { $0.kind == .closure }
    }
    guard case .call(let call, let caller) = owner.origin else { return false }
    let value = owner.function.node.parameters(givenBy: call).first { $0.0 == declaration }?.value
    return value.map { search(in: caller).isOfInputs($0) } ?? false
  }
}

extension SyntaxNode {
  fileprivate var isOperator: Bool { kind == .binaryOperator || kind == .ternary }

  /// Whether it's a list without elements: `[]`, `[Pin]()`, or `.init()`.
  fileprivate var isEmptyList: Bool {
    switch kind {
    case .arrayLiteral: children.first == nil
    case .call:
      arguments.isEmpty
        && (callee?.kind == .arrayLiteral
          || evidentTypeName.map(listTypes.contains) ?? (calledName == "init"))
    default: false
    }
  }
}

private let listTypes: Set = ["Array", "ContiguousArray", "Set"]
private let transformations: Set = ["map", "compactMap", "flatMap"]
private let selections: Set = [
  "dropFirst", "dropLast", "filter", "prefix", "reversed", "shuffled", "sorted", "suffix",
]
private let additions: Set = ["append", "insert"]
