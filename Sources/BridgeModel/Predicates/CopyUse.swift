import BridgeFacts
import SwiftScan
import TextModel

extension ProjectModel {
  /// Whether code of some lifecycle methods may use the input.
  ///
  /// Unlike `Representable.mayUse`, it doesn't count storing the struct in the coordinator as a use of every input. What
  /// counts is the code that reads the copy. Finding that code may read every file, so ask what is cheaper first.
  public func mayUse(_ input: Property, of representable: Representable, in methods: [LifecycleMethod]) -> Bool {
    if representable.mentions(input, in: methods) { return true }
    let copies = representable.membersMentioned(in: methods).copies
    return !copies.isEmpty && inputsRead(through: copies, of: representable)?.contains(input.name) ?? true
  }

  /// The inputs that code reads through copies of the representable in its coordinator, at any time after the make
  /// method. Nil if code may pass a copy on.
  fileprivate func inputsRead(through copies: Set<String>, of representable: Representable) -> Set<String>? {
    guard let coordinator = representable.coordinator, coordinator.isClass, !coordinator.isAmbiguous,
      isClosedWorld(coordinator.declarations)
    else { return nil }
    var read: Set<String> = []
    for copy in coordinator.properties where copies.contains(copy.name) {
      guard let members = membersRead(through: copy, of: representable, coordinator) else { return nil }
      read.formUnion(members)
    }
    // An extension of a protocol may read any input.
    guard read.allSatisfy(representable.declares) else { return nil }
    // A modifier often has the name of the input that it sets.
    let code = representable.members.filter {
      read.contains($0.name) && !$0.isStored && !($0.isFunction && representable.input(named: $0.name) != nil)
    }
    let mentioned = representable.mentions(in: code.flatMap(\.bodies))
    guard !mentioned.isSelfPassedOn else { return nil }
    return Set(representable.inputs.map(\.name).filter { read.contains($0) || mentioned.contains(named: $0) })
  }

  private func membersRead(
    through copy: Property, of representable: Representable, _ coordinator: Coordinator
  ) -> Set<String>? {
    let word = SoughtWord(representable.simpleName)
    var read: Set<String> = []
    for unit in units(mentioning: copy.name) where !copy.member.isPrivate || unit.path == copy.member.path {
      // Many objects have a `parent`. One of unknown type is the coordinator only where code names the representable.
      let guess = unit.file.mayMention(word)
      for use in unit.root.mentions(ofMember: copy.name)
      where mayMean(use, memberOf: coordinator.name, in: unit.path, guess: guess) && !use.isWritten {
        if runsOnlyInMake(use, of: representable, coordinator) { continue }
        guard let access = use.accessedMember else { return nil }
        if !access.isWritten { read.formUnion([access.name, access.name.withoutProjection]) }
      }
    }
    return read
  }

  /// Whether code of the coordinator runs only while the coordinator or the view is created.
  private func runsOnlyInMake(
    _ node: SyntaxNode, of representable: Representable, _ coordinator: Coordinator
  ) -> Bool {
    guard let function = coordinator.members.first(where: { $0.node.contains(node) }),
      let block = function.bodies.first(where: { $0.contains(node) }),
      timing(of: node, in: block, of: function.path) == .now
    else { return false }
    return function.node.kind == .initializerDeclaration || runsOnlyInMake(function, of: representable, coordinator)
  }

  /// Whether only the make method calls a method of the coordinator, directly or through other methods.
  fileprivate func runsOnlyInMake(
    _ function: Member, of representable: Representable, _ coordinator: Coordinator
  ) -> Bool {
    representable.memory.calledOnlyInMake.value(of: function.node) {
      var visited: Set<SyntaxNode> = []
      return representable.runsOnlyInMake(function)
        && isUsedOnlyInMake(function, of: representable, coordinator, &visited)
    }
  }

  private func isUsedOnlyInMake(
    _ function: Member, of representable: Representable, _ coordinator: Coordinator, _ visited: inout Set<SyntaxNode>
  ) -> Bool {
    guard visited.insert(function.node).inserted else { return true }
    let isOfCoordinator = coordinator.declarations.contains(function.owner)
    guard let uses = uses(of: function, in: isOfCoordinator ? coordinator.declarations : representable.parts) else {
      return false
    }
    let makers = LifecycleMethod.creating.flatMap { representable.functions($0) }.map(\.node)
    for use in uses where !(use.isCallee && makers.contains { $0.contains(use) }) {
      let users = (coordinator.members + representable.members).filter(\.isFunction)
      guard use.isCallee, let user = users.first(where: { $0.node.contains(use) }), let body = user.node.body,
        timing(of: use, in: body, of: user.path) == .now,
        isUsedOnlyInMake(user, of: representable, coordinator, &visited)
      else { return false }
    }
    return true
  }

  /// The places in a body that read the value of an input while the body runs, in the sense of
  /// `Representable.valueReads`, also through a copy in a method of the coordinator that only the make method calls.
  public func valueReads(
    of input: Property, in body: LifecycleBody, of representable: Representable
  ) -> [SyntaxNode] {
    guard body.isInCoordinator, let coordinator = representable.coordinator,
      runsOnlyInMake(body.function, of: representable, coordinator)
    else { return representable.valueReads(of: input, in: body) }
    return coordinator.properties.filter(representable.isCopy).flatMap { copy in
      body.block.uses(of: copy.name, within: body.function.node).compactMap(\.accessedMember).filter {
        $0.isNamed(input.name) && $0.readsValue(in: body.block)
      }
    }
  }
}
