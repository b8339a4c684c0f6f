import LintEngine
import Testing
import TextModel

@Suite struct PathPatternTests {
  @Test func oneNameMatchesAtAnyDepthWithAllBelow() throws {
    try expect("Generated", matches: ["Generated", "Generated/A.swift", "App/Generated/X/A.swift", "App/Generated"])
    try expect("Generated", failsOn: ["Generated.swift", "App/NotGenerated/A.swift", ""])
    try expect("Generated/", matches: ["App/Generated/A.swift"])
    try expect("*.gen.swift", matches: ["A.gen.swift", "App/Model/B.gen.swift"])
    try expect("*.gen.swift", failsOn: ["A.swift", "gen.swift"])
  }

  @Test func severalNamesStartAtTheTop() throws {
    try expect("App/Legacy", matches: ["App/Legacy/A.swift", "App/Legacy"])
    try expect("App/Legacy", failsOn: ["Modules/App/Legacy/A.swift", "App/LegacyNew/A.swift", "App"])
    try expect("App/*/Legacy", matches: ["App/Feed/Legacy/A.swift"])
    try expect("App/*/Legacy", failsOn: ["App/Legacy/A.swift", "App/Feed/More/Legacy/A.swift"])
  }

  @Test func twoStarsStandForAnyFolders() throws {
    try expect("**/Legacy/*.swift", matches: ["Legacy/A.swift", "App/Feed/Legacy/A.swift"])
    try expect("App/**/A.swift", matches: ["App/A.swift", "App/Feed/More/A.swift"])
    try expect("App/**", matches: ["App/A.swift", "App/Feed/A.swift"])
    try expect("App/**", failsOn: ["Apps/A.swift"])
  }

  @Test func starsAndQuestionMarksStayInOneName() throws {
    try expect("App/?.swift", matches: ["App/A.swift"])
    try expect("App/?.swift", failsOn: ["App/AB.swift", "App/.swift"])
    try expect("A*B*C", matches: ["ABC", "AxxBxxBC"])
    try expect("A*B*C", failsOn: ["ACB", "AB/C"])
    // Would take long if every star were tried with every length.
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

  @Test func whatCanMatchNothingIsRefused() {
    for text in ["", "/", "/App", "../App", "App/./Feed", "App/.."] { #expect(PathPattern(text) == nil, "\(text)") }
  }

  private func expect(_ text: String, matches paths: [FilePath] = [], failsOn others: [FilePath] = []) throws {
    let pattern = try #require(PathPattern(text))
    for path in paths { #expect(pattern.matches(path), "\(text) and \(path)") }
    for path in others { #expect(!pattern.matches(path), "\(text) and \(path)") }
  }
}
