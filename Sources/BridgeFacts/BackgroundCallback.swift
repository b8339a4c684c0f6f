/// Code of the program that Apple's frameworks run on another thread than the main one.
///
/// Source: Apple's documentation of each method.
public struct BackgroundCallback: Sendable, Hashable {
  public enum Form: String, Sendable {
    /// A closure that is passed to the method.
    case closure
    /// A closure that is assigned to the property.
    case property
    /// The method of a delegate.
    case method
  }

  public enum Thread: String, Sendable {
    case background
    /// That of the queue that the program hands over, which may be the main one.
    case queue
    /// Sometimes the main one.
    case either
  }

  /// The class or delegate protocol.
  public var owner: String
  /// `init` for an initializer; of a delegate's method the full name.
  public var name: String
  public var form: Form
  public var thread: Thread

  public static let all = parse(table)

  /// The callbacks of a method or property with this name.
  public static func named(_ name: String) -> [BackgroundCallback] { byName[name] ?? [] }

  private static let byName = Dictionary(grouping: all, by: \.name)

  static func parse(_ table: String) -> [BackgroundCallback] {
    TableText.rows(of: table).compactMap { row in
      guard row.count == 4, let form = Form(rawValue: row[2]), let thread = Thread(rawValue: row[3]) else { return nil }
      return BackgroundCallback(owner: row[0], name: row[1], form: form, thread: thread)
    }
  }
}
