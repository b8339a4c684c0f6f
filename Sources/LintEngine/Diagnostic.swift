import TextModel

/// A problem that a rule found. Ranges are UTF-8 offsets into the linted file.
public struct Diagnostic: Hashable, Sendable {
  /// The identifier of the rule.
  public var rule: String
  /// The URL of the web page about the rule; nil in tests.
  public var page: String?
  public var severity: Severity
  public var range: Range<Int>
  /// The problem, in terms of the user's names. Starts in lowercase and has no period.
  public var message: String
  public var related: [RelatedPlace]
  /// The fixes, in the order in which to offer them.
  public var fixes: [Fix]
  /// Whether the code in the range is unnecessary.
  public var isUnnecessary: Bool

  public init(
    rule: String, page: String? = nil, severity: Severity, range: Range<Int>, message: String,
    related: [RelatedPlace] = [], fixes: [Fix] = [], isUnnecessary: Bool = false
  ) {
    self.rule = rule
    self.page = page
    self.severity = severity
    self.range = range
    self.message = message
    self.related = related
    self.fixes = fixes
    self.isUnnecessary = isUnnecessary
  }

  /// The fix that `--fix` applies, with or without `--unsafe-fixes`.
  public func fix(allowingUnsafe: Bool) -> Fix? { fixes.first { $0.safety == .safe || allowingUnsafe } }
}

/// Another place in the same file that explains a diagnostic.
public struct RelatedPlace: Hashable, Sendable {
  public var range: Range<Int>
  public var message: String

  public init(range: Range<Int>, message: String) {
    self.range = range
    self.message = message
  }
}

/// A way to fix a problem with edits in the same file.
public struct Fix: Hashable, Sendable {
  public enum Safety: String, Sendable {
    /// The code didn't compile before, or the fix changes nothing except the reported problem.
    case safe
    /// The fix must be reviewed.
    case unsafe
  }

  /// An imperative phrase without a period.
  public var title: String
  public var edits: [TextEdit]
  public var safety: Safety

  public init(_ title: String, _ edits: [TextEdit], safety: Safety) {
    self.title = title
    self.edits = edits
    self.safety = safety
  }
}
