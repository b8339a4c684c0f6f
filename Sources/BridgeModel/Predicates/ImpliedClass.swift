import BridgeFacts
import SwiftScan
import TextModel

extension ProjectModel {
  /// The class with editable text that the class of the represented object must inherit from although no file declares it:
  /// the object's delegate is the coordinator, and only that class has delegates of its protocol.
  public func textClassImplied(byDelegateOf representable: Representable) -> String? {
    guard let type = representedType(of: representable), !type.isDeclared, frameworkClass(of: type.name) == nil,
      let coordinator = representable.coordinator, isDelegate(ofObjectMadeBy: representable)
    else { return nil }
    let conformances = ancestry(of: coordinator.declarations)
    let classes = Set(EditableValue.all.filter { $0.kind == .text }.map(\.className)).filter { name in
      DelegateSlot.slots(of: name).contains { slot in
        slot.property == "delegate" && slot.protocols.allSatisfy(conformances.contains)
      }
    }
    let specific = classes.filter { name in !classes.contains { ClassHierarchy.superclasses(of: $0).contains(name) } }
    return specific.count == 1 ? specific.first : nil
  }

  /// Whether the make method makes the coordinator the delegate of the object that it returns.
  private func isDelegate(ofObjectMadeBy representable: Representable) -> Bool {
    representable.makingBodies(of: .make).contains { body in
      let made = body.returnedValues.compactMap { representable.place(of: $0, in: body) }
      return body.block.descendants(.sequence, mentioning: [BytePattern(word: "delegate")]).contains { node in
        guard let assignment = Assignment(node), assignment.target.isNamed("delegate"),
          let object = assignment.target.base.flatMap({ representable.place(of: $0, in: body) }),
          assignment.value.count == 1
        else { return false }
        return (object == Place(.represented) || made.contains(object))
          && representable.place(of: assignment.value[0], in: body) == Place(.coordinator)
      }
    }
  }
}
