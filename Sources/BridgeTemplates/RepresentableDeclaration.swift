import BridgeFacts

/// A finished representable.
public struct RepresentableDeclaration: Sendable, Hashable {
  public var name: String
  public var methods: RepresentableTemplate
  /// What stands in front of `struct`: attributes on lines of their own, modifiers.
  public var modifiers: String
  /// The declarations of stored properties, one a line.
  public var inputs: [String]
  /// The statements of make, and of update.
  public var make: [String]
  public var update: [String]
  /// What follows make and update, such as a Coordinator.
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

  /// With two-space levels and `\n`, for `SourceStyle.format`.
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

/// An assignment to a property of an object. Where values can be compared, a value that is there already is not set again:
/// setters draw, scroll and call delegates.
public func assignment(of value: String, to target: String, comparing: Bool) -> String {
  let statement = "\(target) = \(value)"
  return comparing ? "if \(target) != \(value) {\n  \(statement)\n}" : statement
}
