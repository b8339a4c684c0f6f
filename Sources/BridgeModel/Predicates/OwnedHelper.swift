import SwiftScan
import TextModel

extension ProjectModel {
  /// Whether a view, a controller, a representable, a model, or a class that connects UIKit or AppKit with SwiftUI stores
  /// objects of this class that it creates, or that are created for it. Such helpers come and go with their owners. Other
  /// objects that it receives may be older, and one that lives as long as the app keeps its helpers.
  public func isOwnedHelper(_ type: ProjectType) -> Bool {
    guard type.isClass, declaresType(type.name) else { return false }
    return makers(ofTypesNamed: type.simpleName).contains { call, path in
      guard !call.isInPreview,
        call.evidentTypeName.flatMap({ resolveUniquely($0, in: call.enclosingTypeName) })?.name == type.name,
        let owner = self.type(around: call, in: path), owner.name != type.name, let member = owner.member(holding: call)
      else { return false }
      let isStored = member.isStored ? !member.isStatic : property(keeping: call, in: member) != nil
      return isStored && isLimitedOwner(owner, in: path)
        || ownersReceiving(call, in: member).contains { isLimitedOwner($0, in: $0.path) }
    }
  }

  private func isLimitedOwner(_ type: ProjectType, in path: FilePath) -> Bool {
    isAtBorder(type, in: path) && !mayLiveAsLongAsApp(type)
  }

  /// The types of new objects that store a new object that they receive: `ProfileController(model: ProfileModel())`.
  private func ownersReceiving(_ call: SyntaxNode, in member: Member) -> [ProjectType] {
    let local = call.parent.flatMap { $0.kind == .binding ? $0 : nil }
    let values = local.map(OwnedCode(member: member).uses(ofLocal:)) ?? [call]
    return values.compactMap { value in
      guard let argument = value.parent, argument.kind == .argument, let creation = argument.parent,
        let property = property(storing: argument, of: creation, in: member.path), isOwned(property: property)
      else { return nil }
      return type(named: property.owner.name, in: property.path)
    }
  }

  private func isAtBorder(_ type: ProjectType, in path: FilePath) -> Bool {
    isViewOrController(type.name) || type.isView || !representables(named: type.name, in: path).isEmpty
      || isBridgingClass(type, in: path) || isModel(type)
      || representables(in: path).contains { $0.coordinator?.name == type.name }
  }
}
