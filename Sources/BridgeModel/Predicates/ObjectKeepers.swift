import AppleAPI
import BridgeFacts
import SwiftScan
import TextModel

/// An object that retains the value of an expression.
struct ObjectKeeper: Hashable, Sendable {
  enum Owner: Hashable, Sendable {
    /// The `self` of the code.
    case code
    /// The declaration of a local or parameter.
    case local(SyntaxNode)
    /// The coordinator of the context in a parameter of a representable's method.
    case coordinator(context: SyntaxNode)
  }

  var owner: Owner
  /// The names from the owner to the value: `["window", "contentView"]`. The last one is a method if that adds the value.
  /// Empty if the owner is the value, or an object whose initializer received it.
  var path: [String]
  /// Further names on the way, through properties of an object that has only a local name.
  var links: [String] = []
  /// The type of the view or controller that is added on the way; nil if there's none, "" if it's unknown.
  var addedType: String?
}

/// The way from a value to what retains it.
struct KeeperTrail: Sendable {
  private(set) var depth = 0
  /// The locals on the way. Objects that retain each other lead back to them.
  private var locals: Set<SyntaxNode> = []

  var deeper: KeeperTrail {
    var trail = self
    trail.depth += 1
    return trail
  }

  /// The way through a local; nil if it has led there before.
  func through(_ local: SyntaxNode) -> KeeperTrail? {
    var trail = self
    return trail.locals.insert(local).inserted ? trail : nil
  }
}

extension ProjectModel {
  /// The objects that retain the value of an expression: it's stored in a property of them or added to them, directly
  /// or by way of other objects that they retain.
  func keepers(of value: SyntaxNode, in code: OwnedCode, trail: KeeperTrail = KeeperTrail()) -> [ObjectKeeper] {
    guard trail.depth < 7, let parent = value.parent else { return [] }
    switch parent.kind {
    case .forceUnwrap, .tryExpression, .awaitExpression, .arrayLiteral, .dictionaryLiteral:
      return keepers(of: parent, in: code, trail: trail)
    case .memberAccess where parent.isNamed("view"):
      // A controller's view shows the root view without the controller.
      return keepers(of: parent, in: code, trail: trail)
    case .memberAccess:
      // `UIHostingConfiguration { … }.margins(.all, 0)`
      guard let call = parent.parent, call.callee == parent,
        case .apple(let members) = callee(of: call, in: code.path),
        members.allSatisfy({ $0.owner.name == "UIHostingConfiguration" })
      else { return [] }
      return keepers(of: call, in: code, trail: trail)
    case .binding:
      if let property = code.member.binding, property == parent {
        return isOwned(property: code.member) ? [ObjectKeeper(owner: .code, path: [code.member.name])] : []
      }
      let own = parent.isWeakVariable ? [] : [ObjectKeeper(owner: .local(parent), path: [])]
      return own + keepers(ofLocal: parent, in: code, trail: trail)
    case .sequence, .ternary, .codeBlock, .switchCase:
      // `host as NSView`, `given ?? host`, `isLarge ? host : other`
      if let choice = value.choice { return keepers(of: choice, in: code, trail: trail) }
      guard let assignment = value.assignment else {
        return code.returns(value) ? keepers(ofResultOf: code, trail: trail) : []
      }
      let isClosure = value.kind == .closure || isMethodOfSelf(value, in: code.member)
      return keepers(throughTarget: assignment.target.withoutSubscript, ofClosure: isClosure, in: code, trail: trail)
    case .returnStatement where code.returns(value): return keepers(ofResultOf: code, trail: trail)
    case .accessorBlock: return code.returns(value) ? keepers(ofResultOf: code, trail: trail) : []
    case .returnStatement, .closure:
      // The closure that creates a property's value.
      guard let closure = value.ancestors.first(where: { $0.kind == .closure }),
        parent.kind == .returnStatement || closure.items.count == 1, let call = closure.parent, call.callee == closure
      else { return [] }
      return keepers(of: call, in: code, trail: trail.deeper)
    case .argument: return keepers(ofArgument: parent, in: code, trail: trail)
    default: return []
    }
  }

  /// The objects that retain the value of a local, or of a parameter that other code of the same object passes.
  private func keepers(ofLocal local: SyntaxNode, in code: OwnedCode, trail: KeeperTrail) -> [ObjectKeeper] {
    guard let trail = trail.through(local) else { return [] }
    if local.kind == .parameter { return keepers(ofParameter: local, in: code, trail: trail) }
    return code.uses(ofLocal: local).flatMap { keepers(of: $0, in: code, trail: trail.deeper) }
  }

  private func keepers(ofArgument argument: SyntaxNode, in code: OwnedCode, trail: KeeperTrail) -> [ObjectKeeper] {
    guard let call = argument.parent else { return [] }
    if call.kind == .tuple { return keepers(of: call, in: code, trail: trail) }
    guard call.kind == .call else { return [] }
    if let collection = call.collectionReceiving(argument), case .apple = callee(of: call, in: code.path) {
      return keepers(throughTarget: collection, in: code, trail: trail)
    }
    let values = argument.value?.possibleValues ?? []
    if values.contains(where: { isClosure($0, in: code) }) {
      return keepers(ofClosureIn: argument, of: call, in: code, trail: trail)
    }
    let isInitializer = call.receiver?.isNamed("super") ?? false
    let callee = callee(of: call, in: code.path)
    if case .project(let found) = callee, found.count == 1 {
      return keepers(ofArgument: argument, of: call, passedTo: found[0], in: code, trail: trail)
    }
    guard case .apple(let members) = callee else { return [] }
    if members.allSatisfy({ $0.kind == .initializer && $0.owner.isReference }) {
      // The new object, or the object that is being initialized, retains what its initializer receives.
      guard members.allSatisfy({ retains(argument, passedTo: $0) }) else { return [] }
      if isInitializer { return [ObjectKeeper(owner: .code, path: [argument.label ?? "init"])] }
      return keepers(of: call, in: code, trail: trail.deeper)
    }
    guard call.arguments.first == argument else { return [] }
    if let property = members.first.flatMap({ property(setBy: $0, in: call) }), isOwned(property) {
      // `navigation.setViewControllers([host], animated: false)`
      guard let receiver = call.receiver, let owner = code.owner(receiver) else { return [] }
      return [ObjectKeeper(owner: owner, path: [property.name])]
    }
    let addsObjects = ContentChange(call)?.addsObjects ?? false
    guard addsObjects || members.allSatisfy(\.addsAction) else { return [] }
    var found = [ObjectKeeper(owner: .code, path: [call.calledName])]
    if let receiver = call.receiver { found = keepers(ofReceiver: receiver, of: call, in: code, trail: trail) }
    guard addsObjects, let value = argument.value else { return found }
    let added = type(of: value, in: code.path).nominal?.name ?? ""
    return found.map { keeper in
      var keeper = keeper
      keeper.addedType = added
      return keeper
    }
  }

  /// The objects that retain what a call adds to its receiver.
  private func keepers(
    ofReceiver receiver: SyntaxNode, of call: SyntaxNode, in code: OwnedCode, trail: KeeperTrail
  ) -> [ObjectKeeper] {
    guard let owner = code.owner(receiver) else { return keepers(throughTarget: receiver, in: code, trail: trail) }
    let own = ObjectKeeper(owner: owner, path: [call.calledName])
    guard case .local(let local) = owner else { return [own] }
    return [own] + keepers(ofLocal: local, in: code, trail: trail)
  }

  /// Whether a value is a closure or a function, such as a method of `self`.
  private func isClosure(_ value: SyntaxNode, in code: OwnedCode) -> Bool {
    if value.kind == .closure || code.local(value)?.value?.kind == .closure { return true }
    if isMethodOfSelf(value, in: code.member) { return true }
    if case .function = type(of: value, in: code.path).withoutOptionals { return true }
    return false
  }

  /// The property that a method sets to its first argument: `viewControllers` of `setViewControllers(_:animated:)`.
  private func property(setBy method: AppleMember, in call: SyntaxNode) -> AppleMember? {
    guard method.kind == .method, call.calledName.hasPrefix("set"), call.arguments.first?.label == nil else {
      return nil
    }
    let name = call.calledName.dropFirst(3)
    return apple.members(named: name.prefix(1).lowercased() + name.dropFirst(), inheritedBy: method.owner.name)
      .first { $0.kind == .property }
  }

  /// Whether the object that an initializer creates retains an argument: a view or controller that it shows.
  private func retains(_ argument: SyntaxNode, passedTo initializer: AppleMember) -> Bool {
    initializer.simpleType(of: argument).map { apple.types(named: $0).contains { $0.kind == .class } } ?? false
  }

  /// The objects that retain a closure by way of a new value that stores it.
  private func keepers(
    ofClosureIn argument: SyntaxNode, of call: SyntaxNode, in code: OwnedCode, trail: KeeperTrail
  ) -> [ObjectKeeper] {
    switch callee(of: call, in: code.path) {
    case .apple(let members):
      return members.allSatisfy { $0.keepsClosure(argument, of: call) }
        ? keepers(of: call, in: code, trail: trail.deeper) : []
    case .project(let found) where found.count == 1 && found[0].isFunction:
      return keepers(ofArgument: argument, of: call, passedTo: found[0], in: code, trail: trail)
    default: break
    }
    // A view exists only while it's shown, and rules about hosted views know what it keeps.
    guard let property = property(storing: argument, of: call, in: code.path), property.isStored,
      !lineage(of: property.owner.name).contains(where: { $0.name == "View" })
    else { return [] }
    return keepers(of: call, in: code, trail: trail.deeper).map {
      ObjectKeeper(owner: $0.owner, path: $0.path + [property.name])
    }
  }

  /// The objects that retain the object that a local or a property contains.
  func keepers(ofObject object: SyntaxNode, in code: OwnedCode, trail: KeeperTrail = KeeperTrail()) -> [ObjectKeeper] {
    keepers(throughTarget: object, in: code, trail: trail)
  }

  /// The objects that retain the value of a property, or what is in it: `window.contentView`.
  private func keepers(
    throughTarget target: SyntaxNode, ofClosure isClosure: Bool = false, in code: OwnedCode, trail: KeeperTrail
  ) -> [ObjectKeeper] {
    guard target.pathThroughSubscripts != nil else { return [] }
    let path = OwnedPath(to: target, in: code, of: self)
    if case .local(let local) = path.owner, path.links.isEmpty {
      let others = keepers(ofLocal: local, in: code, trail: trail)
      return local.isWeakVariable ? others : [ObjectKeeper(owner: path.owner, path: [])] + others
    }
    guard let last = path.links.first, path.links.dropFirst().allSatisfy({ isOwned(property: $0, in: code.path) }),
      isOwned(property: last, in: code.path) || isClosure && isOfOtherModule(last, in: code.path),
      path.unwrapped.map({ isOwned($0, of: code.member.owner.name) }) ?? true
    else { return [] }
    let names = path.links.reversed().map(\.name)
    let own = ObjectKeeper(owner: path.owner, path: [path.unwrapped].compactMap(\.self) + names)
    guard case .local(let local) = path.owner else { return [own] }
    return [own]
      + keepers(ofLocal: local, in: code, trail: trail).map { keeper in
        var keeper = keeper
        if local.kind == .parameter, keeper.addedType == nil { keeper.path += names } else { keeper.links += names }
        return keeper
      }
  }

  /// Whether it's a property of a type that neither the project nor Apple declares.
  func isOfOtherModule(_ property: SyntaxNode, in path: FilePath) -> Bool {
    guard callee(of: property, in: path) == .unknown,
      let type = property.base.flatMap({ evidentType(of: $0.withoutUnwrapping, in: path) })
    else { return false }
    return !declares(type) && apple.types(named: lastComponent(of: type)).isEmpty && !mayBeApples(type, in: path)
  }

  /// Whether a type without a declaration may be one of Apple's that the tables leave out.
  private func mayBeApples(_ type: String, in path: FilePath) -> Bool {
    let imports = imports(of: path)
    return type.hasPrefix("NS") || imports.isSubset(of: appleModules)
      || !imports.isDisjoint(with: AppleAPI.frameworksWithoutTable)
  }

  /// The name of the type of an expression, even if neither the project nor Apple declares that type.
  private func evidentType(of expression: SyntaxNode, in path: FilePath) -> String? {
    type(of: expression, in: path).nominal?.name ?? evidentTypeName(ofProperty: expression, in: path)
  }

  /// Whether the object retains what a property of it contains. A property that only looks something up, such as
  /// `superview`, can't be set.
  private func isOwned(property: SyntaxNode, in path: FilePath) -> Bool {
    switch callee(of: property, in: path) {
    case .project(let members): return members.allSatisfy(isOwned)
    case .apple(let members): return members.allSatisfy(isOwned)
    case .local, .global, .implicitInitializer, .unknown: return false
    }
  }

  private func isOwned(_ member: AppleMember) -> Bool {
    // An alert goes away with its actions.
    member.kind == .property && member.owner.name != "UIAlertController"
      && (member.ownership == .strong || member.ownership == .copy)
      && (member.isSettable || KnownTypes.contentProperties.contains(member.name) || member.name == "navigationItem")
  }

  private func isOwned(_ property: String, of type: String) -> Bool {
    properties(named: property, of: type).map(\.member).allSatisfy(isOwned)
  }

  /// The same for a property of the project, or for one that a protocol requires if all implementations are like that.
  func isOwned(property: Member) -> Bool {
    isTrue(ofImplementationsOf: property) { $0.isStored && !$0.isStatic && $0.ownership == .strong }
  }
}

private let appleModules = AppleAPI.frameworks.union(["Swift", "Dispatch", "ObjectiveC", "Observation", "os"])

extension SyntaxNode {
  /// The collection that receives an argument of this call as a new element.
  func collectionReceiving(_ argument: SyntaxNode) -> SyntaxNode? {
    guard ["append", "insert"].contains(calledName), arguments.first == argument else { return nil }
    return receiver
  }

  /// The collection of which it's an element: `handlers` of `handlers["done"]`.
  var withoutSubscript: SyntaxNode { kind == .subscriptCall ? callee?.withoutChain ?? self : self }
}

extension SyntaxNode {
  /// Whether this binding declares a variable that doesn't retain its object.
  var isWeakVariable: Bool {
    parent.map { $0.hasModifier("weak") || $0.hasModifier("unowned") } ?? false
  }
}

extension ContentChange {
  /// Whether it adds a view or a controller, which the object then retains.
  var addsObjects: Bool {
    kind == .addition && (content == .views || content == .children || content == .recognizers)
  }
}

extension AppleMember {
  /// Whether what an initializer creates keeps a closure, rather than running it soon: that of a class of UIKit or AppKit,
  /// or of a work item, which keeps its closure also when it has run or is canceled.
  fileprivate func keepsClosure(_ argument: SyntaxNode, of call: SyntaxNode) -> Bool {
    // An animator releases its animations when they have run.
    guard owner.modules.contains(where: { $0 == "UIKit" || $0 == "AppKit" }) || owner.name == "DispatchWorkItem",
      owner.name != "UIViewPropertyAnimator",
      let parameter = parameters.first(where: { argument.mayBe($0, of: call) })
    else { return false }
    return parameter.isEscapingClosure
      && ClosureTime.time(of: parameter.label, of: "init", owner: owner.name) == nil
  }

  /// Whether this adds an action to a control, which then retains it.
  fileprivate var addsAction: Bool { name == "addAction" && owner.name == "UIControl" }

  /// The type of the parameter for an argument, or of its elements; nil if there's none.
  fileprivate func simpleType(of argument: SyntaxNode) -> String? {
    guard let parameter = parameters.first(where: { $0.label == argument.label }) else { return nil }
    let name = parameter.type.drop { "(@".contains($0) }.prefix { $0.isLetter || $0.isNumber || $0 == "[" }
    return String(name.drop { $0 == "[" })
  }
}
