import LintEngine

/// The examples of `self-retaining-host` about what a root view contains.
let selfRetainingContentExamples: [RuleExample] = [
  // Branches, views of other modules, builders, the environment, and models with different wrappers.
  .flagged(
    """
    import Charts
    import ChartDecorations
    import SwiftUI

    final class ReportController: UIViewController {
      private enum Style { case table, chart, text }
      private var style = Style.table
      private var isEditable = false
      private var hosts: [UIViewController] = []
      func show(_ model: ReportModel) {
        model.onSelect = ⟦{ self.title = $0 }⟧
        let draft = ReportDraft()
        draft.onEnd = ⟦{ self.title = nil }⟧
        let list = UIHostingController(rootView: ReportList(model: model))
        let table = UIHostingController(
          rootView: VStack {
            if isEditable {
              Text("Edit")
            } else if style == .text {
              Text("Text")
            } else {
              ReportCard(content: { ReportPage(owner: ⟦self⟧) })
            }
          })
        let chart = UIHostingController(
          rootView: ReportFrame {
            switch style {
            case .table, .text: Text("Table")
            case .chart: ReportPage(owner: ⟦self⟧).padding().decorated()
            }
          })
        hosts = [
          list, table, chart, UIHostingController(rootView: ReportPage(owner: ⟦self⟧).decorated()),
          UIHostingController(rootView: LegacyChart(onSelect: ⟦select⟧)),
          UIHostingController(
            rootView: LegacyChart().onTapGesture ⟦{ if self.isEditable { self.title = nil } }⟧),
          UIHostingController(rootView: ReportPage().environment(\\.reports, ⟦self⟧)),
          UIHostingController(rootView: ReportFrame { return ReportPage(owner: ⟦self⟧ as UIViewController) }),
          UIHostingController(rootView: ReportForm(draft: draft)),
          UIHostingController(rootView: ReportBar(onClose: ⟦{ if self.isEditable { self.title = nil } }⟧)),
          UIHostingController(rootView: ReportRow ⟦{ ReportPage(owner: self) }⟧),
        ]
      }
      func clear() { view.subviews.last?.removeFromSuperview() }
      private func select(_ row: Int) -> Bool { row > 0 }
    }
    final class ReportModel: ObservableObject {
      @Published var onSelect: (String) -> Void = { _ in }
    }
    struct ReportList: View {
      @State var model: ReportModel
      var body: some View { Button("Open") { model.onSelect("") } }
    }
    @Observable final class ReportDraft {
      var onEnd: () -> Void = {}
    }
    struct ReportForm: View {
      @Bindable var draft: ReportDraft
      var body: some View { Button("End") { draft.onEnd() } }
    }
    typealias ReportAction = () -> Void
    struct ReportBar: View {
      let onClose: ReportAction
      var body: some View { Button("Close", action: onClose) }
    }
    struct ReportCard<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View { content.padding() }
    }
    struct ReportRow<Content: View>: View {
      @ViewBuilder let content: () -> Content
      var body: some View { content().bold() }
    }
    struct ReportFrame<Content: View>: View {
      private let content: Content
      init(@ViewBuilder content: () -> Content) { self.content = content() }
      var body: some View { content.border(.red) }
    }
    struct ReportPage: View {
      var owner: UIViewController?
      var body: some View { Text(owner?.title ?? "") }
    }
    extension EnvironmentValues {
      private struct ReportsKey: EnvironmentKey { static let defaultValue: ReportController? = nil }
      var reports: ReportController? {
        get { self[ReportsKey.self] }
        set { self[ReportsKey.self] = newValue }
      }
    }
    """),
  // Values that are computed from the controller, methods of other objects, and objects that keep no root view.
  .accepted(
    """
    import SwiftUI
    import TipStyles

    final class TipController: UIViewController {
      private var host: UIViewController?
      private var picture: TipPicture?
      private var child: UIViewController?
      private let bar = TipBar()
      private let formatter = TipFormatter()
      func show() {
        let save = { print("Saved") }
        host = UIHostingController(
          rootView: VStack {
            TipPage(text: title ?? "", isRoot: self is TipRoot, onClose: save)
            TipPage(text: formatter.text(for: self), isRoot: false, onClose: bar.close)
            Text(styled(reload))
            Label(String(reflecting: self), systemImage: "star").overlay(content: makeBadge)
          })
        picture = TipPicture(rootView: TipPage(text: "", isRoot: true) { self.save() })
        child = TipFactory.make(rootView: TipPage(text: "", isRoot: true, onClose: save), delegate: self)
        bar.rootView?.onTap = { self.save() }
      }
      private func save() {}
      private func reload() -> String { "" }
      private func makeBadge() -> some View { Text("New") }
    }
    protocol TipRoot {}
    protocol TipDelegate: AnyObject {}
    extension TipController: TipDelegate {}
    final class TipView: UIView {
      var onTap: (() -> Void)?
    }
    final class TipBar {
      weak var rootView: TipView?
      func close() {}
    }
    final class TipPicture {
      let image: UIImage?
      init(rootView: TipPage) { image = ImageRenderer(content: rootView).uiImage }
    }
    final class TipFormatter {
      func text(for controller: UIViewController) -> String { controller.title ?? "" }
    }
    enum TipFactory {
      static func make(rootView: TipPage, delegate: TipDelegate) -> UIViewController {
        UIHostingController(rootView: rootView)
      }
    }
    struct TipPage: View {
      let text: String
      let isRoot: Bool
      let onClose: () -> Void
      var body: some View { Button(text, action: onClose) }
    }
    """),
  // A builder that a configuration runs immediately.
  .accepted(
    """
    import SwiftUI
    import UIKit

    final class NoteCell: UITableViewCell {
      var title = ""

      func configure() {
        contentConfiguration = UIHostingConfiguration(content: makeContent)
      }

      func makeContent() -> some View {
        Text(title)
      }
    }
    """),
  // A root view that a property keeps until it's hosted, and one in a local that gets a modifier.
  .flagged(
    """
    import SwiftUI

    final class FormController: UIViewController {
      private let model = FormModel()
      private var form: FormView?

      override func viewDidLoad() {
        super.viewDidLoad()
        form = FormView(onSubmit: ⟦{ self.title = "Sent" }⟧)
        let host = UIHostingController(rootView: form)
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }

      func showFooter() {
        let footer = FormView ⟦{ self.title = "Done" }⟧
        let host = UIHostingController(rootView: footer.environmentObject(model))
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
    }

    struct FormView: View {
      let onSubmit: () -> Void
      var body: some View { Button("Submit", action: onSubmit) }
    }

    final class FormModel: ObservableObject {}
    """,
    fixed: """
      import SwiftUI

      final class FormController: UIViewController {
        private let model = FormModel()
        private var form: FormView?

        override func viewDidLoad() {
          super.viewDidLoad()
          form = FormView(onSubmit: { [weak self] in self?.title = "Sent" })
          let host = UIHostingController(rootView: form)
          addChild(host)
          view.addSubview(host.view)
          host.didMove(toParent: self)
        }

        func showFooter() {
          let footer = FormView { [weak self] in self?.title = "Done" }
          let host = UIHostingController(rootView: footer.environmentObject(model))
          addChild(host)
          view.addSubview(host.view)
          host.didMove(toParent: self)
        }
      }

      struct FormView: View {
        let onSubmit: () -> Void
        var body: some View { Button("Submit", action: onSubmit) }
      }

      final class FormModel: ObservableObject {}
      """),
  // A closure in the environment, which captures the variable of its window.
  .flagged(
    """
    import AppKit
    import SwiftUI

    struct AboutView: View {
      var body: some View { Text("About") }

      func open() {
        var shown: NSWindow?
        let root = environment(\\.close, ⟦{ shown?.close() }⟧)
        let content = NSView()
        content.addSubview(NSHostingView(rootView: root))
        let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
        window.contentView = content
        shown = window
        window.makeKeyAndOrderFront(nil)
      }
    }

    struct CloseKey: EnvironmentKey {
      static let defaultValue: () -> Void = {}
    }

    extension EnvironmentValues {
      var close: () -> Void {
        get { self[CloseKey.self] }
        set { self[CloseKey.self] = newValue }
      }
    }
    """),
  // Notes that a property finds again each time, and locals of another method with the names of properties.
  .accepted(
    """
    import SwiftUI

    final class OrderController: UIViewController {
      private let library = OrderLibrary()
      private var current: OrderNote { library.current }
      private var form: OrderForm?
      private let model = OrderModel()
      private var hosts: [UIViewController] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        library.current.onEdit = { self.title = nil }
        library.showNext()
        let first = UIHostingController(rootView: OrderPage(note: library.current))
        current.onEdit = { self.title = "Note" }
        library.showNext()
        let second = UIHostingController(rootView: OrderPage(note: current))
        form = OrderForm(isLast: self as? OrderScreen != nil, onSubmit: {})
        let list = UIHostingController(rootView: OrderList(model: model))
        hosts = [first, second, UIHostingController(rootView: form), list]
      }
      func edit(_ order: String) {
        let form: OrderForm
        if order.isEmpty {
          form = OrderForm(isLast: true, onSubmit: { self.title = nil })
        } else {
          form = OrderForm(isLast: false, onSubmit: { self.title = order })
        }
        present(UIHostingController(rootView: form), animated: true)
      }
      func choose() {
        let model = OrderModel()
        model.onSelect = { self.title = $0 }
        present(UIHostingController(rootView: OrderList(model: model)), animated: true)
      }
    }
    protocol OrderScreen {}
    final class OrderNote: ObservableObject { var onEdit: () -> Void = {} }
    final class OrderLibrary {
      private var notes: [OrderNote] = []
      private var index = 0
      var current: OrderNote { notes[index] }
      func showNext() { index += 1 }
    }
    final class OrderModel: ObservableObject { var onSelect: (String) -> Void = { _ in } }
    struct OrderPage: View {
      @ObservedObject var note: OrderNote
      var body: some View { Button("Edit") { note.onEdit() } }
    }
    struct OrderForm: View {
      let isLast: Bool
      let onSubmit: () -> Void
      var body: some View { Button("Submit", action: onSubmit).disabled(isLast) }
    }
    struct OrderList: View {
      @ObservedObject var model: OrderModel
      var body: some View { Button("Select") { model.onSelect("") } }
    }
    """),
  // Objects that create a view or a value of one from the controller, and the label of a button, which reads it immediately.
  .accepted(
    """
    import BadgeStyles
    import SwiftUI

    final class ReportController: UIViewController {
      private let badges = BadgeStyle()
      private var hosts: [UIViewController] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        let styler = ReportStyler(owner: self)
        let flows = FlowBuilder()
        hosts = [
          UIHostingController(rootView: styler.makeTitle()),
          UIHostingController(rootView: flows.sheet(for: self)),
          UIHostingController(rootView: VStack { ReportPage(count: badges.badge(for: self)) }),
          UIHostingController(rootView: Button { print("Edit") } label: { Text(self.title ?? "") }),
        ]
      }
    }
    struct ReportStyler {
      let owner: UIViewController
      func makeTitle() -> Text { Text(owner.title ?? "") }
    }
    struct ReportPage: View {
      let count: Int
      var body: some View { Text("\\(count)") }
    }
    """),
  // The overload of a method that the argument chooses may be the one without the controller.
  .accepted(
    """
    import LegacyTitles
    import SwiftUI

    final class ListController: UIViewController {
      private var page: UIViewController?
      func show(_ title: LegacyTitle) {
        page = UIHostingController(rootView: makeRow(title.value))
      }
      private func makeRow(_ title: String) -> ListRow { ListRow(onOpen: { self.title = title }) }
      private func makeRow(_ count: Int) -> ListRow { ListRow(onOpen: { print(count) }) }
    }
    struct ListRow: View {
      let onOpen: () -> Void
      var body: some View { Button("Open", action: onOpen) }
    }
    """),
]
