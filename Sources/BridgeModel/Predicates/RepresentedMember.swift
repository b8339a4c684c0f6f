import SwiftScan

extension ProjectModel {
  /// Whether the declared type of the object that a representable wraps has a member, which code that only sees this type
  /// can use. The make method may create a subclass. True if the type isn't known well enough.
  public func mayHaveMember(_ name: String, inObjectOf representable: Representable) -> Bool {
    guard let represented = representable.representedType else { return true }
    let type = TypeQuery(project: self, path: represented.path).reader(at: represented.node).read(represented.node)
    guard let nominal = type.nominal, nominal.origin != .elsewhere else { return true }
    return !typeMembers(named: name, of: type).isEmpty
      || nominal.origin == .project && lineage(of: nominal.name).contains { $0.origin == .elsewhere }
  }
}
