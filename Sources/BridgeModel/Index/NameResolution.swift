import AppleAPI
import BridgeFacts
import SwiftScan

/// The type that a name stands for after typealiases are resolved.
public struct ResolvedType: Hashable, Sendable {
  /// The dotted name of a project type, starting with the outermost type. For other types, the name as written, without
  /// the name of a known module.
  public var name: String
  /// Whether a file of the run declares it.
  public var isDeclared: Bool
  /// The platforms on which this meaning applies, according to the `#if` clauses around declarations and typealiases.
  public var platforms = Platforms.all
  /// Whether the name was resolved through a typealias.
  public var isAliased = false
}

extension ProjectModel {
  /// The types that `name` stands for inside the type `scope` (dotted; "" at file level).
  ///
  /// Several results mean that a typealias composes several types or is declared more than once, usually once per `#if`
  /// branch. A typealias for a type without a name, such as a function type, has no result.
  public func resolve(_ name: String, in scope: String) -> [ResolvedType] {
    let written = ScopedName(name: name, scope: scope)
    func find(in model: ProjectModel) -> [ResolvedType] {
      var visited: Set<String> = []
      return model.resolve(name, in: scope, visited: &visited)
    }
    func resolve() -> [ResolvedType] {
      remembered(written, in: nameMemory.resolved, else: find)
    }
    return questions?.memory.names.resolved.value(of: written, resolve) ?? resolve()
  }

  /// The only type that `name` stands for; nil if there's none or more than one.
  public func resolveUniquely(_ name: String, in scope: String) -> ResolvedType? {
    let types = resolve(name, in: scope)
    guard let first = types.first, types.allSatisfy({ $0.name == first.name }) else { return nil }
    return first
  }

  /// The only class that the name stands for under which a representable wraps its view or controller.
  public func representedType(of representable: Representable) -> ResolvedType? {
    representable.representedType?.name.flatMap { resolveUniquely($0, in: representable.name) }
  }

  private func resolve(_ name: String, in scope: String, visited: inout Set<String>) -> [ResolvedType] {
    let dot = UInt8(ascii: ".")
    let components =
      isDotted(name) ? name.utf8.split(separator: dot).map { String(Substring($0)) } : [name]
    guard let first = components.first, !first.isEmpty else { return [] }
    guard var found = lookUp(first, in: scope) else {
      let name = withoutModule(components)
      // A file may declare a type inside one that no file declares: `extension Image { enum Encoding {} }`.
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

  /// Whether a typealias may decide what a name stands for. If not, the name ends with the last component of what it
  /// stands for. Asks only about typealiases, so the answer outlives most edits.
  func mayInvolveAlias(_ written: ScopedName) -> Bool {
    let components = written.name.split(separator: ".")
    if components.first == "Self" { return true }
    let prefixes = components.indices.map { components[...$0].joined(separator: ".") }
    let scopes = sequence(first: written.scope) { $0.isEmpty ? nil : enclosingName(of: $0) }
    return scopes.contains { scope in
      scope.isEmpty
        ? prefixes.contains(where: isAlias) : isAlias(scope) || prefixes.contains { isAlias("\(scope).\($0)") }
    }
  }

  private func isAlias(_ name: String) -> Bool {
    questions?.note(.alias(name))
    return names.declaresAlias(name)
  }

  /// The declared name that `word` refers to, searching outward from `scope`.
  private func lookUp(_ word: String, in scope: String) -> String? {
    if word == "Self", !scope.isEmpty { return scope }
    var scope = scope
    while !scope.isEmpty {
      let candidate = scope + "." + word
      if declares(candidate) { return candidate }
      // In an extension of a type from another module, that type isn't declared here.
      if lastComponent(of: scope) == word { return declares(scope) ? scope : nil }
      scope = enclosingName(of: scope)
    }
    return declares(word) && !isStandIn(word) ? word : nil
  }

  /// Whether the project declares a name only as a stand-in for a type of UIKit where there is only AppKit, or the other
  /// way around: `#if os(macOS)` `typealias UIView = NSView`. Where the type exists, the name means that type.
  func isStandIn(_ name: String) -> Bool {
    let systems: Platforms
    if name.hasPrefix("UI") {
      systems = .uiKit
    } else if name.hasPrefix("NS") {
      systems = .macOS
    } else {
      return false
    }
    // A family decides which methods a type must have, and they show for which systems it is written.
    guard !declaresType(name), Family.named(name) == nil, AppleAPI.type(named: name) != nil else { return false }
    return aliases(of: name).allSatisfy { $0.platforms.isDisjoint(with: systems) }
  }

  private func expand(_ name: String, visited: inout Set<String>) -> [ResolvedType] {
    guard visited.insert(name).inserted else { return [] }
    var results: [ResolvedType] = []
    if declaresType(name) {
      results.append(ResolvedType(name: name, isDeclared: true, platforms: platforms(ofTypesNamed: name)))
    }
    for alias in aliases(of: name) {
      for target in alias.targetNames {
        var scope = enclosingName(of: name)
        // `typealias View = SwiftUI.View` and `typealias Coordinator = Coordinator` must not resolve to themselves.
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
    return components.dropFirst(KnownTypes.modules.contains(components[0]) ? 1 : 0).joined(separator: ".")
  }
}
