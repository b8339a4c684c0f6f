import BridgeMap
import JSONText
import Testing

/// Three bridges and a shared model in every format.
@Suite struct MapFormatTests {
  @Test func text() {
    #expect(
      MapFormat.text.render(sample) == """
        3 bridges: 1 without problems, 1 with warnings, 1 with errors in App

                Home ━━━━ UIHostingController ━━━▶ Board

        Map
                Home ◀━━━━━━━━━━━ Map ━━━━━━━━━━━━ MKMapView    coordinator · dismantle missing · warning: missing-dismantle
          Home, Card ◀━━━━━━━━━ Search ━━━━━━━━━━━ UISearchBar  error: a-rule, b-rule

        shared models
          Home  ── Store ──  Board

        """)
  }

  @Test func mermaid() {
    #expect(
      MapFormat.mermaid.render(sample) == """
        flowchart LR
          accTitle: 3 bridges: 1 without problems, 1 with warnings, 1 with errors
          subgraph swiftUI["SwiftUI"]
            s0["Home"]
            s1["Card"]
          end
          subgraph river[" "]
            b0{{"UIHostingController ▶"}}:::sound
            b1{{"◀ Map<br>⚠ missing-dismantle"}}:::warning
            b2{{"◀ Search<br>✕ a-rule, b-rule"}}:::error
            b3(["Store"])
          end
          subgraph uiKit["UIKit"]
            u0["Board"]
            u1["MKMapView"]
            u2["UISearchBar"]
          end
          s0 --- b0
          b0 --- u0
          s0 --- b1
          b1 --- u1
          s0 --- b2
          s1 --- b2
          b2 --- u2
          s0 -.- b3
          b3 -.- u0
          classDef sound stroke:#3a8f68,stroke-width:2px
          classDef hint stroke:#4d86c4,stroke-width:2px
          classDef information stroke:#4d86c4,stroke-width:2px,stroke-dasharray:2 2
          classDef warning stroke:#c98a1b,stroke-width:3px,stroke-dasharray:8 3
          classDef error stroke:#d9463b,stroke-width:4px,stroke-dasharray:3 3
          style river fill:none,stroke:none

        """)
  }

  @Test func dot() {
    #expect(
      MapFormat.dot.render(sample) == """
        digraph bridges {
          rankdir=LR; nodesep=0.15; ranksep=1.2
          graph [fontname="Helvetica"]; node [fontname="Helvetica", shape=box, style=rounded]; edge [color=gray40]
          { rank=min; node [shape=plaintext]
            "SwiftUI" [shape=plaintext, fontsize=20]
            "swiftui: Home" [label="Home"]
            "swiftui: Card" [label="Card"]
          }
          { rank=max; node [shape=plaintext]
            "UIKit" [shape=plaintext, fontsize=20]
            "uikit: Board" [label="Board"]
            "uikit: MKMapView" [label="MKMapView"]
            "uikit: UISearchBar" [label="UISearchBar"]
          }
            b1 [label="UIHostingController", color=seagreen, tooltip="Board shows Home with UIHostingController\\nApp/Board.swift:1"]
          subgraph "cluster_Map" { label="Map"; color=gray
            b2 [label="Map\\nmissing-dismantle", color=darkorange3, style="rounded,dashed", penwidth=2, tooltip="Map wraps MKMapView for Home\\ncoordinator · dismantle missing\\nmissing-dismantle\\nApp/Map/Map.swift:1"]
            b3 [label="Search\\na-rule, b-rule", color=firebrick, style="rounded,dashed", penwidth=3, peripheries=2, tooltip="Search wraps UISearchBar for Home, Card\\na-rule, b-rule\\nApp/Map/Search.swift:1"]
          }
          b4 [label="Store", shape=ellipse, style=dotted]
          "swiftui: Home" -> b1 [dir=forward]
          b1 -> "uikit: Board" [dir=forward]
          "swiftui: Home" -> b2 [dir=back]
          b2 -> "uikit: MKMapView" [dir=back]
          "swiftui: Home" -> b3 [dir=back]
          "swiftui: Card" -> b3 [dir=back]
          b3 -> "uikit: UISearchBar" [dir=back]
          "swiftui: Home" -> b4 [dir=none, style=dotted]
          b4 -> "uikit: Board" [dir=none, style=dotted]
        }

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

  /// No format depends on the order of the files, which differs from the order of the bridges.
  @Test func theFileExtensionSelectsTheFormat() {
    let endings = ["svg", "SVG", "mmd", "mermaid", "dot", "gv", "json", "txt"].map { MapFormat(fileExtension: $0) }
    #expect(endings == [.svg, .svg, .mermaid, .mermaid, .dot, .dot, .json, .text])
    #expect(MapFormat(fileExtension: "swift") == nil)
  }

  /// Whatever a folder's name contains, a terminal can show the map, and parsers of each format can read it.
  @Test(arguments: MapFormat.allCases) func noFormatContainsControlCharacters(_ format: MapFormat) {
    let map = format.render(
      bridges([
        "App/\u{1B}[2J\u{7}\u{9B}\u{202E}\r\n/Map.swift": """
        struct Map: UIViewRepresentable { func makeUIView(context: Context) -> MKMapView { MKMapView() } }
        struct Home: View { var body: some View { Map() } }
        """,
        "App/Other.swift": """
        struct Other: UIViewRepresentable { func makeUIView(context: Context) -> MKMapView { MKMapView() } }
        """,
      ]))
    #expect(!map.unicodeScalars.contains { "\u{1B}\u{7}\u{9B}\u{202E}\r".unicodeScalars.contains($0) })
    if format == .dot {
      #expect(map.contains(#"subgraph "cluster_␛[2J␇\u{FFFD}\u{FFFD}␍\n""#.replacing(#"\u{FFFD}"#, with: "\u{FFFD}")))
    }
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
