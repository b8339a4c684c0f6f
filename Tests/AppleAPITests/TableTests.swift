import Testing

@testable import AppleAPI

/// The form of the generated tables.
@Suite struct TableTests {
  @Test func typesAreSortedAcrossTables() {
    let names = AppleAPI.types.map(\.name)
    #expect(names.count > 5_000)
    for (name, next) in zip(names, names.dropFirst()) where !name.utf8.lexicographicallyPrecedes(next.utf8) {
      #expect(name == next && AppleAPI.types(named: name).count > 1, "\(name) is before \(next)")
    }
  }

  @Test func everyTypeIsFound() {
    for type in AppleAPI.types where !AppleAPI.types(named: type.name).contains(type) {
      Issue.record("\(type.name) isn't found")
    }
  }

  @Test func everyRowParses() {
    for type in AppleAPI.types {
      #expect(type.modules.allSatisfy { !$0.isEmpty } || type.name == AppleAPI.globalScope, "\(type.name)")
      #expect(type.kind != .alias || type.aliasedType != "", "\(type.name) has no type")
      let members = type.declaredMembers
      for (member, next) in zip(members, members.dropFirst()) where member.name != next.name {
        #expect(member.name.utf8.lexicographicallyPrecedes(next.name.utf8), "\(type.name): \(member.name)")
      }
      for member in members { check(member) }
    }
  }

  private func check(_ member: AppleMember) {
    let name = "\(member.owner.name).\(member.name) \(member.signature)"
    #expect(!member.name.isEmpty && member.name.utf8.allSatisfy { $0 > 0x20 }, "\(name)")
    #expect(!member.signature.contains("$"), "\(name)")
    switch member.kind {
    case .property: #expect(!member.signature.isEmpty, "\(name)")
    case .method, .initializer, .subscript:
      #expect(member.signature.hasPrefix("(") || member.signature.hasPrefix("<"), "\(name)")
      #expect(member.parameters.allSatisfy { !$0.type.isEmpty && isBalanced($0.type) }, "\(name)")
      #expect(member.result.map { !$0.isEmpty && isBalanced($0) } ?? true, "\(name)")
    case .enumCase, .associatedType: break
    }
  }

  /// Members of each type are found by name, too.
  @Test func everyMemberIsFound() {
    for type in AppleAPI.types {
      let members = type.declaredMembers
      for name in Set(members.map(\.name)) {
        #expect(type.declaredMembers(named: name) == members.filter { $0.name == name }, "\(type.name).\(name)")
      }
    }
  }

  private func isBalanced(_ type: String) -> Bool {
    type.count { $0 == "(" } == type.count { $0 == ")" } && type.count { $0 == "[" } == type.count { $0 == "]" }
  }
}
