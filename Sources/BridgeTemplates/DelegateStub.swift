import BridgeFacts

/// An implementation of a delegate method that does nothing.
struct DelegateStub {
  /// `func name(…) -> Result` or `var name: Type { get }`.
  var signature: String
  var access: AccessLevel

  var text: String {
    if let property { return property }
    let body = result.isEmpty ? [] : [Creation.neutralValue(of: result)]
    return function(access.prefix + head, body: body)
  }

  /// What follows the arrow; "" without a result.
  private var result: String {
    guard let arrow = signature.range(of: ") -> ") else { return "" }
    return String(signature[arrow.upperBound...])
  }

  /// The signature, with the parameters on a line of their own where it would get too long.
  private var head: String {
    guard signature.count > longestHead, let open = signature.firstIndex(of: "("),
      let close = signature.lastIndex(of: ")")
    else { return signature }
    let parameters = signature[signature.index(after: open)..<close]
    return "\(signature[...open])\n  \(parameters)\n\(signature[close...])"
  }

  private var property: String? {
    guard signature.hasPrefix("var "), let colon = signature.firstIndex(of: ":"),
      let brace = signature.firstIndex(of: "{")
    else { return nil }
    let type = signature[signature.index(after: colon)..<brace].filter { $0 != " " }
    return "\(access.prefix)\(signature[..<brace]){ \(Creation.neutralValue(of: type)) }"
  }
}

private let longestHead = 96

extension String {
  /// Where a text last occurs.
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
