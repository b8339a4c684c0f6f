import SwiftScan

/// What a type name stands for after typealiases.
public struct ResolvedType: Hashable, Sendable {
  /// Of a project type its dotted name from the outermost type on; else as written, without a known module's name.
  public var name: String
  /// Whether the run declares it.
  public var isDeclared: Bool
  /// Where this meaning applies, as far as typealiases stand under `#if`.
  public var platforms = Platforms.all
  /// Whether a typealias led here.
  public var isAliased = false
}

extension ProjectModel {
  /// What `name`, written inside the type `scope` (dotted, "" at file level), stands for.
  ///
  /// Several results mean that a typealias is declared more than once, usually per `#if` branch. A typealias for
  /// something without a name, such as a function type, has no result.
  public func resolve(_ name: String, in scope: String) -> [ResolvedType] {
    let written = ScopedName(name: name, scope: scope)
    func find(in model: ProjectModel) -> [ResolvedType] {
      var visited: Set<String> = []
      return model.resolve(name, in: scope, visited: &visited)
    }
    func resolve() -> [ResolvedType] {
      nameMemory.map { remembered(written, in: $0.resolved, else: find) } ?? find(in: self)
    }
    return questions?.resolved(written, else: resolve) ?? resolve()
  }

  /// The one thing that `name` stands for; nil where there is none or more than one.
  public func resolveUniquely(_ name: String, in scope: String) -> ResolvedType? {
    let types = resolve(name, in: scope)
    guard let first = types.first, types.allSatisfy({ $0.name == first.name }) else { return nil }
    return first
  }

  private func resolve(_ name: String, in scope: String, visited: inout Set<String>) -> [ResolvedType] {
    let dot = UInt8(ascii: ".")
    let components =
      isDotted(name) ? name.utf8.split(separator: dot).map { String(Substring($0)) } : [name]
    guard let first = components.first, !first.isEmpty else { return [] }
    guard var found = lookUp(first, in: scope) else {
      let name = withoutModule(components)
      // The run may know a type inside of one that it does not: `extension Image { enum Encoding {} }`.
      return isDotted(name) && declares(name)
        ? expand(name, visited: &visited) : [ResolvedType(name: name, isDeclared: false)]
    }
    var results = expand(found, visited: &visited)
    for component in components.dropFirst() {
      guard results.count == 1, results[0].isDeclared else { return results }
      found = "\(results[0].name).\(component)"
      if declares(found) { results = expand(found, visited: &visited) } else { return [] }
    }
    return results
  }

  /// The declared name that `word` finds from `scope` outwards.
  private func lookUp(_ word: String, in scope: String) -> String? {
    if word == "Self", !scope.isEmpty { return scope }
    var scope = scope
    while !scope.isEmpty {
      let candidate = scope + "." + word
      if declares(candidate) { return candidate }
      // Inside of an extension of a type from elsewhere that type is not declared here.
      if lastComponent(of: scope) == word { return declares(scope) ? scope : nil }
      scope = enclosingName(of: scope)
    }
    return declares(word) ? word : nil
  }

  private func expand(_ name: String, visited: inout Set<String>) -> [ResolvedType] {
    guard visited.insert(name).inserted else { return [] }
    var results: [ResolvedType] = []
    if declaresType(name) {
      let platforms = heads(of: name).reduce(into: Platforms()) { $0.formUnion($1.platforms) }
      results.append(ResolvedType(name: name, isDeclared: true, platforms: platforms))
    }
    for alias in aliases(of: name) {
      for target in alias.targetNames {
        var scope = enclosingName(of: name)
        // `typealias View = SwiftUI.View` and `typealias Coordinator = Coordinator` must not find themselves.
        if target == lastComponent(of: name) { scope = enclosingName(of: scope) }
        for var result in resolve(target, in: scope, visited: &visited) {
          result.platforms.formIntersection(alias.platforms)
          result.isAliased = true
          results.append(result)
        }
      }
    }
    visited.remove(name)
    return results
  }

  private func withoutModule(_ components: [String]) -> String {
    if components.count == 1 { return components[0] }
    return components.dropFirst(knownModules.contains(components[0]) ? 1 : 0).joined(separator: ".")
  }
}

private let knownModules: Set = [
  "UIKit", "AppKit", "SwiftUI", "WatchKit", "Foundation", "Swift", "Combine", "WebKit", "MapKit", "AVKit",
  "AVFoundation", "PhotosUI", "PDFKit", "QuickLook", "SafariServices", "MessageUI", "SceneKit", "SpriteKit", "ARKit",
  "MetalKit", "RealityKit", "ContactsUI", "EventKitUI", "StoreKit", "VisionKit", "PencilKit", "Cocoa", "ObjectiveC",
  "CoreLocation", "CoreGraphics",
]
