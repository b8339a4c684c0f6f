import BridgeFacts
import SwiftScan
import TextModel

/// The requirements that protocols of the project have instead of Apple's. A cross-platform protocol has
/// `makePlatformView(context:)`, and an extension of it has `makeUIView(context:)`, which calls that.
struct RenamedRequirements {
  private var functions: Set<Signature> = []
  /// The associated types that stand for the represented type.
  private(set) var associatedTypes: Set<String> = []
  /// The dotted names of the protocols.
  private(set) var protocols: Set<String> = []
  /// The paths of the files with the protocols.
  private(set) var paths: Set<FilePath> = []

  private struct Signature: Hashable {
    var name: String
    var labels: [String?]
  }

  /// The lifecycle method that a protocol replaces by this function, recognized by its shape; nil if there's none.
  func method(matching function: Member) -> LifecycleMethod? {
    guard !functions.isEmpty, functions.contains(Signature(name: function.name, labels: function.labels)) else {
      return nil
    }
    switch function.labels {
    case ["context"] where function.name.hasPrefix("make"): return .make
    case [nil, "context"] where function.name.hasPrefix("update"): return .update
    case [nil, "coordinator"] where function.name.hasPrefix("dismantle"): return .dismantle
    case let labels where function.name == "sizeThatFits" && labels.count == 3: return .sizeThatFits
    default: return nil
    }
  }

  fileprivate mutating func add(_ declaration: TypeDeclaration, to family: Family) {
    protocols.insert(declaration.name)
    paths.insert(declaration.path)
    for member in declaration.members {
      if member.isFunction { functions.insert(Signature(name: member.name, labels: member.labels)) }
      let isRepresented =
        member.node.kind == .associatedtypeDeclaration && member.node.mentions(family.representedAlias)
      if isRepresented { associatedTypes.insert(member.name) }
    }
  }
}

extension ProjectModel {
  /// The requirements of the protocols through which an inherited name leads to a family; empty for Apple's own
  /// protocol.
  func renamedRequirements(of conformance: Representable.Conformance, _ family: Family) -> RenamedRequirements {
    var requirements = RenamedRequirements()
    var visited: Set<String> = []
    var pending = conformance.isInherited ? [(conformance.inherited.name, conformance.owner.name)] : []
    while let (name, scope) = pending.popLast() {
      for type in resolve(name, in: scope) where type.isDeclared && visited.insert(type.name).inserted {
        for declaration in declarations(of: type.name) where declaration.isProtocol && declaration.canMeet(conformance)
        {
          requirements.add(declaration, to: family)
          pending += declaration.inheritedNames.map { ($0, type.name) }
        }
      }
    }
    return requirements
  }
}

extension TypeDeclaration {
  fileprivate func canMeet(_ conformance: Representable.Conformance) -> Bool {
    !platforms.isDisjoint(with: conformance.platforms)
  }
}

extension SyntaxNode {
  fileprivate func mentions(_ type: String) -> Bool { descendants(.typeName, .memberType).contains { $0.name == type } }
}
