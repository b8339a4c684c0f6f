import TextModel

/// Whether a text is a single word that is a name in every place: neither a reserved word, nor a word that has a
/// meaning in some places, nor a word in backticks.
public func isPlainName(_ text: String) -> Bool {
  let tokens = SyntaxTree(scanning: SourceText(text)).tokens.filter { $0.kind != .endOfFile }
  guard tokens.count == 1, let raw = tokens.first?.raw else { return false }
  // The scanner accepts any non-ASCII character, but the compiler rejects a name that starts with a combining one.
  guard let first = text.unicodeScalars.first, !combining.contains(where: { $0.contains(first) }) else { return false }
  return raw.kind == .identifier && raw.keyword == .none && raw.range == 0..<text.utf8.count
    && !text.utf8.contains { [UInt8(ascii: "`"), UInt8(ascii: "<"), UInt8(ascii: "$")].contains($0) }
}

/// Characters that a name may contain but not start with, by the grammar of the language.
private let combining: [ClosedRange<Unicode.Scalar>] = [
  "\u{300}"..."\u{36F}", "\u{1DC0}"..."\u{1DFF}", "\u{20D0}"..."\u{20FF}", "\u{FE20}"..."\u{FE2F}",
]

/// The name for a value of a type: `theme` for `Theme` and `App.Theme`, in backticks if the word is reserved.
public func valueName(ofType type: String) -> String {
  let last = type.split(separator: ".").last ?? ""
  let name = last.prefix(1).lowercased() + last.dropFirst()
  return isReserved(name) ? "`\(name)`" : name
}

/// Whether a word can be a name only in backticks.
public func isReserved(_ word: String) -> Bool {
  let utf8 = Array(word.utf8)
  return !utf8.isEmpty && utf8.withUnsafeBufferPointer { KeywordTable.shared.keyword($0).isReserved }
}
