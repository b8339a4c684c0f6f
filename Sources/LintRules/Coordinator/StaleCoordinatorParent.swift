import BridgeModel
import LintEngine

extension Rule {
  public static let staleCoordinatorParent = Rule(
    id: "stale-coordinator-parent",
    group: "coordinator",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Give the coordinator the present value of its parent in update.",
    symptom: """
      A tap, an edit or a selection acts on the row, page or handler that was there when the view first appeared.
      """,
    rationale: """
      A representable is a struct: the coordinator that `makeCoordinator` hands `self` to keeps a copy of the first \
      value. SwiftUI makes new values and passes them to update, but never touches the coordinator. Bindings in the old \
      copy still work, since they point to storage; plain values and closures stay those of the first update, and \
      callbacks act on yesterday's row, page or handler.
      """,
    exception: """
      Ignore it where the identity of the view changes with its inputs, so that each coordinator sees one value \
      only.
      """,
    source: "https://chris.eidhof.nl/post/view-representable/",
    examples: [
      .flagged(
        """
        struct RowList: UIViewRepresentable {
          var rows: [String]
          var onSelect: (String) -> Void
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          func makeUIView(context: Context) -> UITableView {
            let table = UITableView()
            table.delegate = context.coordinator
            return table
          }
          func updateUIView(_ table: UITableView, context: Context) {
            table.reloadData()
          }
          final class Coordinator: NSObject, UITableViewDelegate {
            var ⟦parent⟧: RowList
            init(_ parent: RowList) { self.parent = parent }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
              parent.onSelect(parent.rows[indexPath.row])
            }
          }
        }
        """,
        fixed: """
          struct RowList: UIViewRepresentable {
            var rows: [String]
            var onSelect: (String) -> Void
            func makeCoordinator() -> Coordinator { Coordinator(self) }
            func makeUIView(context: Context) -> UITableView {
              let table = UITableView()
              table.delegate = context.coordinator
              return table
            }
            func updateUIView(_ table: UITableView, context: Context) {
              context.coordinator.parent = self
              table.reloadData()
            }
            final class Coordinator: NSObject, UITableViewDelegate {
              var parent: RowList
              init(_ parent: RowList) { self.parent = parent }
              func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                parent.onSelect(parent.rows[indexPath.row])
              }
            }
          }
          """),
      // By any name, in an extension, private, through a method, and with a context that has no name.
      .flagged(
        """
        struct Dial: UIViewRepresentable {
          @Binding var value: Double
          let step: Double
          func rounded(_ value: Double) -> Double { (value / step).rounded() * step }
          func makeUIView(context: Context) -> DialView { DialView() }
          func updateUIView(_ view: DialView, context _: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator(control: self) }
        }
        extension Dial {
          final class Coordinator {
            private var ⟦control⟧: Dial
            init(control: Dial) { self.control = control }
            func turned(_ sender: DialView) { control.value = control.rounded(sender.angle) }
          }
        }
        """,
        fixed: """
          struct Dial: UIViewRepresentable {
            @Binding var value: Double
            let step: Double
            func rounded(_ value: Double) -> Double { (value / step).rounded() * step }
            func makeUIView(context: Context) -> DialView { DialView() }
            func updateUIView(_ view: DialView, context: Context) {
              context.coordinator.control = self
            }
            func makeCoordinator() -> Coordinator { Coordinator(control: self) }
          }
          extension Dial {
            final class Coordinator {
              var control: Dial
              init(control: Dial) { self.control = control }
              func turned(_ sender: DialView) { control.value = control.rounded(sender.angle) }
            }
          }
          """),
      .flagged(
        """
        struct Dial: UIViewRepresentable {
          var onTurn: () -> Void
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          final class Coordinator {
            fileprivate var ⟦dial⟧: Dial
            init(_ dial: Dial) { self.dial = dial }
            func turned() { dial.onTurn() }
          }
        }
        """,
        fixed: """
          struct Dial: UIViewRepresentable {
            var onTurn: () -> Void
            func makeUIView(context: Context) -> UIView { UIView() }
            func updateUIView(_ view: UIView, context: Context) {
              context.coordinator.dial = self
            }
            func makeCoordinator() -> Coordinator { Coordinator(self) }
            final class Coordinator {
              var dial: Dial
              init(_ dial: Dial) { self.dial = dial }
              func turned() { dial.onTurn() }
            }
          }
          """),
      // A constant copy is what `immutable-coordinator-parent` is about.
      .accepted(
        """
        struct Dial: UIViewRepresentable {
          var onTurn: () -> Void
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          final class Coordinator {
            let dial: Dial
            init(_ dial: Dial) { self.dial = dial }
            func turned() { dial.onTurn() }
          }
        }
        """),
      // Bindings, environment actions and objects are the same in every copy.
      .accepted(
        """
        struct Capture: UIViewControllerRepresentable {
          @Binding var image: UIImage?
          @Environment(\\.dismiss) private var dismiss
          let model: CaptureModel
          let title: String
          func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }
          func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          final class Coordinator: NSObject {
            let parent: Capture
            let start: String
            init(_ parent: Capture) {
              self.parent = parent
              start = parent.title
            }
            func finish(_ image: UIImage) {
              parent.image = image
              parent.model.count += 1
              parent.dismiss()
            }
          }
        }
        final class CaptureModel { var count = 0 }
        """),
      // Refreshed by an assignment, or by a method of the coordinator that takes the new value.
      .accepted(
        """
        struct RowList: UIViewRepresentable {
          var rows: [String]
          func makeCoordinator() -> Coordinator { Coordinator(base: self) }
          func makeUIView(context: Context) -> UITableView { UITableView() }
          func updateUIView(_ table: UITableView, context: Context) { context.coordinator.refresh(from: self) }
          final class Coordinator: NSObject {
            var base: RowList
            init(base: RowList) { self.base = base }
            func refresh(from newest: RowList) { base = newest }
            func numberOfRows() -> Int { base.rows.count }
          }
        }
        """),
      // A copy that is never read, and a member of the same name somewhere else.
      .accepted(
        """
        struct RowList: UIViewRepresentable {
          var rows: [String]
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          func makeUIView(context: Context) -> UITableView { UITableView() }
          func updateUIView(_ table: UITableView, context: Context) {}
          final class Coordinator: NSObject {
            var parent: RowList
            init(_ parent: RowList) { self.parent = parent }
            func show(_ node: Node) {
              let parent = node.parent
              print(parent.rows)
            }
          }
        }
        """),
      // Only make starts the coordinator, when its copy is new.
      .accepted(
        """
        struct Scanner: UIViewRepresentable {
          let onFailure: () -> Void
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          func makeUIView(context: Context) -> UIView {
            let view = UIView()
            context.coordinator.begin(in: view)
            return view
          }
          func updateUIView(_ view: UIView, context: Context) {}
          final class Coordinator: NSObject {
            var scanner: Scanner
            init(_ scanner: Scanner) { self.scanner = scanner }
            func begin(in view: UIView) {
              guard view.window == nil else { return }
              DispatchQueue.main.async { self.scanner.onFailure() }
            }
          }
        }
        """),
      // A type that cannot be looked up may be a class.
      .accepted(
        """
        import Engine

        struct Stage: UIViewRepresentable {
          let engine: Engine
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          func makeUIView(context: Context) -> StageView { StageView() }
          func updateUIView(_ view: StageView, context: Context) {}
          final class Coordinator: NSObject {
            var parent: Stage
            init(_ parent: Stage) { self.parent = parent }
            func tick() { parent.engine.tick() }
          }
        }
        """),
    ],
    check: .representables(checkCopies))
}

@Sendable private func checkCopies(_ representable: Representable, in context: inout RuleContext) {
  reportCopies(of: representable, in: &context) { copy, names, update in
    guard !copy.property.isConstant else { return nil }
    return "'\(copy.property.name)' stays the first '\(representable.simpleName)', so \(names) old; "
      + "'\(update)' never refreshes it"
  }
}
