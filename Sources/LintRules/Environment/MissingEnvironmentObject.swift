import BridgeModel
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let missingEnvironmentObject = Rule(
    id: "missing-environment-object",
    group: "environment",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Pass hosted views the objects that they read from the environment.",
    symptom: "The app crashes with \"No ObservableObject of type … found\".",
    rationale: """
      A hosting controller or view at the root of a window, popover, or presentation starts a new view hierarchy, whose \
      environment contains only system values and bridged traits. Objects from `environmentObject(_:)` and \
      `environment(_:)` don't get there. Reading an `@EnvironmentObject` that isn't there stops the app, and so does \
      showing a view with a non-optional `@Environment(Model.self)`. Pass the objects to the root view.
      """,
    exception: "Suppress it if code that the rule can't see passes the object.",
    source: "https://developer.apple.com/documentation/swiftui/environmentobject",
    examples: missingEnvironmentObjectExamples + missingEnvironmentObjectScreenExamples + environmentRootExamples
      + missingEnvironmentObjectDetailExamples,
    signs: .hosting,
    check: .types(checkHostedViews))
}

@Sendable private func checkHostedViews(_ type: ProjectType, in context: inout RuleContext) {
  let members = type.membersWithRootViews
  guard !members.isEmpty, !members.contains(where: \.node.setsRootView), type.surroundingBridge == nil else { return }
  context.inEach(members) { member, context in
    for call in member.node.descendants(.call, mentioning: rootView) {
      guard let view = context.project.rootViewOfHierarchy(madeBy: call, in: context.path) else { continue }
      let needs = context.project.missingObjects(in: view, of: context.path)
      if !needs.isEmpty { report(needs, of: view, hostedBy: call, in: type, to: &context) }
    }
  }
}

private let rootView: [BytePattern] = ["rootView"]

extension SyntaxNode {
  fileprivate var setsRootView: Bool {
    descendants(.sequence, mentioning: rootView).contains { Assignment($0)?.target.isNamed("rootView") ?? false }
  }
}

private func report(
  _ needs: [EnvironmentNeed], of view: SyntaxNode, hostedBy call: SyntaxNode, in type: ProjectType,
  to context: inout RuleContext
) {
  let objects = needs.map(\.object).withoutRepetitions
  let names = objects.map { "'\(lastComponent(of: $0))'" }.joined(separator: " or ")
  let views = needs.map(\.view).withoutRepetitions
  let receiver = views.count == 1 ? "'\(lastComponent(of: views[0]))'" : "the views"
  let isOwn = call.receiver?.isNamed("super") ?? false
  let made = isOwn ? nil : call.evidentTypeName
  let host = made.map { "this '\(lastComponent(of: $0))'" } ?? "'\(type.simpleName)'"
  context.report(
    "no \(names) reaches \(receiver) in \(host), so the app crashes", at: .whole(view),
    related: needs.map { ($0.property.place, "read here") },
    fixes: modifiers(supplying: needs, to: view, of: call, in: type, context).map { [$0] } ?? [])
}

/// Adds modifiers if the class has one property for each object, and if the type of the root view doesn't matter.
private func modifiers(
  supplying needs: [EnvironmentNeed], to view: SyntaxNode, of call: SyntaxNode, in type: ProjectType,
  _ context: RuleContext
) -> Fix? {
  guard call.parent?.kind == .argument, !call.ancestors.contains(where: { $0.kind == .closure }) else { return nil }
  var modifiers = ""
  for object in needs.map(\.object).withoutRepetitions {
    let owners = type.properties.filter { property in
      !property.member.isStatic && property.typeNode?.isOptionalType != true
        && property.typeName.flatMap { context.project.resolveUniquely($0, in: type.name)?.name } == object
    }
    guard owners.count == 1, let need = needs.first(where: { $0.object == object }) else { return nil }
    let modifier = need.property.wrapper == "EnvironmentObject" ? "environmentObject" : "environment"
    modifiers += ".\(modifier)(\(owners[0].name))"
  }
  return Fix("Add '\(modifiers)'", [.insert(modifiers, at: view.range.upperBound)], safety: .unsafe)
}
