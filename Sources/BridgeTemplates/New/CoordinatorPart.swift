import BridgeFacts

/// The coordinator in a complete representable file, and the statements of the make method that connect it.
struct CoordinatorPart {
  private let className: String
  private let parent: String
  private let object: String
  private let recipe: WrappingRecipe?
  private let slots: [Slot]
  /// The statement that dismisses the presented controller.
  private let dismissal: String

  /// A delegate property, and the methods that the coordinator implements for it.
  private struct Slot {
    var fact: DelegateSlot
    var methods: [Method]
  }

  private struct Method {
    var owner: DelegateProtocol
    var signature: String
    /// nil if the method keeps the default behavior.
    var body: [String]?

    var name: String { DelegateProtocol.fullName(of: signature) }
    var isClosing: Bool { ClosingCallback.callbacks(of: owner.name).contains { $0.method == name } }

    /// The method, if it's required, if a recipe has statements for it, or if it reports that the user is done; nil
    /// otherwise.
    func wanted(by recipe: WrappingRecipe?) -> Self? {
      let answer = recipe?.answers.first { $0.name == name }
      guard answer != nil || isClosing || owner.requiredMethods.contains(signature) else { return nil }
      return Self(owner: owner, signature: signature, body: answer?.statements)
    }
  }

  /// nil if the representable doesn't need a coordinator.
  init?(of className: String, in parent: String, called object: String, recipe: WrappingRecipe?, dismissal: String) {
    let usual = DelegateSlot.usualSlots(of: className)
    var slots = usual.map { slot in
      Slot(fact: slot, methods: slot.protocols.flatMap { Self.methods(of: $0).compactMap { $0.wanted(by: recipe) } })
    }.filter { !$0.methods.isEmpty }
    if slots.isEmpty, recipe == nil, let slot = usual.first {
      let examples = slot.protocols.flatMap(Self.methods).prefix(2)
      slots = examples.isEmpty ? [] : [Slot(fact: slot, methods: Array(examples))]
    }
    let isOfUse = recipe.map { $0.action != nil || !$0.changes.isEmpty || !$0.kept.isEmpty } ?? false
    guard !slots.isEmpty || isOfUse else { return nil }
    self.className = className
    self.parent = parent
    self.object = object
    self.recipe = recipe
    self.slots = slots
    self.dismissal = dismissal
  }

  /// The methods of a protocol, required ones first, and of the protocols that it inherits from.
  private static func methods(of protocolName: String) -> [Method] {
    guard let fact = DelegateProtocol.named(protocolName) else { return [] }
    return ([fact] + fact.ancestors.compactMap(DelegateProtocol.named)).flatMap { owner in
      (owner.requiredMethods + owner.commonMethods).map { Method(owner: owner, signature: $0) }
    }
  }

  /// Whether a delegate method must dismiss the presented controller.
  var isClosing: Bool { slots.contains { $0.methods.contains(where: \.isClosing) } }

  // MARK: The make method

  /// The statements that connect the object to the coordinator.
  var assignments: [String] {
    let owner = recipe?.delegateOwner?.replacing("{object}", with: object) ?? object
    let delegates = slots.map { "\(owner).\($0.fact.property) = context.coordinator" }
    guard let action = recipe?.action else { return delegates }
    let selector = "#selector(Coordinator.\(action.name)(_:))"
    if ClassHierarchy.isSubclass(className, of: "NSControl") {
      return delegates + ["\(object).target = context.coordinator", "\(object).action = \(selector)"]
    }
    let arguments = "context.coordinator, action: \(selector), for: .\(action.name)"
    let isShort = object.count + arguments.count < 85
    return delegates
      + (isShort ? ["\(object).addTarget(\(arguments))"] : ["\(object).addTarget(\n  \(arguments))"])
  }

  // MARK: The class

  var text: String {
    let members = CoordinatorTemplate(parent: parent).parentMembers
    let properties = [members[0]] + (recipe?.kept ?? [])
    let action = recipe?.action.map { action in
      function(
        "@objc func \(action.name)(_ \(object): \(className))", body: statements(action.statements))
    }
    let parts = [properties.joined(separator: "\n"), members[1], action].compactMap(\.self) + delegateMethods
    return """
      @MainActor
      final class Coordinator\(inheritance) {
      \(parts.map(indented).joined(separator: "\n\n"))
      }
      """
  }

  private var inheritance: String {
    let inherited = slots.flatMap { slot in slot.fact.protocols.map { conformance(to: $0, having: slot.methods) } }
    let needsNSObject = !slots.isEmpty || recipe?.action != nil
    let names = (needsNSObject ? ["NSObject"] : []) + inherited
    return names.isEmpty ? "" : ": " + names.joined(separator: ", ")
  }

  /// The protocol's name as written in an inheritance clause. A class on the main actor needs `@preconcurrency` if it
  /// has methods of a protocol that isn't isolated to the main actor.
  private func conformance(to name: String, having methods: [Method]) -> String {
    guard let fact = DelegateProtocol.named(name), !fact.isMainActor else { return name }
    let owners = Set([name] + fact.ancestors)
    return methods.contains { owners.contains($0.owner.name) } ? "@preconcurrency \(name)" : name
  }

  private var delegateMethods: [String] {
    var written: Set<String> = []
    return slots.flatMap(\.methods).filter { written.insert($0.signature).inserted }.map { method in
      var stub = DelegateStub(signature: method.signature)
      let closing = method.isClosing ? [dismissal] : []
      if method.body != nil || method.isClosing { stub.body = statements(method.body ?? []) + closing }
      return stub.text.replacing(" {\n}", with: " {}")
    }
  }

  private func statements(_ lines: [String]) -> [String] { lines.flatMap { expanded($0, object) } }
}
