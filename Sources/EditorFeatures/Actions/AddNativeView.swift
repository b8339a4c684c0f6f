import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

extension Refactoring {
  /// Adds SwiftUI's own counterpart of the wrapped class next to the representable, as a first step to replace it.
  static let addNativeView = Refactoring { place in
    guard let target = place.representableAtHead, target.isOfFramework,
      let template = NativeViewTemplate.template(for: target.wrappedClass), let node = place.declarationAtHead,
      node == target.representable.declaration.node, node.first(.genericParameters) == nil,
      !target.representable.name.contains(".")
    else { return [] }
    let name = "Native" + target.representable.name
    guard place.project.isForeign(name) else { return [] }
    let title = "Add a SwiftUI \(template.native) next to \(target.representable.name)"
    guard place.project.neededAvailability(for: template.availability, at: node, in: place.file.path) == nil else {
      return [.disabled(title, .refactor, because: "\(template.native) requires \(template.availability)")]
    }
    let carried = CarriedParts(of: target.representable, to: template)
    let declaration = template.declaration(
      named: name, modifiers: node.isHiddenInFile ? "private " : "", inputs: carried.inputs,
      switches: carried.switches, comment: carried.comment)
    let edit = place.placement.insertion(ofDeclarations: declaration, using: node)
    return [CodeAction(title, .refactor, place.importEdits("SwiftUI") + [edit])]
  }
}

/// The parts of a representable that its SwiftUI counterpart takes over, and the names of the others.
private struct CarriedParts {
  var inputs: [NativeViewTemplate.Property] = []
  var switches: [NativeViewTemplate.Switch] = []
  /// The inputs without a counterpart, and the members of the wrapped object that the methods set or call without an
  /// input.
  private var missing: [String] = []
  private let name: String

  init(of representable: Representable, to template: NativeViewTemplate) {
    name = representable.simpleName
    let accessible = representable.inputs.filter { !$0.member.isPrivate }
    var rest = accessible
    inputs = template.inputs.map { input in
      let fitting = rest.filter { property in
        input.types.contains(property.typeText)
          && (property.wrapper == "Binding" || property.wrapper == nil && !input.isBinding)
      }
      let named = fitting.filter { $0.name == input.name }
      guard let found = fitting.count == 1 ? fitting.first : named.first else {
        return NativeViewTemplate.Property(name: input.name, type: input.types[0], isBinding: input.isBinding)
      }
      rest.removeAll { $0.name == found.name }
      return NativeViewTemplate.Property(name: found.name, type: found.typeText, isBinding: input.isBinding)
    }
    let settings = representable.settings
    for setting in settings where template.hasContent(for: setting.name) {
      guard let part = setting.asSwitch(among: rest), !switches.contains(where: { $0.property == setting.name }) else {
        continue
      }
      switches.append(part)
      rest.removeAll { $0.name == part.condition?.name }
    }
    let names = Set(accessible.map(\.name))
    let lost = settings.filter { setting in
      !(setting.isOff && template.hasContent(for: setting.name)) && !setting.mentions(names)
        && !switches.contains { $0.property == setting.name }
    }
    missing = (rest.map(\.name) + lost.map(\.name)).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// A comment that names what is missing; nil if nothing is.
  var comment: String? {
    guard !missing.isEmpty else { return nil }
    var lines = ["// Not carried over from \(name):"]
    for (number, name) in missing.enumerated() {
      let word = " \(name)" + (number == missing.count - 1 ? "" : ",")
      if lines[lines.count - 1].count + word.count > 100 { lines.append("//") }
      lines[lines.count - 1] += word
    }
    return lines.joined(separator: "\n")
  }
}

/// A member of the wrapped object that the make or update method sets or calls.
private struct Setting {
  /// The path after the wrapped object, such as `layer.cornerRadius`.
  var name: String
  /// The assigned value, or the arguments of the call.
  var values: [SyntaxNode]
  var isAssigned: Bool

  /// Whether the value is `false`.
  var isOff: Bool { isAssigned && values.count == 1 && values[0].text == "false" }

  func mentions(_ names: Set<String>) -> Bool {
    values.contains { value in value.tokens.contains { names.contains($0.text) } }
  }

  /// The switch for a value that is `true` or an input; nil for other values.
  func asSwitch(among inputs: [Property]) -> NativeViewTemplate.Switch? {
    guard isAssigned, values.count == 1 else { return nil }
    if values[0].text == "true" { return NativeViewTemplate.Switch(property: name, condition: nil) }
    guard let path = values[0].pathFromSelf, path.count == 1,
      let input = inputs.first(where: { $0.name == path[0] && $0.typeText == "Bool" })
    else { return nil }
    let isBinding = input.wrapper == "Binding"
    return NativeViewTemplate.Switch(
      property: name,
      condition: NativeViewTemplate.Property(name: input.name, type: input.typeText, isBinding: isBinding))
  }
}

/// The members that connect or place a wrapped object, which a SwiftUI view doesn't need.
private let wiring: Set = [
  "delegate", "dataSource", "target", "action", "addTarget", "translatesAutoresizingMaskIntoConstraints",
  "autoresizingMask", "setContentHuggingPriority", "setContentCompressionResistancePriority", "sizeToFit",
]

extension Representable {
  /// The members of the wrapped object that the make and update methods set or call, in source order.
  fileprivate var settings: [Setting] {
    [LifecycleMethod.make, .update].flatMap { bodiesWithHelpers(of: $0) }.flatMap { body in
      body.block.descendants(.sequence, .call).compactMap { node -> Setting? in
        let assignment = Assignment(node)
        guard let variable = body.variable,
          let path = (assignment?.target ?? node.callee)?.memberPath, path.count > 1, path[0] == variable,
          !wiring.contains(path[1]), assignment != nil || node.statement != nil
        else { return nil }
        let values = assignment?.value ?? node.arguments.compactMap(\.value)
        return Setting(
          name: path.dropFirst().joined(separator: "."), values: values, isAssigned: assignment != nil)
      }
    }
  }
}
