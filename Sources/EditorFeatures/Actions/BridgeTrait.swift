import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

extension Refactoring {
  /// Bridges a SwiftUI environment key and a UIKit trait: adds the one that is missing and connects both.
  static let bridgeTrait = Refactoring { place in
    guard let type = place.typeAtHead, !type.name.contains("."), let value = type.valueType,
      let bridged = place.project.ancestry(of: type.declarations).halfOfBridge
    else { return [] }
    let title = bridged == "EnvironmentKey" ? "Bridge to a UIKit trait" : "Bridge to a SwiftUI environment key"
    if place.project.neededAvailability(for: "iOS 17", at: place.node, in: place.file.path) != nil {
      return [.disabled(title, .rewrite, because: "it requires iOS 17")]
    }
    let edits =
      bridged == "EnvironmentKey" ? traitSide(of: type, value, at: place) : keySide(of: type, value, at: place)
    return edits.map { [CodeAction(title, .rewrite, $0)] } ?? []
  }

  /// The edits that add a trait for a key and turn the key into a bridged one.
  private static func traitSide(of key: ProjectType, _ value: String, at place: ActionPlace) -> [TextEdit]? {
    let name = key.name.without(suffixes: "EnvironmentKey", "Key")
    guard let node = key.primary?.node, place.project.isForeign(name + "Trait"),
      let conformance = node.all(.inheritedType).first(where: { $0.children.first?.dottedName == "EnvironmentKey" })
    else { return nil }
    let access = AccessLevel(ofMembersIn: node)
    let methods = [
      TraitBridgeTemplate.reading(name + "Trait", value: value, access: access),
      TraitBridgeTemplate.writing(name + "Trait", value: value, access: access),
    ].map(\.plainText).joined(separator: "\n\n")
    let trait = TraitBridgeTemplate.traitSide(
      Template(stringLiteral: name + "Trait"), property: Template(stringLiteral: valueName(ofType: name)),
      value: Template(stringLiteral: value), default: Template(stringLiteral: key.name + ".defaultValue"))
    return [TextEdit(replacing: conformance.range, with: "UITraitBridgedEnvironmentKey")]
      + [place.placement.insertion(ofMember: methods, atEndOf: node)].compactMap { $0 }
      + [place.placement.insertion(ofDeclaration: trait.plainText, below: node)]
  }

  /// The edits that add a key for a trait.
  private static func keySide(of trait: ProjectType, _ value: String, at place: ActionPlace) -> [TextEdit]? {
    let name = trait.name.without(suffixes: "TraitDefinition", "Trait")
    guard let node = trait.primary?.node, place.project.isForeign(name + "Key") else { return nil }
    let key = TraitBridgeTemplate.environmentSide(
      Template(stringLiteral: name + "Key"), of: Template(stringLiteral: trait.name),
      property: Template(stringLiteral: valueName(ofType: name)), value: Template(stringLiteral: value))
    return [place.placement.insertion(ofDeclaration: key.plainText, below: node)]
      + place.importEdits("SwiftUI")
  }
}

extension Ancestry {
  /// The protocol of the side that exists; nil if the type is neither side or already bridged.
  fileprivate var halfOfBridge: String? {
    if contains("UITraitBridgedEnvironmentKey") { return nil }
    return ["EnvironmentKey", "UITraitDefinition"].first(where: contains)
  }
}

extension String {
  /// The string without the first of these suffixes that it has, unless that would leave it empty.
  fileprivate func without(suffixes: String...) -> String {
    let suffix = suffixes.first { hasSuffix($0) && count > $0.count }
    return suffix.map { String(dropLast($0.count)) } ?? self
  }
}
