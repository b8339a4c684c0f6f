import SwiftScan
import TextModel

/// A place in code off the main thread that changes what views show.
public struct BackgroundWrite: Sendable {
  /// The assignment or other change, or the call of the method that contains it.
  public var node: SyntaxNode
  /// The property, as the code that changes it names it.
  public var target: String
  public var kind: StateWrite.Kind
  /// The method that writes; nil if the closure does so itself.
  public var method: String?
}

extension ProjectModel {
  /// The writes of SwiftUI state, published properties, and properties of views in a closure off the main thread, and in
  /// methods of the same object that it calls. Of a type that isn't part of a representable, only properties count that
  /// tell observing views about changes.
  public func backgroundWrites(
    in closure: SyntaxNode, of member: Member, in type: ProjectType
  ) -> [BackgroundWrite] {
    let bridge =
      representables(named: type.name, in: member.path).first
      ?? representables(in: member.path).first { $0.coordinator?.name == type.name }
    guard !(bridge?.isAmbiguous ?? false) else { return [] }
    let code = BackgroundCode(type: type, bridge: bridge)
    return closure.descendants(.sequence, .call, .inoutReference).compactMap { node in
      if let (target, kind) = shownWrite(node, in: closure, of: member, code) {
        return BackgroundWrite(node: node, target: target.text, kind: kind)
      }
      return methodCall(node, in: closure, of: member, code)
    }
  }

  private struct BackgroundCode {
    var type: ProjectType
    /// The representable that the type is or coordinates.
    var bridge: Representable?
  }

  /// The expression that a node changes, if it runs on the thread of a block and views show what it changes.
  private func shownWrite(
    _ node: SyntaxNode, in block: SyntaxNode, of member: Member, _ code: BackgroundCode
  ) -> (target: SyntaxNode, kind: StateWrite.Kind)? {
    guard let target = node.possiblyWrittenTarget,
      let kind = shownState(target, writtenBy: node, in: code.type.expressionScope(of: member), code),
      mayWrite(node, in: member.path), staysOnThread(node, in: block, of: member.path)
    else { return nil }
    return (target, kind)
  }

  /// The call of a method of a model that writes a published property, itself or in a method that it calls.
  private func methodCall(
    _ call: SyntaxNode, in block: SyntaxNode, of member: Member, _ code: BackgroundCode
  ) -> BackgroundWrite? {
    guard code.bridge == nil, code.type.isClass,
      let method = synchronousMethod(calledBy: call, in: block, of: member, code),
      let write = write(in: method, code, depth: 0)
    else { return nil }
    return BackgroundWrite(node: call, target: write.text, kind: .published, method: method.name)
  }

  private func write(in method: Member, _ code: BackgroundCode, depth: Int) -> SyntaxNode? {
    guard depth < 3 else { return nil }
    return method.bodies.firstNonNil { body in
      body.descendants(.sequence, .call, .inoutReference).firstNonNil { node in
        if let (target, _) = shownWrite(node, in: body, of: method, code) { return target }
        return synchronousMethod(calledBy: node, in: body, of: method, code).flatMap {
          write(in: $0, code, depth: depth + 1)
        }
      }
    }
  }

  /// The method of the same object that a call runs on the thread of a block. Code that waits for the call may change
  /// threads for it, because the build settings isolate the method or because it's asynchronous.
  private func synchronousMethod(
    calledBy call: SyntaxNode, in block: SyntaxNode, of member: Member, _ code: BackgroundCode
  ) -> Member? {
    guard let method = ownMethod(calledBy: call, in: member), method.owner.name == code.type.name, !call.isAwaited,
      !isOnMainActor(method, of: code.type), staysOnThread(call, in: block, of: member.path)
    else { return nil }
    return method
  }

  /// How code changes what views show; nil if it doesn't.
  private func shownState(
    _ target: SyntaxNode, writtenBy node: SyntaxNode, in scope: ExpressionScope, _ code: BackgroundCode
  ) -> StateWrite.Kind? {
    let names = target.pathThroughSubscripts
    guard var path = names?.first == "self" ? names.map({ Array($0.dropFirst()) }) : names, let first = path.first,
      target.chainRoot.isNamed("self") || !node.isLocal(first, within: scope.function)
    else { return nil }
    var properties = scope.properties(named: first)
    if let bridge = code.bridge, let input = path.dropFirst().first, properties.contains(where: bridge.isCopy) {
      path.removeFirst()
      properties = bridge.properties.filter { $0.name == input }
    }
    guard let property = properties.first else { return nil }
    let isWhole = path.count == 1 && Assignment(node) != nil && target.kind != .subscriptCall
    if property.wrapper == "Published" || property.announcesChanges, isWhole || valueKind(of: property) == .value {
      return isObserved(code.type) ? .published : nil
    }
    guard Assignment(node) != nil, target.pathFromSelf != nil else { return nil }
    if path.count == 1 {
      return code.bridge != nil && property.isStateWrapped ? .wrapped : nil
    }
    guard path.count == 2, code.bridge != nil || property.observesObject else { return nil }
    if property.typeNode?.unwrappedType.dottedName == "Binding" { return .wrapped }
    if self.property(path[1], ofObjectIn: property)?.wrapper == "Published" { return .published }
    let isView = property.typeName.map {
      isClass($0, in: scope.typeName, kindOf: "UIView") || isClass($0, in: scope.typeName, kindOf: "NSView")
    }
    return isView ?? false ? .published : nil
  }

  private func isObserved(_ type: ProjectType) -> Bool {
    modelClass(named: type.name).map { isObserved($0.declaration) } ?? false
  }

  /// Whether a node certainly runs while a block does, and on the same thread.
  private func staysOnThread(_ node: SyntaxNode, in block: SyntaxNode, of path: FilePath) -> Bool {
    timing(of: node, in: block, of: path) == .now
      && node.ancestors.prefix { $0 != block }.allSatisfy { $0.kind != .closure || keepsThread($0, in: path) }
      && !node.conditions(upTo: block).contains { condition in
        condition.parts.contains { !$0.descendants(.memberAccess, mentioning: ["isMainThread"]).isEmpty }
      }
  }
}

extension Property {
  /// Whether an observer of the property tells views about its changes: `willSet { objectWillChange.send() }`.
  fileprivate var announcesChanges: Bool {
    member.setterBodies.contains { body in
      body.descendants(.call, mentioning: ["objectWillChange"]).contains { call in
        call.calledName == "send" && call.receiver?.pathFromSelf == ["objectWillChange"]
          && call.ancestors.prefix { $0 != body }.allSatisfy { $0.kind != .closure }
      }
    }
  }
}
