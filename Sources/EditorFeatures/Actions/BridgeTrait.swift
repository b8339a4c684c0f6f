import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

extension Refactoring {
  /// Bridges a SwiftUI environment key and a UIKit trait: adds the one that is missing and connects both.
  static let bridgeTrait = Refactoring { place in
    guard !place.isInAppKit, let type = place.typeAtHead, !type.name.contains("."), let value = type.valueType,
      let bridged = place.project.ancestry(of: type.declarations).halfOfBridge
    else { return [] }
    // The value of a generic type can depend on an argument that the other side doesn't have.
    if type.primary?.node.first(.genericParameters) != nil { return [] }
    let title = bridged == "EnvironmentKey" ? "Bridge to a UIKit trait" : "Bridge to a SwiftUI environment key"
    if place.project.neededAvailability(for: "iOS 17", at: place.node, in: place.file.path) != nil {
      return [.disabled(title, .rewrite, because: "it requires iOS 17")]
    }
    let edits =
      bridged == "EnvironmentKey" ? traitSide(of: type, value, at: place) : keySide(of: type, value, at: place)
    return edits.map { [CodeAction(title, .rewrite, $0)] } ?? []
  }

  /// The edits that turn a key into a bridged one, and add a trait for it if there's none.
  private static func traitSide(of key: ProjectType, _ value: String, at place: ActionPlace) -> [TextEdit]? {
    let name = key.name.without(suffixes: "EnvironmentKey", "Key")
    guard let node = key.primary?.node else { return nil }
    let existing = [name + "Trait", name + "TraitDefinition"].first {
      place.project.isHalf("UITraitDefinition", named: $0, value: value, in: place.file.path)
    }
    if let existing { return bridging(key, to: existing, value, at: place) }
    guard place.project.isForeign(name + "Trait"),
      let bridging = bridging(key, to: name + "Trait", value, at: place)
    else { return nil }
    let trait = TraitBridgeTemplate.traitSide(
      Template(stringLiteral: name + "Trait"), property: Template(stringLiteral: valueName(ofType: name)),
      value: Template(stringLiteral: value), default: Template(stringLiteral: key.name + ".defaultValue"))
    return bridging + [place.placement.insertion(ofDeclarations: trait.plainText, using: node)]
  }

  /// The edits that replace the conformance of a key and add the methods that it needs.
  private static func bridging(
    _ key: ProjectType, to trait: String, _ value: String, at place: ActionPlace
  ) -> [TextEdit]? {
    guard let node = key.primary?.node,
      let conformance = node.all(.inheritedType).first(where: { $0.children.first?.dottedName == "EnvironmentKey" })
    else { return nil }
    let access = AccessLevel(ofMembersIn: node)
    let methods = [
      ("read", TraitBridgeTemplate.reading(trait, value: value, access: access)),
      ("write", TraitBridgeTemplate.writing(trait, value: value, access: access)),
    ].filter { name, _ in !key.members.contains { $0.name == name } }
    let text = methods.map(\.1.plainText).joined(separator: "\n\n")
    let replaced = TextEdit(replacing: conformance.range, with: "UITraitBridgedEnvironmentKey")
    if methods.isEmpty { return [replaced] }
    return place.placement.insertion(ofMember: text, atEndOf: node).map { [replaced, $0] }
  }

  /// The edits that add a key for a trait, or bridge the existing one in this file.
  private static func keySide(of trait: ProjectType, _ value: String, at place: ActionPlace) -> [TextEdit]? {
    let name = trait.name.without(suffixes: "TraitDefinition", "Trait")
    let existing = [name + "Key", name + "EnvironmentKey"].first {
      place.project.isHalf("EnvironmentKey", named: $0, value: value, in: place.file.path)
    }
    if let existing {
      let key = place.project.types(in: place.file.path).first { $0.name == existing }
      return key.flatMap { $0.primary?.path == place.file.path ? bridging($0, to: trait.name, value, at: place) : nil }
    }
    guard let node = trait.primary?.node, place.project.isForeign(name + "Key") else { return nil }
    let key = TraitBridgeTemplate.environmentSide(
      Template(stringLiteral: name + "Key"), of: Template(stringLiteral: trait.name),
      property: Template(stringLiteral: valueName(ofType: name)), value: Template(stringLiteral: value))
    return [place.placement.insertion(ofDeclarations: key.plainText, using: node)]
      + place.importEdits("SwiftUI")
  }
}

extension ProjectModel {
  /// Whether exactly one type has this name, and it's this half of a bridge with the same type of value.
  fileprivate func isHalf(_ half: String, named name: String, value: String, in path: FilePath) -> Bool {
    guard let type = type(named: name, in: path), type.primary != nil, type.valueType == value else { return false }
    return ancestry(of: type.declarations).halfOfBridge == half
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
