import SwiftScan
import TextModel

/// The class of an object that tells SwiftUI about its changes.
public struct ModelClass: Sendable {
  public var declaration: TypeDeclaration
  /// Whether it conforms to `ObservableObject`; nil if an ancestor is unknown.
  public var isObservableObject: Bool?
  /// Whether the `@Observable` macro tracks its properties or those of a superclass.
  public var isObservable: Bool
}

/// A place where the update method, or code that it calls, reads a published property of an input's object.
public struct PublishedRead: Sendable {
  public var node: SyntaxNode
  public var body: LifecycleBody
  /// The property of the object.
  public var member: Property
}

extension ProjectModel {
  /// Whether some class of the project may be `@Observable`. Rules ask this first, because most projects have none.
  public var mayHaveObservableClasses: Bool { isMentioned("Observable") }

  /// Whether a type is a class whose objects tell SwiftUI about their changes. Parses few files, and none in a project
  /// without such classes.
  public func isModel(_ type: ProjectType) -> Bool {
    guard type.isClass, mayHaveObservableClasses || isMentioned("ObservableObject") else { return false }
    if type.ancestry.contains("ObservableObject") { return true }
    let mayBeObservable = type.ancestry.names.union([type.name]).contains { name in
      placesOfTypes(named: name).contains { $0.file.mayMention(observable) }
    }
    return mayBeObservable && modelClass(named: type.name)?.isObservable ?? false
  }

  /// The class of the project whose object a property holds; nil for other values, and for a name with several
  /// meanings.
  public func modelClass(of property: Property) -> ModelClass? {
    classOfObject(in: property).map(modelClass)
  }

  /// The same for the class with a name.
  public func modelClass(named name: String) -> ModelClass? {
    let declarations = declarations(of: name)
    return declarations.count == 1 && declarations[0].isClass ? modelClass(declarations[0]) : nil
  }

  private func modelClass(_ declaration: TypeDeclaration) -> ModelClass {
    let ancestry = ancestry(of: [declaration] + extensions(of: declaration.name))
    let isObservableObject = ancestry.contains("ObservableObject")
    return ModelClass(
      declaration: declaration,
      isObservableObject: isObservableObject || ancestry.isComplete ? isObservableObject : nil,
      isObservable: ([declaration] + superclasses(of: declaration)).contains { $0.node.hasAttribute("Observable") })
  }

  /// The declaration of the project class whose object a property holds; nil unless there's exactly one.
  func classOfObject(in property: Property) -> TypeDeclaration? {
    let valueType = { property.initialValue.flatMap { type(of: $0, in: property.member.path).nominal?.name } }
    guard let typeName = property.typeName ?? valueType(),
      let type = resolveUniquely(typeName, in: property.member.owner.name)
    else { return nil }
    let declarations = declarations(of: type.name)
    return declarations.count == 1 && declarations[0].isClass ? declarations[0] : nil
  }

  /// Whether a property of some view observes objects of a class.
  func isObserved(_ declaration: TypeDeclaration) -> Bool {
    let name = lastComponent(of: declaration.name)
    return units(mentioning: name).flatMap(\.declarations).contains { part in
      part.members(mentioning: [BytePattern(word: name)]).compactMap(Property.init)
        .contains { $0.observesObject && classOfObject(in: $0)?.name == declaration.name }
    }
  }

  /// The reads of published properties of an object that an input holds, in code that runs while the update method
  /// does. Empty if code of the representable or its coordinator subscribes to the object, because it may then apply
  /// the changes itself.
  public func publishedReads(of input: Property, in representable: Representable) -> [PublishedRead] {
    let code = representable.members + (representable.coordinator?.members ?? [])
    guard !code.subscribe(toObjectOf: input) else { return [] }
    return bodies(reachedFrom: .update, of: representable).flatMap { body in
      body.block.descendants(.memberAccess, .reference).compactMap { node -> PublishedRead? in
        guard !node.isWritten, let place = representable.place(of: node, in: body), place.isInRepresentable,
          place.path.count == 2, place.path[0] == input.name,
          let member = property(place.path[1], ofObjectIn: input), member.wrapper == "Published",
          timing(of: node, in: body) == .now
        else { return nil }
        return PublishedRead(node: node, body: body, member: member)
      }
    }
  }
}

private let observable = SoughtWord("Observable")

extension SyntaxNode {
  /// The expressions in code of a type that mean the object in a property: its uses, and those of the locals that unwrap
  /// it.
  fileprivate func objects(in property: Property, within function: SyntaxNode) -> [SyntaxNode] {
    let uses = uses(of: property.name, within: function)
    let unwrapped = (uses + uses.compactMap(\.parent)).filter { $0.kind == .optionalBinding }
    return uses + unwrapped.flatMap { $0.uses(within: function) }
  }
}

extension [Member] {
  /// Whether the code mentions a publisher of an object: `model.objectWillChange`, `model.$level`.
  fileprivate func subscribe(toObjectOf property: Property) -> Bool {
    flatMap(\.bodies).contains { body in
      body.descendants(.memberAccess).contains { access in
        access.isNamed("objectWillChange")
          || access.name.hasPrefix("$") && access.base?.memberPath?.contains(property.name) ?? false
      }
    }
  }
}

extension ProjectModel {
  /// The published properties of a property's object that code of a view reads to pass them to representables. Empty if
  /// the view's code subscribes to the object.
  public func publishedValues(of property: Property, givenToRepresentablesBy type: ProjectType) -> [PublishedValue] {
    let given = type.members.flatMap { member in
      member.bodies.flatMap { $0.uses(of: property.name, within: member.node) }.compactMap { use -> PublishedValue? in
        let object = use.withoutChainAround
        guard let access = object.parent, access.base == object,
          let published = self.property(access.name, ofObjectIn: property), published.wrapper == "Published",
          let receiver = representableReceiving(access)
        else { return nil }
        return PublishedValue(node: access, member: published, receiver: receiver)
      }
    }
    return type.members.subscribe(toObjectOf: property) ? [] : given
  }

  /// The published properties of a property's object that a view, a modifier, or an app reads to show them, in the order
  /// of its code. Empty if that code subscribes to the object.
  public func publishedValues(
    of property: Property, shownBy type: ProjectType
  ) -> [(node: SyntaxNode, member: Property)] {
    guard !type.isClass, !isRepresentable(type.name) else { return [] }
    let shown = type.members.filter(\.buildsView).flatMap { member in
      member.bodies.flatMap { body in
        body.objects(in: property, within: member.node).compactMap { use -> (node: SyntaxNode, member: Property)? in
          let object = use.withoutChainAround
          guard let access = object.parent, access.base == object, !access.isWritten,
            let published = self.property(access.name, ofObjectIn: property), published.wrapper == "Published",
            isEvaluated(access, in: body, of: member.path), !isSetOnlyByInitializers(published)
          else { return nil }
          return (access, published)
        }
      }
    }
    return type.members.subscribe(toObjectOf: property) ? [] : shown
  }

  /// The dotted name of the representable that a call creates with a value that is computed from an expression.
  private func representableReceiving(_ expression: SyntaxNode) -> String? {
    for node in expression.ancestors {
      if [.closure, .codeBlock, .accessorBlock].contains(node.kind) { return nil }
      guard node.kind == .argument, let name = node.parent?.evidentTypeName,
        let type = resolveUniquely(name, in: expression.enclosingTypeName), isRepresentable(type.name)
      else { continue }
      return type.name
    }
    return nil
  }
}

/// A published property of an object that a view passes to a representable.
public struct PublishedValue: Sendable {
  public var node: SyntaxNode
  /// The property of the object.
  public var member: Property
  /// The dotted name of the representable.
  public var receiver: String
}

extension SyntaxNode {
  /// The whole of `model?` and `model!`.
  var withoutChainAround: SyntaxNode {
    var node = self
    while let parent = node.parent, parent.kind == .optionalChain || parent.kind == .forceUnwrap { node = parent }
    return node
  }
}
extension ProjectModel {
  /// Whether a change of an input's object can lead to an update although the input doesn't observe the object: another
  /// input observes an object of its class, or a view that observes it creates the representable with other inputs that
  /// can differ. True if no place is known to create the representable.
  public func mayUpdate(withObjectOf input: Property, in representable: Representable) -> Bool {
    let others = representable.inputs.filter { $0.name != input.name }
    let name = classOfObject(in: input)?.name
    if others.contains(where: { $0.observesObject && classOfObject(in: $0)?.name == name }) { return true }
    let calls = callsMaking(representable.name, declaredBy: representable.parts)
    if calls.isEmpty { return true }
    guard others.contains(where: { $0.wrapper != nil || valueKind(of: $0) != .reference }) else { return false }
    return calls.contains { call, path in
      let value = self.value(
        given: input, by: call, initializers: representable.initializers, others: representable.inputs)
      guard let name = value?.pathFromSelf?.first, let type = type(named: call.enclosingTypeName, in: path) else {
        return true
      }
      // A view that receives the object doesn't know who observes it.
      return type.properties.contains {
        $0.name == name && ($0.observesObject || $0.wrapper == nil && $0.initialValue == nil)
      }
    }
  }
}

extension Property {
  /// Whether its wrapper observes the object that it holds.
  var observesObject: Bool {
    wrapper.map(["ObservedObject", "StateObject", "EnvironmentObject"].contains) ?? false
  }
}
