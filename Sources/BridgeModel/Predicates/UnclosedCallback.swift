import AppleAPI
import BridgeFacts
import SwiftScan

/// A delegate method that should close a presented controller, and that has no effect outside of itself on some path.
public struct UnclosedCallback: Sendable {
  public var function: Member
  /// The statement after which nothing happens; nil if the method never has an effect.
  public var exit: SyntaxNode?
}

extension ProjectModel {
  /// The methods of a coordinator that learn that the user is done with a controller in a sheet, that the controller
  /// relies on to be closed, and that neither close it nor tell anything else. A path counts only if the outcome decides
  /// about it.
  public func unclosedCallbacks(of representable: Representable) -> [UnclosedCallback] {
    guard !representable.isAmbiguous, let coordinator = representable.coordinator, !coordinator.isAmbiguous,
      let type = representedType(of: representable),
      !type.isDeclared
    else { return [] }
    let delegates = Set(DelegateSlot.slots(of: type.name).flatMap(\.protocols))
    let relied = ClosingCallback.all.filter { delegates.contains($0.delegate) && !$0.closesItself }
    let callbacks = relied.flatMap { callback in
      coordinator.members.filter { $0.isFunction && $0.fullName == callback.method }.compactMap { function in
        let parameters = function.node.parameters.dropFirst().compactMap(\.usableName)
        let body = CallbackBody(project: self, function: function, outcome: callback.outcome == .any ? parameters : [])
        return function.node.body.flatMap { body.end(of: $0.items) }.map { end in
          UnclosedCallback(function: function, exit: end == .nothing ? nil : end.statement)
        }
      }
    }
    // Finding the calls that create the view means searching all files.
    return callbacks.isEmpty || !isAlwaysModal(representable.name) ? [] : callbacks
  }
}

/// How a list of statements can end without an effect.
private enum SilentEnd: Equatable {
  /// No statement has an effect.
  case nothing
  /// If the outcome makes this statement leave, or skip what it does.
  case at(SyntaxNode)

  var statement: SyntaxNode? { if case .at(let node) = self { node } else { nil } }
}

private struct CallbackBody {
  let project: ProjectModel
  let function: Member
  /// The parameters that say how it ended.
  let outcome: [String]
  /// The number of calls that lead from the delegate method to the function.
  var depth = 0

  /// Nil if every path has an effect, or may have one.
  func end(of items: [SyntaxNode]) -> SilentEnd? {
    var end = SilentEnd.nothing
    for item in items {
      switch item.kind {
      case .guardStatement:
        guard let body = item.body, !item.conditions.contains(where: acts) else { return nil }
        if !acts(body), asksAboutOutcome(item.conditions) { return .at(item) }
      case .ifStatement:
        guard acts(item) else { continue }
        guard asksAboutOutcome(item.conditions), !item.conditions.contains(where: acts), item.isOneSided else {
          return nil
        }
        end = .at(item)
      case .forStatement:
        guard acts(item) else { continue }
        guard let sequence = item.children.first(where: \.kind.isExpression), asksAboutOutcome([sequence]) else {
          return nil
        }
        end = .at(item)
      default:
        guard acts(item) else { continue }
        guard let inner = endOfCall(in: item) else { return nil }
        end = inner
      }
    }
    return end
  }

  /// The end of the method of the coordinator that a statement calls; nil if the statement does anything else.
  private func endOfCall(in statement: SyntaxNode) -> SilentEnd? {
    guard let call = statement.kind == .returnStatement ? statement.value : statement,
      !call.arguments.contains(where: acts)
    else { return nil }
    return end(ofMethodCalledBy: call)
  }

  private func asksAboutOutcome(_ conditions: [SyntaxNode]) -> Bool {
    conditions.contains { condition in
      outcome.contains { name in
        condition.isNamed(name) && condition.kind == .optionalBinding && condition.value == nil
          // A local with the name of a parameter is made from it.
          || condition.descendants(.reference).contains { $0.isNamed(name) }
      }
    }
  }

  /// Whether code may have an effect outside of the function, now or later.
  private func acts(_ node: SyntaxNode) -> Bool {
    node.descendants(.sequence, .call, .throwStatement, .macroExpansion).contains { node in
      switch node.kind {
      case .sequence: Assignment(node).map { !isOwnLocal($0.target.chainRoot) } ?? false
      case .call: !isHarmless(node) && !callsNothing(node)
      // Literals such as `#function`, and selectors.
      case .macroExpansion: !quietMacros.contains(node.name)
      default: true
      }
    }
  }

  /// Whether a call runs a method of the coordinator that never has an effect itself.
  private func callsNothing(_ call: SyntaxNode) -> Bool { end(ofMethodCalledBy: call) == .nothing }

  /// The end of the method of the coordinator that a call runs; nil if it may have an effect on every path. In another
  /// file, it's at the call.
  private func end(ofMethodCalledBy call: SyntaxNode) -> SilentEnd? {
    guard depth < 4, let method = project.function(calledBy: call, in: function.path),
      let block = method.node.body, method.owner.name == function.owner.name
    else { return nil }
    let given = method.node.parameters(givenBy: call).filter { asksAboutOutcome([$0.value]) }
    let body = CallbackBody(
      project: project, function: method, outcome: given.compactMap(\.0.usableName), depth: depth + 1)
    let end = body.end(of: block.items)
    return end?.statement == nil || method.path == function.path ? end : .at(call)
  }

  private func isHarmless(_ call: SyntaxNode) -> Bool {
    if call.callee?.kind == .reference, loggingFunctions.contains(call.calledName) { return true }
    if let name = call.evidentTypeName {
      return !AppleAPI.types(named: name).isEmpty
        && project.resolve(name, in: function.owner.name).allSatisfy { !$0.isDeclared }
    }
    guard let receiver = call.receiver else { return false }
    return isAboutOutcome(receiver.chainRoot, depth: 0)
  }

  /// Whether an expression is a parameter other than the controller, or a local that comes from one.
  private func isAboutOutcome(_ root: SyntaxNode, depth: Int) -> Bool {
    guard depth < 6, root.kind == .reference,
      let local = root.localDeclaration(of: root.name, within: function.node)
    else { return false }
    if local.kind == .parameter { return local != function.node.parameters.first }
    return local.value.map { isAboutOutcome($0.withoutCasts.chainRoot, depth: depth + 1) } ?? false
  }

  private func isOwnLocal(_ root: SyntaxNode) -> Bool {
    root.kind == .discardExpression
      || root.kind == .reference && root.isLocal(root.name, within: function.node)
        && !function.node.parameters.contains(where: { $0.usableName == root.name })
  }
}

extension SyntaxNode {
  /// Whether an `if` has no `else`.
  fileprivate var isOneSided: Bool { all(.codeBlock).count == 1 && first(.ifStatement) == nil }
}

private let loggingFunctions: Set = ["print", "debugPrint", "dump", "NSLog"]

/// Macros that stand for a value and run nothing.
private let quietMacros: Set = [
  "#column", "#file", "#fileID", "#filePath", "#function", "#keyPath", "#line", "#selector",
]
