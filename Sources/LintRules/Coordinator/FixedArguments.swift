import BridgeModel
import LintEngine
import SwiftScan

extension RuleContext {
  /// Whether these inputs never change while a representable is shown, as far as the code tells that makes it: in its own
  /// file, as most types that get the inputs there are made for it, or in any.
  func isAlwaysGivenTheSame(_ inputs: [String], _ representable: Representable) -> Bool {
    let node = representable.declaration.node
    guard !inputs.isEmpty, contains(node), !node.hasModifier("public"), !node.hasModifier("open") else { return false }
    let isMadeHereOnly = node.hasModifier("private") || node.hasModifier("fileprivate")
    let calls = tree.items.flatMap { $0.calls(named: representable.simpleName) }.filter { call in
      !node.contains(call) && !call.isInPreview
    }
    let given = inputs.compactMap(representable.input)
    guard given.count == inputs.count,
      calls.allSatisfy({ gives(given, to: representable, by: $0, in: path) })
    else { return false }
    let isMadeForThisFile = given.allSatisfy { input in
      isMadeHereOnly || calls.contains { $0.value(given: input, of: representable, project) != nil }
    }
    if !calls.isEmpty, isMadeForThisFile { return true }
    return !isMadeHereOnly && isTiedToValuesEverywhere(given, representable)
  }

  /// Whether every place of the project that makes the representable ties it to the values: by an identity, as content for
  /// an item, or with a closure that closes it. What a place gives that is only the same there says little of the type.
  private func isTiedToValuesEverywhere(_ given: [Property], _ representable: Representable) -> Bool {
    let node = representable.declaration.node
    guard project.coverage.isWhole(around: path) else { return false }
    let makers = project.makers(ofRepresentablesNamed: representable.simpleName).filter { call, _ in
      !node.contains(call) && !call.isInPreview
    }
    return !makers.isEmpty
      && makers.allSatisfy { call, path in
        let values = given.compactMap { call.value(given: $0, of: representable, project) }
        let isTied = call.hasIdentity || values.contains { $0.isOfPresentedItem || $0.closesTheView }
        return isTied && gives(given, to: representable, by: call, in: path)
      }
  }

  /// Whether a call makes another view for other values of the inputs, or gives it the same ones each time.
  private func gives(
    _ given: [Property], to representable: Representable, by call: SyntaxNode, in path: String
  ) -> Bool {
    call.hasIdentity || given.allSatisfy { isGivenTheSame($0, by: call, in: path, representable) }
  }

  private func isGivenTheSame(
    _ input: Property, by call: SyntaxNode, in path: String, _ representable: Representable
  ) -> Bool {
    guard let value = call.value(given: input, of: representable, project) else {
      let hasDefault = input.initialValue != nil || !input.isConstant && input.typeNode?.kind == .optionalType
      return hasDefault && !call.arguments.contains { $0.isTrailingClosure && $0.label == nil }
    }
    if value.isLiteral || value.isOfPresentedItem || value.closesTheView { return true }
    guard let type = project.type(named: call.enclosingTypeName, in: path), let member = type.member(holding: call)
    else { return false }
    if value.kind == .closure { return project.seesTheSame(value, in: member, of: type) }
    return type.properties.contains { property in
      value.pathFromSelf == [property.name] && !value.isLocal(property.name, within: member.node)
        && property.wrapper == "State" && property.member.isPrivate && !project.isChanged(property, in: type)
    }
  }
}

extension SyntaxNode {
  /// Of a call that makes a representable: what it gives an input. A closure without a label belongs to the only closure
  /// that is not given otherwise.
  fileprivate func value(given input: Property, of representable: Representable, _ project: ProjectModel) -> SyntaxNode?
  {
    if let argument = argument(labeled: input.name) { return argument.value }
    guard let closure = arguments.first(where: { $0.isTrailingClosure && $0.label == nil }) else { return nil }
    let others = representable.inputs.filter {
      project.valueKind(of: $0) == .function && argument(labeled: $0.name) == nil
    }
    return others.map(\.name) == [input.name] ? closure.value : nil
  }

  /// Whether it stands in code that only shows something in Xcode.
  fileprivate var isInPreview: Bool {
    ancestors.contains { node in
      node.kind == .macroExpansion && node.isNamed("Preview")
        || node.kind.isTypeDeclaration && node.inheritedTypes.contains { $0.text.hasSuffix("PreviewProvider") }
    }
  }

  /// Of a call that makes a view: whether `.id(…)` gives it the identity of some value. Another value has another view.
  fileprivate var hasIdentity: Bool {
    if isGivenIdentity { return true }
    // `let map = MapView(…)`, and `map.id(…)` below it.
    guard let binding = parent, binding.kind == .binding, let names = binding.pattern?.declaredNames, names.count == 1,
      let block = binding.ancestors.first(where: { [.codeBlock, .closure, .accessorBlock].contains($0.kind) })
    else { return false }
    return block.descendants(.reference).contains { use in
      use.isNamed(names[0]) && use.localDeclaration(of: names[0], within: block) == binding && use.isGivenIdentity
    }
  }

  private var isGivenIdentity: Bool {
    var view = self
    while let access = view.parent, access.kind == .memberAccess, let call = access.parent, call.kind == .call {
      if access.isNamed("id"), call.arguments.count == 1, let value = call.arguments[0].value,
        !value.isLiteral, value.descendants(.call).isEmpty
      {
        return true
      }
      view = call
    }
    return false
  }

  /// Whether it is, or is a part of, the item of the sheet that it stands in; another item is another sheet.
  fileprivate var isOfPresentedItem: Bool {
    guard let name = memberPath?.first else { return false }
    return ancestors.contains { closure in
      guard closure.kind == .closure, let call = closure.parent?.parent, call.kind == .call,
        ["sheet", "fullScreenCover", "popover"].contains(call.calledName), call.argument(labeled: "item") != nil,
        let local = localDeclaration(of: name, within: closure)
      else { return false }
      return local.kind == .parameter && local.ancestors.first { $0.kind == .closure } == closure
    }
  }

  /// Whether it is a closure that dismisses what is shown: it is called once, and nothing newer comes after it.
  fileprivate var closesTheView: Bool {
    kind == .closure
      && items.contains { item in
        item.kind == .call && item.isCall(named: "dismiss") && item.arguments.isEmpty
      }
  }

  /// Whether it is written out: a number, a plain text, `true`, `nil`, `.large`.
  fileprivate var isLiteral: Bool {
    switch kind {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral: true
    case .stringLiteral: children.first { _ in true } == nil
    case .memberAccess: base == nil
    default: false
    }
  }
}
