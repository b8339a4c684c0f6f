import SwiftScan
import TextModel

/// A call or assignment that puts a view into another one.
public struct ViewAddition: Hashable, Sendable {
  /// The call or assignment.
  public var node: SyntaxNode
  /// The function that contains it.
  public var member: Member
}

/// The function that contains an expression, and what names mean in it.
struct ViewCode {
  var member: Member
  var scope: ExpressionScope
}

extension ProjectModel {
  /// The places that put a view that an argument passes, or the views in a collection, into other views, in the functions
  /// of the project that the call may mean. Empty unless each of them does.
  func additions(of argument: SyntaxNode, passedTo call: SyntaxNode, in code: ViewCode, depth: Int = 0)
    -> [ViewAddition]
  {
    guard depth < 4, let functions = uses(ofArgument: argument, passedTo: call, in: code) else { return [] }
    let found = functions.map { uses, code in uses.flatMap { additions(of: $0, in: code, depth: depth + 1) } }
    return found.allSatisfy { !$0.isEmpty } ? found.flatMap(\.self) : []
  }

  /// The uses of the parameter that receives an argument, in each function or closure of the project that the call may
  /// mean; nil if that isn't known, or if the call creates an object.
  func uses(
    ofArgument argument: SyntaxNode, passedTo call: SyntaxNode, in code: ViewCode
  ) -> [(uses: [SyntaxNode], code: ViewCode)]? {
    switch callee(of: call, in: code.scope.path) {
    case .project(let members):
      // A protocol's requirement has no body, and its implementation is among the members too.
      let functions = members.filter { $0.node.body != nil }
      guard functions.allSatisfy(\.isFunction) else { return nil }
      return functions.map { uses(ofArgument: argument, of: call, in: $0, code.scope) }
    case .global(let global):
      let function = Member(globalFunction: global.node, in: global.path)
      let scope = code.scope.scope(of: function, inType: "") { _ in [] }
      return [
        uses(
          ofArgument: argument, of: call, from: code.scope.path, in: global.node,
          ViewCode(member: function, scope: scope))
      ]
    case .local(let local):
      guard let function = local.kind == .functionDeclaration ? local : local.value else { return nil }
      return [uses(ofArgument: argument, of: call, from: code.scope.path, in: function, code)]
    case .apple, .implicitInitializer, .unknown: return nil
    }
  }

  /// The uses of the parameter that receives an argument of a call in code with this scope, in one function of a type.
  func uses(
    ofArgument argument: SyntaxNode, of call: SyntaxNode, in function: Member, _ scope: ExpressionScope
  ) -> (uses: [SyntaxNode], code: ViewCode) {
    let owner = function.owner.name
    let inner = scope.scope(of: function, inType: owner) { properties(named: $0, of: owner) }
    return uses(
      ofArgument: argument, of: call, from: scope.path, in: function.node, ViewCode(member: function, scope: inner))
  }

  private func uses(
    ofArgument argument: SyntaxNode, of call: SyntaxNode, from path: FilePath, in function: SyntaxNode, _ code: ViewCode
  ) -> (uses: [SyntaxNode], code: ViewCode) {
    if function.kind == .closure {
      let number = call.arguments.firstIndex(of: argument) ?? 0
      return (function.uses(ofClosureParameter: number), code)
    }
    let given = parameters(taking: argument, in: path)?.firstNonNil { received -> SyntaxNode? in
      if case .project(let parameter, let owner, _) = received, owner == function { parameter } else { nil }
    }
    guard let parameter = given, let name = parameter.usableName else { return ([], code) }
    let uses = function.descendants(.reference, mentioning: [BytePattern(word: name)]).filter {
      $0.isNamed(name) && $0.means(parameter, named: name, within: function)
    }
    return (uses, code)
  }

  /// The places that put the view, or the views in the collection, that an expression means into other views.
  private func additions(of value: SyntaxNode, in code: ViewCode, depth: Int) -> [ViewAddition] {
    let node = value.withPassingParents
    guard depth < 8, let parent = node.parent else { return [] }
    func found(at node: SyntaxNode) -> [ViewAddition] { [ViewAddition(node: node, member: code.member)] }
    switch parent.kind {
    case .argument:
      guard let call = parent.parent, call.kind == .call else { return [] }
      if call.addsSubview { return call.arguments.first == parent ? found(at: call) : [] }
      if parent.label == "arrangedSubviews" { return found(at: call) }
      return additions(of: parent, passedTo: call, in: code, depth: depth)
    case .arrayLiteral: return additions(of: parent, in: code, depth: depth + 1)
    case .binding, .optionalBinding:
      return parent.uses(within: code.scope.function).flatMap { additions(of: $0, in: code, depth: depth + 1) }
    case .sequence:
      return parent.showsInList(node) && !setsOwnProperty(parent, in: code.scope.path) ? found(at: parent) : []
    case .memberAccess where parent.isNamed("view"): return additions(of: parent, in: code, depth: depth + 1)
    case .forStatement, .memberAccess:
      guard let visit = node.visit(within: code.scope.function) else { return [] }
      switch visit {
      case .elements(let uses): return uses.flatMap { additions(of: $0, in: code, depth: depth + 1) }
      case .function(let function, let call): return function.namesAdditionOfSubview ? found(at: call) : []
      }
    default: return []
    }
  }
}

// MARK: - Loops over literals

extension SyntaxNode {
  /// The code that visits the elements of a collection.
  enum Visit {
    /// The uses of the variable of a loop or closure.
    case elements([SyntaxNode])
    /// A function that `call` calls with each element: `views.forEach(stack.addArrangedSubview)`.
    case function(SyntaxNode, call: SyntaxNode)
  }

  /// The code that visits the elements of this collection in a loop or with `forEach`; nil if it's used in another way.
  func visit(within function: SyntaxNode) -> Visit? {
    guard let parent else { return nil }
    if parent.kind == .forStatement {
      guard let pattern = parent.pattern, let name = pattern.onlyName, let body = parent.body else { return nil }
      return .elements(
        body.descendants(.reference, mentioning: [BytePattern(word: name)]).filter {
          $0.isNamed(name) && $0.localDeclaration(of: name, within: function) == pattern
        })
    }
    guard parent.isNamed("forEach"), let call = parent.parent, call.callee == parent,
      let visitor = call.arguments.first?.value?.constantValue(within: function)
    else { return nil }
    return visitor.kind == .closure
      ? .elements(visitor.uses(ofClosureParameter: 0)) : .function(visitor, call: call)
  }

  /// The elements of the array literal that a loop, or a method such as `forEach` or `map`, visits, if this expression
  /// means the element that is visited; nil for other expressions.
  func visitedElements(within function: SyntaxNode) -> [SyntaxNode]? {
    guard kind == .reference else { return nil }
    let collection: SyntaxNode?
    if isNamed("$0") {
      collection = ancestors.first { $0.kind == .closure }?.visitedCollection
    } else if let local = localDeclaration(of: name, within: function) {
      let closure = local.kind == .parameter ? local.ancestors.first(where: \.bindsParameters) : nil
      collection =
        local.parent?.kind == .forStatement
        ? local.parent?.children.dropFirst().first { $0.kind.isExpression }
        : closure.flatMap { $0.kind == .closure ? $0.visitedCollection : nil }
    } else {
      collection = nil
    }
    guard let literal = collection?.constantValue(within: function), literal.kind == .arrayLiteral else { return nil }
    return Array(literal.children)
  }

  /// The collection whose elements one of its methods passes to this closure.
  private var visitedCollection: SyntaxNode? {
    guard let call = parent?.parent, call.kind == .call else { return nil }
    return call.receiver
  }

  private var bindsParameters: Bool { kind == .closure || kind == .functionDeclaration }

  /// The uses of a parameter of this closure, with a name or as `$0`.
  func uses(ofClosureParameter number: Int) -> [SyntaxNode] {
    let declared = first(.closureSignature)?.parameters ?? []
    if declared.isEmpty {
      let name = "$\(number)"
      return descendants(.reference, mentioning: [BytePattern(name)]).filter { reference in
        reference.isNamed(name) && reference.ancestors.first { $0.kind == .closure } == self
      }
    }
    guard let parameter = declared.dropFirst(number).first, let name = parameter.usableName else { return [] }
    return descendants(.reference, mentioning: [BytePattern(word: name)]).filter {
      $0.isNamed(name) && $0.localDeclaration(of: name, within: self) == parameter
    }
  }

  /// Whether it names a method that puts its argument into a view, without calling it: `stack.addArrangedSubview`.
  var namesAdditionOfSubview: Bool {
    guard kind == .memberAccess || kind == .reference else { return false }
    return name.hasSuffix("ubview") && name.hasPrefix("add")
  }
}
