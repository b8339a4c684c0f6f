import LintEngine

/// The examples of `view-rebuilt-in-update` about removals of a part of the content.
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
    """)
]
