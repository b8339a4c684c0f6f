import LintEngine

/// A form in which diagnostics are printed.
public enum ReportFormat: String, CaseIterable, Sendable {
  case text, concise, sarif

  /// The whole report as UTF-8. `appearance` matters to the forms that people read.
  public func render(_ report: Report, appearance: Appearance) -> [UInt8] {
    switch self {
    case .text: Array(textReport(report, appearance: appearance).utf8)
    case .concise: Array(conciseReport(report, appearance: appearance).utf8)
    case .sarif: sarifReport(report).utf8 + "\n".utf8
    }
  }
}

/// How a report for people looks.
public struct Appearance: Sendable {
  public var palette: Palette
  /// Diagnostics below this severity are counted but not shown.
  public var lowestSeverity: Severity

  public init(palette: Palette = .plain, lowestSeverity: Severity = .information) {
    self.palette = palette
    self.lowestSeverity = lowestSeverity
  }
}
