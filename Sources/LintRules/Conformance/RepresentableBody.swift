import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let representableBody = Rule(
    id: "representable-body",
    group: "conformance",
    severity: .information,
    since: "iOS 13, macOS 10.15",
    summary: "Put modifiers around a representable in another view, not in a 'body' of the representable.",
    symptom: "The modifiers in 'body', such as a frame, have no effect.",
    rationale: """
      The `body` of a representable has the type `Never`, and SwiftUI doesn't read it: it creates the wrapped view \
      instead. A `body` that you add compiles, but it's another property that nothing reads.
      """,
    exception: "Suppress it if code that the linter doesn't see reads the property.",
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable",
    examples: [
      .flagged(
        """
        struct ModePicker: NSViewRepresentable {
          var width: CGFloat
          func makeNSView(context: Context) -> NSPopUpButton { NSPopUpButton() }
          func updateNSView(_ button: NSPopUpButton, context: Context) {}
          var ⟦body⟧: some View { self.frame(width: width) }
        }
        """),
      .flagged(
        """
        struct Field: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextField { UITextField() }
          func updateUIView(_ field: UITextField, context: Context) {}
        }
        extension Field {
          var ⟦body⟧: some View {
            Text("Name")
            self.padding()
          }
        }
        """),
      // The view around it.
      .accepted(
        """
        struct ModePicker: View {
          var width: CGFloat
          var body: some View { PopUpButton().frame(width: width) }
        }
        struct PopUpButton: NSViewRepresentable {
          func makeNSView(context: Context) -> NSPopUpButton { NSPopUpButton() }
          func updateNSView(_ button: NSPopUpButton, context: Context) {}
        }
        """),
      // The text of a message, and the body of a nested view.
      .accepted(
        """
        struct Composer: UIViewControllerRepresentable {
          var body: String
          func makeUIViewController(context: Context) -> MFMailComposeViewController {
            let controller = MFMailComposeViewController()
            controller.setMessageBody(body, isHTML: false)
            return controller
          }
          func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}
          struct Placeholder: View {
            var body: some View { Text("No mail") }
          }
        }
        """),
      // The content of a hosting controller.
      .accepted(
        """
        struct Sheet: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> UIViewController { UIHostingController(rootView: body) }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
          var body: some View { Text("Sheet") }
        }
        """),
      // A static property and a stored one don't stand for the view.
      .accepted(
        """
        struct Letter: UIViewRepresentable {
          static var body: some View { Text("Dear reader") }
          func makeUIView(context: Context) -> UITextView { UITextView() }
          func updateUIView(_ view: UITextView, context: Context) {}
        }
        """),
      // A stored property, a text that another view reads, and a view with another name.
      .accepted(
        """
        struct Letter: UIViewRepresentable {
          let body: some View = Text("Dear reader")
          func makeUIView(context: Context) -> UITextView { UITextView() }
          func updateUIView(_ view: UITextView, context: Context) {}
        }
        struct Composer: UIViewControllerRepresentable {
          var lines: [String]
          var body: String { lines.joined(separator: " ") }
          private var placeholder: some View { Text("No mail") }
          func makeUIViewController(context: Context) -> UIViewController { UIHostingController(rootView: placeholder) }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
        }
        struct ComposerCount: View {
          let composer: Composer
          var body: some View { Text(composer.body) }
        }
        """),
    ],
    check: .representables(checkBody))
}

@Sendable private func checkBody(_ representable: Representable, in context: inout RuleContext) {
  guard !representable.isAmbiguous,
    let body = representable.properties.first(where: { $0.name == "body" && $0.isOpaqueView }),
    !representable.readsBody
  else { return }
  context.report(
    "SwiftUI does not read the 'body' of the representable '\(representable.simpleName)'", at: body.place)
}

extension Property {
  fileprivate var isOpaqueView: Bool {
    !member.isStatic && !member.isStored && typeNode?.isNamed("some") ?? false
  }
}

extension Representable {
  /// Whether its code, or that of its coordinator, uses a property named `body`.
  fileprivate var readsBody: Bool {
    (members + (coordinator?.members ?? [])).flatMap(\.bodies).contains { block in
      block.descendants(.reference, .memberAccess).contains { $0.isNamed("body") }
    }
  }
}
