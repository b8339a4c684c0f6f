import LintEngine

/// The examples of `discarded-observation-token` about closures that keep nothing alive.
let discardedTokenWeakExamples: [RuleExample] = [
  // Each object leaves a block that runs at every notification, or for every key.
  .flagged(
    """
    import AppKit

    final class SearchController: NSViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        ⟦NSEvent.addLocalMonitorForEvents(matching: .keyDown) { [weak self] event in
          self?.handled(event)
        }⟧
        ⟦NotificationCenter.default.addObserver(forName: .languageDidChange, object: nil, queue: .main) { [weak self] _ in
          self?.title = nil
        }⟧
      }
      private func handled(_ event: NSEvent) -> NSEvent? { event.isARepeat ? nil : event }
    }
    class LanguageView: NSView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        ⟦NotificationCenter.default.addObserver(forName: .languageDidChange, object: nil, queue: .main) { [weak self] _ in
          self?.needsLayout = true
        }⟧
      }
      required init?(coder: NSCoder) { nil }
    }
    extension Notification.Name { static let languageDidChange = Notification.Name("languageDidChange") }
    """),
  // A helper and a model, of which there may be only one, and a block that isn't called when the only object that it
  // waits for is gone.
  .accepted(
    """
    import UIKit

    final class Sounds {
      private var name = ""
      init() {
        NotificationCenter.default.addObserver(forName: .languageDidChange, object: nil, queue: .main) { [weak self] _ in
          self?.name = ""
        }
      }
      func play() { print(name) }
    }
    final class HistoryModel: ObservableObject {
      @Published var titles: [String] = []
      init() {
        NotificationCenter.default.addObserver(forName: .languageDidChange, object: nil, queue: .main) { [weak self] _ in
          self?.titles = []
        }
      }
    }
    final class GameController: UIViewController {
      private let sounds = Sounds()
      override func viewDidLoad() {
        super.viewDidLoad()
        sounds.play()
        NotificationCenter.default.addObserver(forName: .languageDidChange, object: view, queue: .main) { [weak self] _ in
          self?.title = nil
        }
      }
    }
    extension Notification.Name { static let languageDidChange = Notification.Name("languageDidChange") }
    """),
]
