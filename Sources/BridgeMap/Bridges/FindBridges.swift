import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan
import TextModel

extension ProjectBridges {
  /// Finds the bridges that the files at `paths` declare or build, and their users in the files at `allPaths` of the
  /// project. `diagnostics` are the diagnostics of the files, by path; those in the code of a bridge determine its
  /// health. Searches every file.
  public init(
    in paths: [FilePath], among allPaths: [FilePath], of project: ProjectModel, diagnostics: [FilePath: [Diagnostic]]
  ) {
    let survey = Survey(project: project)
    let hosts = HostSurvey(paths: paths, survey: survey)
    let found = paths.flatMap { survey.representables(in: $0) } + hosts.found
    let healths = healths(of: found.map(\.extent), diagnostics)
    let users = Uses(of: found.map(\.bridge), in: allPaths, survey)
    let bridges = zip(found, healths).map { found, health in
      var bridge = found.bridge
      bridge.health = health
      if bridge.dismantle == .none, health.rules.contains(ruleOfMissingDismantle) { bridge.dismantle = .missing }
      switch bridge.direction {
      case .wraps:
        bridge.swiftUITypes = users.swiftUITypes[bridge.name, default: []]
        bridge.hostedViews = hosts.viewsInRepresentables[bridge.name, default: []]
      case .hosts: if bridge.uiKitTypes.isEmpty { bridge.uiKitTypes = users.uiKitTypes[bridge.name] ?? bridge.means }
      }
      return bridge
    }
    self.init(
      bridges: bridges.sorted(by: isBefore),
      models: survey.sharedModels(in: allPaths, about: Set(paths)))
  }
}

/// The rule that decides whether a dismantle method is needed. If it's turned off, no bridge is missing one.
private let ruleOfMissingDismantle = "missing-dismantle"

/// A bridge with all code that belongs to it.
struct FoundBridge {
  var bridge: Bridge
  /// The ranges of the code, with their files.
  var extent: [(path: FilePath, range: Range<Int>)]
}

/// The health of each bridge. A diagnostic counts for the bridge with the smallest range around it. If a type is two
/// bridges, it counts for both.
private func healths(
  of extents: [[(path: FilePath, range: Range<Int>)]], _ diagnostics: [FilePath: [Diagnostic]]
) -> [Health] {
  var places: [FilePath: [(bridge: Int, range: Range<Int>)]] = [:]
  for (bridge, extent) in extents.enumerated() {
    for part in extent { places[part.path, default: []].append((bridge, part.range)) }
  }
  var own: [Int: [Diagnostic]] = [:]
  for (path, places) in places {
    for diagnostic in diagnostics[path, default: []] {
      let around = places.filter { $0.range.contains(diagnostic.range.lowerBound) }
      guard let least = around.map(\.range.count).min() else { continue }
      for bridge in Set(around.filter { $0.range.count == least }.map(\.bridge)) {
        own[bridge, default: []].append(diagnostic)
      }
    }
  }
  return extents.indices.map { Health(own[$0, default: []]) }
}

/// Queries of the model that several searches share.
struct Survey {
  let project: ProjectModel

  func representables(in path: FilePath) -> [FoundBridge] {
    project.representables(in: path).filter { $0.conformance.owner.path == path }.map { representable in
      let owner = representable.conformance.owner
      let bridge = Bridge(
        direction: .wraps, name: representable.name, framework: representable.family.framework,
        means: [representable.family.name], path: path, line: line(of: owner.node, in: path), swiftUITypes: [],
        uiKitTypes: [representable.representedType?.text ?? representable.family.represented],
        coordinator: representable.coordinator?.name,
        dismantle: representable.functions(.dismantle).isEmpty ? .none : .written)
      let parts = representable.parts + (representable.coordinator?.declarations ?? [])
      return FoundBridge(bridge: bridge, extent: parts.map { ($0.path, $0.node.range) })
    }
  }

  /// The line of a node's name, 1-based.
  func line(of node: SyntaxNode, in path: FilePath) -> Int {
    let start = (node.nameToken?.range ?? node.range).lowerBound
    return (project.facts(of: path)?.file.document.text.line(at: start) ?? 0) + 1
  }

  func isClass(_ name: String) -> Bool { project.declarations(of: name).contains(where: \.isClass) }
}

extension Array where Element: Equatable {
  mutating func appendOnce(_ element: Element) {
    if !contains(element) { append(element) }
  }
}
