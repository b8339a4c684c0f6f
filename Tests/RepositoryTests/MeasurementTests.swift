import LintRules
import Reporting
import Testing

/// The figures that people read come from the labelled places of `Tests/Truth`.
@Suite struct MeasurementTests {
  @Test func theFiguresOfTheRulesMatchTheLabelledPlaces() throws {
    let source = try measurementSource(LabelledPlace.all(), JudgedReport.all())
    try expectFile("Sources/Reporting/MeasurementTable.swift", toBe: source)
  }

  @Test func theReadmeShowsTheFigures() throws {
    try expectSection("measured", of: "README.md", toBe: measuredTable(LabelledPlace.all(), JudgedReport.all()))
  }

  @Test func thePageOfTheLabelledPlacesShowsTheFiguresOfEachSet() throws {
    try expectSection("sets", of: "Tests/Truth/README.md", toBe: resultsBySet(LabelledPlace.all()))
  }

  @Test func thePageOfTheLabelledPlacesShowsTheFiguresOfEachRule() throws {
    let table = try resultsByRule(LabelledPlace.all(), JudgedReport.all())
    try expectSection("rules", of: "Tests/Truth/README.md", toBe: table)
  }

  @Test func eachPlaceIsLabelledOnceAndInFull() throws {
    let repositories = try LabelledPlace.table("repositories")
    let sets = Set(try LabelledPlace.table("sets").map { $0["set"] })
    for repository in repositories {
      let isComplete = repository["commit"].wholeMatch(of: /[0-9a-f]{40}/) != nil && sets.contains(repository["set"])
      #expect(isComplete, "repositories.tsv: \(repository.cells)")
    }
    let names = Set(repositories.map { $0["repo"] })
    #expect(names.count == repositories.count, "repositories.tsv names a repository twice")
    var places: Set<[String]> = []
    for row in try LabelledPlace.table("labels") {
      let isComplete =
        names.contains(row["repo"]) && row["path"].hasSuffix(".swift") && (Int(row["line"]) ?? 0) > 0
        && ["true", "trap"].contains(row["verdict"]) && row["rule"].wholeMatch(of: /[a-z]+(-[a-z]+)+/) != nil
        && ["sure", "judgement", "unrated"].contains(row["certainty"]) && !row["reason"].isEmpty
      #expect(isComplete && row.cells.count == row.columns.count, "labels.tsv: \(row.cells)")
      #expect(places.insert(LabelledPlace.place(of: row)).inserted, "labels.tsv has it twice: \(row.cells)")
    }
  }

  @Test func eachReportIsJudgedOnceAndInFull() throws {
    let names = Set(try LabelledPlace.table("repositories").map { $0["repo"] })
    var places = Set(try LabelledPlace.table("labels").map(LabelledPlace.place))
    for row in try LabelledPlace.table("verdicts") {
      let isComplete =
        names.contains(row["repo"]) && row["path"].hasSuffix(".swift") && (Int(row["line"]) ?? 0) > 0
        && JudgedReport.Verdict(rawValue: row["verdict"]) != nil && !row["reason"].isEmpty
      #expect(isComplete && row.cells.count == row.columns.count, "verdicts.tsv: \(row.cells)")
      #expect(
        places.insert(LabelledPlace.place(of: row)).inserted, "labels.tsv or verdicts.tsv has it, too: \(row.cells)")
    }
  }

  @Test func resultsFitTheLabels() throws {
    var possible = try Dictionary(
      LabelledPlace.table("labels").map { row in
        (LabelledPlace.place(of: row), row["verdict"] == "true" ? ["found", "missed"] : ["sprung", "quiet"])
      }, uniquingKeysWith: { first, _ in first })
    for row in try LabelledPlace.table("verdicts") {
      possible[LabelledPlace.place(of: row)] = ["warned", "noted", "silent"]
    }
    for row in try LabelledPlace.table("results") {
      let outcomes = possible[LabelledPlace.place(of: row)] ?? []
      #expect(!outcomes.isEmpty, "run Tests/Truth/run --write: neither a label nor a verdict \(row.cells)")
      #expect(outcomes.contains(row["outcome"]), "run Tests/Truth/run --write: \(row.cells)")
    }
  }
}
