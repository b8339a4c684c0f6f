import LintEngine

extension Rule {
  /// Every rule, by identifier.
  public static let all: [Rule] = [
    .accumulatingCallInUpdate,
    .autoresizingDisabledOnRoot,
    .coordinatorDismissal,
    .deferredStateWriteInUpdate,
    .delegateAssignedInUpdate,
    .firstResponderInUpdate,
    .ignoredInputInUpdate,
    .layoutPropertyMutation,
    .missingDelegateConformance,
    .missingDidMove,
    .missingDismantle,
    .missingRepresentableMethod,
    .nonstaticDismantle,
    .presentationFromLifecycleMethod,
    .staleCoordinatorParent,
    .stateWriteInUpdate,
    .storedViewInRepresentable,
    .unappliedBinding,
    .unconditionalUIKitAnimation,
    .unguardedTextAssignment,
    .unguardedUpdateSideEffect,
    .unknownSuppression,
    .unstableRepresentableIdentity,
    .unusedSuppression,
    .viewRebuiltInUpdate,
  ]
}
