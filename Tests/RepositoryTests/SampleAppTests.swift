import Testing
import TypeCheckSupport
import Workspace

/// The README shows the sample app, so its expected diagnostics are written by hand.
@Suite struct SampleAppTests {
  @Test func exactlyThePlantedBugsAreReported() async throws {
    let report = await output(of: "lint", "Tests/SampleApp", "--format", "concise")
    let expected = try Repository.contents("Tests/SampleApp/expected.txt")
    #expect(report == expected)
  }

  /// The images that the README shows.
  @Test func theMapMatchesTheProgram() async throws {
    try expectFile("Tests/SampleApp/map.svg", toBe: await output(of: "map", "Tests/SampleApp", "--format", "svg"))
    try expectFile(
      "Tests/SampleApp/lifecycle.svg",
      toBe: await output(of: "map", "Tests/SampleApp", "--type", "GrowingEditor", "--format", "svg"))
    try expectFile(
      "Tests/SampleApp/decisions.svg",
      toBe: await output(of: ["new", "--diagram", "--target", "iOS17", "--format", "svg"]))
  }

  /// Two of the planted bugs can't compile. All other code compiles, including the other bugs.
  @Test func compilesExceptForBugsThatPreventIt() throws {
    var files: [String: String] = [:]
    for path in Repository.swiftFiles(under: "Tests/SampleApp") {
      let name = path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
      files[String(name)] = try Repository.contents(path)
    }
    let page = files.removeValue(forKey: "GuidePage")
    #expect(
      StubModules.typeCheck(files: files, includingWarnings: true).map { $0.split(separator: ":")[1] }
        == [" SearchField.swift", " SearchField.swift"])
    files["GuidePage"] = page
    #expect(StubModules.typeCheck(files: files).contains { $0.contains("type 'GuidePage' does not conform") })
  }
}
