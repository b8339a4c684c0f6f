import AppleAPI
import SwiftScan
import TextModel

/// The isolation of closures, which the compiler infers from the place at which they're written.
extension ProjectModel {
  /// Whether a closure that Apple's API receives is certainly isolated to the main actor, because it's written in such
  /// code of a member and the API's parameter is neither `@Sendable` nor `sending`.
  public func inheritsMainActor(_ closure: SyntaxNode, in member: Member, of type: ProjectType) -> Bool {
    guard member.node.kind != .deinitializerDeclaration, isOnMainActor(member, of: type) else { return false }
    let enclosing = closure.ancestors.prefix { $0 != member.node }
    return enclosing.allSatisfy { $0.kind != .functionDeclaration && !$0.kind.isTypeDeclaration }
      && ([closure] + enclosing.filter { $0.kind == .closure }).allSatisfy { inheritsIsolation($0, in: member.path) }
  }

  /// Whether a member of a type runs on the main actor: it or the type says so, or the type inherits it. `View` passes
  /// its isolation on since Xcode 16.
  public func isOnMainActor(_ member: Member, of type: ProjectType) -> Bool {
    let attributes = member.node.attributes.map(\.name)
    guard !member.node.hasModifier("nonisolated"), !attributes.contains("concurrent") else { return false }
    if attributes.contains("MainActor") || member.owner.node.hasAttribute("MainActor") { return true }
    guard let primary = type.primary, !primary.node.hasModifier("nonisolated") else { return false }
    let classes = [primary] + superclasses(of: primary)
    return classes.contains { $0.node.hasAttribute("MainActor") } || ancestry(of: [primary]).contains("View")
      || type.frameworkClass.flatMap { apple.type(named: $0)?.isMainActor } ?? false
  }

  /// Whether a closure has the isolation of the code around it: all functions that its call can mean take it as a
  /// plain function.
  private func inheritsIsolation(_ closure: SyntaxNode, in path: FilePath) -> Bool {
    guard closure.first(.closureSignature)?.attributes.isEmpty ?? true else { return false }
    return isReceived(closure, in: path) { $0.isPlainFunction }
  }

  /// Whether a closure is isolated to the main actor because it says so, or because the parameter of Apple's API that
  /// receives it does.
  public func isMainActorClosure(_ closure: SyntaxNode, in path: FilePath) -> Bool {
    closure.first(.closureSignature)?.hasAttribute("MainActor") ?? false
      || isReceived(closure, in: path) { $0.type.contains("@MainActor") }
  }

  /// Whether a closure certainly runs on the thread of the code around it, if it runs immediately: that code calls it, or
  /// Apple's API does, and isn't there to change the thread.
  func keepsThread(_ closure: SyntaxNode, in path: FilePath) -> Bool {
    if closure.isCalledInPlace { return true }
    guard let argument = closure.parent, argument.kind == .argument,
      let parameters = parameters(taking: argument, in: path), !parameters.isEmpty
    else { return false }
    return parameters.allSatisfy { parameter in
      guard case .apple(let parameter, let function) = parameter else { return false }
      return !parameter.type.contains("@MainActor") && !ownersOfQueues.contains(function.owner.name)
    }
  }

  /// Whether Apple's API receives a closure, for parameters that all meet a condition.
  private func isReceived(
    _ closure: SyntaxNode, in path: FilePath, by isSuitable: (AppleParameter) -> Bool
  ) -> Bool {
    guard let argument = closure.parent, argument.kind == .argument,
      let parameters = parameters(taking: argument, in: path), !parameters.isEmpty
    else { return false }
    return parameters.allSatisfy { parameter in
      guard case .apple(let parameter, _) = parameter else { return false }
      return isSuitable(parameter)
    }
  }
}

/// The classes whose functions run closures on a queue, which may be the main one.
private let ownersOfQueues: Set = ["DispatchQueue", "NSManagedObjectContext"]

extension Substring {
  /// The name in `Name?`.
  fileprivate var trimmingOptionals: String { String(prefix { $0 != "?" && $0 != "!" }) }
}

extension AppleParameter {
  fileprivate var isFunction: Bool { isEscapingClosure || isNonescapingClosure }

  /// Whether it's a function that keeps the isolation of the closure that is passed: neither `@Sendable` nor `sending`
  /// nor isolated to an actor.
  fileprivate var isPlainFunction: Bool {
    let name = type.split(separator: " ").last.map { $0.trimmingOptionals } ?? ""
    let alias = AppleAPI.type(named: name)?.aliasedType ?? ""
    return isFunction && ["@Sendable", "sending", "@MainActor", "isolated"].allSatisfy { !(type + alias).contains($0) }
  }
}
