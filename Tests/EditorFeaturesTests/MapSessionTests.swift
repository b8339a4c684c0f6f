import BridgeModel
import EditorChecks
import Foundation
import LintEngine
import LintRules
import SwiftScan
import Testing
import TextModel
import TypeCheckSupport

/// Wraps a map and its delegate in the sample app using only completions.
@Suite struct MapSessionTests {
  @Test func aMapIsWrappedByCompletions() throws {
    let app = try sampleApp()
    #expect(app.count > 10)
    var session = TypingSession(
      "Map", in: "import MapKit\nimport SwiftUI\n\nstruct Map: UIViewRepresentable {\n  ⟦⟧\n}\n", with: app,
      takesSnippets: true)
    let gap = "\n\n  "
    session.accept("makeUIView(context:)", typing: "mak", then: gap)
    // The user types the class into the snippet's placeholder, which changes both occurrences.
    session.replace("UIView()", with: "MKMapView()")
    session.replace("-> UIView ", with: "-> MKMapView ")
    session.accept("updateUIView(_:context:)", typing: "upd", then: gap)
    session.accept("class Coordinator", typing: "class C", then: gap)
    session.accept("makeCoordinator()", typing: "coo")
    session.move(after: "self.parent = parent\n    }")
    session.write("\n\n    ")
    session.accept("mapView(_:regionDidChangeAnimated:)", typing: "reg")
    session.move(after: "-> MKMapView {\n    ")
    session.write("let map = ")
    session.move(after: "let map = MKMapView()")
    session.write("\n    map.delegate = ")
    session.accept("context.coordinator", typing: "")
    session.write("\n    return map")
    session.move(after: "func updateUIView(_ uiView: MKMapView, context: Context) {\n    ")
    session.accept("context.coordinator.parent = self", typing: "par")
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
