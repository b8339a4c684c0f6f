/// The words that mean something to the parser.
///
/// The first group is reserved: such a word is a keyword wherever it stands. The others are names unless the parser
/// meets them where they mean something.
// The cases are spelled as the language spells the words.
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum Keyword: UInt8, Sendable, CaseIterable {
  /// No keyword: an ordinary name, or a word in back-ticks.
  case none
  // Reserved, as in "Keywords and Punctuation" of the language reference.
  case `Any`, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`, `deinit`
  case `do`, `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`, `if`
  case `import`, `in`, `init`, `inout`, `internal`, `is`, `let`, `nil`, `operator`, `precedencegroup`, `private`
  case `protocol`, `public`, `repeat`, `rethrows`, `return`, `self`, `Self`, `static`, `struct`, `subscript`, `super`
  case `switch`, `throw`, `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`
  // Declarations and modifiers.
  case actor, `async`, convenience, distributed, dynamic, final, indirect, infix, isolated, lazy, macro, mutating
  case nonisolated, nonmutating, open, optional, override, package, postfix, prefix, reasync, required, unowned, using
  case weak, borrowing, consuming, sending, _const, _local, __consuming, __owned, __shared, __setter_access
  case _borrowing, _mutating, _consuming
  // Accessors.
  case get, set, didSet, willSet, _read, _modify, unsafeAddress, unsafeMutableAddress, addressWithOwner
  case addressWithNativeOwner, mutableAddressWithOwner, mutableAddressWithNativeOwner, read, modify, borrow, mutate
  // Expressions, statements, types.
  case any, `await`, consume, copy, discard, each, of, some, then, unsafe, yield, `Type`, `Protocol`
  case nonsending, _resultDependsOnSelf
  // Attributes whose arguments are no expressions.
  case available, _spi_available, backDeployed, _backDeploy, objc, Sendable, _specialize, specialized
  case _dynamicReplacement, _documentation, _effects, _implements, _originallyDefinedIn, derivative, transpose
  case differentiable, abi
  // Directives, with their `#`.
  case poundIf, poundElseif, poundElse, poundEndif, poundAvailable, poundUnavailable, poundSourceLocation

  var isReserved: Bool { rawValue >= Keyword.Any.rawValue && rawValue <= Keyword.while.rawValue }

  var spelling: String {
    switch self {
    case .none: ""
    case .poundIf: "#if"
    case .poundElseif: "#elseif"
    case .poundElse: "#else"
    case .poundEndif: "#endif"
    case .poundAvailable: "#available"
    case .poundUnavailable: "#unavailable"
    case .poundSourceLocation: "#sourceLocation"
    default: "\(self)"
    }
  }
}

/// Finds keywords by a hash of their bytes. Built once; a look-up compares one or two words at most.
struct KeywordTable: Sendable {
  static let shared = KeywordTable()

  private var slots: [Keyword]
  private var spellings: [[UInt8]]

  private init() {
    slots = Array(repeating: .none, count: 1024)
    spellings = Keyword.allCases.map { Array($0.spelling.utf8) }
    for keyword in Keyword.allCases where keyword != .none {
      var slot = spellings[Int(keyword.rawValue)].reduce(0, Self.hash) & (slots.count - 1)
      while slots[slot] != .none { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = keyword
    }
  }

  /// One step of the hash that `keyword(hash:word:)` expects.
  @inline(__always)
  static func hash(_ hash: Int, _ byte: UInt8) -> Int { hash &* 31 &+ Int(byte) }

  /// The keyword with these bytes, whose hash the caller has made while it read them.
  func keyword(hash: Int, word: UnsafeBufferPointer<UInt8>.SubSequence) -> Keyword {
    var slot = hash & (slots.count - 1)
    while slots[slot] != .none {
      if spellings[Int(slots[slot].rawValue)].elementsEqual(word) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    return .none
  }
}
