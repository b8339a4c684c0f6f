import BridgeModel
import LintEngine
import LintRules
import ProjectChecks
import SwiftScan
import TestSupport
import Testing
import TextModel

/// Runs the examples in every rule's documentation. A new rule adds its cases here without changes to this file.
@Suite struct RuleExampleTests {
  @Test(arguments: ExampleCase.all)
  func reportsExactlyTheMarkedRanges(_ example: ExampleCase) {
    #expect(example.knownDiagnostics.map(\.range) == example.fixture.ranges, sourceLocation: example.location)
  }

  @Test(arguments: ExampleCase.all)
  func fixGivesTheDocumentedCodeAndConverges(_ example: ExampleCase) {
    let code = SourceText(example.fixture.code)
    let fixed = code.applying(firstFixes(of: example.knownDiagnostics))
    #expect(fixed.string == example.fixed ?? example.fixture.code, sourceLocation: example.location)
    if example.fixed != nil {
      #expect(example.diagnostics(in: fixed.string) == [], sourceLocation: example.location)
    }
  }

  /// Text that doesn't affect the meaning must not affect the diagnostics.
  @Test(arguments: ExampleCase.sample)
  func ignoresPrecedingText(_ example: ExampleCase) {
    for prefix in ["#!/usr/bin/swift\nimport Foundation\r\n/* 👨‍👩‍👧‍👦 */ ", "\u{FEFF}\n"] {
      let shift = prefix.utf8.count
      let expected = example.fixture.ranges.map { $0.lowerBound + shift..<$0.upperBound + shift }
      let found = example.diagnostics(in: prefix + example.fixture.code).map(\.range)
      #expect(found == expected, "behind \(prefix.debugDescription)", sourceLocation: example.location)
    }
  }

  @Test(arguments: ExampleCase.sample)
  func windowsLineEndingsChangeNothing(_ example: ExampleCase) {
    let windows = Fixture(example.source.replacing("\n", with: "\r\n"))
    let diagnostics = example.diagnostics(in: windows.code)
    #expect(diagnostics.map(\.range) == windows.ranges, sourceLocation: example.location)
    let fixed = SourceText(windows.code).applying(firstFixes(of: diagnostics))
    let expected = (example.fixed ?? example.fixture.code).replacing("\n", with: "\r\n")
    #expect(fixed.string == expected, sourceLocation: example.location)
  }

  @Test(arguments: ExampleCase.all)
  func reportsNothingInCommentsAndStrings(_ example: ExampleCase) {
    for (before, after) in [("/* ", " */"), ("let text = #\"\"\"\n", "\n\"\"\"#"), ("#if false\n", "\n#endif\n")] {
      let found = example.diagnostics(in: before + example.fixture.code + after)
      #expect(found == [], "between \(before) and \(after)", sourceLocation: example.location)
    }
  }

  /// Editors usually check unfinished code, so every prefix must be handled, and the result must not depend on the
  /// steps. The first example of each rule is typed letter by letter. It's checked at the end of each word, because a
  /// prefix that ends inside one has the same tokens as a shorter one. The others are typed three lines at a time.
  @Test(arguments: ExampleCase.sample)
  func typingTheExampleGivesTheSameDiagnostics(_ example: ExampleCase) {
    let byLetters = example.number == 0
    var editor = TypedExample(of: example)
    var typed = ""
    var lineCount = 0
    for character in example.fixture.code {
      typed.append(character)
      if character.isNewline { lineCount += 1 }
      guard byLetters || character.isNewline && lineCount % 3 == 0 else { continue }
      editor.type(typed)
      typed = ""
      if !byLetters || !(character.isLetter || character.isWhitespace) { _ = editor.diagnostics() }
    }
    editor.type(typed)
    #expect(editor.diagnostics() == example.knownDiagnostics, sourceLocation: example.location)
  }
}

/// A file that is typed character by character and checked incrementally, as in an editor.
private struct TypedExample {
  private let rule: Rule
  private let selection: RuleSelection
  private var document = Document(SourceText(""))
  private var facts: FileFacts
  private var project: ProjectModel
  private var checked = FileDiagnostics()

  init(of example: ExampleCase) {
    rule = example.rule
    selection = rule.selection(among: Rule.all)
    facts = FileFacts(SourceFile(path: "Example.swift", document: document))
    project = example.project(of: [facts])
  }

  mutating func type(_ text: String) {
    let edit = TextEdit.insert(text, at: document.text.count)
    document = document.applying(edit, version: document.version + 1)
  }

  mutating func diagnostics() -> [Diagnostic] {
    facts = FileFacts(SourceFile(path: facts.path, document: document), after: facts)
    project = project.replacing(facts)
    return checked.check(facts.path, in: project, selection).filter { $0.rule == rule.id }
  }
}
