/// Declarations that get a counterpart: for the other framework, in SwiftUI, as a controller, or for a gesture.
let counterpartPatterns = [
  #"""
  /// A title.
  struct ⟦⟧NAME: UIViewRepresentable {
    let title: String
    var color: UIColor?
    @Binding var isHidden: Bool

    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ uiView: UILabel, context: Context) {
      uiView.text = title
      uiView.textColor = color // or the usual one
      if uiView.isHidden != isHidden { uiView.isHidden = isHidden }
    }
  }
  """#,
  """
  struct ⟦⟧NAME: NSViewRepresentable {
    @Binding var value: Double

    func makeNSView(context: Context) -> NSStepper { NSStepper() }

    func updateNSView(_ stepper: NSStepper, context: Context) {
      stepper.doubleValue = value
    }
  }
  """,
  """
  struct ⟦⟧NAME: UIViewRepresentable {
    @Binding var selected: Int
    let names: [String]

    func makeUIView(context: Context) -> UISegmentedControl { UISegmentedControl(items: names) }

    func updateUIView(_ uiView: UISegmentedControl, context: Context) {
      uiView.selectedSegmentIndex = selected
    }
  }
  """,
  """
  struct ⟦⟧NAME: UIViewRepresentable {
    let player: AVPlayer

    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      // The film.
      let layer = AVPlayerLayer(player: player)
      layer.videoGravity = .resizeAspectFill
      layer.frame = view.bounds
      view.layer.addSublayer(layer)
      return view
    }

    func updateUIView(_ uiView: UIView, context: Context) {}
  }
  """,
  """
  struct ⟦⟧NAME: UIViewRepresentable {
    @Binding var region: MKCoordinateRegion

    func makeUIView(context: Context) -> MKMapView {
      let map = MKMapView()
      map.showsUserLocation = true
      return map
    }

    func updateUIView(_ map: MKMapView, context: Context) {
      map.region = region
    }

    static func dismantleUIView(_ map: MKMapView, coordinator: ()) {
      map.removeAnnotations(map.annotations)
    }
  }
  """,
  """
  struct ⟦⟧NAME: UIViewRepresentable {
    let onTap: (CGPoint) -> Void

    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.backgroundColor = .clear
      let tap = UITapGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.tapped(_:)))
      tap.numberOfTapsRequired = 2 // not one
      view.addGestureRecognizer(tap)
      return view
    }

    func updateUIView(_ uiView: UIView, context: Context) {
      context.coordinator.parent = self
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    final class Coordinator: NSObject {
      var parent: NAME

      init(_ parent: NAME) {
        self.parent = parent
      }

      @MainActor @objc func tapped(_ tap: UITapGestureRecognizer) {
        if tap.state == .ended {
          parent.onTap(tap.location(in: tap.view))
        }
      }
    }
  }

  struct NAMEScreen: View {
    var body: some View { Text("").overlay(NAME { _ in }) }
  }
  """,
  """
  struct ⟦⟧NAME: UIViewControllerRepresentable {
    let message: String

    func makeUIViewController(context: Context) -> UIViewController {
      let controller = UIViewController()
      controller.view = UITextView()
      return controller
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {
      guard let text = controller.view as? UITextView else { return }
      if text.text != message { text.text = message }
    }
  }
  """,
]

/// Gestures in a project with a deployment target below iOS 18.
let gesturePatterns = [
  """
  final class ⟦⟧NAME: UIPanGestureRecognizer {
    var limit = 3.0
  }
  """,
  """
  private class ⟦⟧NAME: UITapGestureRecognizer {
    override init(target: Any?, action: Selector?) {
      super.init(target: target, action: action)
    }
  }
  """,
  """
  struct ⟦⟧NAME: UIGestureRecognizerRepresentable {
    let onTap: (CGPoint) -> Void
    @Binding var count: Int
    var limit = 3

    func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      return tap
    }

    func updateUIGestureRecognizer(_ tap: UITapGestureRecognizer, context: Context) {
      tap.isEnabled = count < limit
    }

    func handleUIGestureRecognizerAction(_ tap: UITapGestureRecognizer, context: Context) {
      // Where it was.
      onTap(context.converter.localLocation)
    }
  }
  """,
  """
  @available(iOS 18, *)
  private struct NAME⟦⟧: UIGestureRecognizerRepresentable {
    var onDrag: ((CGPoint) -> Void)?

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }

    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
      guard let moved = context.converter.localTranslation else { return }
      onDrag?(moved)
    }
  }
  """,
]
