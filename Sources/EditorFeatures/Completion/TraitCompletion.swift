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
    let traits = project.types(in: file.path).filter { other in
      other.name != type.name && other.valueType == value
        && project.ancestry(of: other.declarations).contains("UITraitDefinition")
    }
    guard traits.count == 1 else { return nil }
    self.typed = typed
    self.type = type
    self.value = value
    trait = traits[0].name
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

extension ProjectType {
  /// The type that its `Value` stands for, or else the type of its `defaultValue`.
  var valueType: String? {
    let defaultValue = properties.first { $0.name == "defaultValue" && $0.member.isStatic }
    let alias = members.first { $0.name == "Value" && $0.node.kind == .typealiasDeclaration }
    let text = alias?.node.type?.text ?? defaultValue?.typeText ?? ""
    return text.isEmpty ? nil : text
  }
}
