/// A parameter of a function, or a value in the payload of an enum case.
public struct AppleParameter: Sendable, Hashable {
  /// The argument label; nil if there is none.
  public let label: String?
  /// The name in the implementation. Only requirements of protocols have one that differs from the label.
  public let internalName: String?
  /// The source text of the type with its attributes: `@escaping (Bool) -> Void`.
  public let type: String
  public let hasDefaultValue: Bool
  /// Whether a result builder, such as `@ViewBuilder`, collects what the statements of a closure create.
  public let isBuilder: Bool

  /// Reads `label internalName: Type=`, possibly after the attribute of a result builder, or `label: Type` and `Type` in a payload.
  init(_ text: Substring, isPayload: Bool) {
    hasDefaultValue = text.hasSuffix("=")
    var text = hasDefaultValue ? text.dropLast() : text
    let attribute = text.hasPrefix("@") ? text.prefix { $0 != " " } : ""
    isBuilder = attribute.hasSuffix("Builder")
    if isBuilder { text = text.dropFirst(attribute.count + 1) }
    guard let colon = text.colonOfName else {
      (label, internalName, type) = (nil, nil, String(text))
      return
    }
    let names = text[..<colon].parts(separatedBy: " ")
    label = names[0] == "_" ? nil : String(names[0])
    internalName = names.count > 1 ? String(names[1]) : label
    type = String(text[colon...].dropFirst(2))
  }

  /// Whether an argument is a closure that the function can't store, because its type is a function type without
  /// `@escaping`.
  public var isNonescapingClosure: Bool {
    !isAutoclosure && !isMarkedEscaping && isFunction
  }

  /// Whether an argument is a closure that the function may store. The closures of optional parameters are, and those
  /// that an autoclosure returns.
  public var isEscapingClosure: Bool {
    if isAutoclosure {
      return type.firstRange(of: "() -> ").map { AppleParameter.isFunction(type[$0.upperBound...]) } ?? false
    }
    if isFunction { return isMarkedEscaping }
    return isMarkedEscaping || AppleParameter.isFunction(type[...].withoutOptional)
  }

  /// Whether an argument is a closure, which the function may store or not.
  public var isClosure: Bool { isAutoclosure ? isEscapingClosure : isFunction || isEscapingClosure }

  private var isAutoclosure: Bool { type.hasPrefix("@autoclosure ") }

  private var isMarkedEscaping: Bool { type[...].separatedAttributes.attributes.contains("@escaping") }

  private var isFunction: Bool { AppleParameter.isFunction(type[...]) }

  /// Whether a type is a function type, or a typealias of one.
  private static func isFunction(_ text: Substring) -> Bool {
    let type = text.separatedAttributes.type
    if type.hasPrefix("("), let end = type.closingBracket {
      let rest = type[end...].dropFirst()
      if rest.hasPrefix(" ") { return true }
      guard rest.isEmpty else { return false }
      // Parentheses around a type.
      return isFunction(type[..<end].dropFirst())
    }
    return AppleAPI.closureAliases.contains(String(type))
  }
}

extension Substring {
  /// The elements of a list, separated by commas outside of brackets.
  var elements: [Substring] {
    var found: [Substring] = []
    var (start, level, last) = (startIndex, 0, UInt8(0))
    for index in utf8.indices {
      let byte = utf8[index]
      level += bracketStep(byte, after: last)
      last = byte
      guard byte == UInt8(ascii: ","), level == 0 else { continue }
      found.append(self[start..<index])
      start = utf8.index(after: index)
      if self[start...].hasPrefix(" ") { start = utf8.index(after: start) }
    }
    return start == endIndex ? found : found + [self[start...]]
  }

  /// The bracket that closes the first character.
  var closingBracket: Index? {
    var (level, last) = (0, UInt8(0))
    for index in utf8.indices {
      let byte = utf8[index]
      level += bracketStep(byte, after: last)
      if level == 0 { return index }
      last = byte
    }
    return nil
  }

  /// The colon after the one or two names of a parameter.
  fileprivate var colonOfName: Index? {
    guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let isName = self[..<colon].utf8.allSatisfy { $0 == space || $0 == UInt8(ascii: "_") || isAlphanumeric($0) }
    return isName ? colon : nil
  }

  /// The attributes and modifiers at the start of a type, such as `@escaping` and `sending`, and the type after them.
  fileprivate var separatedAttributes: (attributes: [Substring], type: Substring) {
    var (attributes, rest) = ([Substring](), self)
    while rest.hasPrefix("@") || rest.hasPrefix("inout ") || rest.hasPrefix("sending ") {
      let (attribute, type) = rest.halves(at: " ")
      if type.isEmpty { break }
      attributes.append(attribute)
      rest = type
    }
    return (attributes, rest)
  }

  /// The type in `(Type)?` or `Type?`.
  fileprivate var withoutOptional: Substring { hasSuffix("?") || hasSuffix("!") ? dropLast() : self }
}

private func isAlphanumeric(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    true
  default: false
  }
}

/// How a byte changes the depth of brackets. The `>` of an arrow isn't a bracket.
private func bracketStep(_ byte: UInt8, after last: UInt8) -> Int {
  switch byte {
  case UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "["): 1
  case UInt8(ascii: ")"), UInt8(ascii: "]"): -1
  case UInt8(ascii: ">"): last == UInt8(ascii: "-") ? 0 : -1
  default: 0
  }
}
