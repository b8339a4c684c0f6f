import AppleAPI
import SwiftScan
import TextModel

/// Members of values and of types.
extension TypeQuery {
  mutating func type(ofAccess node: SyntaxNode) -> SwiftType {
    let name = node.name
    guard let base = node.base else {
      let expected = expectedType(of: node)
      return type(ofImplicitMember: name, of: expected)
    }
    if name == "self" { return typeInChain(of: base) }
    let owner = baseType(base)
    return type(ofMember: name, of: owner, at: node)
  }

  /// The type before the dot of an access.
  mutating func baseType(_ base: SyntaxNode) -> SwiftType { typeInChain(of: base).used }

  /// Whether an expression of unknown type applies functions of other modules to a view, as in
  /// `Text(title).cardStyle()`. Nearly all of them are modifiers, which return views.
  mutating func isModifiedView(_ expression: SyntaxNode) -> Bool {
    var node = expression
    while node.kind == .call, let callee = node.callee, callee.kind == .memberAccess, let receiver = callee.base {
      let type = baseType(receiver)
      if !type.isUnknown { return isView(type) }
      node = receiver
    }
    return false
  }

  private func isView(_ type: SwiftType) -> Bool {
    type.nominal.map { project.isViewType($0.name) } ?? false
  }

  private mutating func type(ofImplicitMember name: String, of expected: SwiftType) -> SwiftType {
    let instance = expected.used
    let found = project.typeMembers(named: name, of: .metatype(instance.withoutOptionals))
    guard !found.isEmpty else { return .unknown }
    return type(ofValueAmong: found, of: .metatype(instance.withoutOptionals))
  }

  mutating func type(ofMember name: String, of owner: SwiftType, at node: SyntaxNode?) -> SwiftType {
    if case .tuple(let elements) = owner {
      if let index = Int(name) { return index < elements.count ? elements[index].type : .unknown }
      return elements.first { $0.label == name }?.type ?? .unknown
    }
    if owner.isUnknown {
      // `SwiftUI.Text`
      guard let base = node?.base, base.kind == .reference, KnownTypes.modules.contains(base.name) else {
        return .unknown
      }
      return project.appleType(named: name, []).map { .metatype($0) } ?? .unknown
    }
    if name.hasPrefix("$") || name.hasPrefix("_"), let type = wrapperType(ofMember: name, of: owner) { return type }
    let found = project.typeMembers(named: name, of: owner)
    if !found.isEmpty { return type(ofValueAmong: found, of: owner) }
    if case .metatype(let outer) = owner {
      return project.nestedType(named: name, in: outer).map { $0.isUnknown ? .unknown : .metatype($0) } ?? .unknown
    }
    return type(ofDynamicMember: name, of: owner)
  }

  /// The type of a property among members with one name.
  mutating func type(ofValueAmong members: [TypeMember], of owner: SwiftType) -> SwiftType {
    let values = members.filter(\.isValue)
    guard let nearest = values.map(\.distance).min() else { return .unknown }
    var types: Set<SwiftType> = []
    for member in values where member.distance == nearest { types.insert(type(ofValue: member, of: owner)) }
    return types.count == 1 ? types.first ?? .unknown : .unknown
  }

  /// The type of a property or of an enum case without a payload.
  private mutating func type(ofValue member: TypeMember, of owner: SwiftType) -> SwiftType {
    switch member.declaration {
    case .apple(let declaration):
      if declaration.kind == .enumCase { return owner.instance }
      return signature(of: member, of: owner).result
    case .project(let declaration):
      if declaration.node.kind == .caseElement { return owner.instance }
      return Property(declaration).map { type(of: $0, member, of: owner) } ?? .unknown
    }
  }

  private mutating func type(of property: Property, _ member: TypeMember, of owner: SwiftType) -> SwiftType {
    if let written = property.typeNode {
      let type = reader(for: member, of: owner).read(written)
      return property.member.node.hasModifier("lazy") ? type.stored : type
    }
    if property.wrapper == "Environment" { return environmentType(of: property) }
    guard let value = property.initialValue, property.wrapper.map(keepingWrappers.contains) ?? true else {
      return .unknown
    }
    return inFile(property.member.path) { query in
      let whole = query.type(of: value).stored
      return query.type(of: property.name, in: property.member.binding?.pattern, matching: whole)
    }
  }

  /// `@Environment(Model.self)` and `@Environment(\.colorScheme)`.
  private mutating func environmentType(of property: Property) -> SwiftType {
    guard let argument = property.wrapperNode?.arguments.first?.value else { return .unknown }
    if argument.kind == .keyPath {
      let components = argument.all(.keyPathComponent)
      return components.reduce(.apple("EnvironmentValues")) { type(ofMember: $1.name, of: $0, at: $1) }
    }
    return inFile(property.member.path) { $0.type(of: argument) }.instance
  }

  /// The type with a member that `@dynamicMemberLookup` finds: `$model.name` is a binding. A type may look up members of
  /// itself, with `KeyPath<Self, Value>`.
  private mutating func type(ofDynamicMember name: String, of owner: SwiftType) -> SwiftType {
    guard enter() else { return .unknown }
    defer { leave() }
    for member in project.typeMembers(named: "subscript", of: owner) {
      let signature = signature(of: member, of: owner)
      guard signature.parameters.count == 1, signature.parameters[0].label == "dynamicMember",
        case .nominal(let path) = signature.parameters[0].type, path.arguments.count == 2,
        case .parameter(let subject, _) = path.arguments[1]
      else { continue }
      let type = type(ofMember: name, of: path.arguments[0], at: nil)
      return type.isUnknown ? .unknown : signature.result.replacing([subject: type.stored])
    }
    return .unknown
  }

  // MARK: Property wrappers

  /// The type of `$name` or `_name` at a node.
  mutating func wrapperType(ofName name: String, at node: SyntaxNode) -> SwiftType? {
    let plain = String(name.dropFirst())
    guard !plain.isEmpty else { return nil }
    if let local = node.localDeclaration(of: plain, within: node.outermostLocalScope) {
      guard local.kind == .binding, let declaration = local.parent, let attribute = declaration.attributes.first else {
        return nil
      }
      let value = local.type.map { reader(at: local).read($0) } ?? local.value.map { type(of: $0) } ?? .unknown
      return wrapper(attribute, around: value.stored, isProjected: name.hasPrefix("$"), at: node)
    }
    for around in surroundingTypes(of: node) {
      let owner = selfType(of: around)
      if let type = wrapperType(ofMember: name, of: owner) { return type }
      if !project.typeMembers(named: plain, of: owner).isEmpty { return nil }
    }
    return nil
  }

  /// The type of the wrapper of a property, or of its projection.
  private mutating func wrapperType(ofMember name: String, of owner: SwiftType) -> SwiftType? {
    let found = project.typeMembers(named: String(name.dropFirst()), of: owner).filter(\.isValue)
    guard let member = found.first, case .project(let declaration) = member.declaration,
      let property = Property(declaration), let attribute = property.wrapperNode
    else { return nil }
    return wrapper(
      attribute, around: type(of: property, member, of: owner).stored, isProjected: name.hasPrefix("$"),
      at: declaration.node)
  }

  private func wrapper(
    _ attribute: SyntaxNode, around value: SwiftType, isProjected: Bool, at node: SyntaxNode
  ) -> SwiftType {
    guard case .nominal(var type) = reader(at: node).read(attribute.type), !value.isUnknown,
      project.genericParameters(of: type).count == 1
    else { return .unknown }
    type.arguments = [value]
    guard isProjected else { return .nominal(type) }
    let projections = project.typeMembers(named: "projectedValue", of: .nominal(type)).filter(\.isValue)
    guard let projection = projections.first else { return .unknown }
    switch projection.declaration {
    case .apple(let declaration):
      return declaration.resultText.map { reader(for: projection, of: .nominal(type)).read(apple: $0) } ?? .unknown
    case .project(let declaration):
      guard let written = Property(declaration)?.typeNode else { return .unknown }
      return reader(for: projection, of: .nominal(type)).read(written)
    }
  }

  // MARK: Reading declarations

  /// Reads the types of a member's declaration as a value of type `owner` sees them.
  func reader(for member: TypeMember, of owner: SwiftType) -> TypeReader {
    let instance = owner.instance
    var declaring = member.owner
    if let nominal = instance.used.nominal {
      declaring = nominal.name == declaring.name ? nominal : ancestor(declaring, of: nominal)
    }
    if case .optional(let wrapped) = instance, declaring.name == "Optional" { declaring.arguments = [wrapped] }
    let scope: String? = if case .project(let declaration) = member.declaration { declaration.owner.name } else { nil }
    return TypeReader(
      project: project, scope: scope, substitution: project.substitution(of: declaring), selfType: instance.used,
      isOutside: true)
  }
}

extension TypeQuery {
  /// A type that another one inherits from, with the generic arguments that the classes between them say: `Page<Home>` for
  /// `class Settings: Page<Home>`.
  private func ancestor(_ ancestor: NominalType, of type: NominalType, depth: Int = 0) -> NominalType {
    guard depth < TypeReader.maximumDepth, type.origin == .project, !project.genericParameters(of: ancestor).isEmpty
    else { return ancestor }
    var found: Set<NominalType> = []
    for declaration in project.declarations(of: type.name) where declaration.isClass {
      let reader = TypeReader(
        project: project, scope: type.name, substitution: project.substitution(of: type), isOutside: true)
      for written in declaration.node.inheritedTypes {
        guard let parent = reader.read(written).nominal else { continue }
        if parent.name == ancestor.name {
          found.insert(parent)
        } else if project.lineage(of: parent.name).contains(where: { $0.name == ancestor.name }) {
          found.insert(self.ancestor(ancestor, of: parent, depth: depth + 1))
        }
      }
    }
    return found.count == 1 ? found.first ?? ancestor : ancestor
  }
}

/// The wrappers that store an initial value of the type of the property.
private let keepingWrappers: Set = [
  "State", "StateObject", "ObservedObject", "Published", "Bindable", "AppStorage", "SceneStorage", "GestureState",
]

extension SwiftType {
  /// The type that a metatype describes; the type itself if it isn't a metatype.
  var instance: SwiftType { if case .metatype(let type) = self { type } else { self } }
}
