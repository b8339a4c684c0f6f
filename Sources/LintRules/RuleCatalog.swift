import LintEngine

extension Rule {
  /// Every rule, by identifier.
  public static let all: [Rule] = [
    .backgroundCallbackStateWrite,
    .classBoundRepresentable,
    .coordinatorWithoutNSObject,
    .discardedObservationToken,
    .dynamicPropertyInClass,
    .ignoredInputInUpdate,
    .immutableCoordinatorParent,
    .inlineObservedObject,
    .layoutPropertyMutation,
    .manualGestureTarget,
    .misdeclaredLifecycleMethod,
    .missingDelegateConformance,
    .missingDidMove,
    .missingDismantle,
    .missingMakeCoordinator,
    .missingRepresentableMethod,
    .nonstaticDismantle,
    .staleClosureCapture,
    .staleCoordinatorParent,
    .staleCoordinatorState,
    .stateAsInput,
    .stateWriteInUpdate,
    .strongCoordinatorCapture,
    .targetSelfInRepresentable,
    .unassignedDelegate,
    .unguardedTextAssignment,
    .unknownSuppression,
    .unusedSuppression,
  ]
}
