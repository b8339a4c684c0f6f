import EditorFeatures
import LintEngine
import Testing
import TextModel

@Suite struct SuppressionTests {
  @Test(arguments: [
    ("struct ⟦A⟧ {}", "// uibridge:disable:next r\nstruct A {}"),
    ("struct B {\r\n\tlet ⟦a⟧ = 1\r\n}\r\n", "struct B {\r\n\t// uibridge:disable:next r\r\n\tlet a = 1\r\n}\r\n"),
    ("\n  // why\n  let ⟦a⟧ = 1", "\n  // why\n  // uibridge:disable:next r\n  let a = 1"),
  ])
  func aCommentBeforeTheLineSuppressesHere(_ marked: String, _ expected: String) {
    #expect(result(of: "Suppress 'r' here", in: marked) == expected)
  }

  @Test(arguments: ["let text = \"\"\"\n  \\(⟦a⟧)\n  \"\"\"", "/*\n*/ let ⟦a⟧ = 1"])
  func nothingIsOfferedInsideAStringOrComment(_ marked: String) {
    #expect(result(of: "Suppress 'r' here", in: marked) == nil)
    #expect(result(of: "Suppress 'r' in this file", in: marked) != nil)
  }

  @Test(arguments: [
    ("struct ⟦A⟧ {}", "// uibridge:disable:file r\nstruct A {}"),
    ("//\n// A.swift\n\nstruct ⟦A⟧ {}", "//\n// A.swift\n\n// uibridge:disable:file r\nstruct A {}"),
    ("/// About.\nstruct ⟦A⟧ {}", "// uibridge:disable:file r\n/// About.\nstruct A {}"),
    ("#!/usr/bin/swift\nstruct ⟦A⟧ {}", "#!/usr/bin/swift\n// uibridge:disable:file r\nstruct A {}"),
    ("\u{FEFF}struct ⟦A⟧ {}", "\u{FEFF}// uibridge:disable:file r\nstruct A {}"),
    ("// only\n⟦⟧", "// uibridge:disable:file r\n// only\n"),
  ])
  func aCommentBelowTheHeaderSuppressesInTheFile(_ marked: String, _ expected: String) {
    #expect(result(of: "Suppress 'r' in this file", in: marked) == expected)
  }

  private func result(of title: String, in marked: String) -> String? {
    let source = MarkedSource(marked)
    let diagnostic = Diagnostic(rule: "r", severity: .warning, range: source.selection, message: "m")
    let action = suppressions(of: diagnostic, in: source.file).first { $0.title == title }
    return action.map { SourceText(source.text).applying($0.edits).string }
  }
}
