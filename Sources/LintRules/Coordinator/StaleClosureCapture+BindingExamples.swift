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
  // A closure that is called once, by a method that only the arrival of the controller calls.
  .accepted(
    """
    struct ParentFinder: UIViewControllerRepresentable {
      let onFind: (UIViewController) -> Void

      func makeUIViewController(context: Context) -> FinderController { FinderController(found: onFind) }

      func updateUIViewController(_ controller: FinderController, context: Context) {}
    }

    final class FinderController: UIViewController {
      private let found: (UIViewController) -> Void

      init(found: @escaping (UIViewController) -> Void) {
        self.found = found
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { fatalError("not in a storyboard") }

      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if let parent { report(parent) }
      }

      private func report(_ parent: UIViewController) { found(parent) }
    }
    """),
  // A method that also runs later, from the closure of an observer.
  .flagged(
    """
    struct SizeFinder: UIViewRepresentable {
      let onChange: (CGSize) -> Void

      func makeUIView(context: Context) -> SizeView {
        let view = SizeView()
        view.changed = ⟦onChange⟧
        return view
      }

      func updateUIView(_ view: SizeView, context: Context) {}
    }

    final class SizeView: UIView {
      var changed: ((CGSize) -> Void)?
      private var observer: Any?

      override func didMoveToWindow() {
        super.didMoveToWindow()
        follow()
      }

      private func follow() {
        report()
        observer = NotificationCenter.default.addObserver(
          forName: Notification.Name("resized"), object: nil, queue: .main
        ) { [weak self] _ in self?.report() }
      }

      private func report() { changed?(bounds.size) }
    }
    """,
    fixed: """
      struct SizeFinder: UIViewRepresentable {
        let onChange: (CGSize) -> Void

        func makeUIView(context: Context) -> SizeView {
          let view = SizeView()
          view.changed = onChange
          return view
        }

        func updateUIView(_ view: SizeView, context: Context) {
          view.changed = onChange
        }
      }

      final class SizeView: UIView {
        var changed: ((CGSize) -> Void)?
        private var observer: Any?

        override func didMoveToWindow() {
          super.didMoveToWindow()
          follow()
        }

        private func follow() {
          report()
          observer = NotificationCenter.default.addObserver(
            forName: Notification.Name("resized"), object: nil, queue: .main
          ) { [weak self] _ in self?.report() }
        }

        private func report() { changed?(bounds.size) }
      }
      """),
]
