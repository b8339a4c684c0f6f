import BridgeFacts
import SwiftScan

/// The code by which a representable could give its coordinator newer values.
struct CoordinatorRefresh {
  let bodies: [LifecycleBody]
  let representable: Representable
  let passesSelfOn: Bool

  init(of representable: Representable) {
    self.representable = representable
    bodies = [LifecycleMethod.update, .sizeThatFits, .handle].flatMap { representable.bodiesWithHelpers(of: $0) }
    passesSelfOn = bodies.contains { body in
      !body.isInCoordinator
        && body.block.descendants(.reference).contains { reference in
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

  /// Whether it may set the property, or hand one of the members to the coordinator.
  func reaches(_ property: String, madeOf members: [String]) -> Bool {
    passesSelfOn || handsCoordinatorOn
      || bodies.contains { body in
        body.block.descendants(.sequence, .call, .inoutReference).contains { node in
          let written = node.kind == .inoutReference ? node.value?.pathThroughSubscripts : node.writtenPath?.0
          if written?.contains(property) ?? false { return true }
          return node.kind == .call && handsOver(members, to: node, in: body)
        }
      }
  }

  /// Whether it passes the coordinator, or the context with it, to code that is not among the bodies and may do anything.
  var handsCoordinatorOn: Bool {
    let followed = Set(bodies.compactMap(\.calls.last))
    return bodies.contains { body in
      body.block.descendants(.call).contains { call in
        guard !followed.contains(call), !receivingFunctions.contains(call.calledName) else { return false }
        return call.arguments.contains { argument in
          guard !receivingLabels.contains(argument.label ?? ""), let path = argument.value?.memberPath else {
            return false
          }
          return path == body.context.map { [$0] } || representable.isCoordinator(path, at: argument, in: body)
        }
      }
    }
  }

  /// Whether it assigns to any property of the coordinator.
  var assignsToCoordinator: Bool {
    bodies.contains { body in
      !body.isInCoordinator
        && body.block.descendants(.sequence).contains { node in
          guard let path = Assignment(node)?.target.memberPath else { return false }
          return path.count > 1 && representable.isCoordinator(Array(path.dropLast()), at: node, in: body)
        }
    }
  }

  private func handsOver(_ members: [String], to call: SyntaxNode, in body: LifecycleBody) -> Bool {
    guard !body.isInCoordinator, let path = call.callee?.memberPath, path.count > 1,
      (1..<path.count).contains(where: { representable.isCoordinator(Array(path.prefix($0)), at: call, in: body) })
    else { return false }
    return call.arguments.contains { argument in
      members.contains { !argument.uses(of: $0, within: body.function.node).isEmpty }
    }
  }
}

/// Functions that take the coordinator to send it messages.
private let receivingFunctions: Set = ["addTarget", "removeTarget", "addObserver", "removeObserver"]
private let receivingLabels: Set = ["target", "delegate", "dataSource", "observer"]
