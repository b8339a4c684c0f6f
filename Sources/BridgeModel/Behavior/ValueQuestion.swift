import BridgeFacts
import SwiftScan

extension SyntaxNode {
  /// Whether it calls a method of an input that is a plain value, or of a literal, such as `text.hasPrefix("a")` or
  /// `["http", "https"].contains(url.scheme)`, and so do the calls in it.
  func asksOnlyValues(in body: LifecycleBody, of representable: Representable) -> Bool {
    descendants(.call).allSatisfy { $0.isCalledOnValue(in: body, of: representable) }
  }

  private func isCalledOnValue(in body: LifecycleBody, of representable: Representable) -> Bool {
    guard let receiver else { return false }
    if literals.contains(receiver.kind) { return true }
    guard let place = representable.place(of: receiver, in: body), place.isInRepresentable, !place.path.isEmpty,
      let type = representable.input(named: place.path[0])?.typeNode?.unwrappedType
    else { return false }
    if [.arrayType, .dictionaryType, .tupleType].contains(type.kind) { return true }
    return type.dottedName.map(KnownTypes.isValue) ?? false
  }
}

private let literals: Set<SyntaxKind> = [.arrayLiteral, .dictionaryLiteral, .stringLiteral]
