import SwiftScan
import TextModel

/// A type with all its parts: a declaration with its extensions, or the extensions of a type of another module.
public struct ProjectType: Sendable {
  /// Dotted, from the outermost type on.
  public let name: String
  /// The file that is looked at; other parts may stand in others.
  public let path: FilePath
  private let places: [NameIndex.Place]
  private let project: ProjectModel
  /// Whether all its declarations are classes; true of a type of another module.
  private let mayBeClass: Bool
  let memory = TypeMemory()

  init(name: String, path: FilePath, places: [NameIndex.Place], mayBeClass: Bool, in project: ProjectModel) {
    self.name = name
    self.path = path
    self.places = places
    self.mayBeClass = mayBeClass
    self.project = project
  }

  /// The nearest class of Apple's that a class is or inherits from; nil for other types, and where a superclass is unknown.
  public var frameworkClass: String? {
    mayBeClass ? memory.frameworkClass.value { project.frameworkClass(of: name) } : nil
  }

  /// The declaration, then its extensions, in any file. Of another module's type an extension comes first. Looked up when
  /// somebody first asks: many rules see from less that they have nothing to say.
  public var declarations: [TypeDeclaration] { memory.declarations.value { places.map(project.declaration) } }

  /// What its code can be about, by its words.
  public var signs: CodeSigns { declarations.reduce([]) { $0.union($1.signs) } }

  /// The declaration; nil for a type of another module.
  public var primary: TypeDeclaration? {
    memory.primary.value {
      // Files with nothing but extensions need not be looked into.
      places.first.flatMap { head(at: $0).isExtension ? nil : project.declaration(at: $0) }
    }
  }

  /// Whether it is declared as a class or an actor. Looks into no file.
  public var isClass: Bool {
    places.first.map { [.classDeclaration, .actorDeclaration].contains(head(at: $0).kind) } ?? false
  }

  /// The representable that its first part is or stands in. Files without a part of one are not looked into.
  public var surroundingBridge: Representable? {
    project.noteNames(around: name)
    guard let place = places.first, !project.namesOfRepresentables(in: project.files[place.file].path).isEmpty else {
      return nil
    }
    let first = project.declaration(at: place)
    return project.bridge(around: first.node, of: name, in: first.path)
  }

  private func head(at place: NameIndex.Place) -> DeclarationHead { project.files[place.file].head(at: place.index) }

  /// The name behind the last dot.
  public var simpleName: String { lastComponent(of: name) }

  /// Of all parts. An extension of `View` has hundreds in a large project; collected when somebody first asks.
  public var members: [Member] { memory.members.value { declarations.flatMap(\.members) } }

  /// Of the parts in the file that is looked at.
  public var localMembers: [Member] {
    memory.localMembers.value { localDeclarations.flatMap(\.members) }
  }

  /// The parts in the file that is looked at; the others are not looked up.
  private var localDeclarations: [TypeDeclaration] {
    memory.localDeclarations.value {
      places.filter { project.files[$0.file].path == path }.map(project.declaration)
    }
  }

  /// Of the parts in the file that is looked at.
  public var localProperties: [Property] { localMembers.compactMap(Property.init) }

  public var properties: [Property] { memory.properties.value { members.compactMap(Property.init) } }

  /// Visits the nodes of all parts in the file that is looked at, less those of the types inside of it.
  public func walk(_ visit: (SyntaxNode) -> Void) {
    for part in localDeclarations {
      part.node.walk { node in
        guard node == part.node || !node.kind.isTypeDeclaration else { return false }
        visit(node)
        return true
      }
    }
  }

  /// The member that holds a node of a part.
  public func member(holding node: SyntaxNode) -> Member? {
    members.first {
      $0.node.isTogether(with: node) && $0.node.range.lowerBound <= node.range.lowerBound
        && node.range.upperBound <= $0.node.range.upperBound && $0.node.contains(node)
    }
  }

  /// The scope of code in one of its members.
  public func expressionScope(of member: Member) -> ExpressionScope {
    // Whoever keeps the scope keeps no type.
    ExpressionScope(function: member.node, typeName: name) { [project, places] in
      project.properties(named: $0, at: places)
    }
  }
}

extension ProjectModel {
  /// The properties of a name in some parts of a type. Files that do not have the name are not looked into.
  func properties(named name: String, at places: [NameIndex.Place]) -> [Property] {
    let word = SoughtWord(name)
    let members = places.filter { files[$0.file].mayMention(word) }.flatMap { place in
      declaration(at: place).members { $0.kind == .variableDeclaration }
    }
    return members.filter { $0.name == name }.compactMap(Property.init)
  }

  /// The types, protocols left out, with a declaration or an extension in this file, in source order, declarations first.
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

  /// The innermost type, protocols left out, of which a part in this file holds a node; nil where it is not certain what
  /// belongs to it.
  public func type(around node: SyntaxNode, in path: FilePath) -> ProjectType? {
    let parts = facts(at: path)?.declarations(around: node).filter { $0.node.contains(node) && !$0.isProtocol } ?? []
    guard let part = parts.max(by: { $0.node.range.lowerBound < $1.node.range.lowerBound }) else { return nil }
    return subjectName(of: part.head).flatMap { type(named: $0, in: path) }
  }

  /// The type with a dotted name among `types(in:)`; nil where it is not certain what belongs to it.
  public func type(named name: String, in path: FilePath) -> ProjectType? {
    questions?.note(.name(name))
    let primaries = names.types(named: name)
    func isHere(_ place: NameIndex.Place) -> Bool { files[place.file].path == path }
    // With two declarations of one name it is not certain which extensions belong together.
    let chosen = primaries.count > 1 ? primaries.filter(isHere) : primaries
    let heads = primaries.map { files[$0.file].head(at: $0.index) }
    guard chosen.count == min(primaries.count, 1),
      !chosen.contains(where: { files[$0.file].head(at: $0.index).isProtocol })
    else { return nil }
    let extensions = names.extensions(of: name).filter { primaries.count < 2 || isHere($0) }
    return ProjectType(
      name: name, path: path, places: chosen + extensions,
      mayBeClass: heads.allSatisfy { $0.kind == .classDeclaration }, in: self)
  }

  /// Whether UIKit or AppKit meets SwiftUI in a class with a part in this file: it is a coordinator or represented, makes
  /// a hosting controller, or is a view or controller in a file that imports SwiftUI. Extensions of a class of UIKit or
  /// AppKit count as one.
  public func isBridgingClass(_ type: ProjectType, in path: FilePath) -> Bool {
    guard heads(of: type.name).allSatisfy({ $0.kind == .classDeclaration }) else { return false }
    if isBridged(type.name) { return true }
    return isImported("SwiftUI", in: path) && type.frameworkClass != nil && type.frameworkClass != "NSObject"
      || type.signs.contains(.hosting) && type.declarations.contains { $0.node.makesHostingValue }
  }
}

extension SyntaxNode {
  fileprivate var makesHostingValue: Bool {
    descendants(.call).contains { hostingClasses.contains($0.calledName) }
  }
}

extension DeclarationHead {
  /// Whether it is part of a type that some platform has.
  var isOfCompiledType: Bool { !isProtocol && !platforms.isEmpty }
}
