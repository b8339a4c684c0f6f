import Combine
import Foundation
import MapKit

/// An observation at a place.
struct Note: Hashable, Identifiable {
  let id: UUID
  var title: String
  var text: String
  var tags: [String]
  var place: Place
}

struct Place: Hashable {
  var latitude: CLLocationDegrees
  var longitude: CLLocationDegrees
}

final class NoteStore: ObservableObject {
  @Published var notes: [Note] = []
  @Published var selection: UUID?

  var selectedNote: Note? { notes.first { $0.id == selection } }

  func notes(matching query: String) -> [Note] {
    query.isEmpty ? notes : notes.filter { $0.title.contains(query) }
  }
}
