import Foundation
import Testing
import TypeCheckSupport

@Suite struct EditorCheckTests {
  /// `Tests/Editors/neovim/run` compares what Neovim has written with these files.
  @Test(arguments: [
    "TitleField.expected.swift", "refactorings/Meter.after", "refactorings/Browser.after", "refactorings/Screen.after",
  ])
  func whatAnEditorWritesCompiles(name: String) throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let expected = tests.appendingPathComponent("Editors/neovim/\(name)")
    #expect(StubModules.typeCheck(try String(contentsOf: expected, encoding: .utf8)) == [])
  }
}
