/// What classes of Apple's frameworks inherit from, as far as the tables know them.
public enum ClassHierarchy {
  /// The superclasses, nearest first; empty for a class that is in no table. A class of both UIKit and AppKit has the
  /// superclasses of both.
  public static func superclasses(of name: String) -> [String] { lineages[name, default: []] }

  private static let lineages = ClassFact.byName.mapValues { lineage(of: $0.name) }

  private static func lineage(of name: String) -> [String] {
    var found: [String] = []
    var waiting = ClassFact.byName[name]?.superclasses ?? []
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      guard !found.contains(next) else { continue }
      found.append(next)
      waiting += ClassFact.byName[next]?.superclasses ?? []
    }
    return found
  }

  /// Whether a class is `ancestor` or inherits from it; false for a class that is in no table.
  public static func isSubclass(_ name: String, of ancestor: String) -> Bool {
    name == ancestor ? isKnown(name) : superclasses(of: name).contains(ancestor)
  }

  /// The classes of the tables, those of UIKit first.
  public static var names: [String] { ClassFact.all.map(\.name) }

  /// Whether the tables have the class.
  public static func isKnown(_ name: String) -> Bool { name == "NSObject" || ClassFact.byName[name] != nil }

  /// The framework that declares a class.
  public static func module(of name: String) -> String? { ClassFact.byName[name]?.module }
}

/// A row of the tables of classes: `UITextField: UIControl` with the delegates that an object of it can have.
struct ClassFact: Sendable, Hashable {
  var name: String
  var module: String
  /// One, or that of UIKit and that of AppKit.
  var superclasses: [String]
  var slots: [DelegateSlot]

  static let all = parse(uiKitTable) + parse(appKitTable) + parse(frameworkTable)
  static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  static func parse(_ table: String) -> [ClassFact] {
    TableText.entries(of: table).compactMap { entry in
      let head = TableText.list(entry.head, by: ":")
      guard head.count == 2 else { return nil }
      let name = head[0]
      return ClassFact(
        name: name, module: entry.module, superclasses: TableText.list(head[1], by: ","),
        slots: entry.details.compactMap { DelegateSlot(className: name, text: $0) })
    }
  }
}
