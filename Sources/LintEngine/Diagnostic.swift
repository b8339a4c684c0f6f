import TextModel

/// One thing that a rule found. Ranges are UTF-8 offsets into the file that was linted.
public struct Diagnostic: Hashable, Sendable {
  /// The identifier of the rule.
  public var rule: String
  public var severity: Severity
  public var range: Range<Int>
  /// Says what is wrong in the user's names, without a capital at the start or a full stop.
  public var message: String
  public var related: [RelatedPlace]
  /// The first one is the one to offer first.
  public var fixes: [Fix]
  /// Whether what stands in the range can go without a loss.
  public var isUnnecessary: Bool

  public init(
    rule: String, severity: Severity, range: Range<Int>, message: String, related: [RelatedPlace] = [],
    fixes: [Fix] = [], isUnnecessary: Bool = false
  ) {
    self.rule = rule
    self.severity = severity
    self.range = range
    self.message = message
    self.related = related
    self.fixes = fixes
    self.isUnnecessary = isUnnecessary
  }
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

/// A way to mend what was found, by edits of the same file.
public struct Fix: Hashable, Sendable {
  public enum Safety: String, Sendable {
    /// The code did not compile before, or the reported fault going away is the only difference.
    case safe
    /// Needs a human look.
    case unsafe
  }

  /// Imperative, without a full stop.
  public var title: String
  public var edits: [TextEdit]
  public var safety: Safety

  public init(_ title: String, _ edits: [TextEdit], safety: Safety) {
    self.title = title
    self.edits = edits
    self.safety = safety
  }
}
