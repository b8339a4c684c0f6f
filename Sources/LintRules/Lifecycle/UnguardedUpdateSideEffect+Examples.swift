import LintEngine

/// The code that `unguarded-update-side-effect` reports and the code that it accepts.
let sideEffectExamples: [RuleExample] = [
  .flagged(
    """
    struct WebPage: UIViewRepresentable {
      let url: URL
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        ⟦web.load(URLRequest(url: url))⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator() }

      final class Coordinator {
      }
    }
    """,
    fixed: """
      struct WebPage: UIViewRepresentable {
        let url: URL
        func makeUIView(context: Context) -> WKWebView { WKWebView() }
        func updateUIView(_ web: WKWebView, context: Context) {
          if context.coordinator.lastUrl != url {
            context.coordinator.lastUrl = url
            web.load(URLRequest(url: url))
          }
        }
        func makeCoordinator() -> Coordinator { Coordinator() }

        final class Coordinator {
          var lastUrl: URL?
        }
      }
      """),
  // A comparison in one branch wouldn't know what the other one has loaded since, so there is no fix.
  .flagged(
    """
    struct Animation: NSViewRepresentable {
      let url: URL
      func makeNSView(context: Context) -> WKWebView { WKWebView() }
      func updateNSView(_ web: WKWebView, context: Context) {
        if url.isFileURL {
          ⟦web.loadFileURL(url, allowingReadAccessTo: url.deletingLastPathComponent())⟧
        } else {
          ⟦web.load(URLRequest(url: url))⟧
        }
      }
    }
    """),
  // Without a coordinator, the fix inserts one.
  .flagged(
    """
    struct Article: UIViewRepresentable {
      let html: String
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        // The text only.
        ⟦web.loadHTMLString(html, baseURL: nil)⟧
      }
    }
    """,
    fixed: """
      struct Article: UIViewRepresentable {
        let html: String
        func makeUIView(context: Context) -> WKWebView { WKWebView() }
        func updateUIView(_ web: WKWebView, context: Context) {
          // The text only.
          if context.coordinator.lastHtml != html {
            context.coordinator.lastHtml = html
            web.loadHTMLString(html, baseURL: nil)
          }
        }

        func makeCoordinator() -> Coordinator {
          Coordinator()
        }

        @MainActor
        final class Coordinator {
          var lastHtml: String?
        }
      }
      """),
  // A deferred call runs just as often, and a condition that doesn't check for a change isn't a guard.
  .flagged(
    """
    struct RowList: UIViewRepresentable {
      var rows: [String]
      var isCollapsed: Bool
      func makeUIView(context: Context) -> UITableView { UITableView() }
      func updateUIView(_ table: UITableView, context: Context) {
        if !isCollapsed {
          DispatchQueue.main.async { ⟦table.reloadData()⟧ }
        }
      }
    }
    struct Pages: UIViewControllerRepresentable {
      var index: Int
      func makeUIViewController(context: Context) -> UIPageViewController { UIPageViewController() }
      func updateUIViewController(_ pages: UIPageViewController, context: Context) {
        ⟦pages.setViewControllers([context.coordinator.controllers[index]], direction: .forward, animated: false)⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var controllers: [UIViewController] = [] }
    }
    """),
  // Through a helper, a method that the project adds to the class, and a coordinator that doesn't compare.
  .flagged(
    """
    extension WKWebView {
      func show(_ html: String, or address: String) {
        if address.isEmpty { loadHTMLString(html, baseURL: nil) } else { self.load(URLRequest(url: URL(string: address)!)) }
      }
    }
    struct Article: NSViewRepresentable {
      var html: String
      var address: String
      func makeNSView(context: Context) -> some WKWebView { WKWebView() }
      func updateNSView(_ view: NSViewType, context: Context) { ⟦view.show(html, or: address)⟧ }
    }
    final class Chart: UIView {
      private let table = UITableView()
      var rows: [String] = [] { didSet { refresh() } }
      var title = "" { didSet { if title != oldValue { refresh() } } }
      private func refresh() { table.reloadData() }
    }
    struct ChartView: UIViewRepresentable {
      var rows: [String]
      var title: String
      func makeUIView(context: Context) -> Chart { Chart() }
      func updateUIView(_ chart: Chart, context: Context) {
        ⟦chart.rows = rows⟧
        chart.title = title
      }
    }
    struct Region: UIViewRepresentable {
      @Binding var region: MKCoordinateRegion
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) { move(map) }
      private func move(_ map: MKMapView) { ⟦map.setRegion(region, animated: true)⟧ }
    }
    struct Call: UIViewRepresentable {
      let url: URL?
      func makeUIView(context: Context) -> UIView { context.coordinator.web }
      func updateUIView(_ view: UIView, context: Context) {
        if let url { context.coordinator.open(url) }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        let web = WKWebView()
        func open(_ url: URL) {
          if url.isFileURL { return }
          ⟦web.load(URLRequest(url: url))⟧
        }
      }
    }
    """),
  // New objects and network requests.
  .flagged(
    """
    struct Stage: UIViewRepresentable {
      var effect: String
      func makeUIView(context: Context) -> SCNView { SCNView() }
      func updateUIView(_ view: SCNView, context: Context) { ⟦view.scene = makeScene()⟧ }
      private func makeScene() -> SCNScene? { SCNScene(named: effect) }
    }
    struct Clip: UIViewControllerRepresentable {
      let url: URL
      func makeUIViewController(context: Context) -> AVPlayerViewController { AVPlayerViewController() }
      func updateUIViewController(_ clip: AVPlayerViewController, context: Context) {
        ⟦clip.player = AVPlayer(url: url)⟧
      }
    }
    struct Preview: UIViewRepresentable {
      let url: URL
      func makeUIView(context: Context) -> LPLinkView { LPLinkView(url: url) }
      func updateUIView(_ link: LPLinkView, context: Context) {
        let provider = LPMetadataProvider()
        ⟦provider.startFetchingMetadata(for: url) { metadata, _ in
          if let metadata { DispatchQueue.main.async { link.metadata = metadata } }
        }⟧
      }
    }
    """),
  // A request that is reset after it is carried out.
  .accepted(
    """
    struct Feed: UIViewRepresentable {
      @Binding var target: Int?
      @Binding var place: CGPoint?
      func makeUIView(context: Context) -> UICollectionView { FeedView() }
      func updateUIView(_ feed: UICollectionView, context: Context) {
        if let target {
          feed.scrollToItem(at: [0, target], at: .top, animated: true)
          DispatchQueue.main.async { self.target = nil }
        }
        guard let point = place else { return }
        feed.setContentOffset(point, animated: true)
      }
      func makeCoordinator() -> Coordinator { Coordinator(place: $place) }
      final class Coordinator: NSObject, UICollectionViewDelegate {
        @Binding var place: CGPoint?
        init(place: Binding<CGPoint?>) { _place = place }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { place = nil }
      }
    }
    """),
  // The coordinator stores the last value, or the code checks the object.
  .accepted(
    """
    struct Article: UIViewRepresentable {
      let html: String
      let url: URL
      @Environment(\\.colorScheme) private var scheme
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) {
        if html != context.coordinator.shown {
          context.coordinator.shown = html
          let page = scheme == .dark ? html : html + "<br>"
          web.loadHTMLString(page, baseURL: nil)
        }
        if web.navigationDelegate !== context.coordinator {
          web.navigationDelegate = context.coordinator
          web.reload()
        }
        guard web.url != url else { return }
        web.loadFileURL(url, allowingReadAccessTo: url)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, WKNavigationDelegate { var shown = "" }
    }
    struct Call: UIViewRepresentable {
      let url: URL
      func makeUIView(context: Context) -> UIView { context.coordinator.web }
      func updateUIView(_ view: UIView, context: Context) { context.coordinator.open(url) }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        let web = WKWebView()
        var opened: URL?
        func open(_ url: URL) {
          guard url != opened else { return }
          opened = url
          web.load(URLRequest(url: url))
        }
      }
    }
    """),
  // A helper compares a hash through a local for the coordinator, or the class compares the value itself.
  .accepted(
    """
    struct Grid: UIViewRepresentable {
      let rows: [String]
      let version: Int
      func makeUIView(context: Context) -> UICollectionView { UICollectionView() }
      func updateUIView(_ grid: UICollectionView, context: Context) { refresh(grid, context: context, animated: true) }
      private func refresh(_ grid: UICollectionView, context: Context, animated: Bool = false) {
        let coordinator = context.coordinator
        let hash = rows.hashValue
        if coordinator.hash != hash {
          grid.reloadData()
          coordinator.hash = hash
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var hash = 0 }
    }
    final class PageView: WKWebView {
      private var shown: URL?
      func show(_ url: URL) {
        guard shown != url else { return }
        shown = url
        load(URLRequest(url: url))
      }
    }
    struct Page: UIViewRepresentable {
      let url: URL
      func makeUIView(context: Context) -> PageView { PageView() }
      func updateUIView(_ page: PageView, context: Context) { page.show(url) }
    }
    """),
  // Commands that are reset when they are carried out: immediately, later, in the model, or by the coordinator.
  .accepted(
    """
    enum Jump { case none, top }
    struct Feed: UIViewRepresentable {
      @Binding var jump: Jump
      @Binding var isReloadNeeded: Bool
      @Binding var isScrollNeeded: Bool
      @ObservedObject var model: FeedModel
      func makeUIView(context: Context) -> UITableView { UITableView() }
      func updateUIView(_ table: UITableView, context: Context) {
        switch jump {
        case .none: break
        case .top:
          table.setContentOffset(.zero, animated: true)
          DispatchQueue.main.async { self.jump = .none }
        }
        if model.isRefreshing {
          model.isRefreshing = false
          table.scrollRectToVisible(.zero, animated: true)
        }
        if isReloadNeeded {
          table.reloadData()
          DispatchQueue.main.async { isReloadNeeded = false }
        }
        if isScrollNeeded { table.setContentOffset(.zero, animated: true) }
      }
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      final class Coordinator: NSObject, UITableViewDelegate {
        var parent: Feed
        init(parent: Feed) { self.parent = parent }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { parent.isScrollNeeded = false }
      }
    }
    final class FeedModel: ObservableObject { @Published var isRefreshing = false }
    """),
  // Calls that do nothing the second time, values that are only set, completions, and objects that aren't shown yet.
  .accepted(
    """
    struct Player: UIViewRepresentable {
      let isPlaying: Bool
      let isMuted: Bool
      let player: AVPlayer
      func makeUIView(context: Context) -> PlayerSurface { PlayerSurface() }
      func updateUIView(_ view: PlayerSurface, context: Context) {
        if isPlaying { player.play() } else { player.pause() }
        view.muteSwitch.setOn(isMuted, animated: false)
        view.playerLayer.player = player
        view.onTap { player.seek(to: .zero) }
        let next = AVPlayer()
        next.replaceCurrentItem(with: nil)
        view.next = next
      }
    }
    final class PlayerSurface: UIView {
      let muteSwitch = UISwitch()
      let playerLayer = AVPlayerLayer()
      var next: AVPlayer?
      func onTap(_ action: @escaping () -> Void) {}
    }
    """),
  // The make method runs once, and without inputs the update method rarely runs.
  .accepted(
    """
    struct Start: UIViewRepresentable {
      let url: URL
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.load(URLRequest(url: url))
        return web
      }
      func updateUIView(_ web: WKWebView, context: Context) { web.isOpaque = url.isFileURL }
    }
    struct Fixed: UIViewRepresentable {
      func makeUIView(context: Context) -> WKWebView { WKWebView() }
      func updateUIView(_ web: WKWebView, context: Context) { web.load(URLRequest(url: URL(string: "about:blank")!)) }
    }
    """),
]
