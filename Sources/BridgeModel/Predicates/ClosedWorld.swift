import SwiftScan

extension ProjectModel {
  /// Whether everything about a type is known. It has one declaration, every file is included and parses, it inherits
  /// nothing from outside the project that the tables don't know, and no part has a macro or an `#if` in it or around
  /// it. Conclusions from the absence of something require this.
  public func isClosedWorld(_ parts: [TypeDeclaration]) -> Bool {
    guard let primary = parts.first, parts.allSatisfy({ coverage.isWhole(around: $0.path) }),
      declarations(of: primary.name).count == 1, ancestry(of: parts).isComplete,
      !hasBrokenDeclarations, !hasExtensionsThatMayMean(primary.name)
    else { return false }
    return parts.allSatisfy { !$0.hasAttachedMacro && !$0.hasUndecidedCondition } && !hasMacros(above: parts)
  }

  /// Whether an extension names the type after an unknown prefix, as `extension App.Badge` does in the module App.
  private func hasExtensionsThatMayMean(_ name: String) -> Bool {
    extendedNames(endingIn: name).contains { !declares($0) }
  }

  /// Whether a macro may add to the types that the parts inherit from, or to the parts because it's attached to an
  /// enclosing type.
  private func hasMacros(above parts: [TypeDeclaration]) -> Bool {
    let inherited = ancestry(of: parts).names.flatMap { declarations(of: $0) + extensions(of: $0) }
    return inherited.contains(where: \.hasAttachedMacro)
      || parts.flatMap(\.node.ancestors).contains { $0.kind.isTypeDeclaration && $0.mayHaveMacroAttribute }
  }
}

extension TypeDeclaration {
  /// Whether an attribute or a member may be a macro that adds members.
  var hasAttachedMacro: Bool {
    let members = node.members.filter { $0.kind == .macroExpansion }
    return !members.isEmpty || node.mayHaveMacroAttribute
  }

  /// Whether the declaration itself or some of its members are inside an `#if`.
  fileprivate var hasUndecidedCondition: Bool {
    let conditions = node.ancestors.filter { $0.kind == .ifConfig } + (node.first(.memberBlock)?.all(.ifConfig) ?? [])
    return !conditions.isEmpty
  }
}

extension SyntaxNode {
  /// Whether an attribute of a declaration may be a macro.
  var mayHaveMacroAttribute: Bool { attributes.contains { !plainAttributes.contains($0.name) } }
}

/// The attributes of the language, and macros whose code calls nothing that the type declares.
private let plainAttributes: Set = [
  "MainActor", "Observable", "NSApplicationMain", "UIApplicationMain", "_spi", "available", "dynamicCallable",
  "dynamicMemberLookup", "frozen", "globalActor", "main", "objc", "objcMembers", "preconcurrency", "propertyWrapper",
  "resultBuilder", "usableFromInline",
]
