import LintRules
import Reporting
import Testing

/// The figures that people read come from the labelled places of `Tests/Truth`.
@Suite struct MeasurementTests {
  @Test func theFiguresOfTheRulesMatchTheLabelledPlaces() throws {
    try expectFile("Sources/Reporting/MeasurementTable.swift", toBe: measurementSource(LabelledPlace.all()))
  }

  @Test func theReadmeShowsTheFigures() throws {
    try expectSection("measured", of: "README.md", toBe: measuredTable(LabelledPlace.all()))
  }

  @Test func thePageOfTheLabelledPlacesShowsTheFiguresOfEachSet() throws {
    try expectSection("sets", of: "Tests/Truth/README.md", toBe: resultsBySet(LabelledPlace.all()))
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

  @Test func resultsFitTheLabels() throws {
    let labels = try Dictionary(LabelledPlace.table("labels").map { (LabelledPlace.place(of: $0), $0["verdict"]) }) {
      first, _ in first
    }
    for row in try LabelledPlace.table("results") {
      let outcomes = labels[LabelledPlace.place(of: row)] == "true" ? ["found", "missed"] : ["sprung", "quiet"]
      #expect(labels[LabelledPlace.place(of: row)] != nil, "run Tests/Truth/run --write: no label \(row.cells)")
      #expect(outcomes.contains(row["outcome"]), "run Tests/Truth/run --write: \(row.cells)")
    }
  }
}
