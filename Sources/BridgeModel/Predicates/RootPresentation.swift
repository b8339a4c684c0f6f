import SwiftScan
import TextModel

/// The presentation of a controller from the root of a window by a SwiftUI view that is itself in a sheet.
public struct RootPresentation: Sendable {
  public var call: SyntaxNode
  /// The dotted name of the view.
  public var view: String
}

extension ProjectModel {
  /// The calls in a view's code in the analyzed file that present from the root controller of a window, although a sheet,
  /// cover, or popover shows the view wherever the project creates it. Excludes code that closes the sheet first, or that
  /// looks for the controller on top.
  public func rootPresentations(in type: ProjectType) -> [RootPresentation] {
    guard ancestry(of: type.declarations).contains("View") else { return [] }
    let calls = type.localCalls(named: "present").filter { found in
      found.call.argument(labeled: "animated") != nil
        && found.call.receiver.map { isWindowRootController($0, in: found.member) } ?? false
        && !found.member.node.looksBeyondRoot
    }
    guard !calls.isEmpty, isAlwaysModal(type.name, depth: 0) else { return [] }
    return calls.map { RootPresentation(call: $0.call, view: type.name) }
  }

  /// Whether an expression is the root controller of a window, itself or in a local.
  private func isWindowRootController(_ expression: SyntaxNode, in member: Member) -> Bool {
    var node = expression.withoutUnwrapping
    for _ in 0..<4 {
      guard node.kind == .reference,
        let local = node.localDeclaration(of: node.name, within: member.node),
        local.kind == .binding || local.kind == .optionalBinding
      else { break }
      node = (local.value ?? local.pattern ?? local).withoutCasts.withoutUnwrapping
      if local.value == nil { return false }
    }
    guard node.kind == .memberAccess, node.isNamed("rootViewController"), let window = node.base else { return false }
    return type(of: window.withoutUnwrapping, in: member.path).nominal.map { isClass($0.name, kindOf: "UIWindow") }
      ?? false
  }

  /// Whether every call that creates a view is in the content of a presentation, or in a view of which that's true.
  private func isAlwaysModal(_ name: String, depth: Int) -> Bool {
    let makers = callsMaking(name, declaredBy: declarations(of: name) + extensions(of: name))
    return depth < 4 && !makers.isEmpty
      && makers.allSatisfy { call, path in
        if call.isInModalContent { return true }
        guard let owner = type(around: call, in: path), owner.name != name,
          ancestry(of: owner.declarations).contains("View")
        else { return false }
        return isAlwaysModal(owner.name, depth: depth + 1)
      }
  }
}

extension SyntaxNode {
  /// Whether a call that creates a view is in the content closure of a sheet, cover, or popover.
  fileprivate var isInModalContent: Bool {
    ancestors.contains { node in
      guard node.kind == .closure, let argument = node.parent, argument.kind == .argument,
        argument.label == nil || argument.label == "content", let call = argument.parent
      else { return false }
      return ["sheet", "fullScreenCover", "popover"].contains(call.calledName)
    }
  }

  /// Whether code closes something, or asks which controller is on top.
  fileprivate var looksBeyondRoot: Bool {
    !descendants(.reference, .memberAccess, mentioning: ["dismiss", "presentedViewController"])
      .filter { $0.isNamed("dismiss") || $0.isNamed("presentedViewController") }.isEmpty
  }
}
