import JSONText
import TestSupport

/// A document in the client's representation: lines, and places counted in Unicode scalars.
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
  /// The position encoding, as named in the protocol.
  public var encoding = "utf-16"

  public init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

  public var text: String { lines.joined(separator: "\n") }

  /// Replaces the text between two places and returns the change in the protocol's form.
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

  /// A random place inside a word of at least four letters, on a line that isn't a comment; nil if none is found.
  public func placeInWord(_ random: inout SplitMix64) -> Place? { placeInWord(on: lines.indices, &random) }

  /// The same on one of the lines with these numbers.
  public func placeInWord(on numbers: some RandomAccessCollection<Int>, _ random: inout SplitMix64) -> Place? {
    for _ in 0..<1_000 {
      guard let number = numbers.randomElement(using: &random) else { return nil }
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
