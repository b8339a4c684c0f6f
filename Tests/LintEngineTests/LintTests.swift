import BridgeModel
import LintEngine
import SampleRules
import SwiftScan
import Testing
import TextModel

/// Tests of running rules, using rules made for these tests.
@Suite struct LintTests {
  @Test func diagnosticsAreInSourceOrder() {
    let found = diagnose(
      ["struct B: UIViewRepresentable { var b = 1 }\nstruct A: NSViewRepresentable { var a = 1 }"],
      with: [
        reporting(id: "z-inputs") { $0.inputs.map(\.place) },
        reporting(id: "a-names") { [.name(of: $0.declaration.node)] },
      ])
    #expect(
      found == [
        ["a-names B@7..<8", "z-inputs b@36..<37", "a-names A@51..<52", "z-inputs a@80..<81"]
      ])
  }

  /// Types may be checked in any order.
  @Test func diagnosticsAtOnePlaceAreOrderedByTheirRelatedPlaces() {
    let names = ["D", "C", "B", "A", "E", "F"]
    let text = "let place = 1\n" + names.map { "struct \($0): UIViewRepresentable {}\n" }.joined()
    let file = source(text, path: "Main.swift")
    let rule = sampleRule(
      "related",
      check: .representables { representable, context in
        guard let place = context.tree.items.first else { return }
        context.report("here", at: .whole(place), related: [(.name(of: representable.declaration.node), "and there")])
      })
    let found = lint(file.path, in: ProjectModel([file]), rules: [rule])
    #expect(found.flatMap(\.related).map { file.document.text[$0.range] } == names)
  }

  /// Diagnostics in another file are left to the check of that file.
  @Test func everyFileGetsItsOwnDiagnostics() {
    let coordinator = reporting(id: "coordinator") { $0.coordinator.map { [.name(of: $0.declaration.node)] } ?? [] }
    let found = diagnose(
      ["struct A: UIViewRepresentable {}", "extension A { class Coordinator {} }", "struct B {}"], with: [coordinator])
    #expect(found == [[], ["coordinator Coordinator@20..<31"], []])
  }

  @Test func aTypeForTwoPlatformsIsReportedOnce() {
    let found = diagnose(
      ["struct A: UIViewRepresentable, NSViewRepresentable {}"],
      with: [reporting(id: "name") { [.name(of: $0.declaration.node)] }])
    #expect(found == [["name A@7..<8"]])
  }

  @Test func noDiagnosticExceedsItsRule() {
    let rule = sampleRule(
      "mild", severity: .information,
      check: .representables { representable, context in
        let place = ReportPlace.name(of: representable.declaration.node)
        context.report("loud", at: place, severity: .error)
        context.report("quiet", at: place, severity: .hint)
        context.report("usual", at: place)
      })
    let file = source("struct A: UIViewRepresentable {}", path: "A.swift")
    let found = lint(file.path, in: ProjectModel([file]), rules: [rule])
    #expect(found.map { "\($0.message) \($0.severity)" } == ["loud information", "quiet hint", "usual information"])
  }

  @Test func relatedPlacesStayInTheFile() {
    let rule = sampleRule(
      "related",
      check: .representables { representable, context in
        let parts = representable.parts.map { (ReportPlace.whole($0.node), "part") }
        context.report("parts", at: .name(of: representable.declaration.node), related: parts)
      })
    let files = [
      source("struct A: UIViewRepresentable {}", path: "A.swift"), source("extension A {}", path: "B.swift"),
    ]
    let found = lint(files[0].path, in: ProjectModel(files), rules: [rule])
    #expect(found.map { $0.related.map(\.range) } == [[0..<32]])
  }

  /// A representable has the signs of its coordinator too, in whatever file that is. A type has only the signs in its
  /// file.
  @Test func aRuleRunsOnlyWhereOneOfItsSignsIs() {
    var types = sampleRule(
      "types",
      check: .types { type, context in context.report(type.name, at: .name(of: type.declarations[0].node)) })
    types.signs = [.containment, .animation]
    var representables = reporting(id: "representables") { [.name(of: $0.declaration.node)] }
    representables.signs = .containment
    let files = [
      source(
        """
        class Page { func f() { addChild(page) } }
        class Model { let addedChild = "addChild" }
        enum Names { enum Inner { static let moves = animated } }
        struct Bare: UIViewRepresentable {}
        struct Full: UIViewRepresentable {}
        """, path: "A.swift"),
      source("extension Full { class Coordinator { func didMove() {} } }", path: "B.swift"),
    ]
    let found = lint(files[0].path, in: ProjectModel(files), rules: [types, representables])
    #expect(found.map(\.message) == ["Page", "Names", "Names.Inner", "here"])
  }

  @Test func anUnknownFileHasNoDiagnostics() {
    let file = source("struct A: UIViewRepresentable {}", path: "A.swift")
    #expect(lint(file.path, in: ProjectModel([]), rules: [reporting(id: "x") { [.whole($0.declaration.node)] }]) == [])
  }

  @Test func examplesHaveTheirMarksAndOrigin() {
    let flagged = RuleExample.flagged("let ⟦a⟧ = 1")
    #expect(flagged.isFlagged && flagged.code == "let a = 1")
    #expect(flagged.origin.fileID.hasSuffix("LintTests.swift"))
    #expect(!RuleExample.accepted("let a = 1").isFlagged)
  }

  /// A rule that reports places of each representable.
  private func reporting(id: String, _ places: @escaping @Sendable (Representable) -> [ReportPlace]) -> Rule {
    sampleRule(
      id,
      check: .representables { representable, context in
        for place in places(representable) { context.report("here", at: place) }
      })
  }

  /// The diagnostics in each file: rule, text, and range.
  private func diagnose(_ sources: [String], with rules: [Rule]) -> [[String]] {
    let files = sources.enumerated().map { source($1, path: "\($0).swift") }
    let project = ProjectModel(files)
    return files.map { file in
      lint(file.path, in: project, rules: rules).map { "\($0.rule) \(file.document.text[$0.range])@\($0.range)" }
    }
  }

  private func source(_ text: String, path: FilePath) -> SourceFile {
    SourceFile(path: path, document: Document(SourceText(text)))
  }
}
