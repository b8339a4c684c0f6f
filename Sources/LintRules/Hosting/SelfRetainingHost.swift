import BridgeModel
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let selfRetainingHost = Rule(
    id: "self-retaining-host",
    group: "hosting",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Let a root view refer weakly to the object that keeps it.",
    symptom: """
      Each time the screen, window, or view is shown, another one leaks, and its SwiftUI content keeps running.
      """,
    rationale: """
      A hosting controller or view retains its root view, and a root view retains what it stores: objects in its \
      properties and environment, methods, and closures with what they capture. If an object keeps the hosting \
      controller, for example as a child or in a window, and its root view keeps the object, neither is ever released. \
      Capture the object weakly, or make the property of the root view weak.
      """,
    exception: "Suppress it if the object lives as long as the app, or if other code takes the root view away.",
    source: """
      https://docs.swift.org/swift-book/documentation/the-swift-programming-language/automaticreferencecounting/
      """,
    examples: selfRetainingHostExamples + selfRetainingInitializerExamples + selfRetainingCoordinatorExamples
      + selfRetainingContentExamples + selfRetainingEndExamples + selfRetainingKeeperExamples
      + selfRetainingFixExamples + selfRetainingRemovalExamples
      + selfRetainingHostDetailExamples + selfRetainingHostReferenceExamples + selfRetainingModifierExamples,
    signs: [.hosting, .hostingConfiguration],
    check: .types(checkSelfRetainingHosts))
}

@Sendable private func checkSelfRetainingHosts(_ type: ProjectType, in context: inout RuleContext) {
  guard context.mayHostViews else { return }
  context.inEach(context.project.membersHostingViews(of: type)) { member, context in
    for host in context.project.selfRetainingHosts(in: member, of: type) {
      context.report(
        "retain cycle: \(host.keeping), and \(host.held.holding(host.owner)), so neither is released",
        at: .whole(host.held.node),
        related: host.alsoHeld.map { (.whole($0.node), $0.holding(host.owner) + ", too") },
        fixes: weakReference(for: host, context).map { [$0] } ?? [])
    }
  }
}

extension SelfRetainingHost {
  /// How the object keeps the root view.
  fileprivate var keeping: String {
    let owner = "'\(owner)' keeps the root view"
    guard let last = path.last else { return "'\(self.owner)' hosts the root view" }
    if path.isAddition { return owner + (last.contains("hild") ? " as a child" : " as a subview") }
    return owner + " through '\(path.joined(separator: "."))'"
  }
}

extension HeldObject {
  /// How the root view keeps the object with a name.
  fileprivate func holding(_ owner: String) -> String {
    switch form {
    case .object: "the root view keeps '\(owner)'"
    case .method(let name): "the method '\(name)' keeps '\(owner)'"
    case .closure: "this closure captures '\(owner)'"
    case .model(let name): "'\(name)' keeps '\(owner)'"
    }
  }
}

extension [String] {
  /// Whether the last name is the method that adds a view or a controller.
  var isAddition: Bool { last.map { $0.hasPrefix("add") || $0.hasPrefix("insert") } ?? false }
}

// MARK: - Fix

/// Captures `self` weakly in each closure of the root view, and in closures that call the methods that it receives.
private func weakReference(for host: SelfRetainingHost, _ context: RuleContext) -> Fix? {
  let places = [host.held] + host.alsoHeld
  guard !host.isLocal, places.allSatisfy({ context.contains($0.node) }) else { return nil }
  let changes = places.compactMap { edits(for: $0, context.project, context.path) }
  guard changes.count == places.count else { return nil }
  return Fix("Capture 'self' weakly", changes.flatMap { $0 }, safety: .unsafe)
}

private func edits(for held: HeldObject, _ project: ProjectModel, _ path: FilePath) -> [TextEdit]? {
  let node = held.node
  switch held.form {
  case .method: return project.weakCall(ofMethod: node, in: path).map { [TextEdit(replacing: node.range, with: $0)] }
  case .closure:
    guard project.returnsNothing(node, in: path) else { return nil }
    return node.capturingWeakly("self")
  case .object, .model: return nil
  }
}

extension ProjectModel {
  /// A closure that calls a method of `self` if that still exists.
  fileprivate func weakCall(ofMethod node: SyntaxNode, in path: FilePath) -> String? {
    guard case .project(let found) = callee(of: node, in: path), found.count == 1, node.pathFromSelf?.count == 1,
      found[0].node.type == nil, found[0].node.all(.effect).isEmpty
    else { return nil }
    let arguments = found[0].labels.enumerated().map { ($1.map { "\($0): " } ?? "") + "$\($0)" }
    return "{ [weak self] in self?.\(node.name)(\(arguments.joined(separator: ", "))) }"
  }
}

extension SyntaxNode {
  /// Adds `[weak self]`, or the same for a local, to a closure whose statements only call methods of the object or set
  /// its properties; nil for others.
  func capturingWeakly(_ name: String) -> [TextEdit]? {
    let signature = first(.closureSignature)
    guard signature?.first(.captureList) == nil else { return nil }
    let mentions = descendants(.reference).filter { $0.isNamed(name) }
    let roots = items.compactMap { item -> SyntaxNode? in
      let chain = Assignment(item)?.target ?? item
      let root = chain.chainRoot
      return root.isNamed(name) && root != chain ? root : nil
    }
    guard !roots.isEmpty, Set(roots) == Set(mentions) else { return nil }
    let start = signature?.range.lowerBound ?? range.lowerBound + 1
    let capture = signature == nil ? " [weak \(name)] in" : "[weak \(name)] "
    return [TextEdit(replacing: start..<start, with: capture)]
      + roots.compactMap { root in
        let link = root.parent
        if link?.kind == .optionalChain { return nil }
        // `page!.close()`
        let end = link?.kind == .forceUnwrap ? link?.range.upperBound : nil
        return TextEdit(replacing: root.range.upperBound..<(end ?? root.range.upperBound), with: "?")
      }
  }
}
