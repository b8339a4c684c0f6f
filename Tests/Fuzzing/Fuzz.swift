import ScannerChecks
import SwiftScan
import TextModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The entry point that libFuzzer calls with each input. libFuzzer saves an input that traps as a crash.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = UnsafeBufferPointer(start: start, count: count)[...]
  let makeEdits = decodedEdits(from: &input)
  let start = Array(input)
  precondition(PackedText(PaddedText(start)).unpacked.utf8 == PaddedText(start).utf8)
  var document = Document(SourceText(start))
  if let fault = fault(in: document) {
    fail(EditMismatch(origin: "fuzzing", start: start, edits: [], difference: fault))
  }
  var edits: [TextEdit] = []
  for makeEdit in makeEdits {
    edits.append(makeEdit(document.text.count))
    document = document.applying(edits[edits.count - 1], version: edits.count)
    let fresh = Document(SourceText(document.text.utf8))
    let difference = DocumentContents(of: document).difference(from: DocumentContents(of: fresh))
    if let difference = fault(in: document) ?? difference {
      fail(EditMismatch(origin: "fuzzing", start: start, edits: edits, difference: difference))
    }
  }
  return 0
}

private func fail(_ mismatch: EditMismatch) {
  print(mismatch.edits.isEmpty ? mismatch : mismatch.shrunk())
  fflush(nil)
  preconditionFailure()
}

/// Decodes edits from the input. The first byte is the number of edits, up to seven. Each edit has four bytes: two for
/// the offset, one for the length of the replaced text, and one for the replacement word. The rest of the input is the
/// text.
private func decodedEdits(from input: inout Slice<UnsafeBufferPointer<UInt8>>) -> [(Int) -> TextEdit] {
  let count = Int(input.popFirst() ?? 0) % 8
  return (0..<count).compactMap { _ in
    guard let high = input.popFirst(), let low = input.popFirst(), let length = input.popFirst(),
      let word = input.popFirst()
    else { return nil }
    let words = scannerWords
    return { size in
      let offset = (Int(high) << 8 | Int(low)) * (size + 1) >> 16
      // Half of the words are empty, so half of the edits only delete.
      let replacement = word < 128 ? words[Int(word) % words.count] : ""
      return TextEdit(replacing: offset..<min(size, offset + Int(length) % 64), with: replacement)
    }
  }
}
