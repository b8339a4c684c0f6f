/// A member of a type of Apple's API, or a global function.
public struct AppleMember: Sendable, Hashable {
  public enum Kind: Character, Sendable, Hashable {
    case property = "p"
    case method = "f"
    case initializer = "i"
    case `subscript` = "s"
    case enumCase = "e"
    case associatedType = "a"
  }

  /// How a property refers to its object.
  public enum Ownership: Sendable, Hashable {
    /// A settable property retains its object. A read-only one may compute it.
    case strong
    case weak
    /// A reference that isn't retained and that isn't set to nil either.
    case unowned
    /// The setter stores a copy.
    case copy
  }

  public let owner: AppleType
  public let name: String
  public let kind: Kind
  /// The letters after the kind, in alphabetic order.
  private let flags: Substring
  /// The type or signature, with `$` for the name of the owner.
  private let declaration: Substring
  private let availabilityText: Substring

  init(owner: AppleType, row: Substring) {
    let (text, availability) = row.halves(at: ";")
    let parts = text.parts(separatedBy: " ", atMost: 3)
    self.owner = owner
    name = String(parts[0])
    let letters = parts.count > 1 ? parts[1] : ""
    kind = letters.first.flatMap(Kind.init) ?? .property
    flags = letters.dropFirst()
    declaration = parts.count > 2 ? parts[2] : ""
    availabilityText = availability
  }

  private func has(_ flag: Unicode.Scalar) -> Bool { flags.utf8.contains(UInt8(ascii: flag)) }

  public var isStatic: Bool { has("S") }
  public var isSettable: Bool { (kind == .property || kind == .subscript) && !has("R") }
  public var isMutating: Bool { has("M") }
  public var isAsync: Bool { has("A") }
  public var isThrowing: Bool { has("T") }
  /// Whether it throws what its closures throw.
  public var isRethrowing: Bool { has("r") }
  public var isResultDiscardable: Bool { has("D") }
  /// Whether an initializer returns an optional value; also true if it is implicitly unwrapped.
  public var isFailable: Bool { has("F") || has("J") }
  /// Whether types that conform to its protocol must, or may, implement it.
  public var isRequirement: Bool { has("Q") || has("O") }
  public var isOptionalRequirement: Bool { has("O") }
  /// Whether the protocol implements the requirement itself, or is that implementation.
  public var hasDefaultImplementation: Bool { has("B") }
  public var isMainActor: Bool { has("X") || !has("N") && owner.isMainActor }

  public var ownership: Ownership { has("W") ? .weak : has("U") ? .unowned : has("C") ? .copy : .strong }

  public var availability: AppleAvailability { AppleAvailability([owner.availabilityText, availabilityText]) }

  /// The source text of a property's type, or of the function: `<T>(label: Type) -> Result where T: View`.
  public var signature: String { replacingOwner(in: declaration) }

  /// The type of a property.
  public var type: String? { kind == .property ? signature : nil }

  /// The result of a method or subscript, and the type that an initializer or case belongs to; nil if there is none.
  public var result: String? {
    switch kind {
    case .initializer, .enumCase: return owner.name
    case .property, .associatedType: return nil
    case .method, .subscript: break
    }
    let rest = pieces.rest
    guard rest.hasPrefix("-> ") else { return nil }
    return replacingOwner(in: withoutConstraints(rest.dropFirst(3)))
  }

  /// The parameters of a method, initializer, or subscript, and the payload of a case.
  public var parameters: [AppleParameter] {
    let list = kind == .enumCase ? declaration : pieces.parameters
    return list.elements.map { AppleParameter(replacingOwner(in: $0)[...], isPayload: kind == .enumCase) }
  }

  /// The generic parameters, without constraints: `<T>`.
  public var genericParameters: String { String(pieces.generics) }

  /// The constraints after `where`.
  public var constraints: [String] {
    guard let place = constraintPlace(in: pieces.rest) else { return [] }
    return pieces.rest[place...].dropFirst("where ".count).elements.map { replacingOwner(in: $0) }
  }

  /// The name with argument labels: `tableView(_:didSelectRowAt:)`.
  public var fullName: String {
    switch kind {
    case .property, .associatedType: return name
    case .enumCase where declaration.isEmpty: return name
    default: return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
  }

  /// Whether it replaces an inherited member.
  func hides(_ inherited: AppleMember) -> Bool {
    kind == inherited.kind && isStatic == inherited.isStatic && fullName == inherited.fullName
  }

  /// The generic parameters, the parameters without parentheses, and what follows.
  private var pieces: (generics: Substring, parameters: Substring, rest: Substring) {
    guard kind != .property, kind != .enumCase, kind != .associatedType else { return ("", "", declaration) }
    var generics: Substring = ""
    var rest = declaration
    if rest.hasPrefix("<"), let end = rest.closingBracket {
      generics = rest[...end]
      rest = rest[end...].dropFirst()
    }
    guard rest.hasPrefix("("), let end = rest.closingBracket else { return (generics, "", rest) }
    let after = rest[end...].dropFirst()
    return (generics, rest[..<end].dropFirst(), after.hasPrefix(" ") ? after.dropFirst() : after)
  }

  private func withoutConstraints(_ text: Substring) -> Substring {
    guard let place = constraintPlace(in: text), place > text.startIndex else { return text }
    return text[..<text.index(before: place)]
  }

  private func constraintPlace(in text: Substring) -> Substring.Index? {
    text.hasPrefix("where ") ? text.startIndex : text.firstRange(of: " where ").map { text.index(after: $0.lowerBound) }
  }

  private func replacingOwner(in text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return String(text) }
    return text.parts(separatedBy: "$").joined(separator: owner.name)
  }
}
