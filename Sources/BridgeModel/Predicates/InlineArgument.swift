import SwiftScan
import TextModel

/// An object that a view creates, each time it's evaluated, for an `@ObservedObject` property of a view in its body.
public struct InlineArgument: Sendable {
  /// The call that creates the object.
  public var object: SyntaxNode
  /// The property that receives the object.
  public var property: Property
  /// Whether only the content of a presentation, such as a sheet, receives it.
  public var isPresented: Bool
}

extension ProjectModel {
  /// The objects that a view's code in the analyzed file creates for `@ObservedObject` properties of other views, and
  /// whose state is lost with the next evaluation. In source order.
  public func inlineArguments(in type: ProjectType) -> [InlineArgument] {
    guard !type.isClass else { return [] }
    return type.localMembers.flatMap { member -> [InlineArgument] in
      guard member.buildsView else { return [] }
      return member.bodies.flatMap { body in
        body.descendants(.argument).compactMap { inlineArgument($0, in: body, of: type) }
      }
    }
  }

  private func inlineArgument(_ argument: SyntaxNode, in body: SyntaxNode, of type: ProjectType) -> InlineArgument? {
    guard let value = argument.value, value.kind == .reference || value.isNewObject,
      let call = argument.parent, call.kind == .call, mayObserveArguments(call, in: type),
      case let object = value.onlyValue(within: body), object.isNewObject,
      let property = observedProperty(receiving: argument, of: call, in: type.path),
      changes(object, in: property), !call.hasIdentity, isEvaluated(call, in: body, of: type.path)
    else { return nil }
    return InlineArgument(object: object, property: property, isPresented: call.isInPresentation)
  }

  /// Whether a call creates a view with an `@ObservedObject` property. Rules out most calls at a small part of the cost of
  /// finding the initializer.
  private func mayObserveArguments(_ call: SyntaxNode, in type: ProjectType) -> Bool {
    guard let name = call.evidentTypeName, let view = resolveUniquely(name, in: type.name), view.isDeclared else {
      return false
    }
    return !observedProperties(of: view.name).isEmpty
  }

  /// The `@ObservedObject` property of a view that stores an argument of the call that creates the view.
  private func observedProperty(receiving argument: SyntaxNode, of call: SyntaxNode, in path: FilePath) -> Property? {
    switch callee(of: call, in: path) {
    case .implicitInitializer(let view):
      return observedProperties(of: view).first { $0.name == argument.label }
    case .project(let members):
      guard let view = members.first?.owner.name,
        members.allSatisfy({ $0.node.kind == .initializerDeclaration && $0.owner.name == view }),
        let parameters = parameters(taking: argument, in: path), parameters.count == members.count
      else { return nil }
      return observedProperties(of: view).first { property in
        parameters.allSatisfy { $0.isStored(in: property) }
      }
    case .apple, .local, .global, .unknown: return nil
    }
  }

  /// Whether the view that observes a new object makes it leave the state in which it begins: it sets a property that the
  /// object publishes, or calls a method that does. What an initializer sets follows from something else, and a property
  /// with observers often only passes its value on.
  private func changes(_ object: SyntaxNode, in observed: Property) -> Bool {
    let isImplicit = object.isImplicitInitializerCall
    let scope = isImplicit ? observed.member.owner.name : object.enclosingTypeName
    guard let name = isImplicit ? observed.typeName : object.evidentTypeName,
      let model = resolveUniquely(name, in: scope), model.isDeclared,
      let declaration = declarations(of: model.name).first, declaration.isClass
    else { return false }
    let members = ([declaration] + superclasses(of: declaration)).flatMap { [$0] + extensions(of: $0.name) }
      .flatMap(\.members)
    let published = members.compactMap(Property.init).filter {
      $0.wrapper == "Published" && !$0.member.isStatic && $0.member.setterBodies.isEmpty
    }
    let view = (declarations(of: observed.member.owner.name) + extensions(of: observed.member.owner.name)).map(\.node)
    let called = members.filter { method in
      method.isFunction && view.contains { $0.calls(method.name, of: observed.name) }
    }
    return published.contains { property in
      view.contains { $0.sets(property.name, of: observed.name) }
        || called.contains { changes(property.name, by: $0, among: members, depth: 0) }
    }
  }

  /// Whether a method of an object sets a property of it, itself or through other methods.
  private func changes(_ property: String, by method: Member, among members: [Member], depth: Int) -> Bool {
    method.bodies.contains { body in
      if changes(property, below: body, in: method.path) { return true }
      guard depth < 3 else { return false }
      return members.contains { other in
        other.isFunction && other != method && !body.calls(named: other.name).isEmpty
          && changes(property, by: other, among: members, depth: depth + 1)
      }
    }
  }

  private func observedProperties(of view: String) -> [Property] {
    declarations(of: view).flatMap(\.members).compactMap(Property.init).filter {
      $0.wrapper == "ObservedObject" && !$0.member.isStatic
    }
  }
}

extension ArgumentParameter {
  /// Whether an initializer stores the parameter in a property with a wrapper and in no other place.
  fileprivate func isStored(in property: Property) -> Bool {
    guard case .project(let parameter, let initializer, _) = self, let name = parameter.usableName,
      let body = initializer.body
    else { return false }
    let uses = body.descendants(.reference, mentioning: [BytePattern(word: name)]).filter {
      $0.isNamed(name) && $0.localDeclaration(of: name, within: initializer) == parameter
    }
    return uses.count == 1 && body.values(assignedTo: property).contains(uses[0])
  }
}

extension SyntaxNode {
  fileprivate var isNewObject: Bool { createsObject || isImplicitInitializerCall }

  /// Whether it's `.init(…)`, whose type follows from the property that it's for.
  fileprivate var isImplicitInitializerCall: Bool {
    kind == .call && callee?.kind == .memberAccess && callee?.base == nil && calledName == "init"
  }

  /// Whether code calls a method of an object in a property of `self`, or passes it on.
  fileprivate func calls(_ method: String, of object: String) -> Bool {
    descendants(.memberAccess, mentioning: [BytePattern(word: method)]).contains {
      $0.isNamed(method) && $0.base?.pathFromSelf == [object]
    }
  }

  /// Whether code sets a property of an object in a property of `self`, or uses a binding to it: `$model.text`.
  fileprivate func sets(_ name: String, of object: String) -> Bool {
    let pattern = [BytePattern(word: name)]
    let isBound = descendants(.memberAccess, mentioning: pattern).contains {
      $0.isNamed(name) && $0.base?.pathFromSelf == ["$" + object]
    }
    return isBound
      || descendants(.sequence, mentioning: pattern).contains {
        Assignment($0)?.target.pathFromSelf == [object, name]
      }
  }
}
