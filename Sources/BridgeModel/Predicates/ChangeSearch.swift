import BridgeFacts
import SwiftScan
import TextModel

/// Whether the places that create a representable pass changing values for its inputs.
public enum GivenValues: Sendable {
  /// No place outside previews is known to create one.
  case unknown
  /// A place passes a value for an input that can change while the view is shown.
  case changing
  /// No place was found to do that.
  case lasting
}

extension ProjectModel {
  /// Whether the project passes changing values for some members of a representable, which are inputs or read inputs.
  ///
  /// Follows values back through the views that pass them on. Searches all files that name one of these views.
  public func values(given members: [String], to representable: Representable) -> GivenValues {
    let inputs = members.flatMap { name in
      representable.input(named: name).map { [$0] }
        ?? agingInputs(behind: name, among: representable.inputs, representable.members)
    }
    if inputs.contains(where: { $0.wrapper == "Environment" && !$0.followsSystemSettings }) { return .changing }
    var search = ChangeSearch(in: self)
    let values = search.values(given: inputs, to: representable)
    return inputs.contains { movesBinding(of: $0, representable) } ? .changing : values
  }

  /// Whether the project passes a binding input bindings that refer to different storage while the view is shown, such
  /// as `$rows[index]` or `.constant(isOn)`. The first binding then doesn't lead to what later ones lead to.
  func movesBinding(of input: Property, _ representable: Representable) -> Bool {
    guard input.holdsBinding else { return false }
    return representable.memory.movedBindings.value(of: input.name) {
      var search = ChangeSearch(in: self, followingStorage: true)
      return search.values(given: [input], to: representable) == .changing
    }
  }
}

extension Property {
  /// Whether its value or its wrapper is a binding.
  var holdsBinding: Bool { wrapper == "Binding" || isBinding }
}

/// Follows values back to their origins, to find state that code changes.
private struct ChangeSearch {
  private let project: ProjectModel
  /// The steps that were followed already. Members can lead back to themselves.
  private var visited: Set<Step> = []
  /// The locals that were followed already. Each of several locals can mention all those before it.
  private var visitedLocals: Set<SyntaxNode> = []

  private struct Step: Hashable {
    var type: String
    /// Includes the member that is read from it: `model.count` and `model.kind` are different paths, and so are `$name`
    /// and `name`.
    var path: [String]
    var moment: Moment
  }

  /// The time at which code reads a value, which decides what changes matter.
  private enum Moment {
    /// While the view is created, so that any change matters.
    case now
    /// When a closure runs. It sees the current state, but plain values and closures as they were when it was created.
    case later
    /// When code uses a binding. The value may change, but not the storage to which the binding refers.
    case throughBinding
  }

  /// Code of a member of a type.
  private struct Place {
    var member: Member
    var type: ProjectType
  }

  /// Whether it asks to which storage bindings refer, and not which values the storage has.
  private let followsStorage: Bool

  init(in project: ProjectModel, followingStorage followsStorage: Bool = false) {
    self.project = project
    self.followsStorage = followsStorage
  }

  mutating func values(given inputs: [Property], to representable: Representable) -> GivenValues {
    values(
      given: inputs, to: representable.name, declaredBy: representable.parts, members: representable.members)
  }

  private mutating func values(
    given inputs: [Property], to name: String, declaredBy parts: [TypeDeclaration], members: [Member]
  ) -> GivenValues {
    let calls = project.callsMaking(name, declaredBy: parts)
    guard !calls.isEmpty else { return .unknown }
    let initializers = members.filter { $0.node.kind == .initializerDeclaration }
    let stored = members.filter { $0.isStored && !$0.isStatic }.compactMap(Property.init)
    for (call, path) in calls where !call.hasIdentity && !call.isInPresentation {
      // An object creates its views only once.
      guard let type = project.type(named: call.enclosingTypeName, in: path), type.primary?.isValueType ?? false,
        let member = type.member(holding: call)
      else { continue }
      for input in inputs {
        guard let value = project.value(given: input, by: call, initializers: initializers, others: stored),
          !value.closesTheView
        else { continue }
        if changes(value, in: Place(member: member, type: type), moment(ofReading: input)) { return .changing }
      }
    }
    return .lasting
  }

  private func moment(ofReading input: Property) -> Moment {
    if followsStorage, input.holdsBinding { return .throughBinding }
    // A method that is passed on runs later, like a closure.
    return project.valueKind(of: input) == .function ? .later : .now
  }

  // MARK: - Expressions

  /// Whether an expression can have another value the next time, or a closure can see another value of something that
  /// it captures.
  private mutating func changes(_ expression: SyntaxNode, in place: Place, _ moment: Moment = .now) -> Bool {
    for node in expression.descendants(.reference, .memberAccess) where visited.count < 200 {
      if node.kind == .memberAccess, !(node.base?.kind == .reference && node.base?.isNamed("self") ?? false) {
        continue
      }
      let name = node.name.withoutProjection
      let moment = self.moment(ofReading: node, in: expression, at: moment, place.member.path)
      if node.kind == .reference,
        let local = node.localDeclaration(of: name, within: place.member.node)
      {
        // A closure sees a local as it was when the closure was created.
        let isMadeBefore = !expression.contains(local) || local.kind == .capture
        if isMadeBefore, changes(local: local, named: name, in: place) { return true }
      } else if memberChanges(name, seenBy: node, in: place.type, moment) {
        return true
      }
    }
    return false
  }

  private func moment(
    ofReading node: SyntaxNode, in expression: SyntaxNode, at moment: Moment, _ path: FilePath
  ) -> Moment {
    if isInStoredClosure(node, of: expression, in: path) { return .later }
    // The index in `$rows[index]`, the value in `.constant(value)` and `handler(for: value)`, and the condition in
    // `isFirst ? $first : $second` are read when the binding or closure is created. The code of a method runs later.
    let isRead =
      expression.kind.isExpression && !node.name.hasPrefix("$")
      && node.ancestors.prefix(while: expression.contains).contains { $0.kind == .argument || $0.isChosen(by: node) }
    return isRead ? .now : moment
  }

  /// Whether a local can have another value the next time. Values bound by `if let` and patterns don't count: they were
  /// nil or another case before, and mostly stay the same afterward. A search by something that changes does count.
  private mutating func changes(local: SyntaxNode, named name: String, in place: Place) -> Bool {
    guard visitedLocals.insert(local).inserted else { return false }
    switch local.kind {
    case .binding: return local.value.map { changes($0, in: place) } ?? false
    case .optionalBinding:
      guard let search = local.value, [.call, .subscriptCall].contains(search.kind) else { return false }
      let keys = search.arguments.compactMap(\.value).filter { $0.kind == .closure || search.kind == .subscriptCall }
      return keys.contains { changes($0, in: place) }
    case .capture:
      guard let value = local.value else {
        return memberChanges(name, seenBy: local, in: place.type, .now)
      }
      return changes(value, in: place)
    case .parameter:
      let closure = local.ancestors.first { $0.kind == .closure }
      return closure?.parent?.parent?.isCall(named: "GeometryReader") ?? false
    default: return false
    }
  }

  // MARK: - Members

  /// Whether the value that a node reads from a member can change. Closures that are called later see the current
  /// state, but they see plain values and closures as they were when they were created.
  private mutating func memberChanges(
    _ name: String, seenBy node: SyntaxNode, in type: ProjectType, _ moment: Moment
  ) -> Bool {
    let access = node.parent.flatMap { $0.kind == .memberAccess && $0.base == node ? $0.name : nil }
    let step = Step(type: type.name, path: [node.name, name, access ?? ""], moment: moment)
    guard visited.insert(step).inserted else { return false }
    if let property = type.properties.first(where: { $0.name == name }), property.member.isStored {
      return changes(property, seenBy: node, in: type, moment)
    }
    for member in type.members where member.name == name && !member.isStatic {
      for block in member.bodies {
        let code = moment == .throughBinding ? block.returnedValues : [block]
        for code in code where changes(code, in: Place(member: member, type: type), moment) { return true }
      }
    }
    return false
  }

  private mutating func changes(
    _ property: Property, seenBy node: SyntaxNode, in type: ProjectType, _ moment: Moment
  ) -> Bool {
    guard !property.member.isStatic else { return false }
    let isNow = moment == .now
    guard type.primary?.isValueType ?? false else { return isNow && project.isChanged(property, in: type) }
    let isProjection = node.name.hasPrefix("$") || node.name.hasPrefix("_")
    switch property.wrapper {
    case nil:
      if project.valueKind(of: property) == .reference { return isNow && objectChanges(property, node, in: type) }
      return changesWhereMade(property, of: type)
    case "Binding":
      let isStorage = isProjection || followsStorage && !isNow
      return isStorage ? changesWhereMade(property, of: type) : isNow
    case "State" where project.valueKind(of: property) == .reference, "ObservedObject", "StateObject",
      "EnvironmentObject", "Bindable":
      return isNow && objectChanges(property, node, in: type)
    case "State", "AppStorage", "SceneStorage", "FocusState":
      return isNow && changes(property, in: type, notCounting: isProjection ? 1 : 0)
    case "Query", "FetchRequest", "SectionedFetchRequest", "GestureState": return isNow
    case "Environment":
      if property.environmentObjectType != nil { return isNow && objectChanges(property, node, in: type) }
      return property.isChangingEnvironmentValue && !property.followsSystemSettings
    default: return false
    }
  }

  /// Whether a node is in a closure that is stored for later and that is inside an expression or is this expression.
  private func isInStoredClosure(_ node: SyntaxNode, of expression: SyntaxNode, in path: FilePath) -> Bool {
    node.ancestors.prefix(while: expression.contains).contains {
      $0.kind == .closure && project.timing(ofClosure: $0, in: path) != .now
    }
  }

  /// Whether code of the type changes the property after initialization, or uses its binding more than `count` times.
  private func changes(_ property: Property, in type: ProjectType, notCounting count: Int) -> Bool {
    let own = type.members.filter { $0.node.kind != .initializerDeclaration }
    return own.contains { member in
      member.bodies.contains { project.changes(property.name, below: $0, in: member.path) }
    } || own.flatMap(\.bodies).reduce(0) { $0 + $1.uses(of: "$\(property.name)", within: $1).count } > count
  }

  private mutating func changesWhereMade(_ property: Property, of type: ProjectType) -> Bool {
    values(given: [property], to: type.name, declaredBy: type.declarations, members: type.members) == .changing
  }

  /// Whether code changes the property of an observed object that is read through a node: `rows` in `model.rows`.
  private mutating func objectChanges(_ property: Property, _ node: SyntaxNode, in type: ProjectType) -> Bool {
    guard let access = node.parent, access.kind == .memberAccess, access.base == node,
      let typeName = property.typeName,
      let object = project.resolveUniquely(typeName, in: property.member.owner.name),
      let declaration = project.declarations(of: object.name).first,
      let objectType = project.type(named: object.name, in: declaration.path)
    else { return false }
    return type.assigns(access.name, of: property.name)
      || memberChanges(access.name, seenBy: access, in: objectType, .now)
  }
}

extension SyntaxNode {
  /// Whether it's a conditional expression, and a node is part of its condition.
  fileprivate func isChosen(by node: SyntaxNode) -> Bool {
    guard kind == .sequence, let mark = children.first(where: { $0.kind == .ternary }) else { return false }
    return node.range.upperBound <= mark.range.lowerBound
  }
}

extension ProjectType {
  /// Whether code of the type changes a property of an object that it stores.
  fileprivate func assigns(_ name: String, of object: String) -> Bool {
    let pattern = [BytePattern(word: name)]
    return members.flatMap(\.bodies).flatMap { $0.descendants(.sequence, mentioning: pattern) }.contains { node in
      guard let path = Assignment(node)?.target.pathFromSelf else { return false }
      return path.starts(with: [object, name])
    }
  }
}
