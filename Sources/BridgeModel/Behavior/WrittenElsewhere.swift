import SwiftScan

extension Representable {
  /// Whether any code of the representable or its coordinator writes one of the values to an input.
  func isWrittenElsewhere(_ input: String, with values: Set<WrittenPlaces.Value>) -> Bool {
    isWrittenElsewhere(input) { values.contains(WrittenPlaces.Value(writtenBy: $0)) }
  }

  /// Whether any code of the representable or its coordinator writes a value to an input by a statement that fits.
  func isWrittenElsewhere(_ input: String, where fits: (SyntaxNode) -> Bool) -> Bool {
    members.flatMap(\.bodies).contains { $0.writes([input], where: fits) }
      || (coordinator?.members ?? []).flatMap(\.bodies).contains { $0.writesMember(named: input, where: fits) }
  }
}

extension Representable {
  /// Whether a flag of the coordinator has a value at first, and code of the coordinator changes it and changes it back.
  func isPhase(_ place: Place, startingWith value: Bool) -> Bool {
    guard place.isInCoordinator, let coordinator,
      let flag = coordinator.properties.first(where: { [$0.name] == place.path }),
      flag.initialValue.map({ $0.text == "\(value)" }) ?? false
    else { return false }
    let bodies = coordinator.members.filter { $0.node.kind != .initializerDeclaration }.flatMap(\.bodies)
    return [WrittenPlaces.Value.true, .false].allSatisfy { value in
      bodies.contains { $0.writes(place.path) { WrittenPlaces.Value(writtenBy: $0) == value } }
    }
  }
}

extension SyntaxNode {
  /// Whether a statement that fits assigns to the member path, without `self`, or one toggles its value.
  fileprivate func writes(_ path: [String], where fits: (SyntaxNode) -> Bool) -> Bool {
    descendants(.sequence, .call).contains { node in
      if let assignment = Assignment(node) {
        return assignment.target.pathFromSelf == path && fits(node)
      }
      return node.kind == .call && node.calledName == "toggle" && node.receiver?.pathFromSelf == path
    }
  }

  /// Whether a statement that fits assigns to a member with this name, of any object, or any statement to a part of it.
  fileprivate func writesMember(named name: String, where fits: (SyntaxNode) -> Bool) -> Bool {
    descendants(.sequence).contains { node in
      guard let path = Assignment(node)?.target.memberPath, path.suffix(2).contains(name) else { return false }
      let isWhole = path.last == name || path.last == "wrappedValue"
      return !isWhole || fits(node)
    }
  }
}
