import SwiftUI

/// An editor for a note.
struct EntryEditor: View {
  let note: Note?
  @State private var title = ""
  @State private var text = ""
  @State private var height: CGFloat = 120

  var body: some View {
    VStack {
      TitleField(text: $title)
      GrowingEditor(text: $text, height: $height)
        .frame(height: height)
      FinePrint(text: note?.text ?? "")
    }
    .padding()
  }
}
