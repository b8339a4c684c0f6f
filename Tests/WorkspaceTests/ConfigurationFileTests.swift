import BridgeModel
import LintEngine
import Testing
import Workspace

@Suite struct ConfigurationFileTests {
  @Test func everyKeyIsParsed() throws {
    let file = read(
      """
      // What this team wants.
      {
        "$schema": "https://example.com/configuration.schema.json",
        "preset": "strict",
        "rules": { "missing-did-move": "off", "missing-dismantle": "error" /* a leak is a leak */ },
        "include": ["Sources"],
        "exclude": ["*.gen.swift"],
        "deploymentTargets": { "iOS": "16.4", "macOS": "13" }
      }
      """)
    #expect(file.problems == [])
    #expect(file.configuration.preset == .strict)
    #expect(file.configuration.levels == ["missing-did-move": .off, "missing-dismantle": .error])
    #expect(file.configuration.include == [try #require(PathPattern("Sources"))])
    #expect(file.configuration.exclude == [try #require(PathPattern("*.gen.swift"))])
    #expect(file.configuration.deploymentTargets == [.iOS: SystemVersion(16, 4), .macOS: SystemVersion(13)])
  }

  @Test func invalidValuesAreReportedWithTheirPlaceAndTheNearestName() {
    expect("{\n  \"rule\": {}\n}", "2:3: error: unknown key 'rule'; did you mean 'rules'?")
    expect("{\"extends\": []}", "1:2: error: unknown key 'extends'")
    expect(
      #"{"rules": {"missing-didmove": "off"}}"#,
      "1:12: error: unknown rule 'missing-didmove'; did you mean 'missing-did-move'?")
    expect(
      #"{"rules": {"missing-did-move": "warn"}}"#,
      "1:32: error: expected off, hint, information, warning, error, not 'warn'; did you mean 'warning'?")
    expect(#"{"preset": "all"}"#, "1:12: error: expected recommended, strict, sdk-27, not 'all'")
    expect(
      #"{"deploymentTargets": {"ios": "16"}}"#, "1:24: error: unknown platform 'ios'; did you mean 'iOS'?")
    expect(#"{"deploymentTargets": {"iOS": "v16"}}"#, "1:31: error: 'v16' is not a valid version, such as \"16.4\"")
    expect(#"{"deploymentTargets": {"iOS": 16}}"#, "1:31: error: expected a string")
    expect(#"{"rules": ["missing-did-move"]}"#, "1:11: error: expected an object")
    expect(#"{"exclude": "Pods"}"#, "1:13: error: expected an array of patterns")
    expect(
      #"{"exclude": ["../Pods"]}"#,
      "1:14: error: '../Pods' is not a valid pattern: it must be relative to this file's folder and cannot contain '..'"
    )
    expect(#"{"preset": "strict", "preset": "strict"}"#, "1:22: error: duplicate key 'preset'")
    expect("[]", "1:1: error: expected an object")
  }

  @Test func invalidJSONIsReportedWhereItBecomesInvalid() {
    expect("", "1:1: error: expected a value")
    expect("{\n  \"preset\" \"strict\"\n}", "2:12: error: expected ':'")
    expect("{\n  \"rules\": {},\n}", "3:1: error: expected a key in double quotes")
  }

  @Test func onlyTheFirstOfManyProblemsAreReported() {
    let rules = (0..<300).map { "  \"rule\($0)\": \"off\"" }.joined(separator: ",\r\n")
    let problems = read("{\"rules\": {\r\n\(rules)\r\n}, \"preset\": \"strict\"}").problems.map(\.description)
    #expect(problems.count == 101)
    #expect(problems[0] == ".uibridge.json:2:3: error: unknown rule 'rule0'")
    #expect(problems[99] == ".uibridge.json:101:3: error: unknown rule 'rule99'")
    #expect(problems[100] == ".uibridge.json:102:3: error: 200 more problems after this one")
  }

  @Test func validPartsApplyDespiteProblems() {
    let file = read(#"{"preset": "strikt", "rules": {"x": "off", "missing-did-move": "hint"}, "exclude": [1, "Pods"]}"#)
    #expect(file.problems.count == 3)
    #expect(file.configuration.levels == ["missing-did-move": .hint])
    #expect(file.configuration.exclude.count == 1)
  }

  private func expect(_ text: String, _ problem: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      read(text).problems.map(\.description) == [".uibridge.json:" + problem], sourceLocation: sourceLocation)
  }

  private func read(_ text: String) -> ConfigurationFile {
    ConfigurationFile(
      path: ".uibridge.json", text: Array(text.utf8), rules: ["missing-did-move", "missing-dismantle"])
  }
}
