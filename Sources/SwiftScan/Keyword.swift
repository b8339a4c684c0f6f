/// The words that have a meaning for the parser.
///
/// The first group is reserved: such a word is always a keyword. The other words are names unless they occur in a place
/// where they have a meaning.
// The cases use the spelling of the language.
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum Keyword: String, Sendable, CaseIterable {
  /// Not a keyword: an ordinary name, or a word in backticks.
  case none = ""
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
  case _borrowing
  // Accessors.
  case get, set, didSet, willSet, _read, _modify, unsafeAddress, unsafeMutableAddress, addressWithOwner
  case addressWithNativeOwner, mutableAddressWithOwner, mutableAddressWithNativeOwner, read, modify, borrow, mutate
  // Expressions, statements, types.
  case any, `await`, consume, copy, discard, each, of, some, then, unsafe, yield, `Type`, `Protocol`
  case nonsending, _resultDependsOnSelf
  // Attributes whose arguments aren't expressions.
  case available, _spi_available, backDeployed, _backDeploy, objc, Sendable, _specialize, specialized
  case _dynamicReplacement, _documentation, _effects, _implements, _originallyDefinedIn, derivative, transpose
  case differentiable, abi
  // Directives, with their `#`.
  case poundIf = "#if"
  case poundElseif = "#elseif"
  case poundElse = "#else"
  case poundEndif = "#endif"
  case poundAvailable = "#available"
  case poundUnavailable = "#unavailable"
  case poundSourceLocation = "#sourceLocation"

  var isReserved: Bool { number >= Keyword.Any.number && number <= Keyword.while.number }

  /// The index of the keyword among all cases.
  fileprivate var number: UInt8 { unsafeBitCast(self, to: UInt8.self) }
}

/// Finds keywords by a hash of their length and a few of their bytes. Built once.
struct KeywordTable: Sendable {
  static let shared = KeywordTable()

  private static let size = 4096
  /// Each slot contains a keyword; keywords with the same hash follow it.
  private var slots = Array(repeating: Keyword.none, count: size + 16)
  private var spellings = Keyword.allCases.map { Array($0.rawValue.utf8) }
  private let longest: Int

  private init() {
    longest = spellings.reduce(0) { max($0, $1.count) }
    for keyword in Keyword.allCases where keyword != .none {
      var slot = spellings[Int(keyword.number)].withUnsafeBufferPointer(Self.hash)
      while slots[slot] != .none { slot += 1 }
      slots[slot] = keyword
    }
  }

  @inline(__always)
  private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> Int {
    let last = word.count - 1
    let bytes =
      Int(word[0]) &* 5 &+ Int(word[min(1, last)]) &* 37 &+ Int(word[last]) &* 113 &+ Int(word[last / 2]) &* 53
    return (bytes &+ word.count &* 331) & (size - 1)
  }

  /// The keyword with these bytes. There must be at least one byte.
  @inline(__always)
  func keyword(_ word: UnsafeBufferPointer<UInt8>) -> Keyword {
    guard word.count > 1, word.count <= longest else { return .none }
    var slot = Self.hash(word)
    while slots[slot] != .none {
      if isSpelled(slots[slot], word) { return slots[slot] }
      slot += 1
    }
    return .none
  }

  private func isSpelled(_ keyword: Keyword, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let spelling = spellings[Int(keyword.number)]
    guard spelling.count == word.count else { return false }
    for index in 0..<word.count where spelling[index] != word[index] { return false }
    return true
  }
}
