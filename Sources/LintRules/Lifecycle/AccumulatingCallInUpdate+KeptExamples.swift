import LintEngine

/// The examples of `accumulating-call-in-update` about objects that the struct receives, and about single constraints.
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
  // A method of the project may know which notes are there.
  .accepted(
    """
    struct Whiteboard: UIViewRepresentable {
      @ObservedObject var board: Board
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) { board.addAnnotation(Note(text: "New")) }
    }
    final class Board: ObservableObject {
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
]
