import TextModel

/// Facts about a file that aren't in its source: the build information of its project.
public struct Surroundings: Hashable, Sendable {
  public var deploymentTargets: DeploymentTargets
  /// `UIObservationTrackingEnabled` in the Info.plist of the app; nil if it's missing, or if several apps differ.
  public var tracksUIKitObservation: Bool?
  /// The same for `NSObservationTrackingEnabled`.
  public var tracksAppKitObservation: Bool?
  /// Whether the Info.plist of the app for iOS has a scene manifest; nil if it's missing, or if several apps differ.
  public var hasSceneManifest: Bool?
  /// Whether all targets use the Swift 6 language mode; nil if the settings don't say so, or if targets differ.
  public var usesSwift6: Bool?
  /// The isolation of code that doesn't declare one; nil if no target of the project is known.
  public var isolation: DefaultIsolation?

  /// The Info.plist files of the apps that use UIKit, if they are text, sorted by path.
  public var informationLists: [InformationList]

  public init(
    deploymentTargets: DeploymentTargets = DeploymentTargets(), tracksUIKitObservation: Bool? = nil,
    tracksAppKitObservation: Bool? = nil, hasSceneManifest: Bool? = nil, usesSwift6: Bool? = nil,
    isolation: DefaultIsolation? = nil, informationLists: [InformationList] = []
  ) {
    self.deploymentTargets = deploymentTargets
    self.tracksUIKitObservation = tracksUIKitObservation
    self.tracksAppKitObservation = tracksAppKitObservation
    self.hasSceneManifest = hasSceneManifest
    self.usesSwift6 = usesSwift6
    self.isolation = isolation
    self.informationLists = informationLists
  }

  /// The surroundings in a project that declares at most an iOS deployment target.
  public init(iOS target: SystemVersion?) {
    self.init(deploymentTargets: DeploymentTargets(target.map { [.iOS: $0] } ?? [:]))
  }

  /// The surroundings in an app that declares at most an iOS deployment target, and whose Info.plist sets nothing.
  public init(ofAppFor target: SystemVersion?) {
    self.init(iOS: target)
    if target != nil {
      (tracksUIKitObservation, hasSceneManifest) = (false, false)
      isolation = DefaultIsolation()
    }
  }
}

/// The build settings that decide on which actor code runs that doesn't say so itself.
public struct DefaultIsolation: Hashable, Sendable {
  /// Whether a target may isolate its code to the main actor.
  public var mayBeMainActor: Bool
  /// Whether asynchronous functions of a target may run on the actor of their caller.
  public var mayBeThatOfCaller: Bool

  public init(mayBeMainActor: Bool = false, mayBeThatOfCaller: Bool = false) {
    self.mayBeMainActor = mayBeMainActor
    self.mayBeThatOfCaller = mayBeThatOfCaller
  }

  /// Any target may contain a file, so what one of them may do counts. Nil without targets.
  public init?(coveringAll settings: [DefaultIsolation]) {
    guard !settings.isEmpty else { return nil }
    self.init(
      mayBeMainActor: settings.contains(where: \.mayBeMainActor),
      mayBeThatOfCaller: settings.contains(where: \.mayBeThatOfCaller))
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
