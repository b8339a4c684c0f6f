import EditorFeatures
import Testing

@Suite struct BridgeLensTests {
  @Test(arguments: [
    ("", "UIKit ← MKMapView · no update · no dismantle"),
    ("func updateUIView(_ view: MKMapView, context: Context) {}", "UIKit ← MKMapView · empty update · no dismantle"),
    (
      "func updateUIView(_ view: MKMapView, context: Context) { view.region = region }",
      "UIKit ← MKMapView · update unguarded · no dismantle"
    ),
    (
      "func updateUIView(_ view: MKMapView, context: Context) { if view.region != region { view.region = region } }",
      "UIKit ← MKMapView · update guarded · no dismantle"
    ),
    (
      """
      func updateUIView(_ view: MKMapView, context: Context) { apply(to: view) }
      private func apply(to view: MKMapView) { if view.region != region { view.region = region } }
      """,
      "UIKit ← MKMapView · update guarded · no dismantle"
    ),
    (
      """
      static func dismantleUIView(_ view: MKMapView, coordinator: Coordinator) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, MKMapViewDelegate {}
      """,
      "UIKit ← MKMapView · Coordinator · no update · dismantle"
    ),
  ])
  func saysHowABridgeIsBuilt(_ members: String, _ title: String) {
    #expect(titles(of: map(members)) == [title])
  }

  @Test func everyFamilyHasItsOwnTitle() {
    #expect(titles(of: "struct A: NSViewRepresentable {}") == ["AppKit ← NSView · no update · no dismantle"])
    #expect(
      titles(of: "struct A: UIViewControllerRepresentable {}")
        == ["UIKit ← UIViewController · no update · no dismantle"])
    // A gesture representable needs no update method and has no dismantle method.
    #expect(titles(of: "struct A: UIGestureRecognizerRepresentable {}") == ["UIKit ← UIGestureRecognizer"])
  }

  @Test func aLensIsAtTheNameThatDeclaresTheConformance() {
    let source = MarkedSource("struct Plain {}\nextension ⟦Plain⟧: UIViewRepresentable {}\n")
    let (file, project) = source.project()
    #expect(bridgeLenses(in: file, of: project).map(\.range) == [source.selection])
    // The lens is only in the file with the extension.
    let (other, whole) = MarkedSource("struct Plain {}").project(with: ["extension Plain: UIViewRepresentable {}"])
    #expect(bridgeLenses(in: other, of: whole) == [])
  }

  @Test func ambiguousTypesHaveNoLens() {
    let twice = "struct A: UIViewRepresentable {}\nstruct A: UIViewRepresentable {}\n"
    #expect(titles(of: twice) == [])
    #expect(titles(of: "struct A: View {}\nclass B: UIHostingController<A> {}") == [])
  }

  @Test func aDescriptionListsTheDetails() {
    let (file, project) = MarkedSource(
      map(
        """
        @Binding var selection: Int
        func updateUIView(_ view: MKMapView, context: Context) { if view.region != region { view.region = region } }
        final class Coordinator: NSObject, MKMapViewDelegate {}
        """)
    ).project()
    #expect(
      bridgeDescription(of: "Map", in: file, of: project) == """
        Map wraps MKMapView from UIKit for SwiftUI.
        inputs: region, @Binding selection
        methods: makeUIView, updateUIView
        not implemented: dismantleUIView, sizeThatFits, makeCoordinator
        update checks: view.region != region
        coordinator: Map.Coordinator, MKMapViewDelegate
        """)
    #expect(bridgeDescription(of: "Other", in: file, of: project) == nil)
    // `UITableViewDelegate` inherits from `UIScrollViewDelegate`, which the source doesn't mention.
    let table = MarkedSource(map("final class Coordinator: NSObject, UITableViewDelegate {}")).project()
    let lines = bridgeDescription(of: "Map", in: table.0, of: table.1)?.split(separator: "\n")
    #expect(lines?.last == "coordinator: Map.Coordinator, UITableViewDelegate")
  }

  private func titles(of text: String) -> [String] {
    let (file, project) = MarkedSource(text).project()
    return bridgeLenses(in: file, of: project).map(\.title)
  }

  private func map(_ members: String) -> String {
    """
    struct Map: UIViewRepresentable {
      var region: Region
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      \(members)
    }
    """
  }
}
