import BridgeFacts
import SwiftScan
import TextModel

/// The code through which a representable can give its coordinator newer values.
struct CoordinatorRefresh {
  let bodies: [LifecycleBody]
  let representable: Representable
  let passesSelfOn: Bool
  private let project: ProjectModel
  private let handsOn = SharedCodeMemo<Bool>()

  init(of representable: Representable, in project: ProjectModel) {
    self.representable = representable
    self.project = project
    bodies = [LifecycleMethod.update, .sizeThatFits, .handle].flatMap { method in
      // Extensions of protocols add code to the representable.
      project.bodies(reachedFrom: method, of: representable).filter { !$0.isForeign || $0.isInRepresentable }
    }
    passesSelfOn = bodies.contains { body in
      !body.isInCoordinator
        && body.block.descendants(.reference, mentioning: selfPattern).contains { reference in
          guard reference.isNamed("self"), let parent = reference.parent, parent.kind != .memberAccess else {
            return false
          }
          // `context.coordinator.parent = self` alone changes no other property.
          let target = Assignment(parent)?.target.memberPath?.last
          return representable.coordinator?.properties.first { $0.name == target }.map {
            !representable.isCopy($0) || !$0.member.bodies.isEmpty
          } ?? true
        }
    }
  }

  /// Whether the code may set the property, or pass one of the members to the coordinator.
  func reaches(_ property: String, madeOf members: [String]) -> Bool {
    let patterns = ([property] + members).map { BytePattern($0) }
    return passesSelfOn || handsCoordinatorOn || isAssignedLater(property)
      || bodies.contains { body in
        body.block.descendants(.sequence, .call, .inoutReference, mentioning: patterns).contains { node in
          let written = node.kind == .inoutReference ? node.value?.pathThroughSubscripts : node.writtenPath
          if written?.contains(property) ?? Assignment(node)?.target.mentions(property) ?? false,
            !writesOtherObject(node, property, in: body)
          {
            return true
          }
          return node.kind == .call && handsOver(members, to: node, in: body)
        }
      }
  }

  /// Whether other functions of the representable, which the update method may call later, assign to a property with
  /// this name.
  private func isAssignedLater(_ property: String) -> Bool {
    let pattern = [BytePattern(word: property)]
    return representable.members.contains { member in
      guard member.isFunction, !bodies.contains(where: { $0.function == member }), !representable.runsOnlyInMake(member)
      else { return false }
      return member.bodies.contains { block in
        let body = LifecycleBody(method: .update, function: member, block: block)
        return block.descendants(.sequence, mentioning: pattern).contains { node in
          guard let target = Assignment(node)?.target, target.kind == .memberAccess, target.isNamed(property) else {
            return false
          }
          if writesOtherObject(node, property, in: body) { return false }
          // A property of `self` or of a copy of it is an input, which modifiers set.
          return representable.place(of: target, in: body)?.isInRepresentable != true
        }
      }
    }
  }

  /// Whether an assignment sets a property that only has the name of one of the coordinator, because the type of the object
  /// is known and is another one.
  private func writesOtherObject(_ node: SyntaxNode, _ property: String, in body: LifecycleBody) -> Bool {
    guard let coordinator = representable.coordinator,
      let target = Assignment(node)?.target.withoutUnwrapping, target.kind == .memberAccess, target.isNamed(property),
      let base = target.base, let type = project.type(of: base, in: body.function.path).used.nominal
    else { return false }
    return type.origin != .elsewhere && !project.lineage(of: coordinator.name).contains { $0.name == type.name }
  }

  /// Whether the code passes the coordinator, or the context that contains it, to code that isn't in `bodies` and may
  /// do anything. Apple's code sets no property that the project declares.
  var handsCoordinatorOn: Bool { handsOn.value(findHandsCoordinatorOn) }

  private func findHandsCoordinatorOn() -> Bool {
    let followed = Set(bodies.compactMap(\.call))
    return bodies.contains { body in
      body.block.descendants(.call).contains { call in
        guard !followed.contains(call), !receivingFunctions.contains(call.calledName),
          !call.isCallOnSelf
            || !representable.members.contains(where: { $0.isFunction && $0.name == call.calledName })
        else { return false }
        let isHandedOn = call.arguments.contains { argument in
          guard !receivingLabels.contains(argument.label ?? ""), let value = argument.value,
            let place = representable.place(of: value, in: body)
          else { return false }
          return place == Place(.context) || place == Place(.coordinator)
        }
        guard isHandedOn else { return false }
        if case .apple = project.callee(of: call, in: body.function.path) { return false }
        return true
      }
    }
  }

  /// Whether the code assigns to any property of the coordinator.
  var assignsToCoordinator: Bool {
    bodies.contains { body in
      !body.isInCoordinator
        && body.block.descendants(.sequence).contains { node in
          guard let target = Assignment(node)?.target else { return false }
          return representable.coordinatorMember(target, in: body) != nil
        }
    }
  }

  private func handsOver(_ members: [String], to call: SyntaxNode, in body: LifecycleBody) -> Bool {
    guard !body.isInCoordinator, let receiver = call.receiver, receiver.memberPath != nil,
      representable.place(of: receiver, in: body)?.root == .coordinator
    else { return false }
    return call.arguments.contains { argument in
      members.contains { !argument.uses(of: $0, within: body.function.node).isEmpty }
    }
  }
}

extension SyntaxNode {
  /// Whether the target of an assignment that isn't a plain path, such as a tuple, has a part with the name.
  fileprivate func mentions(_ property: String) -> Bool {
    descendants(.memberAccess, .keyPathComponent).contains { $0.isNamed(property) }
  }
}

private let selfPattern: [BytePattern] = ["self"]

/// Functions that receive the coordinator only to send it messages.
private let receivingFunctions: Set = ["addTarget", "removeTarget", "addObserver", "removeObserver"]
private let receivingLabels: Set = ["target", "delegate", "dataSource", "observer"]
