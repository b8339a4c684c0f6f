import BridgeMap
import LintEngine
import Testing
import TextModel

@Suite struct FindBridgesTests {
  @Test func aRepresentableLeadsFromItsClassToTheViewsThatShowIt() throws {
    let found = bridges([
      "Map.swift": """
      struct Map: UIViewRepresentable {
        func makeCoordinator() -> Keeper { Keeper() }
        func makeUIView(context: Context) -> MKMapView { MKMapView() }
        static func dismantleUIView(_ view: MKMapView, coordinator: Keeper) {}
      }
      final class Keeper {}
      """,
      "Screens.swift": """
      struct Home: View { var body: some View { VStack { Map(); Map() } } }
      struct Card: View { var body: some View { Map() } }
      struct Card_Previews: PreviewProvider { static var previews: some View { Map() } }
      #Preview { Map() }
      final class Board: UIView { let map = Map() }
      """,
    ])
    let bridge = try #require(found.bridges.first)
    #expect(found.bridges.count == 1)
    #expect(bridge.direction == .wraps)
    #expect(bridge.name == "Map")
    #expect(bridge.means == ["UIViewRepresentable"])
    #expect((bridge.path, bridge.line) == ("Map.swift", 1))
    #expect(bridge.swiftUITypes == ["Home", "Card"])
    #expect(bridge.uiKitTypes == ["MKMapView"])
    #expect(bridge.coordinator == "Keeper")
    #expect(bridge.dismantle == .written)
    #expect(bridge.health == Health())
  }

  @Test func aHostingClassIsOneBridgeAcrossItsFiles() throws {
    let found = bridges([
      "A.swift":
        "final class Board: UIViewController {\n  let head = UIHostingController(rootView: Head().padding())\n}",
      "B.swift": """
      extension Board {
        func foot() { show(UIHostingController(rootView: AnyView(Foot()))) }
        func fill(_ cell: UITableViewCell) { cell.contentConfiguration = UIHostingConfiguration { HStack { Row() } } }
      }
      """,
      "C.swift": "struct Head: View {}\nstruct Foot: View {}\nstruct Row: View {}",
    ])
    let bridge = try #require(found.bridges.first)
    #expect(found.bridges.count == 1)
    #expect(bridge.direction == .hosts)
    #expect(bridge.name == "Board")
    #expect((bridge.path, bridge.line) == ("A.swift", 2))
    #expect(bridge.means == ["UIHostingController", "UIHostingConfiguration"])
    #expect(bridge.swiftUITypes == ["Head", "Foot", "Row"])
    #expect(bridge.uiKitTypes == ["Board"])
  }

  @Test func aHostingControllerSubclassIsABridgeToTheClassThatCreatesIt() throws {
    let found = bridges([
      "A.swift": """
      final class ProfileController: UIHostingController<ProfileView<Text>> {}
      final class Tabs: UITabBarController { func open() { show(ProfileController(rootView: ProfileView())) } }
      final class Unused: NSHostingController<Text> {}
      """
    ])
    #expect(found.bridges.map(\.name) == ["ProfileController", "Unused"])
    #expect(found.bridges.map(\.swiftUITypes) == [["ProfileView"], ["Text"]])
    #expect(found.bridges.map(\.uiKitTypes) == [["Tabs"], ["NSHostingController"]])
    #expect(found.bridges.map(\.framework) == [.uiKit, .appKit])
  }

  /// Code that hosts SwiftUI outside a UIKit class is represented by Apple's hosting class.
  @Test func codeOutsideAClassHostsWithAnAppleClass() {
    let found = bridges([
      "App/Icon.swift": "struct Icon: View { func image() { UIHostingController(rootView: Icon()).view } }",
      "App/main.swift": "let window = NSHostingView(rootView: view)",
    ])
    #expect(found.bridges.map(\.name) == ["Icon", "main.swift"])
    #expect(found.bridges.map(\.uiKitTypes) == [["UIHostingController"], ["NSHostingView"]])
    #expect(found.bridges.map(\.swiftUITypes) == [["Icon"], []])
  }

  @Test func aRepresentableListsTheViewsThatItHosts() {
    let found = bridges([
      "A.swift": """
      struct Pages: UIViewControllerRepresentable {
        let page: Page
        func makeUIViewController(context: Context) -> UIPageViewController { UIPageViewController() }
        final class Coordinator { func host(_ page: Page) { UIHostingController(rootView: page) } }
      }
      struct Page: View {}
      """
    ])
    #expect(found.bridges.map(\.name) == ["Pages"])
    #expect(found.bridges.map(\.hostedViews) == [["Page"]])
  }

  /// Diagnostics count for the innermost type that contains them, not for the enclosing type.
  @Test func diagnosticsCountForTheInnermostType() {
    let found = bridges([
      "A.swift": """
      final class Board: UIViewController {
        let host = UIHostingController(rootView: ⟦missing-did-move⟧Text(""))
        struct Map: UIViewRepresentable { ⟦a-rule⟧⟦error b-rule⟧⟦hint c-rule⟧⟦a-rule⟧ }
      }
      struct Meter: UIViewRepresentable {}
      """,
      "B.swift": "extension Meter { ⟦missing-dismantle⟧ }\nstruct Other { ⟦d-rule⟧ }",
    ])
    let healths = Dictionary(uniqueKeysWithValues: found.bridges.map { ($0.name, $0.health) })
    #expect(healths["Board"]?.rules == ["missing-did-move"])
    #expect(healths["Board.Map"]?.rules == ["a-rule", "b-rule"])
    #expect(healths["Board.Map"]?.count == 3)
    #expect(healths["Board.Map"]?.severity == .error)
    #expect(healths["Meter"]?.severity == .warning)
    #expect(found.bridges.first { $0.name == "Meter" }?.dismantle == .missing)
  }

  @Test func anObservableObjectUsedOnBothSidesIsShared() {
    let found = bridges([
      "Models.swift": """
      final class Store: ObservableObject {}
      @Observable final class Player {}
      @Observable final class Private {}
      final class Plain {}
      """,
      "Views.swift": """
      struct Home: View {
        @EnvironmentObject var store: Store
        @Environment(Player.self) private var player
        var own: Private
        var plain: Plain
      }
      """,
      "Controllers.swift": """
      final class Board: UIViewController {
        var store: Store?
        let plain = Plain()
      }
      final class Bar: NSView { let player = Player() }
      """,
    ])
    #expect(found.models.map(\.name) == ["Player", "Store"])
    #expect(found.models.map(\.swiftUITypes) == [["Home"], ["Home"]])
    #expect(found.models.map(\.uiKitTypes) == [["Bar"], ["Board"]])
  }

  /// The map of a part of a project shows the bridges in it, and their uses in the whole project.
  @Test func usesAreFoundInTheWholeProject() {
    let files: [FilePath: String] = [
      "A/Map.swift": "struct Map: UIViewRepresentable {}\nfinal class Board: UIView { var store: Store }",
      "B/Home.swift": "struct Home: View { @ObservedObject var store: Store; var body: some View { Map() } }",
      "B/Far.swift": "struct Far: View { var own: Own }\nfinal class Away: UIView { var own: Own }",
      "C/Store.swift": "final class Store: ObservableObject {}\nfinal class Own: ObservableObject {}",
    ]
    let found = bridges(files, in: ["A/Map.swift"])
    #expect(found.bridges.map(\.name) == ["Map"])
    #expect(found.bridges.first?.swiftUITypes == ["Home"])
    #expect(found.models.map(\.name) == ["Store"])
  }

  @Test func brokenSourceIsAccepted() {
    #expect(bridges(["A.swift": "struct A: UIViewRepresentable {"]).bridges.map(\.name) == ["A"])
    #expect(bridges(["A.swift": "UIHostingController(rootView: "]).bridges.map(\.name) == ["A.swift"])
    #expect(bridges(["A.swift": ""]).bridges == [])
  }
}
