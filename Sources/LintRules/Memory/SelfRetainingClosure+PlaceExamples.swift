import LintEngine

/// The examples of `self-retaining-closure` about the places that create a view.
let placedViewExamples: [RuleExample] = [
  // A page that stays, and views that come and go with rows, links, hosting controllers, and cells.
  .flagged(
    """
    import SwiftUI

    struct RootPage: View {
      @State private var model = PageModel()
      var body: some View { Text(model.title).onAppear { model.onTap = ⟦{ model.count += 1 }⟧ } }
    }
    struct HistoryPage: View {
      @State private var model = PageModel()
      var body: some View { Text(model.title).onAppear { model.onTap = ⟦{ model.count += 1 }⟧ } }
    }
    struct BoardPage: View {
      @State private var model = PageModel()
      var body: some View { Text(model.title).onAppear { model.onTap = ⟦{ model.count += 1 }⟧ } }
    }
    struct StatsChart: View {
      @State private var model = PageModel()
      var body: some View { Text(model.title).onAppear { model.onTap = ⟦{ model.count += 1 }⟧ } }
    }
    struct RowView: View {
      @State private var model = PageModel()
      var body: some View { Text(model.title).onAppear { model.onTap = ⟦{ model.count += 1 }⟧ } }
    }
    struct SectionHeader: View {
      @State private var model = PageModel()
      var body: some View { Text(model.title).onAppear { model.onTap = ⟦{ model.count += 1 }⟧ } }
    }
    struct DetailPage: View {
      @State private var model = PageModel()
      var body: some View { Text(model.title).onAppear { model.onTap = ⟦{ model.count += 1 }⟧ } }
    }
    struct CellContent: View {
      @State private var model = PageModel()
      var body: some View { Text(model.title).onAppear { model.onTap = ⟦{ model.count += 1 }⟧ } }
    }
    final class PageModel {
      let title = "Page"
      var count = 0
      var onTap: (() -> Void)?
    }
    struct StatsPage: View {
      var body: some View { VStack { StatsChart() } }
    }
    struct PagesScreen: View {
      let rows: [Int]
      var body: some View {
        NavigationStack {
          RootPage()
          VStack { ForEach(rows, id: \\.self) { _ in RowView() } }
          NavigationLink("History", destination: HistoryPage())
          NavigationLink("Stats") { StatsPage() }
            .navigationDestination(for: Int.self) { _ in DetailPage() }
        }
      }
    }
    struct Contents: View {
      var body: some View { List { SectionHeader() } }
    }
    final class BoardController: UITableViewController {
      func open() { show(UIHostingController(rootView: BoardPage()), sender: self) }
      func fill(_ cell: UITableViewCell) { cell.contentConfiguration = UIHostingConfiguration { CellContent() } }
    }
    """),
  // The delegate of the app keeps the object, by way of a local with the name of the property.
  .accepted(
    """
    import SwiftUI

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      private var store: Store?
      func applicationDidFinishLaunching(_ application: UIApplication) {
        let store = Store()
        store.load()
        self.store = store
      }
    }
    final class Store {
      private var onChange: (() -> Void)?
      private var count = 0
      func load() { onChange = { self.count += 1 } }
    }
    """),
  // An observer whose only statement returns a field that the controller doesn't keep.
  .accepted(
    """
    import SwiftUI

    final class CodeField: UITextField {
      private var onDelete: (() -> Void)?
      @discardableResult func onDelete(_ action: @escaping () -> Void) -> CodeField {
        onDelete = action
        return self
      }
    }
    final class CodeController: UIViewController {
      private weak var preview: CodeField?
      private var shown: CodeField?
      private var latest: CodeField? {
        didSet { preview?.onDelete { self.back() } }
      }
      func showLatest() { shown = latest }
      private func back() { title = nil }
    }
    """),
  // A closure that captures only a part of the object.
  .accepted(
    """
    import SwiftUI

    final class Page: UIViewController {
      let header = UILabel()
      var onDone: (() -> Void)?
    }
    final class Router: ObservableObject {
      func makePage() -> UIViewController {
        let page = Page()
        let header = page.header
        page.onDone = { header.text = nil }
        return page
      }
    }
    """),
  // A work item keeps its closure when it has run, unless the code lets go of it.
  .flagged(
    """
    import SwiftUI

    final class SearchController: UIViewController {
      private var search: DispatchWorkItem?
      func textChanged() {
        search?.cancel()
        let item = DispatchWorkItem ⟦{ self.title = "Searching" }⟧
        search = item
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class SearchController: UIViewController {
        private var search: DispatchWorkItem?
        func textChanged() {
          search?.cancel()
          let item = DispatchWorkItem { [weak self] in self?.title = "Searching" }
          search = item
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
        }
      }
      """),
  .accepted(
    """
    import SwiftUI

    final class SearchController: UIViewController {
      private var search: DispatchWorkItem?
      func textChanged() {
        let item = DispatchWorkItem {
          self.title = "Searching"
          self.search = nil
        }
        search = item
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
      }
    }
    """),
  // New objects that a function receives.
  .flagged(
    """
    import SwiftUI

    final class Shortcut: ObservableObject {
      let name: String
      var onTap: (() -> Void)?
      init(name: String) { self.name = name }
    }
    final class ShortcutList: ObservableObject {
      @Published var shortcuts: [Shortcut] = []
      var onOpen: ((String) -> Void)?
      func load(_ names: [String]) {
        for name in names { add(.init(name: name)) }
        let last = Shortcut(name: "More")
        add(last)
      }
      private func add(_ shortcut: Shortcut) {
        shortcut.onTap = ⟦{ [weak self] in self?.onOpen?(shortcut.name) }⟧
        shortcuts.append(shortcut)
      }
    }
    """),
  // Objects that may exist for the life of the app, or that come from elsewhere.
  .accepted(
    """
    import SwiftUI

    final class Shortcut: ObservableObject {
      let name: String
      var onTap: (() -> Void)?
      init(name: String) { self.name = name }
    }
    final class ShortcutList: ObservableObject {
      var onOpen: ((String) -> Void)?
      private let all: Shortcut
      init(all: Shortcut) {
        self.all = all
        add(all)
        add(Shortcut(name: "More"))
      }
      private func add(_ shortcut: Shortcut) {
        shortcut.onTap = { [weak self] in self?.onOpen?(shortcut.name) }
      }
      func bind(_ shortcut: Shortcut) {
        shortcut.onTap = { [weak self] in self?.onOpen?(shortcut.name) }
      }
    }
    struct ShortcutRow: View {
      let list: ShortcutList
      let shortcut: Shortcut
      var body: some View { Text(shortcut.name).onAppear { list.bind(shortcut) } }
    }
    """),
  // The name of a method, which the code doesn't evaluate.
  .accepted(
    """
    import SwiftUI

    final class NoteController: UIViewController {
      private var makeItem: (() -> UIBarButtonItem)?
      override func viewDidLoad() {
        super.viewDidLoad()
        makeItem = { UIBarButtonItem(title: "Save", style: .done, target: nil, action: #selector(self.save)) }
        navigationItem.rightBarButtonItem = makeItem?()
      }
      @objc private func save() { title = "Saved" }
    }
    """),
]
