import LintEngine

/// The examples of `unguarded-text-assignment` about the view whose text is set, and about the selection.
let textSetterExamples: [RuleExample] = [
  // A single line keeps the insertion point at its end, and code can restore the selection.
  .flagged(
    """
    struct SearchField: UIViewRepresentable {
      @Binding var query: String
      func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
      func updateUIView(_ bar: UISearchBar, context: Context) {
        ⟦bar.text = query⟧
      }
    }
    struct NameField: UIViewRepresentable {
      @Binding var name: String
      func makeUIView(context: Context) -> UITextField { UITextField() }
      func updateUIView(_ field: UITextField, context: Context) {
        ⟦field.text = name⟧
      }
    }
    struct Diary: UIViewRepresentable {
      @Binding var entry: String
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        let selection = view.selectedRange
        ⟦view.text = entry⟧
        view.selectedRange = selection
      }
    }
    """,
    fixed: """
      struct SearchField: UIViewRepresentable {
        @Binding var query: String
        func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
        func updateUIView(_ bar: UISearchBar, context: Context) {
          if bar.text != query { bar.text = query }
        }
      }
      struct NameField: UIViewRepresentable {
        @Binding var name: String
        func makeUIView(context: Context) -> UITextField { UITextField() }
        func updateUIView(_ field: UITextField, context: Context) {
          if field.text != name { field.text = name }
        }
      }
      struct Diary: UIViewRepresentable {
        @Binding var entry: String
        func makeUIView(context: Context) -> UITextView { UITextView() }
        func updateUIView(_ view: UITextView, context: Context) {
          let selection = view.selectedRange
          if view.text != entry { view.text = entry }
          view.selectedRange = selection
        }
      }
      """),
  // The same without a fix: styled text, classes of the project, and the end of the method.
  .flagged(
    """
    struct Letter: UIViewRepresentable {
      @Binding var text: NSAttributedString
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        let selection = view.selectedTextRange
        ⟦view.attributedText = text⟧
        view.selectedTextRange = selection
      }
    }
    struct Script: NSViewRepresentable {
      @Binding var code: String
      func makeNSView(context: Context) -> ScriptView { ScriptView() }
      func updateNSView(_ view: ScriptView, context: Context) {
        let selection = view.selectedRanges
        ⟦view.string = code⟧
        view.selectedRanges = selection
      }
    }
    final class ScriptView: NSTextView {}
    struct Poem: UIViewRepresentable {
      @Binding var text: String
      func makeUIView(context: Context) -> PoemView { PoemView() }
      func updateUIView(_ view: PoemView, context: Context) { ⟦view.text = text⟧ }
    }
    final class PoemView: UITextView {
      override var text: String! {
        didSet { sizeToFit() }
      }
    }
    struct Invitation: UIViewRepresentable {
      @Binding var text: String
      let name: String?
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        guard let name else { return ⟦view.text = "Hello! " + text⟧ }
        view.accessibilityLabel = name
      }
    }
    struct Quantity: UIViewRepresentable {
      @Binding var count: Int
      func makeUIView(context: Context) -> QuantityField { QuantityField() }
      func updateUIView(_ field: QuantityField, context: Context) { ⟦field.text = "\\(count)"⟧ }
    }
    final class QuantityField: UITextField {}
    """),
  // Another text of the view, and a change of its style.
  .accepted(
    """
    struct CodePane: UIViewRepresentable {
      let code: NSAttributedString
      let tint: UIColor
      func makeUIView(context: Context) -> CodeView { CodeView() }
      func updateUIView(_ view: CodeView, context: Context) {
        view.draft.setAttributedString(code)
        view.textStorage.addAttribute(.foregroundColor, value: tint, range: NSRange(location: 0, length: 1))
      }
    }
    final class CodeView: UITextView { let draft = NSMutableAttributedString() }
    """),
  // Text that the view adds to its own, once.
  .accepted(
    """
    struct Terminal: UIViewRepresentable {
      let output: OutputQueue
      let isDim: Bool
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        view.alpha = isDim ? 0.5 : 1
        view.text += output.takeAll()
      }
    }
    @MainActor final class OutputQueue {
      private var lines: [String] = []
      func takeAll() -> String {
        defer { lines = [] }
        return lines.joined(separator: "\\n")
      }
    }
    """),
  // The text storage in the view's own class.
  .flagged(
    """
    struct CodeEditor: NSViewRepresentable {
      @Binding var code: NSAttributedString
      func makeNSView(context: Context) -> CodeTextView { CodeTextView() }
      func updateNSView(_ view: CodeTextView, context: Context) { ⟦view.show(code)⟧ }
    }
    final class CodeTextView: NSTextView {
      func show(_ code: NSAttributedString) { textStorage?.setAttributedString(code) }
    }
    """),
  // The setter compares with a new object.
  .accepted(
    """
    struct NoteEditor: UIViewRepresentable {
      @Binding var text: NSAttributedString
      func makeUIView(context: Context) -> NoteView { NoteView() }
      func updateUIView(_ view: NoteView, context: Context) { view.attributedText = text }
    }
    final class NoteView: UITextView {
      override var attributedText: NSAttributedString! {
        didSet { if attributedText != NSAttributedString(string: text) { sizeToFit() } }
      }
    }
    """),
  // Code elsewhere makes the view read-only: an extension of Apple's class, a superclass, or a factory.
  .accepted(
    """
    extension UITextView {
      func lock() { isEditable = false }
    }
    struct LogView: UIViewRepresentable {
      let log: String
      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.lock()
        return view
      }
      func updateUIView(_ view: UITextView, context: Context) { view.text = log }
    }
    class ReadOnlyTextView: UITextView {
      func prepare() { isEditable = false }
    }
    final class LicenseTextView: ReadOnlyTextView {}
    struct LicenseView: UIViewRepresentable {
      let license: String
      func makeUIView(context: Context) -> LicenseTextView {
        let view = LicenseTextView()
        view.prepare()
        return view
      }
      func updateUIView(_ view: LicenseTextView, context: Context) { view.text = license }
    }
    """),
  .accepted(
    """
    extension NSTextField {
      static func caption() -> NSTextField {
        let field = NSTextField(wrappingLabelWithString: "")
        field.textColor = .secondaryLabelColor
        return field
      }
    }
    struct CaptionField: NSViewRepresentable {
      let caption: String
      func makeNSView(context: Context) -> NSTextField { .caption() }
      func updateNSView(_ field: NSTextField, context: Context) { field.stringValue = caption }
    }
    """),
  // The delegate lets no one type.
  .accepted(
    """
    struct MessageView: UIViewRepresentable {
      let message: String
      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        return view
      }
      func updateUIView(_ view: UITextView, context: Context) { view.text = message }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, UITextViewDelegate {
        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { false }
      }
    }
    """),
  // A local for the text storage.
  .flagged(
    """
    struct NoteEditor: UIViewRepresentable {
      @Binding var note: String
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        let storage = view.textStorage
        ⟦storage.setAttributedString(NSAttributedString(string: note))⟧
      }
    }
    """),
  // A number replaces the text, too.
  .flagged(
    """
    struct AmountField: NSViewRepresentable {
      @Binding var amount: Double
      func makeNSView(context: Context) -> NSTextField { NSTextField() }
      func updateNSView(_ field: NSTextField, context: Context) {
        ⟦field.doubleValue = amount⟧
      }
    }
    """,
    fixed: """
      struct AmountField: NSViewRepresentable {
        @Binding var amount: Double
        func makeNSView(context: Context) -> NSTextField { NSTextField() }
        func updateNSView(_ field: NSTextField, context: Context) {
          if field.doubleValue != amount { field.doubleValue = amount }
        }
      }
      """),
  // A delegate method that passes on the answer of another one, which is always no.
  .accepted(
    """
    struct NoticeView: UIViewRepresentable {
      let notice: String
      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        return view
      }
      func updateUIView(_ view: UITextView, context: Context) { view.text = notice }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, UITextViewDelegate {
        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { mayEdit(textView) }
        private func mayEdit(_ textView: UITextView) -> Bool { false }
      }
    }
    """),
  // The code unwraps the text storage.
  .flagged(
    """
    struct ScriptEditor: NSViewRepresentable {
      let script: NSAttributedString
      func makeNSView(context: Context) -> NSTextView { NSTextView() }
      func updateNSView(_ editor: NSTextView, context: Context) {
        if let storage = editor.textStorage { ⟦storage.setAttributedString(script)⟧ }
      }
    }
    """),
  // The text that the user composes is left alone, but not what they type otherwise.
  .flagged(
    """
    struct CodeEditor: UIViewRepresentable {
      @Binding var code: String
      let keywords: [String]
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        if let range = view.composedRange {
          print(range)
        } else {
          ⟦view.attributedText = highlighted(code)⟧
        }
      }
      private func highlighted(_ text: String) -> NSAttributedString { NSAttributedString(string: text) }
    }
    extension UITextView {
      var composedRange: UITextRange? { isEditable ? markedTextRange : nil }
    }
    struct ScriptEditor: NSViewRepresentable {
      @Binding var script: String
      func makeNSView(context: Context) -> NSTextView { NSTextView() }
      func updateNSView(_ view: NSTextView, context: Context) {
        if view.hasMarkedText() { return }
        ⟦view.textStorage?.setAttributedString(NSAttributedString(string: script))⟧
      }
    }
    """),
  // The same with a comparison, in the same condition or in another one, and a property that tells something else.
  .accepted(
    """
    struct CodeEditor: UIViewRepresentable {
      @Binding var code: String
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        if view.markedTextRange == nil && view.text != code { view.text = code }
        guard view.markedTextRange == nil, !view.isInUse else { return }
        view.text = code
      }
    }
    extension UITextView {
      var isInUse: Bool { isFirstResponder }
    }
    """),
  // The same without an else branch, and with a property that asks about it.
  .flagged(
    """
    struct NoteEditor: UIViewRepresentable {
      @Binding var note: String
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        guard view.markedTextRange == nil else { return }
        ⟦view.attributedText = NSAttributedString(string: note)⟧
      }
    }
    struct LogEditor: NSViewRepresentable {
      @Binding var log: String
      func makeNSView(context: Context) -> NSTextView { NSTextView() }
      func updateNSView(_ view: NSTextView, context: Context) {
        if !view.isComposing { ⟦view.textStorage?.setAttributedString(NSAttributedString(string: log))⟧ }
      }
    }
    extension NSTextView {
      var isComposing: Bool { isEditable && hasMarkedText() }
    }
    """),
  // Only a release can't be edited.
  .flagged(
    """
    import SwiftUI

    struct LogView: UIViewRepresentable {
      @Binding var log: String
      private var canEdit: Bool {
        #if DEBUG
          true
        #else
          false
        #endif
      }
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        view.isEditable = canEdit
        ⟦view.text = log⟧
      }
    }
    """,
    fixed: """
      import SwiftUI

      struct LogView: UIViewRepresentable {
        @Binding var log: String
        private var canEdit: Bool {
          #if DEBUG
            true
          #else
            false
          #endif
        }
        func makeUIView(context: Context) -> UITextView { UITextView() }
        func updateUIView(_ view: UITextView, context: Context) {
          view.isEditable = canEdit
          if view.text != log { view.text = log }
        }
      }
      """),
]
