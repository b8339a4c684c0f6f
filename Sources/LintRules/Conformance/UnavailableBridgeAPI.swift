import BridgeFacts
import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let unavailableBridgeAPI = Rule(
    id: "unavailable-bridge-api",
    group: "conformance",
    severity: .error,
    lowerSeverities: [
      .warning(if: "the code compiles, but earlier systems never call the override"),
      .information(if: "the project or an imported module isn't completely known"),
    ],
    since: "iOS 13, macOS 10.15",
    summary: "Check availability before you use API that is newer than the deployment target.",
    symptom: "The code doesn't compile for the project's deployment target.",
    rationale: """
      `UIHostingController` is as old as SwiftUI, but hosting configurations, sizing options, safe area regions, and \
      much of the other API that connects SwiftUI with UIKit or AppKit arrived years later. If the deployment target \
      is lower than the version that introduced an API, the compiler rejects every use without an `#available` check \
      or an `@available` attribute.
      """,
    exception: "Suppress it if the file belongs to a target whose deployment target the linter can't find.",
    source: "https://developer.apple.com/documentation/swiftui/uihostingcontroller/sizingoptions",
    examples: unavailableBridgeAPIExamples + unavailableMemberExamples,
    signs: .introducedAPI,
    check: .types(checkAvailability))
}

@Sendable private func checkAvailability(_ type: ProjectType, in context: inout RuleContext) {
  let project = context.project
  let path = context.path
  let targets = project.surroundings(of: path).deploymentTargets
  guard !targets.ranges.isEmpty else { return }
  // A project may declare deployment targets for platforms that it, or this file, is never built for.
  let importsUIKit = context.imports("UIKit")
  let missing = lateAPIs.indices.filter { index in
    lateAPIs[index].isMissing(for: targets[lateAPIs[index].platform])
      && (importsUIKit || lateAPIs[index].framework != nil) && context.mayMention(lateAPIs[index].word)
  }.map { lateAPIs[$0] }
  guard !missing.isEmpty else { return }
  let byName = Dictionary(grouping: missing, by: \.symbol.baseName)
  let isCertain =
    project.coverage.isWhole(around: path) && context.imports.isSubset(of: KnownTypes.modules.union(testModules))
  var found: [(node: SyntaxNode, api: LateAPI)] = []
  type.walk(mentioning: missing.map(\.word.pattern)) { node in
    guard node.canUseAPI, node.nameMarks(of: lateNames) != 0, let candidates = byName[node.name] else { return }
    let name = node.name
    // If parts of the project are unknown, a name of one word may mean something else.
    guard isCertain || !["Observable", "Bindable"].contains(name) else { return }
    if let api = candidates.first(where: { project.isUse(node, of: $0.symbol, in: type) }) { found.append((node, api)) }
  }
  for (node, api) in found {
    guard let system = project.system(missingFor: api, at: node, in: path) else { continue }
    if node.kind == .functionDeclaration {
      report(node, of: api, missingBefore: system, in: type, isCertain: isCertain, to: &context)
      continue
    }
    context.report(
      "'\(api.symbol.baseName)' requires \(system), but the deployment target is lower",
      at: node.kind == .keyPathComponent ? .name(of: node) : .whole(node),
      severity: isCertain ? .error : .information, fixes: check(of: system, around: node, context).map { [$0] } ?? [])
  }
}

/// Wraps the statement in an availability check; nil if it can't be wrapped.
private func check(of system: String, around node: SyntaxNode, _ context: RuleContext) -> Fix? {
  let outer = ([node] + Array(node.ancestors)).first { $0.statement != nil }
  guard let statement = outer?.statement, statement.kind == .sequence || statement.kind == .call,
    statement.parent?.kind == .codeBlock, statement.parent?.parent?.type == nil || statement.parent?.items.count != 1,
    !statement.contains(where: { $0.kind == .closure })
  else { return nil }
  let condition = "#available(\(system), *)"
  return Fix(
    "Add 'if #available(\(system), *)'",
    context.placement.wrapping(statement, inIf: condition), safety: .unsafe)
}

/// Reports an override of a newer method: it doesn't compile if it calls `super`. Otherwise it compiles, but UIKit never
/// calls `updateProperties()` on earlier systems.
private func report(
  _ override: SyntaxNode, of api: LateAPI, missingBefore system: String, in type: ProjectType, isCertain: Bool,
  to context: inout RuleContext
) {
  let name = api.symbol.baseName
  guard override.callsSuper || name == "updateProperties" && !callsItself(override, in: type) else { return }
  context.report(
    override.callsSuper
      ? "'\(name)' requires \(system), but the deployment target is lower"
      : "'\(name)' is called only since \(system), but the deployment target is lower",
    at: .name(of: override), severity: !isCertain ? .information : override.callsSuper ? .error : .warning,
    fixes: attribute(for: api, on: override, context).map { [$0] } ?? [])
}

/// Whether the type calls an overriding method itself, for systems that don't.
private func callsItself(_ override: SyntaxNode, in type: ProjectType) -> Bool {
  type.members.flatMap(\.bodies).flatMap { $0.calls(named: override.name) }.contains {
    $0.receiver.map { $0.memberPath == ["self"] } ?? true
  }
}

/// Adds `@available` above an override.
private func attribute(for api: LateAPI, on override: SyntaxNode, _ context: RuleContext) -> Fix? {
  context.project.neededAvailability(for: api.symbol.availability, at: override, in: context.path).map {
    let indentation = indentation(at: override.range.lowerBound, in: context.text)
    return Fix(
      "Add '\($0)'", [.insert($0 + context.style.lineEnding + indentation, at: override.range.lowerBound)],
      safety: .unsafe)
  }
}

extension ProjectModel {
  /// The system that the API needs, such as `iOS 16`; nil if the node is never compiled for earlier ones.
  fileprivate func system(missingFor api: LateAPI, at node: SyntaxNode, in path: FilePath) -> String? {
    guard node.platforms.contains(api.platform == .macOS ? .macOS : .iOS),
      api.isMissing(for: deploymentTarget(of: api.platform, at: node, in: path)), !node.isNextToUnavailable
    else { return nil }
    return "\(api.platform.rawValue) \(api.version)"
  }

  /// Whether a node means this API: the project declares nothing with its name, and its owner is known.
  fileprivate func isUse(_ node: SyntaxNode, of api: IntroducedAPI, in type: ProjectType) -> Bool {
    guard let owner = api.owner else {
      guard node.kind == .typeName || node.kind == .reference, !api.name.contains("(") || node.callOfIt != nil,
        // Swift lets a type conform to a protocol of newer systems.
        node.parent?.kind != .inheritedType
      else { return false }
      return !resolve(api.baseName, in: type.name).contains(where: \.isDeclared)
        && globalDeclarations(named: api.baseName, in: type.path).isEmpty
        && !isOwn(node, in: type)
    }
    return isAsked(node, of: owner, api, in: type) && !declaresMember(named: api.baseName, of: owner, from: type.name)
  }

  /// Whether a node uses a member of the owner in the form of the API.
  private func isAsked(_ node: SyntaxNode, of owner: String, _ api: IntroducedAPI, in type: ProjectType) -> Bool {
    switch owner {
    case "EnvironmentValues":
      return node == node.parent?.first(.keyPathComponent)
        && node.ancestors.contains { $0.kind == .attribute && $0.isNamed("Environment") }
    case "View": return node.kind == .memberAccess && node.callOfIt != nil && !isOwn(node, in: type)
    case _ where node.kind == .functionDeclaration:
      return type.member(holding: node)?.fullName == api.name
        && type.frameworkClass.map { isClass($0, kindOf: owner) } ?? false
    default:
      guard api.fits(node.callOfIt), let name = receiverType(of: node, in: type) else { return false }
      // The call may mean the project's own override, which every system has.
      return (isClass(name, in: type.name, kindOf: owner) || owner == name)
        && !declaresMember(named: api.baseName, of: name, from: type.name)
    }
  }

  /// Whether a name or a call means a local or a declaration of the project.
  private func isOwn(_ node: SyntaxNode, in type: ProjectType) -> Bool {
    switch callee(of: node.callOfIt ?? node, in: type.path) {
    case .project, .local, .global, .implicitInitializer: true
    case .apple, .unknown: false
    }
  }

  /// The type on whose object a member is used; without a receiver, the type around the code.
  private func receiverType(of node: SyntaxNode, in type: ProjectType) -> String? {
    guard let member = type.member(holding: node) else { return nil }
    guard let base = node.base else {
      let isLocal = node.isLocal(node.name, within: member.node)
      return node.kind == .reference && !isLocal ? type.name : nil
    }
    // The override around a call to `super` is reported.
    if base.memberPath == ["super"] { return nil }
    return base.memberPath == ["UIView"] ? "UIView" : typeName(of: base, in: type.expressionScope(of: member))
  }
}

/// A symbol with the first system that has it, on the platform that the rule checks.
private struct LateAPI {
  var symbol: IntroducedAPI
  /// The platform to check: macOS for symbols of AppKit, iOS for symbols of UIKit and SwiftUI.
  var platform: Platform
  var version: SystemVersion
  /// The platform of the symbol's framework; nil if the symbol is on both platforms.
  var framework: Platform?
  /// The symbol's name, as a word to find in files.
  var word: SoughtWord

  init?(_ symbol: IntroducedAPI) {
    let versions = Dictionary(systems(in: symbol.availability).map { ($0.platform, $0.version) }) { _, last in last }
    let isOnBoth = versions[.iOS] != nil && versions[.macOS] != nil
    self.symbol = symbol
    word = SoughtWord(symbol.baseName)
    platform = versions[.iOS] == nil ? .macOS : .iOS
    framework = isOnBoth ? nil : platform
    guard let version = versions[platform] else { return nil }
    self.version = version
  }

  /// Whether all deployment targets in a range are lower than the version that has the symbol.
  func isMissing(for target: ClosedRange<SystemVersion>?) -> Bool { target.map { $0.upperBound < version } ?? false }
}

/// Modules that declare nothing with the name of such an API.
private let testModules: Set = ["XCTest", "Testing"]

private let lateAPIs = IntroducedAPI.all.compactMap(LateAPI.init)
private let lateNames = MarkedWords(lateAPIs.map { ($0.symbol.baseName, 1) })

extension IntroducedAPI {
  /// Whether the labels of a call match this symbol. A symbol without labels matches only if there is no call.
  fileprivate func fits(_ call: SyntaxNode?) -> Bool {
    guard let open = name.firstIndex(of: "(") else { return call == nil }
    guard let call else { return false }
    let labels = name[open...].dropFirst().dropLast().split(separator: ":").map { $0 == "_" ? nil : String($0) }
    // Arguments after the first two may have defaults. A trailing closure has no label.
    let given = Array(call.arguments)
    return zip(labels, given).prefix(2).allSatisfy { $1.isTrailingClosure || $0 == $1.label }
      && (labels.isEmpty || !given.isEmpty) && (name != "animate(_:changes:completion:)" || given.count > 1)
  }
}

extension SyntaxNode {
  /// Whether a node of this kind can use an API by its name.
  fileprivate var canUseAPI: Bool {
    switch kind {
    case .typeName, .reference, .memberAccess, .keyPathComponent: true
    case .functionDeclaration: hasModifier("override")
    default: false
    }
  }

  /// The call whose callee is this node; nil if there is none.
  fileprivate var callOfIt: SyntaxNode? { parent.flatMap { $0.kind == .call ? $0 : nil } }

  /// Whether an overriding function calls the method of the superclass.
  fileprivate var callsSuper: Bool {
    body?.calls(named: name).contains { $0.receiver?.isNamed("super") ?? false } ?? false
  }

  /// Whether the code of the member around it contains an `#unavailable` condition.
  fileprivate var isNextToUnavailable: Bool {
    let function = ancestors.first { $0.kind == .memberBlock }
    return ancestors.prefix { $0 != function }.contains { ancestor in
      ancestor.descendants(.availabilityCondition).contains { $0.firstToken.is("#unavailable") }
    }
  }

  fileprivate func contains(where isFound: (SyntaxNode) -> Bool) -> Bool {
    var found = false
    walk { node in
      found = found || isFound(node)
      return !found
    }
    return found
  }
}
