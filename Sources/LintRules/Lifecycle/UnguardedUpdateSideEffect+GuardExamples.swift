import LintEngine

/// The examples of `unguarded-update-side-effect` about conditions that keep code from running again, and others that don't.
let unguardedUpdateSideEffectGuardExamples: [RuleExample] = [
  // One condition for a shared object that it asks, and for another object.
  .flagged(
    """
    struct Clip: UIViewRepresentable {
      let video: URL
      let speed: Float
      func makeUIView(context: Context) -> PosterView { PosterView() }
      func updateUIView(_ poster: PosterView, context: Context) {
        if SharedPlayer.shared.rate < speed {
          SharedPlayer.shared.load(video)
          ⟦poster.show(video, speed)⟧
        }
      }
    }
    final class PosterView: UIView {
      private let web = WKWebView()
      func show(_ url: URL, _ speed: Float) { web.load(URLRequest(url: url)) }
    }
    @MainActor final class SharedPlayer {
      static let shared = SharedPlayer()
      var rate: Float = 0
      private let web = WKWebView()
      func load(_ url: URL) { web.load(URLRequest(url: url)) }
    }
    """),
  // Whether there is a value says nothing about a change.
  .flagged(
    """
    struct Reader: UIViewRepresentable {
      let home: URL
      let isPrivate: Bool
      let selection: Int
      func makeUIView(context: Context) -> ReaderView { ReaderView() }
      func makeCoordinator() -> Coordinator { Coordinator() }
      func updateUIView(_ reader: ReaderView, context: Context) {
        let target: URL?
        if isPrivate { target = nil } else { target = home }
        if let target { ⟦reader.web.load(URLRequest(url: target))⟧ }
        if let row = context.coordinator.rows.firstIndex(of: selection) {
          ⟦reader.table.scrollToRow(at: [0, row], at: .top, animated: true)⟧
        }
        if let row = context.coordinator.rows.firstIndex(where: { $0 > 10 }) {
          ⟦reader.table.scrollToRow(at: [0, row], at: .top, animated: true)⟧
        }
      }
      final class Coordinator { let rows = [1, 2, 30] }
    }
    final class ReaderView: UIView {
      let web = WKWebView()
      let table = UITableView()
    }
    struct Preview: UIViewRepresentable {
      let page: Page?
      let next: Page?
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        [page, next].forEach { page in
          if let page {
            ⟦web.load(URLRequest(url: page.url))⟧
            page.isShown = true
          }
        }
      }
    }
    final class Page {
      let url: URL
      var isShown = false
      init(url: URL) { self.url = url }
    }
    """),
  // An object whose properties the code sets stays the same, and so does an address that a property makes.
  .flagged(
    """
    struct Reader: UIViewRepresentable {
      let page: Page
      let style: String
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        if page !== Page.empty { ⟦web.loadHTMLString(page.html + style, baseURL: nil)⟧ }
        page.isShown = true
      }
    }
    final class Page {
      static let empty = Page()
      var html = ""
      var isShown = false
    }
    struct Search: UIViewRepresentable {
      let path: String
      @Binding var page: Int
      var address: URL? { URL(string: path + String(page)) }
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        if let address { ⟦web.load(URLRequest(url: address))⟧ }
        DispatchQueue.main.async { if page != 0 { page = 0 } }
      }
    }
    """),
  // A variable that is set only after a change, what isn't shown yet, and an answer that may remember something.
  .accepted(
    """
    struct Reader: UIViewRepresentable {
      let url: URL
      let title: String
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func makeCoordinator() -> Coordinator { Coordinator() }
      func updateUIView(_ web: WKWebView, context: Context) {
        var target: URL?
        if context.coordinator.last != url { target = url }
        var heading: String? = nil
        if context.coordinator.title != title { heading = title }
        context.coordinator.last = url
        context.coordinator.title = title
        if let target { web.load(URLRequest(url: target)) }
        if let heading { web.loadHTMLString(heading, baseURL: nil) }
      }
      final class Coordinator {
        var last: URL?
        var title: String?
      }
    }
    struct Slides: UIViewRepresentable {
      let album: Album
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.navigationDelegate = context.coordinator
        return web
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      func updateUIView(_ web: WKWebView, context: Context) {
        let pending = album.urls.first { $0 != context.coordinator.shown }
        if let pending { web.load(URLRequest(url: pending)) }
      }
      final class Coordinator: NSObject, WKNavigationDelegate {
        var shown: URL?
        func webView(_ web: WKWebView, didFinish navigation: WKNavigation!) { shown = web.url }
      }
    }
    struct Album {
      let urls: [URL]
      let title: String
    }
    struct Offline: UIViewRepresentable {
      let url: URL
      let isForced: Bool
      let cache: PageCache?
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        if cache?.isStale(url) ?? isForced { web.load(URLRequest(url: url)) }
        if let isStale = cache?.isStale(url), isStale { web.load(URLRequest(url: url)) }
      }
    }
    """),
  // Objects outside the representable remember what is shown, or take a request back.
  .accepted(
    """
    struct Reader: UIViewRepresentable {
      @ObservedObject var model: PageModel
      let text: String
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) { show(in: web) }
      private func show(in web: WKWebView) {
        if model.shown != text {
          web.loadHTMLString(text, baseURL: nil)
          model.didShow(text)
        }
        if text.isEmpty { model.isReloadNeeded = true }
        if model.isReloadNeeded {
          web.reload()
          model.didReload()
        }
      }
    }
    final class PageModel: ObservableObject {
      var shown = ""
      var isReloadNeeded = false
      func didShow(_ text: String) { shown = text }
      func didReload() { isReloadNeeded = false }
    }
    struct Slides: UIViewRepresentable {
      let title: String
      let style: Style
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func makeCoordinator() -> Coordinator { Coordinator() }
      func updateUIView(_ web: WKWebView, context: Context) {
        context.coordinator.showNext(in: web)
        apply(to: web)
      }
      private func apply(to web: WKWebView) {
        if style.title != title {
          web.loadHTMLString(title, baseURL: nil)
          style.adopt(title)
        }
      }
      @MainActor final class Coordinator {
        let queue = PageQueue()
        func showNext(in web: WKWebView) {
          if let next = queue.next {
            web.load(URLRequest(url: next))
            queue.clear()
          }
        }
      }
    }
    final class PageQueue {
      var next: URL?
      func clear() { next = nil }
    }
    final class Style {
      private(set) var title = ""
      func adopt(_ title: String) { self.title = title }
    }
    """),
  // The update method reads other properties with the names of getters that load.
  .accepted(
    """
    struct PhotoView: UIViewRepresentable {
      let model: Photo
      let preview: UIImage?
      let file: URL
      func makeUIView(context: Context) -> UIImageView { UIImageView(image: photo ?? thumbnail) }
      func makeCoordinator() -> Coordinator { Coordinator(file: file) }
      func updateUIView(_ view: UIImageView, context: Context) {
        view.image = model.photo
        view.highlightedImage = preview
        if let preview { view.image = preview }
        if let thumbnail = model.thumbnail { view.image = thumbnail }
      }
      private var photo: UIImage? { UIImage(data: (try? Data(contentsOf: file)) ?? Data()) }
      private var thumbnail: UIImage? { UIImage(data: (try? Data(contentsOf: file)) ?? Data()) }
      final class Coordinator {
        let file: URL
        init(file: URL) { self.file = file }
        var preview: UIImage? { UIImage(data: (try? Data(contentsOf: file)) ?? Data()) }
      }
    }
    struct Photo {
      let photo: UIImage?
      let thumbnail: UIImage?
    }
    """),
  // A helper does several things, and another one chooses between two ways to do one.
  .flagged(
    """
    struct Lesson: UIViewRepresentable {
      let page: URL
      let notes: String
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func makeCoordinator() -> Coordinator { Coordinator() }
      func updateUIView(_ web: WKWebView, context: Context) {
        show(web, context.coordinator)
        open(web)
      }
      private func show(_ web: WKWebView, _ coordinator: Coordinator) {
        ⟦coordinator.notes.loadHTMLString(notes, baseURL: page)⟧
        ⟦coordinator.list.setContentOffset(.zero, animated: true)⟧
      }
      private func open(_ web: WKWebView) {
        if page.isFileURL {
          ⟦web.loadFileURL(page, allowingReadAccessTo: page)⟧
        } else {
          web.load(URLRequest(url: page))
        }
      }
      final class Coordinator {
        let notes = WKWebView()
        let list = UITableView()
      }
    }
    """),
  // A helper that passes the closure on to another one, which compares.
  .accepted(
    """
    struct IntroPage: UIViewRepresentable {
      let html: String
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        context.coordinator.apply(html) { web.loadHTMLString(html, baseURL: nil) }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        private var shown: String?
        func apply(_ html: String, _ action: () -> Void) { perform(for: html, action) }
        private func perform(for html: String, _ action: () -> Void) {
          guard shown != html else { return }
          shown = html
          action()
        }
      }
    }
    """),
  // A helper that only passes the closure on.
  .flagged(
    """
    struct OutroPage: UIViewRepresentable {
      let html: String
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        context.coordinator.apply {
          ⟦web.loadHTMLString(html, baseURL: nil)⟧
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        func apply(_ action: () -> Void) { perform(action) }
        private func perform(_ action: () -> Void) { action() }
      }
    }
    """,
    fixed: """
      struct OutroPage: UIViewRepresentable {
        let html: String
        func makeUIView(context: Context) -> WKWebView { WKWebView() }
        func updateUIView(_ web: WKWebView, context: Context) {
          context.coordinator.apply {
            if context.coordinator.lastHtml != html {
              context.coordinator.lastHtml = html
              web.loadHTMLString(html, baseURL: nil)
            }
          }
        }
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator {
          func apply(_ action: () -> Void) { perform(action) }
          private func perform(_ action: () -> Void) { action() }

          var lastHtml: String?
        }
      }
      """),
  // A method that compares nothing before it runs an optional closure.
  .flagged(
    """
    import SwiftUI

    struct Board: UIViewRepresentable {
      let items: [String]
      func makeUIView(context: Context) -> UITableView { UITableView() }
      func updateUIView(_ view: UITableView, context: Context) {
        measure("rows") { ⟦view.reloadData()⟧ }
      }
      private func measure(_ name: String, _ action: (() -> Void)?) {
        print("begin", name)
        action?()
        print("end", name)
      }
    }
    """),
]
