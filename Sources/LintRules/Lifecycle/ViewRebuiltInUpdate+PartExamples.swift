import LintEngine

/// The examples of `view-rebuilt-in-update` about removals of a part of the content, and about other code that adds
/// to it.
let partialRebuildExamples: [RuleExample] = [
  // A part of the annotations, the content of another map, and loops that change the views or choose some.
  .accepted(
    """
    import MapKit
    import SwiftUI

    struct CityMap: UIViewRepresentable {
      let cities: [String]
      let radius: Double
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        map.removeAnnotations(map.selectedAnnotations)
        map.removeAnnotations(context.coordinator.overview.annotations)
        map.removeAnnotations(map.annotations.filter(isGone))
        map.removeAnnotations(map.annotations.suffix(cities.count))
        context.coordinator.missing(in: cities).forEach { map.addAnnotation($0) }
        for view in map.subviews where view is UIImageView { view.removeFromSuperview() }
        for view in map.subviews { view.setNeedsLayout() }
        map.interactions.forEach { print($0) }
        context.coordinator.hidden.forEach { $0.removeFromSuperview() }
        for view in context.coordinator.hidden { view.removeFromSuperview() }
        context.coordinator.badges.forEach { map.addSubview($0) }
      }
      private func isGone(_ annotation: any MKAnnotation) -> Bool { !cities.contains((annotation.title ?? "") ?? "") }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        let overview = MKMapView()
        var hidden: [UIView] = []
        var badges: [UIView] = []
        func missing(in cities: [String]) -> [any MKAnnotation] { [] }
      }
    }
    """),
  // Nothing to repeat together: the addition comes first, others add the same, or the code runs later. No fix.
  .flagged(
    """
    struct RouteMap: UIViewRepresentable {
      let routes: [MKPolyline]
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        let old = map.overlays
        map.addOverlays(routes)
        ⟦map.removeOverlays(old)⟧
      }
    }
    struct TripMap: UIViewRepresentable {
      let stops: [MKCircle]
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        map.addOverlay(MKPolyline())
        ⟦map.removeOverlays(map.overlays.filter { $0 is MKCircle })⟧
        map.addOverlays(stops)
      }
    }
    struct Hashtags: UIViewRepresentable {
      let tags: [UILabel]
      func makeUIView(context: Context) -> UIStackView { UIStackView() }
      func updateUIView(_ row: UIStackView, context: Context) {
        DispatchQueue.main.async {
          ⟦row.arrangedSubviews.forEach { $0.removeFromSuperview() }⟧
          for tag in tags { row.addArrangedSubview(tag) }
        }
      }
    }
    """),
  // Without inputs, an update is rare. What is added is in another map, or is no view.
  .accepted(
    """
    struct Legend: UIViewRepresentable {
      func makeUIView(context: Context) -> UIStackView { UIStackView() }
      func updateUIView(_ legend: UIStackView, context: Context) {
        legend.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for name in ["Park", "Lake"] {
          let label = UILabel()
          label.text = name
          legend.addArrangedSubview(label)
        }
      }
    }
    struct StreetMap: UIViewRepresentable {
      let pins: [MKPointAnnotation]
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        map.removeAnnotations(map.annotations)
        context.coordinator.overview.addAnnotations(pins)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { let overview = MKMapView() }
    }
    struct Drawer: UIViewRepresentable {
      let isOpen: Bool
      func makeUIView(context: Context) -> DrawerView { DrawerView() }
      func updateUIView(_ drawer: DrawerView, context: Context) { if !isOpen { drawer.close() } }
    }
    final class DrawerView: UIView {
      func close() {
        subviews.forEach { $0.removeFromSuperview() }
        NSLayoutConstraint.activate([heightAnchor.constraint(equalToConstant: 0)])
      }
    }
    """),
  // Nothing new, new controllers only if something changed or later, and new content where there is none.
  .accepted(
    """
    struct Tabs: UIViewControllerRepresentable {
      let titles: [String]
      func makeUIViewController(context: Context) -> UITabBarController { UITabBarController() }
      func updateUIViewController(_ tabs: UITabBarController, context: Context) {
        if titles.isEmpty { tabs.viewControllers = [] }
        if context.coordinator.titles != titles {
          context.coordinator.titles = titles
          tabs.viewControllers = [makePage()]
        }
        context.coordinator.reset = { tabs.viewControllers = [makePage()] }
      }
      private func makePage() -> UIViewController { UIViewController() }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var titles: [String] = []
        var reset: () -> Void = {}
      }
    }
    struct Notice: NSViewRepresentable {
      let text: String
      let level: Int
      func makeNSView(context: Context) -> NSScrollView { NSScrollView() }
      func updateNSView(_ scroller: NSScrollView, context: Context) {
        if level > 1 || scroller.documentView == nil { scroller.documentView = NSTextField(labelWithString: text) }
      }
    }
    """),
  // A bar above the keyboard, which isn't a part of the view.
  .accepted(
    """
    struct NoteField: UIViewRepresentable {
      let tags: [String]
      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.inputAccessoryView = context.coordinator.bar
        return view
      }
      func updateUIView(_ view: UITextView, context: Context) { context.coordinator.bar.show(tags) }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { let bar = TagBar() }
    }
    final class TagBar: UIStackView {
      func show(_ tags: [String]) {
        arrangedSubviews.forEach { $0.removeFromSuperview() }
        for tag in tags {
          let label = UILabel()
          label.text = tag
          addArrangedSubview(label)
        }
      }
    }
    """),
  // A represented view that rebuilds its own content.
  .flagged(
    """
    struct Tags: UIViewRepresentable {
      let tags: [String]
      func makeUIView(context: Context) -> TagBar { TagBar() }
      func updateUIView(_ bar: TagBar, context: Context) { ⟦bar.show(tags)⟧ }
    }
    final class TagBar: UIStackView {
      func show(_ tags: [String]) {
        arrangedSubviews.forEach { $0.removeFromSuperview() }
        for tag in tags {
          let label = UILabel()
          label.text = tag
          addArrangedSubview(label)
        }
      }
    }
    """),
  // Views in lists of the represented view's own, views that only get another style, and annotations that a method chooses.
  .accepted(
    """
    import MapKit
    import SwiftUI

    struct Board: UIViewRepresentable {
      let titles: [String]
      let pins: [MKPointAnnotation]
      func makeUIView(context: Context) -> BoardView { BoardView() }
      func updateUIView(_ board: BoardView, context: Context) {
        board.badges.forEach { $0.removeFromSuperview() }
        for line in board.lines { line.removeFromSuperview() }
        board.subviews.forEach(style)
        board.badges = titles.map { _ in UILabel() }
        for badge in board.badges { board.addSubview(badge) }
        board.map.removeOverlays()
        board.map.removeAnnotations(board.map.annotations.filter(Self.isHidden))
        board.map.addAnnotations(pins)
      }
      private func style(_ view: UIView) { view.alpha = 0.5 }
      private static func isHidden(_ annotation: any MKAnnotation) -> Bool { annotation.title == nil }
    }
    final class BoardView: UIView {
      var badges: [UILabel] = []
      var lines: [UIView] = []
      let map = TripMap()
    }
    final class TripMap: MKMapView {
      func removeOverlays() { selectedAnnotations = [] }
    }
    """),
  // A local with the name of the list, and a filter that asks for the class of the overlays.
  .flagged(
    """
    import MapKit
    import SwiftUI

    struct CityMap: UIViewRepresentable {
      let cities: [String]
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        let annotations = context.coordinator.annotations
        ⟦map.removeAnnotations(map.annotations)⟧
        map.addAnnotations(annotations)
        ⟦map.removeOverlays(map.overlays.filter { $0.isKind(of: MKCircle.self) })⟧
        map.addOverlay(MKCircle())
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var annotations: [any MKAnnotation] = [] }
    }
    """),
  // The old elements are in a local, in a copy of the list, or reached one by one, and the loop does more than remove them.
  .flagged(
    """
    struct CityMap: UIViewRepresentable {
      let cities: [String]
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        let old = map.annotations.filter { !($0 is MKUserLocation) }
        ⟦map.removeAnnotations(old)⟧
        map.addAnnotations(cities.map { city in
          let pin = MKPointAnnotation()
          pin.title = city
          return pin
        })
      }
    }
    struct TagList: UIViewRepresentable {
      let tags: [String]
      func makeUIView(context: Context) -> UIStackView { UIStackView() }
      func updateUIView(_ stack: UIStackView, context: Context) {
        let old = stack.arrangedSubviews
        ⟦old.reversed().forEach { $0.removeFromSuperview() }⟧
        for tag in tags {
          let label = UILabel()
          label.text = tag
          stack.addArrangedSubview(label)
        }
      }
    }
    """),
  .flagged(
    """
    struct StepList: UIViewRepresentable {
      let steps: [String]
      func makeUIView(context: Context) -> UIStackView { UIStackView() }
      func updateUIView(_ stack: UIStackView, context: Context) {
        ⟦while let last = stack.arrangedSubviews.last {
          last.removeFromSuperview()
        }⟧
        for step in steps {
          let label = UILabel()
          label.text = step
          stack.addArrangedSubview(label)
        }
      }
    }
    """,
    fixed: """
      struct StepList: UIViewRepresentable {
        let steps: [String]
        func makeUIView(context: Context) -> UIStackView { UIStackView() }
        func updateUIView(_ stack: UIStackView, context: Context) {
          if context.coordinator.lastSteps != steps {
            context.coordinator.lastSteps = steps
            while let last = stack.arrangedSubviews.last {
              last.removeFromSuperview()
            }
            for step in steps {
              let label = UILabel()
              label.text = step
              stack.addArrangedSubview(label)
            }
          }
        }

        func makeCoordinator() -> Coordinator {
          Coordinator()
        }

        @MainActor
        final class Coordinator {
          var lastSteps: [String]?
        }
      }
      """),
  // Only some elements go: those that are no longer shown, or all but the first.
  .accepted(
    """
    struct TagList: UIViewRepresentable {
      let tags: [String]
      func makeUIView(context: Context) -> UIStackView { UIStackView() }
      func updateUIView(_ stack: UIStackView, context: Context) {
        let gone = stack.arrangedSubviews.dropFirst(tags.count)
        gone.forEach { $0.removeFromSuperview() }
        for child in stack.arrangedSubviews {
          guard let label = child as? UILabel, !tags.contains(label.text ?? "") else { continue }
          child.removeFromSuperview()
        }
      }
    }
    """),
]
