import BridgeModel
import SwiftScan
import TextModel

/// Models a small bridge, so that the fact tables are loaded before the first check. Runs no rule, because their code
/// would take memory that a server without documents doesn't need.
public func warmUpChecks() {
  let file = SourceFile(path: "WarmUp.swift", document: Document(SourceText(sample)))
  _ = lint(file.path, in: ProjectModel([file]), rules: [])
}

private let sample = """
  struct Field: UIViewRepresentable {
    func makeUIView(context: Context) -> UITextView { UITextView() }
    class Coordinator: NSObject, UITextViewDelegate {}
  }

  """
