import ScannerChecks
import TestSupport
import Testing
import TextModel

/// An unfinished declaration affects only itself. `benchmarks resilience` truncates declarations at every token and
/// shows the places that affect others.
@Suite struct UnfinishedDeclarationTests {
  @Test func otherDeclarationsKeepTheirNodes() throws {
    let files = try ["Sources", "Tests/ScannerSamples", "Tests/SampleApp"].flatMap(Repository.swiftFiles).map {
      NamedText(path: FilePath($0), bytes: try Repository.bytes($0))
    }
    var random = SplitMix64(seed: 1)
    var resilience = Resilience()
    for declaration in files.flatMap(TruncatableDeclaration.all).shuffled(using: &random).prefix(200) {
      // This checks only some of the tokens because debug builds are slow; `.ci/run` checks all of them.
      _ = resilience.measure(declaration) { $0.cut % 4 == 0 }
    }
    #expect(resilience.states > 2_000)
    #expect(resilience.shareOfDeclarations >= 0.99, "\(resilience.shareOfDeclarations)")
  }
}
