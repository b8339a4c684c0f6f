import SwiftUI

/// The appearance of a note in lists and in the inspector.
struct NoteCard: View {
  let note: Note

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(note.title)
        .font(.headline)
      Text(note.text)
        .foregroundStyle(.secondary)
    }
    .padding()
  }
}

struct EmptyCard: View {
  var body: some View {
    Text("Nothing noted here yet")
      .padding()
  }
}
