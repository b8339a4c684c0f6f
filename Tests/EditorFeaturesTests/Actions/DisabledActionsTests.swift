import EditorFeatures
import Testing

@Suite struct DisabledActionsTests {
  @Test(arguments: [
    ("", "Add dismantleUIView", "'Map' doesn't declare the type that it wraps yet"),
    (
      "static func dismantleUIView(_ view: MKMapView, coordinator: ()) {}", "Add dismantleUIView",
      "'Map' already has it"
    ),
    ("struct Coordinator {}", "Insert Coordinator", "the coordinator of 'Map' isn't a class"),
    (
      "var Coordinator = 1", "Insert Coordinator", "'Map' uses 'Coordinator' or 'makeCoordinator' for something else"
    ),
  ])
  func explainsWhyActionsAreDisabled(_ member: String, _ title: String, _ reason: String) {
    #expect(disabled("struct Map: UIViewRepresentable {\n  ⟦⟧\n  \(member)\n}")[title] == reason)
  }

  /// The method would be in the wrong `#if` or file.
  @Test func explainsWhereMethodsCannotBeAdded() {
    let twoPlatforms = """
      #if os(macOS)
      typealias ViewBridge = NSViewRepresentable
      #else
      typealias ViewBridge = UIViewRepresentable
      #endif
      struct Map⟦⟧: ViewBridge {
        #if os(macOS)
        func makeNSView(context: Context) -> MKMapView { MKMapView() }
        #else
        func makeUIView(context: Context) -> MKMapView { MKMapView() }
        #endif
      }
      """
    let reasons = disabled(twoPlatforms).filter { $0.key.hasPrefix("Add dismantle") }.map(\.value)
    #expect(reasons == ["'Map' has other methods on each platform"])
  }

  @Test func unrelatedCodeHasNoDisabledActions() {
    #expect(disabled("struct ⟦⟧Plain {}") == [:])
    let gesture = disabled("struct Tap: UIGestureRecognizerRepresentable {\n  ⟦⟧\n}")
    #expect(gesture.keys.allSatisfy { !$0.hasPrefix("Add") })
  }

  /// An action that is offered isn't disabled too.
  @Test func anActionIsEitherOfferedOrDisabled() {
    let source = """
      struct Map: UIViewRepresentable {
        ⟦⟧
        func makeUIView(context: Context) -> MKMapView {
          UIDevice.current.beginGeneratingDeviceOrientationNotifications()
          return MKMapView()
        }
      }
      """
    let offered = MarkedSource(source).actions().map(\.title)
    #expect(offered.contains("Add dismantleUIView"))
    #expect(disabled(source).keys.allSatisfy { !offered.contains($0) })
  }

  private func disabled(_ text: String) -> [String: String] {
    let source = MarkedSource(text)
    let (file, project) = source.project()
    let actions = disabledActions(in: source.selection, of: file, project: project)
    #expect(actions.allSatisfy { $0.edits.isEmpty })
    return Dictionary(actions.map { ($0.title, $0.disabledReason ?? "") }) { first, _ in first }
  }
}
