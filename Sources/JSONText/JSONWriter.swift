extension JSON {
  /// The value as JSON without spaces. Linear in its size, unless it was already written.
  public var utf8: [UInt8] {
    if case .written(let bytes) = content { return bytes }
    var output: [UInt8] = []
    append(to: &output)
    return output
  }

  /// Appends the value as JSON without spaces. Numbers that JSON can't express (infinite, not a number) become `null`.
  public func append(to output: inout [UInt8]) {
    switch content {
    case .null: output += "null".utf8
    case .boolean(let value): output += (value ? "true" : "false").utf8
    case .integer(let value): appendDigits(of: value, to: &output)
    case .number(let value): output += (value.isFinite ? value.description : "null").utf8
    case .string(let value): appendQuoted(value, to: &output)
    case .array(let elements):
      output.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        element.append(to: &output)
      }
      output.append(UInt8(ascii: "]"))
    case .object(let members):
      output.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        appendQuoted(member.key, to: &output)
        output.append(UInt8(ascii: ":"))
        member.value.append(to: &output)
      }
      output.append(UInt8(ascii: "}"))
    case .written(let bytes): output += bytes
    }
  }
}

extension JSON: CustomStringConvertible {
  /// `escapedUTF8` as a string.
  public var description: String { String(decoding: escapedUTF8, as: UTF8.self) }
}

/// Appends a string in quotes. Most strings need no escapes, so this copies the string first and then examines the
/// copy.
func appendQuoted(_ string: String, to output: inout [UInt8]) {
  output.append(UInt8(ascii: "\""))
  let start = output.count
  output += string.utf8
  let first = output.endOfPlainBytes(from: start)
  if first < output.count {
    output.removeSubrange(first...)
    for byte in string.utf8.dropFirst(first - start) { appendEscaped(byte, to: &output) }
  }
  output.append(UInt8(ascii: "\""))
}

func appendDigits(of integer: Int, to output: inout [UInt8]) {
  if integer < 0 { output.append(UInt8(ascii: "-")) }
  appendDigits(ofNatural: integer.magnitude, to: &output)
}

private func appendDigits(ofNatural number: UInt, to output: inout [UInt8]) {
  if number >= 10 { appendDigits(ofNatural: number / 10, to: &output) }
  output.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
}

private func appendEscaped(_ byte: UInt8, to output: inout [UInt8]) {
  switch byte {
  case 0x0A: output += "\\n".utf8
  case 0x0D: output += "\\r".utf8
  case 0x09: output += "\\t".utf8
  case UInt8(ascii: "\""), UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
  case 0..<0x20:
    output += (byte < 0x10 ? "\\u000" : "\\u00").utf8
    output += String(byte, radix: 16).utf8
  default: output.append(byte)
  }
}
