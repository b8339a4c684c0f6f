import BridgeModel
import TextModel

extension Surroundings {
  /// What the package and the Xcode projects in a folder say: what they agree on, and targets from the lowest to the
  /// highest. Which files belong to which of them is not looked at; beside a project stands many a package that only
  /// lists dependencies, or that nobody builds any more.
  init(of folder: FilePath, _ marks: FolderMarks, read: @escaping (FilePath) -> [UInt8]?) {
    let projects = marks.xcodeProjects.compactMap { name in
      read("\(folder)/\(name)/project.pbxproj").flatMap { XcodeProject($0, in: folder, read: read)?.surroundings }
    }
    self.init(
      deploymentTargets: projects.reduce(DeploymentTargets()) { $0.joined(with: $1.deploymentTargets) },
      tracksUIKitObservation: agreement(of: projects.compactMap(\.tracksUIKitObservation)),
      tracksAppKitObservation: agreement(of: projects.compactMap(\.tracksAppKitObservation)),
      informationLists: projects.flatMap(\.informationLists))
    guard marks.hasPackage, let package = read("\(folder)/Package.swift") else { return }
    deploymentTargets = deploymentTargets.joined(with: DeploymentTargets(ofPackage: package))
  }
}

extension DeploymentTargets {
  fileprivate func joined(with other: Self) -> Self {
    Self(
      ranges.merging(other.ranges) { own, new in
        min(own.lowerBound, new.lowerBound)...max(own.upperBound, new.upperBound)
      })
  }
}

/// The one value of all; nil without one, and where they differ.
private func agreement(of values: [Bool]) -> Bool? {
  values.allSatisfy { $0 == values.first } ? values.first : nil
}
