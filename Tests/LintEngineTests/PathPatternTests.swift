import LintEngine
import TestSupport
import Testing
import TextModel

@Suite struct PathPatternTests {
  @Test func aSingleNameMatchesAtAnyDepthWithItsContents() throws {
    try expect("Generated", matches: ["Generated", "Generated/A.swift", "App/Generated/X/A.swift", "App/Generated"])
    try expect("Generated", failsOn: ["Generated.swift", "App/NotGenerated/A.swift", ""])
    try expect("Generated/", matches: ["App/Generated/A.swift"])
    try expect("*.gen.swift", matches: ["A.gen.swift", "App/Model/B.gen.swift"])
    try expect("*.gen.swift", failsOn: ["A.swift", "gen.swift"])
  }

  @Test func severalNamesMatchFromTheRoot() throws {
    try expect("App/Legacy", matches: ["App/Legacy/A.swift", "App/Legacy"])
    try expect("App/Legacy", failsOn: ["Modules/App/Legacy/A.swift", "App/LegacyNew/A.swift", "App"])
    try expect("App/*/Legacy", matches: ["App/Feed/Legacy/A.swift"])
    try expect("App/*/Legacy", failsOn: ["App/Legacy/A.swift", "App/Feed/More/Legacy/A.swift"])
  }

  @Test func twoStarsMatchAnyFolders() throws {
    try expect("**/Legacy/*.swift", matches: ["Legacy/A.swift", "App/Feed/Legacy/A.swift"])
    try expect("App/**/A.swift", matches: ["App/A.swift", "App/Feed/More/A.swift"])
    try expect("App/**", matches: ["App/A.swift", "App/Feed/A.swift"])
    try expect("App/**", failsOn: ["Apps/A.swift"])
  }

  @Test func starsAndQuestionMarksMatchWithinOneName() throws {
    try expect("App/?.swift", matches: ["App/A.swift"])
    try expect("App/?.swift", failsOn: ["App/AB.swift", "App/.swift"])
    try expect("A*B*C", matches: ["ABC", "AxxBxxBC"])
    try expect("A*B*C", failsOn: ["ACB", "AB/C"])
    // These patterns would take very long if every star were tried with every length.
    try expect("*a*a*a*a*a*a*a*a*a*b", failsOn: [FilePath(String(repeating: "a", count: 2000))])
    try expect(
      Array(repeating: "**", count: 30).joined(separator: "/a/"),
      failsOn: [FilePath(Array(repeating: "b", count: 200).joined(separator: "/"))])
  }

  @Test func namesMatchByTheirBytes() throws {
    try expect("bad?.swift", matches: [FilePath("bad".utf8 + [0xFF] + ".swift".utf8)])
    try expect(#"bad\xFF.swift"#, matches: [FilePath("bad".utf8 + [0xFF] + ".swift".utf8)])
    try expect("Legacy/**", matches: [FilePath("Legacy/".utf8 + [0xFF])], failsOn: [FilePath([0xFF] + "/Legacy".utf8)])
    try expect("\u{E9}", matches: ["\u{E9}"], failsOn: ["e\u{301}"])
  }

  /// Comparing each pattern with each path would take 60 million comparisons.
  @Test(.timeLimit(.minutes(5))) func manyPatternsCostNoMoreThanFew() {
    let numbers = 0..<10_000
    let texts =
      numbers.map { "App\($0)/Generated/File.swift" } + numbers.map { "*\($0).gen.swift" }
      + numbers.map { "Lib\($0)*/**/Old*.swift" }
    let patterns = PathPatternSet(texts.compactMap(PathPattern.init))
    for number in 0..<2_000 {
      #expect(patterns.matches("App\(number)/Generated/File.swift"))
      #expect(patterns.matches("Sources/Map\(number).gen.swift"))
      #expect(patterns.matches("Lib\(number)Kit/a/b/OldMap.swift"))
      #expect(!patterns.matches("App\(number)/Generated/Map.swift"))
      #expect(!patterns.matches("Lib\(number)Kit/a/b/Map.swift"))
    }
  }

  @Test func patternsMatchTheSameInASetAsAlone() throws {
    var random = SplitMix64(seed: 6)
    let names = ["a", "b", "ab", "ba", "*", "?", "a*", "*b", "a*b", "*a*", "?b", "a?*", "**"]
    let texts = (0..<60).map { _ in
      (0...Int.random(in: 0...3, using: &random)).map { _ in names.randomElement(using: &random) ?? "" }
        .joined(separator: "/")
    }
    for _ in 0..<300 {
      let path = (0...Int.random(in: 0...3, using: &random)).map { _ in
        ["a", "b", "ab", "ba", "abb", "aab"].randomElement(using: &random) ?? ""
      }
      let text = FilePath(path.joined(separator: "/"))
      let matching = texts.filter { expected($0, path) }
      for pattern in texts {
        let alone = PathPatternSet([try #require(PathPattern(pattern))])
        #expect(alone.matches(text) == matching.contains(pattern), "\(pattern) and \(text)")
      }
      let some = texts.shuffled(using: &random).prefix(8)
      let set = PathPatternSet(some.compactMap(PathPattern.init))
      #expect(set.matches(text) == some.contains(where: matching.contains), "\(some) and \(text)")
    }
  }

  /// A reference implementation of the documented syntax that tries all possibilities.
  private func expected(_ pattern: String, _ path: [String]) -> Bool {
    let parts = pattern.split(separator: "/").map(String.init)
    let starts = parts.count == 1 ? 0...path.count : 0...0
    return starts.contains { matchesBeginning(parts[...], path.dropFirst($0)) }
  }

  private func matchesBeginning(_ parts: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
    guard let part = parts.first else { return true }
    if part == "**" { return (0...path.count).contains { matchesBeginning(parts.dropFirst(), path.dropFirst($0)) } }
    guard let name = path.first else { return false }
    return matchesName(part[...], name[...]) && matchesBeginning(parts.dropFirst(), path.dropFirst())
  }

  private func matchesName(_ pattern: Substring, _ name: Substring) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    if first == "*" { return (0...name.count).contains { matchesName(pattern.dropFirst(), name.dropFirst($0)) } }
    return !name.isEmpty && (first == "?" || first == name.first) && matchesName(pattern.dropFirst(), name.dropFirst())
  }

  @Test func patternsThatCannotMatchAreRefused() {
    for text in ["", "/", "/App", "../App", "App/./Feed", "App/.."] { #expect(PathPattern(text) == nil, "\(text)") }
  }

  private func expect(_ text: String, matches paths: [FilePath] = [], failsOn others: [FilePath] = []) throws {
    let patterns = PathPatternSet([try #require(PathPattern(text))])
    for path in paths { #expect(patterns.matches(path), "\(text) and \(path)") }
    for path in others { #expect(!patterns.matches(path), "\(text) and \(path)") }
  }
}
