import Foundation
import Testing
import TypeCheckSupport

@Suite struct EditorCheckTests {
  /// The results that `Tests/Editors/*/run` compare with the output of editors. The sample app has a page that shows
  /// the photo picker.
  @Test(arguments: [
    ["Editors/neovim/refactorings/TitleField.after"], ["Editors/neovim/refactorings/Meter.after"],
    ["Editors/neovim/refactorings/Browser.after"], ["Editors/neovim/refactorings/Screen.after"],
    ["Editors/session/expected/Meter/LevelMeter.swift"],
    ["Editors/session/expected/Capture/GuidePage.swift", "SampleApp/FieldNotes/Capture/PhotoPicker.swift"],
  ])
  func resultsOfEditorsCompile(paths: [String]) throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let texts = try paths.map { try String(contentsOf: tests.appendingPathComponent($0), encoding: .utf8) }
    #expect(StubModules.typeCheck(texts.joined(separator: "\n")) == [])
  }
}
