import EditorFeatures
import Testing

@Suite struct HoverTests {
  @Test func explainsLifecycleMethodsWithTheNamesOfTheType() {
    expectHover(
      field("update", in: "func ⟦⟧updateUIView(_ field: UITextField, context: Context) {}"), on: "updateUIView",
      says: [
        "Right after `makeUIView`",
        "`SearchField` accepts `text`",
        "iOS 13, tvOS 13, visionOS 1", "Compare before you set",
      ])
    expectHover(
      field("dismantle", in: "func dismantle⟦⟧UIView(_ field: UITextField, coordinator: Coordinator) {}"),
      on: "dismantleUIView", says: ["static func dismantleUIView(_ field: UITextField, coordinator: Coordinator)"])
    expectHover(
      field("make", in: "func makeUIView⟦⟧(context: Context) -> UITextField { UITextField() }"), on: "makeUIView",
      says: ["Once per identity"])
    expectHover(
      field("", in: "func makeCoordi⟦⟧nator() -> Coordinator { Coordinator() }"), on: "makeCoordinator", says: ["Once"])
  }

  /// The editor's other server already shows the declaration, and the reader can see it in the source.
  @Test func doesNotRepeatADeclaration() {
    for head in ["func ⟦⟧makeUIView(context: Context) -> UITextField", "func make⟦⟧Coordinator() -> Coordinator"] {
      let marked = MarkedSource(field("make", in: "\(head) { .init() }"))
      let (file, project) = marked.project()
      let found = hover(at: marked.selection.lowerBound, in: file, of: project)
      #expect(found?.markdown.hasPrefix("Creates") == true, "\(found?.markdown ?? "nothing")")
      #expect(found?.plainText.hasPrefix("Creates") == true)
    }
  }

  @Test func explainsTheProtocols() {
    expectHover(
      "struct Map: UIView⟦⟧Representable { func makeUIView(context: Context) -> MKMapView { MKMapView() } }",
      on: "UIViewRepresentable", says: ["protocol UIViewRepresentable: View", "`Map` wraps `MKMapView`", "MKMapView()"])
    expectHover(
      "func wrap<T: ⟦⟧NSGestureRecognizerRepresentable>(_ t: T) {}", on: "NSGestureRecognizerRepresentable",
      says: ["macOS 26", "protocol NSGestureRecognizerRepresentable\n"])
  }

  @Test func explainsTheContext() {
    let update = "func updateUIView(_ field: UITextField, context: Context) { context.coordinator.parent = self }"
    let at = { (old: String, new: String) in field("update", in: update.replacing(old, with: new)) }
    expectHover(
      at("context.coordinator", "context.⟦⟧coordinator"), on: "coordinator", says: ["let coordinator: Coordinator"])
    expectHover(at("context.coordinator", "con⟦⟧text.coordinator"), on: "context", says: ["UIViewRepresentableContext"])
    expectHover(at("Context)", "Con⟦⟧text)"), on: "Context", says: ["UIViewRepresentableContext"])
    expectHover(
      at("context.coordinator.parent = self", "context.animate⟦⟧ { field.alpha = 1 }"), on: "animate",
      says: ["iOS 18, tvOS 18, visionOS 2"])
    expectHover(
      at("context.coordinator.parent = self", "_ = context.environ⟦⟧ment.isEnabled"), on: "environment",
      says: ["read-only"])
    expectHover(
      """
      struct Pan: UIGestureRecognizerRepresentable {
        func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
        func handleUIGestureRecognizerAction(_ pan: UIPanGestureRecognizer, context: Context) {
          print(context.⟦⟧converter.localLocation)
        }
      }
      """, on: "converter", says: ["localTranslation"])
  }

  @Test func explainsTheCoordinator() {
    expectHover(
      field("", in: "").replacing("class Coordinator", with: "class Coord⟦⟧inator"), on: "Coordinator",
      says: ["The coordinator of `SearchField`", "`UITextFieldDelegate`", "context.coordinator.parent = self"])
    expectHover(
      field("", in: "func makeCoordinator() -> ⟦⟧Coordinator { Coordinator() }"), on: "Coordinator",
      says: ["goes stale"])
    expectHover(
      field("make", in: "typealias UIView⟦⟧Type = UITextField"), on: "UIViewType",
      says: ["associatedtype UIViewType: UIView"])
  }

  @Test func showsNothingElsewhere() {
    expectNoHover("final class Coord⟦⟧inator {}")
    expectNoHover("struct Flow { class Coordi⟦⟧nator {}; func makeCoordinator() -> Coordinator { Coordinator() } }")
    expectNoHover("func ⟦⟧updateUIView(_ view: UIView, context: Context) {}")
    expectNoHover("func save(context: Context) { con⟦⟧text.environment.save() }")
    expectNoHover(field("", in: "func other(context: Int) { print(con⟦⟧text) }"))
    expectNoHover(field("", in: "// UIView⟦⟧Representable"))
    expectNoHover(field("", in: "let a = \"UIView⟦⟧Representable\""))
    expectNoHover("protocol UIViewRepresentable {}\nstruct A: UIView⟦⟧Representable {}")
    expectNoHover(
      field(
        "update",
        in: "func updateUIView(_ f: UITextField, context: Context) { run { context in con⟦⟧text.coordinator.go() } }"))
  }
}

/// A representable with one member replaced.
private func field(_ replaced: String, in member: String) -> String {
  let members = [
    "make": "func makeUIView(context: Context) -> UITextField { UITextField() }",
    "update": "func updateUIView(_ field: UITextField, context: Context) {}",
  ]
  let kept = members.filter { $0.key != replaced }.sorted { $0.key < $1.key }.map(\.value)
  return """
    struct SearchField: UIViewRepresentable {
      @Binding var text: String
      \((kept + [member]).joined(separator: "\n  "))
      final class Coordinator: NSObject, UITextFieldDelegate {}
    }
    """
}

private func expectHover(
  _ source: String, on symbol: String, says texts: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  let marked = MarkedSource(source)
  let (file, project) = marked.project()
  guard let found = hover(at: marked.selection.lowerBound, in: file, of: project) else {
    Testing.Issue.record("no hover", sourceLocation: sourceLocation)
    return
  }
  #expect(file.document.text[found.range] == symbol, sourceLocation: sourceLocation)
  for text in texts { #expect(found.markdown.contains(text), "\(found.markdown)", sourceLocation: sourceLocation) }
  #expect(!found.plainText.contains("`") && !found.plainText.contains("**"), sourceLocation: sourceLocation)
}
