import SwiftScan
import TextModel

/// A hosting controller of which only the view is kept. The controller is released when the expression or function
/// ends.
public struct UnretainedController: Hashable, Sendable {
  /// The call that creates it.
  public var call: SyntaxNode
  public var member: Member
  /// The `binding` of the local that stores it meanwhile; nil if its view is accessed immediately.
  public var local: SyntaxNode?
  /// Whether it's AppKit's, whose view works without it.
  public var isAppKit: Bool

  /// The expression that accesses its view, if the controller has no name.
  public var view: SyntaxNode? { local == nil ? call.viewOfIt : nil }
}

extension ProjectModel {
  /// The members in the analyzed file that may create hosting controllers.
  public func membersCreatingControllers(of type: ProjectType) -> [Member] {
    type.localMembers(mentioning: creatingPatterns + controllerFactories(of: type).keys.map { BytePattern(word: $0) })
  }

  /// The hosting controllers in a member's code that nothing retains although their views are kept. In source order.
  public func unretainedControllers(in member: Member, of type: ProjectType) -> [UnretainedController] {
    type.memory.unretainedControllers.value(of: member.code) { findUnretainedControllers(in: member, of: type) }
  }

  private func findUnretainedControllers(in member: Member, of type: ProjectType) -> [UnretainedController] {
    let factories = controllerFactories(of: type)
    var scope: ExpressionScope?
    let initialValue = member.isStored ? member.binding?.value : nil
    return (member.bodies + [initialValue].compactMap(\.self)).flatMap { body in
      let made = body.descendants(.call, mentioning: creatingPatterns).compactMap { call in
        // A property keeps its initial value.
        call == initialValue || call.isInPreview
          ? nil : makesController(call, in: type.name).map { (call: call, isAppKit: $0) }
      }
      let received = factories.flatMap { name, isAppKit in
        body.calls(named: name).filter { factory(calledBy: $0, of: type) != nil }.map { (call: $0, isAppKit: isAppKit) }
      }
      return (made + received).compactMap { call, isAppKit -> UnretainedController? in
        let known = scope ?? type.expressionScope(of: member)
        scope = known
        let local = call.localTakingIt
        guard isOnlyViewKept(of: call, local, in: body, of: known) else { return nil }
        return UnretainedController(call: call, member: member, local: local, isAppKit: isAppKit)
      }
    }
  }

  /// The methods of a type that return a new hosting controller and keep nothing of it, by name. The value says whether
  /// it's AppKit's.
  private func controllerFactories(of type: ProjectType) -> [String: Bool] {
    type.memory.controllerFactories.value { findControllerFactories(of: type) }
  }

  private func findControllerFactories(of type: ProjectType) -> [String: Bool] {
    var factories: [String: Bool] = [:]
    var patterns = creatingPatterns
    while !patterns.isEmpty {
      let found = type.members(mentioning: patterns).compactMap { member -> (String, Bool)? in
        guard factories[member.name] == nil else { return nil }
        return makesControllerInResult(member, of: type, factories).map { (member.name, $0) }
      }
      factories.merge(found) { _, other in other }
      // Other methods may return what these return.
      patterns = found.map { BytePattern(word: $0.0) }
    }
    return factories
  }

  /// Whether a method that returns a new hosting controller and keeps nothing of it returns AppKit's; nil for other
  /// members.
  private func makesControllerInResult(
    _ member: Member, of type: ProjectType, _ factories: [String: Bool]
  ) -> Bool? {
    // Reading only functions with a result, so that an edit of another one doesn't matter here.
    guard member.isFunction, member.node.type != nil, let body = member.node.body else { return nil }
    let returned = body.returnedValues
    let made = returned.map { value -> Bool? in
      let value = value.valueOfLocal(within: member.node)
      return makesController(value, in: type.name) ?? factory(calledBy: value, of: type).flatMap { factories[$0] }
    }
    guard let isAppKit = made.first ?? nil, made.allSatisfy({ $0 == isAppKit }),
      Set(returned.compactMap { $0.localNamed(within: member.node) }).allSatisfy({ local in
        isOnlyReturned(local, type.expressionScope(of: member))
      })
    else { return nil }
    return isAppKit
  }

  /// The name of the method of a type that a call in its code calls on the same object or on the type; nil for other calls.
  private func factory(calledBy call: SyntaxNode, of type: ProjectType) -> String? {
    let call = call.withoutUnwrapping
    let receivers = ["self", "Self", type.simpleName]
    guard call.kind == .call, call.receiver.map({ receivers.contains($0.name) }) ?? true else { return nil }
    return call.calledName
  }

  /// Whether an expression means a new UIKit hosting controller: it creates one, or functions of the project do that.
  public func isMadeAsHostingController(_ expression: SyntaxNode, in member: Member) -> Bool {
    let found = origins(of: expression, in: member)
    return !found.isEmpty
      && found.allSatisfy { makesController($0.node, in: $0.member.owner.name) == false }
  }

  /// Whether a function returns a local once and otherwise only asks it for something.
  private func isOnlyReturned(_ local: SyntaxNode, _ scope: ExpressionScope) -> Bool {
    uses(ofLocal: local, in: scope).filter { $0 != .asked } == [.passedOn]
  }

  /// Whether a call that creates a hosting controller creates AppKit's; nil for other calls.
  func makesController(_ call: SyntaxNode, in scope: String) -> Bool? {
    guard mayMakeController(call), let name = createdTypeName(of: call), !call.platforms.isEmpty else { return nil }
    if isHostingController(name, in: scope) { return false }
    return isAppKitHostingController(name, in: scope) ? true : nil
  }

  /// Whether a call names a hosting controller, or passes it a root view. Rules out most calls.
  private func mayMakeController(_ call: SyntaxNode) -> Bool {
    call.argument(labeled: "rootView") != nil || call.calledName.hasSuffix("ostingController")
      || hostingClassNames.contains { call.isCall(named: $0.text) }
  }

  /// One of these is in every call that creates a hosting controller.
  private var creatingPatterns: [BytePattern] {
    ["rootView", "ostingController"] + hostingClassNames.map(\.pattern)
  }

  func isOnlyViewKept(
    of call: SyntaxNode, _ local: SyntaxNode?, in body: SyntaxNode, of scope: ExpressionScope
  ) -> Bool {
    let controller = local?.pattern ?? call
    guard !isDrawnOrRemoved(controller, in: body, of: scope) else { return false }
    guard let local else {
      return call.viewOfIt.map { isKept($0, in: scope) && !isRemoved($0, in: body) } ?? false
    }
    let uses = uses(ofLocal: local, in: scope)
    let isHeld = uses.contains { use in
      switch use {
      case .asked, .stored(_, isWeak: true): false
      // A controller that receives `didMove(toParent:)` was meant to have a parent, which would retain it.
      case .addedAsChild, .movedToParent, .passedOn, .stored: true
      }
    }
    guard !isHeld, let name = local.pattern?.declaredNames.first else { return false }
    return body.descendants(.reference, mentioning: [BytePattern(word: name)]).contains { reference in
      guard reference.isNamed(name), let view = reference.viewOfIt,
        reference.localDeclaration(of: name, within: scope.function) == local
      else { return false }
      return isKept(view, in: scope) && !isRemoved(view, in: body)
    }
  }

  /// Whether a view is put into another view, returned, or stored, directly or through a local.
  private func isKept(_ view: SyntaxNode, in scope: ExpressionScope) -> Bool {
    var visited: Set<SyntaxNode> = []
    return isKept(view, in: scope, &visited)
  }

  /// The same without the expressions that were visited before, because functions may call each other.
  private func isKept(_ view: SyntaxNode, in scope: ExpressionScope, _ visited: inout Set<SyntaxNode>) -> Bool {
    let view = view.withPassingParents.outermostChoice
    guard visited.insert(view).inserted, let parent = view.parent else { return false }
    switch parent.kind {
    case .argument:
      guard let call = parent.parent, call.kind == .call else { return false }
      if call.addsSubview && call.arguments.first == parent || parent.isNamed("customView") { return true }
      if call.isNamedReference("objc_setAssociatedObject") { return call.arguments.dropFirst(2).first == parent }
      return isKept(parent, passedTo: call, in: scope, &visited)
    case .arrayLiteral: return parent.parent.map { $0.kind == .argument && $0.isNamed("arrangedSubviews") } ?? false
    case .returnStatement: return true
    case .codeBlock, .accessorBlock: return view.isReturned
    case .closure: return parent.items == [view] && returnsView(parent, in: scope.path)
    case .sequence, .ternary:
      guard let assignment = view.assignment else { return false }
      return assignment.target.kind == .memberAccess
        || assignment.target.kind == .reference
          && !assignment.target.isLocal(assignment.target.name, within: scope.function)
    case .binding where parent.parent == scope.function: return true
    case .binding, .optionalBinding:
      guard let name = parent.pattern?.declaredNames.first else { return false }
      return scope.function.descendants(.reference, mentioning: [BytePattern(word: name)]).contains { reference in
        reference.isNamed(name) && reference.localDeclaration(of: name, within: scope.function) == parent
          && isKept(reference, in: scope, &visited)
      }
    default: return false
    }
  }

  /// Whether a closure is passed where a view is expected from it.
  private func returnsView(_ closure: SyntaxNode, in path: FilePath) -> Bool {
    guard case .function(let signature) = type(of: closure, in: path),
      let result = signature.result.withoutOptionals.nominal?.name
    else { return false }
    return lineage(of: result).contains { $0.name == "UIView" || $0.name == "NSView" }
  }

  /// Whether the functions of the project that a call may mean keep the view that an argument passes.
  private func isKept(
    _ argument: SyntaxNode, passedTo call: SyntaxNode, in scope: ExpressionScope, _ visited: inout Set<SyntaxNode>
  ) -> Bool {
    guard case .project(let members) = callee(of: call, in: scope.path) else { return false }
    // A protocol's requirement has no body, and its implementation is among the members too.
    let functions = members.filter { $0.node.body != nil }
    return !functions.isEmpty
      && functions.allSatisfy { function in
        let (uses, code) = uses(ofArgument: argument, of: call, in: function, scope)
        return uses.contains { isKept($0, in: code.scope, &visited) }
      }
  }

  /// Whether a body removes the view that a local stands for.
  private func isRemoved(_ view: SyntaxNode, in body: SyntaxNode) -> Bool {
    var view = view
    while let parent = view.parent, [.forceUnwrap, .optionalChain, .tryExpression].contains(parent.kind) {
      view = parent
    }
    guard let binding = view.parent, binding.kind == .binding || binding.kind == .optionalBinding,
      let name = binding.pattern?.declaredNames.first
    else { return false }
    return body.calls(named: "removeFromSuperview").contains { $0.receiver?.memberPath == [name] }
  }
}

extension SyntaxNode {
  /// Whether a call calls a function outside types by this name.
  fileprivate func isNamedReference(_ name: String) -> Bool {
    callee.map { $0.kind == .reference && $0.isNamed(name) } ?? false
  }

  /// The declaration of the local that this expression names.
  fileprivate func localNamed(within function: SyntaxNode) -> SyntaxNode? {
    guard kind == .reference, let local = localDeclaration(of: name, within: function), local.kind == .binding else {
      return nil
    }
    return local
  }

  /// The value with which the local that this expression names is declared; otherwise the expression itself.
  func valueOfLocal(within function: SyntaxNode) -> SyntaxNode {
    localNamed(within: function)?.value ?? self
  }

  /// Whether a reference means a parameter, or the value in it: `if let view`.
  func means(_ parameter: SyntaxNode, named name: String, within function: SyntaxNode) -> Bool {
    guard let declaration = localDeclaration(of: name, within: function) else { return false }
    if declaration == parameter { return true }
    return declaration.kind == .optionalBinding && declaration.value == nil
      && declaration.means(parameter, named: name, within: function)
  }

  /// The `binding` of the local that stores the object that a call creates; nil if the object goes elsewhere.
  var localTakingIt: SyntaxNode? {
    guard let parent, parent.kind == .binding || parent.kind == .optionalBinding,
      parent.pattern?.kind == .identifierPattern
    else { return nil }
    return parent
  }

  /// The expression that accesses the view of the controller that this expression means.
  fileprivate var viewOfIt: SyntaxNode? {
    var node = self
    while let parent = node.parent {
      if parent.kind == .memberAccess { return parent.isNamed("view") ? parent : nil }
      guard [.forceUnwrap, .optionalChain].contains(parent.kind) || parent.kind == .argument || parent.kind == .tuple
      else { return nil }
      node = parent
    }
    return nil
  }

  /// Whether it's the only expression of a getter or of a function with a result.
  fileprivate var isReturned: Bool {
    guard let block = parent, block.items == [self] else { return false }
    if block.kind == .accessorBlock { return true }
    let owner = block.parent
    return owner?.kind == .functionDeclaration && owner?.type != nil || owner?.kind == .accessorDeclaration
  }
}
