import LintEngine

let unguardedTextAssignmentExamples: [RuleExample] = [
  .flagged(
    """
    struct NoteEditor: UIViewRepresentable {
      @Binding var text: String
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        ⟦view.text = text⟧
      }
    }
    """,
    fixed: """
      struct NoteEditor: UIViewRepresentable {
        @Binding var text: String
        func makeUIView(context: Context) -> UITextView { UITextView() }
        func updateUIView(_ view: UITextView, context: Context) {
          if view.text != text { view.text = text }
        }
      }
      """),
  // A deferred assignment runs just as often, and the view is often inside the represented one.
  .flagged(
    """
    struct Console: NSViewRepresentable {
      let log: String
      var placeholder: String?
      func makeNSView(context: Context) -> NSScrollView { NSTextView.scrollableTextView() }
      func updateNSView(_ scrollView: NSScrollView, context: Context) {
        guard let console = scrollView.documentView as? NSTextView else { return }
        DispatchQueue.main.async {
          ⟦console.string = log.isEmpty ? placeholder ?? "" : log⟧
        }
      }
    }
    """,
    fixed: """
      struct Console: NSViewRepresentable {
        let log: String
        var placeholder: String?
        func makeNSView(context: Context) -> NSScrollView { NSTextView.scrollableTextView() }
        func updateNSView(_ scrollView: NSScrollView, context: Context) {
          guard let console = scrollView.documentView as? NSTextView else { return }
          DispatchQueue.main.async {
            if console.string != (log.isEmpty ? placeholder ?? "" : log) {
              console.string = log.isEmpty ? placeholder ?? "" : log
            }
          }
        }
      }
      """),
  // The getter returns a normalized copy, so there is nothing to compare with.
  .flagged(
    """
    struct RichEditor: UIViewRepresentable {
      let content: NSAttributedString
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) { apply(to: view) }
      private func apply(to editor: UITextView) { ⟦editor.attributedText = content⟧ }
    }
    """),
  .accepted(
    """
    struct NoteEditor: UIViewRepresentable {
      @Binding var text: String
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        guard view.text != text else { return }
        view.text = text
      }
    }
    """),
  // The coordinator stores the applied value, a local stores the comparison, or the caller of a helper compares.
  .accepted(
    """
    struct NoteEditor: UIViewRepresentable {
      @Binding var text: String
      var isFocused = false
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        let isNew = context.coordinator.applied != text
        if isNew { view.text = text }
        if text != context.coordinator.applied { replace(in: view) }
        if isFocused, !view.isFirstResponder { view.text = text }
      }
      private func replace(in view: UITextView) { view.text = text }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var applied = "" }
    }
    """),
  // The user can't edit these.
  .accepted(
    """
    struct Legal: UIViewRepresentable {
      let text: String
      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.isEditable = false
        return view
      }
      func updateUIView(_ view: UITextView, context: Context) { view.text = text }
    }
    struct Menu: UIViewRepresentable {
      let text: String
      func makeUIView(context: Context) -> UITextView {
        let view = MenuTextView()
        view.text = text
        return view
      }
      func updateUIView(_ view: UITextView, context: Context) { view.text = text }
    }
    final class MenuTextView: UITextView {
      override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        self.isEditable = false
      }
    }
    struct Caption: UIViewRepresentable {
      let text: String
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ view: UILabel, context: Context) { view.text = text }
    }
    struct Codepoint: NSViewRepresentable {
      let text: String
      func makeNSView(context: Context) -> NSTextField { CharacterField(labelWithString: "") }
      func updateNSView(_ field: NSTextField, context: Context) { field.stringValue = text }
    }
    final class CharacterField: NSTextField {}
    struct Title: NSViewRepresentable {
      let text: String
      func makeNSView(context: Context) -> NSTextField { NSTextField(labelWithString: text) }
      func updateNSView(_ field: NSTextField, context: Context) { field.stringValue = text }
    }
    """),
  // A custom setter compares the value itself.
  .accepted(
    """
    final class CalmTextView: UITextView {
      override var text: String! {
        get { super.text }
        set { if newValue != super.text { super.text = newValue } }
      }
    }
    struct NoteEditor: UIViewRepresentable {
      @Binding var text: String
      func makeUIView(context: Context) -> CalmTextView { CalmTextView() }
      func updateUIView(_ view: CalmTextView, context: Context) { view.text = text }
    }
    """),
  // A label that another view creates.
  .accepted(
    """
    struct Subtitled: NSViewRepresentable {
      let text: String
      func makeNSView(context: Context) -> SubtitleView { SubtitleView() }
      func updateNSView(_ view: SubtitleView, context: Context) { view.show(text) }
    }
    final class SubtitleView: NSView {
      private let label: NSTextField
      override init(frame: NSRect) {
        label = NSTextField(wrappingLabelWithString: "")
        super.init(frame: frame)
        addSubview(label)
      }
      required init?(coder: NSCoder) { fatalError("not in a storyboard") }
      func show(_ text: String) { label.stringValue = text }
    }
    """),
  // A method of the view's class sets its own text.
  .flagged(
    """
    struct PhraseEditor: UIViewRepresentable {
      @Binding var phrase: String
      func makeUIView(context: Context) -> PhraseView { PhraseView() }
      func updateUIView(_ view: PhraseView, context: Context) { ⟦view.show(phrase)⟧ }
    }
    final class PhraseView: UITextView {
      func show(_ phrase: String) {
        attributedText = NSAttributedString(string: phrase)
      }
    }
    """),
  // The make method and callbacks set the text, but the update method doesn't.
  .accepted(
    """
    struct NoteEditor: UIViewRepresentable {
      @Binding var text: String
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.text = text
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        field.placeholder = "Note"
        context.coordinator.onReset = { field.text = "" }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var onReset = {} }
    }
    """),
  // A literal resets the text, and a closure that is kept runs when something asks for it.
  .accepted(
    """
    struct Composer: UIViewRepresentable {
      @Binding var draft: String
      func makeCoordinator() -> Coordinator { Coordinator() }
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        context.coordinator.restore = { view.text = draft }
      }
      final class Coordinator { var restore: () -> Void = {} }
    }
    struct Prompt: UIViewRepresentable {
      let isCleared: Bool
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        if isCleared { view.text = "" }
      }
    }
    struct Answer: UIViewRepresentable {
      let isCleared: Bool
      func makeUIView(context: Context) -> UITextField { UITextField() }
      func updateUIView(_ field: UITextField, context: Context) {
        if isCleared { field.text = nil }
      }
    }
    """),
  // The user can't type here.
  .accepted(
    """
    struct Code: UIViewRepresentable {
      let code: String
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.isEnabled = false
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) { field.text = code }
    }
    struct Terms: UIViewRepresentable {
      let terms: String
      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.isUserInteractionEnabled = false
        return view
      }
      func updateUIView(_ view: UITextView, context: Context) { view.text = terms }
    }
    struct Caption: NSViewRepresentable {
      let caption: String
      func makeNSView(context: Context) -> NSTextField { NSTextField(labelWithAttributedString: .init()) }
      func updateNSView(_ field: NSTextField, context: Context) { field.stringValue = caption }
    }
    """),
  // The user can type again: the make method turns editing on.
  .flagged(
    """
    struct NameField: NSViewRepresentable {
      @Binding var name: String
      func makeNSView(context: Context) -> NSTextField {
        let field = NSTextField()
        field.isEditable = true
        return field
      }
      func updateNSView(_ field: NSTextField, context: Context) {
        ⟦field.stringValue = name⟧
      }
    }
    """,
    fixed: """
      struct NameField: NSViewRepresentable {
        @Binding var name: String
        func makeNSView(context: Context) -> NSTextField {
          let field = NSTextField()
          field.isEditable = true
          return field
        }
        func updateNSView(_ field: NSTextField, context: Context) {
          if field.stringValue != name { field.stringValue = name }
        }
      }
      """),
  // The text storage is the text.
  .flagged(
    """
    struct SourceEditor: NSViewRepresentable {
      @Binding var source: String
      func makeNSView(context: Context) -> NSScrollView { NSTextView.scrollableTextView() }
      func updateNSView(_ scrollView: NSScrollView, context: Context) {
        guard let view = scrollView.documentView as? NSTextView else { return }
        ⟦view.textStorage?.setAttributedString(NSAttributedString(string: source))⟧
      }
    }
    """),
  .accepted(
    """
    struct SourceEditor: NSViewRepresentable {
      @Binding var source: String
      func makeNSView(context: Context) -> NSScrollView { NSTextView.scrollableTextView() }
      func updateNSView(_ scrollView: NSScrollView, context: Context) {
        guard let view = scrollView.documentView as? NSTextView, view.string != source else { return }
        view.textStorage?.setAttributedString(NSAttributedString(string: source))
      }
    }
    struct LogView: NSViewRepresentable {
      let log: NSAttributedString
      func makeNSView(context: Context) -> NSTextView {
        let view = NSTextView()
        view.isEditable = false
        return view
      }
      func updateNSView(_ view: NSTextView, context: Context) { view.textStorage?.setAttributedString(log) }
    }
    """),
  // The class of the view stores a label.
  .accepted(
    """
    struct Caption: NSViewRepresentable {
      let text: String
      func makeNSView(context: Context) -> CaptionView { CaptionView() }
      func updateNSView(_ view: CaptionView, context: Context) { view.show(text) }
    }
    final class CaptionView: NSView {
      private let label = NSTextField(labelWithString: "")
      func show(_ text: String) { label.stringValue = text }
    }
    """),
  // No view makes the text editable, or one does.
  .accepted(
    """
    struct LogText: UIViewRepresentable {
      @Binding var text: String
      var isEditable = false
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        view.text = text
        view.isEditable = isEditable
      }
    }
    struct LogScreen: View {
      let log: String
      var body: some View { LogText(text: .constant(log)) }
    }
    """),
  .flagged(
    """
    struct LogText: UIViewRepresentable {
      @Binding var text: String
      var isEditable = false
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        ⟦view.text = text⟧
        view.isEditable = isEditable
      }
    }
    struct LogScreen: View {
      @State private var log = ""
      var body: some View { LogText(text: $log, isEditable: true) }
    }
    """,
    fixed: """
      struct LogText: UIViewRepresentable {
        @Binding var text: String
        var isEditable = false
        func makeUIView(context: Context) -> UITextView { UITextView() }
        func updateUIView(_ view: UITextView, context: Context) {
          if view.text != text { view.text = text }
          view.isEditable = isEditable
        }
      }
      struct LogScreen: View {
        @State private var log = ""
        var body: some View { LogText(text: $log, isEditable: true) }
      }
      """),
  // Attributes that add no members, so no view makes the text editable.
  .accepted(
    """
    @_spi(Logs) @preconcurrency public struct LogText: UIViewRepresentable {
      @Binding var text: String
      var isEditable = false
      public func makeUIView(context: Context) -> UITextView { UITextView() }
      public func updateUIView(_ view: UITextView, context: Context) {
        view.text = text
        view.isEditable = isEditable
      }
    }
    struct LogScreen: View {
      @State private var log = ""
      var body: some View { LogText(text: $log).onAppear { log = "Started" } }
    }
    """),
]
