import TextModel

/// The targets of an Xcode project with their build settings.
struct XcodeProject {
  struct Target {
    var name: String
    var productType: String
    /// The settings for each build configuration.
    var settings: [BuildSettings]

    var isTest: Bool { productType.contains("testing") || productType.hasSuffix("unit-test") }
    var isApplication: Bool { productType.hasPrefix("com.apple.product-type.application") }
  }

  /// The folder that paths in the project are relative to.
  let folder: FilePath
  private(set) var targets: [Target] = []
  private let objects: XcodeObjects
  /// The group that each file or group is in.
  private let groups: [String: String]
  let read: (FilePath) -> [UInt8]?

  /// Reads the text of the `project.pbxproj` of a project in `folder`; nil if it isn't valid.
  init?(_ text: [UInt8], in folder: FilePath, read: @escaping (FilePath) -> [UInt8]?) {
    guard let objects = XcodeObjects(text), let project = objects[objects.root] else { return nil }
    self.objects = objects
    // Groups are needed only to find xcconfig files, and most projects have none.
    let groupsOfFiles = fileOfSettings.occurs(in: text) ? objects.groups : []
    let memberships = groupsOfFiles.flatMap { group in (objects[group]?["children"]?.strings ?? []).map { ($0, group) }
    }
    groups = Dictionary(memberships) { first, _ in first }
    self.read = read
    let directory = project["projectDirPath"]?.string ?? ""
    self.folder = directory.isEmpty ? folder : "\(folder)/\(directory)"

    let shared = configurations(of: project)
    targets = (project["targets"]?.strings ?? []).compactMap { objects[$0] }.map { target in
      Target(
        name: target["name"]?.string ?? "", productType: target["productType"]?.string ?? "",
        settings: configurations(of: target).map { name, layers in
          BuildSettings(layers: layers + (shared.first { $0.name == name }?.layers ?? []) + [constants(for: target)])
        })
    }
  }

  /// The settings that Xcode defines.
  private func constants(for target: PropertyList) -> [String: String] {
    let name = target["name"]?.string ?? ""
    // Settings contain text, so a path is stored in its display form.
    let root = folder.description
    return ["SRCROOT": root, "PROJECT_DIR": root, "SOURCE_ROOT": root, "TARGET_NAME": name, "PRODUCT_NAME": name]
  }

  /// The settings of each build configuration, followed by those of its xcconfig file.
  private func configurations(of object: PropertyList) -> [(name: String, layers: [[String: String]])] {
    let list = object["buildConfigurationList"]?.string.flatMap { objects[$0] }
    return (list?["buildConfigurations"]?.strings ?? []).compactMap { objects[$0] }.map { configuration in
      let settings = configuration["buildSettings"]?.members.compactMapValues(\.setting) ?? [:]
      let file = pathOfConfiguration(configuration)
      let shared = file.map { BuildSettings.configuration(at: $0, read: read) } ?? [:]
      return (configuration["name"]?.string ?? "", [settings, shared])
    }
  }

  private func pathOfConfiguration(_ configuration: PropertyList) -> FilePath? {
    if let id = configuration["baseConfigurationReference"]?.string { return path(of: id) }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.string.flatMap({ path(of: $0) }),
      let rest = configuration["baseConfigurationReferenceRelativePath"]?.string
    else { return nil }
    return "\(anchor)/\(rest)"
  }

  /// The path of a file or group; nil if it depends on the build.
  private func path(of id: String, depth: Int = 0) -> FilePath? {
    guard depth < 100, let object = objects[id] else { return nil }
    let own = object["path"]?.string
    switch object["sourceTree"]?.string {
    case "<absolute>": return own.map { FilePath($0) }
    case "SOURCE_ROOT": return own.map { "\(folder)/\($0)" } ?? folder
    case "<group>":
      guard let base = groups[id].map({ path(of: $0, depth: depth + 1) }) ?? folder else { return nil }
      return own.map { "\(base)/\($0)" } ?? base
    default: return nil
    }
  }
}

private let fileOfSettings = BytePattern("baseConfigurationReference")
