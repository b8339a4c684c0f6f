/// A property by which an object of a class takes a delegate, a data source or the like.
///
/// Source: the headers of the iOS 17 and macOS 14 SDKs as Swift imports them.
public struct DelegateSlot: Sendable, Hashable {
  /// The class that declares it.
  public var className: String
  public var property: String
  public var isWeak: Bool
  /// Few who wrap the class want it (dragging, prefetching).
  public var isRare: Bool
  /// What the delegate has to conform to; `UIImagePickerController.delegate` asks for two protocols.
  public var protocols: [String]

  /// The slots of a class: its own, then inherited ones that it does not declare anew.
  public static func slots(of className: String) -> [DelegateSlot] {
    var found: [DelegateSlot] = []
    for name in [className] + ClassHierarchy.superclasses(of: className) {
      for slot in ClassFact.byName[name]?.slots ?? [] where !found.contains(where: { $0.property == slot.property }) {
        found.append(slot)
      }
    }
    return found
  }

  /// Whether some class has a slot of this name.
  public static func isName(_ property: String) -> Bool { names.contains(property) }

  private static let names = Set(ClassFact.all.flatMap { $0.slots.map(\.property) })

  /// The slots that a Coordinator for an object of the class usually fills: the ones that are not rare, of the nearest
  /// class that has any.
  public static func usualSlots(of className: String) -> [DelegateSlot] {
    for name in [className] + ClassHierarchy.superclasses(of: className) {
      let slots = ClassFact.byName[name]?.slots.filter { !$0.isRare } ?? []
      if !slots.isEmpty { return slots }
    }
    return []
  }
}

extension DelegateSlot {
  /// Reads `weak delegate: A & B`, with `rare` in front for those few want.
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
