import SwiftScan

extension ProjectModel {
  /// Whether all that a type can be is known: one declaration, every file at hand and parsed, nothing inherited from
  /// outside that the tables do not know, no macro and no undecided `#if` around any part. Conclusions from something
  /// being absent need this.
  public func isClosedWorld(_ parts: [TypeDeclaration]) -> Bool {
    guard coverage == .project, let primary = parts.first, !primary.isExtension,
      declarations(of: primary.name).count == 1, ancestry(of: parts).isComplete,
      !files.contains(where: \.hasBrokenDeclarations)
    else { return false }
    return parts.allSatisfy { !$0.hasAttachedMacro && !$0.hasUndecidedCondition }
  }
}

extension TypeDeclaration {
  /// Whether an attribute may be a macro that adds members.
  fileprivate var hasAttachedMacro: Bool {
    let members = node.members.filter { $0.kind == .macroExpansion }
    return !members.isEmpty || node.attributes.contains { !plainAttributes.contains($0.name) }
  }

  /// Whether members or the declaration itself depend on an `#if` that more than the platform decides.
  fileprivate var hasUndecidedCondition: Bool {
    let conditions = node.ancestors.filter { $0.kind == .ifConfig } + (node.first(.memberBlock)?.all(.ifConfig) ?? [])
    return !conditions.isEmpty
  }
}

private let plainAttributes: Set = [
  "MainActor", "available", "objc", "frozen", "preconcurrency", "usableFromInline", "dynamicMemberLookup", "_spi",
  "unchecked", "retroactive", "objcMembers",
]
