import BridgeFacts
import SwiftScan

/// The ways in which code keeps a change that it makes itself from reaching a delegate method's writes.
extension Representable {
  /// Whether a write of a delegate method doesn't happen when code of the update method leads to it: the conditions of
  /// both contradict each other, or the code sets a flag of the coordinator first that the delegate method checks.
  public func avoids(_ write: CallbackWrite, whenCalledBy cause: SyntaxNode, in body: LifecycleBody) -> Bool {
    let steps = steps(to: cause, in: body)
    if isRuledOut(write.node, in: write.body, onceReached: steps) { return true }
    return conditions(of: write.node, in: write.body).contains { place, value in
      steps.contains { lastValue(of: place, writtenBefore: $0.node, in: $0.body) == WrittenPlaces.Value(!value) }
    }
  }

  /// Whether code of the update method takes the delegate away from an object before it calls the object.
  public func silencesDelegate(of receiver: Place, before cause: SyntaxNode, in body: LifecycleBody) -> Bool {
    steps(to: cause, in: body).contains { step in
      receiver.member("delegate").map { lastValue(of: $0, writtenBefore: step.node, in: step.body) == .nil } ?? false
    }
  }

  /// Whether the coordinator is certainly the delegate of other objects only, as the code of the lifecycle methods shows.
  public func isDelegateOfOthersOnly(than receiver: Place, in project: ProjectModel) -> Bool {
    let bodies = [LifecycleMethod.make, .update].flatMap { project.bodies(reachedFrom: $0, of: self) }
    let objects = bodies.flatMap { body in
      body.block.descendants(.sequence).compactMap { node -> Place?? in
        // `field.delegate = context.coordinator as UITextFieldDelegate`
        guard let assignment = Assignment(node), assignment.target.isNamed("delegate"),
          let value = assignment.value.first, isCoordinator(value, in: body)
        else { return nil }
        return .some(assignment.target.base.map { place(of: $0, in: body) } ?? body.owner)
      }
    }
    return !objects.isEmpty && objects.allSatisfy { $0.map { isOther($0, than: receiver) } ?? false }
  }

  /// Whether two places are different objects, neither of which is a part of the other.
  private func isOther(_ place: Place, than other: Place) -> Bool {
    if place.root == other.root {
      return !place.path.starts(with: other.path) && !other.path.starts(with: place.path)
    }
    // An input is another object unless the make method returns it.
    guard place.isInRepresented, other.root == .representable, let input = other.path.first else { return false }
    return !makingBodies(of: .make).contains { $0.returnedProperty == input }
  }

  /// The flags of the coordinator that decide whether a node is reached, with the values that lead to it.
  private func conditions(of node: SyntaxNode, in body: LifecycleBody) -> [(place: Place, value: Bool)] {
    steps(to: node, in: body).flatMap { step in
      step.node.conditions(upTo: step.body.block).flatMap { condition -> [(place: Place, value: Bool)] in
        let ways = Test.alternatives(of: condition)
        return (ways.count == 1 ? ways[0] : []).compactMap { test -> (place: Place, value: Bool)? in
          guard case .flag(let flag, let value) = test, let place = place(of: flag, in: step.body),
            place.isInCoordinator
          else { return nil }
          return (place, value)
        }
      }
    }
  }

  /// The value that a body gave a place last before a node.
  private func lastValue(
    of place: Place, writtenBefore node: SyntaxNode, in body: LifecycleBody
  ) -> WrittenPlaces.Value? {
    let writes = body.block.descendants(.sequence).filter { write in
      guard write.range.upperBound <= node.range.lowerBound, let target = Assignment(write)?.target else {
        return false
      }
      return self.place(of: target, in: body) == place && !write.isExclusive(with: node)
        && write.position(in: body.block) == .synchronous
        && !write.ancestors.prefix { $0 != body.block }.contains { $0.kind == .deferStatement && !$0.contains(node) }
    }
    return writes.last.map(WrittenPlaces.Value.init(writtenBy:))
  }
}

extension WrittenPlaces.Value {
  fileprivate init(_ value: Bool) { self = value ? .true : .false }
}
