import LintEngine

/// The examples of `unguarded-update-side-effect` about further details.
let unguardedUpdateSideEffectDetailExamples: [RuleExample] = [
  // Observers of the coordinator compare with the value from before.
  .accepted(
    """
    struct RowList: UIViewRepresentable {
      let rows: [String]
      let tint: UIColor
      func makeUIView(context: Context) -> UITableView {
        let table = UITableView()
        context.coordinator.table = table
        return table
      }
      func updateUIView(_ table: UITableView, context: Context) {
        table.tintColor = tint
        context.coordinator.rows = rows
        context.coordinator.count = rows.count
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        weak var table: UITableView?
        var rows: [String] = [] { didSet { if rows != oldValue { table?.reloadData() } } }
        var count = 0 { willSet { if newValue != count { table?.reloadData() } } }
      }
    }
    """)
]
