/// A method that shows something new with each call, even if the last one is still on screen.
public struct RepeatedPresentation: Sendable, Hashable {
  /// The class that declares the method.
  public var owner: String
  public var name: String
  /// The part of the object that the method shows: `menu`. Nil if it shows the object itself.
  public var part: String?

  public static let all = TableText.entries(of: table).flatMap { entry in
    let head = TableText.list(entry.head, by: ":")
    return entry.details.map { RepeatedPresentation(owner: head[0], name: $0, part: head.dropFirst().first) }
  }

  public static let names = Set(all.map(\.name))

  /// Words of which code that calls one of the methods contains at least one: the names, except those that much other
  /// code has, and the classes.
  public static let words =
    names.subtracting(["begin", "show"]).sorted()
    + ["NSOpenPanel", "NSSavePanel", "NSSharingServicePicker"]
}
