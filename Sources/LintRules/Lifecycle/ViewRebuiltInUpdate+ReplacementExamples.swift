import LintEngine

/// The examples of `view-rebuilt-in-update` about code that looks for an annotation to replace it.
let replacementExamples: [RuleExample] = [
  // The one pin of its kind, although it stays at the same place when only the other input changes.
  .flagged(
    """
    struct PlacePicker: UIViewRepresentable {
      let place: CLLocationCoordinate2D?
      let isDark: Bool
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        guard let place else { return }
        ⟦if let old = map.annotations.first(where: { $0 is ChosenPin }) { map.removeAnnotation(old) }⟧
        let pin = ChosenPin()
        pin.coordinate = place
        map.addAnnotation(pin)
      }
    }
    final class ChosenPin: MKPointAnnotation {}
    """),
  // Only if another condition holds, or a pin that is chosen by an input.
  .accepted(
    """
    struct HomeMap: UIViewRepresentable {
      let home: CLLocationCoordinate2D?
      let gone: String
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        if let old = map.annotations.first(where: { $0 is HomePin }), home == nil { map.removeAnnotation(old) }
        if let old = map.annotations.first(where: { $0.title == gone }) { map.removeAnnotation(old) }
        map.addAnnotations(context.coordinator.missing)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var missing: [any MKAnnotation] = [] }
    }
    final class HomePin: MKPointAnnotation {}
    """),
  // The pin is only selected, or kept if it's the right one.
  .accepted(
    """
    struct HomeMap: UIViewRepresentable {
      let home: CLLocationCoordinate2D
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        if let pin = map.annotations.first(where: { $0 is HomePin }) { map.selectAnnotation(pin, animated: false) }
        if let pin = map.annotations.last(where: { $0 is HomePin }) {
          guard pin.coordinate.latitude != home.latitude else { return }
          map.removeAnnotation(pin)
        }
        let pin = HomePin()
        pin.coordinate = home
        map.addAnnotation(pin)
      }
    }
    final class HomePin: MKPointAnnotation {}
    """),
  // The pin goes away, or to another map. Another branch adds it.
  .accepted(
    """
    struct HomeMap: UIViewRepresentable {
      let home: CLLocationCoordinate2D?
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        if home == nil {
          if let old = map.annotations.first(where: { $0 is HomePin }) { map.removeAnnotation(old) }
          map.addOverlays(context.coordinator.shapes)
        }
        context.coordinator.missing.forEach { map.addAnnotation($0) }
        if let pin = map.annotations.first(where: { $0 is WorkPin }) { map.removeAnnotation(pin) }
        context.coordinator.overview.addAnnotation(WorkPin())
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        let overview = MKMapView()
        var shapes: [any MKOverlay] = []
        var missing: [any MKAnnotation] = []
      }
    }
    final class HomePin: MKPointAnnotation {}
    final class WorkPin: MKPointAnnotation {}
    """),
  // A view of another kind than the added one.
  .accepted(
    """
    struct Badge: UIViewRepresentable {
      let title: String
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        if let picture = view.subviews.first(where: { $0 is UIImageView }) { picture.removeFromSuperview() }
        view.addSubview(context.coordinator.label)
        context.coordinator.label.text = title
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor final class Coordinator { let label = UILabel() }
    }
    """),
  // What is added isn't what the code removes after it.
  .accepted(
    """
    struct StopMap: UIViewRepresentable {
      let position: CLLocationCoordinate2D
      let closed: MKPointAnnotation
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        let stop = MKPointAnnotation()
        stop.coordinate = position
        map.addAnnotation(stop)
        if let old = map.annotations.first(where: { $0 is MKUserLocation }) { map.removeAnnotation(old) }
        map.removeAnnotation(closed)
      }
    }
    """),
  // A function decides which annotation goes.
  .accepted(
    """
    import MapKit
    import SwiftUI

    struct PinMap: UIViewRepresentable {
      let place: CLLocationCoordinate2D
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        if let pin = map.annotations.first(where: Pin.isOutdated) { map.removeAnnotation(pin) }
        let pin = Pin()
        pin.coordinate = place
        map.addAnnotation(pin)
      }
    }
    final class Pin: MKPointAnnotation {
      let created = Date()
      static func isOutdated(_ annotation: any MKAnnotation) -> Bool {
        (annotation as? Pin).map { $0.created.timeIntervalSinceNow < -60 } ?? false
      }
    }
    """),
]
