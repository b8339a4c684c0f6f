import JSONText
import LintEngine
import Reporting
import Testing
import TextModel

/// The snapshots are written by hand from the specification of each format.
@Suite struct ReportFormatTests {
  @Test func textShowsTheSource() {
    expect(.text, Appearance(lowestSeverity: .information), toGive: "text.txt")
  }

  @Test func textIsColoredOnRequest() {
    let text = String(
      decoding: ReportFormat.text.render(sampleReport, appearance: Appearance(palette: .terminal)), as: UTF8.self)
    #expect(text.contains("\u{1B}[1mSources/Note Editor.swift:2:6:\u{1B}[0m \u{1B}[1;33mwarning:\u{1B}[0m 'parent'"))
    #expect(text.contains("\u{1B}[1;33m^^^^^^^^^^^^^^^^^^\u{1B}[0m"))
  }

  @Test func conciseIsOneLinePerDiagnostic() {
    expect(.concise, Appearance(lowestSeverity: .hint), toGive: "concise.txt")
  }

  @Test func xcodeReadsEveryLine() {
    expect(.xcode, Appearance(lowestSeverity: .hint), toGive: "xcode.txt")
  }

  @Test func sarifFollowsTheStandard() throws {
    let output = ReportFormat.sarif.render(sampleReport, appearance: Appearance())
    #expect(try JSON(reading: output) == JSON(reading: Array(snapshot("sarif.json").utf8)))
  }

  @Test func jsonHasEverySeverityWithOffsets() throws {
    let output = ReportFormat.json.render(sampleReport, appearance: Appearance())
    #expect(try JSON(reading: output) == JSON(reading: Array(snapshot("report.json").utf8)))
  }

  @Test func gitHubAnnotatesTheLines() {
    expect(.github, Appearance(lowestSeverity: .information), toGive: "github.txt")
  }

  /// A message or path can't end a command or start another one.
  @Test func gitHubCommandsAreEscaped() {
    var report = sampleReport
    report.files = [
      Report.File(
        path: "a,b:100%.swift", text: SourceText("x\ny\n"),
        diagnostics: [Diagnostic(rule: "r", severity: .hint, range: 0..<3, message: "50%\r\n::error::\u{1B}[31m")])
    ]
    report.failures = []
    let output = ReportFormat.github.render(report, appearance: Appearance(lowestSeverity: .hint))
    #expect(
      String(decoding: output, as: UTF8.self)
        == "::notice file=a%2Cb%3A100%25.swift,line=1,endLine=2,title=r::50%25%0D%0A::error::␛[31m\n")
  }

  @Test func gitLabReportsCodeQuality() throws {
    let output = ReportFormat.gitlab.render(sampleReport, appearance: Appearance())
    #expect(try JSON(reading: output) == JSON(reading: Array(snapshot("gitlab.json").utf8)))
  }

  @Test func jUnitHasATestForEachWarning() { expect(.junit, Appearance(), toGive: "junit.xml") }

  @Test func checkstyleListsFilesWithErrors() { expect(.checkstyle, Appearance(), toGive: "checkstyle.xml") }

  @Test func xmlContainsNoControlCharacters() {
    var report = sampleReport
    report.files = [
      Report.File(
        path: "<&\"\u{1}>.swift", text: SourceText("x"),
        diagnostics: [Diagnostic(rule: "r", severity: .error, range: 0..<1, message: "\u{1B}\u{85}\t\n\u{FFFE}")])
    ]
    report.failures = []
    #expect(
      String(decoding: ReportFormat.checkstyle.render(report, appearance: Appearance()), as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="&lt;&amp;&quot;\u{FFFD}&gt;.swift">
            <error line="1" column="1" severity="error" message="\u{FFFD}\u{FFFD}&#9;&#10;\u{FFFD}" source="uibridge.r"/>
          </file>
        </checkstyle>

        """)
  }

  /// A printed report can't reorder or clear the text on a terminal, and it reads as intended.
  @Test(arguments: ReportFormat.allCases) func noFormatContainsControlCharacters(_ format: ReportFormat) throws {
    let message = "\u{1B}[2J\u{7}\u{9B}\u{7F}\u{202E}\u{2066}\u{200F}\u{061C}\u{2028}"
    var report = sampleReport
    report.files = [
      Report.File(
        path: "a\(message).swift", text: SourceText("x\(message)\n"),
        diagnostics: [Diagnostic(rule: "r", severity: .error, range: 0..<3, message: message)])
    ]
    let output = format.render(report, appearance: Appearance())
    let controls = String(decoding: output, as: UTF8.self).unicodeScalars.filter { scalar in
      "\u{1B}\u{7}\u{9B}\u{7F}\u{202E}\u{2066}\u{200F}\u{061C}\u{2028}".unicodeScalars.contains(scalar)
    }
    #expect(controls.isEmpty)
    guard format == .json || format == .gitlab else { return }
    let json = try JSON(reading: output)
    let found = format == .json ? json["diagnostics"]?.array?.first : json.array?.first
    #expect((found?["message"] ?? found?["description"])?.string == message)
  }

  @Test func bidirectionalControlsAreNumericReferencesInXML() {
    var report = sampleReport
    report.files = []
    report.failures = [Report.Failure(path: "\u{202E}.swift", reason: "Permission denied")]
    let output = ReportFormat.checkstyle.render(report, appearance: Appearance())
    #expect(String(decoding: output, as: UTF8.self).contains("<file name=\"&#8238;.swift\">"))
  }

  @Test func statisticsCountByRule() {
    let output = ReportFormat.text.render(sampleReport, appearance: Appearance(countsOnly: true))
    #expect(
      String(decoding: output, as: UTF8.self) == """
        1  error        missing-make
        1  warning      stale-parent
        1  information  late-state
        1 error, 1 warning, 1 information in 2 of 3 files; 1 hint hidden (show with --preset strict); 1 path could not be \
        checked

        """)
  }

  @Test func statisticsCountARuleOncePerSeverity() {
    var report = sampleReport
    report.failures = []
    let lower = Diagnostic(rule: "missing-make", severity: .warning, range: 0..<0, message: "'Map' may have no make")
    report.files[2].diagnostics += [lower, lower]
    let output = ReportFormat.text.render(report, appearance: Appearance(countsOnly: true))
    #expect(
      String(decoding: output, as: UTF8.self).hasPrefix(
        """
        1  error        missing-make
        2  warning      missing-make
        1  warning      stale-parent
        1  information  late-state

        """))
  }

  @Test(arguments: [
    ([], "to learn more, run: uibridge explain a-rule"),
    ([Fix.Safety.safe], "1 fixable with --fix; to learn more, run: uibridge explain a-rule"),
    ([.unsafe], "1 fixable with --fix --unsafe-fixes; to learn more, run: uibridge explain a-rule"),
    (
      [.safe, .unsafe, .unsafe],
      "1 fixable with --fix; 2 more with --fix --unsafe-fixes; to learn more, run: uibridge explain a-rule"
    ),
  ]) func textEndsWithTheNextSteps(_ safeties: [Fix.Safety], _ lastLine: String) {
    let fixes = safeties.map { [Fix("Fix it", [], safety: $0)] }
    let diagnostics = (fixes.isEmpty ? [[]] : fixes).map { fixes in
      Diagnostic(rule: "a-rule", severity: .warning, range: 0..<0, message: "'a' is wrong", fixes: fixes)
    }
    let file = Report.File(path: "A.swift", text: SourceText("a\n"), diagnostics: diagnostics)
    let report = Report(files: [file], failures: [], rules: [], toolVersion: "1", folder: "/")
    let output = String(decoding: ReportFormat.text.render(report, appearance: Appearance()), as: UTF8.self)
    #expect(output.split(separator: "\n").last == Substring(lastLine))
  }

  @Test func textReportsThatNothingWasFound() {
    var report = sampleReport
    report.files.removeAll { !$0.diagnostics.isEmpty }
    report.failures = []
    #expect(ReportFormat.text.render(report, appearance: Appearance()) == Array("no problems in 1 file\n".utf8))
    #expect(ReportFormat.concise.render(report, appearance: Appearance()).isEmpty)
    #expect(ReportFormat.xcode.render(report, appearance: Appearance()).isEmpty)
  }
}

private func expect(
  _ format: ReportFormat, _ appearance: Appearance, toGive name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let output = String(decoding: format.render(sampleReport, appearance: appearance), as: UTF8.self)
  #expect(output == snapshot(name), sourceLocation: sourceLocation)
}
