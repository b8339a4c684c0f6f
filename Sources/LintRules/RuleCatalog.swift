import LintEngine

extension Rule {
  /// Every rule, by identifier.
  public static let all: [Rule] = [
    .ignoredInputInUpdate,
    .layoutPropertyMutation,
    .missingDelegateConformance,
    .missingDidMove,
    .missingDismantle,
    .missingRepresentableMethod,
    .nonstaticDismantle,
    .staleCoordinatorParent,
    .stateWriteInUpdate,
    .unguardedTextAssignment,
    .unguardedUpdateSideEffect,
    .unknownSuppression,
    .unusedSuppression,
  ]
}
