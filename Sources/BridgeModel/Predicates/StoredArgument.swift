import SwiftScan

extension SyntaxNode {
  /// The property in which all initializers that accept an argument store it unchanged; nil if they differ or do
  /// something else with it.
  func property(storedBy initializers: [Member]) -> String? {
    let properties = initializers.compactMap { initializer in
      initializer.node.parameter(taking: self).map { initializer.node.body?.property(storing: $0.name) }
    }
    guard let first = properties.first, properties.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// The parameter of an initializer that receives an argument, by its label or, without a label, by its position.
  private func parameter(taking argument: SyntaxNode) -> SyntaxNode? {
    let parameters = parameters
    if let label = argument.label { return parameters.first { $0.label == label } }
    if argument.isTrailingClosure { return parameters.last }
    guard let arguments = argument.parent?.arguments, let place = arguments.firstIndex(of: argument),
      place < parameters.count, arguments.prefix(place + 1).map(\.label) == parameters.prefix(place + 1).map(\.label)
    else { return nil }
    return parameters[place]
  }

  /// The property of `self` to which a function's body assigns a parameter unchanged.
  func property(storing parameter: String) -> String? {
    descendants(.sequence).lazy.compactMap { node -> String? in
      guard let assignment = Assignment(node), assignment.value.count == 1,
        assignment.value[0].memberPath == [parameter], let path = assignment.target.memberPath
      else { return nil }
      return path.count == 2 && path[0] == "self" || path.count == 1 && path[0] != parameter ? path.last : nil
    }.first
  }
}
