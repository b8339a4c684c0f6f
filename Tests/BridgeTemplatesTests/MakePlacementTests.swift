import BridgeModel
import SwiftScan
import Testing
import TextModel

@testable import BridgeTemplates

/// The places of statements about the wrapped object and of the coordinator's conformances.
@Suite struct MakePlacementTests {
  /// The statements of a make method, and the same with a statement after the line that creates the object.
  @Test(arguments: [
    (
      ["let size = 1", "let view = UILabel()", "view.tag = size", "return view"],
      ["let size = 1", "let view = UILabel()", "setUp(view, context)", "view.tag = size", "return view"]
    ),
    (
      ["let view = UILabel(), size = 1", "view.tag = size", "return view"],
      ["let view = UILabel(), size = 1", "setUp(view, context)", "view.tag = size", "return view"]
    ),
    (
      ["let view: UILabel", "view = UILabel()", "return view"],
      ["let view: UILabel", "view = UILabel()", "setUp(view, context)", "return view"]
    ),
    (["return label"], ["setUp(label, context)", "return label"]),
    (["UILabel()"], ["let uiView = UILabel()", "setUp(uiView, context)", "return uiView"]),
    (["styled(uiView)"], ["let wrapped = styled(uiView)", "setUp(wrapped, context)", "return wrapped"]),
    (["if isOld { return UILabel() }", "return BigLabel()"], nil),
  ])
  func statementsFollowTheCreation(_ body: [String], _ expected: [String]?) {
    func source(_ lines: [String]) -> String {
      let body = lines.map { "    \($0)\n" }.joined()
      return "struct A: UIViewRepresentable {\n  \(make) {\n\(body)  }\n\n  \(update)\n}\n"
    }
    #expect(adding(to: source(body)) == expected.map(source))
  }

  @Test func statementsNeedOneMakeMethodInTheFile() {
    let rest = "struct A: UIViewRepresentable {\n  \(update)\n}\n"
    let whole = "struct A: UIViewRepresentable {\n  \(make) { UILabel() }\n  \(update)\n}\n"
    #expect(adding(to: whole) != nil)
    #expect(adding(to: rest, with: "extension A {\n  \(make) { UILabel() }\n}") == nil)
    let variants = "#if os(iOS)\n  \(make) { UILabel() }\n  #else\n  \(make) { BigLabel() }\n  #endif"
    #expect(adding(to: "struct A: UIViewRepresentable {\n  \(variants)\n  \(update)\n}\n") == nil)
  }

  @Test(arguments: [
    ("class Coordinator { init() {} }", "class Coordinator: NSObject, P { override init() {} }"),
    ("class Coordinator { override init() {} }", "class Coordinator: NSObject, P { override init() {} }"),
    ("class Coordinator { init(a: Int) {} }", "class Coordinator: NSObject, P { init(a: Int) {} }"),
  ])
  func theInitializerOverridesTheOneOfNSObject(_ source: String, _ expected: String) throws {
    #expect(try inheriting(["NSObject", "P"], source) == expected)
  }

  @Test func theInitializerStaysWithoutNSObject() throws {
    #expect(try inheriting(["P"], "class Coordinator { init() {} }") == "class Coordinator: P { init() {} }")
  }

  @Test func aCoordinatorIsOnTheMainActorByAttributeOrProtocol() throws {
    func isOnMainActor(_ coordinator: String, _ protocols: [String] = []) throws -> Bool {
      try #require(project(for: coordinator).representables.first?.coordinator).isOnMainActor(conformingTo: protocols)
    }
    #expect(try !isOnMainActor("class Coordinator {}"))
    #expect(try isOnMainActor("@MainActor class Coordinator {}"))
    #expect(try isOnMainActor("class Coordinator: NSObject, UITextFieldDelegate {}"))
    #expect(try isOnMainActor("class Coordinator: NSObject {}", ["UITextFieldDelegate"]))
    #expect(try !isOnMainActor("class Coordinator: NSObject {}", ["URLSessionDelegate"]))
  }

  private let make = "func makeUIView(context: Context) -> UILabel"
  private let update = "func updateUIView(_ uiView: UILabel, context: Context) {}"

  /// The source with a statement after the line that creates the object; nil if there's no place for it.
  private func adding(to source: String, with other: String = "") -> String? {
    let text = SourceText(source)
    let files = [("A.swift", source), ("Other.swift", other)].map { path, source in
      SourceFile(path: FilePath(path), document: Document(SourceText(source)))
    }
    return ProjectModel(files).representables.first.flatMap { representable in
      SourcePlacement(in: text).edits(afterCreationIn: representable, in: "A.swift") { ["setUp(\($0), \($1))"] }
    }.map { text.applying($0).string }
  }

  private func project(for coordinator: String) -> ProjectModel {
    let source =
      "\(coordinator)\nstruct A: UIViewRepresentable {\n  func makeCoordinator() -> Coordinator { Coordinator() }\n"
      + "  \(make) { UILabel() }\n  \(update)\n}\n"
    return ProjectModel([SourceFile(path: "A.swift", document: Document(SourceText(source)))])
  }

  private func inheriting(_ names: [String], _ source: String) throws -> String? {
    let coordinator = try #require(project(for: source).representables.first?.coordinator)
    let text = SourceText(source)
    return text.applying(SourcePlacement(in: text).insertions(ofInherited: names, inClassOf: coordinator)).string
  }
}
