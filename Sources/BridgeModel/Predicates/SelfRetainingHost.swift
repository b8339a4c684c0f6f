import SwiftScan
import TextModel

/// An object that retains a hosting value whose root view retains the object.
public struct SelfRetainingHost: Hashable, Sendable {
  /// The place through which the root view retains the object.
  public var held: HeldObject
  /// The other places through which it retains the object.
  public var alsoHeld: [HeldObject]
  /// The name of the object: its type, or a local variable.
  public var owner: String
  /// Whether the object is a local variable or a parameter.
  public var isLocal: Bool
  /// The names from the object to the hosting value, such as `window`, `contentView`; empty if it hosts the view itself.
  public var path: [String]
  public var member: Member
}

/// A root view, or a value that a property of one receives, with the objects that retain what shows it.
private struct RetainedRoot {
  var value: SyntaxNode
  var keepers: [ObjectKeeper]
}

extension ProjectModel {
  /// The members of a type's code in the analyzed file that may create hosting values or set their root views.
  public func membersHostingViews(of type: ProjectType) -> [Member] {
    type.localMembers(mentioning: hostingPatterns).filter { !$0.isStatic || $0.isFunction }
  }

  /// The root views in the code of a type's member that retain the object that shows them. Nothing in the type ends that,
  /// and the object doesn't live as long as the app.
  public func selfRetainingHosts(in member: Member, of type: ProjectType) -> [SelfRetainingHost] {
    let code = OwnedCode(member: member)
    let parts = member.bodies + (member.isStored ? [member.binding?.value].compactMap(\.self) : [])
    let found = parts.flatMap { retainedRoots(in: $0, of: type, code) }.compactMap { root -> SelfRetainingHost? in
      // The owner decides what the root view retains of it, whatever way leads from the owner to the hosting value.
      let owners = root.keepers.map(\.owner).withoutRepetitions
      guard
        let retained = owners.firstNonNil({ owner in
          host(of: root.value, ownedBy: owner, root.keepers.filter { $0.owner == owner }, in: type, code)
        }), !isCreatedOnce(root, of: type, code)
      else { return nil }
      return retained
    }.withoutRepetitions
    return found.contains { !$0.isLocal } && livesAsLongAsApp(type.name) ? found.filter(\.isLocal) : found
  }

  /// Whether an object that lives as long as the app keeps the root view, and creates it only while it has none.
  private func isCreatedOnce(_ root: RetainedRoot, of type: ProjectType, _ code: OwnedCode) -> Bool {
    let properties = root.keepers.filter { $0.owner == .code }.compactMap(\.path.first)
    let conditions = code.member.bodies.filter { $0.contains(root.value) }.flatMap { root.value.conditions(upTo: $0) }
    return properties.contains { property in
      conditions.contains { $0.findsMissing(property) } && !mayEmpty(property, in: type.members)
    } && livesAsLongAsApp(type.name)
  }

  private func host(
    of root: SyntaxNode, ownedBy owner: ObjectKeeper.Owner, _ keepers: [ObjectKeeper], in type: ProjectType,
    _ code: OwnedCode
  ) -> SelfRetainingHost? {
    var (name, ownerType) = ("self", type.name)
    switch owner {
    case .code:
      guard type.isClass || type.frameworkClass != nil else { return nil }
    case .local(let local):
      guard let object = object(in: local, code) else { return nil }
      (name, ownerType) = object
    case .coordinator(let context):
      guard let declared = context.usableName, let known = coordinatorClass(of: context, in: code) else { return nil }
      name = declared
      ownerType = known
    }
    let search = HeldObjectSearch(project: self, code: code, owner: owner, name: name, members: type.members)
    let places =
      root.parent?.parent?.isConfiguration ?? false
      ? search.places(inBuilder: root, depth: 0) : search.places(in: root)
    if places.isEmpty { return nil }
    return keepers.firstNonNil { keeper -> SelfRetainingHost? in
      let held = lasting(places, keptBy: keeper, ownedBy: ownerType, in: type)
      guard let first = held.first else { return nil }
      var shownName = owner == .code ? type.name : name
      if case .coordinator = owner {
        if keeper.path.last.map({ isReplaced($0, in: type, unlessItKeeps: search) }) ?? true { return nil }
        shownName = ownerType
      }
      return SelfRetainingHost(
        held: first, alsoHeld: Array(held.dropFirst()), owner: shownName,
        isLocal: owner != .code, path: keeper.path, member: code.member)
    }
  }

  /// The class of the coordinator in a context; nil if it isn't a class.
  private func coordinatorClass(of context: SyntaxNode, in code: OwnedCode) -> String? {
    let access = code.member.node.descendants(.memberAccess, mentioning: ["coordinator"]).first {
      code.owner($0) == .coordinator(context: context)
    }
    guard let known = access.flatMap({ self.type(of: $0, in: code.path).nominal?.name }), isReference(known) == true
    else { return nil }
    return known
  }

  /// Whether the update method, which follows the make method, replaces the root view of a property's hosting value with
  /// one that doesn't keep the coordinator.
  private func isReplaced(_ property: String, in type: ProjectType, unlessItKeeps search: HeldObjectSearch) -> Bool {
    type.members.flatMap { member in
      member.bodies.flatMap { $0.descendants(.sequence, mentioning: rootViewPattern) }.compactMap(Assignment.init)
        .compactMap { assignment -> (Member, Assignment, SyntaxNode)? in
          guard assignment.target.isNamed("rootView"),
            let host = assignment.target.base?.namedValue(within: member.node), host.isNamed(property)
          else { return nil }
          return (member, assignment, host)
        }
    }.contains { member, assignment, host in
      let code = OwnedCode(member: member)
      guard let object = host.base?.withoutChain, let owner = code.owner(object) else { return true }
      var name = object.chainRoot.name
      if case .coordinator(let context) = owner { name = context.usableName ?? name }
      let other = HeldObjectSearch(
        project: self, code: code, owner: owner, name: name, members: search.members)
      return assignment.value.flatMap { other.places(in: $0) }.isEmpty
    }
  }

  private func retainedRoots(in part: SyntaxNode, of type: ProjectType, _ code: OwnedCode) -> [RetainedRoot] {
    let calls = part.descendants(.call, mentioning: hostingPatterns)
    let created = calls.compactMap { call -> RetainedRoot? in
      guard !call.platforms.isEmpty, let root = hostedRoot(of: call, in: type), mayRetain(root, in: type, code) else {
        return nil
      }
      // `super.init(rootView: Home(model: model))`
      if call.isDelegatingInitializer { return RetainedRoot(value: root, keepers: [.hostItself]) }
      return RetainedRoot(value: root, keepers: keepers(of: call, in: code))
    }
    let assigned = part.descendants(.sequence, mentioning: rootViewPattern).compactMap(Assignment.init)
    return created + assigned.compactMap { retainedRoot(setBy: $0, of: type, code) }
  }

  /// Whether a root view may retain `self` or a local, at all. Rules out most views at a small part of the cost of
  /// finding what keeps the hosting value.
  private func mayRetain(_ root: SyntaxNode, in type: ProjectType, _ code: OwnedCode) -> Bool {
    guard type.isClass || type.frameworkClass != nil else { return mayMentionObject(root, code, depth: 0) }
    return root.descendants(.reference).contains { $0.name.first?.isUppercase != true }
  }

  /// Whether a view of a struct's code may mention a local object, itself or in a local view.
  private func mayMentionObject(_ view: SyntaxNode, _ code: OwnedCode, depth: Int) -> Bool {
    view.descendants(.reference).contains { reference in
      guard let local = code.local(reference) else { return false }
      if let access = reference.parent, access.kind == .memberAccess, code.owner(access) != nil { return true }
      if valueKind(of: type(of: reference, in: code.path)) != .value { return true }
      return depth < 2 && local.value.map { mayMentionObject($0, code, depth: depth + 1) } ?? false
    }
  }

  private func hostedRoot(of call: SyntaxNode, in type: ProjectType) -> SyntaxNode? {
    // A configuration runs its builder immediately, so a method that is given as the builder isn't retained.
    if call.isConfiguration { return call.arguments.last?.value.flatMap { $0.kind == .closure ? $0 : nil } }
    if call.isDelegatingInitializer {
      return isHosting(type.name, in: "") ? call.argument(labeled: "rootView")?.value : nil
    }
    guard let name = call.evidentTypeName, isHosting(name, in: type.name) else { return nil }
    return call.argument(labeled: "rootView")?.value
  }

  /// The value that an assignment gives to a root view or to one of its properties.
  private func retainedRoot(
    setBy assignment: Assignment, of type: ProjectType, _ code: OwnedCode
  ) -> RetainedRoot? {
    guard !assignment.isCompound, assignment.value.count == 1, let path = assignment.target.pathFromSelf,
      let place = path.firstIndex(of: "rootView")
    else { return nil }
    let search = HeldObjectSearch(project: self, code: code, owner: .code, name: "self", members: type.members)
    var link: SyntaxNode? = assignment.target
    for _ in place + 1..<path.count {
      guard let property = link, search.isRetained(by: property, ofRootIn: type.name) else { return nil }
      link = property.withoutChain.base?.withoutChain
    }
    guard let host = link?.withoutChain.base?.withoutChain, !host.isNamed("self") else {
      // A local is a copy, whatever its name is.
      guard isHosting(type.name, in: ""), link.flatMap(code.local) == nil else { return nil }
      return RetainedRoot(value: assignment.value[0], keepers: [.hostItself])
    }
    let scope = type.expressionScope(of: code.member)
    guard isHostingValue(host, in: scope) else { return nil }
    return RetainedRoot(value: assignment.value[0], keepers: keepers(ofObject: host, in: code))
  }
}

extension ProjectModel {
  /// The places through which a root view retains an object, except those at which code may end the cycle: it sets a link
  /// of it to nil, removes elements from one, or removes the hosted view.
  private func lasting(
    _ places: [HeldObject], keptBy keeper: ObjectKeeper, ownedBy ownerType: String, in type: ProjectType
  ) -> [HeldObject] {
    var parts = type.declarations
    if case .coordinator = keeper.owner { parts += declarations(of: ownerType) }
    let members = parts.flatMap { $0.members(mentioning: endingPatterns) }.filter {
      $0.node.kind != .deinitializerDeclaration
    }
    let mayEnd = members.contains { member in
      member.bodies.contains { body in
        removes(keeper, in: body, member.path)
          || keeper.path.contains { body.removesElements(of: $0) || body.empties($0) }
      }
    }
    if mayEnd { return [] }
    if keeper.addedType != nil,
      callsRemovingHelper(type) || parts.flatMap(\.members).contains(where: passesViewToRemovingFunction)
    {
      return []
    }
    let makers = keeper.isOfNewObject ? [] : makers(ofTypesNamed: lastComponent(of: ownerType))
    return places.withoutRepetitions.filter { held in
      let links = links(of: held, keptBy: keeper)
      return !members.contains { $0.bodies.contains { $0.clears(links) } } && !keeper.isCleared
        && !makers.contains { clears(links, of: ownerType, around: $0, in: $1, except: type) }
    }
  }

  /// The names of the properties that lead from the object to the hosting value and from the root view to the object.
  private func links(of held: HeldObject, keptBy keeper: ObjectKeeper) -> Set<String> {
    var links = Set(keeper.path)
    if let assignment = held.node.parent.flatMap(Assignment.init) { links.insert(assignment.target.name) }
    if case .model(let name) = held.form { links.insert(name) }
    return links
  }

  /// Whether the code that creates an object sets a link of it to nil: `controller.window = nil`.
  private func clears(
    _ links: Set<String>, of ownerType: String, around call: SyntaxNode, in path: FilePath, except type: ProjectType
  ) -> Bool {
    guard let maker = self.type(around: call, in: path) else { return false }
    return maker.members(mentioning: ["nil"]).contains { member in
      member.bodies.flatMap { $0.clearings(of: links) }.contains { target in
        target.base.flatMap { self.type(of: $0, in: member.path).nominal?.name } == ownerType
      }
    }
  }
}

extension ProjectModel {
  /// Whether code removes views or controllers that may be the hosted one, those in the properties that lead to it if
  /// there are any.
  private func removes(_ keeper: ObjectKeeper, in body: SyntaxNode, _ path: FilePath) -> Bool {
    body.descendants(.call, .sequence, mentioning: keeper.removingPatterns).contains { node in
      guard let change = ContentChange(node), change.kind != .addition, keeper.isEnded(by: change) else { return false }
      if keeper.isAddition {
        // `removeFromSuperview()` removes the receiver; other calls may remove any view.
        let removed = change.kind == .removal && node.arguments.isEmpty ? node.receiver : nil
        return removed.map { mayHost(type(of: $0, in: path)) } ?? true
      }
      return (change.object?.memberPath ?? []).contains(where: keeper.path.contains)
    }
  }

  /// Whether code of a member gives a view to a function of the project that removes it.
  private func passesViewToRemovingFunction(_ member: Member) -> Bool {
    var visited: Set<SyntaxNode> = []
    return member.bodies.flatMap { $0.descendants(.call) }.contains {
      passesViewToRemovingFunction($0, member.path, &visited)
    }
  }

  private func passesViewToRemovingFunction(
    _ call: SyntaxNode, _ path: FilePath, _ visited: inout Set<SyntaxNode>
  ) -> Bool {
    guard !call.arguments.isEmpty else { return false }
    switch callee(of: call, in: path) {
    case .global(let global): return removesViewItReceives(global.node, global.path, &visited)
    case .project(let found):
      return found.contains { removesViewItReceives($0.node, $0.path, &visited) }
    default: return false
    }
  }

  /// Whether a function removes a view that it receives, which may be the hosted one, or passes it to a function that
  /// does.
  private func removesViewItReceives(
    _ function: SyntaxNode, _ path: FilePath, _ visited: inout Set<SyntaxNode>
  ) -> Bool {
    guard let body = function.body, visited.insert(function).inserted else { return false }
    func isReceived(_ view: SyntaxNode) -> Bool {
      guard view.withoutChain.kind == .reference,
        let parameter = view.chainRoot.localDeclaration(of: view.chainRoot.name, within: function)
      else { return false }
      return function.parameters.contains(parameter)
    }
    for removal in body.descendants(.call, mentioning: viewRemovingPatterns) where removal.arguments.isEmpty {
      if let view = removal.receiver, isReceived(view), mayHost(type(of: view, in: path)) { return true }
    }
    return body.descendants(.call).contains { call in
      call.arguments.contains { $0.value.map(isReceived) ?? false }
        && passesViewToRemovingFunction(call, path, &visited)
    }
  }

  /// Whether an object of a type may be a hosting controller or view, or the view of such a controller.
  private func mayHost(_ type: SwiftType) -> Bool {
    // Any class may conform to a protocol.
    guard let nominal = type.nominal, isReference(nominal.name) == true, isProtocol(nominal.name) == false else {
      return true
    }
    let name = nominal.name
    return isHosting(name, in: "")
      || ["UIHostingController", "NSHostingController", "NSHostingView", "UIView"].contains { host in
        lineage(of: host).contains { $0.name == name }
      }
  }
}

extension SyntaxNode {
  /// The properties with one of these names that code sets to nil.
  fileprivate func clearings(of names: Set<String>) -> [SyntaxNode] {
    descendants(.sequence, mentioning: ["nil"]).compactMap(Assignment.init).filter {
      $0.value.first?.kind == .nilLiteral && names.contains($0.target.name)
    }.map(\.target)
  }

  fileprivate func clears(_ names: Set<String>) -> Bool { !clearings(of: names).isEmpty }
}

extension ObjectKeeper {
  /// The `self` of a hosting class.
  fileprivate static let hostItself = ObjectKeeper(owner: .code, path: [])

  /// Whether code sets the local that contains the object to nil.
  fileprivate var isCleared: Bool {
    guard case .local(let local) = owner, let name = local.pattern?.onlyName else { return false }
    return local.ancestors.contains { [.codeBlock, .closure].contains($0.kind) && $0.clears([name]) }
  }

  /// Whether the object is a local that the code creates, so that other code that creates objects of its type has others.
  fileprivate var isOfNewObject: Bool {
    if case .local(let local) = owner { local.value?.createsObject ?? false } else { false }
  }

  /// Whether the last step makes a controller a child, which it remains when its view is removed.
  private var isChild: Bool { path.last == "addChild" }

  /// Whether a change ends what the last step adds.
  fileprivate func isEnded(by change: ContentChange) -> Bool {
    change.content == .children || change.node.calledName == "removeChild" || change.content == .views && !isChild
  }

  fileprivate var removingPatterns: [BytePattern] {
    isChild ? viewRemovingPatterns + ["removeChild", "children"] : viewRemovingPatterns
  }

  /// Whether the last step is a call that adds a view or a controller.
  fileprivate var isAddition: Bool { path.last.map { $0.hasPrefix("add") || $0.hasPrefix("insert") } ?? false }
}

extension SyntaxNode {
  /// `super.init(…)` or `self.init(…)`.
  fileprivate var isDelegatingInitializer: Bool {
    isCall(named: "init") && receiver.map { $0.isNamed("super") || $0.isNamed("self") } ?? false
  }

  fileprivate var isConfiguration: Bool { isCall(named: "UIHostingConfiguration") }
}

private let endingPatterns: [BytePattern] = ["remove", "popLast", "nil", "[]", "[:]"]
private let hostingPatterns: [BytePattern] = ["rootView", "UIHostingConfiguration"]
