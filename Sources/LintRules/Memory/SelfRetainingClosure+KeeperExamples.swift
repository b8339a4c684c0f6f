import LintEngine

/// The examples of `self-retaining-closure` about collections of closures.
let selfRetainingClosureKeeperExamples: [RuleExample] = [
  // The closures are removed, another object of a tuple stores one, and a local closure only runs.
  .accepted(
    """
    import SwiftUI

    final class Badge: UIView { var onTap: (() -> Void)? }
    final class ToolController: UIViewController {
      private var tools: [String: () -> Void] = [:]
      private var badge: Badge?
      override func viewDidLoad() {
        super.viewDidLoad()
        tools["close"] = { self.close() }
        let (bar, footer) = (Badge(), Badge())
        footer.onTap = { bar.isHidden = true }
        view.addSubview(bar)
        let close = { self.close() }
        DispatchQueue.main.async(execute: close)
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        tools.removeAll()
      }
      private func close() { title = nil }
    }
    """),
  // Closures in an array.
  .flagged(
    """
    import SwiftUI

    final class StepsController: UIHostingController<Text> {
      private var steps: [() -> Void] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        steps.append ⟦{ self.close() }⟧
      }
      private func close() { title = nil }
    }
    """),
  // Objects that retain each other, so that the way from an object leads back to it.
  .flagged(
    """
    import SwiftUI

    final class FormField: UITextField {
      var form: FormView?
      var onEnd: (() -> Void)?
    }
    final class FormView: UIView {
      var fields: [FormField] = []
    }
    final class FormController: UIViewController {
      private var form: FormView?
      override func viewDidLoad() {
        super.viewDidLoad()
        let form = FormView()
        let name = FormField()
        let phone = FormField()
        form.fields.append(name)
        form.fields.append(phone)
        name.form = form
        phone.form = form
        name.onEnd = ⟦{ phone.becomeFirstResponder() }⟧
        phone.onEnd = ⟦{ name.becomeFirstResponder() }⟧
        self.form = form
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class FormField: UITextField {
        var form: FormView?
        var onEnd: (() -> Void)?
      }
      final class FormView: UIView {
        var fields: [FormField] = []
      }
      final class FormController: UIViewController {
        private var form: FormView?
        override func viewDidLoad() {
          super.viewDidLoad()
          let form = FormView()
          let name = FormField()
          let phone = FormField()
          form.fields.append(name)
          form.fields.append(phone)
          name.form = form
          phone.form = form
          name.onEnd = { [weak phone] in phone?.becomeFirstResponder() }
          phone.onEnd = { [weak name] in name?.becomeFirstResponder() }
          self.form = form
        }
      }
      """),
  // A local that refers to the banner weakly passes it on to the view, which keeps it.
  .flagged(
    """
    import SwiftUI

    final class Banner: UIView { var onClose: (() -> Void)? }
    final class BannerController: UIViewController {
      func show() {
        let banner = Banner()
        weak var shown = banner
        banner.onClose = ⟦{ self.log() }⟧
        view.addSubview(shown!)
      }
      private func log() {}
    }
    """,
    fixed: """
      import SwiftUI

      final class Banner: UIView { var onClose: (() -> Void)? }
      final class BannerController: UIViewController {
        func show() {
          let banner = Banner()
          weak var shown = banner
          banner.onClose = { [weak self] in self?.log() }
          view.addSubview(shown!)
        }
        private func log() {}
      }
      """),
  // A method returns its object through another one.
  .flagged(
    """
    import SwiftUI

    final class ChipView: UIView {
      private var onTap: (() -> Void)?
      func onTap(_ action: @escaping () -> Void) -> ChipView { handling(action) }
      private func handling(_ action: @escaping () -> Void) -> ChipView {
        onTap = action
        return self
      }
    }
    final class TagController: UIViewController {
      private var chip: ChipView?
      override func viewDidLoad() {
        super.viewDidLoad()
        chip = ChipView().onTap ⟦{ self.title = nil }⟧
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class ChipView: UIView {
        private var onTap: (() -> Void)?
        func onTap(_ action: @escaping () -> Void) -> ChipView { handling(action) }
        private func handling(_ action: @escaping () -> Void) -> ChipView {
          onTap = action
          return self
        }
      }
      final class TagController: UIViewController {
        private var chip: ChipView?
        override func viewDidLoad() {
          super.viewDidLoad()
          chip = ChipView().onTap { [weak self] in self?.title = nil }
        }
      }
      """),
  // Properties of Apple's classes keep the closures that they are given.
  .flagged(
    """
    import SwiftUI

    final class ShelfController: UIViewController {
      private var books: UICollectionViewDiffableDataSource<Int, Int>!
      private let more = UIButton()
      private let about = UIHostingController(rootView: Text("About"))
      func configure(_ list: UICollectionView) {
        books = UICollectionViewDiffableDataSource(collectionView: list) { [weak self] list, place, book in
          self?.cell(at: place)
        }
        books.supplementaryViewProvider = ⟦{ list, kind, place in self.header(at: place) }⟧
        more.configurationUpdateHandler = ⟦{ button in button.isHidden = self.isComplete }⟧
        navigationItem.titleMenuProvider = ⟦{ items in self.isComplete ? nil : UIMenu(children: items) }⟧
      }
      var isComplete = false
      private func cell(at place: IndexPath) -> UICollectionViewCell? { nil }
      private func header(at place: IndexPath) -> UICollectionReusableView? { nil }
    }
    """),
  // A closure that runs once is released then.
  .accepted(
    """
    import SwiftUI

    final class ShareController: UIViewController {
      private let host = UIHostingController(rootView: Text("Thanks"))
      private let sheet = UIActivityViewController(activityItems: ["Sum"], applicationActivities: nil)
      private let count = BlockOperation {}
      func share() {
        sheet.completionWithItemsHandler = { _, isDone, _, _ in if isDone { self.present(self.host, animated: true) } }
        count.completionBlock = { print("counted for", self) }
        present(sheet, animated: true)
      }
    }
    """),
  // `self-retaining-host` reports what a root view keeps.
  .accepted(
    """
    import SwiftUI

    final class PriceController: UIViewController {
      private let host = UIHostingController(rootView: PricePage())
      override func viewDidLoad() {
        super.viewDidLoad()
        host.rootView.onClose = { self.dismiss(animated: true) }
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
    }
    struct PricePage: View {
      var onClose: () -> Void = {}
      var body: some View { Button("Close", action: onClose) }
    }
    """),
  // The closure passes through an initializer that calls another one of several. When it's made, the variable is still
  // empty, so it couldn't be captured weakly.
  .flagged(
    """
    import SwiftUI

    enum Offers {
      @MainActor static func show(over screen: UIViewController) {
        var offer: OfferController?
        offer = OfferController(name: "Year", onClose: ⟦{ offer?.dismiss(animated: true) }⟧)
        guard let offer else { return }
        screen.present(offer, animated: true)
      }
    }
    final class OfferController: UIViewController {
      private let onClose: (() -> Void)?
      convenience init(name: String, onClose: (() -> Void)? = nil) {
        self.init(content: .name(name), isLarge: false, onClose: onClose)
      }
      convenience init(isLarge: Bool = false, onClose: (() -> Void)? = nil) {
        self.init(content: .name("Month"), isLarge: isLarge, onClose: nil)
      }
      convenience init(content: Content, title: String, isLarge: Bool, onClose: (() -> Void)?) {
        self.init(content: content, isLarge: isLarge, onClose: nil)
      }
      init(content: Content, isLarge: Bool, isNew: Bool = true, onClose: (() -> Void)?) {
        self.onClose = onClose
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { return nil }
      enum Content { case name(String) }
    }
    struct OfferLink: View { var body: some View { Text("Offers") } }
    """),
  // A method returns its object through one that calls itself.
  .flagged(
    """
    import SwiftUI

    final class StarsView: UIStackView {
      private var onTap: (() -> Void)?
      func onTap(_ action: @escaping () -> Void) -> StarsView {
        onTap = action
        return add(stars: 5)
      }
      private func add(stars: Int) -> StarsView {
        if stars == 0 { return self }
        addArrangedSubview(UIImageView())
        return add(stars: stars - 1)
      }
    }
    final class ReviewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(StarsView().onTap ⟦{ self.title = nil }⟧)
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class StarsView: UIStackView {
        private var onTap: (() -> Void)?
        func onTap(_ action: @escaping () -> Void) -> StarsView {
          onTap = action
          return add(stars: 5)
        }
        private func add(stars: Int) -> StarsView {
          if stars == 0 { return self }
          addArrangedSubview(UIImageView())
          return add(stars: stars - 1)
        }
      }
      final class ReviewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(StarsView().onTap { [weak self] in self?.title = nil })
        }
      }
      """),
  // A method returns another object, which doesn't keep the closure.
  .accepted(
    """
    import SwiftUI

    final class MenuBuilder {
      private var actions: [() -> Void] = []
      func item(_ action: @escaping () -> Void) -> UIButton {
        actions.append(action)
        return makeButton()
      }
      private func makeButton() -> UIButton { UIButton(type: .system) }
    }
    final class MenuController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let builder = MenuBuilder()
        view.addSubview(builder.item { self.title = nil })
      }
    }
    """),
  // A condition unwraps the new view that is added.
  .flagged(
    """
    import SwiftUI

    final class Banner: UIView {
      var onClose: (() -> Void)?
      init?(text: String) {
        if text.isEmpty { return nil }
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class NewsController: UIViewController {
      private let text = "News"
      override func viewDidLoad() {
        super.viewDidLoad()
        guard let banner = Banner(text: text) else { return }
        banner.onClose = ⟦{ self.title = nil }⟧
        view.addSubview(banner)
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class Banner: UIView {
        var onClose: (() -> Void)?
        init?(text: String) {
          if text.isEmpty { return nil }
          super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
      }
      final class NewsController: UIViewController {
        private let text = "News"
        override func viewDidLoad() {
          super.viewDidLoad()
          guard let banner = Banner(text: text) else { return }
          banner.onClose = { [weak self] in self?.title = nil }
          view.addSubview(banner)
        }
      }
      """),
]
