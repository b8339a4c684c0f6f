import SwiftScan

/// The access level of a declaration, as far as it matters for members that satisfy a protocol requirement.
public enum AccessLevel: String, CaseIterable, Sendable {
  case publicAccess = "public"
  case packageAccess = "package"
  /// Internal, but public code that is inlined into other modules uses it.
  case usableFromInline = "@usableFromInline"
  /// Internal or lower; members don't need a modifier.
  case unmarked = ""

  /// The access level that members of a type need to satisfy a public protocol.
  public init(ofMembersIn declaration: SyntaxNode) {
    if declaration.hasModifier("public") || declaration.hasModifier("open") {
      self = .publicAccess
    } else if declaration.hasModifier("package") {
      self = .packageAccess
    } else if declaration.hasAttribute("usableFromInline") {
      self = .usableFromInline
    } else if !declaration.hasModifier("internal"), !declaration.isHiddenInFile,
      let around = declaration.parent?.parent, around.kind == .extensionDeclaration
    {
      // Without a modifier, a type in `public extension` is public.
      self.init(ofMembersIn: around)
    } else {
      self = .unmarked
    }
  }

  /// The modifier with a space after it, such as `public `; empty if none is needed.
  var prefix: String { rawValue.isEmpty ? "" : rawValue + " " }
}

extension SyntaxNode {
  /// Whether other files can't access this declaration.
  public var isHiddenInFile: Bool { hasModifier("private") || hasModifier("fileprivate") }
}
