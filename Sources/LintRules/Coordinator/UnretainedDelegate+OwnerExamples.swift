import LintEngine

/// The examples of `unretained-delegate` about the code that creates the delegate, and the view that refers to it.
let delegateOwnerExamples: [RuleExample] = [
  // Functions that create the delegate, a controller as the delegate, and initializers that keep nothing of it.
  .flagged(
    """
    import SwiftUI

    class FeedScreen: UIViewController {
      private let list = FeedList()
      private let search = UISearchController()
      private let scroll = UIScrollView()
      private let bar = UISearchBar()
      private var others: [FeedSource] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        let filter = makeFilter()
        filter?.text = "New"
        ⟦bar.delegate = filter⟧
        let updater = Self.makeUpdater()
        ⟦search.searchResultsUpdater = updater⟧
        let zoom = makeZoom()
        ⟦scroll.delegate = zoom⟧
      }
      func showLimited() {
        let field = UITextField()
        let limit = Limit()
        ⟦field.delegate = limit⟧
        navigationItem.titleView = field
      }
      func makeFeed(_ selfies: [UIImage]) -> UIView {
        let feed = FeedList()
        let rows = FeedSource(selfies: selfies)
        ⟦feed.rowSource = rows⟧
        ⟦feed.rowDelegate = RowPrinter()⟧
        others.forEach { rows in print(rows) }
        return feed
      }
      private func makeFilter() -> ResultsController? { ResultsController() }
      static func makeUpdater() -> Updater { Updater() }
      final func makeZoom() -> ZoomDelegate { ZoomDelegate() }
    }
    final class FeedList: UITableView {
      weak var rowSource: FeedSource?
      weak var rowDelegate: RowPrinter?
      func fill() { ⟦delegate = makeDelegate()⟧ }
      func makeDelegate() -> Limit { Limit() }
    }
    final class RowPrinter {}
    final class Limit: NSObject, UITextFieldDelegate, UITableViewDelegate {
      func log() { print(self) }
    }
    final class Updater: NSObject, UISearchResultsUpdating {
      func updateSearchResults(for controller: UISearchController) {}
    }
    final class ResultsController: UITableViewController, UISearchBarDelegate { var text = "" }
    final class ZoomDelegate: NSObject, UIScrollViewDelegate {}
    final class FeedSource: NSObject {
      private let photos: Photos
      init(selfies: [UIImage]) {
        photos = Photos(images: selfies)
        super.init()
        photos.sort()
      }
    }
    final class Photos {
      private var images: [UIImage]
      init(images: [UIImage]) { self.images = images }
      func sort() { images.reverse() }
    }
    """),
  // Delegates of AppKit's views and controllers, and one that a modal panel needs only while the function runs.
  .flagged(
    """
    import SwiftUI

    final class OutlinePane: NSViewController {
      private let table = NSTableView()
      private let split = SplitController()
      private let popover = NSPopover()
      func load() {
        let rows = makeRows()
        ⟦table.dataSource = rows⟧
        let splitter = Splitter()
        ⟦split.splitDelegate = splitter⟧
      }
      func makeRows() -> RowSource {
        let rows = RowSource()
        rows.count = 3
        return rows
      }
    }
    final class SplitController: NSSplitViewController { weak var splitDelegate: Splitter? }
    final class Splitter {}
    final class RowSource: NSObject, NSTableViewDataSource {
      var count = 0
      func numberOfRows(in table: NSTableView) -> Int { count }
    }
    final class ExportCommand {
      func run(_ panel: NSOpenPanel) {
        let filter = Filter()
        panel.delegate = filter
        _ = panel.runModal()
      }
    }
    final class Filter: NSObject, NSOpenSavePanelDelegate {}
    """),
  // Delegates that an initializer, a method, a closure, or an observer keeps, and ones that other code replaces or
  // that are needed only briefly.
  .accepted(
    """
    import SwiftUI

    final class CountryScreen: UIViewController {
      private let table = UITableView()
      private let list = CountryList()
      private let tracker = Tracker()
      private let permanent = Source()
      private var tables: [UITableView] = []
      private var onReload: () -> Void = {}
      private var kept: [AnyObject] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        let started = Source()
        started.start()
        table.dataSource = started
        table.delegate = makeKept()
        table.dragDelegate = tracker.makeDelegate()
        let registered = Registered(list: list)
        table.dropDelegate = registered
        table.prefetchDataSource = makePrefetcher()
        list.source = Source()
        tables.last?.dataSource = makeLater()
      }
      func prepare() {
        let late = Source()
        onReload = { [table] in table.dataSource = late }
        table.dataSource = late
        let first = Source()
        table.dataSource = first
        table.reloadData()
        table.dataSource = permanent
        let next = Source()
        tables[0].dataSource = next
        tables[0].reloadData()
        tables[0].dataSource = permanent
      }
      func height(in cell: UITableViewCell) -> CGFloat {
        let rows = Source()
        let probe = UITableView()
        let measured: UITableView
        measured = probe
        probe.dataSource = rows
        measured.layoutIfNeeded()
        guard let shown = cell.contentView.subviews.first as? UITableView else { return probe.contentSize.height }
        let others = Source()
        shown.dataSource = others
        shown.layoutIfNeeded()
        return shown.contentSize.height
      }
      private func makePrefetcher() -> Source {
        let prefetcher = Source()
        prefetcher.start()
        return prefetcher
      }
      private func makeLater() -> Source {
        let later = Source()
        onReload = { later.title = "Later" }
        return later
      }
      private func makeKept() -> Kept {
        let kept = Kept()
        self.kept.append(kept)
        return kept
      }
    }
    class Tracker {
      func makeDelegate() -> DragSource { DragSource() }
    }
    final class CachingTracker: Tracker {
      private let cached = DragSource()
      override func makeDelegate() -> DragSource { cached }
    }
    final class CountryList: UIView {
      weak var source: Source? {
        didSet { all.append(source) }
      }
      private var all: [AnyObject?] = []
      func keep(_ object: AnyObject) { all.append(object) }
    }
    final class Kept: NSObject, UITableViewDelegate {}
    final class DragSource: NSObject, UITableViewDragDelegate {
      func tableView(
        _ table: UITableView, itemsForBeginning session: any UIDragSession, at path: IndexPath
      ) -> [UIDragItem] { [] }
    }
    final class Registered: NSObject, UITableViewDropDelegate {
      init(list: CountryList) {
        super.init()
        register(in: list)
      }
      private func register(in list: CountryList) { list.keep(self) }
      func tableView(_ table: UITableView, performDropWith coordinator: UITableViewDropCoordinator) {}
    }
    final class Source: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching {
      var title = ""
      private static var started: [Source] = []
      func start() { Self.started.append(self) }
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
    }
    """),
  // Code that has nothing to do with SwiftUI.
  .accepted(
    """
    import UIKit

    final class NameController: UIViewController {
      private let field = UITextField()
      override func viewDidLoad() {
        super.viewDidLoad()
        field.delegate = NameLimit()
      }
    }
    final class NameLimit: NSObject, UITextFieldDelegate {}
    """),
  // A coordinator that isn't the one of the context.
  .flagged(
    """
    import SwiftUI

    struct NameField: UIViewRepresentable {
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        ⟦field.delegate = Coordinator()⟧
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, UITextFieldDelegate {}
    }
    """),
  // A new object as the provider of a context.
  .flagged(
    """
    import AuthenticationServices
    import SwiftUI

    struct SignInButton: UIViewRepresentable {
      func makeUIView(context: Context) -> UIButton { UIButton() }
      func updateUIView(_ button: UIButton, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor final class Coordinator: NSObject {
        private var controller: ASAuthorizationController?
        func signIn() {
          let controller = ASAuthorizationController(authorizationRequests: [])
          ⟦controller.presentationContextProvider = SignInAnchor()⟧
          controller.performRequests()
          self.controller = controller
        }
      }
    }
    final class SignInAnchor: NSObject, ASAuthorizationControllerPresentationContextProviding {
      func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor { ASPresentationAnchor() }
    }
    """),
  // A closure that assigns the delegate later keeps it until then.
  .accepted(
    """
    import SwiftUI
    import UIKit

    struct NoteField: UIViewRepresentable {
      let note: UITextField
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        let limit = Limit()
        field.delegate = limit
        field.addAction(UIAction { _ in note.delegate = limit }, for: .editingDidEnd)
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {}
    }
    final class Limit: NSObject, UITextFieldDelegate {}
    """),
  // A local with the name of an object of the coordinator.
  .flagged(
    """
    import SwiftUI
    import UIKit

    struct NoteForm: UIViewRepresentable {
      func makeUIView(context: Context) -> NoteFields {
        let fields = NoteFields()
        let limit = Limit()
        ⟦fields.title.delegate = limit⟧
        fields.note.delegate = context.coordinator.limit
        return fields
      }
      func updateUIView(_ fields: NoteFields, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { let limit = Limit() }
    }
    final class NoteFields: UIStackView {
      let title = UITextField()
      let note = UITextField()
    }
    final class Limit: NSObject, UITextFieldDelegate {}
    """),
  // Functions that may return an object that something keeps.
  .accepted(
    """
    import SwiftUI
    import UIKit

    protocol SourceProvider {
      @MainActor func makeSource() -> RowSource
    }
    struct SearchProvider: SourceProvider {
      func makeSource() -> RowSource { RowSource() }
    }
    struct CachedProvider: SourceProvider {
      let source: RowSource
      func makeSource() -> RowSource { source }
    }
    final class FeedController: UIViewController {
      private let table = UITableView()
      private let search = RowSource()
      private let provider: SourceProvider
      private var host: UIHostingController<Text>?
      init(provider: SourceProvider) {
        self.provider = provider
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      func showFeed() { table.dataSource = provider.makeSource() }
      func showSearch(isNew: Bool) { table.dataSource = searchSource(isNew: isNew) }
      private func searchSource(isNew: Bool) -> RowSource {
        if isNew { return RowSource() }
        return search
      }
    }
    final class RowSource: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
    }
    """),
  // A class whose inherited initializer may keep the object.
  .accepted(
    """
    import SwiftUI
    import UIKit

    final class FeedController: UIViewController {
      private let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      private var host: UIHostingController<Text>?
      override func viewDidLoad() {
        super.viewDidLoad()
        collection.dataSource = FeedSource(collectionView: collection) { _, _, _ in UICollectionViewCell() }
      }
    }
    final class FeedSource: UICollectionViewDiffableDataSource<Int, String> {}
    """),
  // No subclass overrides the method that creates the object.
  .flagged(
    """
    import SwiftUI

    class LogScreen: UIViewController {
      private let table = UITableView()
      override func viewDidLoad() {
        super.viewDidLoad()
        ⟦table.delegate = makeRows()⟧
      }
      func makeRows() -> LogRows { LogRows() }
    }
    final class LogDetail: LogScreen {}
    final class LogRows: NSObject, UITableViewDelegate {}
    """),
  // A view sets its own delegate.
  .flagged(
    """
    import SwiftUI

    final class CodeField: UITextField {
      func limitDigits() {
        let limit = DigitLimit()
        ⟦delegate = limit⟧
      }
    }
    final class DigitLimit: NSObject, UITextFieldDelegate {}
    """),
]
