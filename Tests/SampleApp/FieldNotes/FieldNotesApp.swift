import SwiftUI

@main
struct FieldNotesApp: App {
  @StateObject private var store = NoteStore()

  var body: some Scene {
    WindowGroup {
      Journal()
        .environmentObject(store)
    }
  }
}

/// The first screen: the map above, the list of notes below.
struct Journal: View {
  @EnvironmentObject private var store: NoteStore
  @State private var query = ""
  @State private var isEditing = false

  var body: some View {
    VStack(spacing: 0) {
      SearchField(text: $query, prompt: "Find a note")
      PlaceMap(notes: store.notes(matching: query)) { id in
        store.selection = id
        isEditing = true
      }
      NoteList(notes: store.notes(matching: query))
    }
    .sheet(isPresented: $isEditing) {
      EntryEditor(note: store.selectedNote)
    }
  }
}
