import LintEngine

/// The examples of `stale-closure-capture` about bindings.
let staleCapturedBindingExamples: [RuleExample] = [
  // A constant binding has the value that it was created with.
  .flagged(
    """
    struct Stage: View {
      @State private var isOn = true
      var body: some View {
        Toggle("On", isOn: $isOn)
        Wave(isPlaying: .constant(isOn))
      }
    }
    struct Wave: UIViewRepresentable {
      @Binding var isPlaying: Bool
      func makeUIView(context: Context) -> WaveView {
        let view = WaveView()
        view.onTap = { if ⟦isPlaying⟧ { print("tapped") } }
        return view
      }
      func updateUIView(_ view: WaveView, context: Context) { view.isMoving = isPlaying }
    }
    final class WaveView: UIView {
      var onTap: (() -> Void)?
      var isMoving = false
      @objc func tap() { onTap?() }
    }
    """,
    fixed: """
      struct Stage: View {
        @State private var isOn = true
        var body: some View {
          Toggle("On", isOn: $isOn)
          Wave(isPlaying: .constant(isOn))
        }
      }
      struct Wave: UIViewRepresentable {
        @Binding var isPlaying: Bool
        func makeUIView(context: Context) -> WaveView {
          let view = WaveView()
          view.onTap = { if isPlaying { print("tapped") } }
          return view
        }
        func updateUIView(_ view: WaveView, context: Context) {
          view.isMoving = isPlaying
          view.onTap = { if isPlaying { print("tapped") } }
        }
      }
      final class WaveView: UIView {
        var onTap: (() -> Void)?
        var isMoving = false
        @objc func tap() { onTap?() }
      }
      """),
  .accepted(
    """
    struct Stage: View {
      @State private var isOn = true
      var body: some View {
        Toggle("On", isOn: $isOn)
        Wave(isPlaying: $isOn)
        Wave(isPlaying: .constant(true))
      }
    }
    struct Wave: UIViewRepresentable {
      @Binding var isPlaying: Bool
      func makeUIView(context: Context) -> WaveView {
        let view = WaveView()
        view.onTap = { if isPlaying { print("tapped") } }
        return view
      }
      func updateUIView(_ view: WaveView, context: Context) { view.isMoving = isPlaying }
    }
    final class WaveView: UIView {
      var onTap: (() -> Void)?
      var isMoving = false
      @objc func tap() { onTap?() }
    }
    """),
]
