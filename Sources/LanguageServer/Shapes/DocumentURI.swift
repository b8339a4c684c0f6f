import JSONText
import TextModel

/// A client's name for a document. Two spellings of one path, with or without percent-encoding, are equal. Different
/// paths that look alike are not.
struct DocumentURI: Hashable, Sendable {
  /// The URI as the client writes it.
  let text: String
  /// The path of a file; for anything else, such as `untitled:Untitled-1`, the text itself.
  let path: FilePath
  let isFile: Bool
  /// The hash of the path. It is computed once, because documents are looked up many times per keystroke.
  private let pathHash: Int

  init(_ text: String) {
    self.text = text
    let bytes = Array(text.utf8)
    isFile = bytes.starts(with: "file:".utf8)
    path = isFile ? FilePath(decodingPercents(bytes[pathStart(in: bytes)...])) : FilePath(text)
    pathHash = path.hashValue
  }

  /// The URI of a file.
  init(path: FilePath) {
    text = "file://" + encodingPercents(path)
    self.path = path
    isFile = true
    pathHash = path.hashValue
  }

  /// The document that a message is about: `textDocument.uri`.
  init(of parameters: Fields) throws(ResponseError) {
    self.init(try parameters.object("textDocument").string("uri"))
  }

  static func == (left: Self, right: Self) -> Bool { left.path == right.path }
  func hash(into hasher: inout Hasher) { hasher.combine(pathHash) }

  var json: JSON { JSON(text) }
}

/// The index at which the path begins in a URI that begins with `file:`.
private func pathStart(in address: [UInt8]) -> Int {
  let authority = address[5...]
  guard authority.starts(with: "//".utf8) else { return 5 }
  return authority[7...].firstIndex(of: UInt8(ascii: "/")) ?? address.count
}

/// Replaces each `%XX` with the byte that it encodes. Any other percent sign stays.
private func decodingPercents(_ text: ArraySlice<UInt8>) -> [UInt8] {
  guard text.contains(UInt8(ascii: "%")) else { return Array(text) }
  var bytes: [UInt8] = []
  var rest = text
  while let byte = rest.popFirst() {
    let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    if byte == UInt8(ascii: "%"), digits.count == 2 {
      bytes.append(UInt8(digits[0] * 16 + digits[1]))
      rest = rest.dropFirst(2)
    } else {
      bytes.append(byte)
    }
  }
  return bytes
}

/// Replaces every byte that isn't allowed in the path of a URI with `%XX`.
private func encodingPercents(_ path: FilePath) -> String {
  path.bytes.reduce(into: "") { text, byte in
    let character = Character(Unicode.Scalar(byte))
    if byte < 0x80, character.isLetter || character.isNumber || "/-._~".contains(character) {
      text.append(character)
    } else {
      text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}
