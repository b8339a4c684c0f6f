import SwiftScan
import TextModel

/// An object that a view creates for an `@ObservedObject` property, which doesn't keep it.
public struct RecreatedObject: Sendable {
  public var property: Property
  /// The property wrapper, or the expression in an initializer that creates the object.
  public var node: SyntaxNode
}

extension ProjectModel {
  /// The objects in a view's code in the analyzed file that each value of the view creates, and whose state is lost with
  /// them.
  public func recreatedObjects(of type: ProjectType) -> [RecreatedObject] {
    guard type.mayMention(observedObject), type.isViewOrModifier else { return [] }
    return type.localProperties(mentioning: [observedObject.pattern]).flatMap { property -> [RecreatedObject] in
      guard property.wrapper == "ObservedObject", let wrapper = property.wrapperNode, !property.member.isStatic else {
        return []
      }
      let initializers = type.members.filter { $0.node.kind == .initializerDeclaration }
      let setters = initializers.flatMap { initializer in
        initializer.bodies.flatMap { $0.values(assignedTo: property) }.map { value in
          (value: value.onlyValue(within: initializer.node), path: initializer.path)
        }
      }
      var created = setters.filter { $0.path == type.path && $0.value.createsObject }.map(\.value)
      if setters.isEmpty, property.initialValue?.createsObject ?? false { created = [wrapper] }
      created = created.filter { value in
        hasOwnState(property, isGivenValues: !value.arguments.isEmpty)
      }
      guard !created.isEmpty, !type.members.contains(where: { $0.configures(property, of: type) }),
        !isAlwaysGiven(property, toViewsNamed: type.name)
      else { return [] }
      return created.map { RecreatedObject(property: property, node: $0) }
    }
  }

  /// Whether the code of a view that is updated creates a view, so that it's created again.
  public func isCreatedAgain(_ name: String) -> Bool {
    var names = [name]
    // Views can create each other, and many views can create the same ones.
    var visited: Set<String> = []
    for _ in 0..<4 {
      var owners: [String] = []
      for name in names {
        for (call, path) in makers(ofTypesNamed: lastComponent(of: name)) {
          guard !call.isInPreview, let written = call.evidentTypeName,
            resolveUniquely(written, in: call.enclosingTypeName)?.name == name,
            let owner = type(around: call, in: path), owner.name != name, owner.isViewOrModifier,
            visited.insert(owner.name).inserted
          else { continue }
          if owner.storedProperties.contains(where: \.updatesView) { return true }
          if !owner.storedProperties.isEmpty { owners.append(owner.name) }
        }
      }
      names = owners
    }
    return false
  }

  /// Whether SwiftUI evaluates the body of a view more than once: because it has state, or because it gets new values.
  public func isUpdated(_ view: ProjectType) -> Bool {
    let stored = view.storedProperties
    return stored.contains(where: \.updatesView) || !stored.isEmpty && isCreatedAgain(view.name)
  }

  /// Whether each new object in a property begins in the same state and can leave it. An object that keeps its state
  /// elsewhere, or gets it from the view, can be replaced.
  private func hasOwnState(_ property: Property, isGivenValues: Bool) -> Bool {
    guard let model = classOfObject(in: property) else { return !isGivenValues }
    let classes = [model] + superclasses(of: model)
    let stored = classes.flatMap(\.members).compactMap(Property.init).filter {
      $0.member.isStored && !$0.member.isStatic && !$0.isConstant && keepsValue($0)
    }
    guard isGivenValues else { return !stored.isEmpty }
    return stored.contains { property in
      property.wrapper == "Published" && (property.initialValue != nil || property.typeNode?.isOptionalType ?? false)
    }
  }
}

extension ProjectModel {
  /// Whether an object keeps the value of a stored property itself. Property wrappers other than `@Published` may keep it
  /// elsewhere, as in the user defaults, unless the project declares them with a place for it.
  private func keepsValue(_ property: Property) -> Bool {
    guard let wrapper = property.wrapper, wrapper != "Published" else { return true }
    let type = resolveUniquely(wrapper, in: property.member.owner.name)
    let members = type.map { declarations(of: $0.name) }?.flatMap(\.members) ?? []
    let stored = Set(members.filter(\.isStored).map(\.name))
    return members.contains { member in
      member.name == "wrappedValue"
        && (member.isStored || member.setterBodies.contains { $0.setsOwnProperty(among: stored) })
    }
  }
}

private let observedObject = SoughtWord("ObservedObject")

extension ProjectType {
  fileprivate var storedProperties: [Property] {
    properties.filter { $0.member.isStored && !$0.member.isStatic }
  }
}

extension SyntaxNode {
  /// Whether the expression calls an initializer: `Model()`, `Model.init()`.
  var createsObject: Bool {
    guard let type = evidentTypeName else { return false }
    return type == callee?.dottedName || callee?.isNamed("init") ?? false
  }

  /// The objects that an initializer's code stores in a property with a wrapper: `model = Model()`,
  /// `_model = ObservedObject(wrappedValue: Model())`.
  func values(assignedTo property: Property) -> [SyntaxNode] {
    descendants(.sequence, mentioning: [BytePattern(property.name)]).compactMap { node -> SyntaxNode? in
      guard let assignment = Assignment(node), let path = assignment.target.pathFromSelf, path.count == 1,
        let value = assignment.value.first
      else { return nil }
      if path[0] == property.name { return assignment.value.count == 1 ? value : node }
      guard path[0] == "_" + property.name else { return nil }
      return value.kind == .call ? value.arguments.first?.value ?? node : node
    }
  }
}

extension SyntaxNode {
  /// Whether code assigns to one of some properties of `self`, or to a part of one.
  fileprivate func setsOwnProperty(among names: Set<String>) -> Bool {
    descendants(.sequence).compactMap { Assignment($0)?.target.pathFromSelf?.first }.contains(where: names.contains)
  }
}

extension Property {
  /// Whether a change of the value updates the view. Actions in the environment, such as `dismiss`, stay the same.
  fileprivate var updatesView: Bool {
    switch wrapper {
    case nil, "Namespace": false
    case "Environment": isChangingEnvironmentValue || environmentObjectType != nil
    default: true
    }
  }
}

extension Member {
  /// Whether it is a modifier of the view that stores its settings in the object. Then every value needs its own object.
  fileprivate func configures(_ property: Property, of type: ProjectType) -> Bool {
    guard isFunction, let result = node.type?.unwrappedType, !isStatic else { return false }
    let isModifier = result.kind == .someOrAnyType || ["Self", type.simpleName].contains(result.dottedName ?? "")
    return isModifier
      && bodies.flatMap { $0.descendants(.sequence) }.contains { node in
        Assignment(node)?.target.memberPath.map { $0.dropLast().contains(property.name) } ?? false
      }
  }
}
