import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

extension Refactoring {
  /// Passes a value to a view that UIKit hosts through its initializer instead of the environment, because a hosting
  /// controller doesn't inherit the environment.
  static let passToInitializer = Refactoring { place in
    guard let input = EnvironmentInput(at: place), input.isHosted else { return [] }
    return [
      .trying(input.title, .refactor) { () throws(Obstacle) in
        _ = try input.declarationEdits()
        return .unfinished(input.title, .refactor)
      }
    ]
  } finish: { place in
    guard let input = EnvironmentInput(at: place) else { return nil }
    return .trying(input.title, .refactor) { () throws(Obstacle) in
      CodeAction(input.title, .refactor, try input.edits(), here: place.file.path)
    }
  }
}

/// A property of a view that gets its value from the environment.
private struct EnvironmentInput {
  private let place: ActionPlace
  private let view: ProjectType
  private let property: Property
  private let wrapper: SyntaxNode

  init?(at place: ActionPlace) {
    guard let node = ([place.node] + place.node.ancestors).first(where: { $0.kind == .variableDeclaration }),
      let view = place.project.type(around: node, in: place.file.path), view.primary?.node.kind == .structDeclaration,
      let property = view.properties.first(where: { $0.member.node == node }),
      ["EnvironmentObject", "Environment"].contains(property.wrapper), let wrapper = property.wrapperNode,
      node.bindings.count == 1, place.project.ancestry(of: view.declarations).contains("View")
    else { return nil }
    self.place = place
    self.view = view
    self.property = property
    self.wrapper = wrapper
    // Values that SwiftUI itself puts into the environment are also available in a hosted view.
    if wrapper.arguments.first?.value?.kind == .keyPath, declarationsOfKey.isEmpty { return nil }
  }

  var title: String { "Pass \(property.name) to the initializer of \(view.simpleName)" }

  /// Whether a hosting controller of the project shows the view.
  var isHosted: Bool {
    let word = SoughtWord(view.simpleName)
    return place.project.files(about: .hosting).contains { file in
      file.mayMention(word)
        && file.tree.items.flatMap { $0.calls(named: view.simpleName) }.contains { call in
          call.ancestors.contains { $0.kind == .argument && $0.label == "rootView" }
        }
    }
  }

  /// The edits, by path. Searches every file of the project for the view's name.
  func edits() throws(Obstacle) -> [FilePath: [TextEdit]] {
    var edits = [place.file.path: try declarationEdits()]
    for (call, path) in place.project.makers(ofTypesNamed: view.simpleName) {
      guard let file = place.project.facts(of: path)?.file,
        place.project.resolveUniquely(call.evidentTypeName ?? "", in: call.enclosingTypeName)?.name == view.name
      else { continue }
      let site = MakingSite(of: call, in: CodePlace(of: call, in: file, project: place.project))
      let value = try site.value(ofType: try typeText(), key: key, as: property.name)
      edits[path, default: []].append(try site.insertion(of: value, as: property.name, before: namesBehind))
    }
    return edits
  }

  // MARK: The property

  func declarationEdits() throws(Obstacle) -> [TextEdit] {
    let node = property.member.node
    let name = view.simpleName
    if view.members.contains(where: { $0.node.kind == .initializerDeclaration }) {
      throw Obstacle(reason: "\(name) has a custom initializer")
    }
    if view.members.contains(where: { $0.node.descendants(.reference).contains { $0.isNamed("_" + property.name) } }) {
      throw Obstacle(reason: "the property wrapper of '\(property.name)' is used directly")
    }
    guard let word = node.tokens.first(where: { $0.is("var") }), let pattern = property.member.binding?.pattern else {
      throw Obstacle(reason: "'\(property.name)' isn't a simple property")
    }
    let access = node.modifiers.filter { $0.isNamed("private") || $0.isNamed("fileprivate") }
    let edits = access.map(place.placement.removal(ofAttribute:))
    if property.wrapper == "EnvironmentObject" {
      return edits + [TextEdit(replacing: wrapper.range, with: "@ObservedObject")]
    }
    let type = property.typeNode == nil ? [TextEdit.insert(": \(try typeText())", at: pattern.range.upperBound)] : []
    return edits + [
      place.placement.removal(ofAttribute: wrapper), TextEdit(replacing: word.range, with: "let"),
    ] + type
  }

  /// The type of the value: the declared type, `T` in `@Environment(T.self)`, or the type of the key's property in the
  /// project.
  private func typeText() throws(Obstacle) -> String {
    if let type = property.typeNode?.text { return type }
    if key != nil {
      let types = declarationsOfKey.map(\.typeText).filter { !$0.isEmpty }
      if types.count == 1 { return types[0] }
    } else if let path = wrapper.arguments.first?.value?.memberPath, path.last == "self", path.count > 1 {
      return path.dropLast().joined(separator: ".")
    }
    throw Obstacle(reason: "'\(property.name)' has no type annotation")
  }

  /// The key, such as `theme` in `@Environment(\.theme)`; nil for objects.
  private var key: String? {
    guard property.wrapper == "Environment", let path = wrapper.arguments.first?.value, path.kind == .keyPath else {
      return nil
    }
    return path.children.compactMap { $0.kind == .keyPathComponent ? $0.name : nil }.last
  }

  /// The properties with the name of the key in the project's extensions of `EnvironmentValues`.
  private var declarationsOfKey: [Property] {
    let members = place.project.extensions(of: "EnvironmentValues").flatMap(\.members)
    return members.filter { $0.name == key }.compactMap(Property.init)
  }

  /// The names of the properties that follow this one in the memberwise initializer.
  private var namesBehind: [String] {
    view.properties.filter {
      $0.member.isStored && !$0.member.isStatic
        && $0.member.node.range.lowerBound > property.member.node.range.lowerBound
    }.map(\.name)
  }
}

/// A call that creates the view.
private struct MakingSite {
  private let call: SyntaxNode
  private let place: CodePlace

  init(of call: SyntaxNode, in place: CodePlace) {
    self.call = call
    self.place = place
  }

  private var description: String { "'\(call.text)' in \(place.type?.simpleName ?? "the surrounding code")" }

  /// The value that a modifier on the call puts into the environment, or else the only matching property of the
  /// enclosing type.
  func value(ofType type: String, key: String?, as name: String) throws(Obstacle) -> String {
    if let injected = injected(key: key, type: type) {
      if injected.memberPath != nil || call.isInPreview { return injected.text }
      throw Obstacle(reason: "'\(injected.text)' would be created twice")
    }
    let fitting = (place.type?.properties ?? []).filter { property in
      guard let key else { return property.typeName == type }
      return property.wrapper == "Environment" && property.wrapperNode?.text.hasSuffix("\\.\(key))") == true
        || property.name == name && property.typeText == type
    }
    guard fitting.count == 1, !isInInitialValue, place.member?.isStatic == false else {
      throw Obstacle(reason: "the value to pass to \(description) is unclear")
    }
    let closures = call.ancestors.prefix { $0 != place.member?.node }.filter { $0.kind == .closure }
    guard place.type?.primary?.isClass == true, !closures.isEmpty else { return fitting[0].name }
    guard closures.allSatisfy({ $0.first(.closureSignature)?.first(.captureList) == nil }) else {
      throw Obstacle(reason: "the value to pass to \(description) is unclear")
    }
    return "self." + fitting[0].name
  }

  /// The argument of an environment modifier on the call; nil unless exactly one matches.
  private func injected(key: String?, type: String) -> SyntaxNode? {
    var node = call
    var found: [SyntaxNode] = []
    while let access = node.parent, access.kind == .memberAccess, let modifier = access.parent, modifier.kind == .call {
      let values = modifier.arguments.compactMap(\.value)
      switch (access.name, key) {
      case ("environment", let key?) where values.count == 2 && values[0].text == "\\.\(key)": found.append(values[1])
      case ("environmentObject", nil) where values.count == 1, ("environment", nil) where values.count == 1:
        let known = place.typeName(of: values[0])
        if known == type || known == nil { found.append(values[0]) }
      default: break
      }
      node = modifier
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Whether the call is in the initial value of a stored property, which can't read other properties.
  private var isInInitialValue: Bool {
    guard let member = place.member, member.isStored else { return false }
    return !member.node.hasModifier("lazy")
  }

  func insertion(of value: String, as label: String, before names: [String]) throws(Obstacle) -> TextEdit {
    let argument = "\(label): \(value)"
    let inside = call.arguments.filter { !$0.isTrailingClosure }
    if let next = inside.first(where: { $0.label.map(names.contains) ?? false }) {
      return .insert(argument + ", ", at: next.range.lowerBound)
    }
    if inside.count < call.arguments.count, names.isEmpty {
      throw Obstacle(reason: "\(description) has a trailing closure before it")
    }
    if let last = inside.last { return .insert(", " + argument, at: last.range.upperBound) }
    guard let callee = call.callee else { throw Obstacle(reason: "\(description) isn't a simple call") }
    guard let open = callee.lastToken.next, open.is("("), call.range.contains(open.range) else {
      return .insert("(\(argument))", at: callee.range.upperBound)
    }
    return .insert(argument, at: open.range.upperBound)
  }
}
