import AppleAPI
import BridgeFacts
import SwiftScan
import TextModel

/// A method that looks like one of a delegate protocol of its class, but isn't, and that no code calls.
public struct UnknownDelegateMethod: Sendable {
  public var member: Member
  /// The names of the protocol's methods that begin like it.
  public var similarNames: [String]
}

extension ProjectModel {
  /// The methods in a class's code in the analyzed file that only UIKit or AppKit could call, but don't.
  public func unknownDelegateMethods(in type: ProjectType) -> [UnknownDelegateMethod] {
    guard type.isClass, mayConformToDelegateProtocol(type.name) else { return [] }
    let lineage = lineage(of: type.name)
    // A protocol of another module may have methods of any name.
    guard !lineage.contains(where: { $0.origin == .elsewhere }) else { return [] }
    let protocols = lineage.filter { $0.origin == .apple && isProtocol($0.name) == true }.map(\.name)
    let listed = protocols.compactMap { DelegateProtocol.named($0)?.methodNames }
    guard !listed.isEmpty else { return [] }
    let candidates = type.localMembers.filter(\.mayBeDelegateMethod)
    let suspects = candidates.filter { member in
      let name = member.fullName
      return !listed.contains { $0.contains(name) }
    }
    guard !suspects.isEmpty, isClosedWorld(type.declarations) else { return [] }
    return suspects.compactMap { member in
      guard let names = methodNames(like: member, in: protocols), !names.contains(member.fullName),
        !inheritsMethod(like: member, type.name), !mayBeCalled(member)
      else { return nil }
      return UnknownDelegateMethod(member: member, similarNames: names)
    }
  }

  /// Whether a type may have a delegate protocol whose methods are known. Rules out most classes at a small part of the
  /// cost of finding all that they inherit.
  private func mayConformToDelegateProtocol(_ type: String) -> Bool {
    writtenAncestors(of: type).contains { name in
      remembered(ScopedName(name: name, scope: ""), in: nameMemory.delegateConformances) {
        $0.leadsToDelegateProtocol(name)
      }
    }
  }

  private func leadsToDelegateProtocol(_ name: String) -> Bool {
    var seen: Set<String> = []
    var next = [name]
    while let name = next.popLast() {
      guard seen.insert(name).inserted else { continue }
      if DelegateProtocol.hasKnownMethods(name) { return true }
      if declaresType(name) {
        next += writtenAncestors(of: name)
      } else if apple.lineage(of: name).contains(where: DelegateProtocol.hasKnownMethods) {
        return true
      }
    }
    return false
  }

  private func writtenAncestors(of type: String) -> [String] {
    (heads(of: type) + headsOfInheritingExtensions(of: type)).flatMap(\.inheritedNames)
  }

  /// The names of the methods of some protocols that have the same base name and the same first parameter as a method;
  /// nil if there are none or not all of them are known.
  private func methodNames(like member: Member, in protocols: [String]) -> [String]? {
    var names: Set<String> = []
    var hasSameSender = false
    for name in protocols {
      let declared = AppleAPI.types(named: name).flatMap { $0.declaredMembers(named: member.name) }
      let listed = DelegateProtocol.named(name)?.methodNames
      let same = listed?.filter { $0.hasPrefix(member.name + "(") } ?? []
      guard !declared.isEmpty || !same.isEmpty else { continue }
      // Without a complete list, a method that isn't in it may still exist.
      guard listed != nil else { return nil }
      names.formUnion(declared.map(\.fullName) + same)
      hasSameSender = hasSameSender || declared.contains { $0.hasSameSender(as: member) }
    }
    return hasSameSender ? names.sorted() : nil
  }

  private func inheritsMethod(like member: Member, _ type: String) -> Bool {
    lineage(of: type).contains { ancestor in
      parts(of: ancestor.name, mentioning: member.name).flatMap(\.members).contains {
        $0.node != member.node && $0.fullName == member.fullName
      }
        || ancestor.origin == .apple
          && AppleAPI.types(named: ancestor.name).contains { apple in
            apple.declaredMembers(named: member.name).contains { $0.fullName == member.fullName }
          }
    }
  }

  private func mayBeCalled(_ member: Member) -> Bool {
    units(mentioning: member.name).contains { unit in
      unit.root.descendants(.call, mentioning: [BytePattern(word: member.name)]).contains { call in
        call.isCall(named: member.name) && call.arguments.map(\.label) == member.labels
      }
    }
  }
}

extension Member {
  /// Whether it's a method with the name of a delegate method that only Swift code or a protocol's user can call.
  fileprivate var mayBeDelegateMethod: Bool {
    isFunction && !isStatic && DelegateProtocol.hasMethod(named: name) && !node.hasModifier("override")
      && node.attributes.allSatisfy { ["MainActor", "available", "discardableResult"].contains($0.name) }
  }
}

extension AppleMember {
  /// Whether its first parameter, the object that calls it, has the same label and type.
  fileprivate func hasSameSender(as member: Member) -> Bool {
    guard let own = parameters.first, let other = member.node.parameters.first, own.label == other.label,
      let type = other.type?.unwrappedType.dottedName
    else { return false }
    return own.type == type
  }
}
