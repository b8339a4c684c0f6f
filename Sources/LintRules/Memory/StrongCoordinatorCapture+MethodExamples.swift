import LintEngine

/// The examples of `strong-coordinator-capture` with methods of the coordinator.
let strongCoordinatorMethodExamples: [RuleExample] = [
  // A method that isn't called keeps the coordinator, as a closure does.
  .flagged(
    """
    struct Pages: UIViewRepresentable {
      let model: PagesModel
      func makeUIView(context: Context) -> UIScrollView {
        let coordinator = context.coordinator
        coordinator.titles = model.$title.sink(receiveValue: ⟦coordinator.show⟧)
        coordinator.start(model)
        return UIScrollView()
      }
      func updateUIView(_ view: UIScrollView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var titles: AnyCancellable?
        private var bag: Set<AnyCancellable> = []
        func start(_ model: PagesModel) { model.$title.sink(receiveValue: ⟦show⟧).store(in: &bag) }
        func show(_ title: String) {}
      }
    }
    final class PagesModel: ObservableObject {
      @Published var title = ""
    }
    """),
  // The model's method, and a subscription that ends with the view.
  .accepted(
    """
    struct Pages: UIViewRepresentable {
      let model: PagesModel
      func makeUIView(context: Context) -> UIScrollView {
        context.coordinator.saved = model.$title.sink(receiveValue: model.save)
        context.coordinator.shown = model.$title.sink(receiveValue: context.coordinator.show)
        return UIScrollView()
      }
      func updateUIView(_ view: UIScrollView, context: Context) {}
      static func dismantleUIView(_ view: UIScrollView, coordinator: Coordinator) { coordinator.shown = nil }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var saved: AnyCancellable?
        var shown: AnyCancellable?
        func show(_ title: String) {}
      }
    }
    final class PagesModel: ObservableObject {
      @Published var title = ""
      func save(_ title: String) {}
    }
    """),
  // A capture list that names the coordinator keeps it, and a weak one doesn't.
  .flagged(
    """
    struct Gauge: UIViewRepresentable {
      let model: GaugeModel
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        let coordinator = context.coordinator
        coordinator.observation = label.observe(\\.bounds) ⟦{ [coordinator] label, _ in coordinator.fit(label) }⟧
        coordinator.levels = model.$level.sink { [weak coordinator] level in coordinator?.level = level }
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var observation: NSKeyValueObservation?
        var levels: AnyCancellable?
        var level = 0
        func fit(_ label: UILabel) {}
      }
    }
    final class GaugeModel: ObservableObject {
      @Published var level = 0
    }
    """),
]
