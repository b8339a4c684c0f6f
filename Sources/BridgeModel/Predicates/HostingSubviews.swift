import SwiftScan
import TextModel

extension ProjectModel {
  /// The calls in a type's code in the analyzed file that add a subview to the view of a UIKit hosting controller, with
  /// the expression that means that view.
  public func subviewsOfHostingViews(in type: ProjectType) -> [(call: SyntaxNode, view: SyntaxNode)] {
    // Modules may have classes of the same name.
    let isHost =
      isHostingController(type.name, in: "") && declarations(of: type.name).count == 1
      && !type.members.contains { $0.name == "loadView" }
    return type.localMembers(mentioning: subviewPattern).flatMap { member in
      member.bodies.flatMap(\.callsAboutSubviews).compactMap { call in
        guard let view = call.receiver, let added = ContentChange(call), added.kind == .addition,
          added.content == .views, !call.platforms.isDisjoint(with: .uiKit)
        else { return nil }
        if view.pathFromSelf == ["view"], !member.isStatic, !view.isLocal("view", within: member.node) {
          return isHost ? (call, view) : nil
        }
        let scope = type.expressionScope(of: member)
        return controller(ofView: view, in: scope) == nil ? nil : (call, view)
      }
    }
  }
}
