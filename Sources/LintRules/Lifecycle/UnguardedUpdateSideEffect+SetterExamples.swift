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
]
