import ProjectChecks
import ScannerChecks
import Testing
import TextModel

/// A project that follows edits knows and reports the same as one that is made of fresh scans.
@Suite struct EditedProjectTests {
  @Test func randomEditsOfTheSampleAppGiveWhatAFreshProjectGives() throws {
    let files = try Repository.swiftFiles(under: "Tests/SampleApp").map {
      NamedText(path: FilePath($0), bytes: try Repository.bytes($0))
    }
    for seed in 0..<10 {
      #expect(ProjectEditCheck(files: files, seed: UInt64(seed), count: 16, interval: 4).firstDifference() == nil)
    }
  }

  @Test func randomEditsOfExamplesGiveWhatAFreshProjectGives() {
    for seed in 0..<60 {
      let files = project(of: 3, from: ruleExamples, seed: UInt64(seed))
      #expect(ProjectEditCheck(files: files, seed: UInt64(seed), count: 24, interval: 2).firstDifference() == nil)
    }
  }
}
