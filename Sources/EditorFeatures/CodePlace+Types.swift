import BridgeFacts
import BridgeModel
import SwiftScan

/// The types of expressions that follow from Apple's declarations instead of the project's.
extension CodePlace {
  /// The type of a property that the enclosing class or the base inherits from Apple's class, such as a controller's
  /// `view`; nil for other expressions.
  func inheritedType(of expression: SyntaxNode) -> String? {
    let expression = expression.unwrapped
    let owner: String? =
      switch expression.kind {
      case .reference: declaration(of: expression) == nil ? type?.frameworkClass : nil
      case .memberAccess: expression.base.flatMap(frameworkClass)
      default: nil
      }
    guard let owner else { return nil }
    return inheritedProperties.first {
      expression.name == $0.name && ClassHierarchy.isSubclass(owner, of: $0.owner)
    }?.type
  }

  /// The class of a local cell that is dequeued, or that is the parameter of a cell registration.
  func cellType(of expression: SyntaxNode) -> String? {
    let expression = expression.unwrapped
    guard expression.kind == .reference, let declaration = declaration(of: expression) else { return nil }
    switch declaration.kind {
    case .binding, .optionalBinding: return declaration.value?.dequeuedClass
    case .parameter: return declaration.registeredClass
    default: return nil
    }
  }

  /// The initial value of a local that has no type annotation.
  func value(ofLocal expression: SyntaxNode) -> SyntaxNode? {
    guard expression.kind == .reference, let declaration = declaration(of: expression),
      [.binding, .optionalBinding].contains(declaration.kind), declaration.type == nil
    else { return nil }
    return declaration.value
  }

  private func declaration(of reference: SyntaxNode) -> SyntaxNode? {
    member.flatMap { reference.localDeclaration(of: reference.name, within: $0.node) }
  }
}

private let inheritedProperties = [
  (owner: "UIViewController", name: "view", type: "UIView"),
  (owner: "NSViewController", name: "view", type: "NSView"),
  (owner: "UIViewController", name: "navigationController", type: "UINavigationController"),
  (owner: "UIViewController", name: "presentingViewController", type: "UIViewController"),
  (owner: "UIViewController", name: "presentedViewController", type: "UIViewController"),
  (owner: "UINavigationController", name: "navigationBar", type: "UINavigationBar"),
  (owner: "UINavigationController", name: "topViewController", type: "UIViewController"),
]

extension SyntaxNode {
  /// The expression below `?` and `!`.
  fileprivate var unwrapped: SyntaxNode {
    var node = self
    while node.kind == .optionalChain || node.kind == .forceUnwrap, let inner = node.base { node = inner }
    return node
  }

  /// The class of the cell that a call dequeues. Its labels show whether it's a method of a table or a collection view.
  fileprivate var dequeuedClass: String? {
    let first = kind == .sequence ? children.first : self
    guard let call = first?.withoutEffects.unwrapped, call.kind == .call, call.isCall(named: "dequeueReusableCell")
    else { return nil }
    switch call.arguments.first?.label {
    case "withIdentifier": return "UITableViewCell"
    case "withReuseIdentifier": return "UICollectionViewCell"
    default: return nil
    }
  }

  /// The first generic argument of `UICollectionView.CellRegistration<Cell, Item>` for the first parameter of its
  /// closure.
  fileprivate var registeredClass: String? {
    guard let closure = ancestors.first(where: { $0.kind == .closure }),
      closure.first(.closureSignature)?.parameters.first == self,
      let callee = closure.parent?.parent?.callee, callee.isNamed("CellRegistration")
    else { return nil }
    return callee.first(.genericArguments)?.children.first?.dottedName
  }
}
