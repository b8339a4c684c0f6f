import BridgeFacts

/// An implementation of a delegate method that doesn't change the default behavior.
public struct DelegateStub: Sendable, Hashable {
  /// The signature: `func name(…) -> Result` or `var name: Type { get }`.
  public var signature: String
  public var access: AccessLevel
  /// Whether it's marked `nonisolated`.
  public var isNonisolated: Bool
  /// The attribute on its own line above it, such as `@available(iOS 16, *)`.
  public var attribute: String?
  /// Whether the body asks for the returned value unless a value is known to keep the default behavior.
  public var asksForValue = false
  /// The statements of its body; nil for a body that keeps the default behavior.
  var body: [String]?

  public init(
    signature: String, access: AccessLevel = .unmarked, isNonisolated: Bool = false, attribute: String? = nil
  ) {
    self.signature = signature
    self.access = access
    self.isNonisolated = isNonisolated
    self.attribute = attribute
  }

  /// The declaration, with a placeholder for the returned value or the first statement.
  public var template: Template {
    if let property { return Template(stringLiteral: property) }
    let answer = DelegateAnswer.statement(for: DelegateProtocol.fullName(of: signature))
    let neutral = result.isEmpty ? "" : asksForValue ? "<#\(result)#>" : Creation.neutralValue(of: result)
    return "\(modifiers)\(head) {\n  \(stop: 0, answer ?? neutral)\n}"
  }

  var text: String {
    if property != nil || body == nil && !result.isEmpty { return template.plainText }
    // Without an empty line in the body.
    let answer = DelegateAnswer.statement(for: DelegateProtocol.fullName(of: signature))
    return function(modifiers + head, body: body ?? answer.map { [$0] } ?? [])
  }

  private var modifiers: String {
    (attribute.map { $0 + "\n" } ?? "") + (isNonisolated ? "nonisolated " : "") + access.prefix
  }

  /// The type after the arrow; empty if there is no result.
  private var result: String {
    guard let arrow = signature.range(of: ") -> ") else { return "" }
    return String(signature[arrow.upperBound...])
  }

  /// The signature, with the parameters on their own line if it would be too long.
  private var head: String {
    guard signature.count > longestHead, let open = signature.firstIndex(of: "("),
      let close = signature.lastIndex(of: ")")
    else { return signature }
    var parameters = signature[signature.index(after: open)..<close]
    if parameters.count > longestParameters { parameters = onePerLine(parameters)[...] }
    return "\(signature[...open])\n  \(parameters)\n\(signature[close...])"
  }

  private func onePerLine(_ parameters: Substring) -> String {
    var depth = 0
    return parameters.reduce(into: "") { text, character in
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      text.append(character)
      if depth == 0, text.hasSuffix(", ") { text = text.dropLast() + "\n  " }
    }
  }

  private var property: String? {
    // Only properties have accessors.
    guard let colon = signature.firstIndex(of: ":"), let brace = signature.firstIndex(of: "{") else { return nil }
    let type = signature[signature.index(after: colon)..<brace].filter { $0 != " " }
    return "\(modifiers)\(signature[..<brace]){ \(Creation.neutralValue(of: type)) }"
  }
}

private let longestHead = 96
private let longestParameters = 108

extension String {
  /// The last occurrence of a text.
  fileprivate func range(of text: String) -> Range<String.Index>? {
    var found: Range<String.Index>?
    var start = startIndex
    while let next = self[start...].firstRange(of: text) {
      found = next
      start = next.upperBound
    }
    return found
  }
}
