import LintEngine

/// The examples of `accumulating-call-in-update` about objects that the struct receives, about objects that exist
/// already, and about single constraints.
let keptAccumulationExamples: [RuleExample] = [
  // An object in state.
  .flagged(
    """
    struct PinnedMap: UIViewRepresentable {
      @Binding var map: MKMapView
      let title: String
      func makeUIView(context: Context) -> UIView {
        let box = UIView()
        box.addSubview(map)
        return box
      }
      func updateUIView(_ box: UIView, context: Context) {
        let badge = UILabel()
        badge.text = title
        ⟦map.addSubview(badge)⟧
      }
    }
    """),
  // State of a view keeps the struct, or the caller has the object, so each update finds the same one.
  .flagged(
    """
    struct RouteMap: UIViewControllerRepresentable {
      var map = MKMapView()
      var route = ""
      func makeUIViewController(context: Context) -> UIViewController {
        let controller = UIViewController()
        controller.view = map
        return controller
      }
      func updateUIViewController(_ controller: UIViewController, context: Context) {
        let logo = UIImageView(image: UIImage(named: route))
        ⟦map.addSubview(logo)⟧
      }
    }
    struct RouteScreen: View {
      @State private var map = RouteMap()
      var body: some View { map }
    }
    struct Preview: UIViewRepresentable {
      let surface: CameraSurface
      let name: String
      init(surface: CameraSurface, name: String) {
        self.surface = surface
        self.name = name
      }
      func makeUIView(context: Context) -> UIView {
        let box = UIView()
        box.addSubview(surface)
        return box
      }
      func updateUIView(_ box: UIView, context: Context) {
        let caption = CATextLayer()
        caption.string = name
        ⟦surface.layer.addSublayer(caption)⟧
      }
    }
    struct CameraScreen: View {
      @StateObject private var camera = Camera()
      var body: some View { Preview(surface: camera.surface, name: camera.name) }
    }
    final class Camera: ObservableObject {
      let surface = CameraSurface()
      @Published var name = ""
    }
    final class CameraSurface: UIView {}
    """),
  // Each value of the struct creates another view, or its caller does.
  .accepted(
    """
    struct RouteMap: UIViewRepresentable {
      let map = MKMapView()
      let route: String
      func makeUIView(context: Context) -> MKMapView { map }
      func updateUIView(_ view: MKMapView, context: Context) {
        map.addSubview(UIImageView(image: UIImage(named: route)))
      }
    }
    struct Plan: UIViewRepresentable {
      let sheet: UIView
      let layer: CALayer
      init(sheet: UIView, layer: CALayer? = nil) {
        self.sheet = sheet
        self.layer = layer ?? CALayer()
      }
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        sheet.addSubview(UILabel())
        layer.addSublayer(CALayer())
        view.isHidden = sheet.isHidden
      }
    }
    struct RouteScreen: View {
      let route: String
      var body: some View {
        RouteMap(route: route)
        Plan(sheet: UIView())
        Overlay(sheet: sheet)
      }
      private var sheet: UIView { UIView() }
    }
    struct Overlay: UIViewRepresentable {
      let sheet: UIView
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) { sheet.addSubview(UILabel()) }
    }
    """),
  // An initializer, another object, a local, or code outside the project decides about the view.
  .accepted(
    """
    struct Sketch: UIViewRepresentable {
      let sheet: UIView
      init(sheet: UIView?) { self.sheet = sheet ?? UIView() }
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) { sheet.addSubview(UILabel()) }
    }
    struct Plan: UIViewRepresentable {
      let sheet: UIView
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) { sheet.addSubview(UILabel()) }
    }
    struct Draft: UIViewRepresentable {
      let sheet: UIView
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) { sheet.addSubview(UILabel()) }
    }
    public struct Poster: UIViewRepresentable {
      public let sheet: UIView
      public init(sheet: UIView) { self.sheet = sheet }
      public func makeUIView(context: Context) -> UIView { UIView() }
      public func updateUIView(_ view: UIView, context: Context) { sheet.addSubview(UILabel()) }
    }
    struct DesignScreen: View {
      @StateObject private var design = Design()
      var body: some View {
        let draft = Design()
        Sketch(sheet: design.sheet)
        Plan(sheet: design.copy().sheet)
        Draft(sheet: draft.sheet)
      }
    }
    @MainActor final class Design: ObservableObject {
      let sheet = UIView()
      func copy() -> Design { Design() }
    }
    """),
  // Objects of the coordinator and shared ones stay, as does a part of the view that a call finds.
  .flagged(
    """
    struct Radar: UIViewRepresentable {
      let range: Double
      let title: String
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.addSubview(context.coordinator.title)
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {
        context.coordinator.parent = self
        let ring = CALayer()
        ring.cornerRadius = range
        ⟦context.coordinator.title.layer.addSublayer(ring)⟧
        ⟦view.viewWithTag(7)?.addSubview(makeMark())⟧
        ⟦Alarms.shared.area.addSubview(makeMark())⟧
        ⟦Rows.align(["V:|[v]"], ["v": context.coordinator.title])⟧
      }
      private func makeMark() -> UIView { UILabel() }
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      @MainActor final class Coordinator {
        let title = UILabel()
        var parent: Radar
        init(parent: Radar) { self.parent = parent }
      }
    }
    @MainActor final class Alarms {
      static let shared = Alarms()
      let area = UIView()
    }
    @MainActor enum Rows {
      static func align(_ formats: [String], _ views: [String: UIView]) {
        for format in formats {
          let made = NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views)
          NSLayoutConstraint.activate(made)
        }
      }
    }
    """),
  // Objects that exist already, or that a method may find.
  .accepted(
    """
    struct TrailMap: UIViewRepresentable {
      let start: MKPointAnnotation
      let end: MKPointAnnotation
      let stops: [String]
      let areas: [MKCircle]
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        map.addAnnotations([start, end])
        map.addAnnotations(stops.compactMap { context.coordinator.pins[$0] })
        areas.forEach { map.addOverlay($0) }
        map.addSubview(context.coordinator.sign(for: stops.count))
        let legend = context.coordinator.legend()
        map.addSubview(legend)
        if let scale = makeScale(in: map) { map.addSubview(scale) }
        NSLayoutConstraint.activate([context.coordinator.constraint!])
        context.coordinator.nextTile().addSubview(UILabel())
      }
      private func makeScale(in map: MKMapView) -> UIView? { map.viewWithTag(1) }
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor final class Coordinator {
        var constraint: NSLayoutConstraint?
        var pins: [String: MKPointAnnotation] = [:]
        private var tiles: [UIView] = []
        private let badge = UILabel()
        func nextTile() -> UIView { tiles.removeFirst() }
        func sign(for count: Int) -> UIView { badge }
        func legend() -> UIView { badge }
      }
    }
    struct PageFrame: UIViewControllerRepresentable {
      let page: UIViewController
      let theme: String
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ controller: UIViewController, context: Context) {
        controller.addChild(page)
        controller.view.addSubview(page.view)
        page.didMove(toParent: controller)
        let style = PageStyle(named: theme)
        controller.view.layer.addSublayer(style.border)
      }
    }
    @MainActor struct PageStyle {
      private static let frame = CALayer()
      let name: String
      var border: CALayer { PageStyle.frame }
      init(named name: String) { self.name = name }
    }
    """),
  // Loops over stops that aren't shown yet.
  .accepted(
    """
    struct StopsMap: UIViewRepresentable {
      let stops: [Stop]
      let areas: [Stop]
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        let stops = stops.filter { !context.coordinator.shown.contains($0.name) }
        for stop in stops {
          let pin = MKPointAnnotation()
          pin.title = stop.name
          map.addAnnotation(pin)
        }
        newAreas.forEach { map.addOverlay(MKCircle(center: $0.center, radius: 200)) }
        let names = newAreas.map { Notification.Name($0.name) }
        Notices.follow(names, for: [map])
      }
      private var newAreas: [Stop] { areas.filter { !Notices.areas.contains($0.name) } }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var shown: Set<String> = [] }
    }
    struct Stop {
      let name: String
      let center: CLLocationCoordinate2D
    }
    @MainActor enum Notices {
      static var areas: Set<String> = []
      static func follow(_ names: [Notification.Name], for maps: [MKMapView]) {
        for name in names {
          NotificationCenter.default.addObserver(forName: name, object: maps.first, queue: .main) { _ in }
        }
      }
    }
    """),
  // A method of the project may know which notes are there.
  .accepted(
    """
    struct Whiteboard: UIViewRepresentable {
      @Binding var board: Board
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) { board.addAnnotation(Note(text: "New")) }
    }
    final class Board {
      private var notes: Set<Note> = []
      func addAnnotation(_ note: Note) { notes.insert(note) }
    }
    final class Note: NSObject {
      let text: String
      init(text: String) { self.text = text }
    }
    """),
  // A constraint of a view that make has added.
  .flagged(
    """
    struct Hint: UIViewRepresentable {
      let hint: String
      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        let label = UILabel()
        label.tag = 7
        view.addSubview(label)
        return view
      }
      func updateUIView(_ view: UITextView, context: Context) {
        guard let label = view.viewWithTag(7) as? UILabel else { return }
        label.text = hint
        ⟦label.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true⟧
      }
    }
    """),
  // A constraint goes with a new view, whatever creates the view; a list is created in a closure.
  .flagged(
    """
    struct PlaceMap: UIViewRepresentable {
      let hint: String
      let places: [CLLocationCoordinate2D?]
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ view: MKMapView, context: Context) {
        let label = caption()
        ⟦view.addSubview(label)⟧
        label.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
        let rule = makeRule()
        ⟦view.addSubview(rule)⟧
        rule.heightAnchor.constraint(equalToConstant: 1).isActive = true
        ⟦view.addOverlays(places.compactMap { place in
          guard let place else { return nil }
          return MKCircle(center: place, radius: 9)
        })⟧
      }
      private func caption() -> UILabel {
        let label = UILabel()
        label.text = hint
        return label
      }
    }
    @MainActor func makeRule() -> UIView { UIView() }
    """),
  // The constraint goes with the new view, is deactivated, or is activated on a condition.
  .accepted(
    """
    struct Hint: UIViewRepresentable {
      let hint: String
      let isWide: Bool
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        view.subviews.first?.removeFromSuperview()
        let label = UILabel()
        label.text = hint
        view.addSubview(label)
        label.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
      }
    }
    struct Gauge: UIViewRepresentable {
      let height: Double
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        view.constraints.forEach { $0.isActive = false }
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
      }
    }
    struct Column: UIViewRepresentable {
      let isWide: Bool
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        view.widthAnchor.constraint(equalToConstant: 300).isActive = isWide
      }
    }
    """),
  // A new value says what is removed.
  .accepted(
    """
    struct ExportButton: UIViewRepresentable {
      let document: URL
      let isReady: Bool
      func makeUIView(context: Context) -> UIButton { UIButton() }
      func updateUIView(_ button: UIButton, context: Context) {
        button.isEnabled = isReady
        context.coordinator.queue.remove(Export(document: document))
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var queue = ExportQueue() }
    }
    struct Export: Hashable { var document: URL }
    struct ExportQueue {
      private var exports: Set<Export> = []
      mutating func remove(_ export: Export) { exports.remove(export) }
    }
    """),
]
