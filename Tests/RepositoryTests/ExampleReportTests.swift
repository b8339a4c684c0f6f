import LintEngine
import LintRules
import ProjectChecks
import Testing

/// Everything that a user reads in the examples of all rules: places, severities, messages, related places, and fixes.
///
/// Each file in `ExampleReports` has the examples of one group, with what every rule of the catalog reports in them. An
/// example that is missing there has no reports. A change of these files is a change for users, so review it line by line.
@Suite struct ExampleReportTests {
  @Test(arguments: Set(Rule.all.map { $0.group }).sorted())
  func allRulesReportWhatWasReviewed(of group: String) throws {
    let examples = ExampleCase.all.filter { $0.rule.group == group }
    try expectFile("Tests/RepositoryTests/ExampleReports/\(group).txt", toBe: reportFile(of: examples))
  }
}
