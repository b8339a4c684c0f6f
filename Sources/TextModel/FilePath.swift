/// The path of a file or folder, or a single name in one, as the bytes that the file system uses. Two paths are equal
/// if their bytes are equal; different paths may still lead to the same file.
public struct FilePath: Hashable, Sendable {
  public let bytes: [UInt8]

  public init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  public init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  /// Copies a C string up to its terminating zero.
  public init(cString: UnsafePointer<CChar>) {
    bytes = Array(UnsafeRawBufferPointer(start: cString, count: length(of: cString)))
  }

  /// The bytes with a terminating zero, for C functions.
  public var cString: [CChar] { bytes.map { CChar(truncatingIfNeeded: $0) } + [0] }

  // Hashes all bytes in one call; hashing the array would feed them to the hasher one by one.
  public func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    hasher.combine(bytes.count)
  }
}

private func length(of cString: UnsafePointer<CChar>) -> Int {
  var length = 0
  while cString[length] != 0 { length += 1 }
  return length
}

extension FilePath: Comparable {
  public static func < (left: Self, right: Self) -> Bool { left.bytes.lexicographicallyPrecedes(right.bytes) }
}

// MARK: - Names

private let slash = UInt8(ascii: "/")

extension FilePath {
  public var isEmpty: Bool { bytes.isEmpty }
  public var isAbsolute: Bool { bytes.first == slash }

  /// The path through these names, starting at the root if it is absolute.
  public init(names: some Sequence<ArraySlice<UInt8>>, isAbsolute: Bool = false) {
    bytes = (isAbsolute ? [slash] : []) + names.joined(separator: [slash])
  }

  /// The parts between the slashes.
  public var names: [ArraySlice<UInt8>] { bytes.split(separator: slash) }

  /// The part after the last slash.
  public var lastName: FilePath {
    bytes.lastIndex(of: slash).map { FilePath(bytes[($0 + 1)...]) } ?? self
  }

  /// The containing folder, judging by the path alone; nil for the root and for a single name.
  public var parent: FilePath? {
    guard bytes.count > 1, let slash = bytes.lastIndex(of: slash) else { return nil }
    return slash == 0 ? "/" : FilePath(bytes[..<slash])
  }

  /// The path of an entry of this folder. Omits the `./` of entries of the current directory.
  public func appending(_ name: FilePath) -> FilePath {
    if bytes.elementsEqual(".".utf8) { return name }
    var path: [UInt8] = []
    path.reserveCapacity(bytes.count + 1 + name.bytes.count)
    path += bytes
    if path.last != slash { path.append(slash) }
    path += name.bytes
    return FilePath(path)
  }

  /// Resolves a path relative to this folder. An absolute path is returned unchanged.
  public func resolving(_ path: FilePath) -> FilePath { path.isAbsolute ? path : appending(path) }

  /// Whether the path leads to something inside `folder`. Both must be absolute.
  public func isBelow(_ folder: FilePath) -> Bool {
    let count = folder.bytes.count
    return bytes.count > count && (bytes[count] == slash || folder.bytes.last == slash)
      && bytes.starts(with: folder.bytes)
  }

  /// The part of the path after `folder`, both absolute; nil if the path isn't below it.
  public func relativePath(below folder: FilePath) -> FilePath? {
    guard isBelow(folder) else { return nil }
    let rest = bytes.dropFirst(folder.bytes.count)
    return FilePath(folder.bytes.last == slash ? rest : rest.dropFirst())
  }

  /// The path without redundant parts: a leading `./`, doubled slashes, and a trailing slash.
  public var tidied: FilePath {
    var parts = names[...]
    if !isAbsolute { parts = parts.drop { $0.elementsEqual(".".utf8) } }
    return parts.isEmpty && !isAbsolute ? "." : FilePath(names: parts, isAbsolute: isAbsolute)
  }

  public func hasPrefix(_ text: String) -> Bool { bytes.starts(with: text.utf8) }

  public func hasSuffix(_ text: String) -> Bool { bytes.suffix(text.utf8.count).elementsEqual(text.utf8) }

  /// The path without this ending; nil if it has another one.
  public func dropping(_ ending: FilePath) -> FilePath? {
    let count = ending.bytes.count
    return bytes.suffix(count) == ending.bytes[...] ? FilePath(bytes.dropLast(count)) : nil
  }
}

// MARK: - Text

extension FilePath: CustomStringConvertible {
  /// A readable form, unique for each path. Bytes that aren't UTF-8 become `\xFF`, and so does a backslash that would
  /// otherwise read as the start of such an escape.
  public var description: String {
    if let text = String(validating: bytes, as: UTF8.self), !bytes.contains(backslash) { return text }
    var text = ""
    var (parser, input, offset) = (Unicode.UTF8.ForwardParser(), bytes.makeIterator(), 0)
    while true {
      switch parser.parseScalar(from: &input) {
      case .valid(let scalar):
        if byte(shownIn: bytes[offset...]) == nil {
          text.unicodeScalars.append(Unicode.UTF8.decode(scalar))
        } else {
          text += shown(backslash)
        }
        offset += scalar.count
      case .error(let length):
        text += bytes[offset..<offset + length].map(shown).joined()
        offset += length
      case .emptyInput:
        return text
      }
    }
  }

  /// The path that has this description.
  public init(shown text: some StringProtocol) {
    var (rest, bytes) = (Array(text.utf8)[...], [UInt8]())
    while let first = rest.first {
      let byte = byte(shownIn: rest)
      bytes.append(byte ?? first)
      rest = rest.dropFirst(byte == nil ? 1 : 4)
    }
    self.init(bytes)
  }
}

private let backslash = UInt8(ascii: "\\")

/// The escape of a byte, such as `\xFF`.
private func shown(_ byte: UInt8) -> String {
  (byte < 0x10 ? "\\x0" : "\\x") + String(byte, radix: 16, uppercase: true)
}

/// The byte whose escape begins a text; nil if it begins with none.
private func byte(shownIn text: ArraySlice<UInt8>) -> UInt8? {
  let start = Array(text.prefix(4))
  guard start.count == 4, start[0] == backslash, start[1] == UInt8(ascii: "x") else { return nil }
  let digits = start[2...].compactMap(digit)
  return digits.count == 2 ? digits[0] << 4 | digits[1] : nil
}

/// The value of an uppercase hexadecimal digit.
private func digit(_ character: UInt8) -> UInt8? {
  switch character {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
  case UInt8(ascii: "A")...UInt8(ascii: "F"): character - UInt8(ascii: "A") + 10
  default: nil
  }
}

extension FilePath: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self.init(text) }

  public init(stringInterpolation parts: Parts) { self.init(parts.bytes) }

  /// Concatenates paths byte by byte, because their descriptions may contain different bytes.
  public struct Parts: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    public init(literalCapacity: Int, interpolationCount: Int) { bytes.reserveCapacity(literalCapacity * 2) }

    public mutating func appendLiteral(_ text: String) { bytes += text.utf8 }

    public mutating func appendInterpolation(_ path: FilePath) { bytes += path.bytes }

    public mutating func appendInterpolation(_ text: some StringProtocol) { bytes += text.utf8 }

    public mutating func appendInterpolation(_ number: some BinaryInteger) { bytes += String(number).utf8 }
  }
}
