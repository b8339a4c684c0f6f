import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

/// Completions for the two methods that bridge an environment key to a trait.
struct TraitCompletion {
  private let typed: TypedMember
  private let type: ProjectType
  private let trait: String
  private let value: String
  private let style: SourceStyle

  /// nil if the type isn't a bridged key, or if it's unclear which trait it belongs to.
  init?(_ typed: TypedMember, in file: SourceFile, of project: ProjectModel) {
    guard let type = project.type(around: typed.owner, in: file.path),
      project.ancestry(of: type.declarations).contains("UITraitBridgedEnvironmentKey"),
      let value = type.valueType
    else { return nil }
    guard let trait = project.trait(for: type, value: value, in: file.path) else { return nil }
    self.typed = typed
    self.type = type
    self.value = value
    self.trait = trait
    style = SourceStyle(of: file.document.text)
  }

  var completions: [Completion] {
    let access = type.primary.map { AccessLevel(ofMembersIn: $0.node) } ?? .unmarked
    let methods = [
      ("read", "read(from:)", TraitBridgeTemplate.reading(trait, value: value, access: access)),
      ("write", "write(to:value:)", TraitBridgeTemplate.writing(trait, value: value, access: access)),
    ]
    let text = HoverText(.type, named: "UITraitBridgedEnvironmentKey")
    return methods.enumerated().compactMap { number, method in
      let (name, label, template) = method
      guard typed.matches(name), typed.allows(["static", "func"]), !typed.mentions(name),
        !type.members.contains(where: { $0.name == name })
      else { return nil }
      return Completion(
        label, .method, detail: "UITraitBridgedEnvironmentKey", about: text, inserting: template, at: typed, in: style,
        rank: number, matching: name)
    }
  }
}

extension ProjectModel {
  /// The trait that the key's other method uses, or else the only trait in the file with the same type of value.
  fileprivate func trait(for key: ProjectType, value: String, in path: FilePath) -> String? {
    if let bridge = traitBridge(of: key), let method = bridge.reader ?? bridge.writer {
      let accesses = traitAccesses(in: method) ?? []
      return accesses.count == 1 && accesses[0].isDirect ? accesses[0].trait : nil
    }
    let traits = types(in: path).filter { other in
      other.name != key.name && other.valueType == value
        && ancestry(of: other.declarations).contains("UITraitDefinition")
    }
    return traits.count == 1 ? traits[0].name : nil
  }
}
