/// What is true around a file though no source says it: what its project says of the build.
public struct Surroundings: Hashable, Sendable {
  public var deploymentTargets: DeploymentTargets
  /// `UIObservationTrackingEnabled` in the Info.plist of the app; nil without one, and where several apps differ.
  public var tracksUIKitObservation: Bool?
  /// `NSObservationTrackingEnabled`, likewise.
  public var tracksAppKitObservation: Bool?

  public init(
    deploymentTargets: DeploymentTargets = DeploymentTargets(), tracksUIKitObservation: Bool? = nil,
    tracksAppKitObservation: Bool? = nil
  ) {
    self.deploymentTargets = deploymentTargets
    self.tracksUIKitObservation = tracksUIKitObservation
    self.tracksAppKitObservation = tracksAppKitObservation
  }

  /// Of a project that says from which iOS on it runs, if anything.
  public init(iOS target: SystemVersion?) {
    self.init(deploymentTargets: DeploymentTargets(target.map { [.iOS: $0] } ?? [:]))
  }
}
