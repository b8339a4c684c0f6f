import BridgeFacts
import SwiftScan
import TextModel

/// The replacement of the delegate with which SwiftUI follows a sheet.
public struct PresentationDelegateTheft: Sendable {
  public var assignment: SyntaxNode
  public var body: LifecycleBody
}

extension ProjectModel {
  /// The assignments in a representable's code that replace the delegate of the presentation controller of the hosting
  /// controller around the wrapped object. Excludes code that keeps the old delegate, and delegates that learn about
  /// the end of the presentation themselves.
  public func presentationDelegateThefts(by representable: Representable) -> [PresentationDelegateTheft] {
    guard representable.family.kind == .controller, representable.family.isUIKit else { return [] }
    var seen: Set<SyntaxNode> = []
    return [LifecycleMethod.make, .update].flatMap { bodies(reachedFrom: $0, of: representable) }.flatMap { body in
      body.block.descendants(.sequence, mentioning: ["delegate"]).compactMap { node in
        guard let controller = presentationController(inAssignment: node, in: body.function)?.base,
          let place = representable.place(of: controller, in: body), place.isInRepresented,
          place.path.contains("parent"), seen.insert(node).inserted
        else { return nil }
        return PresentationDelegateTheft(assignment: node, body: body)
      }
    }
  }

  /// The same in the code of a controller that only representables create, while SwiftUI adds it to its hierarchy and
  /// shows it.
  public func presentationDelegateThefts(by type: ProjectType) -> [SyntaxNode] {
    guard type.isClass, isBridged(type.name), isClass(type.name, kindOf: "UIViewController") else { return [] }
    let found = type.localMembers.filter { $0.isFunction && hierarchyMethods.contains($0.name) }.flatMap { member in
      member.bodies.flatMap { $0.descendants(.sequence, mentioning: ["delegate"]) }.filter { node in
        guard let presentation = presentationController(inAssignment: node, in: member) else { return false }
        let controller = presentation.base?.namedValue(within: member.node)
        if controller?.isParameter(of: member) ?? false { return ["willMove", "didMove"].contains(member.name) }
        // A controller that is about to move has no parent yet, except the one that it's told about.
        if member.name == "willMove" { return false }
        let path = controller?.memberPath ?? (presentation.kind == .reference ? [] : ["?"])
        return path.drop { $0 == "self" }.allSatisfy { $0 == "parent" }
      }
    }
    return found.isEmpty || !isMadeOnlyByRepresentables(type) ? [] : found
  }

  /// The presentation controller that an assignment gives another delegate. Nil if the node isn't such an assignment,
  /// or does no harm.
  private func presentationController(inAssignment node: SyntaxNode, in member: Member) -> SyntaxNode? {
    guard let assignment = Assignment(node), !assignment.isCompound, assignment.value.count == 1,
      assignment.value[0].kind != .nilLiteral, assignment.target.isNamed("delegate"),
      let presentation = assignment.target.base?.withoutUnwrapping,
      presentation.isNamed("presentationController"),
      !keepsPresentationDelegate(member.owner.name),
      let delegate = type(of: assignment.value[0], in: member.path).nominal?.name, !learnsAboutDismissal(delegate)
    else { return nil }
    return presentation
  }

  /// Whether a type reads the delegate of a presentation controller, to forward to it or to put it back.
  private func keepsPresentationDelegate(_ name: String) -> Bool {
    (declarations(of: name) + extensions(of: name)).contains { part in
      part.node.descendants(.memberAccess, mentioning: ["delegate"]).contains { access in
        access.isNamed("delegate") && access.parent.flatMap(Assignment.init)?.target != access
          && access.base?.withoutUnwrapping.isNamed("presentationController") ?? false
      }
    }
  }

  /// Whether a delegate of the project is told about the end of the presentation, and can update SwiftUI's state. Nothing
  /// is known about other delegates.
  private func learnsAboutDismissal(_ name: String) -> Bool {
    let parts = declarations(of: name) + extensions(of: name)
    return !isClosedWorld(parts) || parts.flatMap(\.members).contains { $0.name == "presentationControllerDidDismiss" }
  }

  /// Whether a class has no subclass that may be presented by UIKit, and all its objects come from make methods.
  private func isMadeOnlyByRepresentables(_ type: ProjectType) -> Bool {
    let makers = callsMaking(type.name, declaredBy: type.declarations)
    return !makers.isEmpty && makers.allSatisfy { call, path in representable(around: call, in: path) != nil }
  }
}

extension SyntaxNode {
  /// Whether it names a parameter of a function, or the value in it.
  fileprivate func isParameter(of function: Member) -> Bool {
    kind == .reference
      && function.node.parameters.contains { means($0, named: name, within: function.node) }
  }
}

/// The methods that UIKit calls once a controller is in the hierarchy.
private let hierarchyMethods = ViewLifecycleMethod.names(of: .parent, .appearance, .refresh)
