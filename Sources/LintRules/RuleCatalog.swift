import LintEngine

extension Rule {
  /// Every rule, by identifier.
  public static let all: [Rule] = [
    .ignoredInputInUpdate,
    .layoutPropertyMutation,
    .missingDidMove,
    .nonstaticDismantle,
    .staleCoordinatorParent,
    .stateWriteInUpdate,
    .unguardedTextAssignment,
  ]
}
