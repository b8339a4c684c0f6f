import BridgeFacts
import BridgeModel
import SwiftScan

/// A property of a representable whose value is passed to an object of the wrapped class.
private struct Input: Sendable {
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

/// The expression that creates an object of a class of the project, and the inputs that keep the object up to date.
public struct ClassConstruction: Sendable {
  /// The reason that code outside the class can't create a useful object.
  public struct Obstacle: Error, Sendable {
    public var reason: String
  }

  /// The dotted name of the class.
  let represented: String
  let expression: String
  private let inputs: [Input]

  /// The construction with the fewest arguments. `base` is the Apple class from which the class inherits.
  public static func easiest(
    of type: ProjectType, base: String, in project: ProjectModel
  ) -> Result<ClassConstruction, Obstacle> {
    let settable = type.properties.filter { $0.canBeSet(from: type, in: project) }
    let declared = type.members.filter { $0.node.kind == .initializerDeclaration }
    let initializers = declared.filter { !$0.isForCoder }
    if initializers.isEmpty {
      let expression = Creation.expression(of: base)
      let ancestors = project.ancestry(of: type.declarations).names.flatMap(project.declarations).filter(\.isClass)
      // A class with a designated initializer, even one for a coder, inherits no others.
      guard !expression.contains("<#"),
        !(declared + ancestors.flatMap(\.members)).contains(where: \.isDesignatedInitializer)
      else {
        return .failure(Obstacle(reason: "it's unclear how to create a \(type.name)"))
      }
      let created = type.name + expression.dropFirst(base.count)
      return .success(
        Self(represented: type.name, expression: created, inputs: settable.map { Input(settable: $0, in: project) }))
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
  ) -> Result<ClassConstruction, Obstacle> {
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
    let created = "\(type.name)(\(arguments.joined(separator: ", ")))"
    return .success(Self(represented: type.name, expression: created, inputs: ordered))
  }

  /// The declarations of the properties that become inputs.
  var declarations: [String] { inputs.map(\.declaration) }

  /// The statements that apply the inputs to an object with this name.
  func updates(of object: String) -> [String] {
    inputs.compactMap { input in
      input.isComparable.map { assignment(of: input.name, to: "\(object).\(input.name)", comparing: $0) }
    }
  }

  /// A representable for the class that a node declares. `members` follow the make and update methods.
  public func representable(
    named name: String, of family: Family, node: SyntaxNode, members: [String] = []
  ) -> RepresentableDeclaration {
    let methods = RepresentableTemplate(family: family, represented: represented)
    return RepresentableDeclaration(
      name: name, methods: methods, modifiers: node.availabilityAttributes + (node.isHiddenInFile ? "private " : ""),
      inputs: declarations, make: [expression], update: updates(of: methods.parameterName), members: members)
  }
}

extension Property {
  /// Whether the property is a value or a closure that the update method can set on an object of the class.
  fileprivate func canBeSet(from type: ProjectType, in project: ProjectModel) -> Bool {
    let unfit: [StaticString] = ["lazy", "override", "static"]
    guard member.isStored, !isConstant, !member.isPrivate, !unfit.contains(where: member.node.hasModifier),
      member.node.attributes.isEmpty, typeNode?.kind != .implicitlyUnwrappedType,
      typeNode?.isNameable(outside: type, in: project) ?? !typeText.isEmpty
    else { return false }
    let kind = project.valueKind(of: self)
    return kind == .value || kind == .function
  }
}

extension Member {
  /// Whether the member is an accessible `init(target:action:)`.
  public var takesTargetAndAction: Bool { labels == ["target", "action"] && !isPrivate }

  fileprivate var isForCoder: Bool { labels == ["coder"] }
  fileprivate var isDesignatedInitializer: Bool {
    node.kind == .initializerDeclaration && !node.hasModifier("convenience")
  }

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
    case ("nibName", _), ("bundle", _), ("target", _), ("action", _): type?.isOptionalType ?? false ? "nil" : nil
    default: nil
    }
  }

  /// Whether all names in a type mean the same outside `type` as inside.
  fileprivate func isNameable(outside type: ProjectType, in project: ProjectModel) -> Bool {
    guard !["inout", "some"].contains(firstToken.text) else { return false }
    return descendants(.typeName, .memberType).allSatisfy { node in
      guard let name = node.dottedName else { return true }
      return project.resolve(name, in: type.name) == project.resolve(name, in: "")
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
