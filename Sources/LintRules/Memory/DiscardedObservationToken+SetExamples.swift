import LintEngine

/// The examples of `discarded-observation-token` about sets that live only until a function ends, and about results.
let discardedTokenSetExamples: [RuleExample] = [
  // Code waits while the set lives: for an asynchronous function, a run loop, a semaphore, or a dialog.
  .accepted(
    """
    import Combine
    import SwiftUI

    final class PriceModel: ObservableObject {
      @Published var price = 0
      func load() async {
        var bag = Set<AnyCancellable>()
        $price.sink { print($0) }.store(in: &bag)
        await refresh()
      }
      func poll() {
        var bag = Set<AnyCancellable>()
        $price.sink { print($0) }.store(in: &bag)
        RunLoop.main.run(until: Date().addingTimeInterval(1))
      }
      func waitForPrice() {
        var bag = Set<AnyCancellable>()
        let semaphore = DispatchSemaphore(value: 0)
        $price.dropFirst().sink { _ in semaphore.signal() }.store(in: &bag)
        semaphore.wait()
      }
      @MainActor func show(_ alert: NSAlert) {
        var bag = Set<AnyCancellable>()
        $price.sink { alert.messageText = "\\($0)" }.store(in: &bag)
        alert.runModal()
      }
      private func refresh() async {}
    }
    """),
  // Another object receives the set, or a closure that gets it only adds to it.
  .accepted(
    """
    import Combine
    import SwiftUI

    final class NameModel: ObservableObject {
      @Published var name = ""
      private let bags: BagKeeper
      init(bags: BagKeeper) { self.bags = bags }
      func keep() {
        var bag = Set<AnyCancellable>()
        $name.sink { print($0) }.store(in: &bag)
        bags.keep(in: &bag)
      }
      func store() {
        var bag = Set<AnyCancellable>()
        $name.sink { print($0) }.store(in: &bag)
        bags.store(&bag)
      }
      func storeNamed() {
        var bag = Set<AnyCancellable>()
        if !name.isEmpty { bags.store(in: &bag) }
        $name.sink { print($0) }.store(in: &bag)
      }
      func watch() {
        bags.withBag { bag in
          $name.sink { print($0) }.store(in: &bag)
        }
      }
      func remember() {
        var bag = Set<AnyCancellable>()
        store($name.sink { print($0) }, in: &bag)
      }
      private func store(_ subscription: AnyCancellable, in bag: inout Set<AnyCancellable>) {
        bag.insert(subscription)
        bags.add(bag)
      }
    }
    final class BagKeeper {
      private var bag = Set<AnyCancellable>()
      func add(_ other: Set<AnyCancellable>) { bag.formUnion(other) }
      func keep(in other: inout Set<AnyCancellable>) { add(other) }
      func store(_ other: inout Set<AnyCancellable>) { add(other) }
      func store(in other: inout Set<AnyCancellable>) { other.formUnion(bag) }
      func withBag(_ body: (inout Set<AnyCancellable>) -> Void) { body(&bag) }
    }
    """),
  // A case of a `switch` may be the result, and a group of tasks begins an observation when it ends.
  .accepted(
    """
    import Combine
    import SwiftUI

    final class ScoreModel: ObservableObject {
      enum Part { case score, level }
      @Published var score = 0
      @Published var level = 0
      private var subscription: AnyCancellable?
      func subscription(to part: Part) -> AnyCancellable {
        switch part {
        case .score: $score.sink { print($0) }
        case .level: $level.sink { print($0) }
        }
      }
      func start(after group: DispatchGroup) {
        group.notify(queue: .main) { [weak self] in
          guard let self else { return }
          subscription = $score.sink { print($0) }
        }
      }
    }
    """),
  // The property of the same name keeps only the second subscription.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class LevelModel: ObservableObject {
      @Published var level = 0
      @Published var name = ""
      private var bag = Set<AnyCancellable>()
      func start() {
        var bag = Set<AnyCancellable>()
        ⟦$level.sink { print($0) }⟧.store(in: &bag)
        $name.sink { print($0) }.store(in: &self.bag)
      }
      func follow(_ player: AVPlayer) {
        ⟦player.addPeriodicTimeObserver(forInterval: .zero, queue: .main, using: show)⟧
        player.play()
      }
      private func show(_ time: CMTime) {}
    }
    """),
  // Code that does nothing with a token, and a block without a condition.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class TideModel: ObservableObject {
      @Published var height = 0.0
      func start() {
        let subscription = ⟦$height.sink { print($0) }⟧
        _ = subscription
        var bag = Set<AnyCancellable>()
        do {
          ⟦$height.dropFirst().sink { print($0) }⟧.store(in: &bag)
        }
      }
    }
    """),
  // The value of `if` and `else`.
  .accepted(
    """
    import Combine
    import SwiftUI

    final class HoleView: NSView {
      private var observer: AnyCancellable?
      func observe(_ isOpaque: Bool, in window: NSWindow?) {
        observer = if isOpaque {
          nil
        } else if window == nil {
          NotificationCenter.default.publisher(for: .refresh).sink { [weak self] _ in self?.isHidden = true }
        } else {
          NotificationCenter.default.publisher(for: NSView.frameDidChangeNotification).sink { [weak self] _ in
            self?.needsDisplay = true
          }
        }
      }
    }
    """),
  .flagged(
    """
    import Combine
    import SwiftUI

    final class HoleView: NSView {
      func observe(_ isOpaque: Bool) {
        if isOpaque {
          needsDisplay = true
        } else {
          ⟦NotificationCenter.default.publisher(for: NSView.frameDidChangeNotification).sink { [weak self] _ in
            self?.needsDisplay = true
          }⟧
        }
      }
    }
    """),
  // An `if` without `else` is no result of a closure, and an `else if` belongs to a statement.
  .flagged(
    """
    import SwiftUI

    final class LevelStore: ObservableObject {
      @Published var level = 0
      private let queue = DispatchQueue(label: "levels")
      func start(isLive: Bool, isShown: Bool) {
        queue.sync {
          if isLive { ⟦$level.sink { print($0) }⟧ }
        }
        if isLive {
          ⟦$level.sink { print("Live", $0) }⟧
        } else if isShown {
          ⟦$level.sink { print("Shown", $0) }⟧
        } else {
          level = 0
        }
      }
    }
    """),
]
