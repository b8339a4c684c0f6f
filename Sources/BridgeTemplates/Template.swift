import TextModel

/// Swift code with placeholders, as an editor snippet or as plain text.
///
/// Lines end with `
/// `, and one level of indentation is two spaces. `SourceStyle.format` converts both to the style of a file.
public struct Template: Sendable, Hashable {
  enum Piece: Sendable, Hashable {
    case text(String)
    /// A numbered placeholder with its initial text. The insertion point ends at placeholder 0.
    case stop(Int, String)
  }

  var pieces: [Piece] = []

  /// The text with the initial contents of the placeholders. No line ends with a space.
  public var plainText: String {
    let text = pieces.map { piece in
      switch piece {
      case .text(let text), .stop(_, let text): text
      }
    }.joined()
    return text.replacing(/[ \t]+(\r?\n)/.matchingSemantics(.unicodeScalar)) { $0.1 }
  }

  /// The text in the snippet syntax of the Language Server Protocol.
  public var snippet: String {
    pieces.map { piece in
      switch piece {
      case .text(let text): escaped(text, "\\$")
      case .stop(let number, ""): "$\(number)"
      case .stop(let number, let text): "${\(number):\(escaped(text, "\\$}"))}"
      }
    }.joined()
  }

  /// The template in the style of a file.
  public func formatted(in style: SourceStyle, base: String = "") -> Template {
    // Each placeholder is a single character while lines are formatted, because a line may have several placeholders.
    let marker: Character = "\u{FFFC}"
    let text = pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .stop: String(marker)
      }
    }.joined()
    let stops = pieces.filter { if case .stop = $0 { true } else { false } }
    let parts = style.format(text, base: base).split(separator: marker, omittingEmptySubsequences: false)
    var formatted = Template()
    for (number, part) in parts.enumerated() {
      formatted.pieces.append(.text(String(part)))
      if number < stops.count { formatted.pieces.append(stops[number]) }
    }
    return formatted
  }

  private func escaped(_ text: String, _ special: String) -> String {
    var result = ""
    for character in text {
      if special.contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  public static func + (left: Template, right: Template) -> Template { Template(pieces: left.pieces + right.pieces) }
}

extension Template: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { pieces = [.text(value)] }
  public init(stringInterpolation: Interpolation) { pieces = stringInterpolation.pieces }

  public struct Interpolation: StringInterpolationProtocol {
    var pieces: [Piece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { pieces.append(.text(literal)) }
    public mutating func appendInterpolation(_ text: String) { pieces.append(.text(text)) }
    public mutating func appendInterpolation(_ template: Template) { pieces += template.pieces }
    public mutating func appendInterpolation(stop number: Int, _ text: String = "") {
      pieces.append(.stop(number, text))
    }
  }
}
