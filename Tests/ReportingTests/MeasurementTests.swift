import Testing

@testable import Reporting

@Suite struct MeasurementTests {
  @Test func enoughProblemsGiveAFigure() {
    #expect(
      measurement(projects: 22, problems: 34, found: 30, foundByOthers: 2, lookAlikes: 46, reportedLookAlikes: 1)
        .sentences
          == """
          At 80 labelled places in 22 public projects, it finds 30 of 34 problems (another rule finds 2; 2 known misses), \
          and reports 1 of 46 that only look like a problem.
          """)
  }

  @Test func aRuleThatFindsAllHasNoRemark() {
    #expect(
      measurement(projects: 6, problems: 5, found: 5).sentences
        == "At 5 labelled places in 6 public projects, it finds 5 of 5 problems.")
  }

  @Test func fewProblemsAreSaid() {
    #expect(
      measurement(projects: 1, problems: 1, lookAlikes: 1).sentences
        == """
        Too few problems are labelled for a figure. At 2 labelled places in 1 public project, it finds 0 of 1 problem \
        (1 known miss), and reports 0 of 1 that only looks like a problem.
        """)
  }

  @Test func aRuleWithoutProblemsHasNoShare() {
    #expect(
      measurement(projects: 9, lookAlikes: 12).sentences
        == """
        No problem in a public project is labelled for this rule. At 12 labelled places in 9 public projects, it reports 0 \
        of 12 that only look like a problem.
        """)
  }

  @Test func judgedReportsAreCounted() {
    var measurement = measurement(projects: 6, problems: 5, found: 5)
    measurement.correctReports = 18
    measurement.harmlessReports = 2
    measurement.wrongReports = 1
    #expect(
      measurement.sentences
        == """
        At 5 labelled places in 6 public projects, it finds 5 of 5 problems. Of 21 other reports that a reader judged, 18 \
        are correct, 2 are about code that does no harm today, and 1 is wrong.
        """)
  }

  @Test func aSingleJudgedReportIsSaid() {
    var measurement = Measurement()
    measurement.correctReports = 1
    #expect(
      measurement.sentences
        == """
        No place in a public project is labelled for this rule. Of 1 other report that a reader judged, 1 is correct.
        """)
  }

  @Test func aRuleWithoutLabelledPlacesSaysSo() {
    #expect(Measurement.ofRule("no-such-rule").sentences == "No place in a public project is labelled for this rule.")
  }
}

private func measurement(
  projects: Int, problems: Int = 0, found: Int = 0, foundByOthers: Int = 0, lookAlikes: Int = 0,
  reportedLookAlikes: Int = 0
) -> Measurement {
  var measurement = Measurement()
  measurement.projects = projects
  measurement.problems = problems
  measurement.found = found
  measurement.foundByOthers = foundByOthers
  measurement.lookAlikes = lookAlikes
  measurement.reportedLookAlikes = reportedLookAlikes
  return measurement
}
