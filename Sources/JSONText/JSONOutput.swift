/// Writes a value part by part, for what is written so often that a `JSON` in between would cost more than its text.
public struct JSONOutput {
  private var bytes: [UInt8] = []

  fileprivate init() {}

  /// Members are written by `key` and a value after each.
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

  /// The name of the next value, in which nothing needs an escape.
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

  /// Puts a comma behind what ends with a value. No value ends with one of these.
  private mutating func separate() {
    switch bytes.last {
    case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"): break
    default: bytes.append(UInt8(ascii: ","))
    }
  }

  fileprivate var written: JSON { JSON(.written(bytes)) }
}

extension JSON {
  /// The one value that `write` writes.
  public static func written(_ write: (inout JSONOutput) -> Void) -> JSON {
    var output = JSONOutput()
    write(&output)
    return output.written
  }
}
