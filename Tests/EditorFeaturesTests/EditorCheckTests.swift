import Foundation
import Testing
import TypeCheckSupport

@Suite struct EditorCheckTests {
  /// `Tests/Editors/neovim/run` compares what Neovim has written with this file.
  @Test func whatAnEditorWritesCompiles() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let expected = tests.appendingPathComponent("Editors/neovim/TitleField.expected.swift")
    #expect(StubModules.typeCheck(try String(contentsOf: expected, encoding: .utf8)) == [])
  }
}
