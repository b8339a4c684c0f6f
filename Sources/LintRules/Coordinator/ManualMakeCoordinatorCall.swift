import BridgeModel
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let manualMakeCoordinatorCall = Rule(
    id: "manual-make-coordinator-call",
    group: "coordinator",
    severity: .warning,
    lowerSeverities: [
      .information(if: "something may retain it, and the representable doesn't use 'context.coordinator'")
    ],
    since: "iOS 13, macOS 10.15",
    summary: "Use 'context.coordinator' instead of calling 'makeCoordinator()'.",
    symptom: "Delegate methods never run, or they see other values than the update method.",
    rationale: """
      SwiftUI calls `makeCoordinator()` once, before the make method, and passes the coordinator in the context. \
      Another call creates a second coordinator. The update and dismantle methods don't reach it, and if only weak \
      properties refer to it, it's released right after it was assigned.
      """,
    exception: "Suppress it if the second coordinator is intended and something retains it.",
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/makecoordinator()",
    examples: [
      .flagged(
        """
        struct Page: UIViewRepresentable {
          var url: URL
          func makeUIView(context: Context) -> WKWebView {
            let view = WKWebView()
            view.navigationDelegate = ⟦makeCoordinator()⟧
            return view
          }
          func updateUIView(_ view: WKWebView, context: Context) { view.load(URLRequest(url: url)) }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, WKNavigationDelegate {}
        }
        """,
        fixed: """
          struct Page: UIViewRepresentable {
            var url: URL
            func makeUIView(context: Context) -> WKWebView {
              let view = WKWebView()
              view.navigationDelegate = context.coordinator
              return view
            }
            func updateUIView(_ view: WKWebView, context: Context) { view.load(URLRequest(url: url)) }
            func makeCoordinator() -> Coordinator { Coordinator() }
            final class Coordinator: NSObject, WKNavigationDelegate {}
          }
          """),
      // One coordinator receives the messages, and another one the parent of each update.
      .flagged(
        """
        struct Portal: UIViewRepresentable {
          var onMessage: (String) -> Void
          func makeUIView(context: Context) -> WKWebView {
            let view = WKWebView(frame: .zero, configuration: configuration())
            view.navigationDelegate = context.coordinator
            return view
          }
          func updateUIView(_ view: WKWebView, context: Context) { context.coordinator.parent = self }
          private func configuration() -> WKWebViewConfiguration {
            let configuration = WKWebViewConfiguration()
            configuration.userContentController.add(⟦self.makeCoordinator()⟧, name: "portal")
            return configuration
          }
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          final class Coordinator: NSObject, WKNavigationDelegate, WKScriptMessageHandler {
            var parent: Portal
            init(_ parent: Portal) { self.parent = parent }
            func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
              parent.onMessage(message.name)
            }
          }
        }
        """),
      // A local in a make method.
      .flagged(
        """
        struct Field: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            let coordinator = ⟦makeCoordinator()⟧
            field.delegate = coordinator
            return field
          }
          func updateUIView(_ field: UITextField, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, UITextFieldDelegate {}
        }
        """,
        fixed: """
          struct Field: UIViewRepresentable {
            func makeUIView(context: Context) -> UITextField {
              let field = UITextField()
              let coordinator = context.coordinator
              field.delegate = coordinator
              return field
            }
            func updateUIView(_ field: UITextField, context: Context) {}
            func makeCoordinator() -> Coordinator { Coordinator() }
            final class Coordinator: NSObject, UITextFieldDelegate {}
          }
          """),
      // A coordinator that the representable stores.
      .accepted(
        """
        struct Route: UIViewRepresentable {
          let coordinator = Coordinator()
          func makeUIView(context: Context) -> MKMapView {
            let map = MKMapView()
            map.delegate = makeCoordinator()
            return map
          }
          func updateUIView(_ map: MKMapView, context: Context) {}
          func makeCoordinator() -> Coordinator { coordinator }
          final class Coordinator: NSObject, MKMapViewDelegate {}
        }
        """),
      // Not called by a lifecycle method: a wrapper's own coordinator, and a representable that presents itself.
      .accepted(
        """
        struct Picker: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> UIImagePickerController { make(context.coordinator) }
          func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          func present(from controller: UIViewController) -> Coordinator {
            let coordinator = makeCoordinator()
            controller.present(make(coordinator), animated: true)
            return coordinator
          }
          private func make(_ coordinator: Coordinator) -> UIImagePickerController {
            let picker = UIImagePickerController()
            picker.delegate = coordinator
            return picker
          }
          final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {}
        }
        """),
      // The coordinator of another representable, whose view this one wraps.
      .accepted(
        """
        struct Framed: UIViewRepresentable {
          let content: Inner
          func makeUIView(context: Context) -> UITextField { UITextField() }
          func updateUIView(_ field: UITextField, context: Context) { field.delegate = context.coordinator }
          func makeCoordinator() -> Inner.Coordinator { content.makeCoordinator() }
        }
        struct Inner: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextField { UITextField() }
          func updateUIView(_ field: UITextField, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, UITextFieldDelegate {}
        }
        """),
      // Only a weak property refers to the coordinator.
      .flagged(
        """
        import SwiftUI

        struct NameField: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            field.delegate = ⟦makeCoordinator()⟧
            return field
          }
          func updateUIView(_ field: UITextField, context: Context) {}
          func makeCoordinator() -> NameCoordinator { NameCoordinator() }
        }
        final class NameCoordinator: NSObject, UITextFieldDelegate {
          func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
        }
        """,
        fixed: """
          import SwiftUI

          struct NameField: UIViewRepresentable {
            func makeUIView(context: Context) -> UITextField {
              let field = UITextField()
              field.delegate = context.coordinator
              return field
            }
            func updateUIView(_ field: UITextField, context: Context) {}
            func makeCoordinator() -> NameCoordinator { NameCoordinator() }
          }
          final class NameCoordinator: NSObject, UITextFieldDelegate {
            func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
          }
          """),
      // Two calls in a helper of both methods.
      .flagged(
        """
        import SwiftUI

        struct TrackList: UIViewRepresentable {
          func makeUIView(context: Context) -> UITableView {
            let table = UITableView()
            connect(table)
            return table
          }
          func updateUIView(_ table: UITableView, context: Context) { connect(table) }
          private func connect(_ table: UITableView) {
            table.delegate = ⟦makeCoordinator()⟧
            table.dataSource = ⟦makeCoordinator()⟧
          }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, UITableViewDelegate, UITableViewDataSource {
            func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
            func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
          }
        }
        """),
      // The view has a property with the name of that of the context.
      .flagged(
        """
        import SwiftUI

        struct Field: UIViewRepresentable {
          func makeUIView(context: Context) -> NoteField {
            let field = NoteField()
            field.coordinator = ⟦makeCoordinator()⟧
            field.delegate = field.coordinator
            return field
          }
          func updateUIView(_ field: NoteField, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, UITextFieldDelegate {}
        }
        final class NoteField: UITextField { var coordinator: Field.Coordinator? }
        """,
        fixed: """
          import SwiftUI

          struct Field: UIViewRepresentable {
            func makeUIView(context: Context) -> NoteField {
              let field = NoteField()
              field.coordinator = context.coordinator
              field.delegate = field.coordinator
              return field
            }
            func updateUIView(_ field: NoteField, context: Context) {}
            func makeCoordinator() -> Coordinator { Coordinator() }
            final class Coordinator: NSObject, UITextFieldDelegate {}
          }
          final class NoteField: UITextField { var coordinator: Field.Coordinator? }
          """),
      // Other functions with the name.
      .accepted(
        """
        import SwiftUI

        struct Album: UIViewRepresentable {
          func makeUIView(context: Context) -> UIScrollView {
            let view = UIScrollView()
            let field = Field()
            let fieldCoordinator = field.makeCoordinator()
            let pageCoordinator = makeCoordinator(forPage: 1)
            view.delegate = context.coordinator
            context.coordinator.parts = [fieldCoordinator, pageCoordinator]
            return view
          }
          func updateUIView(_ view: UIScrollView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          private func makeCoordinator(forPage page: Int) -> PageCoordinator { PageCoordinator(page: page) }
          final class Coordinator: NSObject, UIScrollViewDelegate { var parts: [NSObject] = [] }
        }
        final class PageCoordinator: NSObject {
          let page: Int
          init(page: Int) { self.page = page }
        }
        struct Field: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextField { UITextField() }
          func updateUIView(_ field: UITextField, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject {}
        }
        """),
    ],
    check: .representables(checkCalls))
}

@Sendable private func checkCalls(_ representable: Representable, in context: inout RuleContext) {
  for found in context.project.manualCoordinatorCalls(in: representable) {
    let effect =
      found.weakProperty.map { "that nothing retains, so the weak '\($0)' becomes nil" }
      ?? "that SwiftUI does not know"
    let isHarmful = found.weakProperty != nil || found.usesContext
    context.report(
      "'makeCoordinator()' creates a second coordinator \(effect)", at: .whole(found.call),
      severity: isHarmful ? .warning : .information, fixes: replacement(of: found).map { [$0] } ?? [])
  }
}

/// Uses the coordinator of the context, if the function receives one.
private func replacement(of found: ManualCoordinatorCall) -> Fix? {
  guard let name = found.body.context else { return nil }
  return Fix(
    "Use '\(name).coordinator'", [TextEdit(replacing: found.call.range, with: "\(name).coordinator")], safety: .unsafe)
}
