/// Statements of update, and what the Coordinator needs for them.
public struct UpdateTemplate: Sendable, Hashable {
  public var statements: Template
  /// A property of the Coordinator.
  public var property: String

  /// Goes on only when an input has another value than at the last update.
  public static func guarding(_ input: String, type: String, context: String) -> UpdateTemplate {
    let name = "last" + input.prefix(1).uppercased() + input.dropFirst()
    return UpdateTemplate(
      statements: """
        guard \(context).coordinator.\(name) != \(input) else { return }
        \(context).coordinator.\(name) = \(input)\(stop: 0)
        """,
      property: "var \(name): \(type)?")
  }

  /// Tells the Coordinator that the changes to come are those of the program.
  public static func flagging(context: String) -> UpdateTemplate {
    UpdateTemplate(
      statements: """
        \(context).coordinator.\(flag) = true
        defer { \(context).coordinator.\(flag) = false }\(stop: 0)
        """,
      property: "var \(flag) = false")
  }

  /// The property in which a Coordinator notes that update is running.
  public static let flag = "isUpdatingFromSwiftUI"
}
