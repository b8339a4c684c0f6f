import SwiftScan

/// The behavior of a project class when one of its properties is set. Guards may be there as well.
public enum OwnBehavior: Sendable {
  /// The class doesn't declare the property.
  case none
  /// The class compares before it acts, in the setter or `didSet`.
  case comparing
  case acting
}

extension ProjectModel {
  /// The behavior of a type, whose name is written in `scope`, when `property` is set.
  public func ownBehavior(of property: String, in typeName: String, from scope: String) -> OwnBehavior {
    guard let type = resolveUniquely(typeName, in: scope) else { return .none }
    let members = declarations(of: type.name).flatMap(\.members).filter {
      $0.name == property && $0.isProperty
    }
    guard !members.isEmpty else { return .none }
    let compares = members.flatMap(\.bodies).contains { body in
      body.descendants(.ifStatement, .guardStatement).contains { $0.conditions.contains(where: \.comparesSomething) }
    }
    return compares ? .comparing : .acting
  }
}
