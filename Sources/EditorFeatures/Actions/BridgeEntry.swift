import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

extension Refactoring {
  /// Replaces an `@Entry` of the SwiftUI environment with an explicit key, which can be bridged to a UIKit trait.
  static let bridgeEntry = Refactoring { place in
    guard let entry = EnvironmentEntry(around: place.node), !place.isInAppKit else { return [] }
    let title = "Bridge to a UIKit trait"
    return [
      .trying(title, .rewrite) { () throws(Obstacle) in CodeAction(title, .rewrite, try entry.edits(at: place)) }
    ]
  }
}

/// An `@Entry var name: Value = standard` in an extension of `EnvironmentValues`.
private struct EnvironmentEntry {
  private let declaration: SyntaxNode
  private let attribute: SyntaxNode
  private let binding: SyntaxNode
  private let owner: SyntaxNode
  private let name: String

  init?(around node: SyntaxNode) {
    guard let declaration = ([node] + node.ancestors).first(where: { $0.kind == .variableDeclaration }),
      let attribute = declaration.attributes.first(where: { $0.isNamed("Entry") }),
      let owner = declaration.ancestors.first(where: \.kind.isTypeDeclaration), owner.kind == .extensionDeclaration,
      owner.type?.dottedName == "EnvironmentValues", declaration.bindings.count == 1,
      let binding = declaration.bindings.first, let names = binding.pattern?.declaredNames, names.count == 1
    else { return nil }
    self.declaration = declaration
    self.attribute = attribute
    self.binding = binding
    self.owner = owner
    name = names[0]
  }

  func edits(at place: ActionPlace) throws(Obstacle) -> [TextEdit] {
    if place.project.neededAvailability(for: "iOS 17", at: owner, in: place.file.path) != nil {
      throw Obstacle(reason: "it requires iOS 17")
    }
    let base = name.prefix(1).uppercased() + name.dropFirst()
    let taken = [base + "Key", base + "Trait"].first { !place.project.isForeign($0) }
    if let taken { throw Obstacle(reason: "'\(taken)' already exists") }
    guard let type = binding.type?.text ?? binding.value?.evidentTypeName else {
      throw Obstacle(reason: "'\(name)' has no type annotation")
    }
    guard let standard = binding.value?.text ?? (binding.type?.isOptionalType == true ? "nil" : nil),
      !(type + standard).contains(where: \.isNewline), let word = declaration.tokens.first(where: { $0.is("var") })
    else { throw Obstacle(reason: "'\(name)' has no default value on one line") }
    let placement = place.placement
    let property = TraitBridgeTemplate.environmentProperty(name, key: base + "Key", value: type)
    let indentation = indentation(at: word.range.lowerBound, in: placement.text)
    let declarations = TraitBridgeTemplate.declarations(
      ofEntry: name, key: base + "Key", trait: base + "Trait", value: type, standard: standard)
    return [
      placement.removal(ofAttribute: attribute),
      TextEdit(
        replacing: word.range.lowerBound..<binding.range.upperBound,
        with: placement.style.format(property, base: indentation)),
      placement.insertion(ofDeclarations: declarations, using: owner),
    ]
  }
}
