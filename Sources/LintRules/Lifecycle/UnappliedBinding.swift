import BridgeFacts
import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan

extension Rule {
  public static let unappliedBinding = Rule(
    id: "unapplied-binding",
    group: "lifecycle",
    severity: .warning,
    lowerSeverities: [.hint(if: "the project never changes the binding while the view is on screen")],
    since: "iOS 13, macOS 10.15",
    summary: "Apply a two-way binding to the control in the update method.",
    symptom: "Clearing or setting the value in SwiftUI has no effect on the control.",
    rationale: """
      A binding works in both directions: the coordinator writes what the user enters, and the update method applies \
      what the app sets. Without the second step, the control keeps showing the user's last input, even after the \
      state changes.
      """,
    exception: "Suppress it if the binding only reports what the user enters and no other code sets it.",
    source: "https://developer.apple.com/documentation/swiftui/binding",
    examples: unappliedExamples + convertedValueExamples + respelledValueExamples,
    check: .representables(checkBindings))
}

@Sendable private func checkBindings(_ representable: Representable, in context: inout RuleContext) {
  guard !representable.isAmbiguous, let update = representable.function(.update), context.contains(update.node),
    let type = representable.representedType?.name,
    let known = context.project.frameworkClass(of: type, in: representable.name)
  else { return }
  let values = EditableValue.values(of: known)
  let bindings = representable.inputs.filter { $0.wrapper == "Binding" }
  guard !values.isEmpty, !bindings.isEmpty else { return }
  let writes = context.project.callbackWrites(of: representable)
  for binding in bindings where !context.project.mayUse(binding, of: representable, in: [.update, .sizeThatFits]) {
    guard !representable.isReadInMake(binding),
      let (write, value) = writes.firstNonNil({ write -> (CallbackWrite, EditableValue)? in
        guard write.input?.name == binding.name else { return nil }
        return write.source(among: values, representable, context.project).map { (write, $0) }
      }),
      !context.project.mayUse(binding, inInheritedCodeOf: representable, runBy: [.update, .sizeThatFits])
    else { continue }
    context.report(
      "'\(update.name)' never applies '\(binding.name)', so changes made in SwiftUI never reach the control",
      at: .name(of: update.node),
      // The binding then only reports what the user enters.
      severity: context.isGivenNothingNew([binding.name], representable) ? .hint : nil,
      related: [(.whole(write.node), "written here")],
      fixes: application(of: value, from: binding, in: update, context).map { [$0] } ?? [])
  }
}

extension Representable {
  /// Whether the make method reads the input. Then another rule reports that later values are lost.
  fileprivate func isReadInMake(_ input: Property) -> Bool {
    bodiesWithHelpers(of: .make).contains { !valueReads(of: input, in: $0).isEmpty }
  }
}

extension CallbackWrite {
  /// The property of the control whose value is written unchanged: directly, through a local, or as the delegate method
  /// receives it. A value computed from it is a result and can't be applied to the control.
  fileprivate func source(
    among values: [EditableValue], _ representable: Representable, _ project: ProjectModel
  ) -> EditableValue? {
    guard let assignment = Assignment(node) else { return nil }
    let locals = assignment.value.flatMap { $0.descendants(.reference) }.filter { $0.isConvertedOnly(up: node) }
      .compactMap { $0.localDeclaration(of: $0.name, within: function.node) }
    let places = assignment.value.map { ($0, node) } + locals.compactMap { local in local.value.map { ($0, local) } }
    let given = locals.flatMap { project.propertiesGiven(to: $0, of: function, in: representable) }
    return values.first { value in
      given.contains(value.property)
        || places.contains { expression, whole in
          expression.descendants(.memberAccess).contains { access in
            guard access.name == value.property, let object = access.base?.memberPath,
              access.isConvertedOnly(up: whole)
            else { return false }
            // `parent.text` is the binding itself.
            return !object.contains("parent") && object != ["self"]
          }
        }
    }
  }
}

extension SyntaxNode {
  /// Whether the enclosing expression or declaration has this value, except for its type or spelling: unwrapped,
  /// rounded, trimmed, or passed to an initializer.
  fileprivate func isConvertedOnly(up whole: SyntaxNode) -> Bool {
    var node = self
    while node != whole, let parent = node.parent {
      switch parent.kind {
      case .optionalChain, .forceUnwrap, .tuple, .tryExpression, .binding, .optionalBinding: break
      case .sequence:
        guard
          parent.children.allSatisfy({ ![.binaryOperator, .ternary, .isCheck].contains($0.kind) || $0.isNamed("??") })
        else { return false }
      case .argument:
        if let call = parent.parent, call.kind == .call, call.calledName.first?.isLowercase ?? true,
          !conversions.contains(call.calledName)
        {
          return false
        }
      case .memberAccess: guard conversions.contains(parent.name) else { return false }
      case .call: break
      default: return false
      }
      node = parent
    }
    return true
  }
}

/// The functions and methods that only convert a value.
private let conversions: Set = [
  "round", "floor", "ceil", "min", "max", "rounded", "trimmingCharacters", "lowercased", "uppercased", "capitalized",
  "prefix", "suffix", "replacingOccurrences", "copy", "mutableCopy", "init",
]

// MARK: - Fix

/// Sets the property at the end of the update method if it differs; nil unless the binding and the property have the
/// same type.
private func application(
  of value: EditableValue, from binding: Property, in update: Member, _ context: RuleContext
) -> Fix? {
  guard types[value.property] == binding.typeNode?.text, let view = update.node.parameters.first?.usableName,
    let block = update.node.body
  else { return nil }
  let target = "\(view).\(value.property)"
  let statement = "if \(target) != \(binding.name) { \(target) = \(binding.name) }"
  guard let edits = context.placement.insertions(of: statement, atEndOf: block) else { return nil }
  return Fix("Apply '\(binding.name)' in '\(update.name)'", edits, safety: .unsafe)
}

private let types = [
  "text": "String", "string": "String", "stringValue": "String", "isOn": "Bool", "date": "Date", "dateValue": "Date",
  "selectedSegmentIndex": "Int", "currentPage": "Int",
]

// MARK: - Examples

private let unappliedExamples: [RuleExample] = [
  .flagged(
    """
    struct SearchField: UIViewRepresentable {
      @Binding var query: String
      func makeUIView(context: Context) -> UISearchBar {
        let bar = UISearchBar()
        bar.delegate = context.coordinator
        return bar
      }
      func ⟦updateUIView⟧(_ bar: UISearchBar, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      final class Coordinator: NSObject, UISearchBarDelegate {
        var parent: SearchField
        init(parent: SearchField) { self.parent = parent }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
          parent.query = searchBar.text ?? ""
        }
      }
    }
    """,
    fixed: """
      struct SearchField: UIViewRepresentable {
        @Binding var query: String
        func makeUIView(context: Context) -> UISearchBar {
          let bar = UISearchBar()
          bar.delegate = context.coordinator
          return bar
        }
        func updateUIView(_ bar: UISearchBar, context: Context) {
          if bar.text != query { bar.text = query }
        }
        func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
        final class Coordinator: NSObject, UISearchBarDelegate {
          var parent: SearchField
          init(parent: SearchField) { self.parent = parent }
          func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            parent.query = searchBar.text ?? ""
          }
        }
      }
      """),
  // The coordinator stores its own binding, and the value comes through a local.
  .flagged(
    """
    struct Level: UIViewRepresentable {
      @Binding var level: Double
      let tint: UIColor
      func makeUIView(context: Context) -> UISlider {
        let slider = UISlider()
        slider.addTarget(context.coordinator, action: #selector(Coordinator.changed(_:)), for: .valueChanged)
        return slider
      }
      func ⟦updateUIView⟧(_ slider: UISlider, context: Context) { slider.tintColor = tint }
      func makeCoordinator() -> Coordinator { Coordinator(value: $level) }
      final class Coordinator: NSObject {
        @Binding var value: Double
        init(value: Binding<Double>) { _value = value }
        @objc func changed(_ sender: UISlider) {
          let new = Double(sender.value)
          value = new
        }
      }
    }
    """),
  // Applied by a helper.
  .accepted(
    """
    struct SearchField: UIViewRepresentable {
      @Binding var query: String
      @Binding var isOn: Bool
      func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
      func updateUIView(_ bar: UISearchBar, context: Context) {
        context.coordinator.parent = self
        apply(to: bar)
      }
      private func apply(to bar: UISearchBar) { if bar.text != query { bar.text = query } }
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      final class Coordinator: NSObject, UISearchBarDelegate {
        var parent: SearchField
        init(parent: SearchField) { self.parent = parent }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { parent.query = searchBar.text ?? "" }
      }
    }
    """),
  // Events and results aren't values of the control, and controllers have no such values.
  .accepted(
    """
    struct TitleField: UIViewRepresentable {
      @Binding var isEditing: Bool
      @Binding var length: Int
      let placeholder: String
      func makeUIView(context: Context) -> UITextField { UITextField() }
      func updateUIView(_ field: UITextField, context: Context) { field.placeholder = placeholder }
      func makeCoordinator() -> Coordinator { Coordinator(isEditing: $isEditing, length: $length) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        @Binding var isEditing: Bool
        @Binding var length: Int
        init(isEditing: Binding<Bool>, length: Binding<Int>) {
          _isEditing = isEditing
          _length = length
        }
        func textFieldDidBeginEditing(_ textField: UITextField) { isEditing = true }
      }
    }
    struct ImagePicker: UIViewControllerRepresentable {
      @Binding var image: UIImage?
      func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }
      func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      final class Coordinator: NSObject {
        var parent: ImagePicker
        init(parent: ImagePicker) { self.parent = parent }
        func finish(with result: UIImage) { parent.image = result }
      }
    }
    """),
  // A value computed from the text, directly or through a local, is also a result and can't be applied to the view.
  .accepted(
    """
    struct NoteEditor: UIViewRepresentable {
      @Binding var text: String
      @Binding var count: Int
      @Binding var isEmpty: Bool
      @Binding var links: [Link]
      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        return view
      }
      func updateUIView(_ view: UITextView, context: Context) { if view.text != text { view.text = text } }
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      final class Coordinator: NSObject, UITextViewDelegate {
        var parent: NoteEditor
        init(parent: NoteEditor) { self.parent = parent }
        func textViewDidChange(_ textView: UITextView) {
          parent.text = textView.text
          parent.count = textView.text.count
          parent.isEmpty = textView.text == ""
          let links = findLinks(in: textView.text)
          parent.links = links
        }
        private func findLinks(in text: String) -> [Link] { [] }
      }
    }
    """),
  // The update method reads the binding itself, or passes the whole representable on.
  .accepted(
    """
    import SwiftUI

    struct LevelSlider: UIViewRepresentable {
      @Binding var x: Double
      func makeUIView(context: Context) -> UISlider {
        let slider = UISlider()
        slider.addTarget(context.coordinator, action: #selector(Coordinator.changed), for: .valueChanged)
        return slider
      }
      func updateUIView(_ slider: UISlider, context: Context) { slider.value = Float(_x.wrappedValue) }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject {
        private let parent: LevelSlider
        init(_ parent: LevelSlider) { self.parent = parent }
        @objc func changed(_ slider: UISlider) { parent.x = Double(slider.value) }
      }
    }
    struct SpeedSlider: UIViewRepresentable {
      @Binding var speed: Double
      func makeUIView(context: Context) -> UISlider {
        let slider = UISlider()
        slider.addTarget(context.coordinator, action: #selector(Coordinator.changed), for: .valueChanged)
        return slider
      }
      func updateUIView(_ slider: UISlider, context: Context) { SpeedStyle.apply(self, to: slider) }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject {
        private let parent: SpeedSlider
        init(_ parent: SpeedSlider) { self.parent = parent }
        @objc func changed(_ slider: UISlider) { parent.speed = Double(slider.value) }
      }
    }
    enum SpeedStyle {
      @MainActor static func apply(_ speed: SpeedSlider, to slider: UISlider) { slider.value = Float(speed.speed) }
    }
    """),
  // A coordinator with a text of its own that is named like the binding.
  .flagged(
    """
    import SwiftUI

    struct SearchField: UIViewRepresentable {
      @Binding var text: String
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        context.coordinator.install(in: field)
        return field
      }
      func ⟦updateUIView⟧(_ field: UITextField, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject {
        private let parent: SearchField
        private let text = "Search"
        init(_ parent: SearchField) { self.parent = parent }
        func install(in field: UITextField) {
          field.placeholder = text
          field.addTarget(self, action: #selector(changed), for: .editingChanged)
        }
        @objc func changed(_ field: UITextField) { parent.text = field.text ?? "" }
      }
    }
    """,
    fixed: """
      import SwiftUI

      struct SearchField: UIViewRepresentable {
        @Binding var text: String
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          context.coordinator.install(in: field)
          return field
        }
        func updateUIView(_ field: UITextField, context: Context) {
          if field.text != text { field.text = text }
        }
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        final class Coordinator: NSObject {
          private let parent: SearchField
          private let text = "Search"
          init(_ parent: SearchField) { self.parent = parent }
          func install(in field: UITextField) {
            field.placeholder = text
            field.addTarget(self, action: #selector(changed), for: .editingChanged)
          }
          @objc func changed(_ field: UITextField) { parent.text = field.text ?? "" }
        }
      }
      """),
]
