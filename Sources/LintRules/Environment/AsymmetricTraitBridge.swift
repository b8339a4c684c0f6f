import BridgeModel
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let asymmetricTraitBridge = Rule(
    id: "asymmetric-trait-bridge",
    group: "environment",
    severity: .warning,
    since: "iOS 17, tvOS 17",
    summary: "Set the trait that `read(from:)` returns, to the value that `write(to:value:)` receives.",
    symptom: "A value that you set with `.environment(_:_:)` doesn't reach UIKit views, or changes another trait.",
    rationale: """
      SwiftUI calls `write(to:value:)` to convert an environment value to a trait, and `read(from:)` to convert the \
      trait back. Hosted views below a wrapped UIKit view get the value through both methods. If they use different \
      traits, or if `write` sets a constant, the value is lost on the way.
      """,
    exception: "Suppress it if a value that UIKit code sets must be the only one.",
    source: "https://developer.apple.com/documentation/swiftui/uitraitbridgedenvironmentkey",
    examples: asymmetricTraitBridgeExamples,
    signs: .environmentKey,
    check: .types(checkTraits))
}

@Sendable private func checkTraits(_ type: ProjectType, in context: inout RuleContext) {
  guard let bridge = context.project.traitBridge(of: type), let reader = bridge.reader, let writer = bridge.writer,
    let read = context.project.traitAccesses(in: reader), let trait = read.first?.trait,
    read.allSatisfy({ $0.trait == trait }), let written = context.project.traitAccesses(in: writer)
  else { return }
  let others = written.filter { $0.trait != trait }
  if !written.isEmpty, others.count == written.count {
    for access in others {
      context.report(
        "'\(lastComponent(of: type.name))' reads '\(lastComponent(of: trait))' but sets "
          + "'\(lastComponent(of: access.trait))', so values from SwiftUI are lost",
        at: .whole(access.node), related: [(.name(of: reader.node), "reads '\(lastComponent(of: trait))'")],
        fixes: read.count == 1 ? replacement(of: access, with: read[0], in: bridge, context).map { [$0] } ?? [] : [])
    }
  } else if !written.isEmpty, others.isEmpty, let value = writer.unusedValue {
    context.report(
      "'write' ignores '\(value.name)', so values from SwiftUI are lost", at: .name(of: value))
  }
}

/// Sets the trait that is read, if both methods pass its value on unchanged.
private func replacement(
  of access: TraitAccess, with read: TraitAccess, in bridge: TraitBridge, _ context: RuleContext
) -> Fix? {
  let name = lastComponent(of: read.trait)
  guard let parameters = bridge.writer?.node.parameters.map(\.usableName), parameters.count == 2,
    let traits = parameters[0], let value = parameters[1], read.isDirect, access.isDirect,
    let assignment = access.node.parent.flatMap(Assignment.init), !assignment.isCompound,
    assignment.value.map(\.memberPath) == [[value]],
    context.project.resolveUniquely(name, in: bridge.key.name)?.name == read.trait
  else { return nil }
  return Fix(
    "Set '\(name)'", [TextEdit(replacing: access.node.range, with: "\(traits)[\(name).self]")], safety: .unsafe)
}

extension Member {
  /// The last parameter, if the code never uses it.
  fileprivate var unusedValue: SyntaxNode? {
    guard let parameter = node.parameters.last, let name = parameter.usableName,
      !bodies.contains(where: { $0.descendants(.reference).contains { $0.isNamed(name) } })
    else { return nil }
    return parameter
  }
}
