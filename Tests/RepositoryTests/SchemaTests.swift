import BridgeModel
import JSONText
import LintEngine
import LintRules
import Reporting
import Testing
import Workspace

@testable import CommandLineInterface

@Suite struct SchemaTests {
  @Test func theConfigurationSchemaMatchesTheCode() throws {
    try expectFile("Schemas/configuration.schema.json", toBe: indentedText(configurationSchema()) + "\n")
  }

  /// The reader accepts a configuration with every key, every level of every rule, and every platform in the schema.
  @Test func everythingThatTheSchemaAllowsIsValid() throws {
    let schema = configurationSchema()
    #expect(schema["properties"]?.members?.map(\.key) == ConfigurationKey.allCases.map(\.rawValue))
    for level in RuleLevel.allCases {
      let levels = Rule.all.map { (key: $0.id, value: JSON(level.rawValue)) }
      let targets = Platform.allCases.map { (key: $0.rawValue, value: JSON("16.4")) }
      let configuration: JSON = [
        "$schema": "x", "preset": "strict", "rules": JSON(members: levels), "include": ["Sources/**/*.swift"],
        "exclude": ["Pods"], "deploymentTargets": JSON(members: targets), "baseline": "baseline.json",
      ]
      let file = ConfigurationFile(path: "x", text: configuration.utf8, rules: Rule.all.map(\.id))
      #expect(file.problems == [])
      #expect(file.configuration.levels.count == Rule.all.count)
    }
  }

  @Test func theReportSchemaMatchesTheCode() throws {
    try expectFile("Schemas/report.schema.json", toBe: indentedText(reportSchema()) + "\n")
  }

  @Test func aReportMatchesItsSchema() async throws {
    let report = try JSON(reading: Array(await output(of: "lint", "Tests/SampleApp", "--format", "json").utf8))
    #expect(report.mismatches(with: reportSchema()) == [])
    #expect(report["diagnostics"]?.array?.isEmpty == false)
    var wrong = report
    wrong["files"] = "many"
    #expect(wrong.mismatches(with: reportSchema()) != [])
  }

  @Test func theMapSchemaMatchesTheCode() throws {
    try expectFile("Schemas/map.schema.json", toBe: indentedText(mapSchema()) + "\n")
  }

  @Test func aMapMatchesItsSchema() async throws {
    let map = try JSON(reading: Array(await output(of: "map", "Tests/SampleApp", "--format", "json").utf8))
    #expect(map.mismatches(with: mapSchema()) == [])
    for part in ["bridges", "models"] { #expect(map[part]?.array?.isEmpty == false, "no \(part)") }
    var wrong = map
    wrong["bridges"] = [["name": "A"]]
    #expect(wrong.mismatches(with: mapSchema()) != [])
  }

  @Test func theSettingsSchemaMatchesTheCode() throws {
    try expectFile("Schemas/settings.schema.json", toBe: indentedText(settingsSchema()) + "\n")
    let keys = settingsSchema()["properties"]?["uibridge"]?["properties"]?.members?.map(\.key)
    #expect(keys == ConfigurationKey.allCases.filter { ![.schema, .baseline].contains($0) }.map(\.rawValue))
  }

  @Test func theRulesSchemaMatchesTheCode() throws {
    try expectFile("Schemas/rules.schema.json", toBe: indentedText(ruleCatalogSchema()) + "\n")
  }

  @Test func theRulesMatchTheirSchema() {
    let catalog = ruleCatalogJSON(Rule.all, toolVersion: version)
    #expect(catalog.mismatches(with: ruleCatalogSchema()) == [])
    #expect(catalog["rules"]?.array?.count == Rule.all.count)
  }

  @Test func theSchemaOfRefusedRulesMatchesTheCode() throws {
    try expectFile("Schemas/refused-rules.schema.json", toBe: indentedText(refusedRulesSchema()) + "\n")
  }

  @Test func theRefusedRulesMatchTheirSchema() async throws {
    let list = try JSON(reading: Array(await output(of: "rules", "--refused", "--format", "json").utf8))
    #expect(list.mismatches(with: refusedRulesSchema()) == [])
    #expect(list["refusedRules"]?.array?.count == RefusedRule.all.count)
  }
}
