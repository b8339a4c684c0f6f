import BridgeModel
import FolderTrees
import LintEngine
import Testing
import TextModel

@testable import Workspace

/// The sources of deployment targets and Info.plist keys.
@Suite struct DeploymentTargetTests {
  @Test func packagesDeclareTheirPlatforms() {
    expectPackage(
      "platforms: [.iOS(.v16), .macOS(.v10_15), .tvOS(\"16.4\")]", [.iOS: "16", .macOS: "10.15", .tvOS: "16.4"])
    expectPackage(
      "name: \"A\", platforms: [.macCatalyst(.v15), .custom(\"x\", versionString: \"1\")]", [.macCatalyst: "15"])
    expectPackage("name: \"A\"", [:])
    expectPackage("platforms: platforms", [:])
    expectPackage("platforms: [.iOS(latest)]", [:])
  }

  @Test func xcodeProjectsDeclareThemInTheirTargets() {
    let project = project(
      shared: "IPHONEOS_DEPLOYMENT_TARGET = 15.0; MACOSX_DEPLOYMENT_TARGET = 12.0; SDKROOT = iphoneos;",
      targets: [
        ("App", "application", "IPHONEOS_DEPLOYMENT_TARGET = 16.4;"), ("Widget", "app-extension", ""),
        ("Mac", "application", "SDKROOT = macosx; MACOSX_DEPLOYMENT_TARGET = 13.3;"),
        ("AppTests", "bundle.unit-test", "IPHONEOS_DEPLOYMENT_TARGET = 18.0;"),
      ])
    let targets = surroundings(["/app/App.xcodeproj/project.pbxproj": project]).deploymentTargets
    #expect(targets[.iOS] == SystemVersion(15)...SystemVersion(16, 4))
    #expect(targets[.macOS] == SystemVersion(13, 3)...SystemVersion(13, 3))
    #expect(targets[.tvOS] == nil)
  }

  @Test func supportedPlatformsOverrideTheSDK() {
    let project = project(
      shared: "IPHONEOS_DEPLOYMENT_TARGET = 17.0; SDKROOT = auto;",
      targets: [
        ("App", "application", "SUPPORTED_PLATFORMS = \"iphonesimulator iphoneos\";"),
        (
          "Watch", "application",
          "SUPPORTED_PLATFORMS = watchos; IPHONEOS_DEPLOYMENT_TARGET = 9.0; WATCHOS_DEPLOYMENT_TARGET = 10.0;"
        ),
      ])
    let targets = surroundings(["/app/App.xcodeproj/project.pbxproj": project]).deploymentTargets
    #expect(targets[.iOS] == SystemVersion(17)...SystemVersion(17))
    #expect(targets[.watchOS] == SystemVersion(10)...SystemVersion(10))
  }

  @Test func configurationFilesCount() {
    let project = project(
      shared: "", targets: [("App", "application", "IPHONEOS_DEPLOYMENT_TARGET = \"$(MINIMUM)\"; SDKROOT = iphoneos;")],
      sharedFile: "Config/Shared.xcconfig")
    let targets = surroundings([
      "/app/App.xcodeproj/project.pbxproj": project,
      "/app/Config/Shared.xcconfig": "#include \"Base.xcconfig\"\nMAJOR = 16 // for now\nMINIMUM[sdk=watchos*] = 9\n",
      "/app/Config/Base.xcconfig": "MAJOR = 15\nMINIMUM = ${MAJOR}.2\n",
    ]).deploymentTargets
    #expect(targets[.iOS] == SystemVersion(16, 2)...SystemVersion(16, 2))
  }

  @Test func buildTimeValuesAreUnknown() {
    let project = project(
      shared: "IPHONEOS_DEPLOYMENT_TARGET = 15.0;",
      targets: [("App", "application", ""), ("Kit", "framework", "IPHONEOS_DEPLOYMENT_TARGET = \"$(RECOMMENDED)\";")])
    #expect(surroundings(["/app/App.xcodeproj/project.pbxproj": project]).deploymentTargets[.iOS] == nil)
    let circle = self.project(
      shared: "A = \"$(B)\"; B = \"$(A)\"; IPHONEOS_DEPLOYMENT_TARGET = \"$(A)\";",
      targets: [("App", "application", "")])
    #expect(surroundings(["/app/App.xcodeproj/project.pbxproj": circle]).deploymentTargets[.iOS] == nil)
    #expect(surroundings(["/app/App.xcodeproj/project.pbxproj": "{ objects = "]) == Surroundings())
  }

  @Test func theConfigurationOverridesPackageAndProject() {
    let project = project(
      shared: "IPHONEOS_DEPLOYMENT_TARGET = 15.0; MACOSX_DEPLOYMENT_TARGET = 12.0; TVOS_DEPLOYMENT_TARGET = 14.0;",
      targets: [("App", "application", "")])
    let targets = surroundings([
      "/app/App.xcodeproj/project.pbxproj": project,
      "/app/Package.swift": "let package = Package(platforms: [.iOS(.v16), .macOS(.v13)])",
      "/app/.uibridge.json": #"{"deploymentTargets": {"iOS": "17.1"}}"#,
    ]).deploymentTargets
    #expect(targets[.iOS] == SystemVersion(17, 1)...SystemVersion(17, 1))
    #expect(targets[.macOS] == SystemVersion(12)...SystemVersion(13), "nobody knows which of them builds the file")
    #expect(targets[.tvOS] == SystemVersion(14)...SystemVersion(14))
  }

  @Test func theObservationKeyIsReadFromTheInfoPlistOfTheApp() {
    #expect(observation(plist: "<key>UIObservationTrackingEnabled</key><true/>") == true)
    #expect(observation(plist: "<key>UIObservationTrackingEnabled</key><false/>") == false)
    #expect(observation(plist: "<key>CFBundleName</key><string>App</string>") == false)
    #expect(observation(plist: nil) == nil, "a file that is not there says nothing")
    #expect(observation(settings: "GENERATE_INFOPLIST_FILE = YES;") == false)
    #expect(
      observation(settings: "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIObservationTrackingEnabled = YES;") == true)
    #expect(observation(settings: "") == nil)
  }

  @Test func theInfoPlistsOfAppsAreFound() {
    let list = "<plist><dict></dict></plist>"
    let files: [FilePath: String] = [
      "/app/App.xcodeproj/project.pbxproj": project(
        shared: "SDKROOT = iphoneos;",
        targets: [
          ("App", "application", "INFOPLIST_FILE = App/Info.plist;"),
          ("Gone", "application", "INFOPLIST_FILE = Gone/Info.plist;"),
          ("Tests", "bundle.unit-test", "INFOPLIST_FILE = Tests/Info.plist;"),
        ]), "/app/App/Info.plist": list, "/app/Tests/Info.plist": list,
    ]
    #expect(surroundings(files).informationLists == [InformationList(path: "/app/App/Info.plist", text: list)])
  }

  @Test func theLanguageModeIsReadFromSettingsAndManifests() {
    func mode(manifest: String) -> Bool? { surroundings(["/app/Package.swift": manifest]).usesSwift6 }
    func mode(settings: String) -> Bool? {
      let project = project(shared: settings, targets: [("App", "application", "")])
      return surroundings(["/app/App.xcodeproj/project.pbxproj": project]).usesSwift6
    }
    #expect(mode(manifest: "// swift-tools-version:6.0\nlet package = Package(name: \"A\")") == true)
    #expect(mode(manifest: "// swift-tools-version: 5.10\nlet package = Package(name: \"A\")") == false)
    #expect(mode(manifest: "// swift-tools-version:6.2\nlet package = Package(swiftLanguageModes: [.v5])") == nil)
    #expect(mode(manifest: "// swift-tools-version:6.2\nlet package = Package(swiftLanguageModes: [.v6])") == true)
    let target = ".target(name: \"A\", swiftSettings: [.swiftLanguageMode(.v5)])"
    #expect(mode(manifest: "// swift-tools-version:6.2\nlet package = Package(targets: [\(target)])") == nil)
    #expect(mode(settings: "SWIFT_VERSION = 6.0;") == true)
    #expect(mode(settings: "SWIFT_VERSION = 5.0;") == false)
  }

  @Test func theIsolationIsReadFromSettingsAndManifests() {
    func isolation(manifest: String) -> DefaultIsolation? { surroundings(["/app/Package.swift": manifest]).isolation }
    func isolation(settings: String) -> DefaultIsolation? {
      let targets = [("App", "application", settings), ("Kit", "framework", "")]
      let project = project(shared: "SDKROOT = iphoneos;", targets: targets)
      return surroundings(["/app/App.xcodeproj/project.pbxproj": project]).isolation
    }
    func package(_ settings: String) -> String {
      "let package = Package(targets: [.target(name: \"A\", swiftSettings: [\(settings)])])"
    }
    let (main, caller) = (DefaultIsolation(mayBeMainActor: true), DefaultIsolation(mayBeThatOfCaller: true))
    #expect(surroundings([:]).isolation == nil)
    #expect(isolation(manifest: "let package = Package(dependencies: [])") == nil)
    #expect(isolation(manifest: package("")) == DefaultIsolation())
    #expect(isolation(manifest: package(".defaultIsolation(MainActor.self)")) == main)
    #expect(isolation(manifest: package(".unsafeFlags([\"-default-isolation\", \"MainActor\"])")) == main)
    #expect(isolation(manifest: package(".enableUpcomingFeature(\"NonisolatedNonsendingByDefault\")")) == caller)
    #expect(isolation(settings: "") == DefaultIsolation())
    #expect(isolation(settings: "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;") == main)
    #expect(isolation(settings: "SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;") == DefaultIsolation())
    #expect(isolation(settings: "OTHER_SWIFT_FLAGS = (\"-default-isolation\", MainActor);") == main)
    #expect(isolation(settings: "SWIFT_APPROACHABLE_CONCURRENCY = YES;") == caller)
    #expect(isolation(settings: "SWIFT_APPROACHABLE_CONCURRENCY = NO;") == DefaultIsolation())
    #expect(isolation(settings: "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT = YES;") == caller)
    let flag = "-enable-upcoming-feature NonisolatedNonsendingByDefault"
    #expect(isolation(settings: "OTHER_SWIFT_FLAGS = \"\(flag)\";") == caller)
    let app = project(shared: "", targets: [("App", "application", "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;")])
    let inner = surroundings(["/app/App.xcodeproj/project.pbxproj": app, "/app/Sources/Package.swift": package("")])
    #expect(inner.isolation == main)
  }

  @Test func theSceneManifestIsReadFromTheAppForIOS() {
    #expect(sceneManifest(plist: "<key>UIApplicationSceneManifest</key><dict></dict>") == true)
    #expect(sceneManifest(plist: "<key>CFBundleName</key><string>App</string>") == false)
    #expect(sceneManifest(plist: nil) == nil, "a file that is not there says nothing")
    #expect(sceneManifest(settings: "GENERATE_INFOPLIST_FILE = YES;") == false)
    #expect(
      sceneManifest(
        settings: """
          GENERATE_INFOPLIST_FILE = YES;
          "INFOPLIST_KEY_UIApplicationSceneManifest_Generation[sdk=iphoneos*]" = YES;
          """) == true)
    #expect(sceneManifest(settings: "") == nil)
    #expect(sceneManifest(settings: "GENERATE_INFOPLIST_FILE = YES; SDKROOT = macosx;") == nil)
  }

  @Test func appsThatDifferGiveNoResult() {
    let project = project(
      shared: "SDKROOT = iphoneos;",
      targets: [
        ("A", "application", "INFOPLIST_KEY_UIObservationTrackingEnabled = YES;"),
        ("B", "application", "GENERATE_INFOPLIST_FILE = YES;"),
      ])
    #expect(surroundings(["/app/App.xcodeproj/project.pbxproj": project]).tracksUIKitObservation == nil)
  }

  // MARK: Handwritten samples

  private func observation(plist: String?) -> Bool? {
    var files: [FilePath: String] = [
      "/app/App.xcodeproj/project.pbxproj": project(
        shared: "SDKROOT = iphoneos;",
        targets: [("App", "application", "INFOPLIST_FILE = \"$(SRCROOT)/$(TARGET_NAME)/Info.plist\";")])
    ]
    if let plist { files["/app/App/Info.plist"] = "<plist><dict>\(plist)</dict></plist>" }
    return surroundings(files).tracksUIKitObservation
  }

  private func sceneManifest(plist: String?) -> Bool? {
    var files: [FilePath: String] = [
      "/app/App.xcodeproj/project.pbxproj": project(
        shared: "SDKROOT = iphoneos;", targets: [("App", "application", "INFOPLIST_FILE = App/Info.plist;")])
    ]
    if let plist { files["/app/App/Info.plist"] = "<plist><dict>\(plist)</dict></plist>" }
    return surroundings(files).hasSceneManifest
  }

  private func sceneManifest(settings: String) -> Bool? {
    let project = project(shared: "SDKROOT = iphoneos;", targets: [("App", "application", settings)])
    return surroundings(["/app/App.xcodeproj/project.pbxproj": project]).hasSceneManifest
  }

  private func observation(settings: String) -> Bool? {
    let project = project(shared: "SDKROOT = iphoneos;", targets: [("App", "application", settings)])
    return surroundings(["/app/App.xcodeproj/project.pbxproj": project]).tracksUIKitObservation
  }

  private func expectPackage(
    _ arguments: String, _ expected: [Platform: String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let targets = surroundings(["/app/Package.swift": "import PackageDescription\nlet package = Package(\(arguments))"])
    #expect(
      targets.deploymentTargets == DeploymentTargets(expected.compactMapValues { SystemVersion($0) }),
      sourceLocation: sourceLocation)
  }

  /// The settings that are found for a file in `/app/Sources`.
  private func surroundings(_ files: [FilePath: String]) -> Surroundings {
    var finder = SettingsFinder(in: FolderTree(files: files).fileSystem, rules: [])
    return finder.settings(of: "/app/Sources/A.swift").surroundings
  }

  /// The text of a project with one build configuration, in the format that Xcode writes.
  private func project(
    shared: String, targets: [(name: String, type: String, settings: String)], sharedFile: String? = nil
  ) -> String {
    let file = sharedFile.map { $0.split(separator: "/") } ?? []
    let reference = sharedFile == nil ? "" : "baseConfigurationReference = FILE /* Shared.xcconfig */;"
    var objects = """
      PROJECT = { isa = PBXProject; buildConfigurationList = LIST; mainGroup = MAIN;
        targets = (\(targets.map { "T_\($0.name), " }.joined())); };
      LIST = { isa = XCConfigurationList; buildConfigurations = ( SHARED, ); };
      SHARED = { isa = XCBuildConfiguration; \(reference) buildSettings = { \(shared) }; name = Release; };
      MAIN = { isa = PBXGroup; children = ( GROUP, ); sourceTree = "<group>"; };
      GROUP = { isa = PBXGroup; children = ( FILE, ); path = \(file.first ?? "Sources"); sourceTree = "<group>"; };
      FILE = { isa = PBXFileReference; path = \(file.last ?? "A.swift"); sourceTree = "<group>"; };

      """
    for (name, type, settings) in targets {
      objects += """
        T_\(name) = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(type)";
          buildConfigurationList = L_\(name); };
        L_\(name) = { isa = XCConfigurationList; buildConfigurations = ( C_\(name), ); };
        C_\(name) = { isa = XCBuildConfiguration; buildSettings = { \(settings) }; name = Release; };

        """
    }
    return "// !$*UTF8*$!\n{ archiveVersion = 1; objects = {\n\(objects)}; rootObject = PROJECT; }\n"
  }
}
