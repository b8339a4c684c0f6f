import AppleAPI
import BridgeFacts
import SwiftScan
import TextModel

extension ProjectModel {
  /// Whether a publisher certainly doesn't end by itself, so that a subscription lasts until it's canceled. `mayFail`
  /// says whether the subscriber accepts errors.
  public func goesOnForever(_ publisher: SyntaxNode, mayFail: Bool, in path: FilePath) -> Bool {
    PublisherSearch(project: self, mayFail: mayFail).isEndless(publisher, in: path)
  }

  /// Whether a call in an extension of publishers subscribes to one that doesn't end by itself. `isSelfEndless` says
  /// whether `self` is such a publisher.
  func subscribesForever(_ call: SyntaxNode, in path: FilePath, isSelfEndless: Bool) -> Bool {
    guard call.isCall(named: "sink"), !mayBeFunctionOfProject(call, in: path) else { return false }
    let mayFail = call.argument(labeled: "receiveCompletion") != nil
    var search = PublisherSearch(project: self, mayFail: mayFail)
    search.isSelfEndless = isSelfEndless
    return search.isEndless(receiver: call.receiver, in: path)
  }

  /// The properties of the project whose projected value `$name` may mean.
  func properties(projectedBy node: SyntaxNode, in path: FilePath) -> [Property] {
    let base = node.base?.withoutChain
    let owner =
      base?.isNamed("self") ?? true
      ? node.enclosingTypeName : base.flatMap { type(of: $0, in: path).withoutOptionals.nominal?.name }
    return owner.map { properties(named: node.name.withoutProjection, of: $0) } ?? []
  }

  /// Whether some code ends a subject with this name.
  fileprivate func isEnded(subjectNamed name: String) -> Bool {
    units(mentioning: name).contains { unit in
      unit.root.descendants(.call, mentioning: [BytePattern(word: name)]).contains {
        $0.isCall(named: "send") && $0.argument(labeled: "completion") != nil && $0.receiver?.memberPath?.last == name
      }
    }
  }
}

/// Follows a publisher or an asynchronous sequence to the values from which it's made.
struct PublisherSearch {
  let project: ProjectModel
  let mayFail: Bool
  /// The number of other declarations that lead here. Declarations may mean each other; the operators of one expression
  /// come to an end.
  private var depth = 0
  /// These declarations.
  private var visited: Set<SyntaxNode> = []
  /// Whether the publisher continues that `self` means in an extension of publishers; nil elsewhere.
  fileprivate var isSelfEndless: Bool?
  /// Whether a property keeps the publisher or the sequence, so that others may use it, too.
  private(set) var isShared = false

  init(project: ProjectModel, mayFail: Bool) {
    self.project = project
    self.mayFail = mayFail
  }

  /// The search of what a declaration means; nil if the declaration leads here, too.
  func through(_ declaration: SyntaxNode) -> PublisherSearch? {
    var search = self
    search.depth += 1
    return search.visited.insert(declaration).inserted ? search : nil
  }

  func isEndless(_ expression: SyntaxNode, in path: FilePath) -> Bool {
    let node = expression.withoutEffects.withoutParentheses.withoutChain
    guard depth < 8 else { return false }
    switch node.kind {
    case .call: return isEndless(call: node, in: path)
    case .reference, .memberAccess: return isEndless(property: node, in: path)
    default: return false
    }
  }

  private func isEndless(call: SyntaxNode, in path: FilePath) -> Bool {
    if case .project(let members) = project.callee(of: call, in: path) {
      if let owner = members.first?.owner.name, members.allSatisfy({ $0.node.kind == .initializerDeclaration }) {
        return passesSubscribersOn(owner)
      }
      return returnEndless(members, of: call.receiver, in: path)
    }
    let values = call.arguments.compactMap(\.value).filter { $0.kind != .closure }
    if let name = call.callee?.dottedName, name.hasPrefix("Publishers.") {
      if PublisherEnd.end(ofSource: name) == .joins {
        return isEndless(joining: values.flatMap { elements(of: $0, in: path) }, in: path)
      }
      return !values.isEmpty && values.allSatisfy { isEndless($0, in: path) }
    }
    let label = call.arguments.first?.label ?? "_"
    if let end = PublisherEnd.end(ofSource: "\(call.calledName)(\(label):)") { return end == .never }
    guard isOperator(call.calledName) else { return createsEndlessStream(call, in: path) }
    switch PublisherEnd.end(ofOperator: call.calledName) {
    case .ends: return false
    case .fails: return !mayFail && isEndless(receiver: call.receiver, in: path)
    case .joins:
      guard let receiver = call.receiver else { return false }
      return isEndless(joining: [receiver] + values, in: path)
    case .never: return isEndless(receiver: call.receiver, in: path)
    }
  }

  /// The publishers of a list, or those that a closure makes of the elements of a collection; others are one themselves.
  private func elements(of value: SyntaxNode, in path: FilePath) -> [SyntaxNode] {
    if value.kind == .arrayLiteral { return Array(value.children) }
    guard value.isCall(named: "map"), let list = value.receiver, project.isCollection(list, in: path),
      let results = value.arguments.last?.value?.returnedValues, results.count == 1
    else { return [value] }
    return results
  }

  /// The same for the receiver of an operator, which is `self` if there's none.
  func isEndless(receiver: SyntaxNode?, in path: FilePath) -> Bool {
    receiver.map { isEndless($0, in: path) } ?? isSelfEndless ?? false
  }

  /// Whether one publisher that joins others continues: while one of them does, unless another one fails.
  private func isEndless(joining publishers: [SyntaxNode], in path: FilePath) -> Bool {
    let areEndless = publishers.lazy.map { isEndless($0, in: path) }
    return mayFail ? areEndless.allSatisfy { $0 } && !publishers.isEmpty : areEndless.contains(true)
  }

  private func isEndless(property node: SyntaxNode, in path: FilePath) -> Bool {
    let name = node.name
    if PublisherEnd.end(ofSource: name) == .never { return true }
    if name == "self" { return isSelfEndless ?? false }
    if name.hasPrefix("$"), name.dropFirst().first?.isNumber == false { return isPublished(node, in: path) }
    switch project.callee(of: node, in: path) {
    case .project(let members):
      if isSubject(node, in: path) { return !project.isEnded(subjectNamed: name) }
      return returnEndless(members, of: node.base, in: path)
    case .local(let declaration):
      guard declaration.kind == .binding, let value = declaration.value, let deeper = through(declaration) else {
        return false
      }
      return deeper.isEndless(value, in: path)
    case .global(let global):
      guard let value = global.node.value, var deeper = through(global.node) else { return false }
      deeper.isShared = true
      return deeper.isEndless(value, in: global.path)
    case .apple, .implicitInitializer, .unknown: return false
    }
  }

  /// Whether `$name` is the publisher of a published property. Only a property of the project can have another wrapper.
  private func isPublished(_ node: SyntaxNode, in path: FilePath) -> Bool {
    project.properties(projectedBy: node, in: path).allSatisfy { $0.wrapper == "Published" }
  }

  private func isSubject(_ node: SyntaxNode, in path: FilePath) -> Bool {
    guard let type = project.type(of: node, in: path).nominal, type.origin == .apple else { return false }
    return ["PassthroughSubject", "CurrentValueSubject"].contains(type.name)
  }

  /// Whether members return publishers that continue; those of an extension of publishers may pass on what they are
  /// called on.
  private func returnEndless(_ members: [Member], of receiver: SyntaxNode?, in path: FilePath) -> Bool {
    var search = self
    search.isSelfEndless =
      members.allSatisfy(\.extendsPublishers) ? isEndless(receiver: receiver, in: path) : nil
    return search.returnEndless(members)
  }

  private func returnEndless(_ members: [Member]) -> Bool {
    // A class that conforms to a protocol has the requirements of that, too.
    let declared = members.filter { !$0.owner.isProtocol }
    let found = declared.isEmpty ? members : declared
    guard found.count == 1, let member = found.first, var deeper = through(member.code) else { return false }
    if member.owner.isProtocol {
      return project.implementations(of: member).map { $0.allSatisfy { deeper.returnEndless([$0]) } } ?? false
    }
    if member.isStored {
      deeper.isShared = true
      return deeper.hasOnlyEndless(in: member)
    }
    let values = project.isOverridden(member) ? [] : member.bodies.flatMap(\.returnedValues)
    return !values.isEmpty && values.allSatisfy { deeper.isEndless($0, in: member.path) }
  }

  /// Whether a stored property contains publishers that continue: the one with which it's declared, or all those that the
  /// code of its type assigns to it.
  private func hasOnlyEndless(in property: Member) -> Bool {
    if let value = property.binding?.value { return isEndless(value, in: property.path) }
    guard property.isPrivate || property.node.isNamed("let"), let stored = Property(property) else { return false }
    let word = [BytePattern(word: property.name)]
    let parts = project.declarations(of: property.owner.name) + project.extensions(of: property.owner.name)
    let values = parts.flatMap { $0.members(mentioning: word) }.flatMap { member in
      member.bodies.flatMap { $0.values(assignedTo: stored) }.map { MemberValue(node: $0, member: member) }
    }
    return !values.isEmpty && values.allSatisfy { isEndless($0.node, in: $0.member.path) }
  }

  /// Whether a publisher that the project declares passes its subscribers on to one that continues.
  private func passesSubscribersOn(_ type: String) -> Bool {
    let parts = project.declarations(of: type) + project.extensions(of: type)
    let receivers = parts.flatMap { $0.members(mentioning: ["subscriber"]) }.filter {
      $0.isFunction && $0.name == "receive" && $0.labels == ["subscriber"]
    }
    guard receivers.count == 1, let statements = receivers[0].node.body?.items, statements.count == 1,
      ["subscribe", "receive"].contains(statements[0].calledName), let deeper = through(receivers[0].code)
    else { return false }
    return statements[0].receiver.map { deeper.isEndless($0, in: receivers[0].path) } ?? false
  }

  private func isOperator(_ name: String) -> Bool {
    ["Publisher", "ConnectablePublisher"].contains { type in
      AppleAPI.type(named: type, in: "Combine")?.declaredMembers(named: name).isEmpty == false
    }
  }
}

extension Member {
  /// Whether it's declared in an extension of one of Combine's types, so that `self` is a publisher.
  var extendsPublishers: Bool {
    owner.isExtension && AppleAPI.type(named: owner.name, in: "Combine") != nil
  }
}
