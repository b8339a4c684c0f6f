import LintEngine

/// Examples for `synchronous-delegate-feedback`: changes that are a problem of their own when they are repeated, and
/// those that are none.
let repeatedFeedbackExamples: [RuleExample] = [
  // Setting the text again is a problem of its own, and setting the selection is none.
  .flagged(
    """
    struct RangeEditor: UIViewRepresentable {
      let text: String
      @Binding var selection: NSRange
      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        return view
      }
      func updateUIView(_ view: UITextView, context: Context) {
        view.text = text
        ⟦view.selectedRange = selection⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator(selection: $selection) }
      final class Coordinator: NSObject, UITextViewDelegate {
        @Binding var selection: NSRange
        init(selection: Binding<NSRange>) { _selection = selection }
        func textViewDidChangeSelection(_ view: UITextView) { selection = view.selectedRange }
      }
    }
    """,
    fixed: """
      struct RangeEditor: UIViewRepresentable {
        let text: String
        @Binding var selection: NSRange
        func makeUIView(context: Context) -> UITextView {
          let view = UITextView()
          view.delegate = context.coordinator
          return view
        }
        func updateUIView(_ view: UITextView, context: Context) {
          context.coordinator.isUpdatingFromSwiftUI = true
          defer { context.coordinator.isUpdatingFromSwiftUI = false }
          view.text = text
          view.selectedRange = selection
        }
        func makeCoordinator() -> Coordinator { Coordinator(selection: $selection) }
        final class Coordinator: NSObject, UITextViewDelegate {
          @Binding var selection: NSRange
          init(selection: Binding<NSRange>) { _selection = selection }
          func textViewDidChangeSelection(_ view: UITextView) {
            guard !isUpdatingFromSwiftUI else { return }
            selection = view.selectedRange
          }

          var isUpdatingFromSwiftUI = false
        }
      }
      """),
  // A drawing that the user changes.
  .flagged(
    """
    import PencilKit

    struct Sketchpad: UIViewRepresentable {
      @Binding var drawing: PKDrawing
      func makeUIView(context: Context) -> PKCanvasView {
        let canvas = PKCanvasView()
        canvas.delegate = context.coordinator
        return canvas
      }
      func updateUIView(_ canvas: PKCanvasView, context: Context) { ⟦canvas.drawing = drawing⟧ }
      func makeCoordinator() -> Coordinator { Coordinator(drawing: $drawing) }
      final class Coordinator: NSObject, PKCanvasViewDelegate {
        @Binding var drawing: PKDrawing
        init(drawing: Binding<PKDrawing>) { _drawing = drawing }
        func canvasViewDrawingDidChange(_ canvas: PKCanvasView) { drawing = canvas.drawing }
      }
    }
    """,
    fixed: """
      import PencilKit

      struct Sketchpad: UIViewRepresentable {
        @Binding var drawing: PKDrawing
        func makeUIView(context: Context) -> PKCanvasView {
          let canvas = PKCanvasView()
          canvas.delegate = context.coordinator
          return canvas
        }
        func updateUIView(_ canvas: PKCanvasView, context: Context) {
          context.coordinator.isUpdatingFromSwiftUI = true
          defer { context.coordinator.isUpdatingFromSwiftUI = false }
          canvas.drawing = drawing
        }
        func makeCoordinator() -> Coordinator { Coordinator(drawing: $drawing) }
        final class Coordinator: NSObject, PKCanvasViewDelegate {
          @Binding var drawing: PKDrawing
          init(drawing: Binding<PKDrawing>) { _drawing = drawing }
          func canvasViewDrawingDidChange(_ canvas: PKCanvasView) {
            guard !isUpdatingFromSwiftUI else { return }
            drawing = canvas.drawing
          }

          var isUpdatingFromSwiftUI = false
        }
      }
      """),
  // The delegate method writes the value that it gets back.
  .flagged(
    """
    struct PlaceMap: UIViewRepresentable {
      @Binding var region: MKCoordinateRegion
      func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        map.delegate = context.coordinator
        return map
      }
      func updateUIView(_ map: MKMapView, context: Context) { ⟦map.region = region⟧ }
      func makeCoordinator() -> Coordinator { Coordinator(region: $region) }
      final class Coordinator: NSObject, MKMapViewDelegate {
        @Binding var region: MKCoordinateRegion
        init(region: Binding<MKCoordinateRegion>) { _region = region }
        func mapView(_ map: MKMapView, regionDidChangeAnimated animated: Bool) { region = map.region }
      }
    }
    """,
    fixed: """
      struct PlaceMap: UIViewRepresentable {
        @Binding var region: MKCoordinateRegion
        func makeUIView(context: Context) -> MKMapView {
          let map = MKMapView()
          map.delegate = context.coordinator
          return map
        }
        func updateUIView(_ map: MKMapView, context: Context) {
          context.coordinator.isUpdatingFromSwiftUI = true
          defer { context.coordinator.isUpdatingFromSwiftUI = false }
          map.region = region
        }
        func makeCoordinator() -> Coordinator { Coordinator(region: $region) }
        final class Coordinator: NSObject, MKMapViewDelegate {
          @Binding var region: MKCoordinateRegion
          init(region: Binding<MKCoordinateRegion>) { _region = region }
          func mapView(_ map: MKMapView, regionDidChangeAnimated animated: Bool) {
            guard !isUpdatingFromSwiftUI else { return }
            region = map.region
          }

          var isUpdatingFromSwiftUI = false
        }
      }
      """),
  // Setting the region or the center again is a problem of its own.
  .accepted(
    """
    struct PlaceMap: UIViewRepresentable {
      let region: MKCoordinateRegion
      @Binding var isMoved: Bool
      func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        map.delegate = context.coordinator
        return map
      }
      func updateUIView(_ map: MKMapView, context: Context) { map.region = region }
      func makeCoordinator() -> Coordinator { Coordinator(isMoved: $isMoved) }
      final class Coordinator: NSObject, MKMapViewDelegate {
        @Binding var isMoved: Bool
        init(isMoved: Binding<Bool>) { _isMoved = isMoved }
        func mapView(_ map: MKMapView, regionDidChangeAnimated animated: Bool) { isMoved = true }
      }
    }
    struct CenteredMap: UIViewRepresentable {
      @Binding var center: CLLocationCoordinate2D
      func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        map.delegate = context.coordinator
        return map
      }
      func updateUIView(_ map: MKMapView, context: Context) { map.setCenter(center, animated: false) }
      func makeCoordinator() -> Coordinator { Coordinator(center: $center) }
      final class Coordinator: NSObject, MKMapViewDelegate {
        @Binding var center: CLLocationCoordinate2D
        init(center: Binding<CLLocationCoordinate2D>) { _center = center }
        func mapView(_ map: MKMapView, regionDidChangeAnimated animated: Bool) { center = map.centerCoordinate }
      }
    }
    """),
  // Another delegate method ignores such changes already.
  .flagged(
    """
    struct ZoomPane: UIViewRepresentable {
      @Binding var offset: CGPoint
      @Binding var scale: CGFloat
      func makeUIView(context: Context) -> UIScrollView {
        let view = UIScrollView()
        view.delegate = context.coordinator
        return view
      }
      func updateUIView(_ view: UIScrollView, context: Context) {
        context.coordinator.isUpdatingFromSwiftUI = true
        view.zoomScale = scale
        ⟦view.contentOffset = offset⟧
        context.coordinator.isUpdatingFromSwiftUI = false
      }
      func makeCoordinator() -> Coordinator { Coordinator(offset: $offset, scale: $scale) }
      final class Coordinator: NSObject, UIScrollViewDelegate {
        @Binding var offset: CGPoint
        @Binding var scale: CGFloat
        var isUpdatingFromSwiftUI = false
        init(offset: Binding<CGPoint>, scale: Binding<CGFloat>) {
          _offset = offset
          _scale = scale
        }
        func scrollViewDidZoom(_ view: UIScrollView) {
          if !isUpdatingFromSwiftUI { scale = view.zoomScale }
        }
        func scrollViewDidScroll(_ view: UIScrollView) { offset = view.contentOffset }
      }
    }
    """),
  // Changes of another object.
  .accepted(
    """
    struct Pane: UIViewRepresentable {
      @Binding var offset: CGPoint
      func makeUIView(context: Context) -> UIScrollView {
        let view = UIScrollView()
        view.delegate = context.coordinator
        return view
      }
      func updateUIView(_ view: UIScrollView, context: Context) {
        context.coordinator.ruler.contentOffset = offset
      }
      func makeCoordinator() -> Coordinator { Coordinator(offset: $offset) }
      final class Coordinator: NSObject, UIScrollViewDelegate {
        let ruler = UIScrollView()
        @Binding var offset: CGPoint
        init(offset: Binding<CGPoint>) { _offset = offset }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { offset = scrollView.contentOffset }
      }
    }
    struct Editor: NSViewRepresentable {
      @Binding var range: NSRange
      func makeNSView(context: Context) -> NSTextView {
        let view = NSTextView()
        view.delegate = context.coordinator
        return view
      }
      func updateNSView(_ view: NSTextView, context: Context) {
        context.coordinator.preview.setSelectedRange(range)
      }
      func makeCoordinator() -> Coordinator { Coordinator(range: $range) }
      final class Coordinator: NSObject, NSTextViewDelegate {
        let preview = NSTextView()
        @Binding var range: NSRange
        init(range: Binding<NSRange>) { _range = range }
        func textViewDidChangeSelection(_ notification: Notification) { range = NSRange(location: 0, length: 0) }
      }
    }
    """),
  // Another object gets a delegate, and a helper writes the state.
  .flagged(
    """
    struct Pane: UIViewRepresentable {
      @Binding var offset: CGPoint
      let inset: Double
      func makeUIView(context: Context) -> UIScrollView {
        let view = UIScrollView()
        view.delegate = context.coordinator
        return view
      }
      func updateUIView(_ view: UIScrollView, context: Context) {
        context.coordinator.ruler.delegate = context.coordinator
        if inset > 0 { view.layer.cornerRadius = inset }
        ⟦view.contentOffset = offset⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator(offset: $offset) }
      final class Coordinator: NSObject, UIScrollViewDelegate {
        let ruler = UIScrollView()
        @Binding var offset: CGPoint
        init(offset: Binding<CGPoint>) { _offset = offset }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { save(scrollView) }
        private func save(_ scrollView: UIScrollView) { offset = scrollView.contentOffset }
      }
    }
    """,
    fixed: """
      struct Pane: UIViewRepresentable {
        @Binding var offset: CGPoint
        let inset: Double
        func makeUIView(context: Context) -> UIScrollView {
          let view = UIScrollView()
          view.delegate = context.coordinator
          return view
        }
        func updateUIView(_ view: UIScrollView, context: Context) {
          context.coordinator.isUpdatingFromSwiftUI = true
          defer { context.coordinator.isUpdatingFromSwiftUI = false }
          context.coordinator.ruler.delegate = context.coordinator
          if inset > 0 { view.layer.cornerRadius = inset }
          view.contentOffset = offset
        }
        func makeCoordinator() -> Coordinator { Coordinator(offset: $offset) }
        final class Coordinator: NSObject, UIScrollViewDelegate {
          let ruler = UIScrollView()
          @Binding var offset: CGPoint
          init(offset: Binding<CGPoint>) { _offset = offset }
          func scrollViewDidScroll(_ scrollView: UIScrollView) {
            guard !isUpdatingFromSwiftUI else { return }
            save(scrollView)
          }
          private func save(_ scrollView: UIScrollView) { offset = scrollView.contentOffset }

          var isUpdatingFromSwiftUI = false
        }
      }
      """),
  // A helper that is called only while the user drags.
  .accepted(
    """
    struct Pane: UIViewRepresentable {
      @Binding var offset: CGPoint
      func makeUIView(context: Context) -> UIScrollView {
        let view = UIScrollView()
        view.delegate = context.coordinator
        return view
      }
      func updateUIView(_ view: UIScrollView, context: Context) { view.contentOffset = offset }
      func makeCoordinator() -> Coordinator { Coordinator(offset: $offset) }
      final class Coordinator: NSObject, UIScrollViewDelegate {
        @Binding var offset: CGPoint
        init(offset: Binding<CGPoint>) { _offset = offset }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
          if scrollView.isDragging { save(scrollView) }
        }
        private func save(_ scrollView: UIScrollView) { offset = scrollView.contentOffset }
      }
    }
    """),
  // A selection calls the delegate with and without animation. The coordinator ignores other changes already.
  .flagged(
    """
    struct PinMap: UIViewRepresentable {
      @Binding var pin: Pin
      func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        map.delegate = context.coordinator
        return map
      }
      func updateUIView(_ map: MKMapView, context: Context) {
        context.coordinator.isUpdatingFromSwiftUI = true
        defer { context.coordinator.isUpdatingFromSwiftUI = false }
        ⟦map.selectAnnotation(pin, animated: true)⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator(pin: $pin) }
      final class Coordinator: NSObject, MKMapViewDelegate {
        @Binding var pin: Pin
        var isUpdatingFromSwiftUI = false
        init(pin: Binding<Pin>) { _pin = pin }
        func mapView(_ map: MKMapView, didSelect view: MKAnnotationView) {
          if let selected = view.annotation as? Pin { pin = selected }
        }
        func mapView(_ map: MKMapView, regionDidChangeAnimated animated: Bool) {
          if !isUpdatingFromSwiftUI { print("moved") }
        }
      }
    }
    final class Pin: MKPointAnnotation {}
    """),
]
