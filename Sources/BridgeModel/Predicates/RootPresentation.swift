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
    guard type.isView else { return [] }
    let calls = type.localCalls(named: "present").filter { found in
      found.call.argument(labeled: "animated") != nil
        && found.call.receiver.map { isWindowRootController($0, in: found.member) } ?? false
        && !found.member.node.looksBeyondRoot
    }
    guard !calls.isEmpty, isAlwaysModal(type.name) else { return [] }
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
      guard let value = local.value else { return false }
      node = value.withoutCasts.withoutUnwrapping
    }
    guard node.kind == .memberAccess, node.isNamed("rootViewController"), let window = node.base else { return false }
    return type(of: window.withoutUnwrapping, in: member.path).nominal.map { isClass($0.name, kindOf: "UIWindow") }
      ?? false
  }
}

extension SyntaxNode {
  /// Whether code closes something, or asks which controller is on top.
  fileprivate var looksBeyondRoot: Bool {
    !descendants(.reference, .memberAccess, mentioning: ["dismiss", "presentedViewController"])
      .filter { $0.isNamed("dismiss") || $0.isNamed("presentedViewController") }.isEmpty
  }
}
