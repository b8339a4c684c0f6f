import BridgeFacts
import SwiftScan
import TextModel

/// A hosting controller or view that a class creates and shows again whenever UIKit or AppKit calls a method of it.
public struct RepeatedSetup: Hashable, Sendable {
  /// The call that creates it.
  public var call: SyntaxNode
  /// The call or assignment that shows it.
  public var use: SyntaxNode
}

extension ProjectModel {
  /// The methods of a class, in the analyzed file, that UIKit and AppKit call repeatedly for one object.
  public func repeatedMethods(of type: ProjectType) -> [Member] {
    type.localMembers(mentioning: repeatedMethodPatterns).filter {
      $0.isFunction && $0.node.hasModifier("override") && repeatedMethodNames.contains($0.name)
    }
  }

  /// The hosting controllers and views that each call of a method creates and shows, itself or in methods that it calls,
  /// and that nothing takes away again when the object leaves the screen.
  public func hostingSetUp(by method: Member, of type: ProjectType) -> [RepeatedSetup] {
    let reached = bodies(reachedFrom: method)
    let bodies = reached.map(\.body)
    func isRepeated(_ node: SyntaxNode, in reached: ReachedBody) -> Bool {
      self.isRepeated(node, in: reached.body, of: reached.member, amid: bodies, by: method)
    }
    let found = reached.filter { body in
      // Code that runs later may have changed what the conditions ask.
      sequence(first: body, next: { $0.caller.map { reached[$0.index] } }).allSatisfy { step in
        step.caller.map { isRepeated($0.call, in: reached[$0.index]) } ?? true
      }
    }.flatMap { reached -> [RepeatedSetup] in
      reached.body.descendants(.call, mentioning: hostingPatterns).compactMap { call -> RepeatedSetup? in
        guard let name = createdTypeName(of: call), isHosting(name, in: type.name), !call.platforms.isEmpty,
          isRepeated(call, in: reached), let use = use(showing: call, in: reached.body, of: reached.member),
          !isDrawnOrRemoved(call, use, in: reached.body, of: reached.member), isRepeated(use, in: reached)
        else { return nil }
        return RepeatedSetup(call: call, use: use)
      }
    }
    // Several ways may lead to the same code.
    return found.isEmpty || removesAtTheEnd(type) ? [] : found.withoutRepetitions
  }

  /// Whether a body shows what a call creates only to draw it, or removes it again.
  private func isDrawnOrRemoved(_ call: SyntaxNode, _ use: SyntaxNode, in body: SyntaxNode, of member: Member) -> Bool {
    isDrawnOrRemoved(
      call.localTakingIt?.pattern ?? call.parent.flatMap(Assignment.init)?.target ?? call, in: body, after: use,
      of: ExpressionScope(of: member, typeName: member.owner.name, properties: []))
  }

  private var hostingPatterns: [BytePattern] {
    ["rootView", "ostingController"] + hostingClassNames.map(\.pattern)
  }

  /// A body that a method runs.
  private struct ReachedBody {
    var member: Member
    var body: SyntaxNode
    /// The call that leads to it, and the number of the body around that.
    var caller: (call: SyntaxNode, index: Int)?
  }

  /// The bodies that a method runs: its own, and those of the methods of the same object that it calls, once for each way
  /// that leads there, because the conditions on it count. A helper that also removes something may rebuild content on
  /// purpose.
  private func bodies(reachedFrom method: Member) -> [ReachedBody] {
    var found = method.bodies.map { ReachedBody(member: method, body: $0) }
    var next = 0
    while next < found.count, found.count < 50 {
      let (caller, index) = (found[next], next)
      next += 1
      let known = found
      let callers = Set(sequence(first: index, next: { known[$0].caller?.index }).map { known[$0].member.node })
      for call in caller.body.descendants(.call) where call.mayCallOwnMethod {
        guard case .project(let functions) = callee(of: call, in: caller.member.path), functions.count == 1,
          let function = functions.first, function.isFunction, !callers.contains(function.node),
          !function.node.removesSomething,
          isRepeated(call, in: caller.body, of: caller.member, amid: [caller.body], by: method)
        else { continue }
        found += function.bodies.map { ReachedBody(member: function, body: $0, caller: (call, index)) }
      }
    }
    return found
  }

  /// Whether each run of a body reaches a node. That something is there, such as a model, keeps nothing from running
  /// again, unless some of the code that runs then sets it.
  func isRepeated(
    _ node: SyntaxNode, in body: SyntaxNode, of member: Member, amid bodies: [SyntaxNode], by method: Member? = nil
  ) -> Bool {
    timing(of: node, in: body, of: member.path) != .whenCalled
      && node.conditions(upTo: body).allSatisfy { condition in
        Test.alternatives(of: condition).joined().allSatisfy { test in
          guard case .presence(let node) = test else { return false }
          let value = node.kind == .optionalBinding ? node.value ?? node.pattern ?? node : node
          if value.isNamed("self") { return true }
          let path = value.kind == .identifierPattern ? [value.name] : value.pathFromSelf
          guard let name = path?.first, !value.isLocal(name, within: member.node) else { return false }
          // A view seldom gets a second window.
          if name == "window", method?.name.hasSuffix("MoveToWindow") ?? false { return false }
          return !bodies.contains { $0.mayChange(name) }
        }
      }
  }

  /// The call or assignment that shows a new controller, or its view, in this object.
  private func use(showing call: SyntaxNode, in body: SyntaxNode, of member: Member) -> SyntaxNode? {
    var properties: Set<String> = []
    return mentions(of: call, in: body, of: member, &properties).firstNonNil { mention in
      let node = mention.withAccessOfView
      guard let parent = node.parent else { return nil }
      if parent.showsInList(node) {
        return Assignment(parent)?.target.base.map { isOwn($0, in: member) } ?? false ? parent : nil
      }
      guard parent.kind == .argument, let call = parent.parent, call.receiver.map({ isOwn($0, in: member) }) ?? true
      else { return nil }
      if call.addsSubview { return call.arguments.first == parent ? call : nil }
      let scope = ExpressionScope(of: member, typeName: member.owner.name, properties: [])
      let added = additions(of: parent, passedTo: call, in: ViewCode(member: member, scope: scope))
      return added.isEmpty ? nil : call
    }
  }

  /// The expressions that mean a new controller, or its view: the call itself, and the locals and the properties that hold
  /// it, each property once.
  private func mentions(
    of expression: SyntaxNode, in body: SyntaxNode, of member: Member, _ properties: inout Set<String>
  ) -> [SyntaxNode] {
    let value = expression.withAccessOfView
    guard let parent = value.parent else { return [expression] }
    if [.binding, .optionalBinding].contains(parent.kind) {
      return parent.uses(within: member.node).flatMap { mentions(of: $0, in: body, of: member, &properties) }
    }
    guard let assignment = Assignment(parent), assignment.value == [value],
      let name = assignment.target.name(ofPropertyIn: member), properties.insert(name).inserted
    else { return [expression] }
    return body.descendants(.reference, .memberAccess, mentioning: [BytePattern(word: name)]).filter {
      $0.name(ofPropertyIn: member) == name
    }.flatMap { mentions(of: $0, in: body, of: member, &properties) }
  }

  /// Whether an expression means this object, or a part of it: `view`, `self.stack`.
  private func isOwn(_ expression: SyntaxNode, in member: Member) -> Bool {
    let node = expression.withoutUnwrapping
    guard node.memberPath != nil else { return false }
    let root = node.chainRoot
    guard !root.isNamed("self"), let local = root.localDeclaration(of: root.name, within: member.node) else {
      return true
    }
    // `isRepeated` only lets conditions pass that ask about a part of this object.
    if local.kind == .optionalBinding { return true }
    return local.kind == .binding && local.value.map { isOwn($0, in: member) } ?? false
  }

  /// Whether code that runs when an object leaves the screen removes views or children.
  private func removesAtTheEnd(_ type: ProjectType) -> Bool {
    type.members(mentioning: removalPatterns).contains { member in
      endingMethodNames.contains(member.name)
        && member.bodies.contains { body in
          body.descendants(.call, mentioning: removalPatterns).contains {
            ["removeFromSuperview", "removeFromParent"].contains($0.calledName)
          }
        }
    }
  }
}

extension SyntaxNode {
  /// Whether a call may call a method of `self`.
  fileprivate var mayCallOwnMethod: Bool {
    receiver.map { $0.withoutUnwrapping.isNamed("self") } ?? (callee?.kind == .reference)
  }

  fileprivate var removesSomething: Bool {
    descendants(.call, mentioning: ["remove"]).contains { $0.calledName.hasPrefix("remove") }
  }

  /// Whether code assigns to a property of `self` with this name or calls a method of it that changes it.
  fileprivate func mayChange(_ name: String) -> Bool {
    descendants(.sequence, .call, mentioning: [BytePattern(word: name)]).contains { node in
      let changesItself = changingPrefixes.contains { node.calledName.hasPrefix($0) }
      let target = changesItself ? node.receiver : Assignment(node)?.target
      return target?.withoutUnwrapping.pathFromSelf == [name]
    }
  }

  /// The property of this object that an expression names.
  fileprivate func name(ofPropertyIn member: Member) -> String? {
    guard let path = pathFromSelf, path.count == 1, !(kind == .reference && isLocal(path[0], within: member.node))
    else {
      return nil
    }
    return path[0]
  }
}

/// How the names of methods begin that change a collection.
private let changingPrefixes = ["remove", "pop", "append", "insert"]

private let removalPatterns: [BytePattern] = ["removeFrom"]

/// The methods in which code may take away again what it has added.
private let endingMethodNames = ViewLifecycleMethod.names(of: .disappearance, .window, .parent)
private let repeatedMethodNames = ViewLifecycleMethod.names(of: .appearance, .window, .refresh)
private let repeatedMethodPatterns = repeatedMethodNames.map { BytePattern(word: $0) }
