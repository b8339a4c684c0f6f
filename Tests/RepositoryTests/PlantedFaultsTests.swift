import Testing

@Suite struct PlantedFaultsTests {
  /// `Tests/Faults/run` takes long and runs by hand. This test fails if a line in which it plants a bug has changed.
  @Test func everyPlantedBugStillAppliesToItsFile() throws {
    let blocks = try Repository.contents("Tests/Faults/faults.txt").split(separator: "\n\n").dropFirst()
    let faults = blocks.map { $0.split(separator: "\n") }.filter { $0.count > 2 }
    #expect(faults.count == 20)
    for lines in faults {
      let path = String(lines[1].drop { $0 == " " })
      let original = lines.dropFirst(2).filter { $0.first == "-" }.map { $0.dropFirst() }.joined(separator: "\n")
      let places = try Repository.contents(path).ranges(of: original)
      #expect(places.count == 1, "'\(lines[0])' in Tests/Faults/faults.txt: its text is not once in \(path)")
    }
  }
}
