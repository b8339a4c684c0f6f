import SwiftScan

extension Representable {
  /// Whether any code of the representable or its coordinator writes one of the values to an input.
  func isWrittenElsewhere(_ input: String, with values: Set<WrittenPlaces.Value>) -> Bool {
    members.flatMap(\.bodies).contains { $0.writes([input], with: values) }
      || (coordinator?.members ?? []).flatMap(\.bodies).contains { $0.writesMember(named: input, with: values) }
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
      bodies.contains { $0.writes(place.path, with: [value]) }
    }
  }
}

extension SyntaxNode {
  /// Whether the code assigns one of the values to the member path, without `self`, or toggles its value.
  fileprivate func writes(_ path: [String], with values: Set<WrittenPlaces.Value>) -> Bool {
    descendants(.sequence, .call).contains { node in
      if let assignment = Assignment(node) {
        return assignment.target.pathFromSelf == path && values.contains(WrittenPlaces.Value(writtenBy: node))
      }
      return node.kind == .call && node.calledName == "toggle" && node.receiver?.pathFromSelf == path
    }
  }

  /// Whether the code assigns one of the values to a member with this name, of any object, or anything to a part of it.
  fileprivate func writesMember(named name: String, with values: Set<WrittenPlaces.Value>) -> Bool {
    descendants(.sequence).contains { node in
      guard let path = Assignment(node)?.target.memberPath, path.suffix(2).contains(name) else { return false }
      let isWhole = path.last == name || path.last == "wrappedValue"
      return !isWhole || values.contains(WrittenPlaces.Value(writtenBy: node))
    }
  }
}
