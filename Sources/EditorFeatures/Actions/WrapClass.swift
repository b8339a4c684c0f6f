import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

extension Refactoring {
  /// Adds a representable for a class of the project.
  static let wrapClass = Refactoring { place in
    guard let type = place.typeAtHead, let node = type.primary?.node, let base = type.frameworkClass,
      node.first(.genericParameters) == nil, !type.name.contains("."), !place.project.isBridged(type.name),
      !place.project.isHosting(type.name, in: ""), let family = place.family(wrapping: base)
    else { return [] }
    let title = "Wrap \(type.name) for SwiftUI"
    let name = type.name + "Representable"
    guard place.project.isForeign(name) else { return [] }
    if place.project.neededAvailability(for: family.availability, at: node, in: place.file.path) != nil {
      if let overlay = place.gestureOverlay(named: name, of: type, inheriting: base, in: family) {
        let edit = place.placement.insertion(ofDeclarations: overlay, using: node)
        return [CodeAction(title, .extract, place.importEdits("SwiftUI") + [edit])]
      }
      return [.disabled(title, .extract, because: "\(family.name) requires \(family.availability)")]
    }
    switch ClassConstruction.easiest(of: type, base: base, in: place.project) {
    case .failure(let obstacle): return [.disabled(title, .extract, because: obstacle.reason)]
    case .success(let construction):
      let declaration = construction.representable(named: name, of: family, node: node)
      let edit = place.placement.insertion(ofDeclaration: declaration.text, below: node)
      return [CodeAction(title, .extract, place.importEdits("SwiftUI") + [edit])]
    }
  }
}

extension ActionPlace {
  /// The family for one of Apple's classes. For a class in both UIKit and AppKit, it's the family of the file's
  /// framework.
  fileprivate func family(wrapping base: String) -> Family? {
    let families = Family.all.filter { ClassHierarchy.isSubclass(base, of: $0.represented) }
    return families.first { $0.isAppKit == isInAppKit } ?? families.first
  }

  /// A view that replaces a gesture representable on systems without them; nil for another family, and for a class that
  /// can't be created with only a target and an action.
  fileprivate func gestureOverlay(
    named name: String, of type: ProjectType, inheriting base: String, in family: Family
  ) -> String? {
    let initializers = type.members.filter { $0.node.kind == .initializerDeclaration }
    guard family.kind == .gesture, initializers.isEmpty || initializers.contains(where: \.takesTargetAndAction) else {
      return nil
    }
    return NewBridge.gestureOverlay(
      named: name, of: type.name, inheriting: base,
      modifiers: type.primary?.node.isHiddenInFile == true ? "private " : "", in: family)
  }
}
