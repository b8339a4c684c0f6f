import ScannerChecks
import Testing

/// An edited document equals a fresh scan of its text. `benchmarks edits` tries a million edits.
@Suite struct EditedDocumentTests {
  @Test func randomEditsGiveTheSameResultAsAFreshScan() throws {
    let texts = try Repository.swiftFiles(under: "Tests/ScannerSamples").flatMap(excerpts)
    for seed in 0..<50 {
      let check = EditCheck(file: texts[seed % texts.count], seed: UInt64(seed), count: 40)
      if let mismatch = check.firstMismatch() { Issue.record("\(mismatch.shrunk())") }
    }
  }

  /// The excerpts are short because debug builds are slow. They end anywhere, so their text is broken too.
  private func excerpts(of path: String) throws -> [NamedText] {
    let bytes = try Repository.bytes(path)
    return stride(from: 0, to: bytes.count, by: 700).map { start in
      NamedText(path: "\(path) from \(start)", bytes: Array(bytes[start...].prefix(1_000)))
    }
  }
}
