import SwiftScan

/// Types as names: dotted, without generic arguments, attributes, and optionality.
extension SyntaxNode {
  /// The dotted name of a type, or of an expression that can only mean a type; nil for tuples, functions, and
  /// collections.
  public var dottedName: String? {
    var inner: String?
    var node: SyntaxNode? = self
    while let current = node {
      switch current.kind {
      case .typeName, .reference: return inner.map { current.name + "." + $0 } ?? current.name
      case .memberType, .memberAccess:
        inner = inner.map { current.name + "." + $0 } ?? current.name
        node = current.typeOrExpression
      case .optionalType, .implicitlyUnwrappedType, .attributedType, .someOrAnyType, .typeExpression, .optionalChain,
        .forceUnwrap:
        node = current.typeOrExpression
      default: return nil
      }
    }
    return nil
  }

  private var typeOrExpression: SyntaxNode? { children.first { $0.kind.isType || $0.kind.isExpression } }

  /// The types in an entry of an inheritance clause, which are the parts if it's a composition.
  var composedTypes: [SyntaxNode] {
    switch kind {
    case .compositionType: children.filter(\.kind.isType).flatMap(\.composedTypes)
    case .attributedType: type.map(\.composedTypes) ?? []
    default: [self]
    }
  }

  /// The type below `?`, `!`, and attributes such as `@escaping`.
  public var unwrappedType: SyntaxNode {
    var node = self
    while [.optionalType, .implicitlyUnwrappedType, .attributedType].contains(node.kind), let inner = node.type {
      node = inner
    }
    return node
  }

  public var isOptionalType: Bool { kind == .optionalType || kind == .implicitlyUnwrappedType }

  /// The names of a declaration's generic parameters.
  var genericParameterNames: [String] { first(.genericParameters)?.all(.genericParameter).map(\.name) ?? [] }
}

/// The part of a dotted name after the last dot.
public func lastComponent(of name: String) -> String {
  name.lastDot.map { String(name[name.utf8.index(after: $0)...]) } ?? name
}

/// Whether a name has more than one part.
func isDotted(_ name: String) -> Bool {
  name.utf8.withContiguousStorageIfAvailable { $0.contains(dot) } ?? name.utf8.contains(dot)
}

/// The part of a name before the first dot.
func outermostName(of name: String) -> String {
  name.utf8.firstIndex(of: dot).map { String(name[..<$0]) } ?? name
}

/// The part of a dotted name before the last dot, which is the name of the enclosing type; "" if there's no dot.
public func enclosingName(of name: String) -> String { name.lastDot.map { String(name[..<$0]) } ?? "" }

private let dot = UInt8(ascii: ".")

extension String {
  /// The index of the last dot. Every name is searched, most of them often, and contiguous bytes are faster to search
  /// than the UTF-8 view.
  fileprivate var lastDot: Index? {
    let offset = utf8.withContiguousStorageIfAvailable { bytes in bytes.lastIndex(of: dot) }
    guard let offset else { return utf8.lastIndex(of: dot) }
    return offset.map { utf8.index(startIndex, offsetBy: $0) }
  }
}
