import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan
import TextModel

extension BridgeLifecycle {
  /// The types and functions in some files that show SwiftUI views in UIKit, AppKit, or WatchKit, without their health.
  /// Files without a word about hosting are skipped.
  public static func hosts(in paths: [FilePath], of project: ProjectModel) -> [Bridge] {
    foundHosts(in: paths, of: project).map(\.bridge)
  }

  /// The lifecycles of the hosts with this full name or, if there are none, with this last component of their name.
  /// `diagnostics` are the diagnostics of the files, by path.
  public static func lifecycles(
    ofHostsNamed name: String, in paths: [FilePath], of project: ProjectModel, diagnostics: [FilePath: [Diagnostic]]
  ) -> [BridgeLifecycle] {
    let all = foundHosts(in: paths, of: project)
    let exact = all.filter { $0.bridge.name == name }
    let chosen = exact.isEmpty ? all.filter { lastComponent(of: $0.bridge.name) == name } : exact
    return chosen.map { BridgeLifecycle(of: $0, in: project, diagnostics) }
  }

  private static func foundHosts(in paths: [FilePath], of project: ProjectModel) -> [FoundBridge] {
    let words = ["Hosting", "rootView"].map { BytePattern($0) }
    let near = paths.filter { path in
      guard let file = project.facts(of: path) else { return false }
      return words.contains { $0.occurs(in: file.file.document.text.utf8) }
    }
    return near.isEmpty ? [] : HostSurvey(paths: near, survey: Survey(project: project)).found
  }

  private init(of found: FoundBridge, in project: ProjectModel, _ diagnostics: [FilePath: [Diagnostic]]) {
    name = found.bridge.name
    direction = .hosts
    framework = found.bridge.framework
    brought = found.bridge.swiftUITypes
    path = found.bridge.path
    line = found.bridge.line
    inputs = []
    var rest = OwnDiagnostics(in: found.extent, among: diagnostics)
    let code = HostCode(of: found, in: project)
    phases = code.functions.compactMap { code.phase(of: $0.node, in: $0.path, &rest) }
    notes = rest.all.map(\.note)
  }
}

/// The code of a host that is about the hosted views.
private struct HostCode {
  /// Functions, initializers, and properties, except those inside others.
  private(set) var functions: [(node: SyntaxNode, path: FilePath)] = []
  private let sites: [HostingSite]
  private let views: [String]
  /// The names of the variables that store hosting values, and `rootView`.
  private let names: Set<String>
  private let project: ProjectModel

  init(of found: FoundBridge, in project: ProjectModel) {
    self.project = project
    views = found.bridge.swiftUITypes
    let paths = found.extent.map(\.path).reduce(into: []) { $0.appendOnce($1) }
    let hosting = HostingNames(in: project)
    sites = paths.flatMap { path in
      project.hostingSites(in: path, among: hosting).filter { site in
        found.extent.contains { $0.path == path && $0.range.contains(site.node.range.lowerBound) }
      }
    }
    names = Set(sites.compactMap(\.variable) + ["rootView"])
    for (path, range) in found.extent {
      guard let tree = project.facts(of: path)?.tree else { continue }
      for node in tree.descendants(.functionDeclaration, .initializerDeclaration, .deinitializerDeclaration, .binding)
      where range.contains(node.range.lowerBound) && node.codeOfMember != nil {
        let isInside = functions.contains { $0.path == path && $0.node.range.contains(node.range.lowerBound) }
        if !isInside { functions.append((node, path)) }
      }
    }
  }

  /// nil for code that isn't about the hosted views.
  func phase(
    of function: SyntaxNode, in path: FilePath, _ rest: inout OwnDiagnostics
  ) -> BridgeLifecycle.Phase? {
    guard let block = function.codeOfMember else { return nil }
    let made = sites.filter { block.contains($0.node) }
    let mentions = block.descendants(.reference, .memberAccess, .argument).filter { names.contains($0.name) }
    let ranges = made.map(\.node.range) + mentions.map(\.range)
    let items = block.items
    let range = (items.first ?? block).range.lowerBound..<(items.last ?? block).range.upperBound
    let code = lines(in: range, of: path, project, &rest) { line in ranges.contains { $0.overlaps(line) } }
    guard !code.isEmpty else { return nil }
    let shown = made.compactMap { site in
      site.rootView?.descendants(.call).lazy.compactMap(\.evidentTypeName).first(where: views.contains)
    }
    return BridgeLifecycle.Phase(
      method: nil, title: function.title, occasion: function.lifecycleMethod?.occasion ?? "", isRequired: false,
      code: code, helpers: [], inputs: shown.reduce(into: []) { $0.appendOnce($1) },
      result: made.first.map { site in
        BridgeLifecycle.Result(name: site.className, keeper: site.variable.map { "stored in \($0)" } ?? "passed on")
      }, notes: rest.remove(in: function.range, of: path))
  }
}

extension SyntaxNode {
  /// The method of UIKit or AppKit that a function overrides.
  fileprivate var lifecycleMethod: ViewLifecycleMethod? {
    hasModifier("override") ? ViewLifecycleMethod.named(name) : nil
  }

  /// The block of a function or computed property, or the initial value of a property; nil if there is neither.
  fileprivate var codeOfMember: SyntaxNode? { kind == .binding ? first(.accessorBlock) ?? value : body }

  /// The title, such as `viewDidLoad()`, `show(_:in:)`, `init(card:)`, or `host`.
  fileprivate var title: String {
    switch kind {
    case .binding: return pattern?.text ?? ""
    case .deinitializerDeclaration: return "deinit"
    default:
      let labels = parameters.map { ($0.label ?? "_") + ":" }.joined()
      return (kind == .initializerDeclaration ? "init" : name) + "(\(labels))"
    }
  }
}
