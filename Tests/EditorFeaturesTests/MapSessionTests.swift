import EditorChecks
import LintEngine
import LintRules
import Testing
import TypeCheckSupport

/// Somebody wraps a map with its delegate, by completions alone.
@Suite struct MapSessionTests {
  @Test func aMapIsWrappedByCompletions() {
    var session = TypingSession(
      "Map", in: "import MapKit\nimport SwiftUI\n\nstruct Map: UIViewRepresentable {\n  ⟦⟧\n}\n", takesSnippets: true)
    let gap = "\n\n  "
    session.take("makeUIView(context:)", typing: "mak", then: gap)
    // The class is written into the place that the snippet has for it, in both places at once.
    session.replace("UIView()", with: "MKMapView()")
    session.replace("-> UIView ", with: "-> MKMapView ")
    session.take("updateUIView(_:context:)", typing: "upd", then: gap)
    session.take("class Coordinator", typing: "class C", then: gap)
    session.take("makeCoordinator()", typing: "coo")
    session.move(behind: "self.parent = parent\n    }")
    session.write("\n\n    ")
    session.take("mapView(_:regionDidChangeAnimated:)", typing: "reg")
    session.move(behind: "-> MKMapView {\n    ")
    session.write("let map = ")
    session.move(behind: "let map = MKMapView()")
    session.write("\n    map.delegate = ")
    session.take("context.coordinator", typing: "")
    session.write("\n    return map")
    session.move(behind: "func updateUIView(_ uiView: MKMapView, context: Context) {\n    ")
    session.take("context.coordinator.parent = self", typing: "par")
    #expect(session.faults == [])
    #expect(lint(session.file.path, in: session.project, rules: Rule.all) == [], "\(session.text)")
    #expect(StubModules.typeCheck(session.text, includingWarnings: true) == [], "\(session.text)")
    #expect(session.text.contains("final class Coordinator: NSObject, MKMapViewDelegate {"))
    let keystrokes = session.keystrokes + "MKMapView".count
    #expect(keystrokes < 110, "\(keystrokes) of \(session.text.count) characters")
  }
}
