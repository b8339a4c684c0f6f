import BridgeFacts
import BridgeModel
import BridgeTemplates

extension Refactoring {
  /// Adds `sizeThatFits`, with which a representable tells SwiftUI its height for the proposed width.
  static let addSizeThatFits = Refactoring { place in
    guard let target = place.representableAtHead, target.representable.name(of: .sizeThatFits) != nil,
      !target.representable.members.contains(where: { $0.name == "sizeThatFits" }),
      target.representable.representedType != nil, let owner = target.owner
    else { return [] }
    let size = target.isOfFramework ? IntrinsicSize.size(of: target.wrappedClass) : nil
    let isMadeOfConstraints = size.map { $0.className == "UIView" } ?? true
    guard let method = target.template.measuringFits(isMadeOfConstraints: isMadeOfConstraints),
      let edit = place.placement.insertion(ofMember: method, atEndOf: owner.node)
    else { return [] }
    return [CodeAction("Add sizeThatFits", .refactor, [edit])]
  }
}
