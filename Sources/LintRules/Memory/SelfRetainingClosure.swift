import BridgeModel
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let selfRetainingClosure = Rule(
    id: "self-retaining-closure",
    group: "memory",
    severity: .warning,
    lowerSeverities: [
      .information(
        if: "the object may belong to a SwiftUI view that is shown once, or another module keeps the closure")
    ],
    since: "iOS 13, macOS 10.15",
    summary: "Let a stored closure refer weakly to the object that keeps it.",
    symptom: "Each time the screen or view is shown, another one leaks with everything that it keeps.",
    rationale: """
      A closure keeps what it captures. If it's stored in a property of the same object, or of an object that this one \
      keeps, such as a bar, a child, or a model, neither is ever released. In a wrapper, that happens once for each view \
      that SwiftUI creates. A closure of a struct captures a copy of the struct, with all objects and state in it. The \
      handlers of actions, registrations, and data sources are stored as well.
      """,
    exception: "Suppress it if the object lives as long as the app.",
    source: """
      https://docs.swift.org/swift-book/documentation/the-swift-programming-language/automaticreferencecounting/
      """,
    examples: closureCycleExamples + placedViewExamples + closureCycleObjectExamples
      + selfRetainingClosureDetailExamples
      + selfRetainingClosureKeeperExamples + selfRetainingClosureMakerExamples + selfRetainingClosurePassedExamples
      + selfRetainingClosureReceivedExamples
      + selfRetainingClosureRemovalExamples + selfRetainingClosureStorageExamples
      + selfRetainingClosureCollectionExamples,
    check: .types(checkClosures))
}

@Sendable private func checkClosures(_ type: ProjectType, in context: inout RuleContext) {
  guard context.imports("SwiftUI") || context.project.isBridged(type.name) else { return }
  context.inEach(context.project.membersWithClosures(of: type)) { member, context in
    for found in context.project.selfRetainingClosures(in: member, of: type) {
      context.report(
        "retain cycle: \(found.cycle), so neither is released", at: .whole(found.closure),
        severity: found.mayHappenOnce || found.isKeptElsewhere ? .information : nil,
        related: found.others.map { (.whole($0), "this \($0.kind == .closure ? "closure" : "method") does the same") },
        fixes: weakReference(in: found, context).map { [$0] } ?? [])
    }
  }
}

extension SelfRetainingClosure {
  fileprivate var cycle: String {
    let way = path.isAddition ? "in what is added to it" : "through '\(path.joined(separator: "."))'"
    return switch owner {
    case .type(let name), .local(let name):
      closure.kind == .closure
        ? "'\(name)' keeps this closure \(way), and the closure captures '\(name)'"
        : "'\(name)' keeps this method \(way), and a method that is stored keeps its object"
    case .property(let name, let type):
      "'\(name)' keeps this closure through '\(path.dropFirst().joined(separator: "."))', and the closure captures this "
        + "copy of '\(type)', which keeps '\(name)'"
    }
  }
}

/// Captures the object weakly, if the closure only calls its methods or sets its properties.
private func weakReference(in found: SelfRetainingClosure, _ context: RuleContext) -> Fix? {
  let name: String
  switch found.owner {
  case .type: name = "self"
  case .local(let local):
    guard found.closure.canCapture(local) else { return nil }
    name = local
  case .property: return nil
  }
  let edits = ([found.closure] + found.others).compactMap { closure -> [TextEdit]? in
    if closure.kind != .closure { return weakCall(of: closure, context).map { [$0] } }
    return context.project.returnsNothing(closure, in: context.path) ? closure.capturingWeakly(name) : nil
  }
  guard edits.count == found.others.count + 1 else { return nil }
  return Fix("Capture '\(name)' weakly", edits.flatMap(\.self), safety: .unsafe)
}

/// Replaces a method of `self` with a closure that calls it as long as the object exists.
private func weakCall(of method: SyntaxNode, _ context: RuleContext) -> TextEdit? {
  guard case .project(let found) = context.project.callee(of: method, in: context.path), found.count == 1,
    found[0].node.all(.effect).isEmpty, found[0].node.type == nil
  else { return nil }
  let arguments = found[0].node.parameters.enumerated().map { place, parameter in
    (parameter.label.map { "\($0): " } ?? "") + "$\(place)"
  }
  return TextEdit(
    replacing: method.range, with: "{ [weak self] in self?.\(method.name)(\(arguments.joined(separator: ", "))) }")
}

extension SyntaxNode {
  /// Whether a local contains its object when this closure is made. A variable may receive it later.
  fileprivate func canCapture(_ local: String) -> Bool {
    guard let file = ancestors.first(where: { $0.kind == .file }),
      let declaration = localDeclaration(of: local, within: file)
    else { return false }
    return declaration.kind == .parameter || declaration.kind == .optionalBinding
      || declaration.parent?.isNamed("let") == true
  }
}
