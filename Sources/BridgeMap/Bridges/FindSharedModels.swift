import BridgeModel
import SwiftScan
import TextModel

extension Survey {
  /// The observable classes that both views and responders in the files at `paths` have as properties. At least one of
  /// these properties is in a file in `nearPaths`.
  func sharedModels(in paths: [FilePath], about nearPaths: Set<FilePath>) -> [SharedModel] {
    let models = paths.flatMap(observableClasses)
    guard !models.isEmpty else { return [] }
    let numbers = Dictionary(models.enumerated().map { ($1.name, $0) }) { first, _ in first }
    var shared = models
    var near: Set<Int> = []
    for path in paths {
      for type in project.types(in: path) {
        guard let side = side(of: type) else { continue }
        for property in type.localProperties {
          guard let written = property.typeName, let name = project.resolveUniquely(written, in: type.name)?.name,
            let number = numbers[name], name != type.name
          else { continue }
          shared[number][keyPath: side].appendOnce(type.name)
          if nearPaths.contains(path) { near.insert(number) }
        }
      }
    }
    return near.sorted().map { shared[$0] }.filter { !$0.swiftUITypes.isEmpty && !$0.uiKitTypes.isEmpty }.sorted {
      $0.name < $1.name
    }
  }

  private func observableClasses(in path: FilePath) -> [SharedModel] {
    let types = project.facts(of: path)?.types ?? []
    return types.filter { type in
      type.isClass
        && (type.node.attributes.contains { $0.name == "Observable" }
          || type.inheritedNames.contains { lastComponent(of: $0) == "ObservableObject" })
    }.map {
      SharedModel(name: $0.name, path: path, line: line(of: $0.node, in: path), swiftUITypes: [], uiKitTypes: [])
    }
  }

  /// The side that a type belongs to; nil if that's unknown.
  private func side(of type: ProjectType) -> WritableKeyPath<SharedModel, [String]>? {
    if type.frameworkClass != nil {
      let isResponder = ["UIResponder", "NSResponder"].contains { project.isClass(type.name, kindOf: $0) }
      return isResponder ? \.uiKitTypes : nil
    }
    return type.isView || type.ancestry.contains("App") ? \.swiftUITypes : nil
  }
}
