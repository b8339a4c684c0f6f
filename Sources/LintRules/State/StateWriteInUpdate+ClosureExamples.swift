import LintEngine

/// The examples of `state-write-in-update` about closures, which run when the function that receives them says.
let closureStateWriteExamples: [RuleExample] = [
  // A function of the project or of Apple calls it immediately, or may.
  .flagged(
    """
    struct Gauge: UIViewRepresentable {
      @Binding var isDirty: Bool
      let table: UITableView
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        onMain { ⟦isDirty.toggle()⟧ }
        with(view) { ⟦isDirty.toggle()⟧ }
        table.performBatchUpdates { ⟦isDirty.toggle()⟧ }
      }
    }
    func onMain(_ work: @escaping () -> Void) {
      if Thread.isMainThread { work() } else { DispatchQueue.main.async(execute: work) }
    }
    func with(_ view: UIView, _ change: () -> Void) { change() }
    """),
  // A function with a common name keeps it, a publisher calls it later, or it's a completion.
  .accepted(
    """
    struct Gauge: UIViewRepresentable {
      @Binding var isDirty: Bool
      let table: UITableView
      let store: ChangeStore
      let changes: PassthroughSubject<Int, Never>
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        store.forEach { isDirty.toggle() }
        store.changes = changes.map { _ in isDirty.toggle() }.sink { _ in }
        table.performBatchUpdates(nil) { _ in isDirty.toggle() }
      }
    }
    final class ChangeStore {
      private var handlers: [() -> Void] = []
      var changes: AnyCancellable?
      func forEach(_ handler: @escaping () -> Void) { handlers.append(handler) }
    }
    """),
]
