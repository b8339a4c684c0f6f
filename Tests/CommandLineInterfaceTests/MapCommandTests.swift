import Testing
import TextModel

@testable import CommandLineInterface

@Suite struct MapCommandTests {
  @Test func theMapIsText() async {
    let map = await outcome("map", files: files)
    #expect(map.code == .clean)
    #expect(map.errors.isEmpty)
    #expect(
      map.output == """
        2 bridges: 1 without problems, 1 with warnings

          Home ━━━━ UIHostingController ━━━▶ Board
          Home ◀━━━━━━━━━━━ Map ━━━━━━━━━━━━ MKMapView  warning: layout-property-mutation

        """)
  }

  @Test func anyFormatCanBePrinted() async {
    #expect(await outcome("map --format svg", files: files).output.hasPrefix("<?xml version=\"1.0\""))
    #expect(await outcome("map --format mermaid", files: files).output.hasPrefix("flowchart LR\n"))
    #expect(await outcome("map --format dot", files: files).output.hasPrefix("digraph bridges {\n"))
    #expect(await outcome("map --format json", files: files).output.hasPrefix(#"{"bridges":[{"name":"Board","#))
  }

  @Test func theOutputFileNameSelectsTheFormat() async {
    #expect(await outcome("map --output map.dot", files: files).output.hasPrefix("map.dot <- digraph bridges {\n"))
    #expect(await outcome("map --output map.txt", files: files).output.hasPrefix("map.txt <- 2 bridges"))
    for name in ["map", "map.png", "svg"] {
      let refused = await outcome("map --output \(name)", files: files)
      #expect(
        refused.errors.hasPrefix(
          "uibridge: cannot choose a format for '\(name)': end its name with .svg, .mmd, .dot, .json, or .txt, or add"))
      #expect(refused.output == "" && refused.code == .failure)
    }
    #expect(await outcome("map --output map --format text", files: files).output.hasPrefix("map <- 2 bridges"))
    #expect(await outcome("map --output map.dot --format json", files: files).output.hasPrefix("map.dot <- {"))
  }

  /// The rest of the project is still read.
  @Test func onlyNamedFilesAreOnTheMap() async {
    #expect(
      await outcome("map Map.swift", files: files.merging(["Package.swift": ""]) { $1 }).output
        .hasPrefix("1 bridge: "))
  }

  @Test func aTypeIsShownWithItsCode() async {
    let type = await outcome("map --type Map", files: files)
    #expect(type.output.hasPrefix("Map wraps MKMapView for SwiftUI\nMap.swift:1\n"))
    #expect(type.output.contains("  │ view.frame = .zero\n  │ ⚠ warning: "))
    #expect(await outcome("map --type Outer.Inner", files: files).errors.contains("no type 'Outer.Inner'"))
    #expect(await outcome("map --type Map --output map.svg", files: files).output.hasPrefix("map.svg <- <?xml"))
    #expect(await outcome("map --type Map --format mermaid", files: files).output.hasPrefix("flowchart TB\n"))
  }

  @Test func problemsWithTheRequestedMapAreReported() async {
    await expect(
      "map --type Mep", .failure, "uibridge: no type 'Mep' bridges SwiftUI and UIKit or AppKit; did you mean 'Map'?\n")
    await expect(
      "map --type Map --format dot", .failure,
      "uibridge: '--type' requires one of the formats text, svg, mermaid, not 'dot'\n")
    await expect("map Home.swift", .clean, "uibridge: no bridges between SwiftUI and UIKit or AppKit found\n")
    await expect("map Nowhere.swift", .failure, "uibridge: cannot read Nowhere.swift: no such file or directory\n")
    let twice: [FilePath: String] = [
      "A.swift": "enum A { struct Map: UIViewRepresentable {} }\nenum B { struct Map: UIViewRepresentable {} }"
    ]
    let result = await outcome("map --type Map", files: twice)
    #expect(result.code == .failure)
    #expect(result.errors.hasPrefix("uibridge: 'Map' is ambiguous: it could be A.Map, B.Map\n"))
    #expect(await outcome("map --type B.Map", files: twice).output.hasPrefix("B.Map wraps UIView for SwiftUI\n"))
  }

  /// A type can be a representable on two platforms.
  @Test func bothLifecyclesOfATypeAreShown() async {
    let files: [FilePath: String] = ["A.swift": "struct A: UIViewRepresentable {}\nextension A: NSViewRepresentable {}"]
    let output = await outcome("map --type A", files: files).output
    #expect(output.contains("A wraps UIView for SwiftUI"))
    #expect(output.contains("A wraps NSView for SwiftUI"))
  }

  /// Rules that the configuration turns off don't affect the health of a bridge, and neither do mistakes in comments.
  @Test func healthDependsOnTheConfiguredRules() async {
    let quiet = files.merging([".uibridge.json": #"{ "rules": { "layout-property-mutation": "off" } }"#]) { $1 }
    #expect(await outcome("map", files: quiet).output.hasPrefix("2 bridges: 2 without problems\n"))
    let comment: [FilePath: String] = [
      "A.swift": "struct A: UIViewControllerRepresentable {\n// uibridge:disable:this no-such-rule\n\(methods)}"
    ]
    #expect(await outcome("map", files: comment).output.hasPrefix("1 bridge: 1 without problems\n"))
  }

  private func expect(
    _ line: String, _ code: ExitCode, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let result = await outcome(line, files: files)
    #expect(result.code == code, sourceLocation: sourceLocation)
    #expect(result.errors.hasPrefix(message), "\(result.errors)", sourceLocation: sourceLocation)
  }

  private let methods = """
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    """
  private let files: [FilePath: String] = [
    "Map.swift": """
    struct Map: UIViewRepresentable {
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ view: MKMapView, context: Context) {
        view.frame = .zero
      }
    }
    """,
    "Home.swift": "struct Home: View { var body: some View { Map() } }",
    "Board.swift": "final class Board: UIViewController { let home = UIHostingController(rootView: Home()) }",
  ]
}
