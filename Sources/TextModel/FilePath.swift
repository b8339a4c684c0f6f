/// The path of a file or folder, or one name in it: bytes, as the file system has them. Two paths are equal if their bytes
/// are, which says nothing about whether they lead to one file.
public struct FilePath: Hashable, Sendable {
  public let bytes: [UInt8]

  public init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  public init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  /// Takes what C hands over, up to its zero.
  public init(cString: UnsafePointer<CChar>) {
    bytes = Array(UnsafeRawBufferPointer(start: cString, count: length(of: cString)))
  }

  /// For C: the bytes with a zero behind them.
  public var cString: [CChar] { bytes.map { CChar(truncatingIfNeeded: $0) } + [0] }

  // All bytes at once: an array would give them to the hasher one by one.
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

  /// The path through these names, from the root on if it is absolute.
  public init(names: some Sequence<ArraySlice<UInt8>>, isAbsolute: Bool = false) {
    bytes = (isAbsolute ? [slash] : []) + names.joined(separator: [slash])
  }

  /// The parts between the slashes.
  public var names: [ArraySlice<UInt8>] { bytes.split(separator: slash) }

  /// The part after the last slash.
  public var lastName: FilePath {
    bytes.lastIndex(of: slash).map { FilePath(bytes[($0 + 1)...]) } ?? self
  }

  /// The folder that holds it, as far as the path says; nil for the root and for a single name.
  public var parent: FilePath? {
    guard bytes.count > 1, let slash = bytes.lastIndex(of: slash) else { return nil }
    return slash == 0 ? "/" : FilePath(bytes[..<slash])
  }

  /// The path of an entry of this folder, without `./` in front of what lies in the working folder.
  public func appending(_ name: FilePath) -> FilePath {
    if bytes.elementsEqual(".".utf8) { return name }
    var path: [UInt8] = []
    path.reserveCapacity(bytes.count + 1 + name.bytes.count)
    path += bytes
    if path.last != slash { path.append(slash) }
    path += name.bytes
    return FilePath(path)
  }

  /// Resolves a path that is relative to this folder. An absolute path stays as it is.
  public func resolving(_ path: FilePath) -> FilePath { path.isAbsolute ? path : appending(path) }

  /// Whether it leads through a folder, both absolute.
  public func isBelow(_ folder: FilePath) -> Bool {
    let count = folder.bytes.count
    return bytes.count > count && (bytes[count] == slash || folder.bytes.last == slash)
      && bytes.starts(with: folder.bytes)
  }

  /// The part of it below a folder, both absolute; nil where it is not below it.
  public func relativePath(below folder: FilePath) -> FilePath? {
    guard isBelow(folder) else { return nil }
    let rest = bytes.dropFirst(folder.bytes.count)
    return FilePath(folder.bytes.last == slash ? rest : rest.dropFirst())
  }

  /// The path without what says nothing: `./` in front, doubled slashes and one at the end.
  public var tidied: FilePath {
    var parts = names[...]
    if !isAbsolute { parts = parts.drop { $0.elementsEqual(".".utf8) } }
    return parts.isEmpty && !isAbsolute ? "." : FilePath(names: parts, isAbsolute: isAbsolute)
  }

  public func hasPrefix(_ text: String) -> Bool { bytes.starts(with: text.utf8) }

  public func hasSuffix(_ text: String) -> Bool { bytes.suffix(text.utf8.count).elementsEqual(text.utf8) }

  /// The part before an ending; nil if the path has another.
  public func dropping(_ ending: FilePath) -> FilePath? {
    let count = ending.bytes.count
    return bytes.suffix(count) == ending.bytes[...] ? FilePath(bytes.dropLast(count)) : nil
  }
}

// MARK: - Text

extension FilePath: CustomStringConvertible {
  /// For people, one text for one path: bytes that are not UTF-8 as `\xFF`, and so the backslash of a name in which one would
  /// read such a byte.
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

/// `\xFF`
private func shown(_ byte: UInt8) -> String {
  (byte < 0x10 ? "\\x0" : "\\x") + String(byte, radix: 16, uppercase: true)
}

/// The byte that is shown at the start of a text; nil where none is.
private func byte(shownIn text: ArraySlice<UInt8>) -> UInt8? {
  let start = Array(text.prefix(4))
  guard start.count == 4, start[0] == backslash, start[1] == UInt8(ascii: "x") else { return nil }
  let digits = start[2...].compactMap(digit)
  return digits.count == 2 ? digits[0] << 4 | digits[1] : nil
}

/// The value of an upper-case hexadecimal digit.
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

  /// Puts paths together byte by byte: their descriptions may have others.
  public struct Parts: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    public init(literalCapacity: Int, interpolationCount: Int) { bytes.reserveCapacity(literalCapacity * 2) }

    public mutating func appendLiteral(_ text: String) { bytes += text.utf8 }

    public mutating func appendInterpolation(_ path: FilePath) { bytes += path.bytes }

    public mutating func appendInterpolation(_ text: some StringProtocol) { bytes += text.utf8 }

    public mutating func appendInterpolation(_ number: some BinaryInteger) { bytes += String(number).utf8 }
  }
}
