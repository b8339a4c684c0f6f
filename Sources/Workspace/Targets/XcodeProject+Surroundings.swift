import BridgeModel
import TextModel

extension XcodeProject {
  /// The build settings of all targets except tests. Doesn't determine which files belong to which target.
  var surroundings: Surroundings {
    let targets = targets.filter { !$0.isTest }
    let pairs = Platform.allCases.compactMap { platform in
      deploymentTarget(of: platform, in: targets).map { (platform, $0) }
    }
    let apps = targets.filter(\.isApplication)
    let lists = informationLists(of: apps.flatMap(\.settings))
    return Surroundings(
      deploymentTargets: DeploymentTargets(Dictionary(pairs) { first, _ in first }),
      tracksUIKitObservation: observationKey("UIObservationTrackingEnabled", of: apps, on: uiKitPlatforms, lists),
      tracksAppKitObservation: observationKey("NSObservationTrackingEnabled", of: apps, on: [.macOS], lists),
      usesSwift6: usesSwift6(targets),
      informationLists: textualLists(of: apps, among: lists))
  }

  /// The language mode on which the targets that have one agree.
  private func usesSwift6(_ targets: [Target]) -> Bool? {
    let modes = Set(targets.flatMap(\.settings).compactMap { $0.value(of: "SWIFT_VERSION") }.map { $0.hasPrefix("6") })
    return modes.count == 1 ? modes.first : nil
  }

  /// The Info.plist files that settings name, by path.
  private func informationLists(of settings: [BuildSettings]) -> [FilePath: PropertyList] {
    Set(settings.compactMap(informationPath)).reduce(into: [:]) { lists, path in
      lists[path] = read(path).flatMap { PropertyList($0) }
    }
  }

  private func textualLists(of apps: [Target], among lists: [FilePath: PropertyList]) -> [InformationList] {
    let settings = apps.flatMap(\.settings).filter { settings in uiKitPlatforms.contains { settings.builds(for: $0) } }
    return Set(settings.compactMap(informationPath)).filter { lists[$0] != nil }.sorted().compactMap { path in
      read(path).map { String(decoding: $0, as: UTF8.self) }
        .flatMap { $0.contains("<plist") ? InformationList(path: path, text: $0) : nil }
    }
  }

  /// The path of the Info.plist file; nil without one.
  private func informationPath(in settings: BuildSettings) -> FilePath? {
    guard let path = settings.value(of: "INFOPLIST_FILE"), !path.isEmpty else { return nil }
    return folder.resolving(FilePath(shown: path))
  }

  /// The range of deployment targets for a platform; nil if no target sets one, or if a value can't be evaluated
  /// without a build.
  private func deploymentTarget(of platform: Platform, in targets: [Target]) -> ClosedRange<SystemVersion>? {
    guard let key = platform.settingKey else { return nil }
    let texts = targets.flatMap(\.settings).filter { $0.builds(for: platform) }.compactMap { $0.value(of: key) }
    let versions = texts.compactMap { SystemVersion($0) }
    guard versions.count == texts.count, let lowest = versions.min(), let highest = versions.max() else { return nil }
    return lowest...highest
  }

  /// The value on which the Info.plist files of all apps for these platforms agree; nil if they differ.
  private func observationKey(
    _ key: String, of apps: [Target], on platforms: [Platform], _ lists: [FilePath: PropertyList]
  ) -> Bool? {
    let settings = apps.flatMap(\.settings).filter { settings in platforms.contains { settings.builds(for: $0) } }
    let values = settings.map { value(of: key, in: $0, lists) }
    return values.allSatisfy { $0 == values.first } ? values.first ?? nil : nil
  }

  /// The value of a key for one configuration of an app. Without an Info.plist file, only the settings from which Xcode
  /// generates one can contain the key.
  private func value(of key: String, in settings: BuildSettings, _ lists: [FilePath: PropertyList]) -> Bool? {
    if let value = settings.value(of: "INFOPLIST_KEY_\(key)").flatMap({ PropertyList.text($0).bool }) { return value }
    guard let path = informationPath(in: settings) else {
      return settings.value(of: "GENERATE_INFOPLIST_FILE") == "YES" ? false : nil
    }
    guard let list = lists[path] else { return nil }
    return list[key].map { $0.bool ?? false } ?? false
  }
}

private let uiKitPlatforms: [Platform] = [.iOS, .tvOS, .visionOS]

extension Platform {
  /// The build setting for the deployment target. Mac Catalyst uses that of iOS.
  fileprivate var settingKey: String? {
    switch self {
    case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    case .macCatalyst: nil
    }
  }

  /// The name of the SDK in build settings.
  fileprivate var sdk: String {
    switch self {
    case .iOS, .macCatalyst: "iphoneos"
    case .macOS: "macosx"
    case .tvOS: "appletvos"
    case .watchOS: "watchos"
    case .visionOS: "xros"
    }
  }
}

extension BuildSettings {
  /// Whether the settings can build for this platform, as far as they specify.
  fileprivate func builds(for platform: Platform) -> Bool {
    if let platforms = value(of: "SUPPORTED_PLATFORMS"), !platforms.contains("$") {
      return platforms.split(separator: " ").contains { $0 == platform.sdk }
    }
    guard let sdk = value(of: "SDKROOT"), !sdk.isEmpty, sdk != "auto" else { return true }
    return sdk.hasPrefix(platform.sdk)
  }
}
