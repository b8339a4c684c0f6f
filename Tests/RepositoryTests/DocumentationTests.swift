import LintEngine
import LintRules
import Reporting
import Testing
import Workspace

@testable import CommandLineInterface

@Suite struct DocumentationTests {
  /// A newcomer reads it in five minutes. Details are on the pages that it links to.
  @Test func theReadmeIsShort() throws {
    let lines = try Repository.contents("README.md").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 250)
  }

  @Test func theReadmeListsEachRuleUnderOneSymptom() throws {
    let rows = try Repository.contents("README.md").split(separator: "\n").filter { $0.contains("](Sources/RULES.md#") }
    let listed = rows.filter { $0.hasPrefix("| ") }.flatMap { row in
      row.matches(of: /\[`([a-z-]+)`\]\(Sources\/RULES\.md#([a-z-]+)\)/).map { (String($0.1), String($0.2)) }
    }
    for (name, anchor) in listed { #expect(name == anchor) }
    #expect(listed.map(\.0).sorted() == Rule.all.map(\.id))
  }

  @Test func theRulesPageMatchesTheCode() throws {
    try expectFile("Sources/RULES.md", toBe: ruleCatalogPage(Rule.all, refused: RefusedRule.all))
  }

  @Test func theReadmeShowsARealReport() async throws {
    let report = await output(of: "lint", "Tests/SampleApp/FieldNotes/Map")
    try expectSection(
      "report", of: "README.md",
      toBe: "```\n$ uibridge lint Tests/SampleApp/FieldNotes/Map\n\(report)```\n")
  }

  @Test func theReadmeShowsTheOptions() async throws {
    let help = await output(of: "lint", "", "--help")
    try expectSection("lint help", of: "Sources/COMMANDS.md", toBe: "```\n$ uibridge lint --help\n\(help)```\n")
  }

  @Test func theReadmeShowsTheOutputOfDoctor() async throws {
    let found = await output(of: ["doctor", "Tests/SampleApp"], programs: "/usr/local/bin")
    try expectSection(
      "doctor", of: "Editors/README.md",
      toBe: "```\n$ uibridge doctor Tests/SampleApp\n\(found.replacing(Repository.root, with: "~/uibridge"))```\n")
  }

  @Test func theReadmeShowsTheOptionsOfTheOtherCommands() async throws {
    var text = ""
    for command in commands where command.isListed && command.name != "lint" {
      text += "```\n$ uibridge \(command.name) --help\n\(await output(of: [command.name, "--help"]))```\n"
    }
    try expectSection("help", of: "Sources/COMMANDS.md", toBe: text)
  }

  @Test func theReadmeShowsANewBridge() async throws {
    let words = ["new", "view", "--wrap", "UITextView", "--name", "NoteEditor", "--target", "iOS17", "--indent", "2"]
    let file = await output(of: words)
    try expectSection(
      "new", of: "Sources/COMMANDS.md", toBe: "```\n$ uibridge \(words.joined(separator: " "))\n\(file)```\n")
  }

  /// Checks that every `uibridge …` in the documentation is an existing command with options that it supports.
  @Test func commandsInTheDocumentsExist() throws {
    let recipes = try Repository.files(under: "Editors").filter { path in
      [".md", ".sh"].contains { path.hasSuffix($0) } || path.hasPrefix("Editors/CI")
    }
    for page in ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", ".ci/run", "Sources/COMMANDS.md"] + recipes {
      for call in try Repository.contents(page).matches(of: /\buibridge (?<name>[a-z]+)(?<rest>[^`\n|]*)/) {
        guard let command = commands.first(where: { $0.name == call.name }) else { continue }
        for option in call.rest.matches(of: /\s(--[a-z-]+)/) {
          #expect(names(ofOptionsOf: command).contains(String(option.1)), "\(page): \(call.0)")
        }
      }
    }
  }

  @Test func theChangelogBeginsWithUnreleasedChanges() throws {
    let headings = try Repository.contents("CHANGELOG.md").split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(headings.first == "## Unreleased")
    if headings.count > 1 { #expect(headings[1].contains(version)) }
  }

  @Test func noFileContainsALocalPath() throws {
    // Repositories have folders with these names, too.
    let path = /(^|[^A-Za-z0-9_.+-])\/(farm|opt(?!\/homebrew)|root|Users|work)\/[A-Za-z]/
    for file in try Repository.files(under: ".") {
      let text = try Repository.contents(file)
      if let found = text.firstMatch(of: path) {
        // This file's pattern for paths isn't a path itself.
        #expect(file.hasSuffix("DocumentationTests.swift"), "\(file): \(found.0)")
      }
    }
  }
}

private func names<C: Command>(ofOptionsOf command: C.Type) -> [String] { C.options.map(\.name) + ["--help"] }
