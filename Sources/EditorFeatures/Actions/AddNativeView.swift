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
    let declaration = template.declaration(
      named: name, modifiers: node.isHiddenInFile ? "private " : "",
      inputs: template.properties(from: target.representable))
    let edit = place.placement.insertion(ofDeclaration: declaration, below: node)
    return [CodeAction(title, .refactor, place.importEdits("SwiftUI") + [edit])]
  }
}

extension NativeViewTemplate {
  /// The inputs of the native view, with the names and types of the matching inputs of a representable.
  fileprivate func properties(from representable: Representable) -> [Property] {
    var rest = representable.inputs.filter { !$0.member.isPrivate }
    return inputs.map { input in
      let fitting = rest.filter { property in
        input.types.contains(property.typeText)
          && (property.wrapper == "Binding" || property.wrapper == nil && !input.isBinding)
      }
      let named = fitting.filter { $0.name == input.name }
      guard let found = fitting.count == 1 ? fitting.first : named.first else {
        return Property(name: input.name, type: input.types[0], isBinding: input.isBinding)
      }
      rest.removeAll { $0.name == found.name }
      return Property(name: found.name, type: found.typeText, isBinding: input.isBinding)
    }
  }
}
