import MapKit
import SwiftUI

/// The notes as pins on a map.
struct PlaceMap: UIViewRepresentable {
  let notes: [Note]
  let onSelect: (Note.ID) -> Void

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> MKMapView {
    let map = MKMapView()
    map.delegate = context.coordinator
    map.showsUserLocation = true
    return map
  }

  func updateUIView(_ map: MKMapView, context: Context) {
    guard context.coordinator.shown != notes else { return }
    context.coordinator.shown = notes
    map.removeAnnotations(map.annotations)
    map.addAnnotations(notes.map(NotePin.init))
  }

  final class Coordinator: NSObject, MKMapViewDelegate {
    var parent: PlaceMap
    var shown: [Note] = []

    init(_ parent: PlaceMap) {
      self.parent = parent
    }

    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      guard let pin = view.annotation as? NotePin else { return }
      parent.onSelect(pin.note.id)
    }
  }
}

final class NotePin: NSObject, MKAnnotation {
  let note: Note

  init(note: Note) { self.note = note }

  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: note.place.latitude, longitude: note.place.longitude)
  }
}
