import BridgeModel
import EditorFeatures
import Testing
import TextModel
import TypeCheckSupport

@Suite struct CompletionTests {
  @Test func offersMissingMembers() {
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

  /// In `loadView`, the completion is offered only after the view was assigned.
  @Test func childrenNeedAView() {
    let controller = "import SwiftUI\nclass Page: UIViewController {\n  override func loadView() {\n    @\n  }\n}"
    let embedding = ["embed a SwiftUI view"]
    expectCompletions(controller.replacing("@", with: "embed⟦⟧\n    view = UIView()"), are: [])
    expectCompletions(controller.replacing("@", with: "view = UIView()\n    embed⟦⟧"), are: embedding)
    expectCompletions(controller.replacing("@", with: "super.loadView()\n    embed⟦⟧"), are: embedding)
    let source = "func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell"
    expectCompletions(
      controller.replacing("override func loadView()", with: source).replacing("@", with: "embed⟦⟧"), are: [])
  }

  /// Members of a constrained extension don't exist for every specialization of the type.
  @Test func constrainedExtensionsFulfilNoRequirement() {
    let list = "struct List<Row> {}\nextension List: UIViewRepresentable where Row: Hashable {\n  @\n}\n"
    let other = "extension List where Row: Sendable {\n  #\n}\n"
    let source = list + other
    expectCompletions(source.replacing("@", with: "").replacing("#", with: "make⟦⟧"), are: [])
    expectCompletions(
      source.replacing("@", with: "make⟦⟧").replacing("#", with: ""),
      are: ["makeUIView(context:)", "makeCoordinator()"])
  }

  @Test func narrowsByTheTypedText() {
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

  @Test func guardsOnlyTypesThatTheCoordinatorCanName() {
    func chart(
      with declaration: String, input: String, as chart: String = "struct", coordinator: String = ""
    ) -> String {
      """
      \(declaration)
      \(chart) Chart: UIViewRepresentable {
        private typealias Kind = Int
        private enum Style { case plain }
        private let mode: \(input)
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {
          guard⟦⟧
        }
        func makeCoordinator() -> Coordinator { Coordinator() }
        \(coordinator) final class Coordinator {}
      }
      """
    }
    let mode = "enum Mode { case plain }"
    expectCompletions(chart(with: mode, input: "Mode"), are: ["guard mode changed"])
    expectCompletions(chart(with: "private " + mode, input: "[Mode]"), are: [])
    expectCompletions(
      chart(with: "private " + mode, input: "Mode", as: "private struct"), are: ["guard mode changed"])
    expectCompletions(
      chart(with: "private " + mode, input: "Mode", coordinator: "private"), are: ["guard mode changed"])
    expectCompletions(chart(with: "", input: "Style"), are: [])
    expectCompletions(chart(with: "", input: "Kind"), are: [])
    expectCompletions(chart(with: "", input: "Style", as: "private struct"), are: [])
    expectCompletions(chart(with: "", input: "Style", coordinator: "private"), are: ["guard mode changed"])
    let hidden = "private extension Chart { enum Mode { case plain } }"
    expectCompletions(chart(with: hidden, input: "Mode"), are: [])
  }

  @Test func namesMethodsOfThePlatformThatIsCompiled() {
    let both = "struct A: UIViewRepresentable, NSViewRepresentable {\n  "
    expectCompletions(both + "size⟦⟧\n}", are: [])
    expectCompletions(both + "coord⟦⟧\n}", are: ["makeCoordinator()", "class Coordinator"])
    expectCompletions(both + "#if os(macOS)\n  upd⟦⟧\n  #endif\n}", are: ["updateNSView(_:context:)"])
    expectCompletions(both + "#if os(iOS)\n  upd⟦⟧\n  #endif\n}", are: ["updateUIView(_:context:)"])
    expectCompletions(
      "struct A {}\n#if os(macOS)\nextension A: NSViewRepresentable {\n  size⟦⟧\n}\n#else\nextension A: UIViewRepresentable {}\n#endif",
      are: ["sizeThatFits(_:nsView:context:)"])
  }

  @Test func usesNamesThatAllPlatformsShare() {
    for kind in ["protocol Wrapping: {}View", "typealias Wrapping = {}View"] {
      let body = kind.hasPrefix("protocol") ? "Representable {}" : "Representable"
      func declaration(_ prefix: String) -> String { kind.replacing("{}", with: prefix) + body }
      let source =
        "#if os(iOS)\n\(declaration("UI"))\n#elseif os(macOS)\n\(declaration("NS"))\n#endif\nstruct A: Wrapping {\n  "
      expectCompletions(source + "size⟦⟧\n}", are: [])
      expectCompletions(source + "make⟦⟧\n}", are: ["makeCoordinator()"])
      expectCompletions(source + "#if os(macOS)\n  size⟦⟧\n  #endif\n}", are: ["sizeThatFits(_:nsView:context:)"])
    }
  }

  @Test func ignoresKeywordsThatBeginMembers() {
    let follower = "final class Follower: NSObject, WKUIDelegate {\n  "
    for word in ["ini", "init", "deinit", "sub"] { expectCompletions(follower + word + "⟦⟧\n}", are: []) }
    expectCompletions(
      follower + "func openp⟦⟧\n}", are: ["webView(_:runOpenPanelWith:initiatedByFrame:completionHandler:)"])
  }

  @Test func addsChildrenOnlyIfTheControllerIsInitialized() {
    let page =
      "import SwiftUI\nimport Combine\nfinal class Model: ObservableObject {}\nfinal class Page: UIViewController {\n"
      + "  private var subscriptions: Set<AnyCancellable> = []\n  let model: Model\n"
    expectCompletions(page + "  init() {\n    embed⟦⟧\n    super.init(nibName: nil, bundle: nil)\n  }\n}", are: [])
    expectCompletions(page + "  func show() {\n    embed⟦⟧\n  }\n}", are: ["embed a SwiftUI view"])
    expectCompletions(
      page + "  func show() {\n    load([\n      one.two,\n      regis⟦⟧\n      one.two\n    ])\n  }\n}", are: [])
    expectCompletions(page + "  init() {\n    sink⟦⟧\n    super.init(nibName: nil, bundle: nil)\n  }\n}", are: [])
    expectCompletions(
      page + "  init() {\n    super.init(nibName: nil, bundle: nil)\n    sink⟦⟧\n  }\n}", are: ["sink of model"])
  }

  @Test func writesTraitsOnlyWhereTheyExist() {
    expectCompletions("import SwiftUI\n\ntrait⟦⟧", are: ["trait bridge"])
    expectCompletions("import SwiftUI\nimport AppKit\n\ntrait⟦⟧", are: [])
    expectCompletions("import SwiftUI\nimport AppKit\nimport UIKit\n\ntrait⟦⟧", are: ["trait bridge"])
  }

  @Test func offersNothingElsewhere() {
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

  @Test func usesTheLocalStyleAndNames() {
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

  @Test func usesAPlaceholderForAnUnknownType() {
    let completion = found(MarkedSource("struct A: UIViewRepresentable {\n    make⟦⟧\n}")).first
    #expect(
      completion?.snippet == "func makeUIView(context: Context) -> ${1:UIView} {\n    ${1:UIView}()\n}")
  }

  @Test func membersNewerThanTheDeploymentTargetAreMarked() {
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

  @Test func membersThatSomeTargetsLackAreLeftOut() throws {
    let host = { (body: String) in
      """
      import SwiftUI
      final class A: UIViewController {
        let host = UIHostingController(rootView: EmptyView())
        func show(_ cell: UITableViewCell) {
          \(body)
        }
      }
      """
    }
    let context = "struct A: UIViewRepresentable {\n  func makeUIView(context: Context) -> UIView { context.⟦⟧ }\n}"
    let samples = [
      (host("cell.contentConfiguration = ⟦⟧"), [], ["UIHostingConfiguration"]),
      (
        host("host.⟦⟧"), ["rootView", "sizeThatFits(in:)"],
        ["rootView", "sizingOptions", "safeAreaRegions", "sizeThatFits(in:)"]
      ), ("import SwiftUI\n\ntrait⟦⟧", [], ["trait bridge"]),
      (
        context, ["coordinator", "environment", "transaction"],
        ["coordinator", "environment", "transaction", "animate(changes:completion:)"]
      ),
    ]
    for (source, old, new) in samples {
      let marked = MarkedSource(source)
      let file = marked.file
      for (major, labels) in [(15, old), (26, new)] {
        let targets = DeploymentTargets([.iOS: SystemVersion(major)])
        let project = ProjectModel(
          [file], surroundings: [file.path: Surroundings(deploymentTargets: targets)])
        let found = completions(at: marked.selection.upperBound, in: file, of: project)
        #expect(found.map(\.label) == labels, "\(source) on iOS \(major)")
      }
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

  @Test func membersOfASuperclassAreNotWrittenAgain() {
    let base = "class Base: NSObject, UITextFieldDelegate { func textFieldDidBeginEditing(_ f: UITextField) {} }\n"
    expectCompletions(base + "final class Sub: Base {\n  func textFieldDidB⟦⟧\n}", are: [])
    expectCompletions(
      base + "final class Sub: Base {\n  func textFieldDidE⟦⟧\n}",
      are: ["textFieldDidEndEditing(_:)", "textFieldDidEndEditing(_:reason:)"])
  }

  @Test func withoutTypedTextOnlyRequiredMethodsAreOffered() {
    let source = { (word: String) in
      "final class A: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {\n  \(word)⟦⟧\n}"
    }
    expectCompletions(
      source(""), are: ["numberOfComponents(in:)", "pickerView(_:numberOfRowsInComponent:)"])
    expectCompletions(
      source("func numberOf"), are: ["numberOfComponents(in:)", "pickerView(_:numberOfRowsInComponent:)"])
    expectCompletions(source("didSel"), are: ["pickerView(_:didSelectRow:inComponent:)"])
    expectCompletions(source("var te"), are: [])
  }

  @Test func methodsAreNonisolatedIfTheirProtocolIsNot() {
    let source = { (conformance: String) in
      "@MainActor\nfinal class A: NSObject, \(conformance)MTKViewDelegate {\n  func dra⟦⟧\n}"
    }
    #expect(
      found(MarkedSource(source(""))).first?.plainText.hasPrefix("nonisolated func draw(in view: MTKView)") == true)
    #expect(found(MarkedSource(source("@preconcurrency "))).first?.plainText.hasPrefix("func draw(in view") == true)
  }

  @Test func completionHandlersAreCalled() {
    let text = found(
      MarkedSource("final class A: NSObject, WKNavigationDelegate {\n  func decide⟦⟧\n}")
    ).first?.plainText
    #expect(text?.contains("decisionHandler(.allow)") == true)
  }

  @Test func statementsAreOfferedOnlyWhereTheyAreValid() {
    let controller = { (body: String) in
      "import SwiftUI\nfinal class A: UIViewController {\n  func f() {\n    \(body)\n  }\n}"
    }
    expectCompletions(controller("embed⟦⟧"), are: ["embed a SwiftUI view"])
    expectCompletions(controller("addChild(b)\n    embed⟦⟧"), are: [])
    expectCompletions(controller("let a = embed⟦⟧"), are: [])
    expectCompletions(controller("run { embed⟦⟧ }"), are: [])
    expectCompletions(controller("em⟦⟧"), are: [])
    expectCompletions(controller("embed⟦⟧").replacing("import SwiftUI", with: "import UIKit"), are: [])
    expectCompletions(controller("embed⟦⟧").replacing("UIViewController", with: "Controller"), are: [])
    expectCompletions(controller("remove⟦⟧"), are: [])
    expectCompletions("import SwiftUI\nlet a = 1\ntrait⟦⟧", are: ["trait bridge"])
    expectCompletions("import UIKit\ntrait⟦⟧", are: [])
    expectCompletions("import SwiftUI\nstruct CustomKey {}\ntrait⟦⟧", are: [])
  }

  @Test func bracePlacementFollowsTheFile() {
    let text = found(
      MarkedSource("struct A: UIViewRepresentable\n{\n  var b: Int\n  {\n    1\n  }\n  upd⟦⟧\n}")
    ).first?.plainText
    #expect(text == "func updateUIView(_ uiView: UIView, context: Context)\n  {\n\n  }")
  }

  @Test func offersTheMembersOfTheContext() {
    let make = { (body: String) in
      "struct A: UIViewRepresentable {\n  func makeUIView(context: Context) -> UIView {\n    \(body)\n  }\n}"
    }
    let all = ["coordinator", "environment", "transaction", "animate(changes:completion:)"]
    expectCompletions(make("context.⟦⟧"), are: all)
    expectCompletions(make("context.⟦⟧\n    let view = UIView()\n    return view"), are: all)
    expectCompletions(make("context.⟦⟧coordinator.a = 1"), are: [])
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

func found(_ marked: MarkedSource) -> [Completion] {
  let (file, project) = marked.project()
  return completions(at: marked.selection.lowerBound, in: file, of: project)
}

func expectCompletions(
  _ source: String, are labels: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  let found = found(MarkedSource(source))
  #expect(found.map(\.label) == labels, "\(source)", sourceLocation: sourceLocation)
  #expect(Set(found.map(\.range)).count < 2, sourceLocation: sourceLocation)
  for completion in found { #expect(!completion.documentation.isEmpty && !completion.filterText.isEmpty) }
}
