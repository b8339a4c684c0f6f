import ProjectChecks
import Testing

/// While people type in a function, what was found in other code is kept, and the reports are those of a first check.
/// `RepositoryTests` edits more, and `benchmarks edits` much more.
@Suite struct EditedBodyTests {
  @Test(arguments: 100..<102)
  func reportsStayCorrect(_ seed: UInt64) {
    let files = project(of: 3, from: ruleExamples, seed: seed)
    let check = ProjectEditCheck(files: files, seed: seed, count: 10, in: .bodies)
    if let difference = check.firstDifference() { Issue.record("\(difference)") }
  }
}
