import SwiftScan
import TextModel

/// The code in which an expression occurs.
struct OwnedCode: Sendable {
  var member: Member

  var path: FilePath { member.path }

  /// The declaration of the local or parameter that a name means.
  func local(_ reference: SyntaxNode) -> SyntaxNode? {
    reference.kind == .reference ? reference.localDeclaration(of: reference.name, within: member.node) : nil
  }

  /// The places that mean a local.
  func uses(ofLocal local: SyntaxNode) -> [SyntaxNode] {
    guard let name = local.pattern?.onlyName,
      let block = local.ancestors.first(where: { [.codeBlock, .closure, .accessorBlock].contains($0.kind) })
    else { return [] }
    return block.descendants(.reference, mentioning: [BytePattern(word: name)]).filter { self.local($0) == local }
  }

  /// The places that mean a parameter of the function.
  func uses(ofParameter parameter: SyntaxNode) -> [SyntaxNode] {
    guard let name = parameter.usableName else { return [] }
    return member.bodies.flatMap { $0.descendants(.reference, mentioning: [BytePattern(word: name)]) }
      .filter { self.local($0) == parameter }
  }

  /// The collection of which an expression means an element: `fields` for `fields[0]`, for the variable of
  /// `for field in fields` or `for (name, field) in fields`, and for the parameter of the closure in
  /// `fields.forEach { $0.reset() }`.
  func collection(of element: SyntaxNode) -> SyntaxNode? {
    if element.kind == .subscriptCall { return element.callee?.withoutChain }
    let closure: SyntaxNode?
    if element.isNamed("$0") {
      closure = element.ancestors.first { $0.kind == .closure }
    } else {
      guard let local = local(element) else { return nil }
      if let loop = local.parent, loop.kind == .forStatement {
        return loop.iteratesAsynchronously ? nil : loop.iteratedSequence
      }
      closure = local.kind == .parameter ? local.ancestors.first { $0.kind == .closure } : nil
    }
    guard let call = closure?.parent?.parent, call.isCall(named: "forEach") else { return nil }
    return call.receiver?.withoutChain
  }

  /// The property of the same name that `guard let field` or `if let field` unwraps.
  func propertyUnwrapped(by reference: SyntaxNode) -> String? {
    guard let local = local(reference), local.kind == .optionalBinding, local.value == nil,
      local.localDeclaration(of: reference.name, within: member.node) == nil
    else { return nil }
    return reference.name
  }

  /// The owner that an expression means; nil if it means something else.
  func owner(_ expression: SyntaxNode) -> ObjectKeeper.Owner? {
    if expression.kind == .memberAccess, expression.isNamed("coordinator"),
      let context = expression.base.flatMap(local), context.kind == .parameter,
      context.type?.isContextOfRepresentable ?? false
    {
      return .coordinator(context: context)
    }
    guard expression.kind == .reference else { return nil }
    if expression.isNamed("self") { return local(expression) == nil ? .code : nil }
    guard let local = local(expression) else { return nil }
    return coordinator(in: local) ?? .local(local)
  }

  /// The coordinator with which a local is declared: `let coordinator = context.coordinator`.
  func coordinator(in local: SyntaxNode) -> ObjectKeeper.Owner? {
    guard local.parent?.isNamed("let") ?? false, let value = local.value, value.kind == .memberAccess else {
      return nil
    }
    return owner(value)
  }
}

/// The way from an object to one of its properties, or to a property of those.
struct OwnedPath {
  private(set) var owner = ObjectKeeper.Owner.code
  /// The accesses, the last one first.
  private(set) var links: [SyntaxNode] = []
  /// The property at the start, if `guard let field` unwraps it.
  private(set) var unwrapped: String?

  init(to target: SyntaxNode, in code: OwnedCode, of project: ProjectModel) {
    var node = target.withoutChain.withoutParentheses
    while true {
      // `guard let self` means the same object.
      if node.isNamed("self") { return }
      if let collection = code.collection(of: node) {
        // A literal is as good as its first element, because all of them get the same.
        let first = collection.kind == .arrayLiteral ? collection.children.first { $0.kind.isExpression } : nil
        guard let first = first ?? (project.isCollection(collection, in: code.path) ? collection : nil) else {
          links.append(node)
          return
        }
        node = first.withoutChain.withoutParentheses
      } else if case .local(let local) = code.owner(node), let value = local.aliasedValue {
        node = value.withoutChain.withoutParentheses
      } else if let property = code.propertyUnwrapped(by: node) {
        unwrapped = property
        return
      } else if let known = code.owner(node) {
        owner = known
        return
      } else {
        links.append(node)
        guard node.kind == .memberAccess, let base = node.base else { return }
        node = base.withoutChain.withoutParentheses
      }
    }
  }
}

extension SyntaxNode {
  /// The property whose object, or a part of whose value, a local means: `guard let field = self.field`.
  fileprivate var aliasedValue: SyntaxNode? {
    guard kind == .optionalBinding || parent?.isNamed("let") ?? false, let value = value?.withoutUnwrapping,
      value.pathFromSelf != nil
    else { return nil }
    return value
  }
}

extension ProjectModel {
  /// The name and the class of the object that a local or a parameter contains; nil if it may be no object.
  func object(in local: SyntaxNode, _ code: OwnedCode) -> (name: String, type: String)? {
    guard let name = local.kind == .parameter ? local.usableName : local.pattern?.onlyName,
      let use = code.member.node.descendants(.reference, mentioning: [BytePattern(word: name)]).first(where: {
        code.local($0) == local
      }), let type = type(of: use, in: code.path).nominal?.name, isReference(type) == true
    else { return nil }
    return (name, type)
  }

  /// Whether an expression is a collection of the standard library that keeps its elements.
  func isCollection(_ expression: SyntaxNode, in path: FilePath) -> Bool {
    ["Array", "ContiguousArray", "Dictionary", "Set"].contains(type(of: expression, in: path).nominal?.name)
  }
}

extension SyntaxNode {
  /// Whether a type is the context that SwiftUI passes to a representable: `Context`,
  /// `UIViewRepresentableContext<Chart>`.
  fileprivate var isContextOfRepresentable: Bool {
    dottedName.map { $0 == "Context" || $0.hasSuffix("RepresentableContext") } ?? false
  }
}
