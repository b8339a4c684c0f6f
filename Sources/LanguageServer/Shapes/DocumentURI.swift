import JSONText

/// How a client names a document. Two spellings of one file, with or without percent-encoding, are equal.
struct DocumentURI: Hashable, Sendable {
  /// As the client writes it.
  let text: String
  /// The path of a file; for anything else, such as `untitled:Untitled-1`, the text itself.
  let path: String
  let isFile: Bool

  init(_ text: String) {
    self.text = text
    guard text.utf8.prefix(5).elementsEqual("file:".utf8) else {
      path = text
      isFile = false
      return
    }
    var rest = text.utf8.dropFirst(5)
    if rest.starts(with: "//".utf8) { rest = rest.dropFirst(2).drop { $0 != UInt8(ascii: "/") } }
    path = decodingPercents(rest)
    isFile = true
  }

  /// The address of a file.
  init(path: String) {
    text = "file://" + encodingPercents(path)
    self.path = path
    isFile = true
  }

  /// The document that a message is about: `textDocument.uri`.
  init(of parameters: Fields) throws(ResponseError) {
    self.init(try parameters.object("textDocument").string("uri"))
  }

  static func == (left: Self, right: Self) -> Bool { left.path == right.path }
  func hash(into hasher: inout Hasher) { hasher.combine(path) }

  var json: JSON { JSON(text) }
}

/// Replaces `%XX` by the byte it stands for; a percent sign before anything else stands for itself.
private func decodingPercents(_ text: Substring.UTF8View) -> String {
  guard text.contains(UInt8(ascii: "%")) else { return String(Substring(text)) }
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
  return String(decoding: bytes, as: UTF8.self)
}

/// Replaces every byte that may not stand in the path of an address by `%XX`.
private func encodingPercents(_ path: String) -> String {
  path.utf8.reduce(into: "") { text, byte in
    let character = Character(Unicode.Scalar(byte))
    if byte < 0x80, character.isLetter || character.isNumber || "/-._~".contains(character) {
      text.append(character)
    } else {
      text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}
