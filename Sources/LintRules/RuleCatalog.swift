import LintEngine

extension Rule {
  /// Every rule, by identifier.
  public static let all: [Rule] = []
}
