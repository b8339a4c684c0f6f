import LintEngine

/// The examples of `unretained-hosting-controller` about the functions that make a controller.
let unretainedFactoryExamples: [RuleExample] = [
  // A static method makes the controller, a condition unwraps it, and `.init` creates it.
  .flagged(
    """
    import SwiftUI

    final class LockView: UIView {
      func lock() {
        let ⟦lock⟧ = Self.makeLock()
        addSubview(lock.view)
      }
      func cover(_ window: UIWindow) {
        guard let ⟦cover⟧ = makeCover() else { return }
        window.addSubview(cover.view)
      }
      func hint() {
        let ⟦hint⟧: UIHostingController<Text> = .init(rootView: Text("Hint"))
        addSubview(hint.view)
      }
      private static func makeLock() -> UIViewController { UIHostingController(rootView: Text("Locked")) }
      private func makeCover() -> UIViewController? { UIHostingController(rootView: Text("Covered")) }
    }
    """),
  // The condition's controller is stored, and a static method keeps what it makes.
  .accepted(
    """
    import SwiftUI

    final class LockView: UIView {
      private static var locks: [UIViewController] = []
      private var cover: UIViewController?
      func lock() {
        let lock = Self.makeLock()
        addSubview(lock.view)
      }
      func cover(_ window: UIWindow) {
        guard let made = makeCover() else { return }
        cover = made
        window.addSubview(made.view)
      }
      private static func makeLock() -> UIViewController {
        let lock = UIHostingController(rootView: Text("Locked"))
        locks.append(lock)
        return lock
      }
      private func makeCover() -> UIViewController? { UIHostingController(rootView: Text("Covered")) }
    }
    """),
]
