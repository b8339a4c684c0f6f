import BridgeFacts
import Synchronization

/// The bodies of a representable's lifecycle methods, found when somebody first asks: every rule does.
final class ReachedBodies: Sendable {
  private let known = Mutex<[LifecycleMethod: [LifecycleBody]]>([:])

  func of(_ method: LifecycleMethod, else find: () -> [LifecycleBody]) -> [LifecycleBody] {
    if let bodies = known.withLock({ $0[method] }) { return bodies }
    let bodies = find()
    known.withLock { $0[method] = bodies }
    return bodies
  }
}
