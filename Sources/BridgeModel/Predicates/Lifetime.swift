import SwiftScan
import TextModel

/// Objects that exist as long as the app does.
extension ProjectModel {
  /// Whether a type is a singleton, or the delegate of an app or a scene.
  public func isLasting(_ name: String) -> Bool {
    let parts = declarations(of: name) + extensions(of: name)
    return isAppOrItsDelegate(parts)
      || parts.flatMap { $0.members(mentioning: ["static"]) }.compactMap(Property.init).contains { property in
        property.member.isStatic && property.member.isStored
          && (singletonNames.contains(property.name) || isOf(property, name))
      }
  }

  private func isAppOrItsDelegate(_ parts: [TypeDeclaration]) -> Bool {
    !ancestry(of: parts).names.isDisjoint(with: lastingProtocols)
      || parts.contains { part in part.node.attributes.contains { mainAttributes.contains($0.name) } }
  }

  /// Whether all objects of a class that the project creates live as long as the app: a static property or an object that
  /// lives as long creates and keeps them. Tests of it and previews don't count.
  public func livesAsLongAsApp(_ name: String) -> Bool { livesAsLongAsApp(name, depth: 0) }

  private func livesAsLongAsApp(_ name: String, depth: Int) -> Bool {
    guard depth < 4 else { return false }
    let declarations = declarations(of: name)
    let parts = declarations + extensions(of: name)
    // XCTest keeps test cases until all tests have run.
    if isAppOrItsDelegate(parts) || ancestry(of: parts).contains("XCTestCase") { return true }
    let ownPaths = declarations.map(\.path)
    let makers = makers(ofTypesNamed: lastComponent(of: name)).filter { call, path in
      !call.isInPreview && !call.isOnlyForDebugging && (ownPaths.contains(path) || !isTest(path))
        && call.evidentTypeName.flatMap { resolveUniquely($0, in: call.enclosingTypeName) }?.name == name
    }
    // `static let shared: Store = .init()` doesn't name the type that it creates.
    return (!makers.isEmpty || isLasting(name))
      && makers.allSatisfy { call, path in keepsForever(call, in: path, depth: depth) }
  }

  /// Whether a file contains tests, which create objects of all kinds.
  func isTest(_ path: FilePath) -> Bool {
    ["XCTest", "Testing"].contains { isImported($0, in: path) }
  }

  /// Whether a new object is stored for as long as the app runs.
  private func keepsForever(_ call: SyntaxNode, in path: FilePath, depth: Int) -> Bool {
    guard let type = type(around: call, in: path), let member = type.member(holding: call) else {
      // A global variable.
      return call.parent?.kind == .binding && call.ancestors.allSatisfy { $0.kind != .codeBlock }
    }
    if member.isStored, member.isStatic { return true }
    guard livesAsLongAsApp(type.name, depth: depth + 1) else { return false }
    if member.isStored { return true }
    guard let place = placeKeeping(call, in: member) else { return false }
    // A property that is set once.
    let assignments = type.members.flatMap(\.bodies).flatMap {
      $0.descendants(.sequence, mentioning: [BytePattern(word: place[0])])
    }
    .compactMap(Assignment.init).filter { $0.target.pathFromSelf == place }
    return assignments.count == 1
  }

  /// The property of `self` that receives a new object, directly or through a local.
  private func placeKeeping(_ call: SyntaxNode, in member: Member) -> [String]? {
    guard let parent = call.parent else { return nil }
    if let path = call.assignment?.target.pathFromSelf { return path.count == 1 ? path : nil }
    guard [.binding, .optionalBinding].contains(parent.kind), let name = parent.pattern?.onlyName else { return nil }
    let word = [BytePattern(word: name)]
    return member.node.descendants(.sequence, mentioning: word).compactMap(Assignment.init).lazy
      .filter { $0.value.count == 1 && $0.value[0].kind == .reference }
      .filter { $0.target.kind == .memberAccess || !$0.target.isNamed(name) }
      .compactMap(\.target.pathFromSelf).first { $0.count == 1 }
  }

  /// Whether some object of a type may live as long as the app, because the app creates it, or a global variable, a static
  /// property, or a property of a lasting object keeps it.
  public func mayLiveAsLongAsApp(_ type: ProjectType) -> Bool { mayLiveAsLongAsApp(type, depth: 0) }

  private func mayLiveAsLongAsApp(_ type: ProjectType, depth: Int) -> Bool {
    if isLasting(type.name) || isMadeByApp(type) || isOnlyRootController(type) { return true }
    guard depth < 2, declares(type.name) else { return false }
    let word = [BytePattern(word: type.simpleName)]
    let owners = types(mentioning: type.simpleName).filter { $0.name != type.name }
    // A collection has many of them.
    if owners.contains(where: { $0.localProperties(mentioning: word).contains { collects($0, type) } }) { return false }
    return owners.contains { owner in
      owner.localProperties(mentioning: word).contains {
        $0.member.isStored && isOf($0, type.name) && !owner.empties($0)
      } && mayLiveAsLongAsApp(owner, depth: depth + 1)
    }
      || units(mentioning: type.simpleName).flatMap(\.globals).contains { item in
        item.bindings.contains { makes($0, type) }
      }
      || makers(ofTypesNamed: type.simpleName).contains { call, path in
        call.parent?.kind == .binding && keepsForever(call, in: path, depth: depth + 1)
      }
  }

  /// Whether the app, or the delegate of it or of a scene, creates SwiftUI views or plain objects of a type. Controllers
  /// that it creates may be closed again.
  private func isMadeByApp(_ type: ProjectType) -> Bool {
    guard type.frameworkClass ?? "NSObject" == "NSObject" else { return false }
    return makers(ofTypesNamed: type.simpleName).contains { call, path in
      !call.isInPreview && self.type(around: call, in: path).map { isAppOrItsDelegate($0.declarations) } ?? false
    }
  }

  /// Whether the delegate of an app or a scene makes the only object of a type the root view controller when that starts,
  /// and never another one.
  private func isOnlyRootController(_ type: ProjectType) -> Bool {
    let makers = makers(ofTypesNamed: type.simpleName)
    return makers.count == 1
      && makers.contains { call, path in
        guard let owner = self.type(around: call, in: path),
          let labels = owner.member(holding: call)?.labels, !startingLabels.isDisjoint(with: labels.compactMap(\.self))
        else { return false }
        let roots = owner.members(mentioning: ["rootViewController"]).flatMap { member in
          member.bodies.flatMap { $0.descendants(.sequence, mentioning: ["rootViewController"]) }
            .compactMap(Assignment.init).filter { $0.target.isNamed("rootViewController") }
            .map { $0.value.first?.constantValue(within: member.node) }
        }
        return roots == [call]
      }
  }

  private func collects(_ property: Property, _ type: ProjectType) -> Bool {
    guard let node = property.typeNode, property.member.isStored else { return false }
    return node.descendants(.arrayType, .dictionaryType, .genericArguments).contains { arguments in
      arguments.descendants(.typeName, .memberType).contains { $0.isNamed(type.simpleName) }
    }
  }

  private func isOf(_ property: Property, _ name: String) -> Bool {
    guard let written = property.typeName, lastComponent(of: written) == lastComponent(of: name) else { return false }
    return resolveUniquely(written, in: property.member.owner.name)?.name == name
  }

  private func makes(_ binding: SyntaxNode, _ type: ProjectType) -> Bool {
    let name = binding.type?.unwrappedType.dottedName ?? binding.value?.evidentTypeName
    return name.flatMap { resolveUniquely($0, in: "")?.name } == type.name
  }
}

extension ProjectType {
  /// Whether its code sets a property to nil, so that the objects in it come and go.
  fileprivate func empties(_ property: Property) -> Bool {
    guard property.typeNode?.isOptionalType ?? false else { return false }
    let word = [BytePattern(word: property.name)]
    return members(mentioning: word).flatMap(\.bodies).contains { body in
      body.descendants(.sequence, mentioning: word).compactMap(Assignment.init).contains {
        $0.target.pathFromSelf == [property.name] && $0.value.first?.kind == .nilLiteral
      }
    }
  }
}

/// The labels of delegate methods that run once, when an app or a scene starts.
private let startingLabels: Set = ["didFinishLaunchingWithOptions", "willConnectTo"]

private let mainAttributes: Set = ["main", "UIApplicationMain", "NSApplicationMain"]

private let singletonNames: Set = ["shared", "default", "main"]

private let lastingProtocols: Set = [
  "UIApplicationDelegate", "NSApplicationDelegate", "WKApplicationDelegate", "WKExtensionDelegate", "App",
  "UISceneDelegate", "UIWindowSceneDelegate",
]
