import BridgeMap
import JSONText
import Testing

/// Three bridges and a shared model in every form.
@Suite struct MapFormatTests {
  @Test func text() {
    #expect(
      MapFormat.text.render(sample) == """
        3 bridges: 1 sound, 1 with warnings, 1 with errors in App

              Home ━━━ UIHostingController ━━━━▶ Board

        Map
              Home ◀━━━━━━━━━━ Map ━━━━━━━━━━━━━ MKMapView  coordinator · dismantle missing · warning: missing-dismantle
        Home, Card ◀━━━━━━━━ Search ━━━━━━━━━━━ UISearchBar  error: 2 × a-rule, b-rule

        shared models
          Home  ── Store ──  Board

        """)
  }

  @Test func mermaid() {
    #expect(
      MapFormat.mermaid.render(sample) == """
        flowchart LR
        """)
  }

  @Test func dot() {
    #expect(
      MapFormat.dot.render(sample) == """
        digraph bridges {
        """)
  }

  @Test func json() throws {
    let json = try JSON(reading: Array(MapFormat.json.render(sample).utf8))
    #expect(
      json["bridges"]?.array?[1] == [
        "name": "Map", "direction": "wraps", "framework": "UIKit", "means": ["UIViewRepresentable"],
        "path": "App/Map/Map.swift", "line": 1, "swiftUI": ["Home"], "uiKit": ["MKMapView"], "hosts": [],
        "coordinator": "Map.Coordinator", "dismantle": "missing", "severity": "warning", "diagnostics": 1,
        "rules": ["missing-dismantle"],
      ])
    #expect(json["bridges"]?.array?[0]["severity"] == nil)
    #expect(
      json["models"] == [
        ["name": "Store", "path": "App/Board.swift", "line": 2, "swiftUI": ["Home"], "uiKit": ["Board"]]
      ])
  }

  /// The order of the files is not that of the bridges, and no form depends on it.
  @Test func theEndingOfAFileTellsTheForm() {
    let endings = ["svg", "SVG", "mmd", "mermaid", "dot", "gv", "json", "txt"].map { MapFormat(fileExtension: $0) }
    #expect(endings == [.svg, .svg, .mermaid, .mermaid, .dot, .dot, .json, .text])
    #expect(MapFormat(fileExtension: "swift") == nil)
  }

  private let sample = bridges([
    "App/Map/Map.swift": """
    struct Map: UIViewRepresentable {
      func makeUIView(context: Context) -> MKMapView { ⟦missing-dismantle⟧MKMapView() }
      final class Coordinator {}
    }
    """,
    "App/Map/Search.swift": """
    struct Search: UIViewRepresentable {
      func makeUIView(context: Context) -> UISearchBar { ⟦a-rule⟧⟦error b-rule⟧UISearchBar() }
    }
    """,
    "App/Home.swift": """
    struct Home: View {
      @ObservedObject var store: Store
      var body: some View { VStack { Map(); Search(); Card() } }
    }
    struct Card: View { var body: some View { Search() } }
    """,
    "App/Board.swift": """
    final class Board: UIViewController { let store: Store; let home = UIHostingController(rootView: Home()) }
    final class Store: ObservableObject {}
    """,
  ])
}
