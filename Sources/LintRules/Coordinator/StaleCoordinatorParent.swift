import BridgeModel
import LintEngine

extension Rule {
  public static let staleCoordinatorParent = Rule(
    id: "stale-coordinator-parent",
    group: "coordinator",
    severity: .warning,
    lowerSeverities: [
      .information(if: "the wrapped object can't change anyway"),
      .hint(if: "the project never passes a changed value while the view is on screen"),
    ],
    since: "iOS 13, macOS 10.15",
    summary: "Refresh the coordinator's copy of its parent in the update method.",
    symptom: """
      A tap, edit, or selection uses the rows, page, or handler from when the view first appeared.
      """,
    rationale: """
      A representable is a struct, so a coordinator that receives `self` in `makeCoordinator()` keeps a copy of the \
      first value. When inputs change, SwiftUI creates a new value and calls its update method, but never modifies the \
      coordinator. Bindings in the old copy still work as long as newer ones refer to the same storage. Plain values and \
      closures go stale, and callbacks use the wrong row, page, or handler.
      """,
    exception: """
      Suppress it if the identity of the view changes with its inputs, so that each coordinator sees only one value.
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
      // Copies with any name, in an extension, private, read through a method, and with a context that has no name.
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
      // Apple's code receives the coordinator, but can't refresh the copy.
      .flagged(
        """
        struct Page: UIViewRepresentable {
          var onMessage: (String) -> Void
          func makeUIView(context: Context) -> WKWebView { WKWebView() }
          func updateUIView(_ view: WKWebView, context: Context) {
            context.coordinator.listen(to: view)
          }
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          final class Coordinator: NSObject, WKScriptMessageHandler {
            var ⟦page⟧: Page
            init(_ page: Page) { self.page = page }
            func listen(to view: WKWebView) {
              view.configuration.userContentController.removeScriptMessageHandler(forName: "scroll")
              view.configuration.userContentController.add(self, name: "scroll")
            }
            func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
              page.onMessage(message.name)
            }
          }
        }
        """,
        fixed: """
          struct Page: UIViewRepresentable {
            var onMessage: (String) -> Void
            func makeUIView(context: Context) -> WKWebView { WKWebView() }
            func updateUIView(_ view: WKWebView, context: Context) {
              context.coordinator.page = self
              context.coordinator.listen(to: view)
            }
            func makeCoordinator() -> Coordinator { Coordinator(self) }
            final class Coordinator: NSObject, WKScriptMessageHandler {
              var page: Page
              init(_ page: Page) { self.page = page }
              func listen(to view: WKWebView) {
                view.configuration.userContentController.removeScriptMessageHandler(forName: "scroll")
                view.configuration.userContentController.add(self, name: "scroll")
              }
              func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
                page.onMessage(message.name)
              }
            }
          }
          """),
      // A constant copy, which `immutable-coordinator-parent` reports.
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
      // A picker is shown once, with the values of that moment.
      .accepted(
        """
        struct Picker: UIViewControllerRepresentable {
          let onPick: (UIImage) -> Void
          func makeUIViewController(context: Context) -> UIImagePickerController {
            let picker = UIImagePickerController()
            picker.delegate = context.coordinator
            return picker
          }
          func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
            var parent: Picker
            init(_ parent: Picker) { self.parent = parent }
            func imagePickerController(
              _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
            ) {
              if let image = info[.originalImage] as? UIImage { parent.onPick(image) }
            }
          }
        }
        """),
      // Bindings, environment actions, and objects are the same in every copy.
      .accepted(
        """
        struct Capture: UIViewControllerRepresentable {
          @Binding var image: UIImage?
          @Environment(\\.dismiss) private var dismiss
          let model: CaptureModel
          let title: String
          func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
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
      // A method of the coordinator receives the new value and refreshes the copy.
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
      // A copy that is never read, and another object's member with the same name.
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
      // Only the make method starts the coordinator, while the copy is still current.
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
      // A type that can't be resolved may be a class.
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
    ] + staleParentBindingExamples + staleParentReadExamples + staleParentRefreshExamples
      + staleCoordinatorParentDetailExamples,
    check: .representables(checkCopies))
}

@Sendable private func checkCopies(_ representable: Representable, in context: inout RuleContext) {
  reportCopies(of: representable, in: &context) { copy, names, update in
    guard !copy.property.isConstant else { return nil }
    return "'\(copy.property.name)' is a copy of the first '\(representable.simpleName)'; "
      + "'\(update)' never refreshes it, so \(names) stale"
  }
}
