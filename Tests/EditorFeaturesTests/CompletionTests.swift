import BridgeModel
import EditorFeatures
import Testing
import TextModel
import TypeCheckSupport

@Suite struct CompletionTests {
  @Test func offersWhatIsMissing() {
    expectCompletions(
      "struct A: UIViewRepresentable {\n  ⟦⟧\n}",
      are: [
        "makeUIView(context:)", "updateUIView(_:context:)", "dismantleUIView(_:coordinator:)",
        "sizeThatFits(_:uiView:context:)", "makeCoordinator()",
      ])
    expectCompletions(
      """
      struct A: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {}
        ⟦⟧
        static func dismantleUIView(_ view: UIView, coordinator: Coordinator) {}
        func makeCoordinator() -> Coordinator { Coordinator() }
        class Coordinator {}
      }
      """, are: ["sizeThatFits(_:uiView:context:)"])
    expectCompletions(
      "extension A {\n  ⟦⟧\n}\nstruct A: NSGestureRecognizerRepresentable {}",
      are: [
        "makeNSGestureRecognizer(context:)", "updateNSGestureRecognizer(_:context:)", "makeCoordinator(converter:)",
        "handleNSGestureRecognizerAction(_:context:)",
      ])
  }

  @Test func narrowsByWhatIsTyped() {
    let all = [
      "make": ["makeUIView(context:)", "makeCoordinator()"], "upd": ["updateUIView(_:context:)"],
      "func upd": ["updateUIView(_:context:)"], "dism": ["dismantleUIView(_:coordinator:)"],
      "static func dis": ["dismantleUIView(_:coordinator:)"], "size": ["sizeThatFits(_:uiView:context:)"],
      "coord": ["makeCoordinator()", "class Coordinator"],
      "public func make": ["makeUIView(context:)", "makeCoordinator()"],
      "class Coo": ["class Coordinator"], "final class ": ["class Coordinator"], "static func make": [], "xyz": [],
      "static func ": ["dismantleUIView(_:coordinator:)"],
      "func ": [
        "makeUIView(context:)", "updateUIView(_:context:)", "dismantleUIView(_:coordinator:)",
        "sizeThatFits(_:uiView:context:)", "makeCoordinator()",
      ],
    ]
    for (typed, labels) in all.sorted(by: { $0.key < $1.key }) {
      expectCompletions("struct A: UIViewRepresentable {\n  var a = 1\n  \(typed)⟦⟧\n}\nstruct B {}", are: labels)
      expectCompletions(
        "struct A: UIViewRepresentable {\n  \(typed)⟦⟧\n\n  @Binding var text: String\n}", are: labels)
    }
  }

  @Test func isSilentElsewhere() {
    for source in [
      "struct A: View {\n  ⟦⟧\n}", "struct A: UIViewRepresentable {\n  // ma⟦⟧\n}",
      "struct A: UIViewRepresentable {\n  let a = \"\"\"\n  ma⟦⟧\n  \"\"\"\n}",
      "struct A: UIViewRepresentable {\n  var a = ma⟦⟧\n}",
      "struct A: UIViewRepresentable {\n  var a =\n    ma⟦⟧\n}",
      "struct A: UIViewRepresentable {\n  func f() {\n    ma⟦⟧\n  }\n}",
      "struct A: UIViewRepresentable {\n  func f() {\n    ⟦⟧\n  }\n}",
      "struct A: UIViewRepresentable {\n  class Coordinator {\n    ma⟦⟧\n  }\n}",
      "struct A: UIViewRepresentable {\n  @Binding ma⟦⟧\n}",
      "struct A: UIViewRepresentable {\n  func make⟦⟧(a: Int) {}\n}",
      "struct A: UIViewRepresentable {}\nma⟦⟧", "struct A: UIViewRepresentable {\n  let x: ma⟦⟧\n}",
      "struct A: UIViewRepresentable {\n  func f(\n    ma⟦⟧\n  ) {}\n}", "ma⟦⟧\nstruct A: UIViewRepresentable {\n}",
      "struct A: UIViewRepresentable {\n  /*\n  ma⟦⟧\n  */\n}",
    ] { expectCompletions(source, are: []) }
  }

  @Test func writesInTheStyleAndNamesOfThePlace() {
    let source = """
      public struct A: UIViewRepresentable {
      \tfunc makeUIView(context: Context) -> MKMapView { MKMapView() }
      \tfunc upd⟦⟧
      \tfunc makeCoordinator() -> Coordinator { Coordinator(self) }
      \tclass Coordinator { var parent: A; init(_ parent: A) { self.parent = parent } }
      }
      """
    let marked = MarkedSource(source)
    let completion = found(marked).first
    #expect(
      completion?.snippet
        == "public func updateUIView(_ uiView: MKMapView, context: Context) {\n\tcontext.coordinator.parent = self\n\t$0\n}"
    )
    #expect(completion?.plainText.contains("{\n\t\tcontext.coordinator.parent = self\n") == true)
    #expect(completion?.filterText == "func updateUIView")
    #expect(completion.map { SourceText(marked.text)[$0.range] } == "func upd")
  }

  @Test func asksForATypeThatIsNotKnown() {
    let completion = found(MarkedSource("struct A: UIViewRepresentable {\n    make⟦⟧\n}")).first
    #expect(
      completion?.snippet == "func makeUIView(context: Context) -> ${1:UIView} {\n    ${1:UIView}()\n}")
  }

  @Test func whatTheLowestTargetLacksIsMarked() {
    let marked = MarkedSource("struct A: UIViewRepresentable {\n  size⟦⟧\n}")
    let file = marked.file
    let head = "func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {"
    for (target, attribute) in [("15.6", "@available(iOS 16, tvOS 16, *)\n"), ("16", ""), ("", "")] {
      let targets = DeploymentTargets(SystemVersion(target).map { [.iOS: $0] } ?? [:])
      let project = ProjectModel(
        [file], surroundings: [file.path: Surroundings(deploymentTargets: targets)])
      let found = completions(at: marked.selection.upperBound, in: file, of: project)
      #expect(found.first?.plainText.hasPrefix(attribute + (attribute.isEmpty ? "" : "  ") + head) == true, "\(target)")
    }
  }

  @Test func plainTextCompiles() {
    for family in ["UIViewRepresentable", "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable"] {
      var text = "import SwiftUI\nstruct A: \(family) {\n  ⟦⟧\n}\n"
      for typed in ["make", "upd", "dism", "size", "class Coord", "makeCoord"] {
        let marked = MarkedSource(text.replacing("⟦⟧", with: typed + "⟦⟧"))
        guard let completion = found(marked).first else { continue }
        let edit = TextEdit(replacing: completion.range, with: completion.plainText + "\n\n  ⟦⟧")
        text = SourceText(marked.text).applying(edit).string
      }
      let source = text.replacing("⟦⟧", with: "")
      #expect(source.contains("class Coordinator") && source.contains("makeCoordinator"))
      #expect(StubModules.typeCheck(source, includingWarnings: true) == [], "\(source)")
    }
  }

  @Test func offersTheMembersOfTheContext() {
    let make = { (body: String) in
      "struct A: UIViewRepresentable {\n  func makeUIView(context: Context) -> UIView {\n    \(body)\n  }\n}"
    }
    let all = ["coordinator", "environment", "transaction", "animate(changes:completion:)"]
    expectCompletions(make("context.⟦⟧"), are: all)
    expectCompletions(make("context.⟦⟧\n    let view = UIView()\n    return view"), are: all)
    expectCompletions(make("context.an⟦⟧"), are: ["animate(changes:completion:)"])
    expectCompletions(make("a.context.⟦⟧"), are: [])
    expectCompletions(make("other.⟦⟧"), are: [])
    expectCompletions("struct A: UIViewRepresentable {\n  func f(context: Context) { context.⟦⟧ }\n}", are: [])
    expectCompletions("func f(context: Context) { context.⟦⟧ }", are: [])
    expectCompletions(
      """
      struct A: UIGestureRecognizerRepresentable {
        func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context ctx: Context) { ctx.⟦⟧ }
      }
      """, are: ["coordinator", "converter"])
  }
}

private func found(_ marked: MarkedSource) -> [Completion] {
  let (file, project) = marked.project()
  return completions(at: marked.selection.lowerBound, in: file, of: project)
}

private func expectCompletions(
  _ source: String, are labels: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  let found = found(MarkedSource(source))
  #expect(found.map(\.label) == labels, "\(source)", sourceLocation: sourceLocation)
  #expect(Set(found.map(\.range)).count < 2, sourceLocation: sourceLocation)
  for completion in found { #expect(!completion.documentation.isEmpty && !completion.filterText.isEmpty) }
}
