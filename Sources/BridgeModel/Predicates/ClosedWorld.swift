import SwiftScan

extension ProjectModel {
  /// Whether all that a type can be is known: one declaration, every file at hand and parsed, nothing inherited from
  /// outside that the tables do not know, no macro and no undecided `#if` around any part. Conclusions from something
  /// being absent need this.
  public func isClosedWorld(_ parts: [TypeDeclaration]) -> Bool {
    guard let primary = parts.first, !primary.isExtension, parts.allSatisfy({ coverage.isWhole(around: $0.path) }),
      declarations(of: primary.name).count == 1, ancestry(of: parts).isComplete,
      !hasBrokenDeclarations, !hasExtensionsThatMayMean(primary.name)
    else { return false }
    return parts.allSatisfy { !$0.hasAttachedMacro && !$0.hasUndecidedCondition } && !hasMacros(above: parts)
  }

  /// Whether an extension names the type behind something unknown, as `extension App.Badge` does in the module App.
  private func hasExtensionsThatMayMean(_ name: String) -> Bool {
    extendedNames(endingIn: name).contains { !declares($0) }
  }

  /// Whether a macro may add to what the parts inherit, or to them from a type around them.
  private func hasMacros(above parts: [TypeDeclaration]) -> Bool {
    let inherited = ancestry(of: parts).names.flatMap { declarations(of: $0) + extensions(of: $0) }
    return inherited.contains(where: \.hasAttachedMacro)
      || parts.flatMap(\.node.ancestors).contains { $0.kind.isTypeDeclaration && $0.mayHaveMacroAttribute }
  }
}

extension TypeDeclaration {
  /// Whether an attribute may be a macro that adds members.
  fileprivate var hasAttachedMacro: Bool {
    let members = node.members.filter { $0.kind == .macroExpansion }
    return !members.isEmpty || node.mayHaveMacroAttribute
  }

  /// Whether members or the declaration itself depend on an `#if` that more than the platform decides.
  fileprivate var hasUndecidedCondition: Bool {
    let conditions = node.ancestors.filter { $0.kind == .ifConfig } + (node.first(.memberBlock)?.all(.ifConfig) ?? [])
    return !conditions.isEmpty
  }
}

extension SyntaxNode {
  /// Whether an attribute of a declaration may be a macro.
  var mayHaveMacroAttribute: Bool { attributes.contains { !plainAttributes.contains($0.name) } }
}

private let plainAttributes: Set = [
  "MainActor", "available", "objc", "frozen", "preconcurrency", "usableFromInline", "dynamicMemberLookup", "_spi",
  "unchecked", "retroactive", "objcMembers",
]
