import LintEngine

/// The examples of `state-write-in-update` about getters that the update method runs.
let getterStateWriteExamples: [RuleExample] = [
  // Getters that the update method reads: of the coordinator, with `self`, in `if let`, and in the code of another type.
  .flagged(
    """
    struct Badge: UIViewRepresentable {
      let title: String
      @Binding var renders: Int
      func makeUIView(context: Context) -> BadgeLabel { BadgeLabel() }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func updateUIView(_ label: BadgeLabel, context: Context) {
        context.coordinator.parent = self
        label.text = self.caption
        label.accessibilityLabel = context.coordinator.summary
        if let hint { label.accessibilityHint = hint }
        label.style(like: context.coordinator)
      }
      private var caption: String {
        ⟦renders += 1⟧
        return "\\(title) (\\(renders))"
      }
      private var hint: String? {
        ⟦renders += 1⟧
        return title.isEmpty ? nil : "Drawn \\(renders) times"
      }
      final class Coordinator {
        var parent: Badge
        init(_ parent: Badge) { self.parent = parent }
        var summary: String {
          ⟦parent.renders += 1⟧
          return parent.title
        }
        var tone: UIColor {
          ⟦parent.renders += 1⟧
          return parent.renders > 3 ? .red : .black
        }
      }
    }
    final class BadgeLabel: UILabel {
      func style(like coordinator: Badge.Coordinator) { textColor = coordinator.tone }
    }
    """)
]
