import LintEngine
import TextModel

/// What a run over some files gave: the one value that every report format prints.
public struct Report: Sendable {
  public struct File: Sendable {
    /// As the user knows it: relative to the working folder unless given otherwise.
    public var path: FilePath
    /// May be left out where there are no diagnostics.
    public var text: SourceText
    /// In source order.
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

  /// A file or folder that could not be read.
  public struct Failure: Sendable {
    public var path: FilePath
    public var reason: String

    public init(path: FilePath, reason: String) {
      self.path = path
      self.reason = reason
    }

    var message: String { "cannot be read: \(reason)" }
  }

  /// All files that were checked, also those without diagnostics, in the order in which to print them.
  public var files: [File]
  public var failures: [Failure]
  /// How many diagnostics were mended in the files, and are not in it any more.
  public var fixedCount = 0
  /// The rules that were asked.
  public var rules: [Rule]
  public var toolVersion: String

  public init(files: [File], failures: [Failure], rules: [Rule], toolVersion: String) {
    self.files = files
    self.failures = failures
    self.rules = rules
    self.toolVersion = toolVersion
  }

  /// The highest severity in it; nil without diagnostics.
  public var highestSeverity: Severity? { files.flatMap(\.diagnostics).map(\.severity).max() }
}
