import BridgeModel
import LintEngine

extension Rule {
  public static let immutableCoordinatorParent = Rule(
    id: "immutable-coordinator-parent",
    group: "coordinator",
    severity: .warning,
    lowerSeverities: [
      .information(if: "the wrapped object can't change anyway"),
      .hint(if: "the project never passes a changed value while the view is on screen"),
    ],
    since: "iOS 13, macOS 10.15",
    summary: "Store the coordinator's parent in a `var`, and refresh it in the update method.",
    symptom: "Callbacks use the rows, page, or handler from when the view first appeared.",
    rationale: """
      A representable is a struct, so a coordinator that receives `self` in `makeCoordinator()` keeps a copy of the \
      first value, and a `let` can never be refreshed. When inputs change, SwiftUI creates a new value and calls its \
      update method, but never modifies the coordinator. Bindings in the old copy still work, because they refer to \
      storage; plain values and closures stay as they were when the view first appeared.
      """,
    exception: "Suppress it if everything except bindings stays the same for the lifetime of the view.",
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
      // A copy with another name, private, in an extension.
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
            let parent: Picker
            init(_ parent: Picker) { self.parent = parent }
            func imagePickerController(
              _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
            ) {
              if let image = info[.originalImage] as? UIImage { parent.onPick(image) }
            }
          }
        }
        """),
      // The most common form, and correct: bindings, environment actions, and objects are the same in every copy.
      .accepted(
        """
        struct Capture: UIViewControllerRepresentable {
          @Binding var image: UIImage?
          @Environment(\\.dismiss) private var dismiss
          let model: CaptureModel
          func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
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
      // Only the initializer reads the copy, which is still current then.
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
      // A copy that can be refreshed, which `stale-coordinator-parent` reports.
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
      // Nothing that has the coordinator can refresh a constant, and a modifier only has the name of the input.
      .flagged(
        """
        struct Page: UIViewRepresentable {
          private var onLink: ((URL) -> Void)?
          private var reload: Int = 0
          func onLink(_ action: @escaping (URL) -> Void) -> Self {
            var page = self
            page.onLink = action
            return page
          }
          func reload(_ number: Int) -> Self {
            var page = self
            page.reload = number
            return page
          }
          func makeUIView(context: Context) -> LinkedView { LinkedView() }
          func updateUIView(_ view: LinkedView, context: Context) {
            view.linkDelegate = context.coordinator
            context.coordinator.reload(view, reload)
          }
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          final class Coordinator {
            private let ⟦page⟧: Page
            init(_ page: Page) { self.page = page }
            func reload(_ view: LinkedView, _ number: Int) {}
            func follow(_ url: URL) { page.onLink?(url) }
          }
        }
        final class LinkedView: UIView { weak var linkDelegate: Page.Coordinator? }
        """,
        fixed: """
          struct Page: UIViewRepresentable {
            private var onLink: ((URL) -> Void)?
            private var reload: Int = 0
            func onLink(_ action: @escaping (URL) -> Void) -> Self {
              var page = self
              page.onLink = action
              return page
            }
            func reload(_ number: Int) -> Self {
              var page = self
              page.reload = number
              return page
            }
            func makeUIView(context: Context) -> LinkedView { LinkedView() }
            func updateUIView(_ view: LinkedView, context: Context) {
              context.coordinator.page = self
              view.linkDelegate = context.coordinator
              context.coordinator.reload(view, reload)
            }
            func makeCoordinator() -> Coordinator { Coordinator(self) }
            final class Coordinator {
              var page: Page
              init(_ page: Page) { self.page = page }
              func reload(_ view: LinkedView, _ number: Int) {}
              func follow(_ url: URL) { page.onLink?(url) }
            }
          }
          final class LinkedView: UIView { weak var linkDelegate: Page.Coordinator? }
          """),
      // Code that receives the coordinator can't refresh a constant.
      .flagged(
        """
        import SwiftUI

        struct NoteText: UIViewRepresentable {
          let color: UIColor
          func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            view.delegate = context.coordinator
            return view
          }
          func updateUIView(_ view: UITextView, context: Context) { NoteLog.shared.record(context.coordinator) }
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          final class Coordinator: NSObject, UITextViewDelegate {
            private let ⟦parent⟧: NoteText
            init(_ parent: NoteText) { self.parent = parent }
            func textViewDidChange(_ view: UITextView) { view.backgroundColor = parent.color }
          }
        }
        @MainActor final class NoteLog {
          static let shared = NoteLog()
          private var coordinators: [NSObject] = []
          func record(_ coordinator: NSObject) { coordinators.append(coordinator) }
        }
        """,
        fixed: """
          import SwiftUI

          struct NoteText: UIViewRepresentable {
            let color: UIColor
            func makeUIView(context: Context) -> UITextView {
              let view = UITextView()
              view.delegate = context.coordinator
              return view
            }
            func updateUIView(_ view: UITextView, context: Context) {
              context.coordinator.parent = self
              NoteLog.shared.record(context.coordinator)
            }
            func makeCoordinator() -> Coordinator { Coordinator(self) }
            final class Coordinator: NSObject, UITextViewDelegate {
              var parent: NoteText
              init(_ parent: NoteText) { self.parent = parent }
              func textViewDidChange(_ view: UITextView) { view.backgroundColor = parent.color }
            }
          }
          @MainActor final class NoteLog {
            static let shared = NoteLog()
            private var coordinators: [NSObject] = []
            func record(_ coordinator: NSObject) { coordinators.append(coordinator) }
          }
          """),
      // The parent reads a setting of the device.
      .flagged(
        """
        struct SearchField: UIViewRepresentable {
          @Environment(\\.layoutDirection) private var direction
          @Binding var text: String
          func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            field.delegate = context.coordinator
            return field
          }
          func updateUIView(_ field: UITextField, context: Context) {
            if field.text != text { field.text = text }
          }
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          final class Coordinator: NSObject, UITextFieldDelegate {
            let ⟦parent⟧: SearchField
            init(_ parent: SearchField) { self.parent = parent }
            func textFieldDidEndEditing(_ field: UITextField) {
              parent.text = parent.direction == .rightToLeft ? "\\u{200F}" + (field.text ?? "") : field.text ?? ""
            }
          }
        }
        struct SearchScreen: View {
          @State private var text = ""
          var body: some View { SearchField(text: $text) }
        }
        """,
        fixed: """
          struct SearchField: UIViewRepresentable {
            @Environment(\\.layoutDirection) private var direction
            @Binding var text: String
            func makeUIView(context: Context) -> UITextField {
              let field = UITextField()
              field.delegate = context.coordinator
              return field
            }
            func updateUIView(_ field: UITextField, context: Context) {
              context.coordinator.parent = self
              if field.text != text { field.text = text }
            }
            func makeCoordinator() -> Coordinator { Coordinator(self) }
            final class Coordinator: NSObject, UITextFieldDelegate {
              var parent: SearchField
              init(_ parent: SearchField) { self.parent = parent }
              func textFieldDidEndEditing(_ field: UITextField) {
                parent.text = parent.direction == .rightToLeft ? "\\u{200F}" + (field.text ?? "") : field.text ?? ""
              }
            }
          }
          struct SearchScreen: View {
            @State private var text = ""
            var body: some View { SearchField(text: $text) }
          }
          """),
    ]
      + immutableCoordinatorParentDetailExamples,
    check: .representables(checkConstantCopies))
}

@Sendable private func checkConstantCopies(_ representable: Representable, in context: inout RuleContext) {
  reportCopies(of: representable, in: &context) { copy, names, update in
    guard copy.property.isConstant else { return nil }
    return "'\(copy.property.name)' is a constant copy of the first '\(representable.simpleName)'; "
      + "'\(update)' cannot refresh it, so \(names) stale"
  }
}
