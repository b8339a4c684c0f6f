import AppleAPI
import SwiftScan
import TextModel

extension ProjectModel {
  /// Whether code runs while SwiftUI evaluates the part of a view around it: it's in `block` itself, or in closures that
  /// build views there, such as the content of a stack. Actions and handlers don't. `depth` counts the functions that pass
  /// content on.
  func isEvaluated(_ node: SyntaxNode, in block: SyntaxNode, of path: FilePath, depth: Int = 0) -> Bool {
    for ancestor in node.ancestors {
      if ancestor == block { return true }
      switch ancestor.kind {
      case .closure:
        guard timing(ofClosure: ancestor, in: path) == .now || buildsViews(ancestor, in: path),
          !(ancestor.parent.map { isBuiltLater($0, in: path, depth: depth) } ?? false)
        else { return false }
      case .functionDeclaration: return false
      case _ where ancestor.kind.isTypeDeclaration: return false
      default: break
      }
    }
    return false
  }

  /// Whether a closure is the content of a result builder: its statements create views, which an action would discard, or
  /// the function that receives it says so.
  private func buildsViews(_ closure: SyntaxNode, in path: FilePath) -> Bool {
    if closure.builtViews.contains(where: { createsView($0, in: path) }) { return true }
    guard let argument = closure.parent, argument.kind == .argument, let call = argument.parent, call.kind == .call
    else { return false }
    switch callee(of: call, in: path) {
    case .apple(let functions):
      return functions.contains { $0.parameters.contains { $0.isBuilder && argument.mayBe($0, of: call) } }
    case .project(let functions):
      return functions.contains { $0.node.buildsViews(of: argument) }
    default: return false
    }
  }

  /// Whether an expression creates a view, or is one that a member of the project builds, possibly with modifiers:
  /// `Text("On").bold()`, `header.bold()`.
  private func createsView(_ expression: SyntaxNode, in path: FilePath) -> Bool {
    let links = Array(sequence(first: expression) { $0.kind == .call ? $0.receiver : nil })
    if let name = links.firstNonNil(\.evidentTypeName) {
      return resolveUniquely(name, in: expression.enclosingTypeName).map { isViewType($0.name) } ?? false
    }
    return links.contains { link in
      guard case .project(let members) = callee(of: link, in: path) else { return false }
      return members.allSatisfy(\.buildsView)
    }
  }

  /// Whether values of a type are SwiftUI views.
  func isViewType(_ name: String) -> Bool { lineage(of: name).contains { $0.name == "View" } }
}

extension SyntaxNode {
  /// Whether a function or initializer may take an argument of a call as the content of a `@ViewBuilder`.
  func buildsViews(of argument: SyntaxNode) -> Bool {
    parameters.contains {
      $0.hasAttribute("ViewBuilder") && ($0.label == argument.label || argument.isTrailingClosure)
    }
  }
}

extension Member {
  /// Whether it's the body of a view or another part of it that SwiftUI evaluates: its type is a view, or it builds one.
  var buildsView: Bool {
    guard isProperty || isFunction, !isStatic else { return false }
    if name == "body" || node.hasAttribute("ViewBuilder") { return true }
    guard let type = binding?.type ?? (isFunction ? node.type : nil) else { return false }
    return type.kind == .someOrAnyType || type.unwrappedType.dottedName == "AnyView"
  }
}
