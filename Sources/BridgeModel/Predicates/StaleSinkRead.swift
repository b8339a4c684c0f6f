import BridgeFacts
import SwiftScan
import TextModel

extension ProjectModel {
  /// The reads of old values in the code of a type, in the analyzed file, by subscribers that a published property calls
  /// before it changes. If a subscriber also uses the new value, its own reads may be meant to be of the old one.
  public func staleSinkReads(in type: ProjectType) -> [StaleRead] {
    type.localCalls(named: "sink").flatMap { found -> [StaleRead] in
      guard let closure = found.call.valueReceiver, let publisher = found.call.receiver,
        !mayBeFunctionOfProject(found.call, in: found.member.path)
      else { return [] }
      let paths = pathsBeforeChange(of: publisher, in: found.member)
      guard !paths.isEmpty else { return [] }
      let usesNewValue = closure.usesItsParameters
      let reads =
        usesNewValue
        ? []
        : closure.reads(of: paths, within: found.member.node) { isUsedAtOnce($0, in: closure, of: type.path) }
      let own = paths.filter { found.call.isOfSelf($0, within: found.member.node) }
      let calls = closure.descendants(.call).filter { !usesNewValue || $0.arguments.isEmpty }
      return reads.map { StaleRead(node: $0.node, path: $0.path, registration: found.call) }
        + staleReads(by: calls, in: closure, registeredBy: found.call, of: own, type)
    }
  }

  /// The properties that have old values while a publisher calls its subscribers.
  private func pathsBeforeChange(
    of publisher: SyntaxNode, in member: Member, depth: Int = 0
  ) -> Set<[String]> {
    let node = publisher.withoutEffects.withoutParentheses.withoutChain.namedValue(within: member.node)
    switch node.kind {
    case .call: return pathsBeforeChange(ofCall: node, in: member, depth: depth)
    case .arrayLiteral:
      return node.children.reduce(into: []) { $0.formUnion(pathsBeforeChange(of: $1, in: member, depth: depth)) }
    case .memberAccess, .reference:
      if node.isNamed("objectWillChange") { return publishedPaths(of: node.base, in: member) }
      guard node.name.hasPrefix("$") else { return pathsBeforeChange(ofProperty: node, in: member, depth: depth) }
      let properties = properties(projectedBy: node, in: member.path)
      guard !properties.isEmpty, properties.allSatisfy({ $0.wrapper == "Published" }), var path = node.pathFromSelf
      else { return [] }
      path[path.count - 1] = node.name.withoutProjection
      return [path]
    default: return []
    }
  }

  /// The same for a property of the project that returns a publisher; of a protocol, if all types agree.
  private func pathsBeforeChange(ofProperty node: SyntaxNode, in member: Member, depth: Int) -> Set<[String]> {
    guard depth < 4, case .project(let found) = callee(of: node, in: member.path), found.count == 1,
      let object = node.base?.withoutChain.isNamed("self") ?? true ? [] : node.base?.pathFromSelf
    else { return [] }
    let getters = found[0].owner.isProtocol ? implementations(of: found[0]) ?? [] : found
    let answers = getters.map { getter -> Set<[String]> in
      let values = getter.bodies.flatMap(\.returnedValues)
      return values.count == 1 ? pathsBeforeChange(of: values[0], in: getter, depth: depth + 1) : []
    }
    guard let first = answers.first, answers.allSatisfy({ $0 == first }) else { return [] }
    return Set(first.map { object + $0 })
  }

  private func pathsBeforeChange(ofCall call: SyntaxNode, in member: Member, depth: Int) -> Set<[String]> {
    var publishers: [SyntaxNode] = []
    if let name = call.callee?.dottedName, PublisherEnd.end(ofSource: name) == .joins {
      publishers = call.arguments.compactMap(\.value)
    } else if SynchronousOperator.names.contains(call.calledName), let receiver = call.receiver {
      // Which changes are left after `map { … }.removeDuplicates()` is unknown.
      guard call.calledName != "removeDuplicates" || !receiver.transformsValues else { return [] }
      publishers = [receiver]
      if PublisherEnd.end(ofOperator: call.calledName) == .joins { publishers += call.arguments.compactMap(\.value) }
    }
    let paths = publishers.reduce(into: Set<[String]>()) {
      $0.formUnion(pathsBeforeChange(of: $1, in: member, depth: depth))
    }
    // `map(\.title)` passes on changes of a part.
    guard let part = call.arguments.first?.value, part.kind == .keyPath else { return paths }
    return Set(paths.map { $0 + part.all(.keyPathComponent).map(\.name) })
  }

  /// The published properties of an object, or of `self`, if no code of its class announces other changes.
  private func publishedPaths(of object: SyntaxNode?, in member: Member) -> Set<[String]> {
    let isSelf = object?.withoutChain.isNamed("self") ?? true
    let owner =
      isSelf ? member.owner.name : object.flatMap { type(of: $0, in: member.path).withoutOptionals.nominal?.name }
    guard let owner, let path = isSelf ? [] : object?.pathFromSelf, let model = modelClass(named: owner),
      model.isObservableObject == true, properties(named: "objectWillChange", of: owner).isEmpty
    else { return [] }
    let properties = (declarations(of: owner) + extensions(of: owner)).flatMap(\.members).compactMap(Property.init)
    return Set(properties.filter { $0.wrapper == "Published" }.map { path + [$0.name] })
  }
}

extension SyntaxNode {
  /// The closure of a `sink` call that receives the values.
  fileprivate var valueReceiver: SyntaxNode? {
    let closure = argument(labeled: "receiveValue")?.value ?? (arguments.count == 1 ? arguments[0].value : nil)
    return closure?.kind == .closure ? closure : nil
  }

  /// Whether an operator in a chain of them makes other values with a closure.
  fileprivate var transformsValues: Bool {
    guard kind == .call else { return false }
    let takesClosure = arguments.contains { $0.value?.kind == .closure }
    return takesClosure && transformations.contains(calledName) || receiver?.transformsValues ?? false
  }

  /// Whether the code of a closure mentions its parameters.
  fileprivate var usesItsParameters: Bool {
    let names = (first(.closureSignature)?.parameters ?? []).compactMap(\.usableName) + ["$0"]
    return descendants(.reference).contains { names.contains($0.name) }
  }

  /// Whether a path that code at this node mentions begins with a member of `self`, or with a local that the function
  /// stores in such a member: `self.model = model`.
  fileprivate func isOfSelf(_ path: [String], within function: SyntaxNode) -> Bool {
    guard let name = path.first, isLocal(name, within: function) else { return true }
    return function.descendants(.sequence, mentioning: [BytePattern(word: name)]).contains { node in
      guard let assignment = Assignment(node) else { return false }
      return assignment.target.memberPath == ["self", name] && assignment.value.map(\.name) == [name]
    }
  }
}

/// The operators whose closures make other values of those that they receive.
private let transformations: Set = ["map", "compactMap", "scan", "tryMap", "tryCompactMap", "tryScan"]
