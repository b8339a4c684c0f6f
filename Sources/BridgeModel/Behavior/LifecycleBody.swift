import BridgeFacts
import SwiftScan

/// Code that runs as part of a lifecycle method: its body, or the body of a function that it calls.
public struct LifecycleBody: Hashable, Sendable {
  public var method: LifecycleMethod
  /// The function whose body this is.
  public var function: Member
  public var block: SyntaxNode
  /// The thing that `self` stands for; nil in static functions, and if it's unknown.
  public var owner: Place?
  /// The name of the represented object in this body; nil if it has none.
  public var variable: String?
  /// The name of the context parameter; nil if the context isn't passed.
  public var context: String?
  /// The things that parameters stand for, by their declaration.
  var arguments: [SyntaxNode: Place] = [:]
  /// The call that leads here.
  public var origin = Origin.lifecycle
  /// The time at which it runs.
  public var timing = Timing.now
  /// Whether it belongs to another type than the representable and its coordinator.
  public var isForeign = false
  /// Whether the code of other types is followed from it, and was followed to reach it.
  var isOfProject = false
  /// The flags of the function whose values are known in the call, if the function's code checks them.
  var flags: [String: Bool] = [:]
  /// Facts about this body that are found on demand.
  var memory = BodyMemory()

  /// The way in which a lifecycle method reaches a body.
  public indirect enum Origin: Hashable, Sendable {
    /// It's the body of the method itself.
    case lifecycle
    /// A call, or the assignment that triggers an observer, in another body.
    case call(SyntaxNode, in: LifecycleBody)
  }

  /// The body that calls this one.
  public var caller: LifecycleBody? {
    if case .call(_, let caller) = origin { caller } else { nil }
  }

  /// The body of the function that contains a node, among this one and those that lead to it.
  func caller(containing node: SyntaxNode) -> LifecycleBody? {
    sequence(first: self, next: \.caller).first { $0.function.node.contains(node) }
  }

  /// The call that runs a helper.
  public var call: SyntaxNode? {
    if case .call(let call, _) = origin { call } else { nil }
  }

  /// The calls that lead to a helper, outermost first. The first one is in the lifecycle method itself.
  public var calls: [SyntaxNode] {
    if case .call(let call, let caller) = origin { caller.calls + [call] } else { [] }
  }

  public var isHelper: Bool { origin != .lifecycle }

  /// Whether it's the body of an observer: `willSet` or `didSet`.
  func isObserver(named name: StaticString) -> Bool {
    block.parent.map { $0.kind == .accessorDeclaration && $0.isNamed(name) } ?? false
  }

  /// Whether `self` is the coordinator.
  public var isInCoordinator: Bool { owner == Place(.coordinator) }

  /// Whether `self` is the representable or a copy of it.
  public var isInRepresentable: Bool { owner.map { $0.isInRepresentable && $0.path.isEmpty } ?? false }

  /// The node in the code of the representable or its coordinator that leads to a node of this body, and the body
  /// around it: the node itself, or for code of other types, a call.
  public func ownSite(of node: SyntaxNode) -> (node: SyntaxNode, body: LifecycleBody) {
    guard isForeign, case .call(let call, let caller) = origin else { return (node, self) }
    return caller.ownSite(of: call)
  }

  /// The signs of its code. One pass over its words.
  public var signs: CodeSigns { memory.signs { CodeSigns(of: block) } }

  /// The values that it returns. One pass over its code.
  public var returnedValues: [SyntaxNode] { memory.returnedValues { block.returnedValues } }

  public init(
    method: LifecycleMethod, function: Member, block: SyntaxNode, variable: String? = nil, context: String? = nil,
    owner: Place? = Place(.representable)
  ) {
    self.method = method
    self.function = function
    self.block = block
    self.variable = variable
    self.context = context
    self.owner = owner
    for parameter in function.node.parameters {
      guard let name = parameter.usableName else { continue }
      if name == variable, method != .make { arguments[parameter] = Place(.represented) }
      if name == context { arguments[parameter] = Place(.context) }
    }
  }
}

extension Representable {
  /// The bodies of the lifecycle method itself, one for each `#if` branch.
  public func bodies(of method: LifecycleMethod) -> [LifecycleBody] {
    memory.ownBodies.value(of: method) {
      let bodies = findBodies(of: method)
      memory.resume(bodies, of: method)
      return bodies
    }
  }

  private func findBodies(of method: LifecycleMethod) -> [LifecycleBody] {
    functions(method).compactMap { function -> LifecycleBody? in
      guard let block = function.node.body else { return nil }
      let parameters = function.node.parameters
      let variable: String? =
        switch method {
        case .make: block.returnedVariable
        case .makeCoordinator: nil
        case .sizeThatFits: parameters.dropFirst().first?.usableName
        default: parameters.first?.usableName
        }
      let context = parameters.first { $0.label == "context" }?.usableName
      let owner = function.isStatic ? nil : Place(.representable)
      var body = LifecycleBody(
        method: method, function: function, block: block, variable: variable, context: context, owner: owner)
      // `dismantleUIView(_:coordinator:)`
      if method == .dismantle, let parameter = parameters.first(where: { $0.label == "coordinator" }) {
        body.arguments[parameter] = Place(.coordinator)
      }
      return body
    }
  }
}

// MARK: - The represented object

extension LifecycleBody {
  /// Whether an expression is the represented object: its variable and not a local with the same name, or a local that
  /// stands for it, as in `if let field = view as? Field`.
  public func isRepresented(_ expression: SyntaxNode) -> Bool { place(of: expression) == Place(.represented) }

  /// Whether an expression reaches the represented object or something below it.
  public func isInRepresented(_ expression: SyntaxNode) -> Bool {
    place(of: expression.chainRoot)?.isInRepresented ?? false
  }

  /// Whether the local `name` is the object that the make method returns.
  func makesRepresented(_ local: SyntaxNode, named name: String) -> Bool {
    method == .make && local.kind == .binding && name == variable
  }

  /// The property that the make method returns: a wrapper of an existing object.
  var returnedProperty: String? {
    guard method == .make, let variable else { return nil }
    let isProperty = returnedValues.contains {
      $0.memberPath == ["self", variable] || !$0.isLocal(variable, within: function.node)
    }
    return isProperty ? variable : nil
  }
}
