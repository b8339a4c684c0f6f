import AppleAPI

/// The superclasses of the classes of Apple's frameworks that are in the tables.
public enum ClassHierarchy {
  /// Returns the superclasses, nearest first; empty if the class isn't in a table. A class that exists for both UIKit
  /// and AppKit has the superclasses of both.
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

  /// Whether a class is `ancestor` or inherits from it; false if the class isn't in a table.
  public static func isSubclass(_ name: String, of ancestor: String) -> Bool {
    name == ancestor ? isKnown(name) : superclasses(of: name).contains(ancestor)
  }

  /// The names of all classes in the tables: UIKit, AppKit, then the other frameworks.
  public static var names: [String] { ClassFact.all.map(\.name) }

  /// Whether the class is in a table or is `NSObject`.
  public static func isKnown(_ name: String) -> Bool { name == "NSObject" || ClassFact.byName[name] != nil }

  /// The framework that declares a class.
  public static func module(of name: String) -> String? { ClassFact.byName[name]?.module }

  /// The first system versions that have a class, such as `iOS 16, visionOS 1`; nil if every system with its framework
  /// and SwiftUI has it.
  ///
  /// Source: the headers of the iOS 17 and macOS 14 SDKs and Apple's documentation of 2025 and 2026.
  public static func availability(of name: String) -> String? { availabilities[name] }

  private static let availabilities = Dictionary(
    TableText.entries(of: availabilityTable).flatMap { entry in entry.details.map { ($0, entry.head) } }
  ) { first, _ in first }
}

/// An entry of the class tables: a class, and the delegate properties that it declares.
struct ClassFact: Sendable, Hashable {
  var name: String
  var module: String
  /// One superclass, or the UIKit superclass followed by the AppKit superclass: those that the entry names, or those of
  /// the interfaces.
  var superclasses: [String]
  var slots: [DelegateSlot]

  static let all = parse(uiKitTable) + parse(appKitTable) + parse(frameworkTable)
  static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  static func parse(_ table: String) -> [ClassFact] {
    TableText.entries(of: table).compactMap { entry in
      let head = TableText.list(entry.head, by: ":")
      guard let name = head.first else { return nil }
      let named = head.count == 2 ? TableText.list(head[1], by: ",") : nil
      return ClassFact(
        name: name, module: entry.module, superclasses: named ?? superclasses(inInterfacesOf: name),
        slots: entry.details.compactMap { DelegateSlot(className: name, text: $0) })
    }
  }

  static func superclasses(inInterfacesOf name: String) -> [String] {
    AppleAPI.types(named: name).first { $0.kind == .class }?.superclasses ?? []
  }
}
