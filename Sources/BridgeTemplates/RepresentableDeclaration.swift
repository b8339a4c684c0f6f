import BridgeFacts

/// The complete declaration of a representable.
public struct RepresentableDeclaration: Sendable, Hashable {
  public var name: String
  public var methods: RepresentableTemplate
  /// The text before `struct`: attributes on their own lines, and modifiers.
  public var modifiers: String
  /// The declarations of stored properties, one per line.
  public var inputs: [String]
  /// The statements of the make method and of the update method.
  public var make: [String]
  public var update: [String]
  /// The members after the make and update methods, such as a coordinator.
  public var members: [String]

  public init(
    name: String, methods: RepresentableTemplate, modifiers: String = "", inputs: [String] = [], make: [String],
    update: [String] = [], members: [String] = []
  ) {
    self.name = name
    self.methods = methods
    self.modifiers = modifiers
    self.inputs = inputs
    self.make = make
    self.update = update
    self.members = members
  }

  /// The declaration with two-space levels and `
  /// `, for `SourceStyle.format`.
  public var text: String {
    let isUpdated = methods.family.isUpdateRequired || !update.isEmpty
    let blocks: [String?] =
      [inputs.isEmpty ? nil : inputs.joined(separator: "\n"), methods.method(.make, body: make)]
      + [isUpdated ? methods.method(.update, body: update) : nil] + members
    return """
      \(modifiers)struct \(name): \(methods.family.name) {
      \(blocks.compactMap(\.self).map(indented).joined(separator: "\n\n"))
      }
      """
  }
}

/// An assignment to a property of an object. If values can be compared, an equal value isn't set again, because setters
/// draw, scroll, and call delegates.
public func assignment(of value: String, to target: String, comparing: Bool) -> String {
  let statement = "\(target) = \(value)"
  return comparing ? "if \(target) != \(value) {\n  \(statement)\n}" : statement
}
