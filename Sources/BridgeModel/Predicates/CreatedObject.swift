import SwiftScan
import TextModel

/// An object that an expression creates and that nothing else refers to.
struct CreatedObject: Sendable {
  /// The dotted name of its class.
  var typeName: String
  /// The call that creates it, or that calls the function that does.
  var call: SyntaxNode
}

extension ProjectModel {
  /// The object that an expression creates; nil if it may be another value, or if something may retain the object.
  func createdObject(_ expression: SyntaxNode, in path: FilePath, depth: Int = 0) -> CreatedObject? {
    let call = expression.withoutCasts
    guard call.kind == .call, depth < 3 else { return nil }
    switch callee(of: call, in: path) {
    case .implicitInitializer(let type):
      return retainsNewObjects(type) ? nil : CreatedObject(typeName: type, call: call)
    case .project(let members):
      if members.allSatisfy({ $0.node.kind == .initializerDeclaration }) {
        guard let type = members.first?.owner.name, members.allSatisfy({ $0.owner.name == type }),
          !retainsNewObjects(type)
        else { return nil }
        return CreatedObject(typeName: type, call: call)
      }
      guard members.count == 1 else { return nil }
      return objectCreated(by: members[0], depth).map { CreatedObject(typeName: $0, call: call) }
    case .apple, .unknown:
      // A class of the project that inherits an initializer.
      guard let name = call.evidentTypeName, let type = type(of: call, in: path).nominal?.name,
        lastComponent(of: type) == lastComponent(of: name), declaresType(type), !retainsNewObjects(type)
      else { return nil }
      return CreatedObject(typeName: type, call: call)
    case .local, .global: return nil
    }
  }

  /// The class of the object that a function creates and returns without keeping it.
  private func objectCreated(by function: Member, _ depth: Int) -> String? {
    guard function.isFunction, let body = function.node.body, isNeverOverridden(function) else { return nil }
    let values = body.returnedValues
    let created = values.map { value -> CreatedObject? in
      if let object = createdObject(value, in: function.path, depth: depth + 1) { return object }
      guard value.kind == .reference,
        let local = value.localDeclaration(of: value.name, within: function.node), local.kind == .binding,
        let made = local.value, let object = createdObject(made, in: function.path, depth: depth + 1)
      else { return nil }
      let others = local.uses(within: function.node).filter { $0 != value }
      return others.allSatisfy(\.onlyReachesMembers) ? object : nil
    }
    guard let first = created.first ?? nil, created.allSatisfy({ $0?.typeName == first.typeName }) else { return nil }
    return first.typeName
  }

  /// Whether something may retain the objects of a class from the start: an initializer hands `self` on, calls methods,
  /// or isn't known.
  private func retainsNewObjects(_ type: String) -> Bool {
    guard isReference(type) == true else { return true }
    return lineage(of: type).contains { ancestor in
      guard isProtocol(ancestor.name) != true else { return false }
      switch ancestor.origin {
      case .elsewhere: return true
      // An initializer of `NSObject` or of a view keeps nothing, but that isn't known of other classes.
      case .apple: return ancestor.name != "NSObject" && !isClass(ancestor.name, kindOf: "UIResponder")
      case .project:
        return (declarations(of: ancestor.name) + extensions(of: ancestor.name)).flatMap(\.members).contains {
          $0.node.kind == .initializerDeclaration && handsSelfOn($0)
        }
      }
    }
  }

  private func handsSelfOn(_ initializer: Member) -> Bool {
    guard let body = initializer.node.body else { return false }
    let isPassed = body.descendants(.reference, mentioning: ["self"]).contains {
      $0.isNamed("self") && !$0.onlyReachesMembers
    }
    return isPassed
      || body.descendants(.call).contains { call in
        guard call.receiver.map({ $0.isNamed("self") }) ?? true, call.callee?.kind != .closure,
          case .project(let members) = callee(of: call, in: initializer.path)
        else { return false }
        return members.contains { $0.isFunction && !$0.isStatic }
      }
  }
}

extension SyntaxNode {
  /// The references to a local that this binding declares.
  func uses(within function: SyntaxNode) -> [SyntaxNode] {
    guard let name = pattern?.declaredNames.first else { return [] }
    return function.descendants(.reference, mentioning: [BytePattern(word: name)]).filter {
      $0.isNamed(name) && $0.localDeclaration(of: name, within: function) == self
    }
  }

  /// Whether code only reads or sets properties of the object that this expression means, and not in a closure.
  var onlyReachesMembers: Bool {
    var node = self
    while let parent = node.parent, [.optionalChain, .forceUnwrap].contains(parent.kind) { node = parent }
    guard let access = node.parent, access.kind == .memberAccess, access.base == node, !access.isCallee else {
      return false
    }
    return !isInClosure
  }

  /// Whether a closure of the same function contains it.
  var isInClosure: Bool {
    ancestors.prefix { ![.functionDeclaration, .initializerDeclaration].contains($0.kind) }.contains {
      $0.kind == .closure
    }
  }
}
