import BridgeFacts
import BridgeModel
import BridgeTemplates
import TextModel

extension Refactoring {
  /// Adds the static method in which a representable stops what its make method has started.
  static let addDismantle = Refactoring { place in
    guard let target = place.representable, let name = target.representable.family.dismantle else { return [] }
    let title = "Add \(name)"
    func disabled(_ reason: String) -> [CodeAction] {
      [.disabled(title, .refactor, because: "'\(target.representable.simpleName)' \(reason)")]
    }
    if target.representable.members.contains(where: { $0.name == name }) { return disabled("already has it") }
    guard target.representable.representedType != nil else {
      return disabled("doesn't declare the type that it wraps yet")
    }
    let teardown = Teardown(of: target.representable, placement: target.placement, path: target.file.path)
    // Without a statement, the method isn't useful while the user edits other code.
    guard !place.isInCode || !teardown.stops(called: "").isEmpty else { return [] }
    guard target.owner != nil else {
      let isOnTwo = target.families.count > 1
      return disabled(isOnTwo ? "has other methods on each platform" : "has its other methods in another file")
    }
    guard let edits = edits(of: teardown, in: target) else {
      return disabled("starts nothing that is known to need stopping")
    }
    return [CodeAction(title, .refactor, edits)]
  }

  /// nil if the method would be empty.
  private static func edits(of teardown: Teardown, in target: RepresentablePlace) -> [TextEdit]? {
    let body = teardown.stops(called: target.template.parameterName) + teardown.comments
    guard !body.isEmpty, let method = target.template.method(.dismantle, body: body), let owner = target.owner,
      let edit = target.placement.insertion(ofMember: method, atEndOf: owner.node)
    else { return nil }
    return teardown.edits + [edit]
  }
}
