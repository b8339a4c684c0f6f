import LintEngine

/// Examples for `self-retaining-closure`.
let closureCycleExamples: [RuleExample] = [
  // The wrapped view keeps the closure.
  .flagged(
    """
    import SwiftUI

    final class PinField: UITextField {
      var onDelete: (() -> Void)?
    }
    struct PinInput: UIViewRepresentable {
      func makeUIView(context: Context) -> PinField {
        let field = PinField()
        field.onDelete = ⟦{
          field.resignFirstResponder()
        }⟧
        return field
      }
      func updateUIView(_ field: PinField, context: Context) {}
    }
    """,
    fixed: """
      import SwiftUI

      final class PinField: UITextField {
        var onDelete: (() -> Void)?
      }
      struct PinInput: UIViewRepresentable {
        func makeUIView(context: Context) -> PinField {
          let field = PinField()
          field.onDelete = { [weak field] in
            field?.resignFirstResponder()
          }
          return field
        }
        func updateUIView(_ field: PinField, context: Context) {}
      }
      """),
  // The controller keeps a model, and the model keeps the closure.
  .flagged(
    """
    import SwiftUI

    final class FormModel {
      var onSave: ((String) -> Void)?
    }
    final class FormController: UIViewController {
      private let model = FormModel()
      override func viewDidLoad() {
        super.viewDidLoad()
        model.onSave = ⟦{ self.title = $0 }⟧
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class FormModel {
        var onSave: ((String) -> Void)?
      }
      final class FormController: UIViewController {
        private let model = FormModel()
        override func viewDidLoad() {
          super.viewDidLoad()
          model.onSave = { [weak self] in self?.title = $0 }
        }
      }
      """),
  // A control's action, and an initializer that stores the closure.
  .flagged(
    """
    import SwiftUI

    final class RowsController: UIViewController {
      private lazy var button = UIButton(primaryAction: UIAction ⟦{ _ in self.add() }⟧)
      private var badge: Badge?
      override func viewDidLoad() {
        super.viewDidLoad()
        badge = Badge(onTap: ⟦{ self.add() }⟧)
      }
      private func add() {}
    }
    final class Badge {
      let onTap: () -> Void
      init(onTap: @escaping () -> Void) { self.onTap = onTap }
    }
    """,
    fixed: """
      import SwiftUI

      final class RowsController: UIViewController {
        private lazy var button = UIButton(primaryAction: UIAction { [weak self] _ in self?.add() })
        private var badge: Badge?
        override func viewDidLoad() {
          super.viewDidLoad()
          badge = Badge(onTap: { [weak self] in self?.add() })
        }
        private func add() {}
      }
      final class Badge {
        let onTap: () -> Void
        init(onTap: @escaping () -> Void) { self.onTap = onTap }
      }
      """),
  // Methods keep their object like closures, also through an initializer that calls another one.
  .flagged(
    """
    import SwiftUI

    final class CouponsController: UIViewController {
      private var list: CouponList?
      override func viewDidLoad() {
        super.viewDidLoad()
        let list = CouponList(
          page: 1, onLoad: ⟦showButtons⟧,
          onEnd: close)
        addChild(list)
        view.addSubview(list.view)
        list.didMove(toParent: self)
        self.list = list
      }
      private func showButtons(areNeeded: Bool) {}
      private func close() {}
    }
    final class CouponList: UIViewController {
      private let onLoad: (Bool) -> Void
      private let onEnd: (() -> Void)?
      init(onLoad: @escaping (Bool) -> Void, onEnd: (() -> Void)?) {
        self.onLoad = onLoad
        self.onEnd = onEnd
        super.init(nibName: nil, bundle: nil)
      }
      convenience init(page: Int, onLoad: @escaping (Bool) -> Void, onEnd: (() -> Void)?) {
        self.init(onLoad: onLoad, onEnd: onEnd)
      }
      required init?(coder: NSCoder) { nil }
    }
    """,
    fixed: """
      import SwiftUI

      final class CouponsController: UIViewController {
        private var list: CouponList?
        override func viewDidLoad() {
          super.viewDidLoad()
          let list = CouponList(
            page: 1, onLoad: { [weak self] in self?.showButtons(areNeeded: $0) },
            onEnd: { [weak self] in self?.close() })
          addChild(list)
          view.addSubview(list.view)
          list.didMove(toParent: self)
          self.list = list
        }
        private func showButtons(areNeeded: Bool) {}
        private func close() {}
      }
      final class CouponList: UIViewController {
        private let onLoad: (Bool) -> Void
        private let onEnd: (() -> Void)?
        init(onLoad: @escaping (Bool) -> Void, onEnd: (() -> Void)?) {
          self.onLoad = onLoad
          self.onEnd = onEnd
          super.init(nibName: nil, bundle: nil)
        }
        convenience init(page: Int, onLoad: @escaping (Bool) -> Void, onEnd: (() -> Void)?) {
          self.init(onLoad: onLoad, onEnd: onEnd)
        }
        required init?(coder: NSCoder) { nil }
      }
      """),
  // A cell registration.
  .flagged(
    """
    import SwiftUI

    final class RowsController: UICollectionViewController {
      private var cells: UICollectionView.CellRegistration<UICollectionViewListCell, String>?
      override func viewDidLoad() {
        super.viewDidLoad()
        cells = .init ⟦{ cell, _, text in cell.contentConfiguration = self.content(of: text) }⟧
      }
      private func content(of text: String) -> any UIContentConfiguration { UIHostingConfiguration { Text(text) } }
    }
    """),
  // Each sheet creates a model, which keeps a copy of the view.
  .flagged(
    """
    import SwiftUI

    struct ActivityPage: View {
      @State private var model = ActivityModel()
      @State private var items: [String] = []
      var body: some View {
        List(items, id: \\.self) { Text($0) }.onAppear {
          model.onChange = ⟦{ items = model.items }⟧
          model.onEnd = { items = [] }
        }
      }
    }
    final class ActivityModel {
      var items: [String] = []
      var onChange: (() -> Void)?
      var onEnd: (() -> Void)?
    }
    struct Home: View {
      @State private var isShown = false
      var body: some View { Button("Show") { isShown = true }.sheet(isPresented: $isShown) { ActivityPage() } }
    }
    """),
  // An animator releases its closures, and a variable that code empties keeps nothing.
  .accepted(
    """
    import SwiftUI

    final class FadeController: UIViewController {
      private var animator: UIViewPropertyAnimator?
      private var badge: Badge?
      func fade() {
        animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.view.alpha = 0 }
        badge = Badge(onTap: { self.fade() })
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        badge = nil
      }
      #if DEBUG
      private lazy var log = Badge(onTap: { self.fade() })
      #endif
    }
    final class Badge {
      let onTap: () -> Void
      init(onTap: @escaping () -> Void) { self.onTap = onTap }
    }
    """),
  // A view that was given its model doesn't know how long that lives, and a capture list can leave the view out.
  .accepted(
    """
    import SwiftUI

    struct Rows: View {
      @ObservedObject var model: RowsModel
      @StateObject private var own = RowsModel()
      @State private var items: [String] = []
      var body: some View {
        List(items, id: \\.self) { Text($0) }.onAppear {
          model.onChange = { items = [] }
          own.onChange = { [model] in model.count += 1 }
        }
      }
    }
    final class RowsModel: ObservableObject {
      @Published var count = 0
      var onChange: (() -> Void)?
    }
    """),
  // Weak references, a property that keeps nothing, and a closure that the class removes.
  .accepted(
    """
    import SwiftUI

    final class Bar: UIView {
      var onTap: (() -> Void)?
      var onEnd: (() -> Void)?
      var onDrag: () -> Void = {}
      func end() {
        onEnd?()
        onEnd = nil
        onDrag = {}
      }
    }
    final class BarController: UIViewController {
      private let bar = Bar()
      private weak var owner: Bar?
      override func viewDidLoad() {
        super.viewDidLoad()
        bar.onTap = { [weak self] in self?.title = nil }
        bar.onEnd = { self.title = "" }
        bar.onDrag = { self.title = "" }
        owner?.onTap = { self.title = "" }
      }
      func add() -> Bar {
        let other = Bar()
        other.onTap = { [weak other] in other?.removeFromSuperview() }
        other.onEnd = { other.removeFromSuperview() }
        return other
      }
    }
    """),
  // The result of a method, a static method, a local with the same name, and a property that keeps nothing.
  .accepted(
    """
    import SwiftUI

    final class PageController: UIViewController {
      private var page: Page?
      private weak var shown: Page?
      override func viewDidLoad() {
        super.viewDidLoad()
        let reload = { print("Reload") }
        page = Page(title: makeTitle(), onReload: reload)
        page?.onEnd = PageController.log
        shown?.onEnd = close
      }
      private func makeTitle() -> String { "Page" }
      private func reload() {}
      private func close() {}
      private static func log() {}
    }
    final class Page {
      var onEnd: (() -> Void)?
      private let title: String
      private let onReload: () -> Void
      init(title: String, onReload: @escaping () -> Void) {
        self.title = title
        self.onReload = onReload
      }
    }
    """),
  // Objects that live as long as the app, and values, which are copied.
  .accepted(
    """
    import SwiftUI

    final class Player {
      static let shared = Player()
      private let queue = Queue()
      func start() { queue.onEmpty = { self.stop() } }
      func stop() {}
    }
    final class Queue {
      var onEmpty: (() -> Void)?
    }
    struct Style {
      var title = ""
      var font: (() -> String)?
    }
    func style() -> Style {
      var style = Style()
      style.font = { style.title }
      return style
    }
    """),
  // XCTest keeps test cases until all tests have run.
  .accepted(
    """
    import SwiftUI
    import XCTest

    final class MenuTests: XCTestCase {
      private var service = Service()
      func testVersion() { service.onRequest = { self.version } }
      private var version: Int { 3 }
    }
    final class Service {
      var onRequest: (() -> Int)?
    }
    """),
  // A parameter with the name of a method.
  .accepted(
    """
    import SwiftUI

    final class Recipe: ObservableObject {
      @Published private var text: String
      init(summary: String) {
        text = summary
      }
      func summary(of lines: Int) -> String { text }
    }
    """),
  // The suite of Swift Testing releases nothing until its test ends.
  .accepted(
    """
    import SwiftUI
    import Testing

    @MainActor final class TapSuite {
      let button = TapButton()
      var count = 0
      @Test func taps() {
        button.onTap = { self.count += 1 }
        button.onTap?()
        #expect(count == 1)
      }
    }
    final class TapButton: UIView { var onTap: (() -> Void)? }
    """),
]
