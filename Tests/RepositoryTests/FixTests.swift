import BridgeModel
import LintEngine
import LintRules
import ProjectChecks
import SampleRules
import SwiftScan
import Testing
import TextModel
import TypeCheckSupport

/// Applies every fix, alone and together with the others. `benchmarks fixes` does the same in other projects.
@Suite struct FixTests {
  @Test func fixesInTheSampleAppConvergeAndBreakNothing() throws {
    let check = try sampleApp()
    for offer in check.offers { #expect(check.outcome(of: offer).faults == [], "\(offer)") }
    #expect(check.settled().faults == [])
  }

  /// The problems that prevent compilation are fixed like the others.
  @Test func theFixedSampleAppCompiles() throws {
    var files: [FilePath: String] = [:]
    for path in Repository.swiftFiles(under: "Tests/SampleApp") {
      files[FilePath(path)] = try Repository.contents(path)
    }
    let settled = try sampleApp().settled().texts.mapValues(\.string)
    let fixed = files.merging(settled) { _, new in new }
    let named = fixed.map { ("\($0.key.lastName.dropping(".swift") ?? "")", $0.value) }
    #expect(StubModules.typeCheck(files: Dictionary(uniqueKeysWithValues: named)) == [])
  }

  /// Includes the fixes that other rules offer in a rule's examples.
  @Test func fixesInExamplesConvergeAndBreakNothing() {
    for rule in Rule.all {
      for (number, example) in rule.examples.enumerated() {
        let file = SourceFile(path: "Example.swift", document: Document(SourceText(example.code)))
        let model = ProjectModel([file], surroundings: [file.path: Surroundings(ofAppFor: example.target)])
        let check = FixCheck(of: [file.path], in: model, RuleSelection(Rule.all))
        for offer in check.offers {
          #expect(check.outcome(of: offer).faults == [], "\(rule.id) \(number + 1), \(offer)")
        }
        #expect(check.settled().faults == [], "\(rule.id) \(number + 1)")
      }
    }
  }

  private func sampleApp() throws -> FixCheck {
    let files = try Repository.swiftFiles(under: "Tests/SampleApp").map {
      SourceFile(path: FilePath($0), document: Document(SourceText(try Repository.bytes($0))))
    }
    return FixCheck(of: files.map(\.path), in: ProjectModel(files), RuleSelection(Rule.all))
  }
}

/// The problems that the check finds in wrong fixes.
@Suite struct FixCheckTests {
  private let code = "struct Badge: UIViewRepresentable {\n  // Shown in red.\n  var count = 0\n}\n"

  @Test func acceptsCorrectFixes() {
    #expect(faults([.init(replacing: 7..<12, with: "Label")]) == [])
    #expect(faults([.init(replacing: 7..<12, with: "Label"), .delete(36..<55)]) == ["loses '// Shown in red.'"])
  }

  @Test func findsWrongFixes() {
    #expect(faults([.insert("\n", at: code.utf8.count)]) == ["reported still"])
    #expect(faults([.init(replacing: 7..<12, with: "Badge")]) == ["changes nothing", "reported still"])
    #expect(
      faults([.init(replacing: 7..<12, with: "Label"), .insert(" ", at: 35)]) == ["leaves blanks at the end of a line"])
    #expect(faults([.init(replacing: 7..<12, with: "Label"), .insert("\t", at: 36)]) == ["indents with tabs"])
    #expect(
      faults([.init(replacing: 7..<12, with: "Label"), .insert("x\n", at: 0)], windows: true) == ["mixes line ends"])
    #expect(faults([.init(replacing: 7..<12, with: "Label"), .delete(9..<13)]).contains("edits overlap"))
    #expect(faults([.init(replacing: 7..<12, with: "Label"), .insert("", at: 500)]) == ["edits outside of the text"])
    #expect(
      faults([.init(replacing: 7..<12, with: "Crest")]) == ["new 'Badge.swift: not a name [crest]'"])
  }

  @Test func findsFixesThatNeverConverge() {
    let check = check([.insert("\n", at: 0)], of: code)
    #expect(
      check.settled().faults == [
        "never settles: Badge.swift, bytes 16..<21: Rename it [badge]", "still 'Badge.swift: not a name [badge]'",
      ])
  }

  private func faults(_ edits: [TextEdit], windows: Bool = false) -> [String] {
    let check = check(edits, of: windows ? code.replacing("\n", with: "\r\n") : code)
    return check.offers.first.map { check.outcome(of: $0).faults } ?? ["no fix"]
  }

  /// Checks a project with two rules. Each rejects one name, and only one of them has a fix.
  private func check(_ edits: [TextEdit], of code: String) -> FixCheck {
    let file = SourceFile(path: "Badge.swift", document: Document(SourceText(code)))
    let fix = Fix("Rename it", edits, safety: .unsafe)
    let rules = [rule("badge", against: "Badge", fixes: [fix]), rule("crest", against: "Crest", fixes: [])]
    return FixCheck(of: [file.path], in: ProjectModel([file]), RuleSelection(rules))
  }

  private func rule(_ id: String, against name: String, fixes: [Fix]) -> Rule {
    sampleRule(
      id,
      check: .representables { representable, context in
        guard representable.name == name else { return }
        context.report("not a name", at: .name(of: representable.declaration.node), fixes: fixes)
      })
  }
}
