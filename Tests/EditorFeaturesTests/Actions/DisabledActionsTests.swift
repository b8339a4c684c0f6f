import EditorFeatures
import Testing

@Suite struct DisabledActionsTests {
  @Test(arguments: [
    ("", "Add dismantleUIView", "'Map' does not say yet what it wraps"),
    (
      "static func dismantleUIView(_ view: MKMapView, coordinator: ()) {}", "Add dismantleUIView",
      "'Map' has it already"
    ),
    ("struct Coordinator {}", "Insert Coordinator", "the Coordinator of 'Map' is no class"),
    (
      "var Coordinator = 1", "Insert Coordinator", "'Coordinator' or 'makeCoordinator' of 'Map' means something else"
    ),
  ])
  func saysWhatStandsInTheWay(_ member: String, _ title: String, _ reason: String) {
    #expect(disabled("struct Map: UIViewRepresentable {\n  ⟦⟧\n  \(member)\n}")[title] == reason)
  }

  @Test func nothingIsSaidWhereNobodyWouldLook() {
    #expect(disabled("struct ⟦⟧Plain {}") == [:])
    let gesture = disabled("struct Tap: UIGestureRecognizerRepresentable {\n  ⟦⟧\n}")
    #expect(gesture.keys.allSatisfy { !$0.hasPrefix("Add") })
  }

  /// What can be done is not refused too.
  @Test func anActionIsOfferedOrRefused() {
    let source =
      "struct Map: UIViewRepresentable {\n  ⟦⟧\n  func makeUIView(context: Context) -> MKMapView { MKMapView() }\n}"
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
