/// A delegate or data source protocol and its Swift signatures.
///
/// Source: the headers of the iOS 17 and macOS 14 SDKs as Swift imports them, and Apple's documentation of 2025.
public struct DelegateProtocol: Sendable, Hashable {
  public var name: String
  public var module: String
  public var inherits: [String]
  /// Whether a `@MainActor` class can conform without `@preconcurrency`, because the protocol or all its methods are
  /// isolated to the main actor.
  public var isMainActor: Bool
  /// Signatures without access level and body, such as `func draw(in view: MTKView)`. A few are properties.
  public var requiredMethods: [String]
  /// The signatures of the optional methods that apps implement most often.
  public var commonMethods: [String]

  /// Every protocol in the tables. Parsed on first use.
  public static let all = parse(uiKitTable) + parse(appKitTable) + parse(frameworkTable)

  public static func named(_ name: String) -> DelegateProtocol? { byName[name] }

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  /// The sorted full names of all methods that the protocol itself declares, including deprecated and `async` methods;
  /// nil if the tables don't list them all.
  ///
  /// Source: the selectors in the headers of the iOS 26 SDK, with the names that Swift's importer derives, or the names
  /// from Apple's documentation if those differ.
  public var methodNames: [String]? { Self.methodNames[name] }

  /// Whether the tables list all methods that a protocol declares.
  public static func hasKnownMethods(_ name: String) -> Bool { methodNames[name] != nil && byName[name] != nil }

  private static let methodNames = parseMethodNames(methodNameTable)

  static func parseMethodNames(_ table: String) -> [String: [String]] {
    let entries = TableText.entries(of: table).map { entry in
      (entry.head, entry.details.flatMap { TableText.list($0, by: " ") })
    }
    return Dictionary(entries) { first, _ in first }
  }

  /// Whether a conforming class must inherit from `NSObject`.
  public var needsNSObject: Bool { ancestors.contains("NSObjectProtocol") }

  /// The protocols that it inherits from, directly and indirectly, nearest first.
  public var ancestors: [String] {
    var found: [String] = []
    var waiting = inherits
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      guard !found.contains(next) else { continue }
      found.append(next)
      waiting += DelegateProtocol.named(next)?.inherits ?? []
    }
    return found
  }
}

extension DelegateProtocol {
  /// Returns the signature of the method with this full name; nil if the tables don't list it for this protocol.
  public func signature(of fullName: String) -> String? {
    (requiredMethods + commonMethods).first { Self.fullName(of: $0) == fullName }
      ?? FurtherDelegateMethod.methods(of: self).lazy.map(\.signature).first { Self.fullName(of: $0) == fullName }
  }

  /// Returns the name that a table signature declares: a full name such as `tableView(_:numberOfRowsInSection:)`, or
  /// the name of a property.
  public static func fullName(of signature: String) -> String {
    let words = signature.utf8.drop { $0 != UInt8(ascii: " ") }.dropFirst()
    guard let open = words.firstIndex(of: UInt8(ascii: "(")), signature.utf8.starts(with: "func ".utf8) else {
      return String(Substring(words.prefix { $0 != UInt8(ascii: ":") }))
    }
    return "\(Substring(words[..<open]))(\(labels(of: words[open...].dropFirst())))"
  }

  /// Returns the types of the parameters of a signature, without spaces. They tell methods with the same full name
  /// apart.
  public static func parameterTypes(of signature: String) -> [String] {
    guard let open = signature.utf8.firstIndex(of: UInt8(ascii: "(")) else { return [] }
    var types: [[UInt8]] = []
    var depth = 0
    var isInType = false
    var last = UInt8(ascii: "(")
    for byte in signature.utf8[open...].dropFirst() where byte != UInt8(ascii: " ") {
      if depth == 0, byte == UInt8(ascii: ")") { break }
      if "([<".utf8.contains(byte) { depth += 1 }
      if ")]>".utf8.contains(byte), last != UInt8(ascii: "-") { depth -= 1 }
      if depth == 0, byte == UInt8(ascii: ",") {
        isInType = false
      } else if isInType {
        types[types.count - 1].append(byte)
      } else if byte == UInt8(ascii: ":") {
        isInType = true
        types.append([])
      }
      last = byte
    }
    return types.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the labels of the parameter list that starts after its parenthesis, such as `_:numberOfRowsInSection:`.
  private static func labels(of parameters: Substring.UTF8View) -> String {
    var labels: [UInt8] = []
    var depth = 0
    var isInLabel = true
    loop: for byte in parameters {
      switch byte {
      case UInt8(ascii: ")") where depth == 0: break loop
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ",") where depth == 0: isInLabel = true
      case UInt8(ascii: " ") where labels.last ?? UInt8(ascii: ":") != UInt8(ascii: ":"),
        UInt8(ascii: ":") where isInLabel:
        labels.append(UInt8(ascii: ":"))
        isInLabel = false
      case _ where isInLabel && byte != UInt8(ascii: " "): labels.append(byte)
      default: break
      }
    }
    return String(decoding: labels, as: UTF8.self)
  }

  static func parse(_ table: String) -> [DelegateProtocol] {
    TableText.entries(of: table).compactMap { entry in
      let sides = TableText.list(entry.head, by: ":")
      let words = sides.first.map { TableText.list($0, by: " ") } ?? []
      guard !words.isEmpty else { return nil }
      return DelegateProtocol(
        name: words[words.count - 1], module: entry.module,
        inherits: sides.count == 2 ? TableText.list(sides[1], by: ",") : [],
        isMainActor: words[0] != "nonisolated",
        requiredMethods: entry.details.compactMap { signature($0, after: "required ") },
        commonMethods: entry.details.compactMap { signature($0, after: "optional ") })
    }
  }

  private static func signature(_ line: String, after prefix: String) -> String? {
    line.hasPrefix(prefix) ? String(line.dropFirst(prefix.count)) : nil
  }
}

extension DelegateProtocol {
  /// Whether one of the protocols whose methods are all listed has a method with this base name.
  public static func hasMethod(named baseName: String) -> Bool { baseNames.contains(baseName) }

  /// The names of all methods in the tables, without their labels.
  public static let baseNames: Set<String> = {
    var names: Set<String> = []
    var last = ""
    // Most methods of a protocol have the base name of the one before.
    for name in methodNames.values.joined() where last.isEmpty || !name.hasPrefix(last) {
      let base = baseName(of: name)
      names.insert(base)
      last = base + "("
    }
    return names
  }()
}
