import LintEngine

/// The examples of `strong-coordinator-capture` about further details.
let strongCoordinatorCaptureDetailExamples: [RuleExample] = [
  // A publisher that ends, and locals that hold the coordinator weakly.
  .accepted(
    """
    struct Cover: UIViewRepresentable {
      let url: URL
      func makeUIView(context: Context) -> UIImageView {
        let view = UIImageView()
        weak var coordinator = context.coordinator
        context.coordinator.observation = view.observe(\\.bounds) { _, _ in coordinator?.resize() }
        context.coordinator.load(url)
        return view
      }
      func updateUIView(_ view: UIImageView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var observation: NSKeyValueObservation?
        private var request: AnyCancellable?
        private var image: UIImage?
        func load(_ url: URL) {
          request = URLSession.shared.dataTaskPublisher(for: url).map { UIImage(data: $0.data) }.replaceError(with: nil)
            .sink { self.image = $0 }
        }
        func resize() {}
      }
    }
    """),
  // A local that doesn't retain the coordinator.
  .accepted(
    """
    struct Meter: UIViewRepresentable {
      let model: MeterModel
      func makeUIView(context: Context) -> UIView {
        unowned let coordinator = context.coordinator
        coordinator.subscription = model.$level.sink { coordinator.level = $0 }
        return UIView()
      }
      func updateUIView(_ view: UIView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var subscription: AnyCancellable?
        var level = 0.0
      }
    }
    final class MeterModel: ObservableObject { @Published var level = 0.0 }
    """),
]
