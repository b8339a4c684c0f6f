import SwiftScan
import TextModel

extension ProjectModel {
  /// The deployment target at a node of a file: that of the project, raised by `@available` on the declarations around
  /// the node and by `#available` before it. Nil if the project doesn't declare one.
  public func deploymentTarget(
    of platform: Platform, at node: SyntaxNode, in path: FilePath
  ) -> ClosedRange<SystemVersion>? {
    guard let target = surroundings(of: path).deploymentTargets[platform] else { return nil }
    guard let raised = node.availability(of: platform) else { return target }
    return max(target.lowerBound, raised)...max(target.upperBound, raised)
  }
}

extension ProjectModel {
  /// Whether all known targets at a node have an API that came with `introduced` (`iOS 16, tvOS 16`); false if no target
  /// is known.
  public func isAvailable(_ introduced: String, at node: SyntaxNode, in path: FilePath) -> Bool {
    let known = systems(in: introduced).compactMap { platform, version in
      deploymentTarget(of: platform, at: node, in: path).map { $0.lowerBound >= version }
    }
    return !known.isEmpty && known.allSatisfy { $0 }
  }

  /// The `@available` that a declaration at a node needs to use an API that came with `introduced` (`iOS 16, tvOS 16`);
  /// nil if all known targets have the API.
  public func neededAvailability(for introduced: String, at node: SyntaxNode, in path: FilePath) -> String? {
    let systems = systems(in: introduced)
    let isMissing = systems.contains { platform, version in
      deploymentTarget(of: platform, at: node, in: path).map { $0.lowerBound < version } ?? false
    }
    return isMissing ? availableAttribute(for: introduced) : nil
  }
}

extension ProjectModel {
  /// Whether code of a type runs only on systems that don't have an API yet that came with a version. An extension exists
  /// only where the type does.
  public func isForSystems(
    before version: SystemVersion, of platform: Platform, _ node: SyntaxNode, in type: ProjectType
  ) -> Bool {
    node.isForSystems(before: version, of: platform)
      || type.primary?.node.isForSystems(before: version, of: platform) ?? false
  }
}

extension SyntaxNode {
  /// Whether code runs only on systems that don't have an API yet that came with a version: it's in the branch that an
  /// availability check leaves for them, or its declaration is obsolete there.
  public func isForSystems(before version: SystemVersion, of platform: Platform) -> Bool {
    let root = Array(ancestors).last ?? self
    let isInElse = ancestors.contains { outer in
      outer.kind == .guardStatement && outer.conditions.count == 1
        && outer.conditions[0].demandsVersion(upTo: version, of: platform)
    }
    let isExcluded = conditions(upTo: root).contains { condition in
      guard condition.isCertain, let check = condition.parts.first else { return false }
      return condition.holds
        ? check.firstToken.is("#unavailable") && check.names(versionUpTo: version, of: platform)
        : check.demandsVersion(upTo: version, of: platform)
    }
    return isInElse || isExcluded
      || ([self] + ancestors).filter(\.kind.isDeclaration).flatMap(\.attributes).contains { attribute in
        Availability(of: attribute).obsoleted[platform].map { $0 <= version } ?? false
      }
  }

  private func demandsVersion(upTo version: SystemVersion, of platform: Platform) -> Bool {
    firstToken.is("#available") && names(versionUpTo: version, of: platform)
  }

  private func names(versionUpTo version: SystemVersion, of platform: Platform) -> Bool {
    Availability(of: self)[platform].map { $0 <= version } ?? false
  }
}

/// The `@available` of a declaration that uses an API that came with `introduced` (`iOS 16, tvOS 16`).
public func availableAttribute(for introduced: String) -> String {
  let systems = systems(in: introduced)
  let iOS = systems.first { $0.platform == .iOS }?.version
  // A system that has had the API since its first version doesn't have to be named, and the version for iOS is also
  // the one for Mac Catalyst.
  let named = systems.filter { $0.version > SystemVersion(1) && ($0.platform != .macCatalyst || $0.version != iOS) }
  return "@available(\(named.map { "\($0.platform.rawValue) \($0.version)" }.joined(separator: ", ")), *)"
}

extension SyntaxNode {
  /// The highest version that the source around the node requires; nil if it requires none.
  func availability(of platform: Platform) -> SystemVersion? {
    var versions = attributeVersions(of: platform)
    var inner = self
    for outer in ancestors {
      versions += outer.attributeVersions(of: platform) + outer.conditionVersions(of: platform, on: inner)
      inner = outer
    }
    return versions.max()
  }

  /// The versions that `@available` on a declaration requires.
  private func attributeVersions(of platform: Platform) -> [SystemVersion] {
    guard kind.isDeclaration else { return [] }
    return attributes.filter { $0.isNamed("available") }.compactMap { Availability(of: $0)[platform] }
  }

  /// The versions that a statement requires before it reaches one of its children.
  private func conditionVersions(of platform: Platform, on child: SyntaxNode) -> [SystemVersion] {
    switch kind {
    case .ifStatement, .whileStatement: body == child ? conditionVersions(of: platform) : []
    case .codeBlock, .accessorBlock, .closure, .switchCase, .file:
      children.prefix { $0.range.lowerBound < child.range.lowerBound }
        .filter { $0.kind == .guardStatement }.flatMap { $0.conditionVersions(of: platform) }
    default: []
    }
  }

  private func conditionVersions(of platform: Platform) -> [SystemVersion] {
    conditions.filter { $0.kind == .availabilityCondition && $0.firstToken.is("#available") }
      .compactMap { Availability(of: $0)[platform] }
  }
}

/// The contents of the parentheses of `@available` or `#available`.
private struct Availability {
  private var versions: [Platform: SystemVersion] = [:]
  /// The versions in which a declaration is no longer there.
  private(set) var obsoleted: [Platform: SystemVersion] = [:]

  /// Parses `iOS 16, *` as well as `iOS, introduced: 16`.
  init(of node: SyntaxNode) {
    let parts = node.text.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }.split(separator: ",")
    var named: Platform?
    for part in parts {
      let words = part.split { $0.isWhitespace || $0 == ":" }
      guard let first = words.first, let last = words.last else { continue }
      if let platform = Platform(rawValue: String(first)) { named = platform }
      let isVersion = words.count == 2 && (named?.rawValue == String(first) || first == "introduced")
      if isVersion, let named { versions[named] = SystemVersion(last) }
      if first == "obsoleted", let named { obsoleted[named] = SystemVersion(last) }
    }
  }

  /// The version for a platform. Mac Catalyst uses the version for iOS unless it's named.
  subscript(platform: Platform) -> SystemVersion? {
    versions[platform] ?? (platform == .macCatalyst ? versions[.iOS] : nil)
  }
}
