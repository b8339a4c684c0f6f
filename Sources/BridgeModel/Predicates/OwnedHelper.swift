import SwiftScan
import TextModel

extension ProjectModel {
  /// Whether a view, a representable, a model, or a class that connects UIKit or AppKit with SwiftUI creates objects of
  /// this class and stores them. Such helpers come and go with their owners. An object that it only receives may be
  /// older, and one that lives as long as the app keeps its helpers.
  public func isOwnedHelper(_ type: ProjectType) -> Bool {
    guard type.isClass, declaresType(type.name) else { return false }
    return makers(ofTypesNamed: type.simpleName).contains { call, path in
      guard !call.isInPreview,
        call.evidentTypeName.flatMap({ resolveUniquely($0, in: call.enclosingTypeName) })?.name == type.name,
        let owner = self.type(around: call, in: path), owner.name != type.name, let member = owner.member(holding: call)
      else { return false }
      let isStored = member.isStored ? !member.isStatic : property(keeping: call, in: member) != nil
      return isStored && isAtBorder(owner, in: path) && !mayLiveAsLongAsApp(owner)
    }
  }

  private func isAtBorder(_ type: ProjectType, in path: FilePath) -> Bool {
    type.isView || !representables(named: type.name, in: path).isEmpty || isBridgingClass(type, in: path)
      || isModel(type) || representables(in: path).contains { $0.coordinator?.name == type.name }
  }
}
