import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let incompleteTraitBridge = Rule(
    id: "incomplete-trait-bridge",
    group: "environment",
    severity: .error,
    lowerSeverities: [.warning(if: "a property of `EnvironmentValues` doesn't use the bridge")],
    since: "iOS 17, tvOS 17",
    summary: "Give a bridged environment key both methods and a property that uses the bridge.",
    symptom: "The code doesn't compile, or SwiftUI views ignore a trait that UIKit code sets.",
    rationale: """
      `UITraitBridgedEnvironmentKey` requires `read(from:)` and `write(to:value:)`. SwiftUI calls them only through the \
      subscript of `EnvironmentValues` for bridged keys, which requires iOS 17. In code that also runs on earlier \
      systems, `self[ThemeKey.self]` means the subscript for all keys instead, which compiles and knows nothing about \
      traits. Use the key where iOS 17 is certain: below `if #available`, or with a higher deployment target.
      """,
    exception: "Suppress it if only SwiftUI code sets the value.",
    source: "https://developer.apple.com/documentation/swiftui/uitraitbridgedenvironmentkey",
    examples: incompleteTraitBridgeExamples,
    signs: .environmentKey,
    check: .types(checkBridge))
}

@Sendable private func checkBridge(_ type: ProjectType, in context: inout RuleContext) {
  if type.name == "EnvironmentValues" {
    checkProperties(of: type, in: &context)
  } else if let bridge = context.project.traitBridge(of: type), let primary = type.primary {
    checkMethods(of: bridge, primary, in: &context)
  }
}

/// Reports methods that a key certainly doesn't have.
private func checkMethods(of bridge: TraitBridge, _ primary: TypeDeclaration, in context: inout RuleContext) {
  guard bridge.reader == nil || bridge.writer == nil, context.project.isClosedWorld(bridge.key.declarations) else {
    return
  }
  let inherited = context.project.ancestry(of: bridge.key.declarations).names
    .flatMap { context.project.extensions(of: $0) }
  let members = bridge.key.members + inherited.flatMap(\.members)
  let missing = ["read", "write"].filter { name in !members.contains { $0.name == name } }
  guard !missing.isEmpty else { return }
  let names = missing.map { $0 == "read" ? "'read(from:)'" : "'write(to:value:)'" }.joined(separator: " and ")
  context.report(
    "'\(bridge.key.simpleName)' does not implement \(names)", at: .name(of: primary.node),
    fixes: missing.count == 1 ? counterpart(in: bridge, context).map { [$0] } ?? [] : [])
}

/// Adds the method that is missing, for the trait that the other one uses.
private func counterpart(in bridge: TraitBridge, _ context: RuleContext) -> Fix? {
  guard let method = bridge.reader ?? bridge.writer, let accesses = context.project.traitAccesses(in: method),
    accesses.count == 1, accesses[0].isDirect, let type = bridge.valueType, context.contains(method.owner.node)
  else { return nil }
  let trait = lastComponent(of: accesses[0].trait)
  guard context.project.resolveUniquely(trait, in: bridge.key.name)?.name == accesses[0].trait else { return nil }
  let access = AccessLevel(ofMembersIn: bridge.key.primary?.node ?? method.owner.node)
  let template =
    bridge.reader == nil
    ? TraitBridgeTemplate.reading(trait, value: type, access: access)
    : TraitBridgeTemplate.writing(trait, value: type, access: access)
  let edit = context.placement.insertion(ofMember: template.plainText, atEndOf: method.owner.node)
  return edit.map { Fix("Add '\(bridge.reader == nil ? "read" : "write")'", [$0], safety: .safe) }
}

/// Reports uses of a bridged key in code for systems that don't have bridged keys.
private func checkProperties(of values: ProjectType, in context: inout RuleContext) {
  for body in values.localMembers.flatMap(\.bodies) {
    for node in body.descendants(.subscriptCall) {
      guard let callee = node.callee, callee.isNamed("self"), let name = node.subscriptedType(of: callee),
        context.project.neededAvailability(for: "iOS 17, tvOS 17", at: node, in: context.path) != nil,
        !node.platforms.isDisjoint(with: .uiKit),
        let type = context.project.resolveUniquely(name, in: values.name),
        let key = context.project.type(named: type.name, in: context.path),
        context.project.traitBridge(of: key) != nil
      else { continue }
      context.report(
        "'\(key.simpleName)' is not bridged here, because the deployment target is lower than iOS 17",
        at: .whole(node), severity: .warning)
    }
  }
}
