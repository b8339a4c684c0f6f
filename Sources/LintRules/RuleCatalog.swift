import LintEngine

extension Rule {
  /// Every rule, by identifier.
  public static let all: [Rule] = [
    .ignoredInputInUpdate,
    .incorrectContainmentCall,
    .inlineHostingView,
    .layoutPropertyMutation,
    .missingDelegateConformance,
    .missingDidMove,
    .missingDismantle,
    .missingRepresentableMethod,
    .nonstaticDismantle,
    .staleCoordinatorParent,
    .stateWriteInUpdate,
    .uncontainedHostingController,
    .unguardedTextAssignment,
    .unknownSuppression,
    .unretainedHostingController,
    .unusedSuppression,
  ]
}
