import LintEngine
import LintRules
import Testing
import Workspace

@testable import CommandLineInterface

@Suite struct InitCommandTests {
  @Test func theWrittenConfigurationIsValidAndChangesNothing() async {
    let result = await outcome("init", files: ["A.swift": ""])
    #expect(result.code == .clean)
    #expect(result.errors == "uibridge: wrote .uibridge.json\n")
    #expect(result.output == ".uibridge.json <- \(configurationTemplate())")
    let file = configuration(configurationTemplate())
    #expect(file.problems == [])
    #expect(file.configuration == Configuration(preset: .recommended))
  }

  /// The file contains every key, and every commented line is valid when its slashes are removed.
  @Test func itsExamplesAreValid() {
    for key in ConfigurationKey.allCases {
      #expect(configurationTemplate().contains("\"\(key.rawValue)\":"), "\(key)")
    }
    let lines = configurationTemplate().split(separator: "\n", omittingEmptySubsequences: false)
    let examples = lines.map { $0.contains("// \"") ? String($0.replacing("// ", with: "")) : String($0) }
    let file = configuration(examples.joined(separator: "\n"))
    #expect(file.problems == [])
    #expect(file.configuration.levels["missing-dismantle"] == .error)
    #expect(file.configuration.baseline == "uibridge-baseline.json")
  }

  @Test func anExistingConfigurationIsKept() async {
    let result = await outcome("init App", files: ["App/.uibridge.json": "{}"])
    #expect(result.errors == "uibridge: App/.uibridge.json: already exists; not changed\n")
    #expect(result.output == "")
    #expect(result.code == .failure)
    #expect(await outcome("init missing").errors == "uibridge: missing: not a folder\n")
  }

  private func configuration(_ text: String) -> ConfigurationFile {
    ConfigurationFile(path: ".uibridge.json", text: Array(text.utf8), rules: Rule.all.map(\.id))
  }
}
