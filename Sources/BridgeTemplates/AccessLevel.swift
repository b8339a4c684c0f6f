import SwiftScan

/// How far a declaration can be seen; what matters for the members that satisfy a protocol.
public enum AccessLevel: String, Sendable {
  case publicAccess = "public"
  case packageAccess = "package"
  /// Internal or narrower: members need no modifier.
  case unmarked = ""

  /// The level that members of a type need to satisfy a public protocol.
  public init(ofMembersIn declaration: SyntaxNode) {
    if declaration.hasModifier("public") || declaration.hasModifier("open") {
      self = .publicAccess
    } else {
      self = declaration.hasModifier("package") ? .packageAccess : .unmarked
    }
  }

  /// `public ` or nothing, to stand in front of a declaration.
  var prefix: String { rawValue.isEmpty ? "" : rawValue + " " }
}
