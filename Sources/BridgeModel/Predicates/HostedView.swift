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
    type.localMembers(mentioning: subviewPattern + partPatterns)
  }

  /// The places in a member's code that put hosted views into other views.
  public func hostedViews(in member: Member, of type: ProjectType) -> [HostedView] {
    type.memory.hostedViews.value(of: member.code) { findHostedViews(in: member, of: type) }
  }

  private func findHostedViews(in member: Member, of type: ProjectType) -> [HostedView] {
    let added = member.bodies.flatMap { $0.addedViews(within: member.node) }
    guard !added.isEmpty else { return [] }
    let scope = hostingScope(of: member, in: type)
    return added.compactMap { view, call in
      guard !call.platforms.isDisjoint(with: .uiKit), let controller = controller(ofView: view, in: scope),
        let holder = holder(of: controller, in: scope)
      else { return nil }
      return HostedView(call: call, member: member, controller: controller, holder: holder)
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

  /// The scope of a type's code. In a representable, it knows the coordinator.
  public func hostingScope(of member: Member, in type: ProjectType) -> ExpressionScope {
    type.memory.hostingScopes.value(of: member.node) { findHostingScope(of: member, in: type) }
  }

  private func findHostingScope(of member: Member, in type: ProjectType) -> ExpressionScope {
    var scope = type.expressionScope(of: member)
    if let representable = bridge(around: member.node, of: type.name, in: member.path), representable.name == type.name
    {
      scope.coordinator = representable.coordinator?.name
    }
    return scope
  }

  /// The controller of an expression that is the view of a hosting controller, found through locals and getters.
  public func controller(ofView expression: SyntaxNode, in scope: ExpressionScope) -> SyntaxNode? {
    controller(ofView: expression, in: scope, depth: 0)
  }

  private func controller(ofView expression: SyntaxNode, in scope: ExpressionScope, depth: Int) -> SyntaxNode? {
    guard depth < 4 else { return nil }
    let expression = expression.withoutUnwrapping
    let values = expression.possibleValues
    if values != [expression] { return values.firstNonNil { controller(ofView: $0, in: scope, depth: depth + 1) } }
    if expression.isNamed("view"), let base = expression.base?.withoutUnwrapping {
      return base.possibleValues.map(\.withoutUnwrapping).first { base in
        let type = base.evidentTypeName ?? typeName(of: base, in: scope)
        return type.map { isHostingController($0, in: scope.typeName) } ?? false
      }
    }
    if expression.kind == .reference,
      let local = expression.localDeclaration(of: expression.name, within: scope.function)
    {
      guard local.kind == .binding || local.kind == .optionalBinding, let value = local.value else { return nil }
      return controller(ofView: value, in: scope, depth: depth + 1)
    }
    // A getter: `var panel: UIView { host.view }`.
    guard let path = expression.pathFromSelf, path.count == 1,
      let getter = scope.properties(named: path[0]).first(where: { !$0.member.isStored })?.member,
      getter.bodies.count == 1, let value = getter.bodies[0].returnedValues.first
    else { return nil }
    var inner = scope
    inner.function = getter.node
    return controller(ofView: value, in: inner, depth: depth + 1)
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
      guard let views = call.argument(labeled: "arrangedSubviews")?.value else { return [] }
      return elements(of: views, within: function)
    }
      + descendants(.sequence, mentioning: partPatterns).compactMap { node in
        guard let assignment = Assignment(node), assignment.target.kind == .memberAccess,
          listParts.contains(assignment.target.name), assignment.value.count == 1
        else { return nil }
        return (assignment.value[0], node)
      }
  }

  /// The elements of an array in code, and those that are appended to it if it's a local.
  private func elements(of array: SyntaxNode, within function: SyntaxNode) -> [(view: SyntaxNode, by: SyntaxNode)] {
    if array.kind == .arrayLiteral { return array.children.map { ($0, array) } }
    guard array.kind == .reference, let local = array.localDeclaration(of: array.name, within: function),
      local.kind == .binding, let value = local.value, value.kind == .arrayLiteral
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

let subviewPattern: [BytePattern] = ["ubview"]

/// The properties for views that a list shows around its rows.
private let listParts: Set = ["tableHeaderView", "tableFooterView", "backgroundView"]
private let partPatterns = listParts.map { BytePattern(word: $0) }
