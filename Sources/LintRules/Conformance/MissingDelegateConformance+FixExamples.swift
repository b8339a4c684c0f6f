import LintEngine

/// The examples of `missing-delegate-conformance` about superclasses and casts.
let missingDelegateConformanceFixExamples: [RuleExample] = [
  // Both methods assign it, and the coordinator is a class outside the struct; then a local constant.
  .flagged(
    """
    struct Search: UIViewRepresentable {
      func makeUIView(context: Context) -> UISearchBar {
        let bar = UISearchBar()
        ⟦bar.delegate = context.coordinator⟧
        return bar
      }
      func updateUIView(_ bar: UISearchBar, context: Context) { bar.delegate = context.coordinator }
      func makeCoordinator() -> SearchCoordinator { SearchCoordinator() }
    }
    final class SearchCoordinator: NSObject {}
    struct Name: UIViewRepresentable {
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        let coordinator = context.coordinator
        ⟦field.delegate = coordinator⟧
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject {}
    }
    """,
    fixed: """
      struct Search: UIViewRepresentable {
        func makeUIView(context: Context) -> UISearchBar {
          let bar = UISearchBar()
          bar.delegate = context.coordinator
          return bar
        }
        func updateUIView(_ bar: UISearchBar, context: Context) { bar.delegate = context.coordinator }
        func makeCoordinator() -> SearchCoordinator { SearchCoordinator() }
      }
      final class SearchCoordinator: NSObject, UISearchBarDelegate {}
      struct Name: UIViewRepresentable {
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          let coordinator = context.coordinator
          field.delegate = coordinator
          return field
        }
        func updateUIView(_ field: UITextField, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator: NSObject, UITextFieldDelegate {}
      }
      """),
  // A protocol of Swift doesn't need 'NSObject'. The superclass of the second coordinator has it.
  .flagged(
    """
    struct Photos: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> PHPickerViewController {
        let picker = PHPickerViewController(configuration: PHPickerConfiguration())
        ⟦picker.delegate = context.coordinator⟧
        return picker
      }
      func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {}
    }
    struct Note: UIViewRepresentable {
      func makeUIView(context: Context) -> UITextView {
        let area = UITextView()
        ⟦area.delegate = context.coordinator⟧
        return area
      }
      func updateUIView(_ area: UITextView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: Editor {}
    }
    class Editor: NSObject {}
    """,
    fixed: """
      struct Photos: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> PHPickerViewController {
          let picker = PHPickerViewController(configuration: PHPickerConfiguration())
          picker.delegate = context.coordinator
          return picker
        }
        func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator: PHPickerViewControllerDelegate {
          func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
          }
        }
      }
      struct Note: UIViewRepresentable {
        func makeUIView(context: Context) -> UITextView {
          let area = UITextView()
          area.delegate = context.coordinator
          return area
        }
        func updateUIView(_ area: UITextView, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator: Editor, UITextViewDelegate {}
      }
      class Editor: NSObject {}
      """),
  // The superclass isn't an 'NSObject', so the fix would have to change it.
  .flagged(
    """
    struct Note: UIViewRepresentable {
      func makeUIView(context: Context) -> UITextView {
        let area = UITextView()
        ⟦area.delegate = context.coordinator⟧
        return area
      }
      func updateUIView(_ area: UITextView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: Editor {}
    }
    class Editor {}
    """),
  // A cast.
  .accepted(
    """
    struct Search: UIViewRepresentable {
      func makeUIView(context: Context) -> UISearchBar {
        let bar = UISearchBar()
        bar.delegate = context.coordinator as? UISearchBarDelegate
        return bar
      }
      func updateUIView(_ bar: UISearchBar, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject {}
    }
    """),
]
