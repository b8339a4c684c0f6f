import AppleAPI
import SwiftScan
import TextModel

/// Code that no actor isolates. An asynchronous function runs on a background thread then, and so does the closure of a
/// task.
extension ProjectModel {
  /// Whether a member of a class certainly isn't isolated to an actor: neither by attributes, nor by what the class
  /// inherits, nor by the build settings.
  public func isNonisolated(_ member: Member, of type: ProjectType) -> Bool {
    guard let isolation = surroundings(of: member.path).isolation, let primary = type.primary,
      primary.node.kind == .classDeclaration
    else { return false }
    if member.node.hasModifier("nonisolated") { return true }
    guard !isolation.mayBeMainActor, !member.node.mayNameActor, !member.owner.node.mayNameActor,
      type.ancestry.isComplete
    else { return false }
    return ([primary] + superclasses(of: primary)).allSatisfy { !$0.node.mayNameActor && !mayInferActor(from: $0) }
      && type.ancestry.names.allSatisfy { isNonisolated($0, forMemberNamed: member.name) }
  }

  /// Whether a property wrapper may isolate its class, as the compiler infers it before the Swift 6 language mode.
  private func mayInferActor(from declaration: TypeDeclaration) -> Bool {
    declaration.members.compactMap(Property.init).compactMap(\.wrapper).contains { wrapper in
      let declarations = resolve(wrapper, in: declaration.name).flatMap { self.declarations(of: $0.name) }
      if !declarations.isEmpty {
        return declarations.contains { wrapper in
          wrapper.node.mayNameActor
            || wrapper.members.contains { $0.name == "wrappedValue" && $0.node.mayNameActor }
        }
      }
      return apple.type(named: wrapper).map { !hasTabulatedIsolation($0) } ?? true
    }
  }

  /// Whether a superclass or protocol isolates neither a class nor its member to an actor.
  private func isNonisolated(_ ancestor: String, forMemberNamed name: String) -> Bool {
    let declarations = declarations(of: ancestor)
    guard declarations.isEmpty else {
      return declarations.allSatisfy { declaration in
        !declaration.node.mayNameActor
          && declaration.members.allSatisfy { $0.name != name || !$0.node.mayNameActor }
      }
    }
    return apple.types(named: ancestor).allSatisfy { type in
      hasTabulatedIsolation(type) && !type.isMainActor
        && type.declaredMembers(named: name).allSatisfy { !$0.isMainActor }
    }
  }

  /// Whether a closure without an isolation of its own has none at its place in a member that isn't isolated: all closures
  /// around it are received by functions that don't isolate them.
  func isNonisolated(_ closure: SyntaxNode, in member: Member) -> Bool {
    closure.ancestors.prefix { $0 != member.node }.allSatisfy { ancestor in
      switch ancestor.kind {
      case .closure: !ancestor.mayNameActorInSignature && isReceivedWithoutActor(ancestor, in: member.path)
      case .functionDeclaration: !ancestor.mayNameActor
      default: !ancestor.kind.isTypeDeclaration
      }
    }
  }

  private func isReceivedWithoutActor(_ closure: SyntaxNode, in path: FilePath) -> Bool {
    if closure.isCalledInPlace { return true }
    guard let argument = closure.parent, argument.kind == .argument, let call = argument.parent,
      call.receiver?.memberPath?.suffix(2) != ["DispatchQueue", "main"],
      let parameters = parameters(taking: argument, in: path), !parameters.isEmpty
    else { return false }
    return parameters.allSatisfy { parameter in
      switch parameter {
      case .apple(let parameter, _): !parameter.type.contains("@MainActor")
      case .project(let parameter, _, _):
        parameter.type.map { type in
          type.text.contains("->") && !type.descendants(.attribute).contains { $0.mayBeActor }
        } ?? false
      }
    }
  }
}

extension SyntaxNode {
  /// Whether an attribute of a declaration may be an actor, or a macro or a wrapper that adds one.
  fileprivate var mayNameActor: Bool { attributes.contains(where: \.mayBeActor) }

  /// The same for the signature of a closure.
  var mayNameActorInSignature: Bool { first(.closureSignature)?.mayNameActor ?? false }

  /// Whether an attribute isn't one of the language: their names begin in lowercase, except for a few.
  fileprivate var mayBeActor: Bool {
    name.first?.isUppercase ?? true && !["Observable", "Sendable", "Published"].contains(name)
  }
}

/// Whether a type of Apple's API has the isolation that the tables say in each SDK. Newer ones isolate more of the
/// protocols and wrappers in frameworks about views.
private func hasTabulatedIsolation(_ type: AppleType) -> Bool {
  type.modules.allSatisfy(modulesWithoutViews.contains)
}

private let modulesWithoutViews: Set = [
  "AVFAudio", "AVFoundation", "Combine", "CoreData", "CoreLocation", "Foundation", "Network", "Observation", "Swift",
  "UserNotifications",
]
