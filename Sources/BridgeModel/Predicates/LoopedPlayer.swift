import SwiftScan
import TextModel

/// A player that loops by swapping its items, and that a player view controller observes.
public struct LoopedPlayer: Sendable {
  /// The assignment that gives the controller the player.
  public var assignment: SyntaxNode
  /// The call that creates the looper.
  public var looper: SyntaxNode
}

extension ProjectModel {
  /// The assignments of a representable's and its coordinator's code that give a player with an `AVPlayerLooper` to an
  /// `AVPlayerViewController`. Follows the player by its name, through locals and properties.
  public func loopedPlayers(of representable: Representable) -> [LoopedPlayer] {
    let members = representable.members + (representable.coordinator?.members ?? [])
    let loopers = members.flatMap { member in
      member.bodies.flatMap { $0.descendants(.call, mentioning: ["AVPlayerLooper"]) }
        .filter { $0.evidentTypeName == "AVPlayerLooper" }
        .compactMap { call in
          call.argument(labeled: "player")?.value?.lastName.map { PlayerLoop(call: call, member: member, player: $0) }
        }
    }
    return members.flatMap { member in
      member.bodies.flatMap { $0.descendants(.sequence, mentioning: ["player"]) }.compactMap { node in
        guard let assignment = Assignment(node), let player = playerShown(by: assignment, in: member.path) else {
          return nil
        }
        if let own = looper(ofObject: player, in: member.path) { return LoopedPlayer(assignment: node, looper: own) }
        let loop = loopers.first { loop in
          loop.names(in: members).contains { player.lastName == $0 } && !node.isAlternative(to: loop.call)
        }
        return loop.map { LoopedPlayer(assignment: node, looper: $0.call) }
      }
    }
  }

  /// The player that an assignment gives to an `AVPlayerViewController`.
  private func playerShown(by assignment: Assignment, in path: FilePath) -> SyntaxNode? {
    guard !assignment.isCompound, assignment.value.count == 1, assignment.target.kind == .memberAccess,
      assignment.target.isNamed("player"), let controller = assignment.target.base,
      let name = type(of: controller, in: path).nominal?.name, isClass(name, kindOf: "AVPlayerViewController")
    else { return nil }
    return assignment.value[0]
  }

  /// The call with which a player of a class of the project makes itself loop.
  private func looper(ofObject player: SyntaxNode, in path: FilePath) -> SyntaxNode? {
    guard let type = type(of: player, in: path).nominal, type.origin == .project else { return nil }
    return (declarations(of: type.name) + extensions(of: type.name)).lazy
      .flatMap { $0.node.descendants(.call, mentioning: ["AVPlayerLooper"]) }
      .first { call in
        call.evidentTypeName == "AVPlayerLooper" && call.argument(labeled: "player")?.value?.isNamed("self") ?? false
      }
  }
}

private struct PlayerLoop {
  var call: SyntaxNode
  var member: Member
  var player: String

  /// The names of the looped player: the one that the looper gets, and those to which the code assigns it.
  func names(in members: [Member]) -> Set<String> {
    var names: Set = [player]
    for body in member.bodies {
      for assignment in body.descendants(.sequence).compactMap(Assignment.init) {
        if assignment.value.count == 1, assignment.value[0].lastName == player,
          let name = assignment.target.lastName
        {
          names.insert(name)
        }
      }
    }
    // `let player = context.coordinator.queue`, in any function.
    for body in members.flatMap(\.bodies) {
      for binding in body.descendants(.binding, .optionalBinding) {
        if let value = binding.value?.lastName, names.contains(value), let name = binding.pattern?.declaredNames.first {
          names.insert(name)
        }
      }
    }
    return names
  }
}

extension SyntaxNode {
  /// The last name in a path such as `context.coordinator.player`.
  fileprivate var lastName: String? { withoutCasts.memberPath?.last }

  /// Whether two nodes of a function are in branches of which only one runs.
  fileprivate func isAlternative(to other: SyntaxNode) -> Bool {
    guard let fork = ancestors.first(where: { $0.contains(other) }) else { return false }
    return [.ifStatement, .switchStatement].contains(fork.kind)
  }
}
