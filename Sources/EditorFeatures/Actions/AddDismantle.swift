import BridgeFacts
import BridgeModel
import BridgeTemplates
import TextModel

/// Adds the static method in which a representable stops what its make has started.
struct AddDismantle {
  let place: RepresentablePlace

  init(at place: RepresentablePlace) { self.place = place }

  /// nil where there is such a method, or the family has none.
  var action: CodeAction? {
    guard let name = place.representable.family.dismantle, let owner = place.owner,
      !place.representable.members.contains(where: { $0.name == name }),
      place.representable.representedType != nil
    else { return nil }
    let teardown = Teardown(of: place.representable, placement: place.placement, path: place.file.path)
    guard let method = place.template.method(.dismantle, body: teardown.stops(called: place.template.parameterName)),
      let edit = place.placement.insertion(ofMember: method, atEndOf: owner.node)
    else { return nil }
    return CodeAction(title: "Add \(name)", kind: .refactor, edits: teardown.edits + [edit])
  }

  /// nil where the family has no such method.
  var disabledAction: CodeAction? {
    guard let name = place.representable.family.dismantle, action == nil else { return nil }
    let isThere = place.representable.members.contains { $0.name == name }
    let reason = isThere ? "has it already" : "does not say yet what it wraps"
    return CodeAction(
      title: "Add \(name)", kind: .refactor, edits: [],
      disabledReason: "'\(place.representable.simpleName)' \(reason)")
  }
}
