import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

extension Refactoring {
  /// Adds a view that does the same as a gesture representable, for deployment targets without gesture representables.
  static let addGestureFallback = Refactoring { place in
    guard let target = place.representableAtHead,
      target.representable.family.name == "UIGestureRecognizerRepresentable",
      place.declarationAtHead == target.representable.declaration.node, !target.representable.name.contains("."),
      let lowest = place.project.surroundings(of: place.file.path).deploymentTargets[.iOS]?.lowerBound,
      lowest < SystemVersion(18), place.project.isForeign(target.representable.name + "Fallback")
    else { return [] }
    let title = "Add a fallback for iOS \(lowest)"
    let fallback = GestureFallback(target)
    if let reason = fallback.obstacle { return [.disabled(title, .refactor, because: reason)] }
    guard let template = fallback.template else { return [] }
    let node = target.representable.declaration.node
    let needed = place.project.neededAvailability(
      for: target.representable.family.availability, at: node, in: place.file.path)
    let attribute = needed.map { place.placement.insertions(of: $0, above: node) } ?? []
    return [
      CodeAction(
        title, .refactor,
        attribute + [place.placement.insertion(ofDeclaration: template.declarations, below: node)])
    ]
  }
}

/// A gesture representable, rewritten as a view with the same recognizer.
private struct GestureFallback {
  private let target: RepresentablePlace
  private var representable: Representable { target.representable }

  init(_ target: RepresentablePlace) { self.target = target }

  /// The reason that the fallback can't be written; nil if it can.
  var obstacle: String? {
    let name = representable.name
    let methods = [LifecycleMethod.make, .update, .handle].flatMap(representable.functions)
    let known = methods.map(\.node) + representable.inputs.map(\.member.node)
    if representable.coordinator != nil { return "the coordinator of \(name) depends on the gesture" }
    if representable.members.contains(where: { !known.contains($0.node) }) {
      return "\(name) has members other than properties and lifecycle methods"
    }
    if representable.parts.count > 1 || representable.declaration.node.first(.genericParameters) != nil {
      return "\(name) isn't a single declaration"
    }
    if let input = representable.inputs.first(where: { GestureFallbackTemplate.Input($0) == nil }) {
      return "'\(input.name)' can't be passed to the fallback"
    }
    return usesContextOtherwise ? "\(name) uses the context for more than local locations" : nil
  }

  /// The template of the fallback; nil if a part of the representable is unclear.
  var template: GestureFallbackTemplate? {
    let node = representable.declaration.node
    guard let make = body(of: .make), let handle = body(of: .handle), let type = representable.representedType?.name,
      let made = target.placement.lines(of: make.block),
      let handled = method(handle, replacing: handle.placesInView(of: name(in: handle)) ?? [])
    else { return nil }
    let update = body(of: .update).flatMap { $0.block.items.isEmpty ? nil : $0 }
    let updated = update.map { method($0) }
    if let updated, updated == nil { return nil }
    return GestureFallbackTemplate(
      gesture: representable.name, recognizer: type, inputs: representable.inputs.compactMap { .init($0) },
      access: AccessLevel(ofMembersIn: node), isHidden: node.isHiddenInFile, make: made,
      update: updated.flatMap(\.self), handle: handled)
  }

  private func method(
    _ body: LifecycleBody, replacing replacements: [TextEdit] = []
  ) -> GestureFallbackTemplate.Method? {
    target.placement.lines(of: body.block, replacing: replacements).map {
      GestureFallbackTemplate.Method(parameter: name(in: body), statements: $0)
    }
  }

  private func body(of method: LifecycleMethod) -> LifecycleBody? {
    let bodies = representable.bodies(of: method)
    return bodies.count == 1 && target.isHere(bodies[0].function.path) ? bodies[0] : nil
  }

  private func name(in body: LifecycleBody) -> String { body.variable ?? "recognizer" }

  private var usesContextOtherwise: Bool {
    let bodies = [LifecycleMethod.make, .update].compactMap(body)
    return bodies.contains { !$0.contextUses.isEmpty } || body(of: .handle)?.placesInView(of: "") == nil
  }
}

extension GestureFallbackTemplate.Input {
  /// nil if the property isn't a plain parameter of a memberwise initializer.
  fileprivate init?(_ property: Property) {
    let type = property.typeText
    guard property.wrapper == nil || property.wrapper == "Binding", !property.member.isPrivate, !type.isEmpty,
      property.member.node.bindings.count == 1, property.member.binding?.first(.accessorBlock) == nil,
      !GestureFallbackTemplate.takenNames.contains(property.name),
      !property.member.node.text.contains(where: \.isNewline)
    else { return nil }
    let isClosure = property.typeNode?.unwrappedType.kind == .functionType && property.typeNode?.isOptionalType == false
    let parameterType = property.wrapper == "Binding" ? "Binding<\(type)>" : (isClosure ? "@escaping " : "") + type
    let isOptional = property.typeNode?.isOptionalType ?? false
    self.init(
      declaration: property.member.node.text, name: property.name, parameterType: parameterType,
      defaultValue: property.initialValue?.text ?? (isOptional && !property.isConstant ? "nil" : nil))
  }
}

extension LifecycleBody {
  /// The uses of the context parameter.
  fileprivate var contextUses: [SyntaxNode] {
    context.map { block.uses(of: $0, within: block) } ?? []
  }

  /// The edits that replace values of the context's converter with calls of the recognizer; nil if the context has
  /// other uses.
  fileprivate func placesInView(of recognizer: String) -> [TextEdit]? {
    var edits: [TextEdit] = []
    for use in contextUses {
      guard let converter = use.parent, converter.kind == .memberAccess, converter.isNamed("converter"),
        let value = converter.parent, value.kind == .memberAccess, value.base == converter
      else { return nil }
      let view = "(in: \(recognizer).view)"
      let isPan = function.node.parameters.first?.type?.dottedName == "UIPanGestureRecognizer"
      switch value.name {
      case "localLocation": edits.append(TextEdit(replacing: value.range, with: "\(recognizer).location\(view)"))
      case "localTranslation" where isPan:
        edits.append(TextEdit(replacing: value.range, with: "Optional(\(recognizer).translation\(view))"))
      case "localVelocity" where isPan:
        edits.append(TextEdit(replacing: value.range, with: "Optional(\(recognizer).velocity\(view))"))
      default: return nil
      }
    }
    return edits
  }
}
