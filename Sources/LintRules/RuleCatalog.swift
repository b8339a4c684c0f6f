import LintEngine

extension Rule {
  /// Every rule, by identifier.
  public static let all: [Rule] = [
    .ignoredInputInUpdate,
    .layoutPropertyMutation,
    .missingDidMove,
    .missingDismantle,
    .nonstaticDismantle,
    .staleCoordinatorParent,
    .stateWriteInUpdate,
    .unguardedTextAssignment,
  ]
}
