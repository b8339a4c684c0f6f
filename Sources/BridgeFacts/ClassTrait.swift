/// Something that rules have to know about a class of Apple's frameworks or of a widespread library.
public enum ClassTrait: String, Sendable, CaseIterable {
  /// A controller or session that takes no new input once it exists.
  case fixedAfterCreation
  /// A view or controller that takes long to make, or much memory.
  case costly
  /// An object with state of its own, so that creating one in a struct's property is suspicious. Views, controllers
  /// and gesture recognizers are such objects too.
  case stateful

  /// Whether a class or one of its superclasses has the trait; false for a class that is in no table.
  public func holds(for className: String) -> Bool {
    let lineage = [className] + ClassHierarchy.superclasses(of: className)
    return lineage.contains { Self.classes[self]?.contains($0) ?? false }
  }

  private static let classes = parse(table).mapValues(Set.init)

  /// The classes with each trait, in the order of the table.
  static func parse(_ table: String) -> [ClassTrait: [String]] {
    var classes: [ClassTrait: [String]] = [:]
    for entry in TableText.entries(of: table) {
      if let trait = ClassTrait(rawValue: entry.head) { classes[trait, default: []] += entry.details }
    }
    return classes
  }
}
