import BridgeFacts
import SwiftScan
import TextModel

extension Representable {
  /// Whether code that runs in one of these methods may use the input in any way. This is an overestimate: it follows
  /// all methods and computed properties by name, and counts passing `self` on as a use of every input.
  public func mayUse(_ input: Property, in methods: [LifecycleMethod]) -> Bool {
    let mentioned = membersMentioned(in: methods)
    return mentioned.isSelfPassedOn || mentioned.contains(named: input.name)
  }

  /// The same, but storing `self` in a property of the coordinator doesn't count. This looks at no other code.
  public func mentions(_ input: Property, in methods: [LifecycleMethod]) -> Bool {
    let mentioned = membersMentioned(in: methods)
    return mentioned.isWholeSelfUsed || mentioned.contains(named: input.name)
  }

  /// Whether a member is an input whose name suggests a setting and that is never applied later.
  public func takesAsSetting(_ member: String) -> Bool {
    guard let input = input(named: member) else { return false }
    return input.isNamedForSetting && !mayUseItself(input, in: [.update, .sizeThatFits, .handle])
  }

  /// Whether code that runs in one of these methods passes `self` as a whole to something.
  public func passesSelfOn(in methods: [LifecycleMethod]) -> Bool { membersMentioned(in: methods).isSelfPassedOn }

  /// Whether the representable's own code that runs in one of these methods may use the input, in the sense of
  /// `mayUse`.
  func mayUseItself(_ input: Property, in methods: [LifecycleMethod]) -> Bool {
    let mentioned = membersMentioned(in: methods, followsCoordinator: false)
    return mentioned.isSelfPassedOn || mentioned.contains(named: input.name)
  }

  func membersMentioned(in methods: [LifecycleMethod], followsCoordinator: Bool = true) -> MentionedMembers {
    memory.mentions.value(of: LifecycleMemory.MentionsKey(methods: methods, followsCoordinator: followsCoordinator)) {
      guard methods.count > 1 else {
        return findMentions(in: methods, followsCoordinator: followsCoordinator)
      }
      return methods.reduce(into: MentionedMembers(of: memberNames)) {
        $0.formUnion(membersMentioned(in: [$1], followsCoordinator: followsCoordinator))
      }
    }
  }

  /// The names of its members, followed by those of the coordinator's members.
  var memberNames: MemberNames { memory.memberNames.value { MemberNames(members + (coordinator?.members ?? [])) } }

  private func findMentions(in methods: [LifecycleMethod], followsCoordinator: Bool) -> MentionedMembers {
    mentions(
      in: methods.flatMap(functions).flatMap(\.bodies), runBy: methods.flatMap(bodiesWithHelpers),
      followsCoordinator: followsCoordinator)
  }

  /// The members that blocks of the representable's own code mention, directly or through other members. The bodies say
  /// what names mean in some of the blocks.
  func mentions(
    in blocks: [SyntaxNode], runBy bodies: [LifecycleBody] = [], followsCoordinator: Bool = true
  ) -> MentionedMembers {
    let coordinators = followsCoordinator ? coordinator?.members ?? [] : []
    var pending = blocks.map { ($0, isInCoordinator: false) }
    var visited = Set(blocks)
    var all = MentionedMembers(of: memberNames)
    // A block that runs in several ways means nothing certain.
    let bodies = Dictionary(grouping: bodies, by: \.block).compactMapValues { $0.count == 1 ? $0[0] : nil }
    while let (block, isInCoordinator) = pending.popLast() {
      var found = mentions(below: block, runAs: bodies[block])
      // In the coordinator, `self` is another object.
      if isInCoordinator { found.isWholeSelfUsed = false }
      all.formUnion(found)
      let mentioned = found.all.sorted()
      func follow(_ member: Member, isInCoordinator: Bool) {
        guard member.isFunction || member.isProperty else { return }
        for body in member.bodies where visited.insert(body).inserted { pending.append((body, isInCoordinator)) }
      }
      for number in mentioned where !isInCoordinator && number < members.count {
        if calls(members[number], number, found) { follow(members[number], isInCoordinator: false) }
      }
      for number in mentioned where coordinators.indices.contains(number - members.count) {
        follow(coordinators[number - members.count], isInCoordinator: true)
      }
    }
    return all
  }

  /// The members that a block mentions. The body says what names mean in it.
  private func mentions(below block: SyntaxNode, runAs body: LifecycleBody?) -> Mentions {
    memory.mentions(below: block, runAs: body) {
      memberNames.mentions(
        below: block,
        // The represented object has members of its own: `textView.text`.
        isOther: { base in body.map { place(of: base, in: $0) == Place(.represented) } ?? false },
        keeper: { node in body.flatMap { keeper(ofCopy: node, in: $0) } })
    }
  }

  /// The property of the coordinator to which a statement assigns `self`, if it only stores it there.
  private func keeper(ofCopy node: SyntaxNode, in body: LifecycleBody) -> String? {
    guard let assignment = node.parent.flatMap({ Assignment($0) }), assignment.value == [node],
      let name = coordinatorMember(assignment.target, in: body),
      let property = coordinator?.properties.first(where: { $0.name == name }), isCopy(property),
      // Observers of the property may apply the new value.
      property.member.bodies.isEmpty
    else { return nil }
    return name
  }

  /// Whether mentions can mean a function of the representable itself. A modifier often has the name of the property that
  /// it sets, or of a method of the coordinator.
  private func calls(_ member: Member, _ number: Int, _ found: Mentions) -> Bool {
    guard member.isFunction, !found.ownCalls.contains(number) else { return true }
    return found.values.contains(number) && input(named: member.name) == nil
  }

  /// The places in a body of the representable that read the value of the input while the body runs.
  ///
  /// Writes, uses that pass on its projection (`$text`), and uses in closures that run later don't count.
  public func valueReads(of input: Property, in body: LifecycleBody) -> [SyntaxNode] {
    guard !body.isInCoordinator else { return [] }
    return body.block.uses(of: input.name, within: body.function.node).filter { $0.readsValue(in: body.block) }
  }
}

extension SyntaxNode {
  /// The expressions that mean the property `name` of `self`: `self.name`, and `name` unless it's a local.
  public func uses(of name: String, within function: SyntaxNode) -> [SyntaxNode] {
    var found: [SyntaxNode] = []
    walk(mentioning: [BytePattern(word: name)]) { node in
      if node.isUse(of: name, within: function) { found.append(node) }
      return true
    }
    return found
  }

  /// Whether it means the property `name` of `self`.
  fileprivate func isUse(of name: String, within function: SyntaxNode) -> Bool {
    switch kind {
    case .reference: return isNamed(name) && !isLocal(name, within: function)
    case .memberAccess:
      // A closure that captures `self` weakly reads `self?.name`.
      guard isNamed(name), let base = base?.withoutUnwrapping else { return false }
      return base.kind == .reference && base.isNamed("self")
    case .optionalBinding:
      return pattern?.isNamed(name) ?? false && value == nil && !isLocal(name, within: function)
    case .capture:
      // `[name]` reads the property around the closure.
      return isNamed(name) && value == nil && !isLocal(name, within: function)
    default: return false
    }
  }

  /// Whether the expression is read while a block runs, not later.
  func readsValue(in block: SyntaxNode) -> Bool { position(in: block) == .synchronous && !isWritten }

  /// Whether the expression is only written to. The target of a compound assignment is also read.
  public var isWritten: Bool {
    var node = self
    while let parent = node.parent {
      switch parent.kind {
      case .memberAccess, .optionalChain, .forceUnwrap: node = parent
      case .subscriptCall where parent.callee == node: node = parent
      case .inoutReference: return true
      case .sequence: return Assignment(parent).map { $0.target == node && !$0.isCompound } ?? false
      default: return false
      }
    }
    return false
  }
}

extension ProjectModel {
  /// Whether a protocol of the project that a representable adopts has code that mentions an input, such as a lifecycle
  /// method in an extension.
  public func isUsedInProtocols(_ input: Property, of representable: Representable) -> Bool {
    let word = [BytePattern(word: input.name)]
    return ancestry(of: representable.parts).names.contains { name in
      guard declaresType(name), isProtocol(name) == true else { return false }
      return extensions(of: name).contains { !$0.members(mentioning: word).isEmpty }
    }
  }
}

extension ProjectModel {
  /// Whether code that extensions of protocols add to a representable, and that one of these methods runs, may use the
  /// input, in the sense of `Representable.mayUse`.
  public func mayUse(
    _ input: Property, inInheritedCodeOf representable: Representable, runBy methods: [LifecycleMethod]
  ) -> Bool {
    let bodies = methods.flatMap { self.bodies(reachedFrom: $0, of: representable) }
    let inherited = bodies.filter { $0.isForeign && $0.isInRepresentable }
    let mentioned = representable.mentions(in: inherited.map(\.block), runBy: inherited)
    if mentioned.isSelfPassedOn || mentioned.contains(named: input.name) { return true }
    // An overloaded method of an extension isn't followed.
    let followed = Set(bodies.compactMap(\.call))
    return bodies.contains { body in
      body.isInRepresentable
        && body.block.descendants(.call).contains { call in
          !followed.contains(call) && call.callsMethodOfSelf(within: body.function.node)
            && !representable.declares(call.calledName)
            && declaresMember(named: call.calledName, of: representable.name, from: representable.name)
        }
    }
  }
}

extension SyntaxNode {
  /// Whether a call has no receiver, or `self`, and doesn't call a local.
  fileprivate func callsMethodOfSelf(within function: SyntaxNode) -> Bool {
    guard let receiver else { return callee?.kind == .reference && !isLocal(calledName, within: function) }
    return receiver.kind == .reference && receiver.isNamed("self")
  }
}

extension String {
  /// The name of the property that `$name` or `_name` belongs to.
  var withoutProjection: String {
    let first = utf8.first
    guard first == UInt8(ascii: "$") || first == UInt8(ascii: "_") && utf8.count > 1 else { return self }
    return String(dropFirst())
  }
}
