import LintEngine

/// The examples of `unguarded-update-side-effect` about further details.
let unguardedUpdateSideEffectDetailExamples: [RuleExample] = [
  // Observers of the coordinator compare with the value from before.
  .accepted(
    """
    struct RowList: UIViewRepresentable {
      let rows: [String]
      let tint: UIColor
      func makeUIView(context: Context) -> UITableView {
        let table = UITableView()
        context.coordinator.table = table
        return table
      }
      func updateUIView(_ table: UITableView, context: Context) {
        table.tintColor = tint
        context.coordinator.rows = rows
        context.coordinator.count = rows.count
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        weak var table: UITableView?
        var rows: [String] = [] { didSet { if rows != oldValue { table?.reloadData() } } }
        var count = 0 { willSet { if newValue != count { table?.reloadData() } } }
      }
    }
    """),
  // An address that each update sets isn't a request, although the code unwraps it.
  .flagged(
    """
    final class ArticlePage: UIView {
      let web = WKWebView()
      var url: URL? { didSet { if let url { web.load(URLRequest(url: url)) } } }
    }
    struct ArticleView: UIViewRepresentable {
      let url: URL
      let color: UIColor
      func makeUIView(context: Context) -> ArticlePage { ArticlePage() }
      func updateUIView(_ page: ArticlePage, context: Context) {
        page.backgroundColor = color
        ⟦page.url = url⟧
      }
    }
    """),
  // The view takes the request back itself.
  .accepted(
    """
    final class ArticlePage: UIView {
      let web = WKWebView()
      var pending: URL? {
        didSet {
          guard let url = pending else { return }
          pending = nil
          web.load(URLRequest(url: url))
        }
      }
    }
    struct ArticleView: UIViewRepresentable {
      @Binding var url: URL?
      let color: UIColor
      func makeUIView(context: Context) -> ArticlePage { ArticlePage() }
      func updateUIView(_ page: ArticlePage, context: Context) {
        page.backgroundColor = color
        page.pending = url
        DispatchQueue.main.async { if url != nil { url = nil } }
      }
    }
    """),
  // Questions about the inputs alone, and a function outside of types.
  .flagged(
    """
    struct ArticlePage: UIViewRepresentable {
      let article: Article
      let html: String
      let tags: [String]
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        if article.links.contains(where: { $0.isFileURL }) { ⟦web.loadHTMLString(html, baseURL: article.folder)⟧ }
        if tags.contains("print") { ⟦render(html, of: article, in: web)⟧ }
      }
    }
    struct Article {
      let folder: URL
      let links: [URL]
    }
    @MainActor func render(_ html: String, of article: Article, in web: WKWebView) {
      web.loadHTMLString("<body>\\(html)</body>", baseURL: article.folder)
    }
    """),
  // A shared object says whether a load is under way, and an observer compares with the old value.
  .accepted(
    """
    struct DownloadPage: UIViewRepresentable {
      let url: URL
      let html: String
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func makeCoordinator() -> Coordinator { Coordinator() }
      func updateUIView(_ web: WKWebView, context: Context) {
        if !DownloadQueue.shared.contains(where: { $0 == url }) { web.load(URLRequest(url: url)) }
        context.coordinator.web = web
        context.coordinator.html = html
      }
      @MainActor final class Coordinator {
        weak var web: WKWebView?
        var html = "" {
          didSet { if oldValue != html { web?.loadHTMLString(html, baseURL: nil) } }
        }
      }
    }
    @MainActor final class DownloadQueue {
      static let shared = DownloadQueue()
      private var urls: Set<URL> = []
      func contains(where isWanted: (URL) -> Bool) -> Bool { urls.contains(where: isWanted) }
      func add(_ url: URL) { urls.insert(url) }
    }
    """),
  // An observer that runs before the value is set asks whether there was one.
  .accepted(
    """
    struct PlayerPage: UIViewRepresentable {
      let html: String
      let isHidden: Bool
      func makeUIView(context: Context) -> PlayerView { PlayerView() }
      func updateUIView(_ player: PlayerView, context: Context) {
        player.isHidden = isHidden
        player.html = html
      }
    }
    final class PlayerView: WKWebView {
      var html = "" {
        willSet { if html.isEmpty { loadHTMLString(newValue, baseURL: nil) } }
      }
    }
    """),
  // What a function decides about the address may follow the user.
  .accepted(
    """
    struct BookPage: UIViewRepresentable {
      let pages: [Page]
      let history: History
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        guard let url = pages.first(where: isCurrent)?.url, web.url != url else { return }
        web.load(URLRequest(url: url))
      }
      private func isCurrent(_ page: Page) -> Bool { page.id == history.currentID }
    }
    struct NewsPage: UIViewRepresentable {
      let url: URL
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        if web.url != lastAddress(of: self) { web.load(URLRequest(url: url)) }
      }
    }
    @MainActor private func lastAddress(of page: NewsPage) -> URL {
      UserDefaults.standard.url(forKey: page.url.path) ?? page.url
    }
    """),
  // The update method leaves out the code that reloads everything.
  .accepted(
    """
    struct ArticleList: UIViewRepresentable {
      let titles: [String]
      func makeUIView(context: Context) -> UITableView {
        let table = UITableView()
        apply(to: table, isInitial: true, context.coordinator)
        return table
      }
      func updateUIView(_ table: UITableView, context: Context) {
        apply(to: table, isInitial: false, context.coordinator)
      }
      private func apply(to table: UITableView, isInitial: Bool, _ coordinator: Coordinator) {
        if isInitial {
          coordinator.table = table
          titles.forEach(coordinator.show)
          table.rowHeight = coordinator.freshHeight
        }
        table.accessibilityLabel = titles.first
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var table: UITableView?
        func show(_ title: String) { table?.reloadData() }
        var freshHeight: CGFloat {
          table?.reloadData()
          return 44
        }
      }
    }
    """),
  // A condition that includes what the update method passes.
  .flagged(
    """
    import SwiftUI

    struct FeedTable: UIViewRepresentable {
      let ids: [Int]
      func makeUIView(context: Context) -> UITableView {
        let table = UITableView()
        configure(table, isUpdate: false)
        return table
      }
      func updateUIView(_ table: UITableView, context: Context) { configure(table, isUpdate: true) }
      private func configure(_ table: UITableView, isUpdate: Bool) {
        if isUpdate || ids.count > 10 { ⟦table.reloadData()⟧ }
      }
    }
    """),
  // Methods of the coordinator that `forEach` calls, and one of another object.
  .flagged(
    """
    import SwiftUI

    struct FeedTable: UIViewRepresentable {
      let ids: [Int]
      func makeUIView(context: Context) -> UITableView {
        let table = UITableView()
        context.coordinator.table = table
        return table
      }
      func updateUIView(_ table: UITableView, context: Context) {
        ids.forEach(context.coordinator.show)
        ids.forEach(context.coordinator.hide)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor final class Coordinator {
        weak var table: UITableView?
        func show(_ id: Int) { ⟦table?.reloadData()⟧ }
        func hide(_ name: String) { table?.reloadData() }
        func hide(_ id: Int) { print(id) }
      }
    }
    struct RowTable: UIViewRepresentable {
      let ids: [Int]
      let log: RowLog
      func makeUIView(context: Context) -> UITableView { UITableView() }
      func updateUIView(_ table: UITableView, context: Context) { ids.forEach(log.show) }
      func show(_ id: Int) { UIApplication.shared.open(URL(string: "row:\\(id)")!) }
    }
    final class RowLog {
      func show(_ id: Int) { print(id) }
    }
    """),
  // A method of the coordinator's copy compares what a computed property creates.
  .accepted(
    """
    import SwiftUI

    struct FeedStyle: Equatable {
      let id: Int
    }
    struct FeedTable: UIViewRepresentable {
      let id: Int
      private var style: FeedStyle { FeedStyle(id: id) }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIView(context: Context) -> UITableView { UITableView() }
      func updateUIView(_ table: UITableView, context: Context) {
        if context.coordinator.parent.differs(from: self) { table.reloadData() }
        context.coordinator.parent = self
      }
      private func differs(from other: FeedTable) -> Bool { style.id != other.id }
      final class Coordinator {
        var parent: FeedTable
        init(_ parent: FeedTable) { self.parent = parent }
      }
    }
    """),
  // A method of the model takes the request back.
  .accepted(
    """
    struct Page: UIViewRepresentable {
      let model: PageModel
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        if model.isReloadNeeded {
          web.load(URLRequest(url: model.url))
          model.finish()
        }
      }
    }
    @MainActor final class PageModel {
      let url: URL
      private(set) var isReloadNeeded = true
      init(url: URL) { self.url = url }
      func finish() { isReloadNeeded = false }
    }
    """),
  // The constraint of a generic parameter mentions the parameter.
  .accepted(
    """
    import SwiftUI

    class Row<Child>: UIView {
      var child: Child?
      var title = ""
    }
    final class Leaf: Row<Leaf> {}
    struct LeafRow: UIViewRepresentable {
      let title: String
      func makeUIView(context: Context) -> Leaf { Leaf() }
      func updateUIView(_ view: Leaf, context: Context) { show(title, in: view) }
      private func show<Child: Row<Child>>(_ title: String, in row: Child) {
        row.title = title
        row.child?.title = title
      }
    }
    """),
  // A constant holds the method.
  .flagged(
    """
    struct StationTable: UIViewRepresentable {
      let ids: [Int]
      func makeUIView(context: Context) -> UITableView {
        let table = UITableView()
        context.coordinator.table = table
        return table
      }
      func updateUIView(_ table: UITableView, context: Context) {
        let show = context.coordinator.show
        ids.forEach(show)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor final class Coordinator {
        weak var table: UITableView?
        func show(_ id: Int) { ⟦table?.reloadData()⟧ }
      }
    }
    """),
  // The delegate takes the request back by writing the value that means none.
  .accepted(
    """
    struct PageStrip: UIViewRepresentable {
      @Binding var target: CGFloat
      func makeCoordinator() -> Coordinator { Coordinator(strip: self) }
      func makeUIView(context: Context) -> UIScrollView {
        let view = UIScrollView()
        view.delegate = context.coordinator
        return view
      }
      func updateUIView(_ view: UIScrollView, context: Context) {
        context.coordinator.strip = self
        if target != -1 { view.setContentOffset(CGPoint(x: target, y: 0), animated: true) }
        if -1 != target { view.scrollRectToVisible(CGRect(x: target, y: 0, width: 1, height: 1), animated: true) }
      }
      final class Coordinator: NSObject, UIScrollViewDelegate {
        var strip: PageStrip
        init(strip: PageStrip) { self.strip = strip }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { strip.target = -1 }
      }
    }
    """),
  // The value that other code writes means nothing to the condition.
  .flagged(
    """
    struct PageStrip: UIViewRepresentable {
      @Binding var target: CGFloat
      var start: CGFloat
      func makeCoordinator() -> Coordinator { Coordinator(strip: self) }
      func makeUIView(context: Context) -> UIScrollView {
        let view = UIScrollView()
        view.delegate = context.coordinator
        return view
      }
      func updateUIView(_ view: UIScrollView, context: Context) {
        context.coordinator.strip = self
        if target != -1 { ⟦view.setContentOffset(CGPoint(x: start, y: target), animated: true)⟧ }
        if target != start { ⟦view.setContentOffset(CGPoint(x: target, y: start), animated: true)⟧ }
        if start != -1 { ⟦view.setContentOffset(CGPoint(x: target, y: -start), animated: true)⟧ }
        if target == 1 { ⟦view.setContentOffset(CGPoint(x: -start, y: target), animated: true)⟧ }
      }
      final class Coordinator: NSObject, UIScrollViewDelegate {
        var strip: PageStrip
        init(strip: PageStrip) { self.strip = strip }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { strip.target = 1 }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { strip.target = strip.start }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
          let start = strip.start
          strip.target = start
        }
      }
    }
    """),
]
