import SwiftScan

extension ProjectModel {
  /// The closures in the code of a struct, in the analyzed file, that an observation in a `@State` property of it keeps, and
  /// that keep the storage of this property with their copy of the struct. No code ends the observation.
  public func closuresKeepingState(of type: ProjectType) -> [KeptClosure] {
    let patterns = type.possible(observingWords).map(\.pattern)
    guard !patterns.isEmpty, type.primary?.isValueType ?? false else { return [] }
    let stored = Set(type.properties.filter { $0.wrapper == "State" }.map(\.name))
    if stored.isEmpty { return [] }
    return type.localMembers(mentioning: patterns).filter { !$0.isStatic }.flatMap { member in
      member.bodies.flatMap { $0.descendants(.call, mentioning: patterns) }.compactMap { call -> KeptClosure? in
        guard let closure = call.arguments.last?.value, closure.kind == .closure,
          closure.usesMembers(of: type, in: OwnedCode(member: member)),
          case .property(let property)? = keeper(of: call, in: member), stored.contains(property),
          !mayBeFunctionOfProject(call, in: member.path)
        else { return nil }
        let kept = KeptClosure(node: closure, keeper: .property(property), call: call, member: member)
        return mayRelease(kept, in: type) ? nil : kept
      }
    }
  }
}
