/// A property for a delegate, a data source, or a similar object.
///
/// Source: the headers of the iOS 17 and macOS 14 SDKs as Swift imports them.
public struct DelegateSlot: Sendable, Hashable {
  /// The class that declares it.
  public var className: String
  public var property: String
  public var isWeak: Bool
  /// Whether wrappers of the class rarely need it, such as for dragging or prefetching.
  public var isRare: Bool
  /// The protocols that the delegate must conform to: two for `UIImagePickerController.delegate`, usually one.
  public var protocols: [String]

  /// Returns the slots of a class: its own, then the inherited slots that it doesn't redeclare.
  public static func slots(of className: String) -> [DelegateSlot] {
    var found: [DelegateSlot] = []
    for name in [className] + ClassHierarchy.superclasses(of: className) {
      for slot in ClassFact.byName[name]?.slots ?? [] where !found.contains(where: { $0.property == slot.property }) {
        found.append(slot)
      }
    }
    return found
  }

  /// Whether any class has a slot with this name.
  public static func isName(_ property: String) -> Bool { names.contains(property) }

  private static let names = Set(ClassFact.all.flatMap { $0.slots.map(\.property) })

  /// Returns the slots that a coordinator usually fills: the slots that aren't rare, from the nearest class that
  /// declares any.
  public static func usualSlots(of className: String) -> [DelegateSlot] {
    for name in [className] + ClassHierarchy.superclasses(of: className) {
      let slots = ClassFact.byName[name]?.slots.filter { !$0.isRare } ?? []
      if !slots.isEmpty { return slots }
    }
    return []
  }
}

extension DelegateSlot {
  /// Parses `weak delegate: A & B` or `strong delegate: A`, optionally after `rare`.
  init?(className: String, text: String) {
    let sides = TableText.list(text, by: ":")
    let words = sides.first.map { TableText.list($0, by: " ") } ?? []
    guard sides.count == 2, words.count == 2 || words.count == 3 && words[0] == "rare" else { return nil }
    let ownership = words[words.count - 2]
    guard ownership == "weak" || ownership == "strong" else { return nil }
    self.init(
      className: className, property: words[words.count - 1], isWeak: ownership == "weak", isRare: words.count == 3,
      protocols: TableText.list(sides[1], by: "&"))
  }
}
