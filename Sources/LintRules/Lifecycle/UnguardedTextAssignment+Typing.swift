import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan

/// Reports methods of the coordinator that replace the whole text after each key.
func checkTyping(_ representable: Representable, in context: inout RuleContext) {
  for body in representable.bodiesAfterTyping where context.contains(body.block) {
    let scope = representable.expressionScope(of: body)
    for node in body.block.descendants(.sequence, .call) {
      guard let edit = TextSetter(node, in: scope, of: representable, context.project), !edit.isConstant,
        !edit.isSingleLine, body.isOfTyping(edit.target), context.project.timing(of: node, in: body) == .now,
        node.onlyNeedsValues(in: body.block)
      else { continue }
      context.report(
        "'\(edit.target.text)' is replaced after each key, which ends the composition of marked text", at: node,
        in: body, severity: .information)
    }
  }
}

extension Representable {
  /// The methods of the coordinator that a text view calls after each change by the user.
  fileprivate var bodiesAfterTyping: [LifecycleBody] {
    (coordinator?.members ?? []).compactMap { function in
      guard ["textViewDidChange(_:)", "textDidChange(_:)"].contains(function.fullName), let block = function.node.body
      else { return nil }
      return LifecycleBody(method: .update, function: function, block: block, owner: Place(.coordinator))
    }
  }
}

extension LifecycleBody {
  /// Whether a property belongs to the view in which the user types: the parameter, or the object of the notification.
  fileprivate func isOfTyping(_ property: SyntaxNode) -> Bool {
    guard let root = property.base?.chainRoot, root.kind == .reference,
      let local = root.localDeclaration(of: root.name, within: function.node)
    else { return false }
    if local.kind == .parameter { return true }
    // `notification.object as? NSTextView`
    guard let value = local.value else { return false }
    return value.descendants(.reference).contains { node in
      node.localDeclaration(of: node.name, within: function.node)?.kind == .parameter
    }
  }
}

/// The examples of `unguarded-text-assignment` about code that runs after each key, and about text views of other modules.
let typingExamples: [RuleExample] = [
  // Syntax coloring that replaces the whole text.
  .flagged(
    """
    struct CodeEditor: UIViewRepresentable {
      @Binding var code: String
      func makeUIView(context: Context) -> UITextView {
        let editor = UITextView()
        editor.delegate = context.coordinator
        return editor
      }
      func updateUIView(_ editor: UITextView, context: Context) { if editor.text != code { editor.text = code } }
      func makeCoordinator() -> Coordinator { Coordinator($code) }
      final class Coordinator: NSObject, UITextViewDelegate {
        var code: Binding<String>
        init(_ code: Binding<String>) { self.code = code }
        func textViewDidChange(_ editor: UITextView) {
          code.wrappedValue = editor.text
          let selection = editor.selectedRange
          ⟦editor.attributedText = colored(editor.text)⟧
          editor.selectedRange = selection
        }
        private func colored(_ code: String) -> NSAttributedString { NSAttributedString(string: code) }
      }
    }
    struct ScriptEditor: NSViewRepresentable {
      @Binding var script: String
      func makeNSView(context: Context) -> NSTextView {
        let editor = NSTextView()
        editor.delegate = context.coordinator
        return editor
      }
      func updateNSView(_ editor: NSTextView, context: Context) {
        if editor.string != script { editor.string = script }
      }
      func makeCoordinator() -> Coordinator { Coordinator($script) }
      final class Coordinator: NSObject, NSTextViewDelegate {
        var script: Binding<String>
        init(_ script: Binding<String>) { self.script = script }
        func textDidChange(_ notification: Notification) {
          guard let editor = notification.object as? NSTextView else { return }
          script.wrappedValue = editor.string
          ⟦editor.textStorage?.setAttributedString(NSAttributedString(string: editor.string))⟧
        }
      }
    }
    """),
  // Only the attributes change, the composition has ended, the text is too long, or another view shows it.
  .accepted(
    """
    struct CodeEditor: UIViewRepresentable {
      @Binding var code: String
      func makeUIView(context: Context) -> UITextView {
        let editor = UITextView()
        editor.delegate = context.coordinator
        return editor
      }
      func updateUIView(_ editor: UITextView, context: Context) { if editor.text != code { editor.text = code } }
      func makeCoordinator() -> Coordinator { Coordinator($code) }
      final class Coordinator: NSObject, UITextViewDelegate {
        var code: Binding<String>
        let preview = UITextView()
        init(_ code: Binding<String>) { self.code = code }
        func textViewDidChange(_ editor: UITextView) {
          editor.textStorage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: editor.text.count))
          if editor.text.count > 100 { editor.text = String(editor.text.prefix(100)) }
          preview.attributedText = editor.attributedText
          DispatchQueue.main.async { editor.attributedText = self.colored(editor.text) }
          guard editor.markedTextRange == nil else { return }
          editor.attributedText = colored(editor.text)
        }
        private func colored(_ code: String) -> NSAttributedString { NSAttributedString(string: code) }
      }
    }
    """),
  // A text view of another module, whose delegate says what it is.
  .flagged(
    """
    import GrowingText
    import SwiftUI

    struct CommentField: UIViewRepresentable {
      @Binding var comment: String
      func makeUIView(context: Context) -> GrowingText {
        let field = GrowingText()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: GrowingText, context: Context) {
        ⟦field.text = comment⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator($comment) }
      final class Coordinator: NSObject, UITextViewDelegate {
        var comment: Binding<String>
        init(_ comment: Binding<String>) { self.comment = comment }
        func textViewDidChange(_ field: UITextView) { comment.wrappedValue = field.text }
      }
    }
    """),
  // A view of another module that may show anything.
  .accepted(
    """
    import GrowingText
    import SwiftUI

    struct CommentLabel: UIViewRepresentable {
      let comment: String
      let color: UIColor
      func makeUIView(context: Context) -> GrowingText {
        let label = GrowingText()
        label.delegate = context.coordinator
        return label
      }
      func updateUIView(_ label: GrowingText, context: Context) {
        label.text = comment
        label.tintColor = color
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, UIScrollViewDelegate {}
    }
    struct SearchField: UIViewRepresentable {
      @Binding var words: String
      func makeUIView(context: Context) -> GrowingText {
        let field = GrowingText()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: GrowingText, context: Context) { field.text = words }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, UITextViewDelegate, UITextFieldDelegate {}
    }
    """),
]
