import LintEngine

extension Rule {
  /// Every rule, by identifier.
  public static let all: [Rule] = [
    .ignoredInputInUpdate,
    .immutableCoordinatorParent,
    .layoutPropertyMutation,
    .missingDelegateConformance,
    .missingDidMove,
    .missingDismantle,
    .missingRepresentableMethod,
    .nonstaticDismantle,
    .staleClosureCapture,
    .staleCoordinatorParent,
    .staleCoordinatorState,
    .stateWriteInUpdate,
    .unguardedTextAssignment,
    .unknownSuppression,
    .unusedSuppression,
  ]
}
