import SwiftScan
import TextModel

extension ProjectModel {
  /// The property in which a call that creates a value of the project stores an argument; nil if it isn't known.
  func property(storing argument: SyntaxNode, of call: SyntaxNode, in path: FilePath) -> Member? {
    switch callee(of: call, in: path) {
    case .implicitInitializer(let type): property(storing: argument, of: call, creating: type, by: [])
    case .project(let found) where found.allSatisfy({ $0.node.kind == .initializerDeclaration }):
      found.first.flatMap { property(storing: argument, of: call, creating: $0.owner.name, by: found) }
    case .project, .apple, .local, .global, .unknown: nil
    }
  }

  /// The same for a call of one of these initializers, or of the memberwise one if there are none.
  func property(
    storing argument: SyntaxNode, of call: SyntaxNode, creating type: String, by initializers: [Member]
  ) -> Member? {
    let members = declarations(of: type).flatMap(\.members)
    var name = argument.label
    if !initializers.isEmpty {
      name = argument.property(storedBy: initializers)
    } else if name == nil, argument.isTrailingClosure {
      let closures = members.compactMap(Property.init).filter {
        valueKind(of: $0) == .function && call.argument(labeled: $0.name) == nil
      }
      name = closures.count == 1 ? closures[0].name : nil
    }
    let found = members.filter { $0.isProperty && !$0.isStatic && $0.name == name }
    return found.count == 1 ? found[0] : nil
  }
}

extension Member {
  /// The property in which an initializer stores a parameter, by itself or through the initializer that it calls.
  fileprivate func property(storing parameter: String, depth: Int) -> String? {
    guard let body = node.body else { return nil }
    if let property = body.property(storing: parameter) { return property }
    guard depth < 8, let argument = body.argumentOfDelegation(passing: parameter), let call = argument.parent else {
      return nil
    }
    let others = owner.members.filter {
      $0.node.kind == .initializerDeclaration && $0.node != node && $0.node.fits(call)
    }
    return argument.property(storedBy: others, depth: depth + 1)
  }
}

extension SyntaxNode {
  /// The argument of `self.init` with which an initializer passes a parameter on.
  fileprivate func argumentOfDelegation(passing parameter: String) -> SyntaxNode? {
    descendants(.call).filter { $0.isCall(named: "init") && $0.receiver?.isNamed("self") ?? false }
      .flatMap(\.arguments).first { $0.value?.memberPath == [parameter] }
  }

  /// Whether the parameters of an initializer take all arguments of a call, and those that it leaves out have defaults.
  fileprivate func fits(_ call: SyntaxNode) -> Bool {
    let given = parameters(givenBy: call).map(\.0)
    return given.count == call.arguments.count && parameters.allSatisfy { given.contains($0) || $0.value != nil }
  }

  /// The property in which all initializers that accept an argument store it unchanged; nil if they differ or do
  /// something else with it.
  func property(storedBy initializers: [Member], depth: Int = 0) -> String? {
    var takers = initializers.compactMap { initializer in
      initializer.node.parameter(taking: self).map { (initializer, $0) }
    }
    // A trailing closure goes to a closure parameter, unless only typealiases say that there is one.
    if isTrailingClosure, takers.contains(where: \.1.hasFunctionType) { takers.removeAll { !$0.1.hasFunctionType } }
    let properties = takers.map { $0.property(storing: $1.name, depth: depth) }
    guard let first = properties.first, properties.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// The parameter of an initializer that receives an argument, by its label or, without a label, by its position.
  private func parameter(taking argument: SyntaxNode) -> SyntaxNode? {
    let parameters = parameters
    if let label = argument.label { return parameters.first { $0.label == label } }
    if argument.isTrailingClosure { return parameter(takingTrailing: argument) }
    guard let arguments = argument.parent?.arguments, let place = arguments.firstIndex(of: argument),
      arguments.prefix(place + 1).map(\.label) == parameters.prefix(place + 1).map(\.label)
    else { return nil }
    return parameters[place]
  }

  /// The parameter of an initializer that receives a closure without a label that follows the parentheses: the first one
  /// for a closure after those of the other arguments, but rather one without a default value.
  private func parameter(takingTrailing argument: SyntaxNode) -> SyntaxNode? {
    var remaining = parameters[...]
    for earlier in argument.parent?.arguments.prefix(while: { $0 != argument }) ?? [] {
      guard let taken = remaining.firstIndex(where: { $0.label == earlier.label }) else { break }
      remaining = remaining[(taken + 1)...]
    }
    let closures = remaining.filter(\.hasFunctionType)
    return closures.first { $0.value == nil } ?? closures.first ?? parameters.last
  }

  private var hasFunctionType: Bool { type?.unwrappedType.kind == .functionType }

  /// The property of `self` to which a function's body assigns a parameter unchanged.
  func property(storing parameter: String) -> String? {
    descendants(.sequence).firstNonNil { node -> String? in
      guard let assignment = Assignment(node),
        assignment.possibleValues.contains(where: { $0.memberPath == [parameter] }),
        let path = assignment.target.memberPath
      else { return nil }
      return path.count == 2 && path[0] == "self" || path.count == 1 ? path.last : nil
    }
  }
}
