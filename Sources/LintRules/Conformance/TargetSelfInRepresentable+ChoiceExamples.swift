import LintEngine

/// The examples of `target-self-in-representable` about values that may be the representable.
let targetChoiceExamples: [RuleExample] = [
  // A value that may be another one, and a cast that always fails.
  .flagged(
    """
    struct Search: UIViewRepresentable {
      @Binding var text: String
      func makeUIView(context: Context) -> UISearchBar {
        let bar = UISearchBar()
        ⟦bar.delegate = self as? UISearchBarDelegate⟧
        return bar
      }
      func updateUIView(_ bar: UISearchBar, context: Context) {}
    }
    struct Filter: UIViewRepresentable, UISearchBarDelegate {
      let isActive: Bool
      func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
      func updateUIView(_ bar: UISearchBar, context: Context) {
        ⟦bar.delegate = isActive ? self : nil⟧
      }
    }
    """,
    fixed: """
      struct Search: UIViewRepresentable {
        @Binding var text: String
        func makeUIView(context: Context) -> UISearchBar {
          let bar = UISearchBar()
          bar.delegate = context.coordinator as? UISearchBarDelegate
          return bar
        }
        func updateUIView(_ bar: UISearchBar, context: Context) {
          context.coordinator.parent = self
        }

        func makeCoordinator() -> Coordinator {
          Coordinator(self)
        }

        @MainActor
        final class Coordinator: NSObject, UISearchBarDelegate {
          var parent: Search

          init(_ parent: Search) {
            self.parent = parent
          }
        }
      }
      struct Filter: UIViewRepresentable {
        let isActive: Bool
        func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
        func updateUIView(_ bar: UISearchBar, context: Context) {
          context.coordinator.parent = self
          bar.delegate = isActive ? context.coordinator : nil
        }

        func makeCoordinator() -> Coordinator {
          Coordinator(self)
        }

        @MainActor
        final class Coordinator: NSObject, UISearchBarDelegate {
          var parent: Filter

          init(_ parent: Filter) {
            self.parent = parent
          }
        }
      }
      """),
  // An action with the event.
  .flagged(
    """
    struct StampPad: UIViewRepresentable {
      func makeUIView(context: Context) -> UIButton {
        let button = UIButton()
        ⟦button.addTarget(self, action: #selector(touched(_:with:)), for: .touchUpInside)⟧
        return button
      }
      func updateUIView(_ button: UIButton, context: Context) {}
      @objc func touched(_ button: UIButton, with event: UIEvent) { button.isSelected.toggle() }
    }
    """,
    fixed: """
      struct StampPad: UIViewRepresentable {
        func makeUIView(context: Context) -> UIButton {
          let button = UIButton()
          button.addTarget(context.coordinator, action: #selector(Coordinator.touched(_:with:)), for: .touchUpInside)
          return button
        }
        func updateUIView(_ button: UIButton, context: Context) {
          context.coordinator.parent = self
        }

        func makeCoordinator() -> Coordinator {
          Coordinator(self)
        }

        @MainActor
        final class Coordinator: NSObject {
          var parent: StampPad

          init(_ parent: StampPad) {
            self.parent = parent
          }

          @objc func touched(_ button: UIButton, with event: UIEvent) { button.isSelected.toggle() }
        }
      }
      """),
]
