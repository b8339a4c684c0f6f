/// Writes a value piece by piece. Use it for values that are written so often that an intermediate `JSON` would cost
/// more than the text.
public struct JSONOutput {
  private var bytes: [UInt8] = []

  fileprivate init() {}

  /// Writes an object. For each member, `writeMembers` calls `key` and then writes a value.
  public mutating func object(_ writeMembers: (inout JSONOutput) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "{"))
    writeMembers(&self)
    bytes.append(UInt8(ascii: "}"))
  }

  public mutating func array(_ writeElements: (inout JSONOutput) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "["))
    writeElements(&self)
    bytes.append(UInt8(ascii: "]"))
  }

  /// Writes the key of the next value. The key must not need escapes.
  public mutating func key(_ name: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes += name.utf8
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  public mutating func value(_ string: String) {
    separate()
    appendQuoted(string, to: &bytes)
  }

  public mutating func value(_ integer: Int) {
    separate()
    appendDigits(of: integer, to: &bytes)
  }

  public mutating func value(_ json: JSON) {
    separate()
    json.append(to: &bytes)
  }

  /// Appends a comma if the output ends with a value. No value ends with one of these characters.
  private mutating func separate() {
    switch bytes.last {
    case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): break
    default: bytes.append(UInt8(ascii: ","))
    }
  }

  fileprivate var written: JSON { JSON(.written(bytes)) }
}

extension JSON {
  /// The single value that `write` writes.
  public static func written(_ write: (inout JSONOutput) -> Void) -> JSON {
    var output = JSONOutput()
    write(&output)
    return output.written
  }
}
