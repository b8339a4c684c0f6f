import BridgeModel
import SwiftScan
import TextModel

/// The types that create the bridges, by the names of the bridges.
struct Uses {
  /// Views and other types that build views; no classes.
  private(set) var swiftUITypes: [String: [String]] = [:]
  /// The classes that create the bridges.
  private(set) var uiKitTypes: [String: [String]] = [:]

  init(of bridges: [Bridge], in paths: [FilePath], _ survey: Survey) {
    let names = Set(bridges.map(\.name))
    let words = Set(names.map { lastComponent(of: $0) })
    for path in paths {
      guard let tree = survey.project.facts(of: path)?.tree else { continue }
      for call in tree.descendants(.call) {
        guard let written = call.evidentTypeName, words.contains(lastComponent(of: written)) else { continue }
        let user = call.enclosingTypeName
        guard !user.isEmpty, let name = survey.project.resolveUniquely(written, in: user)?.name, names.contains(name),
          user != name, !user.hasPrefix(name + "."), !call.isInPreview
        else { continue }
        if survey.isClass(user) {
          uiKitTypes[name, default: []].appendOnce(user)
        } else {
          swiftUITypes[name, default: []].appendOnce(user)
        }
      }
    }
  }
}
