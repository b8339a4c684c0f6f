import LintEngine

/// Examples for `one-shot-observation-tracking`: registrations that no method repeats, and the code to which the
/// closure leads.
let oneShotTrackingExamples: [RuleExample] = [
  // Calling the method again would do something else, or isn't possible.
  .flagged(
    """
    import UIKit

    final class CartWatcher {
      static let cart = Cart()
      static var title = ""
      var isOn: Bool { Self.cart.isFollowed }
      init() {
        ⟦withObservationTracking⟧ { _ = Self.cart.label } onChange: {
          DispatchQueue.main.async { CartWatcher.title = "New" }
        }
      }
      static func follow() {
        ⟦withObservationTracking⟧ { _ = cart.label } onChange: {
          DispatchQueue.main.async { CartWatcher.title = "New" }
        }
      }
      func follow(_ label: UILabel) {
        ⟦withObservationTracking⟧ { _ = Self.cart.label } onChange: {
          DispatchQueue.main.async { label.text = "New" }
        }
      }
      func followIfOn() {
        if isOn {
          ⟦withObservationTracking⟧ { _ = Self.cart.label } onChange: {
            DispatchQueue.main.async { CartWatcher.title = "New" }
          }
        }
      }
    }
    final class CartView: CartPanel {
      override func reload() {
        ⟦withObservationTracking⟧ { _ = CartWatcher.cart.label } onChange: {
          DispatchQueue.main.async { CartWatcher.title = "New" }
        }
      }
    }
    struct CartReport {
      func follow() {
        ⟦withObservationTracking⟧ { _ = CartWatcher.cart.label } onChange: {
          DispatchQueue.main.async { CartWatcher.title = "New" }
        }
      }
    }
    """),
  // A logger, a computed property, and an initializer lead to no other code of the class either.
  .flagged(
    """
    final class CartController: UIViewController {
      let cart: Cart
      let label = UILabel()
      var summary: String { cart.title + cart.note }
      func followTitle() {
        ⟦withObservationTracking⟧ { print(cart.title) } onChange: { [weak self] in
          Logger.cart.info("The title has changed")
          DispatchQueue.main.async { self?.label.text = self?.summary }
        }
      }
      func followTotal() {
        label.text = String(cart.total)
        ⟦withObservationTracking⟧ { print(cart.total) } onChange: { [label, cart] in
          DispatchQueue.main.async { label.text = String(cart.total) }
        }
      }
    }
    """),
  // A flag that other code checks, and a counter whose observer registers again.
  .accepted(
    """
    final class CartController: UIViewController {
      let cart: Cart
      var needsReload = true
      var revision = 0 { didSet { followTotal() } }
      func followTitle() {
        withObservationTracking { print(cart.title) } onChange: { [weak self] in
          DispatchQueue.main.async { self?.needsReload = true }
        }
      }
      func followTotal() {
        withObservationTracking { print(cart.total) } onChange: { [weak self] in
          DispatchQueue.main.async { self?.revision += 1 }
        }
      }
      func tick() {
        if needsReload { followTitle() }
        needsReload = false
      }
    }
    """),
  // A test waits for a single change.
  .accepted(
    """
    import Observation
    import Testing

    @Suite final class CounterTests {
      let counter = Counter()
      @Test func notifiesOnce() {
        withObservationTracking { _ = counter.count } onChange: { self.counter.notifications += 1 }
        counter.count += 1
        #expect(counter.notifications == 1)
      }
    }
    """),
  // A delay, and the name with its module.
  .flagged(
    """
    import UIKit

    final class CartController: UIViewController {
      let cart = Cart()
      override func viewDidLoad() {
        super.viewDidLoad()
        ⟦withObservationTracking⟧ { print(cart.title) } onChange: { [weak self] in
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self?.title = "New title" }
        }
        ⟦Observation.withObservationTracking⟧ { print(cart.total) } onChange: { [weak self] in
          Task { @MainActor in
            try? await Task.sleep(for: .seconds(1))
            self?.title = "New total"
          }
        }
      }
    }
    @Observable final class Cart {
      var title = ""
      var total = 0
    }
    """),
  // A queue of the system, a pause, and an action of SpriteKit lead to no other code that could register again.
  .flagged(
    """
    import SpriteKit
    import UIKit

    final class CartController: UIViewController {
      let cart = Cart()
      let archive = Archive()
      let coin = SKSpriteNode()
      let pulse = SKAction.fadeOut(withDuration: 0.2)
      override func viewDidLoad() {
        super.viewDidLoad()
        ⟦withObservationTracking⟧ { print(cart.title) } onChange: { [archive] in
          DispatchQueue.global(qos: .utility).async { archive.lastChange = Date() }
        }
        ⟦withObservationTracking⟧ { print(cart.total) } onChange: { [weak self] in
          Task { @MainActor in
            try? await Task.sleep(nanoseconds: 300_000_000)
            self?.title = "New total"
          }
        }
        ⟦withObservationTracking⟧ { print(cart.coins) } onChange: { [coin, pulse] in
          Task { @MainActor in
            coin.run(pulse)
            coin.isHidden = coin.parent == nil
          }
        }
      }
    }
    @Observable final class Cart {
      var title = ""
      var total = 0
      var coins = 0
    }
    final class Archive: @unchecked Sendable { var lastChange: Date? }
    """),
  // A method of the project with the same name, which registers again.
  .accepted(
    """
    import UIKit

    final class CartController: UIViewController {
      let cart = Cart()
      let tracker = ObservationTracker()
      override func viewDidLoad() {
        super.viewDidLoad()
        tracker.withObservationTracking { [cart] in print(cart.title) } onChange: { [weak self] in
          self?.title = "New title"
        }
      }
    }
    @MainActor final class ObservationTracker {
      func withObservationTracking(
        _ apply: @escaping @MainActor () -> Void, onChange: @escaping @MainActor () -> Void
      ) {
        Observation.withObservationTracking(apply) {
          Task { @MainActor in
            onChange()
            self.withObservationTracking(apply, onChange: onChange)
          }
        }
      }
    }
    @Observable final class Cart { var title = "" }
    """),
  // A call of a method that only waits.
  .flagged(
    """
    final class StockController: UIViewController {
      let cart: Cart
      let label = UILabel()
      let queue = DispatchQueue(label: "stock")
      override func viewDidLoad() {
        super.viewDidLoad()
        ⟦withObservationTracking⟧ { print(cart.total) } onChange: { [label, queue] in
          queue.asyncAfter(deadline: .now() + 1) { label.text = "New" }
        }
      }
    }
    """),
  // The caller is told about the change and may register again.
  .accepted(
    """
    final class StockBadge: UIView {
      let cart: Cart
      let label = UILabel()
      func follow(then reload: @escaping @MainActor () -> Void) {
        withObservationTracking { print(cart.total) } onChange: { [label] in
          Task { @MainActor in
            label.text = "New"
            reload()
          }
        }
      }
    }
    """),
]
