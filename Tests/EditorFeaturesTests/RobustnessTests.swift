import BridgeModel
import EditorFeatures
import SwiftScan
import Testing
import TextModel

/// Editors send requests for any position, including in unfinished text. Every request must be answered, and every
/// range must be within the text.
@Suite struct RobustnessTests {
  @Test func answersEverywhere() {
    for text in [field, field.replacing("\n", with: "\r\n"), field.replacing("  ", with: "\t")] {
      let file = SourceFile(path: "File.swift", document: Document(SourceText(text)))
      let project = ProjectModel([file])
      for offset in -1...text.utf8.count + 1 { check(file, project, at: offset) }
    }
  }

  @Test func answersWhileTheTextIsTyped() {
    for end in 0...field.utf8.count {
      let file = SourceFile(
        path: "File.swift", document: Document(SourceText(String(decoding: field.utf8.prefix(end), as: UTF8.self))))
      check(file, ProjectModel([file]), at: end)
    }
  }
}

private func check(_ file: SourceFile, _ project: ProjectModel, at offset: Int) {
  let text = file.document.text
  let whole = 0..<text.utf8.count
  if let found = hover(at: offset, in: file, of: project) {
    #expect(whole.clamped(to: found.range) == found.range && !found.markdown.isEmpty)
  }
  for completion in completions(at: offset, in: file, of: project) {
    #expect(
      completion.range.upperBound == offset && text.line(at: completion.range.lowerBound) == text.line(at: offset))
  }
  for action in codeActions(in: offset..<offset, of: file, project: project, diagnostics: []) {
    let edits = action.edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    for edit in edits { #expect(whole.clamped(to: edit.range) == edit.range) }
    for (first, second) in zip(edits, edits.dropFirst()) { #expect(first.range.upperBound <= second.range.lowerBound) }
  }
}

private let field = """
  import SwiftUI
  // Größe: 🙂
  struct SearchField: UIViewRepresentable {
    @Binding var text: String
    #if os(iOS)
    let size = "é🙂\\(1)"
    #endif
    class Coordinator { init() {} }

    func makeUIView(context: Context) -> UITextField { /* new */ UITextField() }

    func updateUIView(_ field: UITextField, context: Context) {
      context.coordinator.parent = self; context.animate { field.text = text }
    }
  }
  extension SearchField {
    func makeCoordinator() -> Coordinator { Coordinator() }
    func upd
  }
  """
