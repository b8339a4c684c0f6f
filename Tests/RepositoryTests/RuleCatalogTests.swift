import LintEngine
import LintRules
import Testing

@Suite struct RuleCatalogTests {
  @Test func everyRuleFileIsListed() throws {
    let catalog = try Repository.contents("Sources/LintRules/RuleCatalog.swift")
    let files = Repository.swiftFiles(under: "Sources/LintRules").filter { !$0.hasSuffix("RuleCatalog.swift") }
    for path in files {
      guard let declaration = try Repository.contents(path).firstMatch(of: /public static let (\w+) = Rule\(/) else {
        continue
      }
      #expect(catalog.contains(".\(declaration.1),"), "add '.\(declaration.1)' to Rule.all: \(path) is not listed")
    }
  }

  @Test func identifiersAreUniqueSortedAndSpelledAlike() {
    let ids = Rule.all.map(\.id)
    #expect(ids == Set(ids).sorted())
    for id in ids { #expect(id.wholeMatch(of: /[a-z]+(-[a-z]+){1,4}/) != nil, "\(id)") }
  }

  @Test func everyRuleIsDocumented() {
    for rule in Rule.all {
      #expect(rule.summary.hasSuffix("."), "\(rule.id)")
      #expect(rule.rationale.hasSuffix("."), "\(rule.id)")
      #expect(rule.examples.contains { $0.isFlagged }, "\(rule.id) shows nothing that it reports")
      #expect(rule.examples.contains { !$0.isFlagged }, "\(rule.id) shows nothing that is right")
    }
  }
}
