import FolderTrees
import LintEngine
import Testing
import TextModel
import Workspace

@Suite struct SettingsFinderTests {
  let tree = FolderTree(files: [
    "/app/Package.swift": "",
    "/app/.uibridge.json": #"{"preset": "strict", "exclude": ["Generated"]}"#,
    "/app/Legacy/.uibridge.json": #"{"rules": {"loud": "off"}}"#,
    "/broken/.uibridge.json": "{",
  ])

  @Test func onlyTheNearestConfigurationApplies() {
    #expect(settings(of: "/app/Sources/A.swift").configuration.preset == .strict)
    let legacy = settings(of: "/app/Legacy/Deep/A.swift")
    #expect(legacy.configuration == Configuration(levels: ["loud": .off]))
    #expect(legacy.configurationPath == "/app/Legacy/.uibridge.json")
    #expect(settings(of: "/elsewhere/A.swift") == FileSettings())
  }

  @Test func patternsAreRelativeToTheConfiguration() {
    #expect(settings(of: "/app/Sources/A.swift").isChecked)
    #expect(!settings(of: "/app/Sources/Generated/A.swift").isChecked)
    #expect(settings(of: "/app/Legacy/Generated/A.swift").isChecked)
    #expect(settings(of: "/app/Sources/Generated/script").isChecked, "patterns choose among Swift files")
  }

  @Test func everyConfigurationIsReadOnceAndItsProblemsAreKept() {
    var finder = SettingsFinder(in: tree.fileSystem, rules: ["loud"])
    for path: FilePath in ["/broken/A.swift", "/broken/B/C.swift", "/app/A.swift"] { _ = finder.settings(of: path) }
    #expect(finder.configurationFiles.map(\.path) == ["/app/.uibridge.json", "/broken/.uibridge.json"])
    #expect(
      finder.configurationFiles.flatMap(\.problems).map(\.description) == [
        "/broken/.uibridge.json:1:2: error: expected a key in double quotes"
      ])
  }

  @Test func aNamedConfigurationAppliesToAllFiles() throws {
    var finder = SettingsFinder(in: tree.fileSystem, rules: ["loud"])
    try finder.fix("/app/Legacy/.uibridge.json")
    #expect(finder.settings(of: "/elsewhere/A.swift").configuration.levels == ["loud": .off])
    #expect(throws: FileError.self) { try finder.fix("/app/missing.json") }
  }

  private func settings(of path: FilePath) -> FileSettings {
    var finder = SettingsFinder(in: tree.fileSystem, rules: ["loud"])
    return finder.settings(of: path)
  }
}
