import JSONText
import LintEngine
import Reporting
import Testing

/// The snapshots are written by hand from what each format promises.
@Suite struct ReportFormatTests {
  @Test func textShowsPeopleTheSource() {
    expect(.text, Appearance(lowestSeverity: .information), toGive: "text.txt")
  }

  @Test func textIsColoredWhenAsked() {
    let text = String(
      decoding: ReportFormat.text.render(sampleReport, appearance: Appearance(palette: .terminal)), as: UTF8.self)
    #expect(text.contains("\u{1B}[1mSources/Note Editor.swift:2:6:\u{1B}[0m \u{1B}[1;33mwarning:\u{1B}[0m 'parent'"))
    #expect(text.contains("\u{1B}[1;33m^^^^^^^^^^^^^^^^^^\u{1B}[0m"))
  }

  @Test func conciseIsALineForEachDiagnostic() {
    expect(.concise, Appearance(lowestSeverity: .hint), toGive: "concise.txt")
  }

  @Test func sarifIsWhatTheStandardSays() throws {
    let output = ReportFormat.sarif.render(sampleReport, appearance: Appearance())
    #expect(try JSON(reading: output) == JSON(reading: Array(snapshot("sarif.json").utf8)))
  }

  @Test func nothingFoundIsSaidInText() {
    var report = sampleReport
    report.files.removeAll { !$0.diagnostics.isEmpty }
    report.failures = []
    #expect(ReportFormat.text.render(report, appearance: Appearance()) == Array("nothing to report in 1 file\n".utf8))
    #expect(ReportFormat.concise.render(report, appearance: Appearance()).isEmpty)
  }
}

private func expect(
  _ format: ReportFormat, _ appearance: Appearance, toGive name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let output = String(decoding: format.render(sampleReport, appearance: appearance), as: UTF8.self)
  #expect(output == snapshot(name), sourceLocation: sourceLocation)
}
