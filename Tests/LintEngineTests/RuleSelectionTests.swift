import BridgeModel
import LintEngine
import SampleRules
import SwiftScan
import Testing
import TextModel

/// The selection among three rules, and their severities.
@Suite struct RuleSelectionTests {
  @Test func presetsSelectRules() {
    #expect(asked() == ["common", "loud"])
    #expect(asked(Configuration(preset: .strict)) == ["common", "loud", "rare"])
    #expect(asked(Configuration(preset: .strict), RuleChoice(preset: .recommended)) == ["common", "loud"])
  }

  @Test func thePresetOfAnSDKSelectsTheRulesAboutIt() {
    var later = sampleRule("later", isOnByDefault: false, check: .types { _, _ in })
    later.sdk = 27
    #expect(RuleSelection(of: catalog + [later], Configuration(preset: .sdk27)).rules.map(\.id) == ["later"])
    #expect(RuleSelection(of: catalog + [later], Configuration()).rules.map(\.id) == ["common", "loud"])
  }

  @Test func levelsTurnRulesOnAndOff() {
    #expect(asked(Configuration(levels: ["rare": .hint, "loud": .off])) == ["common", "rare"])
    #expect(asked(Configuration(preset: .strict, levels: ["loud": .off])) == ["common", "rare"])
  }

  @Test func theSelectionOfTheRunTakesPrecedence() {
    let configuration = Configuration(levels: ["loud": .off])
    #expect(asked(configuration, RuleChoice(selected: ["loud", "rare"])) == ["loud", "rare"])
    #expect(asked(configuration, RuleChoice(ignored: ["common"])) == [])
    #expect(asked(configuration, RuleChoice(selected: ["loud", "rare"], ignored: ["rare"])) == ["loud"])
  }

  @Test func aConfiguredSeverityReplacesAllSeveritiesOfARule() {
    // The whole declaration starts before its name.
    #expect(severities(of: "loud", [:]) == [.hint, .warning])
    #expect(severities(of: "loud", ["loud": .information]) == [.information, .information])
    #expect(severities(of: "loud", ["loud": .error]) == [.error, .error])
  }

  @Test func includeAndExcludeSelectFiles() {
    let patterns = ["Sources", "*.gen.swift"].compactMap(PathPattern.init)
    let files = CoveredPaths(of: Configuration(include: [patterns[0]], exclude: [patterns[1]]))
    #expect(files.contains("Sources/A.swift"))
    #expect(!files.contains("Sources/A.gen.swift"))
    #expect(!files.contains("Tests/A.swift"))
    #expect(CoveredPaths(of: Configuration()).contains("Tests/A.swift"))
  }

  private let catalog = [rule("common"), rule("loud"), rule("rare", isOnByDefault: false)]

  private func asked(_ configuration: Configuration = Configuration(), _ choice: RuleChoice = RuleChoice()) -> [String]
  {
    RuleSelection(of: catalog, configuration, choice: choice).rules.map(\.id)
  }

  private func severities(of id: String, _ levels: [String: RuleLevel]) -> [Severity] {
    let file = SourceFile(path: "A.swift", document: Document(SourceText("struct A: UIViewRepresentable {}")))
    let selection = RuleSelection(of: catalog, Configuration(levels: levels), choice: RuleChoice(selected: [id]))
    return lint(file.path, in: ProjectModel([file]), selection).map(\.severity)
  }
}

/// A rule that reports the name of each representable as a warning and the whole declaration as a hint.
private func rule(_ id: String, isOnByDefault: Bool = true) -> Rule {
  sampleRule(
    id, isOnByDefault: isOnByDefault,
    check: .representables { representable, context in
      let node = representable.declaration.node
      context.report("whole", at: .whole(node), severity: .hint)
      context.report("name", at: .name(of: node))
    })
}
