import LintEngine

/// The examples of `unguarded-update-side-effect` about results of calls, and about closures that run only after a
/// comparison.
let effectResultExamples: [RuleExample] = [
  // Objects from elsewhere, an overridden method, a result that is shown, and helpers that compare nothing.
  .flagged(
    """
    struct Journal: UIViewRepresentable {
      let style: String
      let url: URL
      let currentList: () -> UITableView
      let library: Library
      let store: NSManagedObjectContext
      func makeUIView(context: Context) -> LoggingWebView { LoggingWebView() }
      func updateUIView(_ web: LoggingWebView, context: Context) {
        let list = currentList()
        ⟦list.reloadData()⟧
        let player = library.makePlayerIfNeeded(for: url)
        ⟦player.seek(to: .zero)⟧
        ⟦web.load(URLRequest(url: url.appending(path: style)))⟧
        let request = NSFetchRequest<Place>(entityName: style)
        request.predicate = NSPredicate(format: "page == %@", url as NSURL)
        let places = (try? ⟦store.fetch(request)⟧) ?? []
        ⟦context.coordinator.map.showAnnotations(places, animated: false)⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { let map = MKMapView() }
    }
    final class LoggingWebView: WKWebView {
      override func load(_ request: URLRequest) -> WKNavigation? {
        print(request)
        return super.load(request)
      }
    }
    protocol Library { func makePlayerIfNeeded(for url: URL) -> AVPlayer }
    final class Place: NSManagedObject, MKAnnotation { @NSManaged var coordinate: CLLocationCoordinate2D }
    struct Page: UIViewRepresentable {
      let html: String
      let style: String
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        context.coordinator.run { ⟦web.loadHTMLString(html + style, baseURL: nil)⟧ }
        context.coordinator.later { ⟦web.reload()⟧ }
        context.coordinator.ifChanged(html)
        ⟦context.coordinator.list.reloadData()⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        let list = UITableView()
        private var last = ""
        func run(_ action: () -> Void) {
          print("update")
          action()
        }
        func later(_ action: @escaping () -> Void) { DispatchQueue.main.async(execute: action) }
        func ifChanged(_ html: String) { if last != html { last = html } }
      }
    }
    """),
  // Files that are read, and the first of two ways to scroll.
  .flagged(
    """
    struct Recipe: UIViewRepresentable {
      let file: URL
      let style: String
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        let data = try? ⟦Data(contentsOf: file.appending(path: style))⟧
        context.coordinator.size = data?.count ?? 0
        ⟦context.coordinator.list.reloadData()⟧
        ⟦web.loadHTMLString((try? String(contentsOf: file.appending(path: style))) ?? "", baseURL: nil)⟧
        let intro = try? String(contentsOf: file.appending(path: style))
        ⟦context.coordinator.intro.loadHTMLString(intro ?? "", baseURL: nil)⟧
        if let steps = try? String(contentsOf: file.appending(path: style)) {
          ⟦context.coordinator.steps.loadHTMLString(steps, baseURL: nil)⟧
        }
        web.accessibilityLabel = style + ((try? ⟦String(contentsOf: file.appending(path: style))⟧) ?? "")
        web.accessibilityHint = context.coordinator.hint ?? (try? String(contentsOf: file))
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        let list = UITableView()
        let intro = WKWebView()
        let steps = WKWebView()
        var size = 0
        var hint: String?
      }
    }
    struct Stage: UIViewRepresentable {
      let effect: String
      let offset: CGPoint
      let isAtTop: Bool
      func makeUIView(context: Context) -> UIScrollView { context.coordinator.scroll }
      func updateUIView(_ scroll: UIScrollView, context: Context) {
        if isAtTop {
          ⟦scroll.setContentOffset(.zero, animated: true)⟧
        } else {
          ⟦scroll.contentOffset = offset⟧
        }
        if let scene = SCNScene(named: isAtTop ? effect : "Empty") { ⟦context.coordinator.view.scene = scene⟧ }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, UIScrollViewDelegate {
        let scroll = UIScrollView()
        let view = SCNView()
        var offset = CGPoint.zero
        func scrollViewDidScroll(_ scroll: UIScrollView) { offset = scroll.contentOffset }
      }
    }
    """),
  // New objects, an argument that rules the call out, and helpers that compare before they run a closure.
  .accepted(
    """
    struct Playlist: UIViewRepresentable {
      let makePlayer: () -> AVPlayer
      let createList: () -> UITableView
      let buildMap: () -> MKMapView
      let html: String
      func makeUIView(context: Context) -> StageView { StageView() }
      func updateUIView(_ view: StageView, context: Context) {
        let player = makePlayer()
        player.seek(to: .zero)
        let list = self.createList()
        list.reloadData()
        let map = buildMap()
        map.showAnnotations([], animated: false)
        view.show(player, list, map)
        let page = WKWebView()
        fill(page, reloads: false)
        view.page = page
        let scene = SCNScene()
        scene.background.contents = UIColor.black
        view.backdrop = scene
        view.stage.scene = context.coordinator.scene
        view.scene = SCNScene(named: html)
        page.apply(reload: {})
      }
      private func fill(_ page: WKWebView, reloads: Bool) {
        page.loadHTMLString(html, baseURL: nil)
        if reloads { page.reload() }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { let scene = SCNScene() }
    }
    final class StageView: SCNView {
      let stage = SCNView()
      var backdrop: SCNScene?
      var page: WKWebView?
      override var scene: SCNScene? {
        get { super.scene }
        set { if super.scene == nil { super.scene = newValue } }
      }
      func show(_ player: AVPlayer, _ list: UITableView, _ map: MKMapView) {}
    }
    extension WKWebView {
      func apply(reload: () -> Void) { reload() }
    }
    struct GuidePage: UIViewRepresentable {
      let html: String
      let style: String
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        context.coordinator.page.onChange(of: html) { web.loadHTMLString(html, baseURL: nil) }
        context.coordinator.style.ifChanged(style) { web.reload() }
        context.coordinator.rows.whenChanged(style) { context.coordinator.list.reloadData() }
        style(context.coordinator.list, reloads: false)
        context.coordinator.perform(for: html) { context.coordinator.intro.loadHTMLString(html, baseURL: nil) }
      }
      private func style(_ list: UITableView, reloads: Bool) {
        list.rowHeight = 44
        if reloads { list.reloadData() }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        let (page, style, rows) = (LastText(), LastText(), LastText())
        let intro = WKWebView()
        let list = UITableView()
        private var shown: String?
        private var count = 0
        func perform(for text: String, _ action: () -> Void) {
          note()
          guard shown != text else { return }
          shown = text
          action()
        }
        private func note() { count += 1 }
      }
    }
    final class LastText {
      private var text: String?
      private func isNew(_ other: String) -> Bool {
        defer { text = other }
        return text != other
      }
      func onChange(of text: String, _ action: () -> Void) { if isNew(text) { action() } }
      func ifChanged(_ text: String, _ action: () -> Void) { if isNew(text) { action() } }
      func whenChanged(_ text: String, _ action: () -> Void) { if isNew(text) { action() } }
    }
    """),
  // The new object has a fallback, and a factor makes the scale grow with each update.
  .flagged(
    """
    struct Model: UIViewRepresentable {
      var name: String
      var factor: CGFloat
      func makeUIView(context: Context) -> SCNView { SCNView() }
      func updateUIView(_ view: SCNView, context: Context) {
        ⟦view.scene = SCNScene(named: name + ".scn") ?? SCNScene()⟧
        context.coordinator.scroll.map { zoom($0) }
      }
      private func zoom(_ scroll: UIScrollView) { ⟦scroll.zoomScale *= factor⟧ }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var scroll: UIScrollView? }
    }
    """),
  // Dragging only interrupts the updates; what other code waits for may be the reason for one.
  .flagged(
    """
    struct QueueTable: NSViewRepresentable {
      var rows: [String]
      var isPlaying: Bool
      func makeNSView(context: Context) -> NSTableView { NSTableView() }
      func updateNSView(_ table: NSTableView, context: Context) {
        context.coordinator.rows = rows
        if context.coordinator.isDragging { return }
        ⟦table.reloadData()⟧
        if context.coordinator.isJumpNeeded { table.scrollRowToVisible(0) }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject {
        var rows: [String] = []
        private(set) var isDragging = false
        private(set) var isJumpNeeded = false
        func begin() { isDragging = true }
        func end() { isDragging = false }
        func play() { isJumpNeeded = true }
        func pause() { isJumpNeeded = false }
      }
    }
    """),
  // Loading itself leads to the end of this phase.
  .accepted(
    """
    struct Article: UIViewRepresentable {
      var url: URL
      var isCompact: Bool
      func makeUIView(context: Context) -> WKWebView {
        let page = WKWebView()
        page.navigationDelegate = context.coordinator
        return page
      }
      func updateUIView(_ page: WKWebView, context: Context) {
        page.allowsLinkPreview = !isCompact
        if !context.coordinator.isLoaded { page.load(URLRequest(url: url)) }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, WKNavigationDelegate {
        private(set) var isLoaded = false
        func webView(_ page: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { isLoaded = true }
        func webView(_ page: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
          isLoaded = false
        }
      }
    }
    """),
  // Nothing declares the type of the property, but its value shows it, also through a local.
  .flagged(
    """
    import Lottie
    import SwiftUI

    final class Confetti: UIView { let animationView = LottieAnimationView() }
    struct Celebration: UIViewRepresentable {
      var name: String
      var count: Int
      func makeUIView(context: Context) -> Confetti { Confetti() }
      func updateUIView(_ view: Confetti, context: Context) {
        let player = view.animationView
        player.accessibilityLabel = name
        ⟦player.play()⟧
      }
    }
    """),
  // A helper passes the closure to one of its type that compares, and prints something without a condition.
  .accepted(
    """
    import SwiftUI

    struct NoteEditor: UIViewRepresentable {
      let note: String
      final class Coordinator { var note = "" }
      func makeCoordinator() -> Coordinator { Coordinator() }
      func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
      func updateUIView(_ view: UIScrollView, context: Context) {
        apply(note, context.coordinator) { view.setContentOffset(.zero, animated: true) }
      }
      private func apply(_ note: String, _ coordinator: Coordinator, _ change: () -> Void) {
        print(note)
        Self.compare(note, coordinator.note, change)
        coordinator.note = note
      }
      private static func compare(_ new: String, _ old: String, _ change: () -> Void) {
        if new != old { change() }
      }
    }
    """),
  // Helpers that wait, or pass the closure to another object, compare nothing.
  .flagged(
    """
    import SwiftUI

    struct ChatView: UIViewRepresentable {
      let messages: [String]
      final class Coordinator { var isReady = false }
      func makeCoordinator() -> Coordinator { Coordinator() }
      func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
      func updateUIView(_ view: UIScrollView, context: Context) {
        whenReady(context.coordinator) { ⟦view.setContentOffset(.zero, animated: true)⟧ }
      }
      private func whenReady(_ coordinator: Coordinator, _ change: @escaping () -> Void) {
        guard coordinator.isReady else {
          DispatchQueue.main.async { whenReady(coordinator, change) }
          return
        }
        change()
      }
    }
    final class Runner {
      func run(_ change: () -> Void) { change() }
    }
    struct ReaderView: UIViewRepresentable {
      let page: Int
      let runner = Runner()
      final class Coordinator {
        var page = 0
        var shown = 0
        func run(_ change: () -> Void) {
          if page != shown { change() }
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
      func updateUIView(_ view: UIScrollView, context: Context) {
        scroll { ⟦view.setContentOffset(.zero, animated: true)⟧ }
      }
      private func scroll(_ change: () -> Void) { runner.run(change) }
    }
    """),
]
