import SwiftScan
import TextModel

/// Objects that exist as long as the app does.
extension ProjectModel {
  /// Whether all objects of a class that the project creates live as long as the app: a static property, the app's
  /// delegate, or another such object creates and keeps them.
  func livesAsLongAsApp(_ name: String) -> Bool { livesAsLongAsApp(name, depth: 0) }

  private func livesAsLongAsApp(_ name: String, depth: Int) -> Bool {
    guard depth < 4 else { return false }
    let parts = declarations(of: name) + extensions(of: name)
    if !ancestry(of: parts).names.isDisjoint(with: lastingProtocols) { return true }
    if parts.flatMap(\.members).compactMap(Property.init).contains(where: { isSingleton($0, of: name) }) { return true }
    let makers = makers(ofTypesNamed: lastComponent(of: name)).filter { call, _ in
      !call.isInPreview
        && call.evidentTypeName.flatMap { resolveUniquely($0, in: call.enclosingTypeName) }?.name == name
    }
    return !makers.isEmpty && makers.allSatisfy { call, path in keepsForever(call, in: path, depth: depth) }
  }

  private func isSingleton(_ property: Property, of name: String) -> Bool {
    guard property.member.isStatic, property.member.isStored, property.initialValue != nil else { return false }
    return property.typeName.flatMap { resolveUniquely($0, in: name) }?.name == name
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
    guard let parent = call.parent, let assignment = Assignment(parent), let place = assignment.target.pathFromSelf,
      place.count == 1
    else { return false }
    // A property that is set once.
    let assignments = type.members.flatMap(\.bodies).flatMap {
      $0.descendants(.sequence, mentioning: [BytePattern(place[0])])
    }
    .compactMap(Assignment.init).filter { $0.target.pathFromSelf == place }
    return assignments.count == 1
  }
}

private let lastingProtocols: Set = [
  "UIApplicationDelegate", "NSApplicationDelegate", "WKApplicationDelegate", "WKExtensionDelegate", "App",
  "UISceneDelegate", "UIWindowSceneDelegate",
]
