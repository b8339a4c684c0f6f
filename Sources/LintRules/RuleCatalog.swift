import LintEngine

extension Rule {
  /// Every rule, by identifier.
  public static let all: [Rule] = [
    .layoutPropertyMutation,
    .missingDidMove,
    .nonstaticDismantle,
    .staleCoordinatorParent,
    .stateWriteInUpdate,
    .unguardedTextAssignment,
  ]
}
