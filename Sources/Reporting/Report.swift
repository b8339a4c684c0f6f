import LintEngine
import TextModel

/// The result of a run, which all report formats print.
public struct Report: Sendable {
  public struct File: Sendable {
    /// The path as the user knows it, relative to the current directory unless specified otherwise.
    public var path: FilePath
    /// The text of the file. It can be empty if there are no diagnostics.
    public var text: SourceText
    /// The diagnostics, in source order.
    public var diagnostics: [Diagnostic]

    public init(path: FilePath, text: SourceText, diagnostics: [Diagnostic]) {
      self.path = path
      self.text = text
      self.diagnostics = diagnostics
    }

    func diagnostics(shownIn appearance: Appearance) -> [Diagnostic] {
      diagnostics.filter { $0.severity >= appearance.lowestSeverity }
    }
  }

  /// A file or folder that can't be read.
  public struct Failure: Sendable {
    public var path: FilePath
    public var reason: String

    public init(path: FilePath, reason: String) {
      self.path = path
      self.reason = reason
    }

    var message: String { "cannot check this path: \(reason)" }
  }

  /// All checked files in the order in which to print them, including those without diagnostics.
  public var files: [File]
  public var failures: [Failure]
  /// The number of diagnostics that were fixed and are no longer in the report.
  public var fixedCount = 0
  /// The rules that the diagnostics can refer to.
  public var rules: [Rule]
  public var toolVersion: String
  /// The absolute path of the current directory, where relative paths begin; `.` if unknown.
  public var folder: FilePath

  public init(files: [File], failures: [Failure], rules: [Rule], toolVersion: String, folder: FilePath) {
    self.files = files
    self.failures = failures
    self.rules = rules
    self.toolVersion = toolVersion
    self.folder = folder
  }

  /// The highest severity in the report; nil without diagnostics.
  public var highestSeverity: Severity? { files.flatMap(\.diagnostics).map(\.severity).max() }
}
