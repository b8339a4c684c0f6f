/// A JSON value, read from a text or created in code.
///
/// Two values are equal if their contents are equal; where they were read doesn't matter, but the order of members
/// does.
public struct JSON: Sendable {
  public enum Content: Hashable, Sendable {
    case null
    case boolean(Bool)
    /// A number without fraction or exponent that fits into an `Int`; every other number is a `number`.
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([Member])
    /// A value that was already serialized, in the form of `utf8`. It isn't equal to the same value unserialized.
    case written([UInt8])
  }

  /// One `"key": value` of an object.
  public struct Member: Sendable {
    public var key: String
    /// The UTF-8 offsets of the key with its quotes.
    public var keyRange: Range<Int>
    public var value: JSON
  }

  private enum Storage: Sendable {
    case made(Content)
    /// An entry of a table.
    case read(JSONTable, Int)
  }

  private var storage: Storage

  init(_ content: Content) { storage = .made(content) }
  init(readIn table: JSONTable, at index: Int) { storage = .read(table, index) }

  /// The content of the value. If the value was read from a text, each access creates its content again, one level
  /// deep.
  public var content: Content {
    get {
      switch storage {
      case .made(let content): content
      case .read(let table, let index): table.content(at: index)
      }
    }
    set { storage = .made(newValue) }
  }

  /// The UTF-8 offsets of the value in the text from which it was read; empty for a value created in code.
  public var range: Range<Int> {
    switch storage {
    case .made: 0..<0
    case .read(let table, let index): table[index].range
    }
  }
}

extension JSON: Hashable {
  public static func == (left: JSON, right: JSON) -> Bool { left.content == right.content }
  public func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

extension JSON.Member: Hashable {
  public static func == (left: Self, right: Self) -> Bool { left.key == right.key && left.value == right.value }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(value)
  }
}

// MARK: - Reading

extension JSON {
  public var isNull: Bool {
    switch storage {
    case .made(.null): true
    case .made: false
    case .read(let table, let index): table[index].kind == .null
    }
  }

  public var bool: Bool? {
    if case .boolean(let value) = content { value } else { nil }
  }

  /// A whole number, even if it is written with a zero fraction or with an exponent, as some clients do.
  public var int: Int? {
    switch content {
    case .integer(let value): value
    // Int(exactly:) would make every executable depend on the C library's mathematics.
    case .number(let value): abs(value) < 0x1p62 && Double(Int(value)) == value ? Int(value) : nil
    default: nil
    }
  }

  public var double: Double? {
    switch content {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  public var string: String? {
    if case .string(let value) = content { value } else { nil }
  }

  /// The UTF-8 bytes of a string. For a long string that was read, they are cheaper than `string`.
  public var stringBytes: [UInt8]? {
    switch storage {
    case .made: string.map { Array($0.utf8) }
    case .read(let table, let index): table[index].kind.isString ? table.utf8(at: index) : nil
    }
  }

  public var array: [JSON]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// Whether the value is an object; cheaper than getting its members.
  public var isObject: Bool {
    switch storage {
    case .made(.object): true
    case .made: false
    case .read(let table, let index): table[index].kind == .object
    }
  }

  /// The members of an object in source order; a duplicate key is included each time.
  public var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The value of a member, the last one for a duplicate key; nil if there is none or the value isn't an object.
  /// Setting it to nil removes the member. Setting it on a value that isn't an object turns the value into an object.
  public subscript(key: String) -> JSON? {
    get {
      switch storage {
      case .made(.object(let members)): members.last { $0.key == key }?.value
      case .made: nil
      case .read(let table, let index): table.member(key, of: index).map { JSON(readIn: table, at: $0) }
      }
    }
    set {
      var members = members ?? []
      let index = members.lastIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let newValue?): members[index].value = newValue
      case (nil, let newValue?): members.append(Member(key: key, keyRange: 0..<0, value: newValue))
      case (_, nil): members.removeAll { $0.key == key }
      }
      content = .object(members)
    }
  }

  /// The value of a member, or a default value if there is none. Changes to the value are stored as the member.
  public subscript(key: String, default defaultValue: @autoclosure () -> JSON) -> JSON {
    get { self[key] ?? defaultValue() }
    set { self[key] = newValue }
  }

  /// An element of an array; nil past the end or if the value isn't an array.
  public subscript(index: Int) -> JSON? {
    guard case .array(let elements) = content, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
}

// MARK: - Creating

extension JSON {
  public static let null = JSON(.null)

  public init(_ value: Bool) { self.init(.boolean(value)) }
  public init(_ value: Int) { self.init(.integer(value)) }
  public init(_ value: Double) { self.init(.number(value)) }
  public init(_ value: String) { self.init(.string(value)) }
  public init(_ elements: [JSON]) { self.init(.array(elements)) }

  /// An object with these members in this order; nil members are omitted.
  public static func object(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    JSON(.object(members.compactMap { key, value in value.map { Member(key: key, keyRange: 0..<0, value: $0) } }))
  }
}

extension JSON {
  /// An object with these members in this order.
  public init(members: [(key: String, value: JSON)]) {
    self.init(.object(members.map { Member(key: $0.key, keyRange: 0..<0, value: $0.value) }))
  }
}

extension JSON: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(booleanLiteral value: Bool) { self.init(value) }
  public init(integerLiteral value: Int) { self.init(value) }
  public init(floatLiteral value: Double) { self.init(value) }
}

extension JSON: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(value) }
}

extension JSON: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  public init(arrayLiteral elements: JSON...) { self.init(elements) }

  public init(dictionaryLiteral members: (String, JSON)...) {
    self.init(.object(members.map { Member(key: $0, keyRange: 0..<0, value: $1) }))
  }
}
