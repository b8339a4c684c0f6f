import Foundation
import Testing

@testable import CommandLineInterface

/// The examples, run by the real program in a real folder.
@Suite struct OptionExampleTests {
  @Test func everyExampleIsCorrect() throws {
    let examples = examples(in: optionExamples)
    #expect(examples.count > 40)
    for example in examples { try check(example) }
  }

  @Test func everyOptionHasAnExample() {
    let lines = examples(in: optionExamples).map(\.words)
    for command in commands {
      let words = Set(lines.filter { $0.first == command.name }.joined())
      #expect(!words.isEmpty, "\(command.name)")
      for option in optionNames(of: command) {
        #expect(words.contains(option), "'\(command.name) \(option)' has no example")
      }
    }
  }

  @Test func everyCommandPrintsItsHelp() async throws {
    for name in commands.map({ $0.name }) {
      let help = try run(name, "--help")
      #expect(help.status == 0)
      #expect(help.output == (await outcome("\(name) --help").output))
      #expect(help.output.contains("USAGE: uibridge \(name)"))
    }
  }

  private func check(_ example: Example) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for (path, text) in exampleFiles { try folder.write(text, to: "\(path)") }
    if example.words.contains("loop.swift") { try folder.run("ln", "-s", "loop.swift", "loop.swift") }
    if example.words.contains("--baseline") {
      _ = try run("lint", "--write-baseline", "known.json", "Player.swift", in: folder)
    }
    if example.words.contains("--changed-since") {
      try folder.write("struct Player {}\n", to: "Player.swift")
      try folder.run("git", "init", "--quiet")
      try folder.run("git", "add", ".")
      try folder.run("git", "-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "--quiet", "--message", "Begin")
      try folder.write(faultyPlayer, to: "Player.swift")
    }
    let result = try run(example.words, input: example.words.contains("-") ? faultyPlayer : "", in: folder)
    let line = Testing.Comment(rawValue: "\(example.words.joined(separator: " ")): \(result)")
    #expect(result.status == example.status, line)
    for text in example.output { #expect(result.output.contains(text), line) }
    for text in example.missing { #expect(!result.output.contains(text), line) }
    for text in example.errors { #expect(result.errors.contains(text), line) }
    if example.errors.isEmpty { #expect(result.errors.isEmpty, line) }
    for (path, text) in example.files { #expect(try folder.read(path).contains(text), line) }
  }
}

private struct Example {
  var words: [String]
  var status: Int32 = 0
  var output: [String] = []
  var missing: [String] = []
  var errors: [String] = []
  var files: [(path: String, text: String)] = []
}

private func examples(in table: String) -> [Example] {
  table.split(separator: "\n").reduce(into: []) { examples, line in
    let text = String(line.dropFirst(2))
    if line.first == "$" { return examples.append(Example(words: text.split(separator: " ").map(String.init))) }
    let last = examples.count - 1
    switch line.first {
    case "=": examples[last].status = Int32(text) ?? -1
    case ">": examples[last].output.append(text)
    case "-": examples[last].missing.append(text)
    case "!": examples[last].errors.append(text)
    case "@":
      let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
      examples[last].files.append((parts[0], parts[1]))
    default: break
    }
  }
}

private func optionNames<C: Command>(of command: C.Type) -> [String] { C.options.map(\.name) }
