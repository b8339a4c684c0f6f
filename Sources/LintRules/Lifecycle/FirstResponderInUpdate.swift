import BridgeFacts
import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan

extension Rule {
  public static let firstResponderInUpdate = Rule(
    id: "first-responder-in-update",
    group: "lifecycle",
    severity: .warning,
    lowerSeverities: [.information(if: "the call depends on `isFirstResponder`")],
    since: "iOS 13, macOS 10.15",
    summary: "Defer a change of the first responder until after the update if the delegate writes state.",
    symptom: "The log shows \"AttributeGraph: cycle detected\", focus jumps between fields, or the keyboard reappears.",
    rationale: """
      `becomeFirstResponder()` and `resignFirstResponder()` call the delegate synchronously. A delegate that stores \
      the focus in a binding then writes SwiftUI state while SwiftUI is updating views, which is undefined behavior. \
      Check `isFirstResponder` first, and change the responder on the next iteration of the run loop.
      """,
    exception: "Suppress it if the delegate defers its write until the update is finished.",
    source: "https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()",
    examples: firstResponderExamples + delegateResponderExamples + responderOwnerExamples + responderFlagExamples,
    signs: .firstResponder,
    check: .representables(checkFirstResponders))
}

@Sendable private func checkFirstResponders(_ representable: Representable, in context: inout RuleContext) {
  guard representable.coordinator != nil else { return }
  let project = context.project
  let calls = project.bodies(reachedFrom: .update, of: representable).flatMap { body in
    body.block.descendants(.call).filter { project.timing(of: $0, in: body) == .now }
      .compactMap { ResponderCall($0, in: body) }
  }
  guard !calls.isEmpty else { return }
  let callbacks = Set(calls.flatMap(\.callbacks))
  let writes = project.callbackWrites(of: representable, by: callbacks).filter { $0.timing == .now }
  for call in calls {
    let heard = writes.first { write in
      call.callbacks.contains(write.function.fullName)
        && !representable.avoids(write, whenCalledBy: call.node, in: call.body)
    }
    guard let write = heard, !call.isUnheard(by: representable, project) else { continue }
    let guards = representable.guards(of: call.node, in: call.body)
    // With a flag, the call runs only once and not in later updates.
    if guards.contains(where: { $0.kind == .request || $0.places.contains(where: \.isInCoordinator) }) { continue }
    let isCompared = guards.contains { $0.node.descendants(.memberAccess).contains { $0.isNamed("isFirstResponder") } }
    context.report(
      "'\(call.node.calledName)' calls '\(write.function.name)' synchronously, "
        + "which writes state during the view update",
      at: call.node, in: call.body, severity: isCompared ? .information : .warning,
      related: [(.whole(write.node), "writes state here")],
      fixes: call.deferral(comparing: !isCompared, in: context).map { [$0] } ?? [])
  }
}

/// A call that changes the first responder while the update method runs.
private struct ResponderCall {
  var node: SyntaxNode
  var body: LifecycleBody
  /// The full names of the delegate methods that the call leads to.
  var callbacks: Set<String>

  init?(_ node: SyntaxNode, in body: LifecycleBody) {
    // Without a receiver, the call belongs to the view only in the view's own class.
    guard node.receiver != nil || body.owner?.isInRepresented ?? false else { return nil }
    switch node.calledName {
    case "becomeFirstResponder": callbacks = beginningCallbacks
    case "resignFirstResponder": callbacks = endingCallbacks
    // Without an argument, this is a method of a text storage that ends a group of changes.
    case "endEditing" where !node.arguments.isEmpty: callbacks = endingCallbacks
    default: return nil
    }
    self.node = node
    self.body = body
  }
}

extension ResponderCall {
  /// Whether the coordinator isn't the delegate of the object: it's that of other objects only, or the code takes it away
  /// first.
  fileprivate func isUnheard(by representable: Representable, _ project: ProjectModel) -> Bool {
    guard let object = node.receiver.map({ representable.place(of: $0, in: body) }) ?? body.owner else { return false }
    return representable.silencesDelegate(of: object, before: node, in: body)
      || representable.isDelegateOfOthersOnly(than: object, in: project)
  }

  /// Changes the first responder on the next iteration of the run loop; nil for calls that aren't statements about the
  /// wrapped object.
  fileprivate func deferral(comparing: Bool, in context: RuleContext) -> Fix? {
    guard let receiver = node.receiver, node.arguments.isEmpty, node.statement == node, receiver.memberPath != nil,
      receiver.descendants(.optionalChain, .forceUnwrap).isEmpty, body.isInRepresented(receiver)
    else { return nil }
    let state = receiver.text + ".isFirstResponder"
    let condition = node.calledName == "becomeFirstResponder" ? "!" + state : state
    let statement = UpdateTemplate.deferring(node.text, if: comparing ? condition : nil)
    let edit = context.placement.replacement(of: node, with: statement)
    return edit.map { Fix("Defer '\(node.calledName)' to the next run loop iteration", [$0], safety: .unsafe) }
  }
}

private let beginningCallbacks: Set = [
  "textFieldDidBeginEditing(_:)", "textViewDidBeginEditing(_:)", "searchBarTextDidBeginEditing(_:)",
  "textFieldShouldBeginEditing(_:)", "textViewShouldBeginEditing(_:)", "searchBarShouldBeginEditing(_:)",
]

private let endingCallbacks: Set = [
  "textFieldDidEndEditing(_:)", "textFieldDidEndEditing(_:reason:)", "textViewDidEndEditing(_:)",
  "searchBarTextDidEndEditing(_:)", "textFieldShouldEndEditing(_:)", "textViewShouldEndEditing(_:)",
  "searchBarShouldEndEditing(_:)",
]

// MARK: - Examples

private let firstResponderExamples: [RuleExample] = [
  .flagged(
    """
    struct TitleField: UIViewRepresentable {
      @Binding var isFocused: Bool
      func makeUIView(context: Context) -> UITextField { UITextField() }
      func updateUIView(_ field: UITextField, context: Context) {
        if isFocused { ⟦field.becomeFirstResponder()⟧ } else { ⟦field.resignFirstResponder()⟧ }
      }
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        var parent: TitleField
        init(parent: TitleField) { self.parent = parent }
        func textFieldDidBeginEditing(_ textField: UITextField) { parent.isFocused = true }
        func textFieldDidEndEditing(_ textField: UITextField) { parent.isFocused = false }
      }
    }
    """,
    fixed: """
      struct TitleField: UIViewRepresentable {
        @Binding var isFocused: Bool
        func makeUIView(context: Context) -> UITextField { UITextField() }
        func updateUIView(_ field: UITextField, context: Context) {
          if isFocused {
            DispatchQueue.main.async {
              if !field.isFirstResponder {
                field.becomeFirstResponder()
              }
            }
          } else {
            DispatchQueue.main.async {
              if field.isFirstResponder {
                field.resignFirstResponder()
              }
            }
          }
        }
        func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
        final class Coordinator: NSObject, UITextFieldDelegate {
          var parent: TitleField
          init(parent: TitleField) { self.parent = parent }
          func textFieldDidBeginEditing(_ textField: UITextField) { parent.isFocused = true }
          func textFieldDidEndEditing(_ textField: UITextField) { parent.isFocused = false }
        }
      }
      """),
  // With a comparison, the write is rare but still during the update; the coordinator may store its own bindings.
  .flagged(
    """
    struct NoteEditor: UIViewRepresentable {
      @Binding var isFocused: Bool
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        if isFocused, !view.isFirstResponder { ⟦view.becomeFirstResponder()⟧ }
        if !isFocused, view.isFirstResponder { view.resignFirstResponder() }
      }
      func makeCoordinator() -> Coordinator { Coordinator(isFocused: $isFocused) }
      final class Coordinator: NSObject, UITextViewDelegate {
        var isFocused: Binding<Bool>
        init(isFocused: Binding<Bool>) { self.isFocused = isFocused }
        func textViewDidBeginEditing(_ textView: UITextView) { isFocused.wrappedValue = true }
        func textViewDidEndEditing(_ textView: UITextView) {
          DispatchQueue.main.async { self.isFocused.wrappedValue = false }
        }
      }
    }
    """,
    fixed: """
      struct NoteEditor: UIViewRepresentable {
        @Binding var isFocused: Bool
        func makeUIView(context: Context) -> UITextView { UITextView() }
        func updateUIView(_ view: UITextView, context: Context) {
          if isFocused, !view.isFirstResponder {
            DispatchQueue.main.async {
              view.becomeFirstResponder()
            }
          }
          if !isFocused, view.isFirstResponder { view.resignFirstResponder() }
        }
        func makeCoordinator() -> Coordinator { Coordinator(isFocused: $isFocused) }
        final class Coordinator: NSObject, UITextViewDelegate {
          var isFocused: Binding<Bool>
          init(isFocused: Binding<Bool>) { self.isFocused = isFocused }
          func textViewDidBeginEditing(_ textView: UITextView) { isFocused.wrappedValue = true }
          func textViewDidEndEditing(_ textView: UITextView) {
            DispatchQueue.main.async { self.isFocused.wrappedValue = false }
          }
        }
      }
      """),
  // No code writes state when editing begins.
  .accepted(
    """
    struct TagField: UIViewRepresentable {
      @Binding var text: String
      let focusedTag: Int?
      func makeUIView(context: Context) -> UITextField { UITextField() }
      func updateUIView(_ field: UITextField, context: Context) {
        guard let focusedTag else { return }
        if field.tag == focusedTag { field.becomeFirstResponder() }
      }
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        var parent: TagField
        init(parent: TagField) { self.parent = parent }
        func textFieldDidBeginEditing(_ textField: UITextField) { textField.selectAll(nil) }
        func textFieldDidEndEditing(_ textField: UITextField) { parent.text = textField.text ?? "" }
      }
    }
    """),
  // A text storage has a method with the same name that ends its changes.
  .accepted(
    """
    struct TokenField: UIViewRepresentable {
      @Binding var isFocused: Bool
      let color: UIColor
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        let storage = view.textStorage
        storage.beginEditing()
        storage.addAttribute(.foregroundColor, value: color, range: NSRange(location: 0, length: storage.length))
        storage.endEditing()
      }
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      final class Coordinator: NSObject, UITextViewDelegate {
        var parent: TokenField
        init(parent: TokenField) { self.parent = parent }
        func textViewDidEndEditing(_ textView: UITextView) { parent.isFocused = false }
      }
    }
    """),
  // Once, deferred, or in the make method.
  .accepted(
    """
    struct TitleField: UIViewRepresentable {
      @Binding var isFocused: Bool
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        DispatchQueue.main.async { field.becomeFirstResponder() }
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        if !context.coordinator.hasTakenFocus {
          context.coordinator.hasTakenFocus = true
          field.becomeFirstResponder()
        }
        if isFocused != field.isFirstResponder {
          DispatchQueue.main.async { _ = isFocused ? field.becomeFirstResponder() : field.resignFirstResponder() }
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        var parent: TitleField
        var hasTakenFocus = false
        init(parent: TitleField) { self.parent = parent }
        func textFieldDidBeginEditing(_ textField: UITextField) { parent.isFocused = true }
        func textFieldDidEndEditing(_ textField: UITextField) { parent.isFocused = false }
      }
    }
    """),
  // The coordinator answers only once for each change, and the local has the name of the input.
  .accepted(
    """
    struct SearchBox: UIViewRepresentable {
      @Binding var text: String
      @Binding var focus: Int?
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        if field.text != text { field.text = text }
        if let focus = context.coordinator.change(to: focus) {
          field.tag = focus
          field.becomeFirstResponder()
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        var parent: SearchBox
        private var last: Int?
        init(_ parent: SearchBox) { self.parent = parent }
        func change(to focus: Int?) -> Int? {
          defer { last = focus }
          return last == focus ? nil : focus
        }
        func textFieldDidBeginEditing(_ field: UITextField) { parent.text = "" }
      }
    }
    """),
  // A flag that keeps the delegate from writing while a helper changes the first responder.
  .accepted(
    """
    struct NameField: UIViewRepresentable {
      @Binding var isFocused: Bool
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        context.coordinator.isUpdating = true
        focus(field)
        context.coordinator.isUpdating = false
      }
      private func focus(_ field: UITextField) {
        if isFocused { field.becomeFirstResponder() }
      }
      func makeCoordinator() -> Coordinator { Coordinator(isFocused: $isFocused) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        @Binding var isFocused: Bool
        var isUpdating = false
        init(isFocused: Binding<Bool>) { _isFocused = isFocused }
        func textFieldDidBeginEditing(_ field: UITextField) {
          guard !isUpdating else { return }
          isFocused = true
        }
      }
    }
    """),
]
