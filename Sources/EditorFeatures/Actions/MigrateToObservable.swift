import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

extension Refactoring {
  /// Converts an `ObservableObject` to an `@Observable` class, and updates all views of the project that observe it.
  static let migrateToObservable = Refactoring { place in
    guard let type = place.observableObjectAtHead else { return [] }
    let title = migrationTitle(of: type)
    guard place.isKnownToReach("iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1") else {
      let reason = "@Observable requires a project with a deployment target of iOS 17 or later"
      return [.disabled(title, .rewrite, because: reason)]
    }
    return [
      .trying(title, .rewrite) { () throws(Obstacle) in
        _ = try ObservableMigration(of: type, in: place.project).editsOfClass()
        return .unfinished(title, .rewrite)
      }
    ]
  } finish: { place in
    guard let type = place.observableObjectAtHead else { return nil }
    let title = migrationTitle(of: type)
    return .trying(title, .rewrite) { () throws(Obstacle) in
      CodeAction(
        title, .rewrite, try ObservableMigration(of: type, in: place.project).edits(),
        here: place.file.path, place.observationImport)
    }
  }

  private static func migrationTitle(of type: ProjectType) -> String { "Migrate \(type.simpleName) to @Observable" }
}

extension ActionPlace {
  fileprivate var observableObjectAtHead: ProjectType? {
    guard let type = typeAtHead, type.primary?.isClass == true,
      type.declarations.contains(where: { $0.inheritedNames.contains("ObservableObject") })
    else { return nil }
    return type
  }

  /// The import of Observation; empty if the file imports SwiftUI, which re-exports it.
  fileprivate var observationImport: [TextEdit] {
    project.imports(of: file.path).contains("SwiftUI") ? [] : importEdits("Observation")
  }
}

/// The edits with which an `ObservableObject` and the views that observe it no longer need Combine.
private struct ObservableMigration {
  let type: ProjectType
  let project: ProjectModel
  private let published: Set<String>

  init(of type: ProjectType, in project: ProjectModel) {
    self.type = type
    self.project = project
    published = Set(type.properties.filter { $0.wrapper == "Published" }.map(\.name))
  }

  /// The edits of the class itself, by path.
  func editsOfClass() throws(Obstacle) -> [FilePath: [TextEdit]] {
    guard project.isClosedWorld(type.declarations) else {
      throw Obstacle(reason: "some superclasses, protocols, or uses of '\(type.simpleName)' aren't in the project")
    }
    var edits: [FilePath: [TextEdit]] = [:]
    for part in type.declarations { edits[part.path, default: []] += conformanceEdits(of: part.node) }
    if let primary = type.primary {
      let style = SourceStyle(of: project.text(of: primary.path))
      let base = indentation(at: primary.node.range.lowerBound, in: project.text(of: primary.path))
      edits[primary.path, default: []].append(
        .insert("@Observable" + style.lineEnding + base, at: primary.node.range.lowerBound))
    }
    for property in type.properties where property.member.isStored && !property.member.isStatic {
      edits[property.member.path, default: []] += try propertyEdits(of: property)
    }
    return edits
  }

  /// All edits, by path. Searches every file of the project.
  func edits() throws(Obstacle) -> [FilePath: [TextEdit]] {
    var edits = try editsOfClass()
    for file in project.files(mentioning: type.simpleName) {
      try refuseCombine(in: file.tree)
      for watcher in project.types(in: file.path) {
        for property in watcher.localProperties where watches(property, in: watcher) {
          edits[file.path, default: []] += try watchingEdits(of: property, in: watcher)
        }
      }
    }
    for file in project.files(mentioning: "environmentObject") {
      edits[file.path, default: []] += try injectionEdits(in: file)
    }
    return edits.filter { !$0.value.isEmpty }
  }

  // MARK: The class

  private func conformanceEdits(of node: SyntaxNode) -> [TextEdit] {
    let all = node.all(.inheritedType)
    guard let index = all.firstIndex(where: { $0.children.first?.dottedName == "ObservableObject" }) else { return [] }
    if all.count == 1 {
      let name = node.first(.genericParameters) ?? node.type
      guard let end = name?.range.upperBound ?? node.nameToken?.range.upperBound else { return [] }
      return [.delete(end..<all[0].range.upperBound)]
    }
    if index == 0 { return [.delete(all[0].range.lowerBound..<all[1].range.lowerBound)] }
    return [.delete(all[index - 1].range.upperBound..<all[index].range.upperBound)]
  }

  private func propertyEdits(of property: Property) throws(Obstacle) -> [TextEdit] {
    if let wrapper = property.wrapper, wrapper != "Published" {
      throw Obstacle(reason: "'\(property.name)' is @\(wrapper), which @Observable doesn't support")
    }
    guard let wrapper = property.wrapperNode else {
      let isLazy = property.member.node.hasModifier("lazy")
      return isLazy ? [.insert("@ObservationIgnored ", at: property.member.node.range.lowerBound)] : []
    }
    guard wrapper.arguments.isEmpty else {
      throw Obstacle(reason: "the @Published wrapper of '\(property.name)' has arguments")
    }
    return [project.deletion(of: wrapper, in: property.member.path)]
  }

  /// Throws if code uses the publishers of the class, which the migration removes, or if a class inherits from it.
  private func refuseCombine(in tree: SyntaxTree) throws(Obstacle) {
    for node in tree.descendants(.reference, .memberAccess, .classDeclaration) {
      if node.kind == .classDeclaration {
        let parents = node.inheritedTypes.compactMap(\.dottedName)
        guard parents.contains(type.name) || parents.contains(type.simpleName) else { continue }
        throw Obstacle(reason: "'\(node.name)' inherits from it")
      }
      let isPublisher = node.name.hasPrefix("$") && published.contains(String(node.name.dropFirst()))
      let isOwn = node.kind == .memberAccess || type.declarations.contains { $0.node.contains(node) }
      guard isPublisher && isOwn && !node.isBinding || node.isNamed("objectWillChange") else { continue }
      throw Obstacle(reason: "'\(node.text)' is observed with Combine")
    }
  }

  // MARK: Observers

  private func watches(_ property: Property, in watcher: ProjectType) -> Bool {
    guard let wrapper = property.wrapper, KnownTypes.objectWrappers.contains(wrapper), wrapper != "Bindable",
      let name = property.typeName
    else { return false }
    return project.resolveUniquely(name, in: watcher.name)?.name == type.name
  }

  private func watchingEdits(of property: Property, in watcher: ProjectType) throws(Obstacle) -> [TextEdit] {
    guard let node = property.wrapperNode else { return [] }
    let place = "'\(property.name)' of '\(watcher.simpleName)'"
    if !project.representables(named: watcher.name, in: property.member.path).isEmpty {
      throw Obstacle(reason: "'\(watcher.simpleName)' is a representable that observes it")
    }
    let references = watcher.members.flatMap { $0.node.descendants(.reference) }
    if references.contains(where: { $0.name == "_" + property.name }) {
      throw Obstacle(reason: "the property wrapper of \(place) is used directly")
    }
    let isBound = references.contains { $0.name == "$" + property.name }
    switch property.wrapper {
    case "StateObject": return [TextEdit(replacing: node.range, with: "@State")]
    case "EnvironmentObject" where isBound:
      throw Obstacle(reason: "\(place) creates bindings from the environment object")
    case "EnvironmentObject" where watcher.members.contains { $0.name == type.name.prefix { $0 != "." } }:
      throw Obstacle(reason: "a member of '\(watcher.simpleName)' has the name of the class")
    case "EnvironmentObject": return [TextEdit(replacing: node.range, with: "@Environment(\(type.name).self)")]
    case _ where isBound: return [TextEdit(replacing: node.range, with: "@Bindable")]
    default: return [project.deletion(of: node, in: property.member.path)]
    }
  }

  /// Replaces `.environmentObject(model)` with `.environment(model)`.
  private func injectionEdits(in facts: FileFacts) throws(Obstacle) -> [TextEdit] {
    var edits: [TextEdit] = []
    for call in facts.tree.descendants(.call) where call.isCall(named: "environmentObject") {
      guard let name = call.callee?.nameToken, let value = call.arguments.first?.value, call.arguments.count == 1 else {
        continue
      }
      let code = CodePlace(of: value, in: facts.file, project: project)
      guard let known = code.typeName(of: value) else {
        throw Obstacle(reason: "the type of '\(value.text)' in environmentObject is unknown")
      }
      guard project.resolveUniquely(known, in: code.type?.name ?? "")?.name == type.name else { continue }
      edits.append(TextEdit(replacing: name.range, with: "environment"))
    }
    return edits
  }
}

extension ProjectModel {
  fileprivate func text(of path: FilePath) -> SourceText { facts(of: path)?.file.document.text ?? SourceText("") }

  fileprivate func deletion(of attribute: SyntaxNode, in path: FilePath) -> TextEdit {
    SourcePlacement(in: text(of: path)).removal(ofAttribute: attribute)
  }
}

extension SyntaxNode {
  /// Whether the expression before `.$name` is a binding, so that `$name` isn't a publisher.
  fileprivate var isBinding: Bool { base?.chainRoot.name.hasPrefix("$") ?? false }
}
