import LintEngine

/// The examples of `self-retaining-closure` about the ways in which an object gets a closure.
let selfRetainingClosureStorageExamples: [RuleExample] = [
  // A closure at the start of an array, a computed one, and the recognizer of a view. Another view is not kept.
  .flagged(
    """
    import SwiftUI

    final class TapRecognizer: UITapGestureRecognizer { var onTap: (() -> Void)? }
    final class CodeField: UITextField { var onReturn: (() -> Void)? }
    final class CodeController: UIViewController {
      private let field = CodeField()
      private var steps: [() -> Void] = []
      private weak var hint: CodeField?
      private var action: () -> Void { ⟦{ self.back() }⟧ }
      override func viewDidLoad() {
        super.viewDidLoad()
        field.onReturn = action
        steps.insert(⟦{ self.back() }⟧, at: 0)
        let tap = TapRecognizer()
        tap.onTap = ⟦{ self.back() }⟧
        view.addGestureRecognizer(tap)
        guard let hint else { return }
        hint.onReturn = { self.back() }
      }
      private func back() { title = nil }
    }
    """,
    fixed: """
      import SwiftUI

      final class TapRecognizer: UITapGestureRecognizer { var onTap: (() -> Void)? }
      final class CodeField: UITextField { var onReturn: (() -> Void)? }
      final class CodeController: UIViewController {
        private let field = CodeField()
        private var steps: [() -> Void] = []
        private weak var hint: CodeField?
        private var action: () -> Void { { [weak self] in self?.back() } }
        override func viewDidLoad() {
          super.viewDidLoad()
          field.onReturn = action
          steps.insert({ [weak self] in self?.back() }, at: 0)
          let tap = TapRecognizer()
          tap.onTap = { [weak self] in self?.back() }
          view.addGestureRecognizer(tap)
          guard let hint else { return }
          hint.onReturn = { self.back() }
        }
        private func back() { title = nil }
      }
      """),
  // Closures in a dictionary.
  .flagged(
    """
    import SwiftUI

    final class ToolsController: UIHostingController<Text> {
      private var tools: [String: () -> Void] = [:]
      override func viewDidLoad() {
        super.viewDidLoad()
        tools = ["close": ⟦{ self.close() }⟧]
      }
      private func close() { title = nil }
    }
    """),
  // A method that sets the closure of a view that another one adds.
  .flagged(
    """
    import SwiftUI

    final class Banner: UIView { var onTap: (() -> Void)? }
    final class BannerController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let banner = Banner()
        configure(banner)
        view.addSubview(banner)
      }
      private func configure(_ banner: Banner) { banner.onTap = ⟦{ self.title = nil }⟧ }
    }
    """,
    fixed: """
      import SwiftUI

      final class Banner: UIView { var onTap: (() -> Void)? }
      final class BannerController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let banner = Banner()
          configure(banner)
          view.addSubview(banner)
        }
        private func configure(_ banner: Banner) { banner.onTap = { [weak self] in self?.title = nil } }
      }
      """),
  // A protocol, all of whose types store the closure.
  .flagged(
    """
    import SwiftUI

    @MainActor protocol TapReporting: AnyObject { var onTap: (() -> Void)? { get set } }
    final class Bar: UIView, TapReporting { var onTap: (() -> Void)? }
    final class BarController: UIViewController {
      private let bar: TapReporting = Bar()
      override func viewDidLoad() {
        super.viewDidLoad()
        bar.onTap = ⟦{ self.title = nil }⟧
      }
    }
    """,
    fixed: """
      import SwiftUI

      @MainActor protocol TapReporting: AnyObject { var onTap: (() -> Void)? { get set } }
      final class Bar: UIView, TapReporting { var onTap: (() -> Void)? }
      final class BarController: UIViewController {
        private let bar: TapReporting = Bar()
        override func viewDidLoad() {
          super.viewDidLoad()
          bar.onTap = { [weak self] in self?.title = nil }
        }
      }
      """),
  // A protocol, one of whose types hands the closure on to an object that lives as long as the app.
  .accepted(
    """
    import SwiftUI

    @MainActor protocol TapReporting: AnyObject { var onTap: (() -> Void)? { get set } }
    final class Bar: UIView, TapReporting { var onTap: (() -> Void)? }
    final class Link: TapReporting {
      private let session = Session.shared
      var onTap: (() -> Void)? {
        get { session.onTap }
        set { session.onTap = newValue }
      }
    }
    final class Session {
      static let shared = Session()
      var onTap: (() -> Void)?
    }
    final class BarController: UIViewController {
      private let bar: TapReporting = Link()
      override func viewDidLoad() {
        super.viewDidLoad()
        bar.onTap = { self.title = nil }
      }
    }
    """),
  // Methods that differ from platform to platform.
  .accepted(
    """
    import SwiftUI

    final class Banner: UIView { var onTap: (() -> Void)? }
    final class BannerController: UIViewController {
      private var actions: [() -> Void] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        let banner = Banner()
        banner.onTap = { self.title = nil }
        place(banner)
        perform { self.title = nil }
      }
      #if os(visionOS)
      private func place(_ banner: Banner) { view.addSubview(banner) }
      private func perform(_ action: @escaping () -> Void) { actions.append(action) }
      #else
      private func place(_ banner: Banner) { banner.layoutIfNeeded() }
      private func perform(_ action: @escaping () -> Void) { action() }
      #endif
    }
    """),
  // Methods that put the closure into a new value, one of which also accepts none.
  .flagged(
    """
    import SwiftUI

    struct Handler { let run: (() -> Void)? }
    final class TagField: UITextField {
      private var deletion: Handler?
      private var ending: Handler?
      func onDelete(_ action: @escaping () -> Void) { deletion = Handler(run: action) }
      func onEnd(_ action: (() -> Void)?) { ending = Handler(run: action) }
    }
    final class TagsController: UIHostingController<Text> {
      private let field = TagField()
      override func viewDidLoad() {
        super.viewDidLoad()
        field.onDelete ⟦{ self.close() }⟧
        field.onEnd { self.close() }
      }
      private func close() { title = nil }
    }
    """,
    fixed: """
      import SwiftUI

      struct Handler { let run: (() -> Void)? }
      final class TagField: UITextField {
        private var deletion: Handler?
        private var ending: Handler?
        func onDelete(_ action: @escaping () -> Void) { deletion = Handler(run: action) }
        func onEnd(_ action: (() -> Void)?) { ending = Handler(run: action) }
      }
      final class TagsController: UIHostingController<Text> {
        private let field = TagField()
        override func viewDidLoad() {
          super.viewDidLoad()
          field.onDelete { [weak self] in self?.close() }
          field.onEnd { [weak self] in self?.close() }
        }
        private func close() { title = nil }
      }
      """),
  // Closures with a type of another module.
  .flagged(
    """
    import SwiftUI
    import Synthesizers

    final class NoteListener {
      private let onNote: NoteHandler
      init(onNote: @escaping NoteHandler) { self.onNote = onNote }
    }
    final class PianoController: UIViewController {
      private var first: NoteListener?
      private var second: NoteListener?
      override func viewDidLoad() {
        super.viewDidLoad()
        first = NoteListener(onNote: ⟦{ _ in self.title = nil }⟧)
        let show: NoteHandler = ⟦{ _ in self.title = "Playing" }⟧
        second = NoteListener(onNote: show)
      }
    }
    """),
  // A closure that gives the name of the object to other things first.
  .flagged(
    """
    import SwiftUI

    struct Card { var isOpen = false }
    final class CardView: UIView { var onTap: (() -> Void)? }
    final class DeckController: UIViewController {
      private let cards = [Card(), Card()]
      func addCard() {
        let card = CardView()
        card.onTap = ⟦{
          let open = self.cards.filter { card in card.isOpen }
          card.isHidden = open.isEmpty
        }⟧
      }
    }
    """),
  // Methods that return their object: it's kept in a property, through a local, and immediately.
  .flagged(
    """
    import SwiftUI

    final class FilterBar: UIView {
      private var onChange: (() -> Void)?
      func onChange(_ action: @escaping () -> Void) -> FilterBar {
        onChange = action
        return self
      }
    }
    final class FilterController: UIViewController {
      private var bar: FilterBar?
      override func viewDidLoad() {
        super.viewDidLoad()
        bar = FilterBar().onChange ⟦{ self.title = nil }⟧
        let second = FilterBar().onChange ⟦{ self.title = "Second" }⟧
        view.addSubview(second)
        view.addSubview(FilterBar().onChange { self.title = "Third" })
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class FilterBar: UIView {
        private var onChange: (() -> Void)?
        func onChange(_ action: @escaping () -> Void) -> FilterBar {
          onChange = action
          return self
        }
      }
      final class FilterController: UIViewController {
        private var bar: FilterBar?
        override func viewDidLoad() {
          super.viewDidLoad()
          bar = FilterBar().onChange { [weak self] in self?.title = nil }
          let second = FilterBar().onChange { [weak self] in self?.title = "Second" }
          view.addSubview(second)
          view.addSubview(FilterBar().onChange { [weak self] in self?.title = "Third" })
        }
      }
      """),
  // A button and a recognizer that are created where they're added.
  .flagged(
    """
    import SwiftUI

    final class TapRecognizer: UITapGestureRecognizer {
      private let onTap: () -> Void
      init(onTap: @escaping () -> Void) {
        self.onTap = onTap
        super.init(target: nil, action: nil)
      }
    }
    final class PhotoController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UIButton(primaryAction: UIAction ⟦{ _ in self.close() }⟧))
      }
      func addRecognizer() {
        view.addGestureRecognizer(TapRecognizer ⟦{ self.close() }⟧)
      }
      private func close() { title = nil }
    }
    """,
    fixed: """
      import SwiftUI

      final class TapRecognizer: UITapGestureRecognizer {
        private let onTap: () -> Void
        init(onTap: @escaping () -> Void) {
          self.onTap = onTap
          super.init(target: nil, action: nil)
        }
      }
      final class PhotoController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(UIButton(primaryAction: UIAction { [weak self] _ in self?.close() }))
        }
        func addRecognizer() {
          view.addGestureRecognizer(TapRecognizer { [weak self] in self?.close() })
        }
        private func close() { title = nil }
      }
      """),
  // An object that is created asynchronously.
  .flagged(
    """
    import SwiftUI

    @MainActor final class LevelMeter {
      private let onPeak: () -> Void
      init(onPeak: @escaping () -> Void) async throws { self.onPeak = onPeak }
    }
    final class MemoController: UIViewController {
      private var meter: LevelMeter?
      func record() async throws {
        meter = try await LevelMeter(onPeak: ⟦{ self.title = "Too loud" }⟧)
      }
    }
    """,
    fixed: """
      import SwiftUI

      @MainActor final class LevelMeter {
        private let onPeak: () -> Void
        init(onPeak: @escaping () -> Void) async throws { self.onPeak = onPeak }
      }
      final class MemoController: UIViewController {
        private var meter: LevelMeter?
        func record() async throws {
          meter = try await LevelMeter(onPeak: { [weak self] in self?.title = "Too loud" })
        }
      }
      """),
]
