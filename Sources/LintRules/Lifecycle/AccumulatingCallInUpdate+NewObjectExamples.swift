import LintEngine

/// The examples of `accumulating-call-in-update` about spellings of new objects, and about loops and errors that end.
let newObjectAccumulationExamples: [RuleExample] = [
  // Empty lists in other spellings, and a choice of two new objects, one of which is made from what the map shows.
  .flagged(
    """
    import MapKit
    import SwiftUI

    struct RouteMap: UIViewRepresentable {
      let stops: [CLLocationCoordinate2D]
      let isHome: Bool
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        ⟦map.addAnnotation(isHome ? HomePin(map.tag) : StopPin())⟧
        var pins: [StopPin] = .init()
        for stop in stops { pins.append(StopPin(stop)) }
        ⟦map.addAnnotations(pins)⟧
        var circles = Array<MKCircle>()
        for stop in stops { circles.append(MKCircle(center: stop, radius: 300)) }
        ⟦map.addOverlays(circles)⟧
      }
    }
    final class HomePin: MKPointAnnotation {
      init(_ number: Int) {
        super.init()
        title = "\\(number)"
      }
    }
    final class StopPin: MKPointAnnotation {
      init(_ stop: CLLocationCoordinate2D? = nil) {
        super.init()
        if let stop { coordinate = stop }
      }
    }
    """),
  // Until there are enough, and for an error that is thrown once.
  .accepted(
    """
    import MapKit
    import SwiftUI

    struct PinsMap: UIViewRepresentable {
      let count: Int
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        repeat {
          map.addAnnotation(MKPointAnnotation())
        } while map.annotations.count < count
        var warnings: [MKPointAnnotation] = []
        do {
          try context.coordinator.checkTiles()
        } catch {
          if (error as NSError).code == 404 { warnings.append(MKPointAnnotation()) }
        }
        map.addAnnotations(warnings)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        private var isChecked = false
        func checkTiles() throws {
          if isChecked { return }
          isChecked = true
          throw NSError(domain: "tiles", code: 404)
        }
      }
    }
    """),
]
