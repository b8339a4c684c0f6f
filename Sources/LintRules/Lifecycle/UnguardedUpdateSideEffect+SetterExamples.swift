import LintEngine

/// The examples of `unguarded-update-side-effect` about properties that the user changes too, and about links.
let setterSideEffectExamples: [RuleExample] = [
  // What the user has moved, zoomed, or opened is lost.
  .flagged(
    """
    struct Places: UIViewRepresentable {
      let region: MKCoordinateRegion
      let isDark: Bool
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        map.overrideUserInterfaceStyle = isDark ? .dark : .light
        ⟦map.region = region⟧
      }
    }
    struct Poster: UIViewRepresentable {
      let image: UIImage
      let zoom: CGFloat
      func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
      func updateUIView(_ view: UIScrollView, context: Context) {
        ⟦view.zoomScale = zoom⟧
        view.layer.contents = image.cgImage
      }
    }
    """),
  // The code compares first, creates the object, or the coordinator writes the user's changes back.
  .accepted(
    """
    struct Places: UIViewRepresentable {
      let center: CLLocationCoordinate2D
      let isDark: Bool
      func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        map.centerCoordinate = center
        return map
      }
      func updateUIView(_ map: MKMapView, context: Context) {
        map.overrideUserInterfaceStyle = isDark ? .dark : .light
        guard context.coordinator.latitude != center.latitude || context.coordinator.longitude != center.longitude else {
          return
        }
        context.coordinator.latitude = center.latitude
        context.coordinator.longitude = center.longitude
        map.centerCoordinate = center
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var latitude = 0.0, longitude = 0.0 }
    }
    struct Walk: UIViewRepresentable {
      @Binding var region: MKCoordinateRegion
      let isDark: Bool
      func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        map.delegate = context.coordinator
        return map
      }
      func updateUIView(_ map: MKMapView, context: Context) {
        map.overrideUserInterfaceStyle = isDark ? .dark : .light
        map.region = region
      }
      func makeCoordinator() -> Coordinator { Coordinator($region) }
      final class Coordinator: NSObject, MKMapViewDelegate {
        var region: Binding<MKCoordinateRegion>
        init(_ region: Binding<MKCoordinateRegion>) { self.region = region }
        func mapView(_ map: MKMapView, regionDidChangeAnimated animated: Bool) {
          region.wrappedValue = map.region
        }
      }
    }
    """),
  // The view gets back what it had, or a flag says that something has changed.
  .accepted(
    """
    struct Lyrics: UIViewRepresentable {
      let rows: [String]
      let font: UIFont
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        let offset = view.contentOffset
        view.font = font
        view.contentOffset = offset
        let coordinator = context.coordinator
        if rows != coordinator.rows {
          coordinator.rows = rows
          coordinator.isPending = true
        }
        DispatchQueue.main.async {
          guard coordinator.isPending else { return }
          coordinator.isPending = false
          view.contentOffset = .zero
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var rows: [String] = []
        var isPending = false
      }
    }
    """),
  // A flag that each update sets says nothing.
  .flagged(
    """
    struct Lyrics: UIViewRepresentable {
      let rows: [String]
      let isLarge: Bool
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        view.isSelectable = isLarge
        context.coordinator.isPending = true
        if context.coordinator.isPending {
          context.coordinator.isPending = false
          ⟦view.contentOffset = .zero⟧
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var isPending = false }
    }
    """),
  // The coordinator allows every link.
  .flagged(
    """
    struct Page: UIViewRepresentable {
      let url: URL
      let zoom: Double
      func makeUIView(context: Context) -> WKWebView {
        let web = WKWebView()
        web.navigationDelegate = context.coordinator
        return web
      }
      func updateUIView(_ web: WKWebView, context: Context) {
        web.pageZoom = zoom
        if web.url != url { ⟦web.load(URLRequest(url: url))⟧ }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, WKNavigationDelegate {
        func webView(
          _ web: WKWebView, decidePolicyFor action: WKNavigationAction,
          decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
        ) {
          decisionHandler(.allow)
        }
      }
    }
    """),
  // Reading a file, analyzing an image, vibrating, and restarting an animation are effects as well.
  .flagged(
    """
    struct Clip: NSViewRepresentable {
      let url: URL
      let isDimmed: Bool
      func makeNSView(context: Context) -> NSImageView { NSImageView() }
      func updateNSView(_ view: NSImageView, context: Context) {
        view.alphaValue = isDimmed ? 0.5 : 1
        if let image = ⟦NSImage(contentsOf: url)⟧ { view.image = image }
      }
    }
    struct Preview: NSViewRepresentable {
      let url: URL
      let isDimmed: Bool
      func makeNSView(context: Context) -> QLPreviewView { QLPreviewView(frame: .zero, style: .normal) }
      func updateNSView(_ view: QLPreviewView, context: Context) {
        view.alphaValue = isDimmed ? 0.5 : 1
        ⟦view.previewItem = url as NSURL⟧
      }
    }
    """),
  .flagged(
    """
    struct LiveText: UIViewRepresentable {
      let image: UIImage
      let tint: UIColor
      let analyzer = ImageAnalyzer()
      func makeUIView(context: Context) -> UIImageView { UIImageView() }
      func updateUIView(_ view: UIImageView, context: Context) {
        view.tintColor = tint
        view.image = image
        analyze()
      }
      private func analyze() {
        Task {
          let analysis = try? await ⟦analyzer.analyze(image, orientation: .up, configuration: .init([.text]))⟧
          print(analysis?.transcript ?? "")
        }
      }
    }
    struct Badge: UIViewRepresentable {
      let count: Int
      let tint: UIColor
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ label: UILabel, context: Context) {
        label.textColor = tint
        label.text = count.formatted()
        ⟦UIImpactFeedbackGenerator(style: .light).impactOccurred()⟧
        let pulse = CABasicAnimation(keyPath: "transform.scale")
        ⟦label.layer.add(pulse, forKey: "pulse")⟧
      }
    }
    """),
  .flagged(
    """
    import Lottie

    struct Confetti: UIViewRepresentable {
      let isPlaying: Bool
      let speed: CGFloat
      func makeUIView(context: Context) -> LottieAnimationView { LottieAnimationView(name: "confetti") }
      func updateUIView(_ view: LottieAnimationView, context: Context) {
        view.animationSpeed = speed
        if isPlaying { ⟦view.play()⟧ } else { view.stop() }
      }
    }
    """),
  // The code looks first, has the result, or needs it for something that is guarded.
  .accepted(
    """
    import Lottie

    struct Confetti: UIViewRepresentable {
      let isPlaying: Bool
      let speed: CGFloat
      func makeUIView(context: Context) -> LottieAnimationView { LottieAnimationView(name: "confetti") }
      func updateUIView(_ view: LottieAnimationView, context: Context) {
        view.animationSpeed = speed
        if isPlaying {
          if !view.isAnimationPlaying { view.play() }
        } else {
          view.stop()
        }
      }
    }
    struct Clip: NSViewRepresentable {
      let url: URL
      let isDimmed: Bool
      func makeNSView(context: Context) -> NSImageView { NSImageView() }
      func updateNSView(_ view: NSImageView, context: Context) {
        view.alphaValue = isDimmed ? 0.5 : 1
        view.image = context.coordinator.images[url] ?? NSImage(contentsOf: url)
        if context.coordinator.url != url {
          context.coordinator.url = url
          view.toolTip = try? String(contentsOf: url, encoding: .utf8)
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var url: URL?
        var images: [URL: NSImage] = [:]
      }
    }
    """),
  // Each branch of an `#if` declares a class with the same name, and a test of the address itself guards nothing.
  .flagged(
    """
    #if canImport(UIKit)
      struct HelpPage: UIViewRepresentable {
        let file: URL
        func makeUIView(context: Context) -> PageView { PageView() }
        func updateUIView(_ page: PageView, context: Context) {
          ⟦page.open(file)⟧
        }
      }
      final class PageView: UIView {
        private let web = WKWebView()
        func open(_ file: URL) {
          guard ["html", "htm"].contains(file.pathExtension.lowercased()) else { return }
          web.load(URLRequest(url: file))
        }
      }
    #else
      struct HelpPage: NSViewRepresentable {
        let file: URL
        func makeNSView(context: Context) -> PageView { PageView() }
        func updateNSView(_ page: PageView, context: Context) {
          ⟦page.open(file)⟧
        }
      }
      final class PageView: NSView {
        private let web = WKWebView()
        func open(_ file: URL) { web.load(URLRequest(url: file)) }
      }
    #endif
    """,
    fixed: """
      #if canImport(UIKit)
        struct HelpPage: UIViewRepresentable {
          let file: URL
          func makeUIView(context: Context) -> PageView { PageView() }
          func updateUIView(_ page: PageView, context: Context) {
            if context.coordinator.lastFile != file {
              context.coordinator.lastFile = file
              page.open(file)
            }
          }

          func makeCoordinator() -> Coordinator {
            Coordinator()
          }

          @MainActor
          final class Coordinator {
            var lastFile: URL?
          }
        }
        final class PageView: UIView {
          private let web = WKWebView()
          func open(_ file: URL) {
            guard ["html", "htm"].contains(file.pathExtension.lowercased()) else { return }
            web.load(URLRequest(url: file))
          }
        }
      #else
        struct HelpPage: NSViewRepresentable {
          let file: URL
          func makeNSView(context: Context) -> PageView { PageView() }
          func updateNSView(_ page: PageView, context: Context) {
            if context.coordinator.lastFile != file {
              context.coordinator.lastFile = file
              page.open(file)
            }
          }

          func makeCoordinator() -> Coordinator {
            Coordinator()
          }

          @MainActor
          final class Coordinator {
            var lastFile: URL?
          }
        }
        final class PageView: NSView {
          private let web = WKWebView()
          func open(_ file: URL) { web.load(URLRequest(url: file)) }
        }
      #endif
      """),
  // An observer that each update triggers with the same value, and that adds an animation to a layer.
  .flagged(
    """
    struct LoadingRing: UIViewRepresentable {
      var color: UIColor
      func makeUIView(context: Context) -> RingView { RingView() }
      func updateUIView(_ ring: RingView, context: Context) {
        ring.tintColor = color
        ⟦ring.isSpinning = true⟧
      }
    }
    final class RingView: UIView {
      private let stroke = CAShapeLayer()
      var isSpinning = false {
        didSet { if isSpinning { spin() } else { stroke.removeAllAnimations() } }
      }
      private func spin() { stroke.add(CABasicAnimation(keyPath: "strokeEnd"), forKey: "spin") }
    }
    """),
  // Observers that compare the value with the one before.
  .accepted(
    """
    struct Thermometer: UIViewRepresentable {
      var level: Double
      var isOn: Bool
      func makeUIView(context: Context) -> ThermometerView { ThermometerView() }
      func updateUIView(_ view: ThermometerView, context: Context) {
        view.isOn = isOn
        view.level = level
        view.goal = level
      }
    }
    final class ThermometerView: UIView {
      private let bar = CAShapeLayer()
      private var shownGoal = 0.0
      var isOn = false {
        didSet {
          guard oldValue != isOn else { return }
          if isOn { rise() }
        }
      }
      var level = 0.0 {
        willSet { if newValue != level { rise() } }
      }
      var goal = 0.0 {
        didSet {
          if shownGoal != goal {
            shownGoal = goal
            rise()
          }
        }
      }
      private func rise() { bar.add(CABasicAnimation(keyPath: "strokeEnd"), forKey: "rise") }
    }
    """),
]
