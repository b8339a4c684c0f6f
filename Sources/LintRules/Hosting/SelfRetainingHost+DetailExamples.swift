import LintEngine

/// The examples of `self-retaining-host` about further details.
let selfRetainingHostDetailExamples: [RuleExample] = [
  // A binding with closures, pages that methods make, builders, and a model with the name of a static property.
  .flagged(
    """
    import SwiftUI

    final class FilterController: UIViewController {
      private static let footer = "Filters"
      private let footer = FilterModel()
      private var hosts: [UIViewController] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        footer.onClose = ⟦{ self.title = Self.footer }⟧
        let name = Binding(get: ⟦{ self.title ?? "" }⟧, set: { self.title = $0 })
        hosts = [
          UIHostingController(rootView: FilterField(name: name)),
          UIHostingController(rootView: makePage()),
          UIHostingController(rootView: FilterCard(content: { FilterPage(onCheck: ⟦check⟧) })),
          UIHostingController(rootView: FilterRow(content: ⟦makeRow⟧)),
          UIHostingController(rootView: FilterFooter(model: footer)),
        ]
      }
      private func makePage() -> FilterPage { FilterPage(onCheck: ⟦{ self.isViewLoaded }⟧) }
      private func makeRow() -> Text { Text(title ?? "") }
      private func check() -> Bool { isViewLoaded }
    }
    final class FilterModel: ObservableObject { var onClose: () -> Void = {} }
    struct FilterFooter: View {
      @ObservedObject var model: FilterModel
      var body: some View { Button("Close") { model.onClose() } }
    }
    struct FilterField: View {
      @Binding var name: String
      var body: some View { TextField("Filter", text: $name) }
    }
    struct FilterPage: View {
      let onCheck: () -> Bool
      var body: some View { Button("Check") { _ = onCheck() } }
    }
    struct FilterCard<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View { content.padding() }
    }
    struct FilterRow<Content: View>: View {
      private let content: () -> Content
      init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
      var body: some View { content().padding() }
    }
    """),
  // Two values of the environment, one of which refers to the controller weakly.
  .flagged(
    """
    import SwiftUI

    final class SheetController: UIViewController {
      private var page: UIViewController?
      override func viewDidLoad() {
        super.viewDidLoad()
        page = UIHostingController(rootView: Text("Sheet").environment(\\.sheet, self).environment(\\.owner, ⟦self⟧))
      }
    }
    struct SheetKey: EnvironmentKey {
      struct Reference { weak var controller: SheetController? }
      static var defaultValue: Reference { Reference() }
    }
    struct OwnerKey: EnvironmentKey {
      static var defaultValue: SheetController? { nil }
    }
    extension EnvironmentValues {
      var sheet: SheetController? {
        get { self[SheetKey.self].controller }
        set { self[SheetKey.self] = SheetKey.Reference(controller: newValue) }
      }
      var owner: SheetController? {
        get { self[OwnerKey.self] }
        set { self[OwnerKey.self] = newValue }
      }
    }
    """),
  // Pages whose initializers store what they receive under other names, in other places, or by way of another initializer.
  .flagged(
    """
    import SwiftUI

    final class GuideController: UIViewController {
      private var pages: [UIViewController] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        pages = [
          UIHostingController(rootView: GuidePage(onClose: ⟦check⟧)),
          UIHostingController(rootView: GuideCover(⟦self⟧, title: "Guide")),
          UIHostingController(rootView: GuideList(load: { ["Start"] }) ⟦{ self.isViewLoaded }⟧),
          UIHostingController(rootView: GuideForm ⟦{ self.isViewLoaded }⟧),
          UIHostingController(rootView: GuideMenu { true } onSelect: ⟦{ self.isViewLoaded }⟧),
        ]
      }
      private func check() -> Bool { isViewLoaded }
    }
    struct GuidePage: View {
      private let text: Text
      private let action: () -> Bool
      init(title: String = "Guide", onClose: @escaping () -> Bool) { self.init(text: Text(title), action: onClose) }
      init(text: Text, action: @escaping () -> Bool) {
        self.text = text
        self.action = action
      }
      func replaced(action: @escaping () -> Bool) -> Self { GuidePage(text: text, action: action) }
      var body: some View { Button("Close") { _ = action() } }
    }
    struct GuideCover: View {
      static let owner = "Guide"
      private let owner: UIViewController
      private let title: String
      init(_ owner: UIViewController, title: String) {
        self.owner = owner
        self.title = title
      }
      func owner(_ owner: UIViewController) -> Self { GuideCover(owner, title: title) }
      var body: some View { Text(title) }
    }
    struct GuideList: View {
      private let topics: [String]
      private let onClose: () -> Bool
      private let font: Font
      init(load: () -> [String], onClose: @escaping () -> Bool, font: (Font) -> Font = { $0.bold() }) {
        topics = load()
        self.onClose = onClose
        self.font = font(.body)
      }
      var body: some View { Button(topics[0]) { _ = onClose() }.font(font) }
    }
    typealias GuideAction = () -> Bool
    struct GuideForm: View {
      private let onSubmit: GuideAction
      init(onSubmit: @escaping GuideAction) { self.onSubmit = onSubmit }
      var body: some View { Button("Submit") { _ = onSubmit() } }
    }
    struct GuideMenu: View {
      let onOpen: () -> Bool
      let onSelect: () -> Bool
      var onEnd: () -> Bool = { true }
      var body: some View { Button("Open") { _ = onOpen() && onSelect() && onEnd() } }
    }
    """),
  // Pages that refer weakly to their owner, or may do so, depending on the initializer.
  .accepted(
    """
    import ReportKit
    import SwiftUI

    final class ReportController: UIViewController {
      private let report = KitReport()
      private var pages: [UIViewController] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        pages = [
          UIHostingController(rootView: ReportPage(self)),
          UIHostingController(rootView: ReportCard(owner: self, title: report.title)),
        ]
      }
    }
    struct ReportPage: View {
      private let title: String
      private weak var owner: UIViewController?
      init(title: String = "Report", _ owner: UIViewController) {
        self.title = title
        self.owner = owner
      }
      var body: some View { Text(owner?.title ?? title) }
    }
    struct ReportCard: View {
      private var owner: UIViewController?
      private weak var source: UIViewController?
      private let text: Text
      init(owner: UIViewController, title: String) {
        self.owner = owner
        text = Text(title)
      }
      init(owner: UIViewController, title: LocalizedStringKey) {
        source = owner
        text = Text(title)
      }
      var body: some View { text }
    }
    """),
  // The hosted view may be removed through a property of a protocol, or by a function that receives it.
  .accepted(
    """
    protocol Banner: UIView {}
    final class BannerArea: UIView {
      private var banner: (any Banner)?
      func show() {
        let host = UIHostingController(rootView: BannerCard(area: self))
        addSubview(host.view)
        banner = subviews.last as? any Banner
      }
      func hide() { banner?.removeFromSuperview() }
    }
    final class NoticeArea: UIView {
      func show() {
        let host = UIHostingController(rootView: BannerCard(area: self))
        addSubview(host.view)
      }
      func hide() {
        if let banner = subviews.last as? any Banner { takeAway(banner) }
      }
    }
    @MainActor func takeAway(_ banner: any Banner) { banner.removeFromSuperview() }
    struct BannerCard: View {
      let area: UIView
      var body: some View { Text(area.isHidden ? "Hidden" : "Shown") }
    }
    """),
  // The environment refers to the object weakly, by way of another of its values.
  .accepted(
    """
    final class BoardReference: @unchecked Sendable { weak var controller: UIViewController? }
    struct BoardKey: EnvironmentKey { static let defaultValue = BoardReference() }
    extension EnvironmentValues {
      private var reference: BoardReference { self[BoardKey.self] }
      var board: UIViewController? {
        get { reference.controller }
        set { reference.controller = newValue }
      }
    }
    final class BoardController: UIViewController {
      private var page: UIViewController?
      override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: Text("Board").environment(\\.board, self))
        page = host
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
    }
    """),
  // A superclass that isn't known may have a property with the name of the method.
  .accepted(
    """
    import ListKit

    final class RowsController: ListController {
      private var page: UIViewController?
      func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func showPage() {
        let host = UIHostingController(rootView: RowsPage(table: tableView))
        page = host
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
    }
    struct RowsPage: View {
      let table: UITableView
      var body: some View { Text(table.isEditing ? "Editing" : "Rows") }
    }
    """),
  // A property of the view's object is set to what a method of the same object returns.
  .accepted(
    """
    import SwiftUI

    final class Track {
      var next: Track?
      func makeNext() -> Track { Track() }
    }
    struct TrackPage: View {
      let track: Track
      var body: some View { Text(track.next == nil ? "Last" : "More") }
    }
    final class TrackController: UIViewController {
      private let track = Track()
      private var host: UIHostingController<TrackPage>?
      override func viewDidLoad() {
        super.viewDidLoad()
        track.next = track.makeNext()
        host = UIHostingController(rootView: TrackPage(track: track))
      }
    }
    """),
  // An element of the environment with an older name.
  .flagged(
    """
    import SwiftUI

    final class SheetController: UIViewController {
      private var page: UIViewController?
      override func viewDidLoad() {
        super.viewDidLoad()
        page = UIHostingController(rootView: Text("Sheet").environment(\\.sheet, ⟦self⟧))
      }
    }
    struct OwnerKey: EnvironmentKey {
      static var defaultValue: SheetController? { nil }
    }
    extension EnvironmentValues {
      var owner: SheetController? {
        get { self[OwnerKey.self] }
        set { self[OwnerKey.self] = newValue }
      }
      var sheet: SheetController? {
        get { self.owner }
        set { self.owner = newValue }
      }
    }
    """),
  // The element with the newer name refers to the object weakly.
  .accepted(
    """
    import SwiftUI

    final class PanelController: UIViewController {
      private var page: UIViewController?
      override func viewDidLoad() {
        super.viewDidLoad()
        page = UIHostingController(rootView: Text("Panel").environment(\\.panel, self))
      }
    }
    struct PanelKey: EnvironmentKey {
      struct Reference { weak var controller: PanelController? }
      static var defaultValue: Reference { Reference() }
    }
    extension EnvironmentValues {
      var panelController: PanelController? {
        get { self[PanelKey.self].controller }
        set { self[PanelKey.self] = PanelKey.Reference(controller: newValue) }
      }
      var panel: PanelController? {
        get { panelController }
        set { panelController = newValue }
      }
    }
    """),
]
