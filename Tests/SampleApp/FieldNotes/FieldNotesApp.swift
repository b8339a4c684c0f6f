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

/// The first screen: a map on top, and the list of notes below it.
struct Journal: View {
  @EnvironmentObject private var store: NoteStore
  @State private var query = ""
  @State private var isEditing = false

  var body: some View {
    let shown = store.notes(matching: query)
    VStack(spacing: 0) {
      SearchField(text: $query, prompt: "Find a note")
      PlaceMap(notes: shown) { id in
        store.selection = shown.contains { $0.id == id } ? id : nil
        isEditing = true
      }
      NoteList(notes: shown)
    }
    .sheet(isPresented: $isEditing) {
      EntryEditor(note: store.selectedNote)
    }
  }
}
