import LintEngine
import LintRules
import Testing
import TextModel
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

  @Test func adoptingWritesTheFilesAndPrintsWhatToCommit() async {
    let files: [FilePath: String] = ["A.swift": faultyPlayer, "Package.swift": "", ".github/dependabot.yml": ""]
    let result = await outcome("init --adopt", files: files)
    #expect(result.code == .clean)
    #expect(
      result.errors == """
        uibridge: wrote .uibridge.json
        uibridge: wrote 1 problem to uibridge-baseline.json
        uibridge: wrote .github/workflows/uibridge.yml

        """)
    #expect(result.output.contains(".uibridge.json <- \(configurationTemplate(namingBaseline: true))"))
    #expect(result.output.contains(".github/workflows/uibridge.yml <- \(CIService.github.recipe)"))
    #expect(
      result.output.hasSuffix(
        """
        Commit these files:

          git add .uibridge.json uibridge-baseline.json .github/workflows/uibridge.yml

        From now on, 'uibridge lint' reports only new problems. After you fix old ones, run:

          uibridge lint --write-baseline uibridge-baseline.json

        """))
    let file = configuration(configurationTemplate(namingBaseline: true))
    #expect(file.problems == [])
    #expect(file.configuration.baseline == "uibridge-baseline.json")
  }

  @Test func adoptingSetsUpEveryService() async {
    let files: [FilePath: String] = [
      "My App/A.swift": "", "My App/.gitlab-ci.yml": "", "My App/bitrise.yml": "", "My App/.bitrise/uibridge.yml": "",
    ]
    let result = await outcome(["init", "--adopt", "My App"], files: files)
    #expect(
      result.errors == """
        uibridge: wrote My App/.uibridge.json
        uibridge: wrote My App/.gitlab/uibridge.yml
        uibridge: My App/.bitrise/uibridge.yml: already exists; not changed

        """)
    // Without problems, there is no baseline.
    #expect(
      result.output.hasSuffix(
        """
        Commit these files:

          git add 'My App/.uibridge.json' 'My App/.gitlab/uibridge.yml'

        In .gitlab-ci.yml, add: include: .gitlab/uibridge.yml

        Add the steps in .bitrise/uibridge.yml to your workflow in bitrise.yml.

        """))
  }

  @Test func adoptingChangesNothingThatExists() async {
    let result = await outcome("init --adopt", files: ["A.swift": faultyPlayer, "uibridge-baseline.json": "{}"])
    #expect(
      result.errors == """
        uibridge: uibridge-baseline.json: already exists; not changed; to record the current problems, run: uibridge \
        lint --write-baseline uibridge-baseline.json

        """)
    #expect(result.output == "")
    #expect(result.code == .failure)
  }

  private func configuration(_ text: String) -> ConfigurationFile {
    ConfigurationFile(path: ".uibridge.json", text: Array(text.utf8), rules: Rule.all.map(\.id))
  }
}
