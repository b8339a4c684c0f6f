import BridgeFacts
import SwiftScan
import TextModel

extension ProjectModel {
  /// Whether something other than `deinit` may release a closure that keeps `self`. As long as it's kept, `deinit` doesn't
  /// run.
  public func mayRelease(_ closure: KeptClosure, in type: ProjectType) -> Bool {
    switch closure.keeper {
    case .property(let name), .task(let name?):
      return mayRun(in: type, keptBy: closure) { places(emptying: name, in: $0, of: $1) }
        || mayEmpty(name, ofObjects: type)
    case .system(let pair):
      let stops = [pair.stopName] + [pair.otherStopName].compactMap(\.self)
      return mayRun(in: type, keptBy: closure) { body, _ in stops.flatMap { body.places(calling: $0) } }
    case .task(nil): return false
    case .model(let property):
      // A closure that registers again is kept by each following change, too.
      return property == nil && !closure.node.runsAny(of: type.members.functions(leadingTo: closure.member.name))
    }
  }

  /// Whether some places in the code of a type may run while a closure keeps the object.
  private func mayRun(
    in type: ProjectType, keptBy closure: KeptClosure, _ places: (SyntaxNode, FilePath) -> [SyntaxNode]
  ) -> Bool {
    var search = EarlyRunSearch(project: self, type: type, closure: closure)
    for member in (type.members + inheritedMembers(of: type)).beforeTheEnd {
      for body in member.bodies {
        for place in places(body, member.path) where search.mayRun(place, in: body, of: member) { return true }
      }
    }
    return false
  }

  private func inheritedMembers(of type: ProjectType) -> [Member] {
    guard let primary = type.primary else { return [] }
    let superclasses = superclasses(of: primary)
    return (superclasses + superclasses.flatMap { extensions(of: $0.name) }).flatMap(\.members)
  }

  /// Whether code of other types, or of subclasses, may empty a property of objects of this type.
  private func mayEmpty(_ property: String, ofObjects type: ProjectType) -> Bool {
    let declared = properties(named: property, of: type.name)
    guard declared.isEmpty || declared.contains(where: { !$0.member.isPrivate }) else { return false }
    let word = SoughtWord(type.simpleName)
    return files(mentioning: property).filter { $0.mayMention(word) }.contains { file in
      types(in: file, mentioning: SoughtWord(property)).contains { other in
        guard other.name != type.name else { return false }
        let inherits = other.primary.map { superclasses(of: $0).contains { $0.name == type.name } } ?? false
        return other.localMembers(mentioning: [BytePattern(word: property)]).flatMap(\.bodies).contains { body in
          places(emptying: property, in: body, of: file.path, ofOthersOnly: !inherits).contains { place in
            !isOtherProperty(place, than: declared.map(\.member), in: file.path)
          }
        }
      }
    }
  }

  /// Whether code that empties a property with the name of others means one of a different type, which is known.
  private func isOtherProperty(_ place: SyntaxNode, than properties: [Member], in file: FilePath) -> Bool {
    guard let name = properties.first?.name, let target = Assignment(place)?.target ?? place.receiver else {
      return false
    }
    let links = sequence(first: target) { $0.previousLink }
    guard let access = links.first(where: { $0.isNamed(name) }), case .project(let found) = callee(of: access, in: file)
    else { return false }
    return !found.isEmpty
      && found.allSatisfy { !$0.owner.isProtocol && !$0.node.hasModifier("override") && !properties.contains($0) }
  }

  /// Whether any code empties a property or ends its contents. `deinit` doesn't count, because it doesn't run while
  /// something keeps the object.
  public func mayEmpty(_ property: String, in members: [Member]) -> Bool {
    members.beforeTheEnd.contains { member in
      member.bodies.contains { !places(emptying: property, in: $0, of: member.path).isEmpty }
    }
  }

  /// The places in code that empty a property; if `ofOthersOnly`, only those with an object other than `self`.
  private func places(
    emptying property: String, in body: SyntaxNode, of file: FilePath, ofOthersOnly: Bool = false
  ) -> [SyntaxNode] {
    let word = [BytePattern(word: property)]
    // `if let task = updates { task.cancel() }` gives the value another name.
    let others = body.descendants(.optionalBinding, mentioning: word).filter { $0.value != nil }
      .compactMap { $0.pattern?.declaredNames.first }
    let calls = others.isEmpty ? [] : body.descendants(.call, mentioning: others.map { BytePattern(word: $0) })
    return (body.descendants(.sequence, .call, mentioning: word) + calls).filter { node in
      let assignment = Assignment(node)
      guard let path = (assignment?.target ?? node.receiver?.namedValue(within: body))?.pathFromSelf,
        !ofOthersOnly || path.count > 1
      else { return false }
      if let assignment { return path.last == property && assignment.isEmptying }
      return node.kind == .call && path.contains(property) && (node.endsReceiver || endsReceiver(node, in: file))
    }
  }

  /// Whether a call means a method of the project that ends what it's called on: `bag.cancelAll()`.
  private func endsReceiver(_ call: SyntaxNode, in file: FilePath) -> Bool {
    guard case .project(let methods) = callee(of: call, in: file) else { return false }
    return ownFunctions(runBy: methods).flatMap(\.bodies).contains { body in
      body.descendants(.sequence, .call).contains { Assignment($0)?.isEmptying ?? $0.endsReceiver }
    }
  }
}

extension [Member] {
  /// Whether any code except `deinit` calls a function with this name, or passes it on.
  public func mayCall(_ name: String) -> Bool {
    beforeTheEnd.flatMap(\.bodies).contains { !$0.places(calling: name).isEmpty }
  }

  /// Whether `deinit` calls a function with this name, or passes it on.
  public func mayCallAtTheEnd(_ name: String) -> Bool {
    deinitializers.flatMap(\.bodies).contains { !$0.places(calling: name).isEmpty }
  }

  /// The names of the functions that lead to calls of a function with this name, and that name.
  public func functions(leadingTo name: String) -> Set<String> {
    var names: Set = [name]
    while true {
      let more = filter { member in
        member.isFunction && !names.contains(member.name)
          && member.bodies.contains { !$0.places(calling: name).isEmpty || $0.runsAny(of: names) }
      }
      if more.isEmpty { return names }
      names.formUnion(more.map(\.name))
    }
  }

  fileprivate var deinitializers: [Member] { filter { $0.node.kind == .deinitializerDeclaration } }
  fileprivate var beforeTheEnd: [Member] { filter { $0.node.kind != .deinitializerDeclaration } }
}

extension SyntaxNode {
  /// Whether code calls a function of `self` with one of these names, or passes it on.
  public func runsAny(of names: Set<String>) -> Bool {
    names.contains { name in places(calling: name).contains { $0.pathFromSelf == [name] } }
  }

  /// Whether an item of this block between two offsets may leave the block.
  func mayExit(between start: Int, and end: Int) -> Bool {
    items.contains { item in
      item.range.upperBound > start && item.range.lowerBound < end && (item.kind == .deferStatement || item.mayExit)
    }
  }

  /// Whether code may leave the block around a statement. What leaves a closure or a function in it doesn't.
  fileprivate var mayExit: Bool {
    if isFunctionOrType { return false }
    let exits: [SyntaxKind] = [.returnStatement, .throwStatement, .breakStatement, .continueStatement, .tryExpression]
    return exits.flatMap { descendants($0) }.contains { exit in
      exit.ancestors.prefix { $0 != self }.allSatisfy { $0.kind != .closure && !$0.isFunctionOrType }
    }
  }

  /// The places that call a function with this name, or pass it on.
  func places(calling name: String) -> [SyntaxNode] {
    descendants(.reference, .memberAccess, mentioning: [BytePattern(word: name)]).filter { $0.isNamed(name) }
  }

  /// Whether it calls a method that ends what it's called on or removes it.
  fileprivate var endsReceiver: Bool { kind == .call && endings.contains(calledName) }
}

extension Assignment {
  /// Whether it leaves nothing in a variable.
  fileprivate var isEmptying: Bool { ["nil", "[]", ".init()"].contains(valueText) }
}

private let endings: Set = ["cancel", "invalidate", "removeAll", "forEach", "popLast", "stop", "finish"]
