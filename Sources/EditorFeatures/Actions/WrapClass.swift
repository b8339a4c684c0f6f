import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

extension Refactoring {
  /// Adds a representable for a class of the project.
  static let wrapClass = Refactoring { place in
    guard let type = place.typeAtHead, let node = type.primary?.node, let base = type.frameworkClass,
      node.first(.genericParameters) == nil, !type.name.contains("."), !place.project.isBridged(type.name),
      !place.project.isHosting(type.name, in: ""), let family = place.family(wrapping: base)
    else { return [] }
    let title = "Wrap \(type.name) for SwiftUI"
    let name = type.name + "Representable"
    guard place.project.isForeign(name) else { return [] }
    if place.project.neededAvailability(for: family.availability, at: node, in: place.file.path) != nil {
      if let overlay = place.gestureOverlay(named: name, of: type, inheriting: base, in: family) {
        let edit = place.placement.insertion(ofDeclaration: overlay, below: node)
        return [CodeAction(title, .extract, place.importEdits("SwiftUI") + [edit])]
      }
      return [.disabled(title, .extract, because: "\(family.name) requires \(family.availability)")]
    }
    switch Construction.easiest(of: type, base: base, in: place.project) {
    case .failure(let obstacle): return [.disabled(title, .extract, because: obstacle.reason)]
    case .success(let construction):
      let declaration = construction.representable(named: name, of: family, node: node)
      let edit = place.placement.insertion(ofDeclaration: declaration.text, below: node)
      return [CodeAction(title, .extract, place.importEdits("SwiftUI") + [edit])]
    }
  }
}

extension ActionPlace {
  /// The family for one of Apple's classes. For a class in both UIKit and AppKit, it's the family of the file's
  /// framework.
  fileprivate func family(wrapping base: String) -> Family? {
    let families = Family.all.filter { ClassHierarchy.isSubclass(base, of: $0.represented) }
    return families.first { $0.isAppKit == isInAppKit } ?? families.first
  }

  /// A view that replaces a gesture representable on systems without them; nil for another family, and for a class that
  /// can't be created with only a target and an action.
  fileprivate func gestureOverlay(
    named name: String, of type: ProjectType, inheriting base: String, in family: Family
  ) -> String? {
    let initializers = type.members.filter { $0.node.kind == .initializerDeclaration }
    guard family.kind == .gesture, initializers.isEmpty || initializers.contains(where: \.takesTargetAndAction) else {
      return nil
    }
    return NewBridge.gestureOverlay(
      named: name, of: type.name, inheriting: base,
      modifiers: type.primary?.node.isHiddenInFile == true ? "private " : "", in: family)
  }
}

/// A property of a representable whose value is passed to an object of the wrapped class.
private struct Input {
  var declaration: String
  var name: String
  /// Whether two values can be compared; nil if only the initializer accepts the value.
  var isComparable: Bool?
}

extension Input {
  fileprivate init(settable property: Property, in project: ProjectModel) {
    let initial = property.initialValue.flatMap { $0.isPlainLiteral ? " = \($0.text)" : nil } ?? ""
    self.init(
      declaration: "var \(property.name): \(property.typeText)\(initial)", name: property.name,
      isComparable: project.hasInequality(property))
  }
}

/// The expression that creates an object of a class, and the inputs that keep the object up to date.
private struct Construction {
  private var expression: String
  private var inputs: [Input]

  static func easiest(of type: ProjectType, base: String, in project: ProjectModel) -> Result<Self, Obstacle> {
    let settable = type.properties.filter { $0.canBeSet(from: type, in: project) }
    let initializers = type.members.filter { $0.node.kind == .initializerDeclaration && !$0.isForCoder }
    if initializers.isEmpty {
      let expression = Creation.expression(of: base)
      let ancestors = project.ancestry(of: type.declarations).names.flatMap(project.declarations).filter(\.isClass)
      guard !expression.contains("<#"), !ancestors.flatMap(\.members).contains(where: \.isOwnInitializer) else {
        return .failure(Obstacle(reason: "it's unclear how to create a \(type.name)"))
      }
      let created = type.name + expression.dropFirst(base.count)
      return .success(Self(expression: created, inputs: settable.map { Input(settable: $0, in: project) }))
    }
    var obstacle = Obstacle(reason: "\(type.name) has no accessible initializer")
    let callable = initializers.filter(\.canBeCalled)
    for initializer in callable.sorted(by: { $0.neededParameters.count < $1.neededParameters.count }) {
      switch Self.calling(initializer, of: type, settable: settable, in: project) {
      case .success(let construction): return .success(construction)
      case .failure(let other): obstacle = other
      }
    }
    return .failure(obstacle)
  }

  private static func calling(
    _ initializer: Member, of type: ProjectType, settable: [Property], in project: ProjectModel
  ) -> Result<Self, Obstacle> {
    var arguments: [String] = []
    var inputs = settable.map { Input(settable: $0, in: project) }
    for parameter in initializer.neededParameters {
      let label = parameter.label.map { $0 + ": " } ?? ""
      if let usual = parameter.usualArgument {
        arguments.append(label + usual)
        continue
      }
      guard let typeNode = parameter.type, let name = parameter.usableName,
        typeNode.isNameable(outside: type, in: project)
      else { return .failure(Obstacle(reason: "the type of an 'init' parameter is unknown outside \(type.name)")) }
      arguments.append(label + name)
      let written = typeNode.text.replacing("@escaping ", with: "")
      if let known = inputs.firstIndex(where: { $0.name == name }) {
        inputs[known].declaration = "var \(name): \(written)"
        continue
      }
      let kind = project.valueKind(of: typeNode, in: initializer.owner)
      guard kind == .reference || kind == .unknown else {
        return .failure(Obstacle(reason: "'\(name)' is passed only to 'init', so the update method couldn't change it"))
      }
      inputs.append(Input(declaration: "let \(name): \(written)", name: name))
    }
    // The inputs that `init` requires also come first in the initializer of the representable.
    let needed = initializer.neededParameters.map(\.name)
    let ordered = inputs.filter { needed.contains($0.name) } + inputs.filter { !needed.contains($0.name) }
    return .success(Self(expression: "\(type.name)(\(arguments.joined(separator: ", ")))", inputs: ordered))
  }

  func representable(named name: String, of family: Family, node: SyntaxNode) -> RepresentableDeclaration {
    let availability = node.attributes.filter { $0.isNamed("available") }.map { $0.text + "\n" }.joined()
    return RepresentableDeclaration(
      name: name, methods: RepresentableTemplate(family: family, represented: node.name),
      modifiers: availability + (node.isHiddenInFile ? "private " : ""), inputs: inputs.map(\.declaration),
      make: [expression],
      update: inputs.compactMap { input in
        input.isComparable.map {
          assignment(of: input.name, to: "\(family.parameterName).\(input.name)", comparing: $0)
        }
      })
  }
}

extension Property {
  /// Whether the property is a value or a closure that the update method can set on an object of the class.
  fileprivate func canBeSet(from type: ProjectType, in project: ProjectModel) -> Bool {
    let unfit: [StaticString] = ["weak", "unowned", "lazy", "override", "static", "class"]
    guard member.isStored, !isConstant, !member.isPrivate, !unfit.contains(where: member.node.hasModifier),
      member.node.attributes.isEmpty, typeNode?.kind != .implicitlyUnwrappedType,
      typeNode?.isNameable(outside: type, in: project) ?? !typeText.isEmpty
    else { return false }
    let kind = project.valueKind(of: self)
    return kind == .value || kind == .function
  }
}

extension Member {
  fileprivate var isForCoder: Bool { labels == ["coder"] }
  fileprivate var takesTargetAndAction: Bool { labels == ["target", "action"] && !isPrivate }
  fileprivate var isOwnInitializer: Bool { node.kind == .initializerDeclaration && !isForCoder }

  /// Whether other code can call the initializer, and the call can't fail.
  fileprivate var canBeCalled: Bool {
    !isPrivate && node.first(.effect) == nil && node.first(.genericParameters) == nil
      && !node.tokens.prefix { !$0.is("(") }.contains { $0.is("?") || $0.is("!") }
  }

  fileprivate var neededParameters: [SyntaxNode] { node.parameters.filter { $0.value == nil } }
}

extension SyntaxNode {
  /// The argument that callers usually pass for a parameter if they have no value; nil if there is none.
  fileprivate var usualArgument: String? {
    switch (label, type?.text) {
    case ("frame", "CGRect"?), ("frame", "NSRect"?): ".zero"
    case ("nibName", _), ("bundle", _), ("target", _), ("action", _): "nil"
    default: nil
    }
  }

  /// Whether all names in a type mean the same outside `type` as inside.
  fileprivate func isNameable(outside type: ProjectType, in project: ProjectModel) -> Bool {
    guard !["inout", "some", "Self"].contains(firstToken.text) else { return false }
    return descendants(.typeName, .memberType).allSatisfy { node in
      guard let name = node.dottedName else { return true }
      return project.resolve(name, in: type.name) == project.resolve(name, in: "")
        && project.declarations(of: name).allSatisfy { !$0.node.isHiddenInFile }
    }
  }

  fileprivate var isPlainLiteral: Bool {
    switch kind {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral: true
    case .stringLiteral: first(.interpolation) == nil && !text.contains(where: \.isNewline)
    case .prefixOperation: children.allSatisfy(\.isPlainLiteral)
    case .memberAccess: base == nil
    case .arrayLiteral: children.first == nil
    default: false
    }
  }
}
