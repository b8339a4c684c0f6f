import SwiftScan

/// Finds out whether code runs while a closure keeps an object. Code in `deinit` doesn't, nor that of a method that no
/// other code calls, except the method that creates the closure.
struct EarlyRunSearch {
  private let project: ProjectModel
  private let type: ProjectType
  private let closure: KeptClosure
  /// The methods whose callers have been examined.
  private var visited: Set<SyntaxNode> = []

  init(project: ProjectModel, type: ProjectType, closure: KeptClosure) {
    self.project = project
    self.type = type
    self.closure = closure
  }

  /// Whether a place in the code of a member other than `deinit` may run, without ending only an earlier closure.
  mutating func mayRun(_ place: SyntaxNode, in body: SyntaxNode, of member: Member) -> Bool {
    if project.timing(of: place, in: body, of: member.path) == .now,
      isCreated(after: place, in: member) || isBeforeOnlyCreation(place, in: member)
    {
      return false
    }
    guard member.isFunction, member != closure.member, let uses = project.uses(of: member, in: type.declarations) else {
      return true
    }
    guard visited.insert(member.node).inserted else { return false }
    for use in uses {
      guard let user = type.members.first(where: { $0.node.contains(use) }) else { return true }
      if user.node.kind == .deinitializerDeclaration { continue }
      guard use.isCallee, let body = user.bodies.first(where: { $0.contains(use) }) else { return true }
      if mayRun(use, in: body, of: user) { return true }
    }
    return false
  }

  /// Whether a run of code that passes a place continues and creates the closure, with no exit between them. What ends
  /// there is an earlier closure, as in `timer?.invalidate(); timer = Timer.scheduledTimer(…)`, or in
  /// `func reset() { timer?.invalidate(); start() }`.
  private func isCreated(after place: SyntaxNode, in member: Member) -> Bool {
    let creation = closure.call.range.lowerBound
    if let block = blockOfCreation, place.range.upperBound <= creation, block.contains(place),
      !block.mayExit(between: place.range.lowerBound, and: creation)
    {
      return true
    }
    var visited: Set<SyntaxNode> = []
    return place.blocksAround.contains { block in
      block.itemsInSequence.contains { item in
        item.range.lowerBound > place.range.upperBound
          && !block.mayExit(between: place.range.lowerBound, and: item.range.lowerBound)
          && callsCreator(item, in: member, &visited)
      }
    }
  }

  /// Whether a place is in front of the code that creates the closure, in a member that runs once for each object: an
  /// initializer, or a function that only one call in an initializer runs.
  private func isBeforeOnlyCreation(_ place: SyntaxNode, in member: Member) -> Bool {
    guard member == closure.member, place.range.upperBound <= closure.call.range.lowerBound,
      !closure.call.isRepeated(with: place)
    else { return false }
    if member.node.kind == .initializerDeclaration { return true }
    guard let uses = project.uses(of: member, in: type.declarations), uses.count == 1, uses[0].isCallee,
      let user = type.members.first(where: { $0.node.contains(uses[0]) }),
      let body = user.bodies.first(where: { $0.contains(uses[0]) })
    else { return false }
    return user.node.kind == .initializerDeclaration && !uses[0].isRepeated(with: uses[0])
      && project.timing(of: uses[0], in: body, of: user.path) == .now
  }

  /// Whether a statement calls a method that creates the closure each time, by itself or through other methods.
  private func callsCreator(_ statement: SyntaxNode, in member: Member, _ visited: inout Set<SyntaxNode>) -> Bool {
    let result = statement.kind == .returnStatement ? statement.value : statement
    guard let call = result?.withoutEffects, let method = project.ownMethod(calledBy: call, in: member),
      visited.insert(method.node).inserted, let body = method.node.body
    else { return false }
    let start = body.range.lowerBound
    if method == closure.member {
      return blockOfCreation == body && !body.mayExit(between: start, and: closure.call.range.lowerBound)
    }
    return body.itemsInSequence.contains { item in
      !body.mayExit(between: start, and: item.range.lowerBound) && callsCreator(item, in: method, &visited)
    }
  }

  /// The statements with the call that creates the closure.
  private var blockOfCreation: SyntaxNode? { closure.call.ancestors.first(where: \.isBranch) }
}

extension SyntaxNode {
  /// Whether a loop or a closure contains this node and a place, so that both may run several times.
  fileprivate func isRepeated(with place: SyntaxNode) -> Bool {
    ancestors.prefix { !$0.isFunctionOrType }.contains { ancestor in
      [.forStatement, .whileStatement, .repeatStatement, .closure].contains(ancestor.kind) && ancestor.contains(place)
    }
  }

  /// Whether it's one of the nodes whose statements run one after the other.
  fileprivate var isBranch: Bool { branches.contains(kind) && !isPlainDoBlock }

  /// The blocks around this node, whose later statements run after it.
  fileprivate var blocksAround: [SyntaxNode] { ancestors.filter { branches.contains($0.kind) } }
}

/// The nodes whose statements run one after the other.
private let branches: Set<SyntaxKind> = [.codeBlock, .closure, .switchCase, .ifConfigClause]
