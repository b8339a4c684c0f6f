import SwiftScan

/// What a class of the project does itself when one of its members is set or called: guards may stand there as well.
public enum OwnBehavior: Sendable {
  /// It does not declare the member.
  case none
  /// It compares before it acts, in the method, the setter or `didSet`.
  case comparing
  case acting
}

extension ProjectModel {
  /// What a type, as `scope` names it, does when `member` is set or called.
  public func ownBehavior(of member: String, in typeName: String, from scope: String) -> OwnBehavior {
    guard let type = resolveUniquely(typeName, in: scope), type.isDeclared else { return .none }
    let members = declarations(of: type.name).flatMap(\.members).filter {
      $0.name == member && ($0.isProperty || $0.isFunction)
    }
    guard !members.isEmpty else { return .none }
    let compares = members.flatMap(\.bodies).contains { body in
      body.descendants(.ifStatement, .guardStatement).contains { $0.conditions.contains(where: \.comparesSomething) }
    }
    return compares ? .comparing : .acting
  }
}
