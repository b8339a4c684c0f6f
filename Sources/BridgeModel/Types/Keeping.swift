import AppleAPI
import BridgeFacts
import SwiftScan
import TextModel

/// Values and references, and how properties keep objects.
extension ProjectModel {
  /// The kind of the values of a type.
  public func valueKind(of type: SwiftType) -> ValueKind {
    switch type {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): return valueKind(of: wrapped)
    case .function: return .function
    case .tuple, .metatype: return .value
    case .nominal(let nominal): return valueKind(ofTypeNamed: nominal.name, in: "")
    case .existential(let constraints) where constraints.count == 1:
      return constraints[0].nominal.map { valueKind(ofTypeNamed: $0.name, in: "") } ?? .unknown
    case .existential, .opaque, .parameter, .unknown: return .unknown
    }
  }

  /// How a property keeps the object that is assigned to it; nil if it isn't known which property an expression means.
  public func ownership(ofProperty expression: SyntaxNode, in path: FilePath) -> AppleMember.Ownership? {
    switch callee(of: expression, in: path) {
    case .project(let members):
      let kinds = Set(members.filter(\.isProperty).map(\.ownership))
      return kinds.count == 1 ? kinds.first : nil
    case .apple(let members):
      let kinds = Set(members.filter { $0.kind == .property }.map(\.ownership))
      return kinds.count == 1 ? kinds.first : nil
    case .local, .global, .implicitInitializer, .unknown: return nil
    }
  }

  /// Whether a call changes the value of its receiver: nil if it isn't known what it calls.
  public func isMutating(_ call: SyntaxNode, in path: FilePath) -> Bool? {
    switch callee(of: call, in: path) {
    case .project(let members):
      let answers = Set(members.map { $0.node.hasModifier("mutating") })
      return answers.count == 1 ? answers.first : nil
    case .apple(let members):
      let answers = Set(members.map(\.isMutating))
      return answers.count == 1 ? answers.first : nil
    case .local, .global, .implicitInitializer: return false
    case .unknown: return nil
    }
  }
}

extension Member {
  /// How a property keeps the object that is assigned to it.
  public var ownership: AppleMember.Ownership {
    for modifier in node.modifiers {
      if modifier.isNamed("weak") { return .weak }
      if modifier.isNamed("unowned") { return .unowned }
    }
    return node.hasAttribute("NSCopying") ? .copy : .strong
  }
}

extension ProjectModel {
  /// Whether the result of a call keeps the closure that is its last argument: it's a subscription to a publisher that
  /// doesn't end, an observation, or an object of Apple's classes whose initializer may store it.
  public func keepsClosure(_ call: SyntaxNode, in path: FilePath) -> Bool {
    if call.calledName == "sink" {
      let mayFail = call.argument(labeled: "receiveCompletion") != nil
      return call.receiver.map { goesOnForever($0, mayFail: mayFail, in: path) } ?? false
    }
    if call.calledName == "observe", call.arguments.first?.value?.kind == .keyPath { return true }
    guard call.evidentTypeName != nil, case .apple(let initializers) = callee(of: call, in: path) else { return false }
    return initializers.allSatisfy {
      $0.kind == .initializer && $0.owner.isReference && $0.parameters.last?.isEscapingClosure ?? false
    }
  }
}
