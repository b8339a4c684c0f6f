import AppleAPI
import SwiftScan
import TextModel

/// Finds the types of expressions in one file. What declarations don't determine is unknown.
struct TypeQuery {
  let project: ProjectModel
  /// The file of the code that is looked at. An initial value may be in another one.
  var path: FilePath
  let memory: CheckMemory
  /// The number of steps that led here.
  private var depth = 0
  /// The expressions whose types are being found, with the number of steps that led to each.
  private var started: [SyntaxNode: Int] = [:]
  /// The least number of steps to an expression whose type was needed to find itself. What was found since depends on
  /// where the search began.
  private var cycleStart = Int.max
  /// Whether the types of the receivers in a long chain are being found.
  private var isInLongChain = false
  /// The number of expressions that may still be looked at. Some code could mean so much that the search would not end in time.
  private var expressionsLeft = 20_000

  init(project: ProjectModel, path: FilePath) {
    self.project = project
    self.path = path
    memory = project.questions?.memory ?? CheckMemory()
  }

  /// The type of an expression.
  mutating func type(of expression: SyntaxNode) -> SwiftType {
    let type = typeInChain(of: expression)
    return expression.isEndOfOptionalChain ? type.wrappedByChain : type
  }

  /// The type of an expression as the rest of an optional chain sees it.
  mutating func typeInChain(of expression: SyntaxNode) -> SwiftType {
    if let type = memory.type(of: expression) { return type }
    if let start = started[expression] {
      cycleStart = min(cycleStart, start)
      return .unknown
    }
    findReceivers(of: expression)
    guard expressionsLeft > 0, enter() else {
      cycleStart = 0
      return .unknown
    }
    expressionsLeft -= 1
    started[expression] = depth
    let type = Derived { find(expression).withoutManyParts }
    started[expression] = nil
    if cycleStart >= depth {
      cycleStart = .max
      memory.keep(type, ofExpression: expression)
    }
    leave()
    return type.noted
  }

  /// Finds the types of the receivers in a long chain, such as modifiers of a view, from the first one on. From the last
  /// one, the search would take more steps than are allowed.
  private mutating func findReceivers(of expression: SyntaxNode) {
    guard !isInLongChain else { return }
    let receivers = sequence(first: expression) { $0.kind == .call ? $0.receiver : $0.base }
      .dropFirst().prefix { memory.type(of: $0) == nil }
    guard receivers.count > 8 else { return }
    isInLongChain = true
    for receiver in receivers.reversed() { _ = typeInChain(of: receiver) }
    isInLongChain = false
  }

  /// Finds the declarations that a call may mean, unless the check has found them already.
  mutating func remembered(_ call: SyntaxNode, find: (inout TypeQuery) -> [Candidate]) -> [Candidate] {
    if let known = memory.candidates(of: call) { return known }
    let found = Derived { find(&self) }
    if cycleStart == .max { memory.keep(found, ofCall: call) }
    return found.noted
  }

  /// Counts a step of the search; false if there were too many.
  mutating func enter() -> Bool {
    guard depth < 40 else {
      cycleStart = 0
      return false
    }
    depth += 1
    return true
  }

  mutating func leave() { depth -= 1 }

  /// Runs a query about code in another file.
  mutating func inFile<Value>(_ other: FilePath, _ body: (inout TypeQuery) -> Value) -> Value {
    let own = path
    path = other
    defer { path = own }
    return body(&self)
  }

  private mutating func find(_ node: SyntaxNode) -> SwiftType {
    switch node.kind {
    case .reference: return type(ofReference: node)
    case .memberAccess: return type(ofAccess: node)
    case .call: return resultOfCall(node)
    case .subscriptCall: return resultOfSubscript(node)
    case .optionalChain, .forceUnwrap:
      guard let operand = node.base, case let type = typeInChain(of: operand), type.isOptional else { return .unknown }
      return type.unwrapped
    case .tryExpression:
      guard case let type = node.value.map({ self.type(of: $0) }) ?? .unknown, node.lastKeyword == "try?" else {
        return node.value.map { self.type(of: $0) } ?? .unknown
      }
      return type.wrappedByChain
    case .awaitExpression, .unsafeExpression, .consumeExpression, .copyExpression, .borrowExpression:
      return node.value.map { type(of: $0) } ?? .unknown
    case .tuple: return type(ofTuple: node)
    case .sequence: return type(ofSequence: Array(node.children), in: node)
    case .typeExpression: return node.type.map { .metatype(reader(at: node).read($0)) } ?? .unknown
    case .closure: return expectedType(of: node).withoutOptionals
    case .inoutReference: return node.value.map { type(of: $0) } ?? .unknown
    case .prefixOperation: return type(ofPrefixOperation: node)
    case .ifStatement, .switchStatement: return type(ofBranches: node.branchValues)
    default: return type(ofLiteral: node)
    }
  }

  private mutating func type(ofTuple node: SyntaxNode) -> SwiftType {
    let inner = node.withoutParentheses
    if inner != node { return type(of: inner) }
    let elements = node.arguments.map { argument in
      SwiftType.Element(label: argument.label, type: argument.value.map { type(of: $0).stored } ?? .unknown)
    }
    return .tuple(elements)
  }

  /// The type of an `if` or `switch` expression. The compiler finds the type of each branch on its own.
  private mutating func type(ofBranches values: [SyntaxNode]?) -> SwiftType {
    let types = Set(values?.map { type(of: $0).stored } ?? [])
    return types.count == 1 ? types.first ?? .unknown : .unknown
  }

  private mutating func type(ofPrefixOperation node: SyntaxNode) -> SwiftType {
    guard let value = node.value else { return .unknown }
    if node.isNamed("!") { return .apple("Bool") }
    guard node.isNamed("-"), case .nominal(let type) = type(of: value), type.origin == .apple else { return .unknown }
    return .nominal(type)
  }

  private mutating func type(ofLiteral node: SyntaxNode) -> SwiftType {
    switch node.kind {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .stringLiteral:
      return literal(node, expecting: expectedType(of: node).withoutOptionals)
    case .arrayLiteral:
      let expected = expectedType(of: node).withoutOptionals
      if expected.nominal != nil { return expected }
      let elements = node.children.filter(\.kind.isExpression)
      guard let first = elements.first, !first.isNumber else { return .unknown }
      let types = Set(elements.map { type(of: $0).stored })
      return types.count == 1 && !types.contains(.unknown) ? .apple("Array", types.first ?? .unknown) : .unknown
    case .dictionaryLiteral, .nilLiteral:
      let expected = expectedType(of: node)
      return node.kind == .nilLiteral ? expected : expected.withoutOptionals
    default: return .unknown
    }
  }

  /// The type of a literal in a place where a type is expected. Its own type counts only where nothing else is known to
  /// decide.
  private func literal(_ node: SyntaxNode, expecting expected: SwiftType) -> SwiftType {
    let own = SwiftType.literal(node.kind)
    if case .nominal(let type) = expected {
      return type.origin == .elsewhere ? .unknown : expected
    }
    return node.isAloneInDeclaration || node.isReceiver ? own : .unknown
  }

  // MARK: Places

  /// The types around a node, innermost first, and the types and functions that bound what their code sees.
  func surroundingTypes(of node: SyntaxNode) -> [SurroundingType] {
    var found: [(node: SyntaxNode, name: String, conditions: [SyntaxNode])] = []
    var conditions: [SyntaxNode] = []
    for ancestor in node.ancestors {
      guard ancestor.kind.isDeclaration else { continue }
      if let clause = ancestor.first(.whereClause) { conditions.append(clause) }
      guard ancestor.kind.isTypeDeclaration else { continue }
      let isExtension = ancestor.kind == .extensionDeclaration
      found.append((ancestor, isExtension ? ancestor.type?.dottedName ?? "" : ancestor.name, conditions))
      conditions = []
    }
    return found.indices.map { index in
      var name = found[index...].map(\.name).reversed().joined(separator: ".")
      if found[index...].contains(where: { $0.node.kind == .extensionDeclaration }) {
        name = project.resolveUniquely(name, in: "")?.name ?? name
      }
      return SurroundingType(node: found[index].node, name: name, conditions: found[index].conditions)
    }
  }

  /// Reads types that are written at a node.
  func reader(at node: SyntaxNode) -> TypeReader {
    let around = surroundingTypes(of: node).first
    return TypeReader(project: project, scope: around?.name ?? "", selfType: around.map { selfType(of: $0) })
  }

  /// The type of `self` in the code of a type.
  func selfType(of type: SurroundingType) -> SwiftType {
    var nominal = NominalType(name: type.name, origin: project.origin(ofType: type.name))
    if project.isProtocol(type.name) == true {
      let reader = TypeReader(project: project, scope: type.name)
      let others = type.conditions.flatMap(\.constraintsOfSelf).map(reader.constraint).filter { !$0.isUnknown }
      return .parameter("Self", constraints: [.nominal(nominal)] + others)
    }
    let isOwn = type.node.kind != .extensionDeclaration
    if !isOwn, project.hasSeveralForms(type.name) { return .unknown }
    let names = isOwn ? type.node.genericParameterNames : project.genericParameters(of: nominal)
    let declaration = isOwn || names.isEmpty ? type.node : project.declarations(of: type.name).first?.node
    let reader = TypeReader(project: project, scope: type.name)
    nominal.arguments = names.map { name in
      // `extension Box where Value == Int`
      let isLimited = type.conditions.contains { $0.descendants(.typeName, .reference).contains { $0.isNamed(name) } }
      if isLimited { return .unknown }
      return declaration?.first(.genericParameters).flatMap { reader.genericParameter(named: name, around: $0) }
        ?? .parameter(name, constraints: [])
    }
    return .nominal(nominal)
  }
}

/// A type whose code contains a node.
struct SurroundingType {
  /// The declaration or extension.
  var node: SyntaxNode
  /// The dotted name of the type.
  var name: String
  /// The `where` clauses of the declaration and of the member that contains the code.
  var conditions: [SyntaxNode] = []
}

extension SwiftType {
  /// The type of a literal that nothing else decides.
  static func literal(_ kind: SyntaxKind) -> SwiftType {
    switch kind {
    case .integerLiteral: .apple("Int")
    case .floatLiteral: .apple("Double")
    case .booleanLiteral: .apple("Bool")
    case .stringLiteral: .apple("String")
    default: .unknown
    }
  }
}

extension SyntaxNode {
  /// `try?` of an expression that begins with it.
  var lastKeyword: String { name == "try?" || text.hasPrefix("try?") ? "try?" : name }

  fileprivate var isNumber: Bool { kind == .integerLiteral || kind == .floatLiteral }

  /// Whether it's the whole value of a declaration without a type.
  fileprivate var isAloneInDeclaration: Bool {
    // `let (a, b) = (1, "")`
    if parent?.kind == .argument, let tuple = parent?.parent, tuple.kind == .tuple { return tuple.isAloneInDeclaration }
    if let whole = expressionWithBranch { return whole.isAloneInDeclaration }
    return parent?.kind == .binding && parent?.type == nil
  }

  /// The types that a `where` clause requires of `Self`: `UIView` in `extension Shakable where Self: UIView`.
  fileprivate var constraintsOfSelf: [SyntaxNode] {
    // Each requirement has a type on both sides.
    let types = children.filter(\.kind.isType)
    return zip(types, types.dropFirst()).enumerated().flatMap { place, requirement in
      place.isMultiple(of: 2) && requirement.0.kind == .typeName && requirement.0.isNamed("Self")
        ? requirement.1.composedTypes : []
    }
  }

  fileprivate var isReceiver: Bool { parent?.kind == .memberAccess && parent?.base == self }

  /// Whether the expression isn't the base of a further access.
  var isEndOfChain: Bool {
    guard let parent else { return true }
    switch parent.kind {
    case .memberAccess, .optionalChain, .forceUnwrap: return parent.base != self
    case .call, .subscriptCall: return parent.callee != self
    case .conditionalSuffix: return false
    default: return true
    }
  }

  fileprivate var isEndOfOptionalChain: Bool {
    guard isEndOfChain else { return false }
    var node = self
    while node.kind != .optionalChain {
      guard let previous = node.previousLink else { return false }
      node = previous
    }
    return true
  }

  /// The declaration around a node that bounds its locals: a member of a type, or a declaration at file level.
  var outermostLocalScope: SyntaxNode {
    var node = self
    while let parent = node.parent, parent.kind != .memberBlock, parent.kind != .file { node = parent }
    return node
  }
}
