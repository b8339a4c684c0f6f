import Testing

/// The scanner reads the handwritten samples as the compiler's own parser does. `Tests/Oracle/run --update` records the
/// parser's results.
@Suite struct ScannerSamplesTests {
  @Test func everyNodeMatchesTheCompiler() async throws {
    let truth = try Repository.contents("Tests/ScannerSamples/truth.jsonl")
      .replacing(#""hasError":false,"#, with: "").split(separator: "\n")
    let ours = await output(of: "outline", "Tests/ScannerSamples", "--format", "json")
      .replacing("Tests/ScannerSamples/", with: "").split(separator: "\n")
    #expect(truth.count >= 14)
    #expect(ours.count == truth.count)
    for (line, expected) in zip(ours.sorted(), truth.sorted()) where line != expected {
      let added = Set(nodes(of: line)).subtracting(nodes(of: expected)).sorted()
      let missing = Set(nodes(of: expected)).subtracting(nodes(of: line)).sorted()
      #expect(added == missing)
    }
  }

  /// The nodes in a line, each after the name of the file.
  private func nodes(of line: Substring) -> [String] {
    let parts = line.split(separator: #"{"kind":"#)
    return parts.dropFirst().map { "\(parts[0]) \($0)" }
  }
}
