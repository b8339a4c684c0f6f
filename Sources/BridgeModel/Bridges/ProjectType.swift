import SwiftScan
import TextModel

/// A type with all its parts: a declaration and its extensions, or the extensions of a type from another module.
public struct ProjectType: Sendable {
  /// The dotted name, starting with the outermost type.
  public let name: String
  /// The file that is analyzed. Other parts may be in other files.
  public let path: FilePath
  /// The places of its declaration, of which there is at most one.
  private let primaryPlaces: [DeclarationPlace]
  /// Whether all parts are in the analyzed file, because another file declares another type with this name.
  private let isLocal: Bool
  private let project: ProjectModel
  /// Whether all its declarations are classes. True for a type from another module.
  private let mayBeClass: Bool
  let memory = TypeMemory()

  init(
    name: String, path: FilePath, primaryPlaces: [DeclarationPlace], isLocal: Bool, mayBeClass: Bool,
    in project: ProjectModel
  ) {
    self.name = name
    self.path = path
    self.primaryPlaces = primaryPlaces
    self.isLocal = isLocal
    self.mayBeClass = mayBeClass
    self.project = project
  }

  /// The place of its declaration, then those of its extensions. Looked up on first use, because hundreds of files
  /// extend `View`.
  private var places: [DeclarationPlace] {
    memory.places.value {
      primaryPlaces
        + (isLocal ? project.placesOfExtensions(of: name) { $0 == path } : project.placesOfExtensions(of: name))
    }
  }

  /// The nearest Apple class that a class is or inherits from; nil for other types, and if a superclass is unknown.
  public var frameworkClass: String? {
    mayBeClass ? memory.frameworkClass.value { project.frameworkClass(of: name) } : nil
  }

  /// The declaration, then its extensions, in any file. For a type from another module, an extension comes first.
  /// Looked up on first use, because many rules can tell without them that they don't apply.
  public var declarations: [TypeDeclaration] { memory.declarations.value { places.map(\.declaration) } }

  /// The types and protocols that it inherits from, in every `#if` branch. Parses no file.
  public var ancestry: Ancestry { memory.ancestry.value { project.ancestry(of: places.map(\.head)) } }

  /// Whether it's a SwiftUI view. Parses no file.
  public var isView: Bool { ancestry.contains("View") }
  var isViewOrModifier: Bool { isView || ancestry.contains("ViewModifier") }

  /// The signs of its code. Parses no file.
  public var signs: CodeSigns {
    memory.signs.value { places.reduce([]) { $0.union($1.file.signs(at: $1.index)) } }
  }

  /// The declaration; nil for a type from another module.
  public var primary: TypeDeclaration? {
    memory.primary.value {
      // A file that contains only extensions doesn't have to be parsed.
      primaryPlaces.first?.declaration
    }
  }

  /// Whether it's declared as a class or an actor. Parses no file.
  public var isClass: Bool {
    primaryPlaces.first.map { [.classDeclaration, .actorDeclaration].contains($0.head.kind) } ?? false
  }

  /// The representable that its first part is or is nested in. Files without a part of a representable aren't parsed.
  public var surroundingBridge: Representable? {
    project.noteNames(around: name)
    guard let place = primaryPlaces.first ?? places.first, !project.namesOfRepresentables(in: place.path).isEmpty else {
      return nil
    }
    let first = place.declaration
    return project.bridge(around: first.node, of: name, in: first.path)
  }

  /// The part of the name after the last dot.
  public var simpleName: String { lastComponent(of: name) }

  /// The members of all parts. Collected on first use, because an extension of `View` has hundreds in a large project.
  public var members: [Member] { memory.members.value { declarations.flatMap(\.members) } }

  /// The members of the parts in the analyzed file.
  public var localMembers: [Member] {
    memory.localMembers.value { localDeclarations.flatMap(\.members) }
  }

  /// The names of the instance methods in the analyzed file.
  var localMethodNames: Set<String> {
    memory.localMethodNames.value { Set(localMembers.filter { $0.isFunction && !$0.isStatic }.map(\.name)) }
  }

  /// The parts in the analyzed file. The others aren't looked up.
  private var localDeclarations: [TypeDeclaration] {
    memory.localDeclarations.value { project.places(ofPartsOf: name, in: path).map(\.declaration) }
  }

  /// The properties of the parts in the analyzed file.
  public var localProperties: [Property] {
    memory.localProperties.value { localMembers.compactMap(Property.init) }
  }

  public var properties: [Property] { memory.properties.value { members.compactMap(Property.init) } }

  /// Visits the nodes of all parts in the analyzed file that contain one of these texts, except those of nested types.
  public func walk(mentioning patterns: [BytePattern], _ visit: (SyntaxNode) -> Void) {
    for part in localDeclarations {
      part.node.walk(mentioning: patterns) { node in
        guard node == part.node || !node.kind.isTypeDeclaration else { return false }
        visit(node)
        return true
      }
    }
  }

  /// The calls of a function with this name in the code of all members.
  public func calls(named name: String) -> [MemberCall] {
    memory.calls.value(of: name) { members(mentioning: [BytePattern(word: name)]).calls(named: name) }
  }

  /// The calls of a function with this name in the code of the parts in the analyzed file, in source order.
  public func localCalls(named name: String) -> [MemberCall] {
    memory.localCalls.value(of: name) { localMembers(mentioning: [BytePattern(word: name)]).calls(named: name) }
  }

  /// The calls of functions with these names in the code of the parts in the analyzed file, in source order. One search
  /// for all of them.
  public func localCalls(namedOneOf names: [SoughtWord]) -> [MemberCall] {
    let possible = possible(names)
    let patterns = possible.map { BytePattern(word: $0.text) }
    return localMembers(mentioning: patterns).flatMap { member in
      member.bodies.flatMap { body in
        body.descendants(.call, mentioning: patterns)
          .filter { call in possible.contains { call.isCall(named: $0.text) } }
          .map { MemberCall(call: $0, body: body, member: member) }
      }
    }
  }

  /// Whether the analyzed file may contain a word. Parses no file.
  public func mayMention(_ word: SoughtWord) -> Bool { !possible([word]).isEmpty }

  /// Whether a file with a part of the type may contain one of these words. Parses no file.
  public func mayMention(oneOf words: [SoughtWord]) -> Bool {
    places.contains { place in words.contains { place.file.mayMention($0) } }
  }

  /// The words that the analyzed file may contain. Searching for the others would take much longer.
  func possible(_ words: [SoughtWord]) -> [SoughtWord] {
    project.facts(at: path).map { file in words.filter(file.mayMention) } ?? []
  }

  /// The members of all parts that contain one of these texts.
  public func members(mentioning patterns: [BytePattern]) -> [Member] {
    declarations.flatMap { $0.members(mentioning: patterns) }
  }

  /// The members of the parts in the analyzed file that contain one of these texts. A type has hundreds of members, and
  /// searching it as a whole takes less time than examining each of them.
  public func localMembers(mentioning patterns: [BytePattern]) -> [Member] {
    patterns.isEmpty ? [] : localDeclarations.flatMap { $0.members(mentioning: patterns) }
  }

  /// The properties of the parts in the analyzed file whose declarations contain one of these texts.
  public func localProperties(mentioning patterns: [BytePattern]) -> [Property] {
    localMembers(mentioning: patterns).compactMap(Property.init)
  }

  /// Whether the code of its parts in the analyzed file may contain this text.
  public func mentions(_ pattern: BytePattern) -> Bool { localDeclarations.contains { $0.node.mentions(pattern) } }

  /// The member that contains a node of a part.
  public func member(holding node: SyntaxNode) -> Member? {
    members.first {
      $0.node.isTogether(with: node) && $0.node.range.lowerBound <= node.range.lowerBound
        && node.range.upperBound <= $0.node.range.upperBound && $0.node.contains(node)
    }
  }

  /// The scope of the code in one of its members.
  public func expressionScope(of member: Member) -> ExpressionScope {
    // The closure doesn't capture this value, so keeping the scope doesn't keep what the type remembers.
    ExpressionScope(of: member, typeName: name) { [project, name, onlyPath = isLocal ? path : nil] in
      project.properties(named: $0, of: name, onlyIn: onlyPath)
    }
  }
}

extension ProjectModel {
  /// The properties with a name in the parts of a type, or only in those of one file.
  func properties(named name: String, of type: String, onlyIn path: FilePath? = nil) -> [Property] {
    func isIncluded(_ file: FilePath) -> Bool { path == nil || file == path }
    func find() -> [Property] {
      properties(
        named: name, at: placesOfTypes(named: type, in: isIncluded) + placesOfExtensions(of: type, in: isIncluded))
    }
    return questions?.memory.properties.value(of: SoughtProperty(name: name, type: type, path: path), find) ?? find()
  }

  /// The properties with a name in some parts of a type. Files without the name aren't parsed.
  func properties(named name: String, at places: [DeclarationPlace]) -> [Property] {
    let word = SoughtWord(name)
    return places.filter { $0.file.mayMention(word) }.flatMap { $0.declaration.properties(named: name) }
  }

  /// The types with a declaration or an extension in this file, in source order, declarations first. Of protocols, only
  /// extensions count.
  public func types(in path: FilePath) -> [ProjectType] {
    namesOfTypes(in: path).compactMap { type(named: $0, in: path) }
  }

  /// The dotted names of the types with a part in a file, in source order, declarations first.
  public func namesOfTypes(in path: FilePath) -> [String] {
    guard let file = facts(at: path) else { return [] }
    var names: [String] = []
    var known: Set<String> = []
    for takesExtensions in [false, true] {
      file.visitHeads { _, head in
        guard head.isExtension == takesExtensions, head.isOfCompiledType, let name = subjectName(of: head) else {
          return
        }
        if known.insert(name).inserted { names.append(name) }
      }
    }
    return names
  }

  /// The innermost type with a part in this file that contains a node, which is an extension if it's a protocol; nil if
  /// it's uncertain which parts belong to the type.
  public func type(around node: SyntaxNode, in path: FilePath) -> ProjectType? {
    let parts = facts(at: path)?.declarations(around: node).filter { $0.node.contains(node) && !$0.isProtocol } ?? []
    guard let part = parts.max(by: { $0.node.range.lowerBound < $1.node.range.lowerBound }) else { return nil }
    return subjectName(of: part.head).flatMap { type(named: $0, in: path) }
  }

  /// The type with a dotted name among `types(in:)`; nil if it's uncertain which parts belong to it.
  public func type(named name: String, in path: FilePath) -> ProjectType? {
    questions?.note(.name(name))
    let declared = placesOfTypes(named: name)
    // The extensions of a protocol belong to types of which nothing else is known.
    let primaries = declared.allSatisfy(\.head.isProtocol) ? [] : declared
    // With two declarations of one name, it's uncertain which extensions belong to which.
    let isLocal = primaries.count > 1
    let chosen = isLocal ? primaries.filter { $0.path == path } : primaries
    guard chosen.count == min(primaries.count, 1), !chosen.contains(where: \.head.isProtocol) else { return nil }
    return ProjectType(
      name: name, path: path, primaryPlaces: chosen, isLocal: isLocal,
      mayBeClass: primaries.allSatisfy { $0.head.kind == .classDeclaration }, in: self)
  }

  /// Whether a class with a part in this file connects UIKit or AppKit with SwiftUI: it's a coordinator or a
  /// represented type, it creates a hosting controller or view, or it's a view or controller in a file that imports
  /// SwiftUI. Extensions of a UIKit or AppKit class count too.
  public func isBridgingClass(_ type: ProjectType, in path: FilePath) -> Bool {
    type.memory.isBridging.value { findWhetherBridging(type, in: path) }
  }

  private func findWhetherBridging(_ type: ProjectType, in path: FilePath) -> Bool {
    guard heads(of: type.name).allSatisfy({ $0.kind == .classDeclaration }) else { return false }
    if isBridged(type.name) { return true }
    return isImported("SwiftUI", in: path) && type.frameworkClass != nil && type.frameworkClass != "NSObject"
      || type.signs.contains(.hosting) && type.declarations.contains { $0.node.makesHostingValue }
  }
}

extension ProjectType {
  /// Some functions and all functions of the type that they may call, through any number of calls. Functions are told
  /// apart by their names only.
  public func functions(runBy first: [Member]) -> [Member] {
    var found = first
    var next = found.startIndex
    while next < found.endIndex {
      let bodies = found[next].bodies
      found += members.filter { member in
        member.isFunction && !found.contains(member) && bodies.contains { !$0.calls(named: member.name).isEmpty }
      }
      next += 1
    }
    return found
  }
}

extension SyntaxNode {
  fileprivate var makesHostingValue: Bool {
    descendants(.call, mentioning: ["Hosting"]).contains { hostingClasses.contains($0.calledName) }
  }
}

extension DeclarationHead {
  /// Whether it's part of a type, not of a protocol, that is compiled on some platform.
  var isOfCompiledType: Bool { !isProtocol && !platforms.isEmpty }
}
