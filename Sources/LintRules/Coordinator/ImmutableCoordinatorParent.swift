import BridgeModel
import LintEngine

extension Rule {
  public static let immutableCoordinatorParent = Rule(
    id: "immutable-coordinator-parent",
    group: "coordinator",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Keep the coordinator's parent in a `var`, and refresh it in update.",
    symptom: "Callbacks act on the row, the page or the handler that was there when the view appeared.",
    rationale: """
      A representable is a struct: the coordinator that `makeCoordinator` hands `self` to keeps a copy of the first \
      value, and in a `let` no later value can ever reach it. SwiftUI makes new values and passes them to update, but \
      never touches the coordinator. Bindings in the old copy still work, since they point to storage; plain values and \
      closures stay those of the first update.
      """,
    exception: "Suppress it where everything but bindings is the same as long as the view lives.",
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/makecoordinator()",
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
            let ⟦parent⟧: RowList
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
      // By another name, private, in an extension.
      .flagged(
        """
        struct Balloon: UIViewControllerRepresentable {
          @Binding var isShown: Bool
          let onClose: (() -> Void)?
          func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator(owner: self) }
        }
        extension Balloon {
          final class Coordinator: NSObject {
            private let ⟦owner⟧: Balloon
            init(owner: Balloon) { self.owner = owner }
            func closed() {
              owner.isShown = false
              if let onClose = self.owner.onClose { onClose() }
            }
          }
        }
        """,
        fixed: """
          struct Balloon: UIViewControllerRepresentable {
            @Binding var isShown: Bool
            let onClose: (() -> Void)?
            func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
            func updateUIViewController(_ controller: UIViewController, context: Context) {
              context.coordinator.owner = self
            }
            func makeCoordinator() -> Coordinator { Coordinator(owner: self) }
          }
          extension Balloon {
            final class Coordinator: NSObject {
              var owner: Balloon
              init(owner: Balloon) { self.owner = owner }
              func closed() {
                owner.isShown = false
                if let onClose = self.owner.onClose { onClose() }
              }
            }
          }
          """),
      // The most frequent shape of all, and right: bindings, environment actions and objects are the same in every copy.
      .accepted(
        """
        struct Capture: UIViewControllerRepresentable {
          @Binding var image: UIImage?
          @Environment(\\.dismiss) private var dismiss
          let model: CaptureModel
          func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }
          func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          final class Coordinator: NSObject {
            let parent: Capture
            init(_ parent: Capture) { self.parent = parent }
            func finish(_ image: UIImage) {
              parent.image = image
              parent.model.count += 1
              parent.dismiss()
            }
          }
        }
        final class CaptureModel { var count = 0 }
        """),
      // Only the initializer reads it, which runs while the copy is new.
      .accepted(
        """
        struct Gauge: UIViewRepresentable {
          var title: String
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) { label.text = title }
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          final class Coordinator: NSObject {
            let parent: Gauge
            init(_ parent: Gauge) {
              self.parent = parent
              print(parent.title)
            }
          }
        }
        """),
      // One that can be refreshed is another rule's.
      .accepted(
        """
        struct Gauge: UIViewRepresentable {
          var title: String
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          final class Coordinator: NSObject {
            var parent: Gauge
            init(_ parent: Gauge) { self.parent = parent }
            func say() { print(parent.title) }
          }
        }
        """),
    ],
    check: .representables(checkConstantCopies))
}

@Sendable private func checkConstantCopies(_ representable: Representable, in context: inout RuleContext) {
  reportCopies(of: representable, in: &context) { copy, names, update in
    guard copy.property.isConstant else { return nil }
    return "'\(copy.property.name)' is a 'let' that stays the first '\(representable.simpleName)', so \(names) old; "
      + "'\(update)' cannot refresh it"
  }
}
