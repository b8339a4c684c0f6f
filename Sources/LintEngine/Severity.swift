/// How much a diagnostic matters; ordered from least to most.
public enum Severity: String, CaseIterable, Comparable, Sendable {
  /// An improvement, shown in the editor only.
  case hint
  /// Often a fault, depending on what the source does not show.
  case information
  /// A fault in nearly every program that has the pattern.
  case warning
  /// Cannot compile, or crashes for certain.
  case error

  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self)! }
}
