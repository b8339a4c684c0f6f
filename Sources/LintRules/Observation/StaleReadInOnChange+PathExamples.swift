import LintEngine

/// The examples of `stale-read-in-on-change` about the properties that a closure tracks.
let staleReadPathExamples: [RuleExample] = [
  // Properties of the object itself, of protocols, and of other modules; then those that nothing tracks.
  .flagged(
    """
    import Observation
    import SettingsKit
    import UIKit

    protocol ThemeSource: AnyObject, Observable {
      var theme: String { get }
    }
    @Observable final class Form {
      var name = ""
      var items: [String] = []
      func follow() {
        withObservationTracking {
          print(self.name, self.items.joined())
        } onChange: { [weak self] in
          guard let self else { return }
          print(⟦self.name⟧, ⟦self.items⟧)
        }
      }
    }
    final class FormController: UIViewController {
      private let form: Form?
      private let source: any ThemeSource
      private let settings: SharedSettings
      init(form: Form, source: any ThemeSource, settings: SharedSettings) {
        self.form = form
        self.source = source
        self.settings = settings
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { fatalError() }
      func follow() {
        withObservationTracking {
          title = form?.name
          print(source.theme, settings.unit)
        } onChange: { [weak self] in
          guard let self else { return }
          print(⟦self.form?.name⟧ ?? "", ⟦self.source.theme⟧, ⟦self.settings.unit⟧)
        }
      }
    }
    final class Cache {
      var size = 0
    }
    @Observable final class Account {
      let id = UUID()
      var name = ""
    }
    @Observable final class Draft {
      let owner = Account()
      let guest: Account?
      var title = ""
      var count = 0
      init(guest: Account?) { self.guest = guest }
      func log() {}
      func follow(named title: String) {
        withObservationTracking {
          print(title, self.count)
        } onChange: { [weak self] in
          print(self?.title ?? "")
        }
      }
    }
    final class DraftController: UIViewController {
      private let draft = Draft(guest: nil)
      private let preview = Draft(guest: nil)
      private let cache = Cache()
      private let button = UIButton()
      private let space: UICoordinateSpace
      private let next: DraftController?
      private var changes = 0
      init(space: UICoordinateSpace, next: DraftController?) {
        self.space = space
        self.next = next
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { fatalError() }
      func follow() {
        withObservationTracking {
          draft.log()
          preview.title = draft.title
          button.addAction(UIAction { [draft] _ in print(draft.count) }, for: .primaryActionTriggered)
          print(draft.owner.name, draft.guest?.name ?? "", cache.size, space.bounds, self.changes)
        } onChange: { [weak self] in
          guard let self else { return }
          draft.log()
          print(self.preview.title, self.draft.count, self.draft.owner.id, self.draft.guest?.id ?? UUID())
          print(self.cache.size, self.space.bounds, self.changes)
          self.next?.update()
        }
      }
      func update() { title = draft.title }
    }
    """),
  // A test reads the old value on purpose.
  .accepted(
    """
    import Observation
    import Testing

    @Suite final class CounterTests {
      let counter = Counter()
      let log = CounterLog()
      @Test func seesTheOldValue() {
        withObservationTracking { _ = counter.count } onChange: { [counter, log] in log.seen = counter.count }
        counter.count = 1
        #expect(log.seen == 0)
      }
    }
    @Observable final class Counter { var count = 0 }
    final class CounterLog { var seen = -1 }
    """),
  // An optional object on the way to the tracked property, which is unwrapped by force.
  .accepted(
    """
    import Observation
    import SwiftUI

    @Observable final class Session {
      var user = ""
    }
    @Observable final class HeaderModel {
      var session: Session?
      var title = ""
      func observe() {
        withObservationTracking {
          title = self.session!.user
        } onChange: {
          print(self.session!)
        }
      }
    }
    """),
  // A method that reads the value only in debug builds.
  .accepted(
    """
    import Observation
    import SwiftUI

    @Observable final class Session { var user = "" }
    final class HeaderController: UIViewController {
      private let session = Session()
      func observe() {
        withObservationTracking {
          title = session.user
        } onChange: { [weak self] in
          MainActor.assumeIsolated { self?.refresh() }
        }
      }
      #if DEBUG
      private func refresh() { print(session.user) }
      #else
      private func refresh() {}
      #endif
    }
    """),
  // A private property of the superclass has the name of another one in the class.
  .accepted(
    """
    import Observation
    import SwiftUI

    @Observable final class CountModel { var count = 0 }
    @Observable final class LogModel { var count = 0 }
    class BaseController: UIViewController {
      private let model = LogModel()
      func note() { print(model.count) }
    }
    final class CountController: BaseController {
      private let model = CountModel()
      private let label = UILabel()
      func track() {
        withObservationTracking {
          label.text = "\\(model.count)"
        } onChange: {
          self.note()
        }
      }
    }
    """),
  // A method that another one calls reads the old value.
  .flagged(
    """
    import Observation
    import UIKit

    final class ScoreController: UIViewController {
      let game = Game()
      let label = UILabel()
      func follow() {
        withObservationTracking { _ = game.score } onChange: { [self] in ⟦refresh()⟧ }
      }
      func refresh() { show() }
      func show() { label.text = "\\(game.score)" }
    }
    @Observable final class Game { var score = 0 }
    """),
  // Methods that only call each other, or that wait for the new value.
  .accepted(
    """
    import Observation
    import UIKit

    final class ScoreController: UIViewController {
      let game = Game()
      let label = UILabel()
      func follow() {
        withObservationTracking { _ = game.score } onChange: { [self] in refresh() }
      }
      func refresh() { show(again: true) }
      func show(again: Bool) {
        if again { refresh() }
        DispatchQueue.main.async { self.label.text = "\\(self.game.score)" }
      }
    }
    @Observable final class Game { var score = 0 }
    """),
]
