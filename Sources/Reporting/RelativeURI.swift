import TextModel

/// A path as a URI reference (RFC 3986): relative for a relative path, `file://` for an absolute one.
func uriReference(of path: FilePath) -> String {
  let encoded = path.bytes.reduce(into: "") { output, byte in
    if allowedInPath.contains(byte) {
      output.unicodeScalars.append(Unicode.Scalar(byte))
    } else {
      output += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }
  }
  return path.isAbsolute ? "file://" + encoded : encoded
}

/// The characters of a `pchar`, plus the slash, but without `:`, which would turn the first segment into a scheme.
private let allowedInPath = Set(
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=@/".utf8)
