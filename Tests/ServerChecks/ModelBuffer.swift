import JSONText
import TestSupport
import TextModel

/// An editor's buffer as a list of scalars: slow, but independent of TextModel.
public struct ModelBuffer: Sendable {
  let encoding: PositionEncoding
  private(set) var scalars: [Unicode.Scalar]

  public init(_ text: String = "", encoding: PositionEncoding) {
    self.encoding = encoding
    scalars = Array(text.unicodeScalars)
  }

  public var text: String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  /// Changes the buffer at a random place and returns the change.
  public mutating func change(inserting pieces: [String], _ random: inout SplitMix64) -> JSON {
    let text = pieces[Int.random(in: pieces.indices, using: &random)]
    if Int.random(in: 0..<20, using: &random) == 0 {
      scalars = Array(text.unicodeScalars)
      return ["text": JSON(text)]
    }
    let places = scalars.indices.filter { !isInsideLineEnd($0) } + [scalars.count]
    let start = Int.random(in: places.indices, using: &random)
    let end = Int.random(in: start...min(start + 6, places.count - 1), using: &random)
    let isBold = Int.random(in: 0..<4, using: &random) == 0
    let range: JSON = [
      "start": position(of: places[start], isBold: isBold), "end": position(of: places[end], isBold: isBold),
    ]
    scalars.replaceSubrange(places[start]..<places[end], with: text.unicodeScalars)
    return ["range": range, "text": JSON(text)]
  }

  /// Applies an edit and returns the change.
  mutating func change(_ edit: TextEdit) -> JSON {
    var place = 0
    let offsets = scalars.map { scalar in
      defer { place += UTF8.width(scalar) }
      return place
    }
    let start = offsets.firstIndex { $0 >= edit.range.lowerBound } ?? scalars.count
    let end = offsets.firstIndex { $0 >= edit.range.upperBound } ?? scalars.count
    let range: JSON = ["start": position(of: start, isBold: false), "end": position(of: end, isBold: false)]
    scalars.replaceSubrange(start..<end, with: edit.replacement.unicodeScalars)
    return ["range": range, "text": JSON(edit.replacement)]
  }

  private func isInsideLineEnd(_ index: Int) -> Bool {
    index > 0 && scalars[index - 1] == "\r" && scalars[index] == "\n"
  }

  /// The position of a scalar. A bold client may use a column far beyond the end of a line, or a line beyond the end of
  /// the text.
  private func position(of index: Int, isBold: Bool) -> JSON {
    var (line, character) = (0, 0)
    for (number, scalar) in scalars[..<index].enumerated() {
      let isFirstOfPair = scalar == "\r" && number + 1 < scalars.count && scalars[number + 1] == "\n"
      if scalar == "\n" || (scalar == "\r" && !isFirstOfPair) {
        (line, character) = (line + 1, 0)
      } else {
        switch encoding {
        case .utf8: character += String(scalar).utf8.count
        case .utf16: character += String(scalar).utf16.count
        case .utf32: character += 1
        }
      }
    }
    if isBold, index == scalars.count { return ["line": JSON(line + 1000), "character": 7] }
    if isBold, scalars[index] == "\n" || scalars[index] == "\r" { character += 1000 }
    return ["line": JSON(line), "character": JSON(character)]
  }
}
