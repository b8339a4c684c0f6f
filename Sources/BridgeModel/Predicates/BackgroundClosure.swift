import BridgeFacts
import SwiftScan
import TextModel

/// A closure that certainly runs off the main thread.
public struct BackgroundClosure: Sendable {
  public var node: SyntaxNode
  /// The function that gets the closure, or the property that stores it.
  public var receiver: SyntaxNode
  /// The name of the API that calls back; nil if the code itself puts the closure on a queue.
  public var callbackName: String?
}

extension ProjectModel {
  /// The closures in the code of a type's member that certainly run off the main thread: callbacks of Apple's frameworks,
  /// and code that is put on a queue of its own or a global one.
  public func backgroundClosures(in member: Member, of type: ProjectType) -> [BackgroundClosure] {
    let scope = type.expressionScope(of: member)
    return member.bodies.flatMap { $0.descendants(.call, .sequence, mentioning: backgroundPatterns) }.compactMap {
      node in
      if let assignment = Assignment(node) { return handler(setBy: assignment, in: scope, of: type) }
      return queuedClosure(of: node, in: scope) ?? callback(of: node, in: scope)
    }
  }

  private func queuedClosure(of call: SyntaxNode, in scope: ExpressionScope) -> BackgroundClosure? {
    guard ["async", "asyncAfter"].contains(call.calledName), let closure = call.arguments.last?.value,
      closure.kind == .closure, let queue = call.receiver, isBackgroundQueue(queue, in: scope)
    else { return nil }
    return BackgroundClosure(node: closure, receiver: call.callee ?? call)
  }

  private func callback(of call: SyntaxNode, in scope: ExpressionScope) -> BackgroundClosure? {
    let facts = BackgroundCallback.named(call.calledName).filter { $0.form == .closure }
    guard !facts.isEmpty, let closure = call.arguments.last?.value, closure.kind == .closure,
      let receiver = call.receiver, !(closure.first(.closureSignature)?.hasAttribute("MainActor") ?? false),
      callsBack(receiver, facts, in: scope)
    else { return nil }
    return BackgroundClosure(node: closure, receiver: call.callee ?? call, callbackName: call.calledName)
  }

  /// Whether an object certainly calls back off the main thread, as the facts say about the objects of some classes.
  private func callsBack(_ object: SyntaxNode, _ facts: [BackgroundCallback], in scope: ExpressionScope) -> Bool {
    let owners = facts.map(\.owner)
    if owners.contains("URLSession") { return object.memberPath == ["URLSession", "shared"] }
    guard facts.allSatisfy({ $0.thread == .background }) else { return false }
    // `Task.detached`, `PHPhotoLibrary.requestAuthorization`.
    if let name = object.dottedName, owners.contains(name) { return true }
    if let type = typeName(of: object, in: scope) { return owners.contains(type) }
    return owners == ["NSItemProvider"] && object.memberPath?.last?.lowercased().hasSuffix("provider") ?? false
  }

  /// The closure that code stores in a property of an object that calls back on a background queue.
  private func handler(
    setBy assignment: Assignment, in scope: ExpressionScope, of type: ProjectType
  ) -> BackgroundClosure? {
    let name = assignment.target.name
    let facts = BackgroundCallback.named(name).filter { $0.form == .property }
    guard !facts.isEmpty, let closure = assignment.value.first, closure.kind == .closure,
      let object = assignment.target.base?.withoutUnwrapping,
      let owner = typeName(of: object, in: scope), let fact = facts.first(where: { $0.owner == owner }),
      fact.thread == .background || isStarted(object, in: scope, of: type)
    else { return nil }
    return BackgroundClosure(node: closure, receiver: assignment.target, callbackName: name)
  }

  /// Whether each call that starts an object passes a background queue, and there is one.
  private func isStarted(_ object: SyntaxNode, in scope: ExpressionScope, of type: ProjectType) -> Bool {
    guard let path = object.pathFromSelf else { return false }
    let isLocal = object.isLocal(path[0], within: scope.function)
    let starts = type.calls(named: "start").filter { start in
      start.call.receiver?.pathFromSelf == path && (!isLocal || start.member.node == scope.function)
    }
    return !starts.isEmpty
      && starts.allSatisfy { start in
        start.call.argument(labeled: "queue")?.value.map {
          isBackgroundQueue($0, in: scope.scope(of: start.member))
        } ?? false
      }
  }

  /// Whether an expression certainly means a global queue, or one that the code creates and doesn't tie to another one:
  /// itself, in a local, or in a constant property.
  private func isBackgroundQueue(_ expression: SyntaxNode, in scope: ExpressionScope) -> Bool {
    var queue = expression.withoutUnwrapping.valueOfLocal(within: scope.function)
    if let path = queue.pathFromSelf, path.count == 1, !queue.isLocal(path[0], within: scope.function),
      let property = scope.properties(named: path[0]).first, property.isConstant, let value = property.initialValue
    {
      queue = value
    }
    guard queue.kind == .call else { return false }
    if queue.calledName == "global", let member = queue.callee, member.kind == .memberAccess {
      if let type = queue.receiver { return type.isNamed("DispatchQueue") }
      // `start(queue: .global())`, `let queue: DispatchQueue = .global()`.
      return queue.parent?.kind == .argument || type(of: queue, in: scope.path).nominal?.name == "DispatchQueue"
    }
    return queue.evidentTypeName == "DispatchQueue" && queue.argument(labeled: "target") == nil
  }
}

/// The words of which all code with such a closure contains one.
public let backgroundPatterns: [BytePattern] =
  (Set(BackgroundCallback.all.filter { $0.form != .method }.map(\.name)).sorted() + ["async", "asyncAfter"])
  .map { BytePattern(word: $0) }
