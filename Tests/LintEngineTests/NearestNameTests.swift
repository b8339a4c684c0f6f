import Testing

@testable import LintEngine

@Suite struct NearestNameTests {
  @Test func countsTypos() {
    let distances: KeyValuePairs = [
      ("", ""): 0, ("a", ""): 1, ("", "ab"): 2, ("lint", "lint"): 0, ("lnt", "lint"): 1, ("litn", "lint"): 1,
      ("kitten", "sitting"): 3, ("--fromat", "--format"): 1,
    ]
    for (pair, distance) in distances { #expect(editDistance(pair.0, pair.1) == distance, "\(pair)") }
  }

  @Test func suggestsOnlySimilarNames() {
    #expect(suggestion(for: "outlin", among: ["lint", "outline"]) == "; did you mean 'outline'?")
    #expect(suggestion(for: "ios", among: ["macOS", "iOS"]) == "; did you mean 'iOS'?")
    #expect(suggestion(for: "xyz", among: ["lint", "outline"]) == "")
    #expect(suggestion(for: "x", among: []) == "")
  }
}
