import BridgeFacts
import SwiftScan
import Synchronization

/// What is found out about the lifecycle methods of one representable when somebody first asks: every rule does.
final class LifecycleMemory: Sendable {
  private let bodies = Mutex<[LifecycleMethod: [LifecycleBody]]>([:])
  private let writes = Mutex<[BodyKey: [StateWrite]]>([:])
  private let mentions = Mutex<[LifecycleMethod: MentionedMembers]>([:])

  /// A block is reached in one way by each lifecycle method.
  private struct BodyKey: Hashable {
    var method: LifecycleMethod
    var block: SyntaxNode
  }

  func bodies(of method: LifecycleMethod, else find: () -> [LifecycleBody]) -> [LifecycleBody] {
    if let known = bodies.withLock({ $0[method] }) { return known }
    let found = find()
    bodies.withLock { $0[method] = found }
    return found
  }

  func stateWrites(in body: LifecycleBody, else find: () -> [StateWrite]) -> [StateWrite] {
    let key = BodyKey(method: body.method, block: body.block)
    if let known = writes.withLock({ $0[key] }) { return known }
    let found = find()
    writes.withLock { $0[key] = found }
    return found
  }

  func mentions(in method: LifecycleMethod, else find: () -> MentionedMembers) -> MentionedMembers {
    if let known = mentions.withLock({ $0[method] }) { return known }
    let found = find()
    mentions.withLock { $0[method] = found }
    return found
  }
}

/// What is found out about hosting controllers in one type when somebody first asks: several rules do.
final class HostingMemory: Sendable {
  let views = Memo<[HostedView]>()
  let unretained = Memo<[UnretainedController]>()
  private let scopes = Mutex<[SyntaxNode: ExpressionScope]>([:])
  private let fates = Mutex<[SyntaxNode: ControllerFate]>([:])

  /// Of the code of a member.
  func scope(of member: SyntaxNode, else find: () -> ExpressionScope) -> ExpressionScope {
    if let known = scopes.withLock({ $0[member] }) { return known }
    let found = find()
    scopes.withLock { $0[member] = found }
    return found
  }

  /// Of the controller that an expression means.
  func fate(of controller: SyntaxNode, else find: () -> ControllerFate) -> ControllerFate {
    if let known = fates.withLock({ $0[controller] }) { return known }
    let found = find()
    fates.withLock { $0[controller] = found }
    return found
  }
}
