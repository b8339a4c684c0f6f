import SwiftScan
import TextModel

extension ProjectModel {
  /// The members that may satisfy a requirement of a protocol in an app, outside the tests of other files. Nil if code
  /// that the project doesn't contain may adopt the protocol, and if nothing in the project does.
  func implementations(of requirement: Member) -> [Member]? {
    let protocolName = requirement.owner.name
    guard !requirement.owner.node.hasModifier("public"), isClosedWorld([requirement.owner]) else { return nil }
    let units = units(mentioning: requirement.name).filter { $0.path == requirement.path || !isTest($0.path) }
    let namesakes = units.flatMap(\.declarations).filter { !$0.isProtocol }.flatMap { part in
      part.members(mentioning: [BytePattern(word: requirement.name)]).filter {
        $0.name == requirement.name && !$0.isStatic && $0.labels == requirement.labels
      }
    }.filter { !isOnlyForPreviews(subject(of: $0)) }
    let adopting = namesakes.filter { adopts(subject(of: $0), protocolName) }
    guard !adopting.isEmpty else { return nil }
    // A subclass of a class, or a type to which an extension of a protocol applies, may adopt the protocol with it.
    return adopting + namesakes.filter { !adopting.contains($0) && !isFinal(subject(of: $0)) }
  }

  /// Whether a condition is true of a member, or of all implementations if a protocol requires it.
  func isTrue(ofImplementationsOf member: Member, _ condition: (Member) -> Bool) -> Bool {
    guard member.owner.isProtocol else { return condition(member) }
    return implementations(of: member).map { $0.allSatisfy(condition) } ?? false
  }

  /// Whether only previews and the tests of other files create objects of a type, as those of a mock.
  func isOnlyForPreviews(_ type: String) -> Bool {
    let makers = makers(ofTypesNamed: lastComponent(of: type))
    let ownPaths = declarations(of: type).map(\.path)
    return !makers.isEmpty
      && makers.allSatisfy { call, path in
        call.isInPreview || call.isOnlyForDebugging || isTest(path) && !ownPaths.contains(path)
      }
  }

  /// The name of the type that declares a member.
  private func subject(of member: Member) -> String { subjectName(of: member.owner.head) ?? member.owner.name }

  private func adopts(_ type: String, _ name: String) -> Bool { lineage(of: type).contains { $0.name == name } }

  /// Whether no other type inherits members of a type.
  private func isFinal(_ type: String) -> Bool {
    let found = declarations(of: type)
    return !found.isEmpty
      && found.allSatisfy { $0.isValueType || $0.node.kind == .actorDeclaration || $0.node.hasModifier("final") }
  }
}
