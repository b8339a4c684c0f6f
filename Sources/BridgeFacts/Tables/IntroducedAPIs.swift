extension IntroducedAPI {
  /// Name | owner | availability.
  static let table = """
    Bindable                            | -                    | iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1
    NSHostingMenu                       | -                    | macOS 14.4
    NSHostingSceneRepresentation        | -                    | macOS 26
    NavigationStack                     | -                    | iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1
    Observable                          | -                    | iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1
    ProposedViewSize                    | -                    | iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1
    UIHostingConfiguration              | -                    | iOS 16, tvOS 16, visionOS 1
    UIHostingSceneDelegate              | -                    | iOS 26, tvOS 27, visionOS 26
    UITraitBridgedEnvironmentKey        | -                    | iOS 17, tvOS 17, visionOS 1
    UITraitDefinition                   | -                    | iOS 17, tvOS 17, visionOS 1
    animate(_:changes:completion:)      | UIView               | iOS 18, tvOS 18, visionOS 2
    contentConfiguration                | UICollectionViewCell | iOS 14, tvOS 14, visionOS 1
    contentConfiguration                | UITableViewCell      | iOS 14, tvOS 14, visionOS 1
    dismiss                             | EnvironmentValues    | iOS 15, macOS 12, tvOS 15, watchOS 8, visionOS 1
    ignoresSafeArea(_:edges:)           | View                 | iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1
    keyboardLayoutGuide                 | UIView               | iOS 15, visionOS 1
    registerForTraitChanges(_:handler:) | UIView               | iOS 17, tvOS 17, visionOS 1
    registerForTraitChanges(_:handler:) | UIViewController     | iOS 17, tvOS 17, visionOS 1
    safeAreaRegions                     | NSHostingController  | macOS 13.3
    safeAreaRegions                     | NSHostingView        | macOS 13.3
    safeAreaRegions                     | UIHostingController  | iOS 16.4, tvOS 16.4, visionOS 1
    selfSizingInvalidation              | UICollectionView     | iOS 16, tvOS 16, visionOS 1
    selfSizingInvalidation              | UITableView          | iOS 16, tvOS 16, visionOS 1
    setContentScrollView(_:)            | UIViewController     | iOS 15, tvOS 15, visionOS 1
    setContentScrollView(_:for:)        | UIViewController     | iOS 15, tvOS 15, visionOS 1
    setNeedsUpdateProperties()          | UIView               | iOS 26, tvOS 26, visionOS 26
    setNeedsUpdateProperties()          | UIViewController     | iOS 26, tvOS 26, visionOS 26
    sizingOptions                       | NSHostingController  | macOS 13
    sizingOptions                       | NSHostingView        | macOS 13
    sizingOptions                       | UIHostingController  | iOS 16, tvOS 16, visionOS 1
    traitOverrides                      | UIView               | iOS 17, tvOS 17, visionOS 1
    traitOverrides                      | UIViewController     | iOS 17, tvOS 17, visionOS 1
    updateProperties()                  | UIView               | iOS 26, tvOS 26, visionOS 26
    updateProperties()                  | UIViewController     | iOS 26, tvOS 26, visionOS 26
    withObservationTracking(_:onChange:) | -                   | iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1
    """
}
