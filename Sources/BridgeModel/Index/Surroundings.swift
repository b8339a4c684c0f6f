import TextModel

/// What is true around a file though no source says it: what its project says of the build.
public struct Surroundings: Hashable, Sendable {
  public var deploymentTargets: DeploymentTargets
  /// `UIObservationTrackingEnabled` in the Info.plist of the app; nil without one, and where several apps differ.
  public var tracksUIKitObservation: Bool?
  /// `NSObservationTrackingEnabled`, likewise.
  public var tracksAppKitObservation: Bool?

  /// The Info.plist files of the apps with UIKit that are text, in the order of their paths.
  public var informationLists: [InformationList]

  public init(
    deploymentTargets: DeploymentTargets = DeploymentTargets(), tracksUIKitObservation: Bool? = nil,
    tracksAppKitObservation: Bool? = nil, informationLists: [InformationList] = []
  ) {
    self.deploymentTargets = deploymentTargets
    self.tracksUIKitObservation = tracksUIKitObservation
    self.tracksAppKitObservation = tracksAppKitObservation
    self.informationLists = informationLists
  }

  /// Of a project that says from which iOS on it runs, if anything.
  public init(iOS target: SystemVersion?) {
    self.init(deploymentTargets: DeploymentTargets(target.map { [.iOS: $0] } ?? [:]))
  }
}

/// An Info.plist in XML.
public struct InformationList: Hashable, Sendable {
  public var path: FilePath
  public var text: String

  public init(path: FilePath, text: String) {
    self.path = path
    self.text = text
  }
}
