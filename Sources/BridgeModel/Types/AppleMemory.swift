import AppleAPI
import SwiftScan
import TextModel

/// Answers from the tables of Apple's API, where looking up takes longer than remembering. The tables never change, so
/// all versions of a project share it.
final class AppleMemory: Sendable {
  /// The types and protocols from which a type inherits members, nearest first, after itself.
  private let lineages = MemoTable<String, [String]>(limit: 2_000)
  private let directAncestors = MemoTable<String, [String]>(limit: 4_000)
  /// The members that a type itself declares.
  private let members = MemoTable<ScopedName, [AppleMember]>(limit: 10_000)
  /// The members that a type declares or inherits.
  private let inheritedMembers = MemoTable<ScopedName, [AppleMember]>(limit: 4_000)
  private let types = MemoTable<String, [AppleType]>(limit: 4_000)
  private let nestedTypes = MemoTable<String, Set<String>>(limit: 2_000)
  private let genericParameters = MemoTable<String, [String]>(limit: 2_000)
  private let typeTexts = MemoTable<String, SyntaxNode?>(limit: 4_000)

  func types(named name: String) -> [AppleType] { types.value(of: name) { AppleAPI.types(named: name) } }

  /// The type with this name; nil if there's none, or if it's uncertain which one is meant.
  func type(named name: String) -> AppleType? {
    let found = types(named: name)
    return found.count == 1 ? found[0] : nil
  }

  /// The platforms that may have a type: those of UIKit, of AppKit, or all.
  func platforms(ofType name: String) -> Platforms {
    let availability = type(named: name)?.availability
    let hasUIKit = availability?.isDeclared(on: .iOS) ?? false
    let hasAppKit = availability?.isDeclared(on: .macOS) ?? false
    if hasUIKit == hasAppKit { return .all }
    return hasUIKit ? .all.subtracting(.macOS) : .macOS
  }

  func lineage(of name: String) -> [String] {
    lineages.value(of: name) {
      guard let type = type(named: name) else { return [] }
      let inherited = type.inheritance { directAncestors(of: $0) }
      return inherited + type.conditionalConformances.filter { !inherited.contains($0) }
    }
  }

  /// The superclasses and protocols that the types with a name inherit from themselves.
  private func directAncestors(of name: String) -> [String] {
    directAncestors.value(of: name) { types(named: name).flatMap(\.directAncestors) }
  }

  func members(named name: String, of type: String) -> [AppleMember] {
    members.value(of: ScopedName(name: name, scope: type)) {
      self.type(named: type)?.declaredMembers(named: name) ?? []
    }
  }

  /// The members with a name that a type declares or inherits. None if it's uncertain which type is meant.
  func members(named name: String, inheritedBy type: String) -> [AppleMember] {
    inheritedMembers.value(of: ScopedName(name: name, scope: type)) {
      self.type(named: type)?.members(named: name) ?? []
    }
  }

  /// The simple names of the types that a type directly contains.
  func namesOfTypes(nestedIn type: String) -> Set<String> {
    nestedTypes.value(of: type) { Set(AppleAPI.namesOfTypes(nestedIn: type)) }
  }

  func genericParameters(of type: String) -> [String] {
    genericParameters.value(of: type) { names(inGenericParameters: self.type(named: type)?.genericParameters ?? "") }
  }

  func genericParameters(of member: AppleMember) -> [String] {
    names(inGenericParameters: member.genericParameters)
  }

  private func names(inGenericParameters text: String) -> [String] {
    guard text.hasPrefix("<") else { return [] }
    let list = text.dropFirst().prefix { $0 != ">" }
    let names = list.split(separator: " ").prefix { $0 != "where" }.joined()
    return names.split(separator: ",").map { String($0.prefix { $0 != ":" }) }
  }

  /// The structure of a type in the tables.
  func node(ofType text: String) -> SyntaxNode? {
    typeTexts.value(of: text) {
      let declaration = Document(SourceText("let x: " + text)).tree.items.first
      return declaration?.bindings.first?.type
    }
  }
}

extension AppleMember {
  /// The result without the constraints that follow it.
  var resultText: String? {
    let text = kind == .property ? type : result
    return text.map { text in text.firstRange(of: " where ").map { String(text[..<$0.lowerBound]) } ?? text }
  }
}

extension String {
  fileprivate func firstRange(of text: String) -> Range<String.Index>? {
    var start = startIndex
    while let found = self[start...].firstIndex(of: text.first ?? " ") {
      if self[found...].hasPrefix(text) { return found..<index(found, offsetBy: text.count) }
      start = index(after: found)
    }
    return nil
  }
}
