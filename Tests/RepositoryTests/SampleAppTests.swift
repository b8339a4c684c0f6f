import Testing
import TypeCheckSupport
import Workspace

/// The sample app is what the README shows, so what is found in it is written down by hand.
@Suite struct SampleAppTests {
  @Test func everyPlantedFaultIsReportedAtItsPlaceAndNothingElse() async throws {
    let report = await output(of: "lint", "Tests/SampleApp", "--format", "concise")
    let expected = try Repository.contents("Tests/SampleApp/expected.txt")
    #expect(report == expected)
  }

  /// As the README shows it.
  @Test func theMapIsThatOfTheProgram() async throws {
    try expectFile("Tests/SampleApp/map.svg", toBe: await output(of: "map", "Tests/SampleApp", "--format", "svg"))
    try expectFile(
      "Tests/SampleApp/lifecycle.svg",
      toBe: await output(of: "map", "Tests/SampleApp", "--type", "GrowingEditor", "--format", "svg"))
  }

  /// Two faults by their nature do not compile; everything else does, the other faults included.
  @Test func compilesButForTheFaultsThatCannot() throws {
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
