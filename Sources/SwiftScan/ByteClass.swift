/// The kind of token that a byte may begin.
enum ByteClass: UInt8, Sendable {
  /// A letter or `_`.
  case word
  case digit
  /// White space within a line, and NUL.
  case blank
  case lineEnd
  /// A token by itself: brackets, `,`, `:`, `;`, `@`, `\`.
  case punctuation
  /// An operator that can't begin a comment, a placeholder, or a postfix mark.
  case `operator`
  case slash, less
  /// `?` and `!`.
  case postfix
  case period, quote, hash, backtick, dollar, nonASCII
  case other

  @inline(__always)
  var isWord: Bool { rawValue <= ByteClass.digit.rawValue }

  static let table = (0...255).map { ByteClass(UInt8($0)) }

  private init(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): self = .word
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0: self = .blank
    case 0x0A, 0x0D: self = .lineEnd
    case UInt8(ascii: "."): self = .period
    case UInt8(ascii: "/"): self = .slash
    case UInt8(ascii: "<"): self = .less
    case UInt8(ascii: "?"), UInt8(ascii: "!"): self = .postfix
    case UInt8(ascii: "\""): self = .quote
    case asciiHash: self = .hash
    case UInt8(ascii: "`"): self = .backtick
    case UInt8(ascii: "$"): self = .dollar
    case 0x80...: self = .nonASCII
    default:
      if "()[]{},:;@\\".utf8.contains(byte) {
        self = .punctuation
      } else {
        self = "=-+*%>&|^~".utf8.contains(byte) ? .operator : .other
      }
    }
  }
}

let asciiHash = UInt8(ascii: "#")

@inline(__always)
func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

func isHexadecimalDigit(_ byte: UInt8) -> Bool {
  isDigit(byte) || (byte | 32 >= UInt8(ascii: "a") && byte | 32 <= UInt8(ascii: "f"))
}

@inline(__always)
func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
