/// The declarations of Apple's frameworks in the iOS 17 and macOS 14 SDKs, and of the standard library. What is newer is
/// there as far as bridges use it: `Tests/AppleAPI/Newer` declares it.
///
/// C functions, operators, global variables, members that were deprecated before SwiftUI existed, and families of types
/// that bridges don't use (`Tests/AppleAPI/frameworks.py`) aren't in the tables.
public enum AppleAPI {
  /// Returns the type with this name, such as `UITableView` or `UIView.ContentMode`; nil if there is none, or if several
  /// modules declare one, such as `Transaction`.
  public static func type(named name: String) -> AppleType? {
    let found = types(named: name)
    return found.count == 1 ? found[0] : nil
  }

  /// Returns the type with this name that a module declares.
  public static func type(named name: String, in module: String) -> AppleType? {
    types(named: name).first { $0.modules.contains(module) }
  }

  /// Returns the types with this name. Empty, and without allocating, if there are none.
  public static func types(named name: String) -> [AppleType] {
    guard let rows = TableText.rows(named: name, in: TableText.table(ofType: name)) else { return [] }
    return rows.parts(separatedBy: "\n").filter { !$0.isEmpty }.map(AppleType.init)
  }

  /// Returns the simple names of the types that a type directly contains: `ContentMode` for `UIView`.
  public static func namesOfTypes(nestedIn name: String) -> [String] {
    let prefix = name + "."
    let names = TableText.tablesOfTypes.flatMap { TableText.names(beginningWith: prefix, in: $0) }
    return names.map { String($0.dropFirst(prefix.utf8.count)) }.filter { !$0.utf8.contains(UInt8(ascii: ".")) }
  }

  /// Whether a class is `ancestor` or inherits from it; false if the class isn't in the tables.
  public static func isSubclass(_ name: String, of ancestor: String) -> Bool {
    types(named: name).contains { $0.kind == .class && ($0.name == ancestor || $0.isSubclass(of: ancestor)) }
  }

  /// Whether a call of a method means one of `mutatingMethods`, as far as its name and labels say: `update(with: 1)`, and
  /// not `update(titles: [])`. `labels` has nil for an argument without a label, and leaves out trailing closures.
  public static func changesValue(_ method: String, labels: @autoclosure () -> [String?]) -> Bool {
    guard let methods = labelsOfMutatingMethods[method] else { return false }
    let labels = labels()
    return methods.contains { isPart(labels, of: $0[...]) }
  }

  private static let labelsOfMutatingMethods = Dictionary(
    grouping: mutatingMethods.map { $0.split(whereSeparator: { "(:)".contains($0) }).map(String.init) }, by: { $0[0] }
  ).mapValues { methods in methods.map { Array($0.dropFirst()) } }

  /// Whether the labels of a call are among those of a method, in their order. The method has default values for others.
  private static func isPart(_ labels: [String?], of all: ArraySlice<String>) -> Bool {
    guard let first = labels.first else { return true }
    guard let place = all.firstIndex(of: first ?? "_") else { return false }
    return isPart(Array(labels.dropFirst()), of: all[(place + 1)...])
  }

  /// Returns the functions of the standard library and of SwiftUI that aren't members, such as `withAnimation`.
  public static func functions(named name: String) -> [AppleMember] {
    type(named: globalScope)?.declaredMembers(named: name) ?? []
  }

  /// All types, sorted by name.
  public static var types: [AppleType] {
    TableText.tablesOfTypes.flatMap { $0[...].parts(separatedBy: "\n") }.filter { !$0.isEmpty }.map(AppleType.init)
  }

  /// The name of the row whose members are global functions.
  static let globalScope = "_"
}

extension TableText {
  /// The table that contains the row of a type if there is one.
  fileprivate static func table(ofType name: String) -> String {
    var number = 0
    while number + 1 < tableCount, begins(types(number + 1), atOrBefore: name) { number += 1 }
    return types(number)
  }

  static var tablesOfTypes: [String] { (0..<tableCount).map(types) }
}
