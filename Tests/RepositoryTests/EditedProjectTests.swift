import ProjectChecks
import ScannerChecks
import Testing
import TextModel

/// A project that follows edits has the same model and diagnostics as one made from fresh scans. `benchmarks projects`
/// tries many more edits, in an optimized build.
@Suite struct EditedProjectTests {
  @Test func randomEditsOfTheSampleAppMatchAFreshProject() throws {
    let files = try Repository.swiftFiles(under: "Tests/SampleApp").map {
      NamedText(path: FilePath($0), bytes: try Repository.bytes($0))
    }
    for seed in 0..<10 {
      #expect(ProjectEditCheck(files: files, seed: UInt64(seed), count: 16, interval: 4).firstDifference() == nil)
    }
  }

  @Test func randomEditsOfExamplesMatchAFreshProject() {
    for seed in 0..<60 {
      let files = project(of: 3, from: ruleExamples, seed: UInt64(seed))
      #expect(ProjectEditCheck(files: files, seed: UInt64(seed), count: 24, interval: 2).firstDifference() == nil)
    }
  }

  /// After an edit of a body, most of what was found before is kept.
  @Test func editsOfBodiesMatchAFreshProject() {
    for seed in 0..<12 {
      let files = project(of: 3, from: ruleExamples, seed: UInt64(seed))
      #expect(ProjectEditCheck(files: files, seed: UInt64(seed), count: 20, in: .bodies).firstDifference() == nil)
    }
  }
}
