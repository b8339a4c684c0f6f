/// A property of a class of Apple's frameworks, or of a popular library, that rules and hovers use.
public enum ClassTrait: String, Sendable, CaseIterable {
  /// A controller or session whose input can't change after it's created.
  case fixedAfterCreation
  /// A view or controller that is slow to create or uses much memory.
  case costly
  /// An object with its own state. A struct shouldn't create one in a property, because every new value of the struct
  /// would create another one. Views, view controllers, and gesture recognizers are included.
  case stateful
  /// A view with an intrinsic size that only Auto Layout determines: `sizeThatFits(_:)` returns its current size.
  case laidOutByConstraints

  /// Whether a class or one of its superclasses has the trait; false if none of them is listed.
  public func holds(for className: String) -> Bool {
    let lineage = [className] + ClassHierarchy.superclasses(of: className)
    return lineage.contains { Self.classes[self]?.contains($0) ?? false }
  }

  private static let classes = parse(table).mapValues(Set.init)

  /// Returns the classes with each trait, in table order.
  static func parse(_ table: String) -> [ClassTrait: [String]] {
    var classes: [ClassTrait: [String]] = [:]
    for entry in TableText.entries(of: table) {
      if let trait = ClassTrait(rawValue: entry.head) { classes[trait, default: []] += entry.details }
    }
    return classes
  }
}
