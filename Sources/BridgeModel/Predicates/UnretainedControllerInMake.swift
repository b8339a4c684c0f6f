import SwiftScan

extension ProjectModel {
  /// The view controllers that a make method creates and that nothing retains although their views are kept.
  /// Hosting controllers aren't included, and neither are base classes, which do nothing for their view.
  public func unretainedControllers(in representable: Representable) -> [UnretainedController] {
    let found = bodies(reachedFrom: .make, of: representable).filter(\.isInRepresentable).flatMap { body in
      let scope = representable.expressionScope(of: body)
      return body.block.descendants(.call).compactMap { call -> UnretainedController? in
        guard let isAppKit = makesPlainController(call, in: scope.typeName) else { return nil }
        let local = call.localTakingIt
        guard isOnlyViewKept(of: call, local, in: body.block, of: scope) else { return nil }
        return UnretainedController(call: call, member: body.function, local: local, isAppKit: isAppKit)
      }
    }
    // Asked last, because it looks at all files.
    return found.isEmpty || isOnlyShownInPreviews(representable) ? [] : found
  }

  /// Whether a call that creates a view controller creates AppKit's; nil for other calls, hosting controllers, and base
  /// classes.
  private func makesPlainController(_ call: SyntaxNode, in scope: String) -> Bool? {
    guard let name = call.evidentTypeName, let type = resolveUniquely(name, in: scope)?.name,
      !["UIViewController", "NSViewController"].contains(type), !isHostingController(name, in: scope),
      !isAppKitHostingController(name, in: scope)
    else { return nil }
    if isClass(type, kindOf: "UIViewController") { return false }
    return isClass(type, kindOf: "NSViewController") ? true : nil
  }

  private func isOnlyShownInPreviews(_ representable: Representable) -> Bool {
    let makers = makers(ofTypesNamed: representable.simpleName)
    return !makers.isEmpty && makers.allSatisfy { $0.call.isInPreview }
  }
}
