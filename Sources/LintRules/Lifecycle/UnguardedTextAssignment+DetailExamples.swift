import LintEngine

/// The examples of `unguarded-text-assignment` about further details.
let unguardedTextAssignmentDetailExamples: [RuleExample] = [
  // No view of the project creates it.
  .flagged(
    """
    struct LogText: UIViewRepresentable {
      @Binding var text: String
      var isEditable = false
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        ⟦view.text = text⟧
        view.isEditable = isEditable
      }
    }
    """,
    fixed: """
      struct LogText: UIViewRepresentable {
        @Binding var text: String
        var isEditable = false
        func makeUIView(context: Context) -> UITextView { UITextView() }
        func updateUIView(_ view: UITextView, context: Context) {
          if view.text != text { view.text = text }
          view.isEditable = isEditable
        }
      }
      """),
  // A whole number replaces the text, too.
  .flagged(
    """
    struct CountField: NSViewRepresentable {
      @Binding var count: Int
      func makeNSView(context: Context) -> NSTextField { NSTextField() }
      func updateNSView(_ field: NSTextField, context: Context) {
        ⟦field.integerValue = count⟧
      }
    }
    """,
    fixed: """
      struct CountField: NSViewRepresentable {
        @Binding var count: Int
        func makeNSView(context: Context) -> NSTextField { NSTextField() }
        func updateNSView(_ field: NSTextField, context: Context) {
          if field.integerValue != count { field.integerValue = count }
        }
      }
      """),
  // The user can type as long as there's room. The delegate refuses only line breaks and links.
  .flagged(
    """
    struct PostEditor: UIViewRepresentable {
      @Binding var post: String
      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        return view
      }
      func updateUIView(_ view: UITextView, context: Context) {
        ⟦view.text = post⟧
        view.isEditable = hasRoom
      }
      private var hasRoom: Bool { post.count < 280 }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, UITextViewDelegate {
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
          text != "\\n"
        }
        func textView(_ textView: UITextView, shouldInteractWith url: URL, in range: NSRange) -> Bool { false }
      }
    }
    """,
    fixed: """
      struct PostEditor: UIViewRepresentable {
        @Binding var post: String
        func makeUIView(context: Context) -> UITextView {
          let view = UITextView()
          view.delegate = context.coordinator
          return view
        }
        func updateUIView(_ view: UITextView, context: Context) {
          if view.text != post { view.text = post }
          view.isEditable = hasRoom
        }
        private var hasRoom: Bool { post.count < 280 }
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator: NSObject, UITextViewDelegate {
          func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            text != "\\n"
          }
          func textView(_ textView: UITextView, shouldInteractWith url: URL, in range: NSRange) -> Bool { false }
        }
      }
      """),
  // The user can type if the environment or the platform allows it.
  .flagged(
    """
    struct CommentEditor: UIViewRepresentable {
      @Binding var comment: String
      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        return view
      }
      func updateUIView(_ view: UITextView, context: Context) {
        let isEnabled = context.environment.isEnabled
        ⟦view.text = comment⟧
        view.isEditable = isEnabled
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, UITextViewDelegate {
        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
          #if targetEnvironment(macCatalyst)
            true
          #else
            textView.window != nil
          #endif
        }
      }
    }
    """,
    fixed: """
      struct CommentEditor: UIViewRepresentable {
        @Binding var comment: String
        func makeUIView(context: Context) -> UITextView {
          let view = UITextView()
          view.delegate = context.coordinator
          return view
        }
        func updateUIView(_ view: UITextView, context: Context) {
          let isEnabled = context.environment.isEnabled
          if view.text != comment { view.text = comment }
          view.isEditable = isEnabled
        }
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator: NSObject, UITextViewDelegate {
          func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
            #if targetEnvironment(macCatalyst)
              true
            #else
              textView.window != nil
            #endif
          }
        }
      }
      """),
  // Properties that are always `true`, and the opposite of one that is always `false`.
  .flagged(
    """
    extension Bool {
      var negated: Bool { !self }
    }
    struct SketchNote: UIViewRepresentable {
      @Binding var note: String
      private let isEditable = true
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        ⟦view.text = note⟧
        view.isEditable = isEditable
      }
    }
    struct MarginNote: UIViewRepresentable {
      @Binding var note: String
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        ⟦view.text = note⟧
        view.isEditable = isEditable
      }
      private var isEditable: Bool { true }
    }
    struct TitleNote: UIViewRepresentable {
      @Binding var note: String
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        ⟦view.text = note⟧
        view.isEditable = isLocked.negated
      }
      private var isLocked: Bool { false }
    }
    """,
    fixed: """
      extension Bool {
        var negated: Bool { !self }
      }
      struct SketchNote: UIViewRepresentable {
        @Binding var note: String
        private let isEditable = true
        func makeUIView(context: Context) -> UITextView { UITextView() }
        func updateUIView(_ view: UITextView, context: Context) {
          if view.text != note { view.text = note }
          view.isEditable = isEditable
        }
      }
      struct MarginNote: UIViewRepresentable {
        @Binding var note: String
        func makeUIView(context: Context) -> UITextView { UITextView() }
        func updateUIView(_ view: UITextView, context: Context) {
          if view.text != note { view.text = note }
          view.isEditable = isEditable
        }
        private var isEditable: Bool { true }
      }
      struct TitleNote: UIViewRepresentable {
        @Binding var note: String
        func makeUIView(context: Context) -> UITextView { UITextView() }
        func updateUIView(_ view: UITextView, context: Context) {
          if view.text != note { view.text = note }
          view.isEditable = isLocked.negated
        }
        private var isLocked: Bool { false }
      }
      """),
  // A variable says for now whether the user can type.
  .flagged(
    """
    struct DraftEditor: UIViewRepresentable {
      @Binding var draft: String
      @State private var isEditing = false
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        ⟦view.text = draft⟧
        view.isEditable = isEditing
      }
    }
    """,
    fixed: """
      struct DraftEditor: UIViewRepresentable {
        @Binding var draft: String
        @State private var isEditing = false
        func makeUIView(context: Context) -> UITextView { UITextView() }
        func updateUIView(_ view: UITextView, context: Context) {
          if view.text != draft { view.text = draft }
          view.isEditable = isEditing
        }
      }
      """),
  // The user can never type: a computed property and a constant say so.
  .accepted(
    """
    struct LogText: UIViewRepresentable {
      let log: String
      let title: String
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        view.text = log
        view.isEditable = canEdit
        view.accessibilityLabel = label
      }
      private var canEdit: Bool { false }
      private var label: String { "Log of \\(title)" }
      private func canEdit(line: Int) -> Bool { line > 0 }
    }
    struct LicenseText: UIViewRepresentable {
      let license: String
      private let isEditable = false
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        view.text = license
        view.isEditable = isEditable
      }
    }
    """),
  // A method of the view has the name of the property, and compares the text.
  .flagged(
    """
    import SwiftUI

    struct NoteEditor: UIViewRepresentable {
      @Binding var text: String
      func makeUIView(context: Context) -> NoteView { NoteView() }
      func updateUIView(_ view: NoteView, context: Context) { ⟦view.text = text⟧ }
    }
    final class NoteView: UITextView {
      func text(_ value: String) -> Self {
        if text != value { text = value }
        return self
      }
    }
    """),
  // A function that a static property calls makes the view read-only.
  .accepted(
    """
    import SwiftUI

    struct NoteReader: UIViewRepresentable {
      let text: String
      func makeUIView(context: Context) -> UITextView { NoteViews.reader }
      func updateUIView(_ view: UITextView, context: Context) { view.text = text }
    }
    @MainActor enum NoteViews {
      static var reader: UITextView { makePlainView() }
    }
    @MainActor func makePlainView() -> UITextView {
      let view = UITextView()
      view.isEditable = false
      return view
    }
    """),
  // Methods that return the results of each other.
  .flagged(
    """
    struct NoteEditor: UIViewRepresentable {
      @Binding var text: String
      let style: Int
      func makeUIView(context: Context) -> UITextView { makeEditor(style) }
      func updateUIView(_ editor: UITextView, context: Context) {
        ⟦editor.text = text⟧
      }
      private func makeEditor(_ style: Int) -> UITextView { style > 1 ? makePlainEditor(style - 1) : UITextView() }
      private func makePlainEditor(_ style: Int) -> UITextView { style > 1 ? makeEditor(style - 1) : UITextView() }
    }
    """,
    fixed: """
      struct NoteEditor: UIViewRepresentable {
        @Binding var text: String
        let style: Int
        func makeUIView(context: Context) -> UITextView { makeEditor(style) }
        func updateUIView(_ editor: UITextView, context: Context) {
          if editor.text != text { editor.text = text }
        }
        private func makeEditor(_ style: Int) -> UITextView { style > 1 ? makePlainEditor(style - 1) : UITextView() }
        private func makePlainEditor(_ style: Int) -> UITextView { style > 1 ? makeEditor(style - 1) : UITextView() }
      }
      """),
  // Other code may set the flag, which belongs to no value of the representable.
  .flagged(
    """
    struct NoteView: UIViewRepresentable {
      static var allowsEditing = false
      let note: String
      func makeUIView(context: Context) -> UITextView { Self.makeTextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        ⟦view.text = note⟧
      }
      private static func makeTextView() -> UITextView {
        let view = UITextView()
        view.isEditable = allowsEditing
        return view
      }
    }
    """,
    fixed: """
      struct NoteView: UIViewRepresentable {
        static var allowsEditing = false
        let note: String
        func makeUIView(context: Context) -> UITextView { Self.makeTextView() }
        func updateUIView(_ view: UITextView, context: Context) {
          if view.text != note { view.text = note }
        }
        private static func makeTextView() -> UITextView {
          let view = UITextView()
          view.isEditable = allowsEditing
          return view
        }
      }
      """),
  // The function that creates the view calls itself with another width.
  .flagged(
    """
    struct ReplyView: UIViewRepresentable {
      let reply: String
      func makeUIView(context: Context) -> UITextView { makeTextView(width: 0) }
      func updateUIView(_ view: UITextView, context: Context) {
        ⟦view.text = reply⟧
      }
      private func makeTextView(width: Double) -> UITextView {
        guard width > 0 else { return makeTextView(width: 320) }
        return UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 80))
      }
    }
    """,
    fixed: """
      struct ReplyView: UIViewRepresentable {
        let reply: String
        func makeUIView(context: Context) -> UITextView { makeTextView(width: 0) }
        func updateUIView(_ view: UITextView, context: Context) {
          if view.text != reply { view.text = reply }
        }
        private func makeTextView(width: Double) -> UITextView {
          guard width > 0 else { return makeTextView(width: 320) }
          return UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 80))
        }
      }
      """),
]
