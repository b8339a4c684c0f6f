import BridgeFacts

/// A coordinator for a representable, and the statements that connect the two.
public struct CoordinatorTemplate: Sendable, Hashable {
  /// The name of the representable as its members write it, such as `SearchField`.
  public var parent: String
  public var name: String
  /// The delegate properties that the coordinator is assigned to.
  public var slots: [DelegateSlot]
  public var access: AccessLevel
  /// The methods that the class has besides those that its protocols require.
  public var methods: [CoordinatorMethod]

  public init(
    parent: String, name: String = "Coordinator", slots: [DelegateSlot] = [], access: AccessLevel = .unmarked,
    methods: [CoordinatorMethod] = []
  ) {
    self.parent = parent
    self.name = name
    self.slots = slots
    self.access = access
    self.methods = methods
  }

  /// The protocols of the slots, each once.
  public var protocols: [String] {
    slots.flatMap(\.protocols).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The class with its reference to the representable and the required methods of its protocols.
  public var declaration: String {
    let inherited = ["NSObject"] + protocols.map { conformance(to: $0, ofMainActorClass: true) }
    let initializer = function("init(_ parent: \(parent))", body: ["self.parent = parent"])
    let existing = Set(methods.map(\.fullName))
    let members =
      ["var parent: \(parent)", initializer]
      + protocols.flatMap { requiredMembers(of: $0, access: access, except: existing) } + methods.map(\.text)
    return """
      @MainActor
      \(access.prefix)final class \(name): \(inherited.joined(separator: ", ")) {
      \(members.map(indented).joined(separator: "\n\n"))
      }
      """
  }

  /// A class that only stores values from one update to the next.
  public static func store(of properties: [String], access: AccessLevel = .unmarked) -> String {
    """
    @MainActor
    \(access.prefix)final class Coordinator {
    \(properties.map(indented).joined(separator: "\n"))
    }
    """
  }

  /// A statement for each slot that assigns the coordinator to that property of `object`.
  public func assignments(to object: String, context: String = "context") -> [String] {
    slots.map { "\(object).\($0.property) = \(context).coordinator" }
  }

  /// The statement with which the update method passes the current struct, or one of its values, to the coordinator.
  public static func refresh(
    _ property: String = "parent", with value: String = "self", context: String = "context"
  ) -> String {
    "\(context).coordinator.\(property) = \(value)"
  }

  /// The property and the initializer with which a coordinator references its representable.
  public var parentMembers: [String] {
    ["var parent: \(parent)", function("init(_ parent: \(parent))", body: ["self.parent = parent"])]
  }
}

/// A method of a coordinator.
public struct CoordinatorMethod: Sendable, Hashable {
  /// The full name, such as `changed(_:)`.
  public var fullName: String
  /// The declaration with two-space levels.
  public var text: String

  public init(fullName: String, text: String) {
    self.fullName = fullName
    self.text = text
  }

  /// An action without parameters that doesn't do anything yet.
  public static func action(named name: String, attributes: [String]) -> CoordinatorMethod {
    let prefix = (attributes + ["objc"]).map { "@\($0) " }.joined()
    return CoordinatorMethod(fullName: name + "()", text: function("\(prefix)func \(name)()", body: []))
  }
}

/// The protocol's name as written in an inheritance clause. A class on the main actor that implements methods of a
/// protocol that isn't isolated to it needs `@preconcurrency`: Swift 6 requires the attribute, and Swift 5 accepts it.
public func conformance(to name: String, ofMainActorClass isMainActor: Bool) -> String {
  guard isMainActor, let fact = DelegateProtocol.named(name) else { return name }
  return fact.isMainActor || fact.requiredMethods.isEmpty ? name : "@preconcurrency " + name
}

/// The members that a class needs to conform to a protocol, with bodies that compile and do nothing, except existing
/// members, which are given by their full names (`tableView(_:numberOfRowsInSection:)`). Empty for a protocol that
/// isn't in the tables.
public func requiredMembers(
  of name: String, access: AccessLevel = .unmarked, except existing: Set<String> = []
) -> [String] {
  (DelegateProtocol.named(name)?.requiredMethods ?? [])
    .filter { !existing.contains(DelegateProtocol.fullName(of: $0)) }
    .map { DelegateStub(signature: $0, access: access).text }
}

func indented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
    .joined(separator: "\n")
}
