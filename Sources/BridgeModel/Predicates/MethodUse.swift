import SwiftScan
import TextModel

extension ProjectModel {
  /// The places that may call a method of a type or pass it on, outside its own declaration. Nil if other code may, such
  /// as a framework, another module, or an action that names the method by its selector.
  func uses(of method: Member, in parts: [TypeDeclaration]) -> [SyntaxNode]? {
    // Only the file of a private method can call it.
    let isKnown = method.isPrivate ? !parts.contains(where: \.hasAttachedMacro) : isClosedWorld(parts)
    guard let name = parts.first?.name, isKnown, !method.isSeenOutside,
      !parts.contains(where: { $0.node.hasAttribute("objcMembers") }),
      // A requirement or an inherited method is called where only the protocol or the superclass is known.
      typeMembers(named: method.name, of: .nominal(NominalType(name: name, origin: .project)))
        .allSatisfy({ $0.owner.name == name })
    else { return nil }
    return units(mentioning: method.name).filter { !method.isPrivate || $0.path == method.path }.flatMap { unit in
      unit.root.mentions(ofMember: method.name).filter { node in
        !method.node.contains(node) && mayMean(node, memberOf: name, in: unit.path)
      }
    }
  }

  /// Whether a name in code may mean an instance member of a type. `guess` is the answer for objects of unknown types.
  func mayMean(_ node: SyntaxNode, memberOf name: String, in path: FilePath, guess: Bool = true) -> Bool {
    switch node.kind {
    case .memberAccess:
      // An implicit member, as in `.stop`, is static.
      return node.base.map { mayBe(type(of: $0, in: path), name, guess) } ?? false
    case .reference, .optionalBinding:
      switch callee(of: node, in: path) {
      case .local, .global: return false
      default: break
      }
      guard node.ancestors.contains(where: \.kind.isTypeDeclaration) else { return false }
      return type(around: node, in: path).map { isRelated($0.name, to: name) } ?? guess
    default: return guess
    }
  }

  /// Whether a value of some type may be an object of a type of the project.
  func mayBe(_ type: SwiftType, _ name: String, _ guess: Bool) -> Bool {
    switch type {
    case .nominal(let nominal):
      guard nominal.origin != .elsewhere, isProtocol(nominal.name) == false else { return guess }
      if isRelated(nominal.name, to: name) { return true }
      // Members of a wrapped value may be looked up in the wrapper: `$model.text`. Classes with generic parameters, such as
      // `UIHostingController`, have only their own members.
      return isReference(nominal.name) != true
        && nominal.arguments.contains { mayBe($0, name, guess) }
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped), .metatype(let wrapped):
      return mayBe(wrapped, name, guess)
    case .tuple, .function: return false
    case .parameter, .opaque, .existential, .unknown: return guess
    }
  }

  /// Whether two types are the same, or one inherits from the other.
  private func isRelated(_ name: String, to other: String) -> Bool {
    lineage(of: name).contains { $0.name == other } || lineage(of: other).contains { $0.name == name }
  }
}

extension ProjectModel {
  /// Whether a call of a function runs this one and not one of a subclass.
  func isNeverOverridden(_ function: Member) -> Bool {
    let owner = function.owner
    if owner.node.kind != .classDeclaration || function.isPrivate || function.isStatic
      || function.node.hasModifier("final") || owner.node.hasModifier("final")
    {
      return true
    }
    let parts = declarations(of: owner.name) + extensions(of: owner.name)
    return !function.node.hasModifier("open") && isClosedWorld(parts) && !isOverridden(function)
  }

  /// Whether a subclass overrides a member of a class in an app, outside the tests of other files.
  func isOverridden(_ member: Member) -> Bool {
    let type = member.owner.name
    return declarations(of: type).contains(where: \.isClass)
      && types(mentioning: member.name).contains { other in
        other.members.contains { $0.name == member.name && $0.node.hasModifier("override") }
          && lineage(of: other.name).contains { $0.name == type }
          && (other.path == member.path || !isTest(other.path)) && !isOnlyForPreviews(other.name)
      }
  }
}

extension SyntaxNode {
  /// The places that may mean a member with a name: `name`, `object.name`, `\.name`, and `if let name`.
  func mentions(ofMember name: String) -> [SyntaxNode] {
    let word = [BytePattern(word: name)]
    return descendants(.reference, .memberAccess, .keyPathComponent, .optionalBinding, mentioning: word).filter {
      $0.kind == .optionalBinding ? $0.value == nil && $0.pattern?.isNamed(name) ?? false : $0.isNamed(name)
    }
  }
}

extension Member {
  /// Whether Objective-C, a superclass, or another module may know the member.
  fileprivate var isSeenOutside: Bool {
    node.hasModifier("public") || node.hasModifier("open") || node.hasModifier("override")
      || !node.attributes.allSatisfy { $0.isNamed("MainActor") || $0.isNamed("discardableResult") }
  }
}
