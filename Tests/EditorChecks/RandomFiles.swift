import BridgeModel
import TestSupport
import TextModel

/// Random files of a project. Two of three bridge the frameworks.
struct RandomFiles {
  private let paths: [FilePath]
  private let bridging: [FilePath]

  init(_ paths: [FilePath], of project: ProjectModel) {
    self.paths = paths
    bridging = paths.filter { !project.representables(in: $0).isEmpty || project.imports(of: $0).contains("UIKit") }
  }

  func next(in project: ProjectModel, using random: inout SplitMix64) -> FileFacts? {
    let files = Int.random(in: 0..<3, using: &random) > 0 && !bridging.isEmpty ? bridging : paths
    return files.randomElement(using: &random).flatMap(project.facts)
  }
}
