import Testing
import TypeCheckSupport

/// The stub modules accept and reject the same code as Apple's modules.
@Suite struct StubModulesTests {
  @Test func acceptsRepresentablesOfEveryFamily() {
    #expect(
      StubModules.typeCheck(
        """
        import SwiftUI
        struct Field: UIViewRepresentable {
          final class Coordinator: NSObject, UITextFieldDelegate {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          func makeUIView(context: Context) -> UITextField {
            let view = UITextField()
            view.delegate = context.coordinator
            return view
          }
          func updateUIView(_ uiView: UITextField, context: Context) { context.animate { uiView.alpha = 1 } }
          static func dismantleUIView(_ uiView: UITextField, coordinator: Coordinator) { uiView.delegate = nil }
          func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextField, context: Context) -> CGSize? { nil }
        }
        struct Page: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
          func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
        }
        struct MacField: NSViewRepresentable {
          func makeNSView(context: Context) -> NSTextField { NSTextField() }
          func updateNSView(_ nsView: NSTextField, context: Context) { nsView.stringValue = "" }
        }
        struct MacPage: NSViewControllerRepresentable {
          func makeNSViewController(context: Context) -> NSViewController { NSViewController() }
          func updateNSViewController(_ nsViewController: NSViewController, context: Context) {}
        }
        struct Map: WKInterfaceObjectRepresentable {
          func makeWKInterfaceObject(context: Context) -> WKInterfaceMap { WKInterfaceMap() }
          func updateWKInterfaceObject(_ map: WKInterfaceMap, context: Context) {}
        }
        struct Pan: UIGestureRecognizerRepresentable {
          func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
        }
        struct Click: NSGestureRecognizerRepresentable {
          func makeNSGestureRecognizer(context: Context) -> NSClickGestureRecognizer { NSClickGestureRecognizer() }
        }
        """, includingWarnings: true) == [])
  }

  @Test func rejectsCodeThatTheCompilerRejects() {
    expectRefused("struct A: UIViewRepresentable { func makeUIView(context: Context) -> UIView { UIView() } }")
    expectRefused("final class C: UITextFieldDelegate {}")
    expectRefused("final class C: NSObject, UIPickerViewDataSource {}")
    expectRefused(
      """
      final class C: NSObject, UIImagePickerControllerDelegate {}
      @MainActor func use(_ picker: UIImagePickerController, _ c: C) { picker.delegate = c }
      """)
    expectRefused("struct S { @objc func tapped() {} }")
    expectRefused("final class C: NSObject { func tapped() {} }\nlet s = #selector(C.tapped)")
  }

  @Test func warnsAboutMisspelledDelegateMethods() {
    let found = StubModules.typeCheck(
      """
      import UIKit
      final class C: NSObject, UITextFieldDelegate {
        func textFieldShouldReturn(textField: UITextField) -> Bool { true }
      }
      """, includingWarnings: true)
    #expect(found.contains { $0.contains("nearly matches") })
  }

  @Test func snippetsAreIndependent() {
    let snippets = [
      "First": "struct A { var b: Int }", "Second": "struct A {}\nextension Int { var c: A { A() } }",
      "Third": "let a: A? = nil", "Fourth": "#if true\nlet c = 1.c\n#endif", "Fifth": "struct E { var int = 1 }",
    ]
    let found = StubModules.typeCheck(snippets: snippets)
    #expect(found.count == 4)
    #expect(found.filter { $0.contains("Third.swift:1:8: error: cannot find type 'A'") }.count == 2)
    #expect(found.filter { $0.contains("Fourth.swift:2:11: error: value of type 'Int' has no member 'c'") }.count == 2)
  }

  @Test func parsingFindsOnlySyntaxErrors() {
    let found = StubModules.parse(files: ["Good": "let a: Unknown = b", "Bad": "let a ="])
    #expect(found.count == 1 && found[0].hasPrefix("Bad.swift:1:"))
  }

  @Test func namesTheFileAndTheLanguageMode() {
    let found = StubModules.typeCheck(files: ["Good": "let a = 1", "Bad": "let b: Int = \"\""])
    #expect(
      found.map { $0.prefix("Swift 5: Bad.swift:1:".count) } == ["Swift 5: Bad.swift:1:", "Swift 6: Bad.swift:1:"])
  }
}

private func expectRefused(_ source: String, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(!StubModules.typeCheck("import SwiftUI\n" + source).isEmpty, sourceLocation: sourceLocation)
}
