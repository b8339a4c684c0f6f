import BridgeMap
import Testing

@Suite struct LifecycleTests {
  @Test func methodsAreInTheOrderOfTheirCalls() throws {
    let field = try #require(lifecycles(of: "Field", in: source).first)
    #expect(
      field.phases.map(\.title) == [
        "makeCoordinator()", "makeUIView(context:)", "updateUIView(_:context:)", "dismantleUIView(_:coordinator:)",
      ])
    #expect(
      field.phases.map { $0.code?.map(\.text) } == [
        ["Coordinator(self)"],
        ["let field = UITextField()", "field.delegate = context.coordinator", "return field"],
        ["if field.text != text {", "  field.text = text", "}", "apply(to: field)"],
        nil,
      ])
    #expect(field.phases[2].helpers == ["apply"])
    #expect(field.phases[1].inputs == [])
    #expect(field.phases[2].inputs == ["text", "color"])
  }

  @Test func diagnosticsAreShownAtTheirLines() throws {
    let lines = try #require(lifecycles(of: "Field", in: source).first?.phases[2].code)
    #expect(lines.map { $0.note?.severity } == [nil, .warning, nil, nil])
    #expect(lines[1].note?.message == "says a-rule")
  }

  @Test func otherDiagnosticsAreShownWithTheirSubject() throws {
    let found = lifecycles(
      of: "Field",
      in: """
        struct Field: UIViewRepresentable {
          @State ⟦a-rule⟧var text: String
          func ⟦error b-rule⟧updateUIView(_ field: UITextField, context: Context) {}
          final class Coordinator { ⟦information c-rule⟧let parent: Field ⟦hint d-rule⟧}
        }
        """)
    let field = try #require(found.first)
    #expect(field.notes.map(\.message) == ["says a-rule"])
    #expect(field.phases.map { $0.notes.map(\.message) } == [[], ["says b-rule"], []])
    #expect(field.coordinator?.notes.map(\.message) == ["says c-rule"])
    let text = LifecycleFormat.text.render(found)
    for note in ["⚠ warning: says a-rule", "  ✕ error: says b-rule", "  ℹ information: says c-rule"] {
      #expect(text.contains("\n\(note)\n"), "\(note)")
    }
  }

  @Test func theCoordinatorAnswersAndWritesBack() {
    let coordinator = lifecycles(of: "Field", in: source).first?.coordinator
    #expect(coordinator?.name == "Field.Coordinator")
    #expect(coordinator?.protocols == ["UITextFieldDelegate"])
    #expect(coordinator?.methods == ["textFieldDidEndEditing(_:reason:)"])
    #expect(coordinator?.inputs == ["text"])
  }

  /// `UISearchBarDelegate` inherits from `UIBarPositioningDelegate`.
  @Test func onlyDeclaredProtocolsAreListed() {
    let bar = """
      struct Bar: UIViewRepresentable {
        func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
        func updateUIView(_ bar: UISearchBar, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator: NSObject, UISearchBarDelegate {}
      }
      """
    #expect(lifecycles(of: "Bar", in: bar).first?.coordinator?.protocols == ["UISearchBarDelegate"])
  }

  @Test func missingMethodsDifferFromOptionalOnes() {
    let text = LifecycleFormat.text.render(lifecycles(of: "A", in: "struct A: UIViewRepresentable {}"))
    #expect(
      text == """
        A wraps UIView for SwiftUI
        Main.swift:1

        makeUIView(context:)  once, when the view appears
          (missing: required by the protocol)

        updateUIView(_:context:)  right after the make method, then whenever an input changes
          (missing: required by the protocol)

        dismantleUIView(_:coordinator:)  once, when SwiftUI removes the view
          (not implemented)

        """)
  }

  @Test func aGestureHasItsAction() {
    let pan = lifecycles(
      of: "Pan",
      in: """
        struct Pan: UIGestureRecognizerRepresentable {
          @Binding var length: Double
          func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
          func handleUIGestureRecognizerAction(_ pan: UIPanGestureRecognizer, context: Context) { length = 1 }
        }
        """)
    #expect(pan.first?.phases.map(\.method) == [.make, .handle])
  }

  @Test func aHostIsShownWithTheCodeForItsViews() throws {
    let host = try #require(
      lifecycles(
        ofHost: "Screen",
        in: """
          struct Profile: View { let name: String; var body: some View { Text(name) } }
          final class Screen: UIViewController {
            private var host: UIHostingController<Profile>?
            override func viewDidLoad() {
              super.viewDidLoad()
              let host = UIHostingController(rootView: Profile(name: ""))
              ⟦a-rule⟧view.addSubview(host.view)
              title = "Profile"
              self.host = host
            }
            func show(_ name: String) { host?.rootView = Profile(name: name) }
            func leave() { dismiss(animated: true) }
          }
          """
      ).first)
    #expect(
      LifecycleFormat.text.render([host]) == """
        Screen shows Profile in UIKit
        Main.swift:6

        viewDidLoad()  once, after the view loads
          ◀ Profile
          │ let host = UIHostingController(rootView: Profile(name: ""))
          │ view.addSubview(host.view)
          │ ⚠ warning: says a-rule
          │ self.host = host

        show(_:)
          │ host?.rootView = Profile(name: name)

        """)
    #expect(host.phases[0].result?.name == "UIHostingController")
    #expect(host.phases[0].result?.keeper == "stored in host")
    #expect(lifecycles(ofHost: "Profile", in: "struct Profile: View {}") == [])
  }

  @Test func mermaid() {
    #expect(
      LifecycleFormat.mermaid.render(lifecycles(of: "Field", in: source)) == """
        flowchart TB
          accTitle: Field wraps UITextField for SwiftUI
          subgraph t0["Field"]
            direction TB
            t0p0["makeCoordinator()<br>Coordinator(self)"]
            t0i0[/"text<br>color"/] --> t0p0
            t0p1["makeUIView(context:)<br>let field = UITextField()<br>field.delegate = context.coordinator<br>return field"]
            t0p0 --> t0p1
            t0p2["updateUIView(_:context:)<br>if field.text != text {<br>⚠   field.text = text<br>}<br>apply(to: field)"]
            t0i2[/"text<br>color"/] --> t0p2
            t0p1 --> t0p2
            t0p2 -- "an input changes" --> t0p2
            t0p3["dismantleUIView(_:coordinator:)<br>not implemented"]
            t0p2 --> t0p3
            t0c(["Field.Coordinator<br>UITextFieldDelegate<br>textFieldDidEndEditing(_:reason:)"])
            t0c -.-> t0b[/"text"/]
          end

        """)
  }

  private let source = """
    struct Field: UIViewRepresentable {
      @Binding var text: String
      let color: UIColor
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        // The coordinator hears of the end.
        field.delegate = context.coordinator

        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        if field.text != text {
          ⟦a-rule⟧field.text = text
        }
        apply(to: field)
      }
      private func apply(to field: UITextField) { field.textColor = color }
      final class Coordinator: NSObject, UITextFieldDelegate {
        var parent: Field
        init(_ parent: Field) { self.parent = parent }
        func textFieldDidEndEditing(_ field: UITextField, reason: Reason) { print(parent.color); parent.text = field.text ?? "" }
        private func other() {}
      }
    }
    """
}
