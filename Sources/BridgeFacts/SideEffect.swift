/// A call or assignment that has an effect every time, even if nothing changed.
///
/// Source: Apple's documentation of each class.
public struct SideEffect: Sendable, Hashable {
  public enum Weight: String, Sendable {
    /// The effect is visible to the user or expensive.
    case heavy
    /// The object loads what it shows.
    case load
    /// The effect costs something, but it's often the simplest correct solution.
    case light
    /// A repeated call has no effect, so it's harmless if a value chooses between the call and its opposite.
    case idempotent
    /// It sets a value; little happens if the object already has that value.
    case setting
    /// The system acts, not the object: it requests something from the network, analyzes an image, or vibrates. It
    /// counts even on a newly created object.
    case service
  }

  /// The way in which code causes the effect.
  public enum Cause: Sendable, Hashable {
    case call
    /// The property is set, to whatever value: it replaces what the user has scrolled, zoomed, or moved to.
    case assignment
    /// The property is set to a new object. Setting the same one again changes nothing.
    case newObject
    /// An object is created by the initializer with this first label.
    case creation
  }

  /// The class that declares the member.
  public var className: String
  /// The base name of a method, the name of a property, or the beginning of an initializer: `init(contentsOf:)`.
  public var name: String
  public var cause: Cause
  public var weight: Weight
  /// The member that shows whether the effect is needed, such as `url`; nil if the caller must store that itself.
  public var getter: String?
  /// The way in which the value of the getter changes without the program; nil if it doesn't.
  public var drift: Drift?

  public struct Drift: Sendable, Hashable {
    /// A clause with the cause: "the user follows a link".
    public var cause: String
    /// The argument label of the delegate method that may prevent it.
    public var vetoLabel: String
    /// The answer of that method that doesn't: `allow`.
    public var consent: String
  }

  /// The effects of Apple's API.
  static let ofApple = parse(table)
  public static let all = ofApple + parse(libraryTable)

  /// Returns the effect of a member with this name on an object of a class, from the nearest class that declares one.
  public static func effect(of name: String, on className: String) -> SideEffect? {
    ([className] + ClassHierarchy.superclasses(of: className)).lazy.compactMap { owner in
      byName[name]?.first { $0.className == owner }
    }.first
  }

  /// Returns the effect of creating an object of a type with an initializer whose first argument has this label.
  public static func effect(ofCreating typeName: String, _ label: String) -> SideEffect? {
    byName["init(\(label):)"]?.first { $0.className == typeName }
  }

  /// Whether any class has an effect with this name.
  public static func isName(_ name: String) -> Bool { byName[name] != nil }

  private static let byName = Dictionary(grouping: all, by: \.name)

  static func parse(_ table: String) -> [SideEffect] {
    TableText.rows(of: table).compactMap { row in
      guard row.count == 6, let weight = Weight(rawValue: row[2]) else { return nil }
      let words = row[1].split(separator: " ").map(String.init)
      let veto = row[5].split(separator: " ").map(String.init)
      return SideEffect(
        className: row[0], name: words[0], cause: cause(words), weight: weight, getter: row[3] == "-" ? nil : row[3],
        drift: veto.count == 2 ? Drift(cause: row[4], vetoLabel: veto[0], consent: veto[1]) : nil)
    }
  }

  private static func cause(_ words: [String]) -> Cause {
    if words.count == 1 { return words[0].hasPrefix("init(") ? .creation : .call }
    return words.last == "new" ? .newObject : .assignment
  }
}
