import LintEngine

/// The examples of `self-retaining-closure` about closures and objects that functions of the project receive and return.
let selfRetainingClosurePassedExamples: [RuleExample] = [
  // Methods that store the closure that they get, one in another closure.
  .flagged(
    """
    import SwiftUI

    final class TagField: UITextField {
      private var onDelete: (() -> Void)?
      private var onReturn: ((String) -> Void)?
      func onDelete(_ action: @escaping () -> Void) { onDelete = action }
      func onReturn(_ action: @escaping () -> Void) { onReturn = { _ in action() } }
      func removeTag() {
        onDelete?()
      }
    }
    final class TagsController: UIHostingController<Text> {
      private let field = TagField()
      override func viewDidLoad() {
        super.viewDidLoad()
        field.onDelete ⟦{ self.close() }⟧
        field.onReturn { self.close() }
      }
      private func close() { title = nil }
    }
    """,
    fixed: """
      import SwiftUI

      final class TagField: UITextField {
        private var onDelete: (() -> Void)?
        private var onReturn: ((String) -> Void)?
        func onDelete(_ action: @escaping () -> Void) { onDelete = action }
        func onReturn(_ action: @escaping () -> Void) { onReturn = { _ in action() } }
        func removeTag() {
          onDelete?()
        }
      }
      final class TagsController: UIHostingController<Text> {
        private let field = TagField()
        override func viewDidLoad() {
          super.viewDidLoad()
          field.onDelete { [weak self] in self?.close() }
          field.onReturn { [weak self] in self?.close() }
        }
        private func close() { title = nil }
      }
      """),
  // A method that only runs the closure, one that releases it afterwards, and a weak capture.
  .accepted(
    """
    import SwiftUI

    final class TagField: UITextField {
      private var onDelete: (() -> Void)?
      private var onEnd: (() -> Void)?
      func onDelete(_ action: @escaping () -> Void) { onDelete = action }
      func onEnd(_ action: @escaping () -> Void) { onEnd = action }
      func animate(_ action: () -> Void) { action() }
      func end() {
        onEnd?()
        onEnd = nil
      }
    }
    final class TagsController: UIHostingController<Text> {
      private let field = TagField()
      override func viewDidLoad() {
        super.viewDidLoad()
        field.onDelete { [weak self] in self?.close() }
        field.onEnd { self.close() }
        field.animate { self.close() }
      }
      private func close() { title = nil }
    }
    """),
  // All fields of a collection, one of them, and those of a literal.
  .flagged(
    """
    import SwiftUI

    final class CodeField: UITextField {
      var onDelete: (() -> Void)?
      var onReturn: (() -> Void)?
    }
    final class CodeController: UIHostingController<Text> {
      private let fields = [CodeField(), CodeField(), CodeField()]
      override func viewDidLoad() {
        super.viewDidLoad()
        for field in fields { field.onDelete = ⟦{ self.back() }⟧ }
        fields.forEach { $0.onReturn = { self.back() } }
        fields[2].onReturn = { self.back() }
      }
      private func back() { title = nil }
    }
    """,
    fixed: """
      import SwiftUI

      final class CodeField: UITextField {
        var onDelete: (() -> Void)?
        var onReturn: (() -> Void)?
      }
      final class CodeController: UIHostingController<Text> {
        private let fields = [CodeField(), CodeField(), CodeField()]
        override func viewDidLoad() {
          super.viewDidLoad()
          for field in fields { field.onDelete = { [weak self] in self?.back() } }
          fields.forEach { $0.onReturn = { [weak self] in self?.back() } }
          fields[2].onReturn = { [weak self] in self?.back() }
        }
        private func back() { title = nil }
      }
      """),
  // A helper that gets the field, a method that makes another one, and one that makes the closure.
  .flagged(
    """
    import SwiftUI

    final class CodeField: UITextField {
      var onDelete: (() -> Void)?
      var onReturn: (() -> Void)?
    }
    final class CodeController: UIViewController {
      private let field = CodeField()
      override func viewDidLoad() {
        super.viewDidLoad()
        configure(field)
        view.addSubview(makeField())
        field.onReturn = makeAction()
      }
      private func configure(_ field: CodeField) { field.onDelete = ⟦{ self.back() }⟧ }
      private func makeField() -> CodeField {
        let field = CodeField()
        field.onDelete = ⟦{ self.back() }⟧
        return field
      }
      private func makeAction() -> () -> Void { ⟦{ self.back() }⟧ }
      private func back() { title = nil }
    }
    """,
    fixed: """
      import SwiftUI

      final class CodeField: UITextField {
        var onDelete: (() -> Void)?
        var onReturn: (() -> Void)?
      }
      final class CodeController: UIViewController {
        private let field = CodeField()
        override func viewDidLoad() {
          super.viewDidLoad()
          configure(field)
          view.addSubview(makeField())
          field.onReturn = makeAction()
        }
        private func configure(_ field: CodeField) { field.onDelete = { [weak self] in self?.back() } }
        private func makeField() -> CodeField {
          let field = CodeField()
          field.onDelete = { [weak self] in self?.back() }
          return field
        }
        private func makeAction() -> () -> Void { { [weak self] in self?.back() } }
        private func back() { title = nil }
      }
      """),
  // The view that a helper adds is removed again, or its closure is; another field only lives as long as the call.
  .accepted(
    """
    import SwiftUI

    final class Banner: UIView { var onTap: (() -> Void)? }
    final class Hint: UIView { var onTap: (() -> Void)? }
    final class BannerController: UIViewController {
      private weak var banner: Banner?
      private weak var hint: Hint?
      override func viewDidLoad() {
        super.viewDidLoad()
        let banner = Banner()
        show(banner)
        self.banner = banner
        let hint = Hint()
        hint.onTap = { self.hide() }
        view.addSubview(hint)
        self.hint = hint
      }
      private func show(_ banner: Banner) {
        banner.onTap = { self.hide() }
        view.addSubview(banner)
      }
      private func hide() {
        banner?.onTap = nil
        hint?.removeFromSuperview()
      }
    }
    """),
  // A list of closures, and a lazy one.
  .flagged(
    """
    import SwiftUI

    final class StepsController: UIHostingController<Text> {
      private var steps: [() -> Void] = []
      private lazy var close: () -> Void = ⟦{ self.title = nil }⟧
      override func viewDidLoad() {
        super.viewDidLoad()
        steps = [⟦{ self.title = "First" }⟧, { self.close() }]
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class StepsController: UIHostingController<Text> {
        private var steps: [() -> Void] = []
        private lazy var close: () -> Void = { [weak self] in self?.title = nil }
        override func viewDidLoad() {
          super.viewDidLoad()
          steps = [{ [weak self] in self?.title = "First" }, { [weak self] in self?.close() }]
        }
      }
      """),
  // A queue that loses its elements, and a view that removes itself when it has run the closure.
  .accepted(
    """
    import SwiftUI

    struct Job { let run: () -> Void }
    final class JobQueue {
      private var jobs: [Job] = []
      func add(_ run: @escaping () -> Void) { jobs.append(Job(run: run)) }
      func runNext() { if !jobs.isEmpty { jobs.removeFirst().run() } }
    }
    final class ArrivalView: UIView {
      var arrived: (() -> Void)?
      override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        arrived?()
        removeFromSuperview()
      }
    }
    extension UIView {
      func onArrival(_ action: @escaping () -> Void) {
        let arrival = ArrivalView()
        arrival.arrived = action
        addSubview(arrival)
      }
    }
    final class FeedController: UIHostingController<Text> {
      private let queue = JobQueue()
      private let badge = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        queue.add { self.title = nil }
        badge.onArrival { self.badge.alpha = 1 }
      }
    }
    """),
  // The closure refers to an optional local, with a question mark or an exclamation mark.
  .flagged(
    """
    import SwiftUI

    final class HelpPage: UIViewController {
      var onClose: (() -> Void)?
      var onBack: (() -> Void)?
      var onEnd: (() -> Void)?
    }
    final class HelpController: UIHostingController<Text> {
      func showHelp() {
        let page = makePage()
        page?.onClose = ⟦{ page?.dismiss(animated: true) }⟧
        page?.onBack = ⟦{ page!.dismiss(animated: true) }⟧
        guard let page else { return }
        page.onEnd = ⟦{ page.dismiss(animated: true) }⟧
        present(page, animated: true)
      }
      private func makePage() -> HelpPage? { HelpPage() }
    }
    """,
    fixed: """
      import SwiftUI

      final class HelpPage: UIViewController {
        var onClose: (() -> Void)?
        var onBack: (() -> Void)?
        var onEnd: (() -> Void)?
      }
      final class HelpController: UIHostingController<Text> {
        func showHelp() {
          let page = makePage()
          page?.onClose = { [weak page] in page?.dismiss(animated: true) }
          page?.onBack = { [weak page] in page?.dismiss(animated: true) }
          guard let page else { return }
          page.onEnd = { [weak page] in page?.dismiss(animated: true) }
          present(page, animated: true)
        }
        private func makePage() -> HelpPage? { HelpPage() }
      }
      """),
  // In the block, another object has the name.
  .accepted(
    """
    import SwiftUI

    final class HelpPage: UIViewController { var onClose: (() -> Void)? }
    final class HelpController: UIHostingController<Text> {
      func connect(_ page: HelpPage) {
        let shown = page
        do {
          let page = HelpPage()
          shown.onClose = { page.dismiss(animated: true) }
        }
      }
    }
    """),
  // Each of two initializers passes the closure to the other one, so nothing stores it.
  .accepted(
    """
    import SwiftUI

    struct TipLink: View {
      var body: some View { Button("Tip", action: show) }
      private func show() {
        var tip: TipController?
        tip = TipController(name: "Start", onClose: { tip?.dismiss(animated: true) })
        tip?.loadViewIfNeeded()
      }
    }
    final class TipController: UIViewController {
      convenience init(name: String, onClose: @escaping () -> Void) { self.init(heading: name, onClose: onClose) }
      convenience init(heading: String, onClose: @escaping () -> Void) { self.init(name: heading, onClose: onClose) }
    }
    """),
]
