import BridgeModel
import SwiftScan
import TextModel

/// Looks at a small bridge, so that the tables of facts have been read before somebody waits for a check. No rule is asked:
/// their code would take memory that a server without documents does not need.
public func rehearseCheck() {
  let file = SourceFile(path: "Rehearsal.swift", document: Document(SourceText(rehearsal)))
  _ = lint(file.path, in: ProjectModel([file]), rules: [])
}

private let rehearsal = """
  struct Field: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextView { UITextView() }
    class Coordinator: NSObject, UITextViewDelegate {}
  }

  """
