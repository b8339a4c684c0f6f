/// Whether a publisher of Combine or an asynchronous sequence ends by itself, which releases the closures of its
/// subscribers or ends the loops over it.
///
/// Source: Apple's documentation of Combine, of Observation, and of the classes that publish.
public struct PublisherEnd: Sendable, Hashable {
  public enum Part: String, Sendable {
    /// A property, function, or initializer that creates a publisher or a sequence.
    case source
    /// A method of a publisher or a sequence.
    case `operator`
  }

  public enum End: String, Sendable {
    case never
    /// Only with an error.
    case fails
    /// When everything that it joins has ended, or with an error.
    case joins
    case ends
  }

  /// The name; for a function that creates a publisher, with its first label; for a type, the dotted name.
  public var name: String
  public var part: Part
  /// Whether it can end although everything that it depends on continues.
  public var end: End

  public static let all = parse(table)

  /// Returns how a source ends; nil if the table doesn't contain it.
  public static func end(ofSource name: String) -> End? { bySource[name] }

  /// Returns how an operator ends a publisher that continues. Those that aren't in the table don't end it.
  public static func end(ofOperator name: String) -> End { byOperator[name] ?? .never }

  private static let bySource = ends(.source)
  private static let byOperator = ends(.operator)

  private static func ends(_ part: Part) -> [String: End] {
    Dictionary(all.lazy.filter { $0.part == part }.map { ($0.name, $0.end) }) { first, _ in first }
  }

  static func parse(_ table: String) -> [PublisherEnd] {
    TableText.rows(of: table).compactMap { row in
      guard row.count == 3, let part = Part(rawValue: row[0]), let end = End(rawValue: row[2]) else { return nil }
      return PublisherEnd(name: row[1], part: part, end: end)
    }
  }
}
