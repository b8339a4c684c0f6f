import JSONText
import TestSupport

/// A document as a client has it: lines, and places in them counted in Unicode scalars.
public struct LineBuffer {
  public struct Place: Comparable, Sendable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }

    public static func < (left: Self, right: Self) -> Bool { (left.line, left.column) < (right.line, right.column) }
  }

  public private(set) var lines: [String]
  /// As the protocol calls it.
  public var encoding = "utf-16"

  public init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

  public var text: String { lines.joined(separator: "\n") }

  /// Replaces what stands between two places, and says so in the words of the protocol.
  public mutating func replace(_ range: Range<Place>, with text: String) -> JSON {
    let (start, end) = (range.lowerBound, range.upperBound)
    let change: JSON = ["range": ["start": position(of: start), "end": position(of: end)], "text": JSON(text)]
    let head = String(lines[start.line].unicodeScalars.prefix(start.column))
    let tail = String(lines[end.line].unicodeScalars.dropFirst(end.column))
    let new = (head + text + tail).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.replaceSubrange(start.line...end.line, with: new)
    return change
  }

  public func position(of place: Place) -> JSON {
    let text = String(lines[place.line].unicodeScalars.prefix(place.column))
    let character =
      switch encoding {
      case "utf-8": text.utf8.count
      case "utf-32": text.unicodeScalars.count
      default: text.utf16.count
      }
    return ["line": JSON(place.line), "character": JSON(character)]
  }

  /// A place inside of a word of at least four letters, in a line that is no comment; nil where there seems to be none.
  public func placeInWord(_ random: inout SplitMix64) -> Place? {
    for _ in 0..<1_000 {
      let number = Int.random(in: lines.indices, using: &random)
      let scalars = Array(lines[number].unicodeScalars)
      let first = scalars.first { $0 != " " }
      if first == nil || first == "/" || first == "#" { continue }
      let inner = scalars.indices.filter { index in
        index >= 1 && index + 2 < scalars.count && scalars[(index - 1)...(index + 2)].allSatisfy(isPartOfWord)
      }
      if let column = inner.randomElement(using: &random) { return Place(line: number, column: column) }
    }
    return nil
  }
}

private func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool { scalar == "_" || scalar.properties.isAlphabetic }
