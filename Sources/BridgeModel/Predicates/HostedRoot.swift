import SwiftScan
import TextModel

extension ProjectModel {
  /// Whether code outside previews creates a view of this type as the root of a hosting controller, view, or
  /// configuration.
  public func isHosted(_ name: String) -> Bool {
    makers(ofTypesNamed: lastComponent(of: name)).contains { call, _ in
      guard let host = call.receiverOfView, !call.isInPreview, let written = call.evidentTypeName,
        resolveUniquely(written, in: call.enclosingTypeName)?.name == name
      else { return false }
      let scope = host.enclosingTypeName
      let name = host.receiver?.isNamed("super") ?? false ? scope : host.calledName
      return hostingKind(of: name, in: scope, on: .all) != nil
    }
  }
}

extension SyntaxNode {
  /// The call that receives a view, with its modifiers, as an argument or as the content of a closure.
  fileprivate var receiverOfView: SyntaxNode? {
    let view = viewModifiers.last ?? self
    var holder = view.parent
    if let closure = holder, closure.kind == .closure { holder = closure.parent }
    guard let argument = holder, argument.kind == .argument, let call = argument.parent, call.kind == .call else {
      return nil
    }
    return call
  }
}

extension ProjectType {
  /// The members in the analyzed file that may create hosting values.
  public var membersWithRootViews: [Member] { localMembers(mentioning: rootViewPattern) }
}

/// The label of the argument for a root view.
let rootViewPattern: [BytePattern] = ["rootView"]
