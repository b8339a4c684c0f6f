import BridgeFacts
import SwiftScan
import TextModel

/// Code that certainly runs off the main thread: a closure, or the body of an asynchronous method.
public struct BackgroundClosure: Sendable {
  public enum Cause: Sendable, Hashable {
    /// An API with this name calls back.
    case callback(String)
    /// The code itself puts the closure on a queue.
    case queue
    /// A task in code that isn't isolated to an actor.
    case task
    /// An asynchronous method with this name that isn't isolated to an actor.
    case method(String)
  }

  public var node: SyntaxNode
  /// The function that gets the closure, the property that stores it, or the word `async`.
  public var receiver: SyntaxNode
  public var cause: Cause
}

extension ProjectModel {
  /// The code of a type's member that certainly runs off the main thread: callbacks of Apple's frameworks, what is put on
  /// a queue of its own or a global one, and asynchronous code that isn't isolated.
  public func backgroundClosures(in member: Member, of type: ProjectType) -> [BackgroundClosure] {
    let scope = type.expressionScope(of: member)
    let nodes = member.bodies.flatMap { $0.descendants(.call, .sequence, mentioning: backgroundPatterns) }
    let closures = nodes.compactMap { node in
      if let assignment = Assignment(node) { return handler(setBy: assignment, in: scope, of: type) }
      return queuedClosure(of: node, in: scope) ?? callback(of: node, in: scope)
        ?? task(startedBy: node, in: member, of: type)
    }
    return (asynchronousBody(of: member, of: type).map { [$0] } ?? []) + closures
  }

  /// The body of an asynchronous method that changes to a background thread, as such methods do by default.
  private func asynchronousBody(of member: Member, of type: ProjectType) -> BackgroundClosure? {
    let node = member.node
    guard let effect = node.all(.effect).first(where: { $0.isNamed("async") }), let body = node.body,
      node.hasAttribute("concurrent") || !(surroundings(of: member.path).isolation?.mayBeThatOfCaller ?? true),
      !node.modifiers.contains(where: { $0.text.contains("nonsending") }),
      !node.parameters.contains(where: { $0.type?.text.contains("isolated") ?? true }),
      isNonisolated(member, of: type)
    else { return nil }
    return BackgroundClosure(node: body, receiver: effect, cause: .method(member.name))
  }

  /// The closure of a task that starts in code that isn't isolated.
  private func task(startedBy call: SyntaxNode, in member: Member, of type: ProjectType) -> BackgroundClosure? {
    guard let callee = call.callee, callee.kind == .reference, callee.isNamed("Task"),
      let closure = call.arguments.last?.value, closure.kind == .closure, !closure.mayNameActorInSignature,
      isNonisolated(member, of: type), isNonisolated(closure, in: member)
    else { return nil }
    return BackgroundClosure(node: closure, receiver: callee, cause: .task)
  }

  private func queuedClosure(of call: SyntaxNode, in scope: ExpressionScope) -> BackgroundClosure? {
    guard queueingFunctions.contains(call.calledName), let closure = call.arguments.last?.value,
      closure.kind == .closure, let queue = call.receiver, isBackgroundQueue(queue, in: scope)
    else { return nil }
    return BackgroundClosure(node: closure, receiver: call.callee ?? call, cause: .queue)
  }

  private func callback(of call: SyntaxNode, in scope: ExpressionScope) -> BackgroundClosure? {
    let facts = BackgroundCallback.named(call.calledName).filter { $0.form == .closure }
    guard !facts.isEmpty, let closure = call.arguments.last?.value, closure.kind == .closure,
      let receiver = call.receiver, !(closure.first(.closureSignature)?.hasAttribute("MainActor") ?? false),
      callsBack(receiver, facts, in: scope)
    else { return nil }
    return BackgroundClosure(node: closure, receiver: call.callee ?? call, cause: .callback(call.calledName))
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
    return BackgroundClosure(node: closure, receiver: assignment.target, cause: .callback(name))
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

/// The functions of a queue that run a closure on it later.
private let queueingFunctions = ["async", "asyncAfter"]

/// The words of which all code with such a closure contains one.
public let backgroundPatterns: [BytePattern] =
  (Set(BackgroundCallback.all.filter { $0.form != .method }.map(\.name)).sorted() + queueingFunctions + ["Task"])
  .map { BytePattern(word: $0) }
