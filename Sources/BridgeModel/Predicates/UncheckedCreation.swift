import BridgeFacts
import SwiftScan
import TextModel

/// The creation of a controller that some devices can't show, in a project that never asks whether they can.
public struct UncheckedCreation: Sendable {
  public var call: SyntaxNode
  public var body: LifecycleBody
  public var check: AvailabilityCheck
}

extension ProjectModel {
  /// The controllers that a representable's code creates without the check that their class requires. The check may be
  /// anywhere in the project, because the code that shows the representable usually makes it. A representable that other
  /// modules can use may rely on theirs.
  public func uncheckedCreations(in representable: Representable) -> [UncheckedCreation] {
    guard representable.parts.allSatisfy({ !$0.node.isVisibleOutside && coverage.isWhole(around: $0.path) }) else {
      return []
    }
    return [LifecycleMethod.make, .update].flatMap { bodies(reachedFrom: $0, of: representable) }.flatMap { body in
      body.block.descendants(.call, mentioning: AvailabilityCheck.all.map { BytePattern($0.className) } + [".init("])
        .compactMap { uncheckedCreation(by: $0, in: body) }
    }
  }

  private func uncheckedCreation(by call: SyntaxNode, in body: LifecycleBody) -> UncheckedCreation? {
    guard let name = call.evidentTypeName, !call.isMadeOptional,
      let check = AvailabilityCheck.all.first(where: { $0.className == name }),
      resolve(name, in: body.function.owner.name).allSatisfy({ !$0.isDeclared }), !isMentioned(check.function)
    else { return nil }
    return UncheckedCreation(call: call, body: body, check: check)
  }
}

extension SyntaxNode {
  /// Whether code of other modules can use the declaration.
  var isVisibleOutside: Bool { ["public", "open", "package"].contains(where: hasModifier) }

  /// Whether a new object is taken as an optional: `MFMailComposeViewController() as MFMailComposeViewController?`.
  fileprivate var isMadeOptional: Bool {
    guard let parent else { return false }
    let types = parent.kind == .binding ? [parent.type] : parent.all(.cast).map(\.type)
    return types.contains { $0?.kind == .optionalType }
  }
}
