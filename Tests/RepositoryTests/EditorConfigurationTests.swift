import JSONText
import Testing

@testable import CommandLineInterface

/// The configurations in Editors that users copy.
@Suite struct EditorConfigurationTests {
  @Test func everyEditorHasAPageThatFitsAScreen() throws {
    let overview = try Repository.contents("Editors/README.md")
    // CI services, build tools, and package managers aren't editors.
    for editor in try Repository.folders(in: "Editors") where !["CI", "GitHub", "Install", "SwiftPM"].contains(editor) {
      let page = try Repository.contents("Editors/\(editor)/README.md")
      #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count <= 30, "\(editor)")
      #expect(overview.contains("(\(editor)/README.md)"), "\(editor)")
      #expect(page.contains("Untested") || page.contains("Tested with"), "\(editor)")
    }
  }

  @Test func everyFileIsOnItsEditorsPage() throws {
    for path in try Repository.files(under: "Editors") where !path.hasSuffix(".md") {
      let parts = path.split(separator: "/")
      let page = try Repository.contents("Editors/\(parts[1])/README.md")
      #expect(page.contains(parts[2]), "\(path)")
    }
  }

  @Test func pagesShowFilesUnchanged() throws {
    for page in try ["README.md"] + Repository.files(under: "Editors") where page.hasSuffix(".md") {
      for section in try Repository.contents(page).matches(of: /<!-- begin (?<file>Editors\/\S+) -->/) {
        let file = String(section.file)
        let language = file.hasSuffix(".el") ? "elisp" : String(file.split(separator: ".").last ?? "")
        try expectSection(file, of: page, toBe: "```\(language)\n\(Repository.contents(file))```\n")
      }
    }
  }

  /// `uibridge init --adopt` writes the recipes.
  @Test func recipesMatchTheProgram() throws {
    for service in CIService.allCases { try expectFile("Editors/CI/\(service).yml", toBe: service.recipe) }
  }

  @Test func everyConfigurationStartsTheServer() throws {
    for path in try Repository.files(under: "Editors") where path.hasSuffix("json") || path.hasSuffix("-settings") {
      let words = try strings(in: JSON(reading: Repository.bytes(path)))
      // A file that only describes an extension doesn't start the server.
      if words.contains("0.1.0") { continue }
      let isStarted = zip(words, words.dropFirst()).contains {
        ["uibridge lsp", "rass uibridge"].contains("\($0) \($1)")
      }
      #expect(isStarted, "\(path)")
    }
  }

  /// The strings in a value, in the order of the text.
  private func strings(in json: JSON) -> [String] {
    [json.string].compactMap(\.self) + (json.array ?? []).flatMap(strings)
      + (json.members ?? []).flatMap { strings(in: $0.value) }
  }
}
