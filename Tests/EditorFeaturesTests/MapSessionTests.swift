import BridgeModel
import EditorChecks
import Foundation
import LintEngine
import LintRules
import SwiftScan
import Testing
import TextModel
import TypeCheckSupport

/// Somebody wraps a map with its delegate in the sample app, by completions alone.
@Suite struct MapSessionTests {
  @Test func aMapIsWrappedByCompletions() throws {
    let app = try sampleApp()
    #expect(app.count > 10)
    var session = TypingSession(
      "Map", in: "import MapKit\nimport SwiftUI\n\nstruct Map: UIViewRepresentable {\n  ⟦⟧\n}\n", beside: app,
      takesSnippets: true)
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

  private func sampleApp() throws -> [SourceFile] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let folder = tests.appendingPathComponent("SampleApp")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    return try names.sorted().map { name in
      let bytes = try Data(contentsOf: folder.appendingPathComponent(name))
      return SourceFile(path: FilePath(name), document: Document(SourceText(String(decoding: bytes, as: UTF8.self))))
    }
  }
}
