import Testing
import Workspace

@Suite struct BinaryFileTests {
  static let code = "struct A {}\n"
  static let utf16Reason = "UTF-16 text; Swift source must be UTF-8"

  @Test(
    arguments: [
      Array(code.utf8),
      Array("\u{FEFF}\(code)".utf8),
      Array("// größe 日本\n\(code)".utf8),
      // The compiler only warns about a NUL byte, and about a comment in Latin-1.
      Array("struct A {}\0\n".utf8),
      Array("// ".utf8) + [0xE9] + Array("t\u{E9}\n\(code)".utf8),
      // A character that is cut in two by the end of the sample.
      Array("\0".utf8) + Array(repeating: UInt8(ascii: "a"), count: 1022) + Array("é\n".utf8),
      [],
    ] as [[UInt8]]) func textIsChecked(_ bytes: [UInt8])
  { #expect(reasonNotToCheck(bytes) == nil) }

  @Test(
    arguments: [
      [0xFF, 0xFE] + utf16, [0xFE, 0xFF] + utf16.dropFirst() + [0], utf16, [0] + utf16.dropLast(),
    ] as [[UInt8]]) func utf16IsRefused(_ bytes: [UInt8])
  { #expect(reasonNotToCheck(bytes) == Self.utf16Reason) }

  @Test func binaryDataIsRefused() {
    let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52]
    #expect(reasonNotToCheck(picture) == "binary data, not Swift source")
  }
}

/// In little-endian order, without a byte order mark.
private let utf16: [UInt8] = BinaryFileTests.code.utf8.flatMap { [$0, 0] }
