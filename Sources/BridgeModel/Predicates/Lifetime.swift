import SwiftScan
import TextModel

extension ProjectModel {
  /// Whether the objects of a type live as long as the program: singletons, app and scene delegates, and what these keep.
  public func livesAsLongAsTheProgram(_ type: ProjectType) -> Bool {
    livesAsLongAsTheProgram(type, depth: 0)
  }

  private func livesAsLongAsTheProgram(_ type: ProjectType, depth: Int) -> Bool {
    if isLasting(type) { return true }
    guard depth < 2, declares(type.name) else { return false }
    let files = files(mentioning: type.simpleName)
    let owners = files.flatMap { types(in: $0.path) }.filter { $0.name != type.name }
    // A collection has many of them.
    if owners.contains(where: { $0.localProperties.contains { collects($0, type) } }) { return false }
    return owners.contains { owner in
      owner.localProperties.contains { keeps($0, type) } && livesAsLongAsTheProgram(owner, depth: depth + 1)
    }
      || files.flatMap(\.globals).contains { item in
        item.kind == .variableDeclaration && item.bindings.contains { makes($0, type) }
      }
  }

  private func collects(_ property: Property, _ type: ProjectType) -> Bool {
    guard let node = property.typeNode, property.member.isStored else { return false }
    return node.descendants(.arrayType, .dictionaryType, .genericArguments).contains { arguments in
      arguments.descendants(.typeName, .memberType).contains { $0.isNamed(type.simpleName) }
    }
  }

  private func keeps(_ property: Property, _ type: ProjectType) -> Bool {
    guard property.member.isStored, let name = property.typeName else { return false }
    return lastComponent(of: name) == type.simpleName
      && resolveUniquely(name, in: property.member.owner.name)?.name == type.name
  }

  private func makes(_ binding: SyntaxNode, _ type: ProjectType) -> Bool {
    let name = binding.type?.unwrappedType.dottedName ?? binding.value?.evidentTypeName
    return name.flatMap { resolveUniquely($0, in: "")?.name } == type.name
  }

  /// Whether a type is a singleton, or an app or scene delegate.
  public func isLasting(_ type: ProjectType) -> Bool {
    let isSingleton = type.properties.contains { property in
      property.member.isStatic && property.member.isStored
        && (["shared", "default", "main"].contains(property.name) || property.isConstant && keeps(property, type))
    }
    let isMain = type.declarations.contains { part in
      part.node.attributes.contains { mainAttributes.contains($0.name) }
    }
    return isSingleton || isMain || !ancestry(of: type.declarations).names.isDisjoint(with: lastingProtocols)
  }
}

private let mainAttributes: Set = ["main", "UIApplicationMain", "NSApplicationMain"]

private let lastingProtocols: Set = [
  "UIApplicationDelegate", "NSApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "App",
]
