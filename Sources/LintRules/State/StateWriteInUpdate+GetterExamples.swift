import LintEngine

/// The examples of `state-write-in-update` about getters and helpers that the update method runs.
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
    """),
  // A helper of a helper writes on its way out, and the update method rules that out.
  .flagged(
    """
    struct Gauge: UIViewRepresentable {
      @Binding var level: Double?
      @Binding var isEmpty: Bool
      func makeUIView(context: Context) -> UIProgressView { UIProgressView() }
      func updateUIView(_ view: UIProgressView, context: Context) {
        guard level != nil else { return }
        fill(view)
      }
      private func fill(_ view: UIProgressView) { show(on: view) }
      private func show(on view: UIProgressView) {
        guard let level else {
          ⟦isEmpty = true⟧
          return
        }
        view.progress = Float(level)
      }
    }
    """,
    fixed: """
      struct Gauge: UIViewRepresentable {
        @Binding var level: Double?
        @Binding var isEmpty: Bool
        func makeUIView(context: Context) -> UIProgressView { UIProgressView() }
        func updateUIView(_ view: UIProgressView, context: Context) {
          guard level != nil else { return }
          fill(view)
        }
        private func fill(_ view: UIProgressView) { show(on: view) }
        private func show(on view: UIProgressView) {
          guard let level else {
            if isEmpty != true {
              DispatchQueue.main.async { isEmpty = true }
            }
            return
          }
          view.progress = Float(level)
        }
      }
      """),
]
