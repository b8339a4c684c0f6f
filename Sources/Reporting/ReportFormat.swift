import LintEngine

/// A format for reports.
public enum ReportFormat: String, CaseIterable, Sendable {
  case text, concise, xcode, json, sarif, github, gitlab, junit, checkstyle

  /// The whole report as UTF-8. `appearance` affects only the formats that people read.
  public func render(_ report: Report, appearance: Appearance) -> [UInt8] {
    switch self {
    case .text: Array(textReport(report, appearance: appearance).utf8)
    case .concise: Array(conciseReport(report, appearance: appearance).utf8)
    case .xcode: Array(xcodeReport(report, appearance: appearance).utf8)
    case .json: jsonReport(report).escapedUTF8 + "\n".utf8
    case .sarif: sarifReport(report).escapedUTF8 + "\n".utf8
    case .github: Array(gitHubReport(report, appearance: appearance).utf8)
    case .gitlab: gitLabReport(report, appearance: appearance).escapedUTF8 + "\n".utf8
    case .junit: Array(jUnitReport(report, appearance: appearance).utf8)
    case .checkstyle: Array(checkstyleReport(report, appearance: appearance).utf8)
    }
  }
}

/// The appearance of a report for people.
public struct Appearance: Sendable {
  public var palette: Palette
  /// Diagnostics below this severity are counted but not shown.
  public var lowestSeverity: Severity
  /// Whether the text report shows only how often each rule reports something.
  public var countsOnly: Bool

  public init(palette: Palette = .plain, lowestSeverity: Severity = .information, countsOnly: Bool = false) {
    self.palette = palette
    self.lowestSeverity = lowestSeverity
    self.countsOnly = countsOnly
  }
}
