import AppleAPI
import BridgeFacts
import SwiftScan
import TextModel

extension ProjectModel {
  /// Whether a controller or view certainly becomes the root of a window, popover, or presentation: code passes it there
  /// itself, or another controller of Apple's that is created with it. `value` is a call that creates it, or a constant.
  func isWindowRoot(_ value: SyntaxNode, in path: FilePath) -> Bool { isWindowRoot(value, in: path, depth: 0) }

  private func isWindowRoot(_ value: SyntaxNode, in path: FilePath, depth: Int) -> Bool {
    guard depth < 4, let parent = value.parent else { return false }
    switch parent.kind {
    case .argument:
      guard let call = parent.parent, call.kind == .call else { return false }
      if startsHierarchy(call, in: path) { return call.arguments.first == parent }
      guard let name = call.evidentTypeName, isFrameworkController(name, in: call.enclosingTypeName) else {
        return false
      }
      return isWindowRoot(call, in: path, depth: depth + 1)
    case .sequence, .ternary:
      if let choice = value.choice { return isWindowRoot(choice, in: path, depth: depth) }
      guard let assignment = value.assignment else { return false }
      return startsHierarchy(assignment.target.withoutUnwrapping, in: path)
    case .binding:
      guard parent.parent?.isNamed("let") ?? false, let names = parent.pattern?.declaredNames, names.count == 1,
        let block = parent.ancestors.first(where: { [.codeBlock, .closure, .accessorBlock].contains($0.kind) })
      else { return false }
      return block.descendants(.reference).contains { use in
        use.isNamed(names[0]) && use.localDeclaration(of: names[0], within: block) == parent
          && isWindowRoot(use, in: path, depth: depth + 1)
      }
    default: return false
    }
  }

  private func startsHierarchy(_ member: SyntaxNode, in path: FilePath) -> Bool {
    // The name rules out most of them at a small part of the cost of finding what they mean.
    let name = member.kind != .call ? member.name : member.evidentTypeName == nil ? member.calledName : "init"
    guard HierarchyRoot.names.contains(name), case .apple(let members) = callee(of: member, in: path), !members.isEmpty
    else { return false }
    return members.allSatisfy { member in
      HierarchyRoot.all.contains { $0.owner == member.owner.name && $0.member == member.name }
    }
  }

  private func isFrameworkController(_ name: String, in scope: String) -> Bool {
    guard let type = resolveUniquely(name, in: scope), !type.isDeclared else { return false }
    return isClass(type.name, kindOf: "UIViewController")
  }
}
