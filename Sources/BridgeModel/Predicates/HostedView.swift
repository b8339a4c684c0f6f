import SwiftScan
import TextModel

/// A place where the view of a UIKit hosting controller is put into another view: `view.addSubview(host.view)`.
public struct HostedView: Hashable, Sendable {
  /// The call, or the array of views that a stack view receives.
  public var call: SyntaxNode
  /// The member of the type that contains the call.
  public var member: Member
  /// The expression that means the controller: `host`, `context.coordinator.host`,
  /// `UIHostingController(rootView: page)`.
  public var controller: SyntaxNode
  public var holder: Holder
  /// The places in functions of the project where the view is finally added, if `call` only passes it to them.
  public var inner: [ViewAddition] = []

  /// The owner of the controller when the view is added.
  public enum Holder: Hashable, Sendable {
    /// No owner: one expression creates the controller and accesses its view.
    case expression
    /// The `binding` of a local.
    case local(SyntaxNode)
    /// A member path without `self`: `host`, `context.coordinator.host`.
    case property([String])
  }
}

extension ProjectModel {
  /// The places in a type's code in the analyzed file that put hosted views into other views. Only code for UIKit
  /// counts. In source order.
  public func hostedViews(in type: ProjectType) -> [HostedView] {
    membersAddingViews(of: type).flatMap { hostedViews(in: $0, of: type) }
  }

  /// The members in the analyzed file that may put views into other views.
  public func membersAddingViews(of type: ProjectType) -> [Member] {
    type.localMembers(mentioning: subviewPattern + partPatterns + viewPattern)
  }

  /// The places in a member's code that put hosted views into other views.
  public func hostedViews(in member: Member, of type: ProjectType) -> [HostedView] {
    type.memory.hostedViews.value(of: member.code) { findHostedViews(in: member, of: type) }
  }

  private func findHostedViews(in member: Member, of type: ProjectType) -> [HostedView] {
    let added = member.bodies.flatMap { $0.addedViews(within: member.node) }.filter {
      !setsOwnProperty($0.by, in: member.path)
    }
    let passed = member.bodies.flatMap { $0.passedViews(within: member.node) }
    if added.isEmpty && passed.isEmpty { return [] }
    let scope = type.expressionScope(of: member)
    let direct = added.flatMap { view, call in hostedViews(view, by: call, in: member, of: scope) }
    let indirect = passed.flatMap { argument, call -> [HostedView] in
      let views = argument.value.map { hostedViews($0, by: call, in: member, of: scope) } ?? []
      guard !views.isEmpty else { return [] }
      let inner = additions(of: argument, passedTo: call, in: ViewCode(member: member, scope: scope))
      return inner.isEmpty ? [] : views.map { view in view.reached(by: inner) }
    }
    return (direct + indirect).sorted { $0.call.range.lowerBound < $1.call.range.lowerBound }
  }

  /// Whether a node assigns to a property that the project declares, and that only has the name of one of Apple's.
  func setsOwnProperty(_ node: SyntaxNode, in path: FilePath) -> Bool {
    guard let target = Assignment(node)?.target, case .project(let found) = callee(of: target, in: path) else {
      return false
    }
    return found.allSatisfy { !$0.node.hasModifier("override") }
  }

  /// The hosted views that an expression means, which a call puts into a view.
  private func hostedViews(
    _ view: SyntaxNode, by call: SyntaxNode, in member: Member, of scope: ExpressionScope
  ) -> [HostedView] {
    guard !call.platforms.isDisjoint(with: .uiKit) else { return [] }
    return controllers(ofView: view, in: scope).compactMap { controller in
      holder(of: controller, in: scope).map {
        HostedView(call: call, member: member, controller: controller, holder: $0)
      }
    }
  }

  /// The representable that contains a node of this type's code; nil if there's none.
  public func bridge(around node: SyntaxNode, of typeName: String, in path: FilePath) -> Representable? {
    noteNames(around: typeName)
    guard !bridges.types(in: path).isEmpty else { return nil }
    return representable(around: node, in: path)
  }

  /// Records the enclosing types, because a check that looks for an enclosing representable must run again when one of
  /// them becomes a representable.
  func noteNames(around typeName: String) {
    guard let questions else { return }
    for name in sequence(first: typeName, next: { enclosingName(of: $0) }).prefix(while: { !$0.isEmpty }) {
      questions.note(.name(name))
    }
  }

  /// The controller of an expression that is the view of a hosting controller, found through locals and getters.
  public func controller(ofView expression: SyntaxNode, in scope: ExpressionScope) -> SyntaxNode? {
    controllers(ofView: expression, in: scope).first
  }

  /// The same for an expression that means the views of several controllers, one after another: the variable of a loop.
  private func controllers(ofView expression: SyntaxNode, in scope: ExpressionScope, depth: Int = 0) -> [SyntaxNode] {
    guard depth < 4 else { return [] }
    let expression = expression.withoutUnwrapping
    let values = expression.possibleValues
    if values != [expression] {
      return values.firstNonNil { value in
        let found = controllers(ofView: value, in: scope, depth: depth + 1)
        return found.isEmpty ? nil : found
      } ?? []
    }
    if expression.isNamed("view"), let base = expression.base?.withoutUnwrapping {
      if let elements = base.visitedElements(within: scope.function) {
        return elements.filter { isHostingController($0, in: scope) }
      }
      return base.possibleValues.map(\.withoutUnwrapping).first { isHostingController($0, in: scope) }.map { [$0] }
        ?? []
    }
    if expression.kind == .arrayLiteral {
      return expression.children.flatMap { controllers(ofView: $0, in: scope, depth: depth + 1) }
    }
    if let elements = expression.visitedElements(within: scope.function) {
      return elements.flatMap { controllers(ofView: $0, in: scope, depth: depth + 1) }
    }
    if expression.kind == .reference,
      let local = expression.localDeclaration(of: expression.name, within: scope.function)
    {
      guard local.kind == .binding || local.kind == .optionalBinding, let value = local.value else { return [] }
      return controllers(ofView: value, in: scope, depth: depth + 1)
    }
    // A getter: `var panel: UIView { host.view }`.
    guard let path = expression.pathFromSelf, path.count == 1,
      let getter = scope.properties(named: path[0]).first(where: { !$0.member.isStored })?.member,
      getter.bodies.count == 1, let value = getter.bodies[0].returnedValues.first
    else { return [] }
    var inner = scope
    inner.function = getter.node
    return controllers(ofView: value, in: inner, depth: depth + 1)
  }

  private func isHostingController(_ expression: SyntaxNode, in scope: ExpressionScope) -> Bool {
    let type = expression.evidentTypeName ?? typeName(of: expression, in: scope)
    return type.map { isHostingController($0, in: scope.typeName) } ?? false
  }

  /// The holder of the controller that an expression means; nil for parameters and other values of unknown origin.
  func holder(of controller: SyntaxNode, in scope: ExpressionScope, depth: Int = 0) -> HostedView.Holder? {
    if controller.kind == .call { return .expression }
    guard depth < 4, let path = controller.pathFromSelf else { return nil }
    guard controller.kind == .reference,
      let local = controller.localDeclaration(of: path[0], within: scope.function)
    else { return .property(path) }
    guard local.kind == .binding || local.kind == .optionalBinding else { return nil }
    guard let value = local.value?.withoutUnwrapping else {
      // `if let host` unwraps the property of the same name.
      return local.kind == .optionalBinding && !scope.properties(named: path[0]).isEmpty ? .property(path) : nil
    }
    return value.memberPath == nil ? .local(local) : holder(of: value, in: scope, depth: depth + 1)
  }
}

extension SyntaxNode {
  /// The calls whose names end like `addSubview`.
  public var callsAboutSubviews: [SyntaxNode] {
    descendants(.call, mentioning: subviewPattern).filter { $0.calledName.hasSuffix("ubview") }
  }

  /// The views that code puts into other views, each with the call or the array that does so.
  fileprivate func addedViews(within function: SyntaxNode) -> [(view: SyntaxNode, by: SyntaxNode)] {
    descendants(.call, mentioning: subviewPattern).flatMap { call -> [(view: SyntaxNode, by: SyntaxNode)] in
      if call.addsSubview { return call.arguments.first?.value.map { [($0, call)] } ?? [] }
      if let views = call.receiver, case .function(let function, _)? = views.visit(within: function) {
        return function.namesAdditionOfSubview ? elements(of: views, within: function).map { ($0.view, call) } : []
      }
      guard let views = call.argument(labeled: "arrangedSubviews")?.value else { return [] }
      return elements(of: views, within: function)
    }
      + descendants(.sequence, mentioning: partPatterns).flatMap { node -> [(view: SyntaxNode, by: SyntaxNode)] in
        guard let assignment = Assignment(node), assignment.showsInList else { return [] }
        return assignment.possibleValues.map { ($0, node) }
      }
  }

  /// The arguments of calls that may pass the view of another controller to a function of the project. Rules out most
  /// calls at a small part of the cost of finding that function.
  fileprivate func passedViews(within function: SyntaxNode) -> [(argument: SyntaxNode, call: SyntaxNode)] {
    guard viewPattern.contains(where: mentions) else { return [] }
    return descendants(.call).flatMap { call -> [(argument: SyntaxNode, call: SyntaxNode)] in
      guard !call.addsSubview, call.calledName.first?.isLowercase ?? false else { return [] }
      return call.arguments.filter { argument in
        argument.label != "arrangedSubviews"
          && argument.value.map { $0.mayBeViewOfController(within: function, depth: 0) } ?? false
      }.map { ($0, call) }
    }
  }

  /// Whether an expression may mean the view of another controller, directly or through locals. Rules out most
  /// expressions at a small part of the cost of finding the controller.
  private func mayBeViewOfController(within function: SyntaxNode, depth: Int) -> Bool {
    let node = withoutUnwrapping
    switch node.kind {
    case .memberAccess: return node.isNamed("view") && !(node.base?.isNamed("self") ?? true)
    case .arrayLiteral: return node.children.contains { $0.mayBeViewOfController(within: function, depth: depth) }
    case .sequence:
      return node.possibleValues.contains { $0 != node && $0.mayBeViewOfController(within: function, depth: depth) }
    case .reference where depth < 3:
      if let elements = node.visitedElements(within: function) {
        return elements.contains { $0.mayBeViewOfController(within: function, depth: depth + 1) }
      }
      let value = node.localDeclaration(of: node.name, within: function)?.value
      return value?.mayBeViewOfController(within: function, depth: depth + 1) ?? false
    default: return false
    }
  }

  /// Whether this assignment shows a value around the rows of a list.
  func showsInList(_ value: SyntaxNode) -> Bool {
    Assignment(self).map { $0.showsInList && $0.value == [value] } ?? false
  }

  /// The elements of an array in code, and those that are appended to it if it's a local.
  private func elements(of array: SyntaxNode, within function: SyntaxNode) -> [(view: SyntaxNode, by: SyntaxNode)] {
    if array.kind == .arrayLiteral { return array.children.map { ($0, array) } }
    // The default value of a parameter can mention something else with its name.
    guard array.kind == .reference, let local = array.localDeclaration(of: array.name, within: function),
      !local.contains(array), let value = local.value
    else { return [] }
    let appended = calls(named: "append").filter { call in
      call.receiver.map { $0.isNamed(array.name) && $0.localDeclaration(of: array.name, within: function) == local }
        ?? false
    }
    return elements(of: value, within: function)
      + appended.compactMap { call in call.arguments.first?.value.map { ($0, call) } }
  }

  /// Whether a call puts its first argument into a view, with one of Apple's methods or a project's variation of them.
  var addsSubview: Bool {
    guard let callee, callee.kind == .memberAccess || callee.kind == .reference else { return false }
    let name = callee.name
    return name.hasSuffix("ubview") && (name.hasPrefix("add") || name.hasPrefix("insert"))
  }

  /// The expression below `try`, parentheses, `?`, and `!`.
  public var withoutUnwrapping: SyntaxNode {
    var node = withoutEffects.withoutParentheses
    while node.kind == .optionalChain || node.kind == .forceUnwrap, let base = node.base {
      node = base.withoutEffects.withoutParentheses
    }
    return node
  }
}

extension Assignment {
  /// Whether it sets a view that a list shows around its rows.
  fileprivate var showsInList: Bool { target.kind == .memberAccess && listParts.contains(target.name) }
}

extension HostedView {
  /// The same view, added by functions that `call` calls.
  fileprivate func reached(by inner: [ViewAddition]) -> HostedView {
    var view = self
    view.inner = inner
    return view
  }
}

let subviewPattern: [BytePattern] = ["ubview"]

/// The access of a controller's view.
private let viewPattern: [BytePattern] = [".view"]

/// The properties for views that a list shows around its rows.
private let listParts: Set = ["tableHeaderView", "tableFooterView", "backgroundView"]
private let partPatterns = listParts.map { BytePattern(word: $0) }
