/// The importance of a diagnostic, ordered from lowest to highest.
public enum Severity: String, CaseIterable, Comparable, Sendable {
  /// An improvement, shown in the editor only.
  case hint
  /// Often a problem, depending on facts that the source code doesn't show.
  case information
  /// A problem in nearly every program that has the pattern.
  case warning
  /// Code that cannot compile or always crashes.
  case error

  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self)! }
}
