import JSONText
import Reporting
import Testing
import TextModel

@Suite struct BaselineTests {
  /// Checking whether a file exists is slow.
  @Test func theExistenceOfAFileIsCheckedOnce() throws {
    let entries = (0..<50).map { number -> JSON in
      ["path": JSON("Gone\(number % 2).swift"), "rule": "a-rule", "line": JSON("\(number)"), "count": 1]
    }
    let baseline = try Baseline(reading: (["version": 1, "diagnostics": JSON(entries)] as JSON).utf8)
    var asked: [FilePath] = []
    var report = sampleReport
    let unmatched = baseline.removeKnown(
      from: &report, path: { $0 },
      exists: { path in
        asked.append(path)
        return false
      })
    #expect(asked.sorted() == ["Gone0.swift", "Gone1.swift"])
    #expect(unmatched.count == 50)
    #expect(report.files.flatMap(\.diagnostics).count == sampleReport.files.flatMap(\.diagnostics).count)
  }
}
