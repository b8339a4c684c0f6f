/// A closure or delegate method that Apple's frameworks can call on a thread other than the main thread.
///
/// Source: Apple's documentation of each method.
public struct BackgroundCallback: Sendable, Hashable {
  public enum Form: String, Sendable {
    /// A closure argument of the method.
    case closure
    /// A closure that the code assigns to the property.
    case property
    /// A delegate method.
    case method
  }

  public enum Thread: String, Sendable {
    case background
    /// A thread of the queue that the code passes, which may be the main queue.
    case queue
    /// The main thread or a background thread.
    case either
  }

  /// The class or delegate protocol.
  public var owner: String
  /// The base name of a method or property, `init` for an initializer, or the full name of a delegate method.
  public var name: String
  public var form: Form
  public var thread: Thread

  public static let all = parse(table)

  /// Returns the callbacks with this name.
  public static func named(_ name: String) -> [BackgroundCallback] { byName[name] ?? [] }

  private static let byName = Dictionary(grouping: all, by: \.name)

  static func parse(_ table: String) -> [BackgroundCallback] {
    TableText.rows(of: table).compactMap { row in
      guard row.count == 4, let form = Form(rawValue: row[2]), let thread = Thread(rawValue: row[3]) else { return nil }
      return BackgroundCallback(owner: row[0], name: row[1], form: form, thread: thread)
    }
  }
}
