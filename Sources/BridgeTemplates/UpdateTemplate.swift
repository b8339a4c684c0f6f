/// Statements of the update method, and the coordinator property that they need.
public struct UpdateTemplate: Sendable, Hashable {
  public var statements: Template
  /// The declaration of a property of the coordinator.
  public var property: String

  /// Continues only if an input has changed since the last update.
  public static func guarding(_ input: String, type: String, context: String) -> UpdateTemplate {
    let name = "last" + input.prefix(1).uppercased() + input.dropFirst()
    return UpdateTemplate(
      statements: """
        guard \(context).coordinator.\(name) != \(input) else { return }
        \(context).coordinator.\(name) = \(input)\(stop: 0)
        """,
      property: "var \(name): \(type)?")
  }

  /// Tells the coordinator that the following changes come from the update method, not from the user.
  public static func flagging(context: String) -> UpdateTemplate {
    UpdateTemplate(
      statements: """
        \(context).coordinator.\(flag) = true
        defer { \(context).coordinator.\(flag) = false }\(stop: 0)
        """,
      property: "var \(flag) = false")
  }

  /// Runs a statement on the next iteration of the run loop, if the condition still holds then.
  public static func deferring(_ statement: String, if condition: String?) -> String {
    let lines = condition.map { "if \($0) {\n  \(statement)\n}" } ?? statement
    return "DispatchQueue.main.async {\n\(indented(lines))\n}"
  }

  /// The coordinator property that is true while the update method runs.
  public static let flag = "isUpdatingFromSwiftUI"
}
