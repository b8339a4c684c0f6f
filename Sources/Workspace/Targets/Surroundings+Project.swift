import BridgeModel
import TextModel

extension Surroundings {
  /// The build settings from the package and the Xcode projects in a folder: the values that they agree on, and the
  /// range of their deployment targets. Doesn't determine which files belong to which of them, because many packages
  /// next to a project only list dependencies or aren't built anymore.
  init(of folder: FilePath, _ marks: FolderMarks, read: @escaping (FilePath) -> [UInt8]?) {
    let projects = marks.xcodeProjects.compactMap { name in
      read("\(folder)/\(name)/project.pbxproj").flatMap { XcodeProject($0, in: folder, read: read)?.surroundings }
    }
    self.init(
      deploymentTargets: DeploymentTargets(covering: projects.map(\.deploymentTargets)),
      tracksUIKitObservation: agreement(of: projects.compactMap(\.tracksUIKitObservation)),
      tracksAppKitObservation: agreement(of: projects.compactMap(\.tracksAppKitObservation)),
      hasSceneManifest: agreement(of: projects.compactMap(\.hasSceneManifest)),
      usesSwift6: agreement(of: projects.map(\.usesSwift6)),
      isolation: DefaultIsolation(coveringAll: projects.compactMap(\.isolation)),
      informationLists: projects.flatMap(\.informationLists))
    guard marks.hasPackage, let package = read("\(folder)/Package.swift").map(PackageManifest.init) else { return }
    deploymentTargets = DeploymentTargets(covering: [deploymentTargets, package.deploymentTargets])
    usesSwift6 = agreement(of: projects.map(\.usesSwift6) + [package.usesSwift6])
    isolation = DefaultIsolation(coveringAll: [isolation, package.isolation].compactMap(\.self))
  }
}

/// The value that all share; nil if there is none or they differ.
private func agreement(of values: [Bool?]) -> Bool? {
  values.allSatisfy { $0 == values.first } ? values.first ?? nil : nil
}
