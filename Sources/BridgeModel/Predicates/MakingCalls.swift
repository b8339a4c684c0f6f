import SwiftScan
import TextModel

/// The calls that create a view, and the values that they pass.
extension ProjectModel {
  /// The calls in any file that create a view of this type, except those in its own code and in previews.
  func callsMaking(_ name: String, declaredBy parts: [TypeDeclaration]) -> [(call: SyntaxNode, path: FilePath)] {
    callsOutsidePreviews(making: name).filter { call, _ in !parts.contains { $0.node.contains(call) } }
  }

  /// The calls in any file that create a view of this type, except those in previews.
  public func callsOutsidePreviews(making name: String) -> [(call: SyntaxNode, path: FilePath)] {
    makers(ofTypesNamed: lastComponent(of: name)).filter { !$0.call.isInPreview }
  }

  /// Whether every known call that creates a view passes a value for a property with a default value, which is then never
  /// created.
  public func isAlwaysGiven(_ property: Property, toViewsNamed name: String) -> Bool {
    guard property.initialValue != nil, !property.isConstant else { return false }
    let calls = callsOutsidePreviews(making: name)
    return !calls.isEmpty && calls.allSatisfy { $0.call.argument(labeled: property.name) != nil }
  }

  /// Whether an input of a representable is `false` wherever the project creates one, by default or as given.
  public func isAlwaysFalse(_ input: Property, of representable: Representable) -> Bool {
    guard isClosedWorld(representable.parts) else { return false }
    let calls = callsMaking(representable.name, declaredBy: representable.parts)
    let initializers = representable.members.filter { $0.node.kind == .initializerDeclaration }
    return !calls.isEmpty
      && calls.allSatisfy { call, _ in
        let given = value(given: input, by: call, initializers: initializers, others: [])
        return (given ?? (initializers.isEmpty ? input.initialValue : nil))?.text == "false"
      }
  }

  /// Whether every call that creates a view is in the content of a presentation, or in a view of which that's true.
  func isAlwaysModal(_ name: String) -> Bool {
    var modal: Set<String> = []
    return isAlwaysModal(name, depth: 0, &modal)
  }

  /// The same without another search of the views that are known to be modal, because many views can create them.
  private func isAlwaysModal(_ name: String, depth: Int, _ modal: inout Set<String>) -> Bool {
    if modal.contains(name) { return true }
    let makers = callsMaking(name, declaredBy: declarations(of: name) + extensions(of: name))
    guard depth < 4, !makers.isEmpty else { return false }
    for (call, path) in makers where !call.isInModalContent {
      guard let owner = type(around: call, in: path), owner.isViewOrModifier,
        isAlwaysModal(owner.name, depth: depth + 1, &modal)
      else { return false }
    }
    modal.insert(name)
    return true
  }

  /// Whether views of a type come and go while the app runs: some call that creates one, or a view that contains it, is
  /// in a presentation, a navigation, a list, or a hosting value.
  public func comesAndGoes(_ name: String) -> Bool {
    var names = [name]
    // Views can create each other, and many views can create the same ones.
    var visited: Set = [name]
    for _ in 0..<4 {
      var owners: [String] = []
      for name in names {
        for (call, path) in callsMaking(name, declaredBy: declarations(of: name) + extensions(of: name)) {
          if call.isInTemporaryContent { return true }
          guard let owner = type(around: call, in: path), owner.isViewOrModifier,
            visited.insert(owner.name).inserted
          else { continue }
          owners.append(owner.name)
        }
      }
      names = owners
    }
    return false
  }

  /// The value that a call that creates a view passes for one of its stored properties; nil if it passes none. A
  /// closure without a label belongs to the only closure property for which the call passes no labeled value.
  func value(
    given input: Property, by call: SyntaxNode, initializers: [Member], others: [Property]
  ) -> SyntaxNode? {
    if let argument = call.argument(labeled: input.name) { return argument.value }
    if !initializers.isEmpty {
      return call.arguments.first { argument in
        argument.property(storedBy: initializers)?.withoutProjection == input.name
      }?.value
    }
    guard let closure = call.arguments.first(where: { $0.isTrailingClosure && $0.label == nil }) else { return nil }
    let closures = others.filter { valueKind(of: $0) == .function && call.argument(labeled: $0.name) == nil }
    return closures.map(\.name) == [input.name] ? closure.value : nil
  }
}

extension SyntaxNode {
  /// Whether a call that creates a view is in the content closure of a sheet, cover, or popover.
  var isInModalContent: Bool {
    ancestors.contains { node in
      guard node.kind == .closure, let argument = node.parent, argument.kind == .argument,
        argument.label == nil || argument.label == "content", let call = argument.parent
      else { return false }
      return ["sheet", "fullScreenCover", "popover"].contains(call.calledName)
    }
  }

  /// Whether a call that creates a view is in a presentation, which is shown over everything else for a while and
  /// creates its content again the next time.
  var isInPresentation: Bool {
    ancestors.contains { node in
      node.kind == .closure && node.parent?.parent.map { presentations.contains($0.calledName) } ?? false
    }
  }

  /// Whether a call that creates a view is in content that is created for a while.
  fileprivate var isInTemporaryContent: Bool {
    ancestors.contains { node in
      guard node.kind == .argument, let call = node.parent else { return false }
      return node.label == "rootView" || node.label == "destination"
        || node.value?.kind == .closure && temporaryContent.contains(call.calledName)
    }
  }

  /// Whether `.id(…)` gives the view that a call creates the identity of some value. Another value then means another
  /// view.
  var hasIdentity: Bool {
    if isGivenIdentity { return true }
    // `let map = MapView(…)`, followed by `map.id(…)`.
    guard let binding = parent, binding.kind == .binding, let names = binding.pattern?.declaredNames, names.count == 1,
      let block = binding.ancestors.first(where: { [.codeBlock, .closure, .accessorBlock].contains($0.kind) })
    else { return false }
    return block.descendants(.reference).contains { use in
      use.isNamed(names[0]) && use.localDeclaration(of: names[0], within: block) == binding && use.isGivenIdentity
    }
  }

  private var isGivenIdentity: Bool { !identities.isEmpty }

  /// Whether the identity that `.id(…)` gives the view changes with a value: it mentions all names that the value does,
  /// which are none if the value never changes.
  func isIdentified(by value: SyntaxNode) -> Bool {
    let names = Set(value.descendants(.reference).map(\.name))
    return identities.contains { names.isSubset(of: $0.descendants(.reference).map(\.name)) }
  }

  /// The values whose identity `.id(…)` gives the view that a call creates.
  private var identities: [SyntaxNode] {
    viewModifiers.compactMap { call in
      guard call.calledName == "id", call.arguments.count == 1, let value = call.arguments[0].value else { return nil }
      return !value.isLiteral && value.descendants(.call).isEmpty ? value : nil
    }
  }

  /// The calls of modifiers that are chained to the view that the expression creates, innermost first.
  var viewModifiers: [SyntaxNode] {
    var modifiers: [SyntaxNode] = []
    var view = self
    while let access = view.parent, access.kind == .memberAccess, let call = access.parent, call.kind == .call,
      call.callee == access
    {
      modifiers.append(call)
      view = call
    }
    return modifiers
  }

  /// Whether the expression is a closure that dismisses the view. It's called once, and no newer closure replaces it.
  var closesTheView: Bool {
    kind == .closure
      && items.contains { item in
        item.kind == .call && item.isCall(named: "dismiss") && item.arguments.isEmpty
      }
  }

  /// Whether the expression is written out: a number, plain text, `true`, `nil`, `.large`.
  private var isLiteral: Bool {
    switch kind {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral: true
    case .stringLiteral: children.first { _ in true } == nil
    // A case of an enum: `Tab.map`.
    case .memberAccess: base?.name.first?.isUppercase ?? true
    default: false
    }
  }
}

private let presentations: Set = ["sheet", "fullScreenCover", "popover", "alert", "confirmationDialog"]

/// The presentations, and the calls whose content exists for each element, destination, or cell.
private let temporaryContent = presentations.union([
  "ForEach", "List", "navigationDestination", "NavigationLink", "UIHostingConfiguration",
])
