import LintEngine

extension Rule {
  /// Every rule, by identifier.
  public static let all: [Rule] = [
    .hostingControllerInCell,
    .ignoredInputInUpdate,
    .incorrectContainmentCall,
    .inlineHostingView,
    .layoutPropertyMutation,
    .missingDelegateConformance,
    .missingDidMove,
    .missingDismantle,
    .missingRepresentableMethod,
    .nonexistentBridgeAPI,
    .nonstaticDismantle,
    .oneShotObservationTracking,
    .recreatedHostingController,
    .staleCoordinatorParent,
    .staleHostedContent,
    .stateWriteInUpdate,
    .unavailableBridgeAPI,
    .uncontainedHostingController,
    .unforwardedEnvironment,
    .unguardedTextAssignment,
    .unknownSuppression,
    .unretainedHostingController,
    .unusedSuppression,
  ]
}
