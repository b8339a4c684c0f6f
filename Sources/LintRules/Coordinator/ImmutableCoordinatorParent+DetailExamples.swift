import LintEngine

/// The examples of `immutable-coordinator-parent` about further details.
let immutableCoordinatorParentDetailExamples: [RuleExample] = [
  // The parent reads an environment value that a view above it sets.
  .flagged(
    """
    struct SearchField: UIViewRepresentable {
      @Environment(\\.isEnabled) private var isEnabled
      @Binding var text: String
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        if field.text != text { field.text = text }
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        let ⟦parent⟧: SearchField
        init(_ parent: SearchField) { self.parent = parent }
        func textFieldDidEndEditing(_ field: UITextField) {
          if parent.isEnabled { parent.text = field.text ?? "" }
        }
      }
    }
    struct SearchScreen: View {
      @State private var text = ""
      var body: some View { SearchField(text: $text) }
    }
    """,
    fixed: """
      struct SearchField: UIViewRepresentable {
        @Environment(\\.isEnabled) private var isEnabled
        @Binding var text: String
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          field.delegate = context.coordinator
          return field
        }
        func updateUIView(_ field: UITextField, context: Context) {
          context.coordinator.parent = self
          if field.text != text { field.text = text }
        }
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        final class Coordinator: NSObject, UITextFieldDelegate {
          var parent: SearchField
          init(_ parent: SearchField) { self.parent = parent }
          func textFieldDidEndEditing(_ field: UITextField) {
            if parent.isEnabled { parent.text = field.text ?? "" }
          }
        }
      }
      struct SearchScreen: View {
        @State private var text = ""
        var body: some View { SearchField(text: $text) }
      }
      """),
  // Methods of the coordinator that call each other, and that only the make method calls.
  .accepted(
    """
    import SwiftUI

    struct TopicList: UIViewRepresentable {
      let topics: [Topic]
      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        context.coordinator.add(topics, to: view)
        return view
      }
      func updateUIView(_ view: UITextView, context: Context) { view.isEditable = !topics.isEmpty }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, UITextViewDelegate {
        private let parent: TopicList
        init(_ parent: TopicList) { self.parent = parent }
        func add(_ topics: [Topic], to view: UITextView) {
          for topic in topics { add(topic, to: view) }
        }
        private func add(_ topic: Topic, to view: UITextView) {
          view.text += "\\(topic.title) of \\(parent.topics.count)"
          add(topic.children, to: view)
        }
      }
    }
    struct Topic {
      let title: String
      let children: [Topic]
    }
    """),
]
