import JSONText
import SwiftScan
import TextModel

/// The line that `uibridge outline --format json` prints for a file, with its line ending.
func outlineLine(path: FilePath, tree: SyntaxTree) -> String {
  var entries: [OutlineEntry] = []
  tree.walk { node in
    entries += OutlineEntry.entries(for: node)
    return true
  }
  let nodes = entries.sorted().map(\.json)
  let line: JSON = ["path": JSON(path.description), "nodes": JSON(nodes)]
  return "\(line)\n"
}

/// One entry of the outline, in the format of the oracle that the scanner is compared with.
struct OutlineEntry: Comparable {
  var kind: String
  /// The UTF-8 offsets of the entry.
  var range: Range<Int>
  var name = ""
  var details: [(key: String, values: [String])] = []

  init(_ kind: String, _ range: Range<Int>, name: String = "", _ details: [(String, [String])?] = []) {
    self.kind = kind
    self.range = range
    self.name = name
    self.details = details.compactMap { $0 }
  }

  private var sortKey: (Int, Int, String, String) { (range.lowerBound, -range.upperBound, kind, name) }
  static func < (left: Self, right: Self) -> Bool { left.sortKey < right.sortKey }
  static func == (left: Self, right: Self) -> Bool { left.sortKey == right.sortKey }

  var json: JSON {
    var members: [(key: String, value: JSON)] = [
      ("kind", JSON(kind)), ("range", [JSON(range.lowerBound), JSON(range.upperBound)]),
    ]
    if !name.isEmpty { members.append(("name", JSON(name))) }
    members += details.map { ($0.key, JSON($0.values.map { JSON($0) })) }
    return JSON(members: members)
  }
}

extension OutlineEntry {
  /// The entries for a node. Most nodes are parts of others and have none.
  static func entries(for node: SyntaxNode) -> [OutlineEntry] {
    if node.kind.isDeclaration, node.kind != .macroExpansion { return declarations(node) }
    if let statement = statement(node) { return [statement] }
    switch node.kind {
    case .call:
      return [OutlineEntry("call", node.range, name: short(node.callee), [("arguments", argumentLabels(node))])]
    case .macroExpansion:
      let name = node.nameToken?.text ?? ""
      return [
        OutlineEntry(
          "macro", node.range, name: name.hasPrefix("#") ? name : "#" + name, [("arguments", argumentLabels(node))])
      ]
    case .closure: return [closure(node)]
    case .sequence: return sequence(node)
    case .ifConfig:
      let conditions = node.all(.ifConfigClause).map { short($0.first(.ifConfigCondition)) }
      return [OutlineEntry("#if", node.range, [("conditions", conditions)])]
    default: return reference(node).map { [$0] } ?? []
    }
  }

  private init(_ kind: String, _ range: Range<Int>, _ details: [(String, [String])?]) {
    self.init(kind, range, name: "", details)
  }

  // MARK: - Declarations

  private static func declarations(_ node: SyntaxNode) -> [OutlineEntry] {
    let head = [
      detail("attributes", node.attributes.map(short)), detail("modifiers", node.modifiers.map { $0.bareText }),
    ]
    let name = node.nameToken?.text ?? ""
    switch node.kind {
    case .structDeclaration, .classDeclaration, .actorDeclaration, .enumDeclaration, .protocolDeclaration:
      let kind = node.kind.outlineName
      return [OutlineEntry(kind, node.range, name: name, head + [inherits(node)])]
    case .extensionDeclaration:
      let extended = node.children.first { $0.kind.isType }
      return [OutlineEntry("extension", node.range, name: extended?.bareText ?? "", head + [inherits(node)])]
    case .functionDeclaration:
      let result = detail("type", node.type.map { [short($0)] } ?? [])
      let details = head + [parameters(node), effects(node), result]
      return [OutlineEntry("func", node.range, name: operatorOrName(node) + labels(node), details)]
    case .initializerDeclaration:
      let mark = node.nameToken?.next.flatMap { $0.is("?") || $0.is("!") ? $0.text : nil }
      let name = "init" + (mark ?? "") + labels(node)
      return [OutlineEntry("init", node.range, name: name, head + [parameters(node), effects(node)])]
    case .subscriptDeclaration:
      let result = ("type", [short(node.type)])
      return [
        OutlineEntry("subscript", node.range, name: "subscript" + labels(node), head + [parameters(node), result])
      ]
    case .variableDeclaration: return node.bindings.map { variable(node, $0, introducer: name, head) }
    case .caseDeclaration: return []
    case .caseElement: return [OutlineEntry("case", node.range, name: name)]
    case .typealiasDeclaration: return [OutlineEntry("typealias", node.range, name: name)]
    case .associatedtypeDeclaration: return [OutlineEntry("associatedtype", node.range, name: name)]
    case .deinitializerDeclaration: return [OutlineEntry("deinit", node.range)]
    case .importDeclaration: return [OutlineEntry("import", node.range, name: node.name)]
    case .accessorDeclaration where node.body != nil: return [OutlineEntry("accessor", node.range, name: name, head)]
    default: return []
    }
  }

  private static func variable(
    _ node: SyntaxNode, _ binding: SyntaxNode, introducer: String, _ head: [(String, [String])?]
  ) -> OutlineEntry {
    let type = binding.type.map { ("type", [$0.bareText]) }
    let value = binding.value.map { ("value", [short($0)]) }
    return OutlineEntry(introducer, node.range, name: binding.pattern?.bareText ?? "", head + [type, value])
  }

  private static func inherits(_ node: SyntaxNode) -> (String, [String])? {
    detail("inherits", node.inheritedTypes.map { $0.bareText })
  }

  private static func parameters(_ node: SyntaxNode) -> (String, [String])? {
    detail(
      "parameters",
      node.parameters.map { parameter in
        let type = parameter.type
        let ellipsis = type?.lastToken.next.flatMap {
          $0.is("...") && $0.range.upperBound <= parameter.range.upperBound ? "..." : nil
        }
        return (parameter.nameToken?.text ?? "") + ":" + short(type) + (ellipsis ?? "")
      })
  }

  private static func effects(_ node: SyntaxNode) -> (String, [String])? {
    detail("effects", node.all(.effect).map { $0.bareText })
  }

  private static func labels(_ node: SyntaxNode) -> String {
    "(" + node.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  /// The name of a node, including all parts of an operator that is split at `<` or `>`.
  private static func operatorOrName(_ node: SyntaxNode) -> String {
    guard let first = node.nameToken else { return "" }
    let end =
      (node.first(.genericParameters) ?? node.first(.parameterClause))?.range.lowerBound ?? node.range.upperBound
    var name = first.text
    var last = first
    while last.isOperator, let next = last.next, next.range.lowerBound == last.range.upperBound, next.isOperator,
      next.range.lowerBound < end
    {
      name += next.text
      last = next
    }
    return name
  }

  // MARK: - Statements

  private static func statement(_ node: SyntaxNode) -> OutlineEntry? {
    switch node.kind {
    case .ifStatement, .guardStatement, .whileStatement:
      let kind = node.kind == .ifStatement ? "if" : node.kind == .guardStatement ? "guard" : "while"
      return OutlineEntry(kind, node.range, [("conditions", node.conditions.map(short))])
    case .forStatement:
      let pattern = Array(node.children).first
      let sequence = node.children.filter { $0.kind.isExpression }.last { $0 != pattern }
      return OutlineEntry("for", node.range, name: short(pattern), [("value", [short(sequence)])])
    case .switchStatement:
      return OutlineEntry("switch", node.range, [("value", [short(node.children.first { $0.kind.isExpression })])])
    case .repeatStatement: return OutlineEntry("repeat", node.range)
    case .doStatement: return OutlineEntry("do", node.range)
    case .deferStatement: return OutlineEntry("defer", node.range)
    case .returnStatement: return OutlineEntry("return", node.range)
    default: return nil
    }
  }

  // MARK: - Expressions

  private static func argumentLabels(_ node: SyntaxNode) -> [String] {
    var isBehindClosure = false
    return node.arguments.map { argument in
      guard argument.isTrailingClosure || isBehindClosure else { return argument.nameToken?.text ?? "_" }
      defer { isBehindClosure = true }
      return isBehindClosure ? (argument.nameToken?.text ?? "") + "{}" : "{}"
    }
  }

  private static func closure(_ node: SyntaxNode) -> OutlineEntry {
    guard let signature = node.first(.closureSignature) else { return OutlineEntry("closure", node.range) }
    let captures = signature.first(.captureList).map { list in
      ("captures", list.all(.capture).map(captureText))
    }
    let hasParameters = signature.first(.parameterClause) != nil || signature.first(.parameter) != nil
    let names = hasParameters ? ("parameters", signature.parameters.map { $0.nameToken?.text ?? "" }) : nil
    return OutlineEntry("closure", node.range, [captures, names])
  }

  /// The specifier, a space, and the name, without the captured expression.
  private static func captureText(_ capture: SyntaxNode) -> String {
    guard let name = capture.nameToken else { return capture.bareText }
    let specifier = capture.bareText(before: name)
    return specifier.isEmpty ? name.text : specifier + " " + name.text
  }

  private static func sequence(_ node: SyntaxNode) -> [OutlineEntry] {
    let elements = Array(node.children)
    return elements.indices.dropFirst().compactMap { index in
      guard let sign = assignment(elements[index]) else { return nil }
      var target = elements[index - 1]
      while target.kind == .tryExpression || target.kind == .awaitExpression, let inner = target.value {
        target = inner
      }
      // `x as T = y`: the operand before the operator is the type.
      if target.kind == .cast || target.kind == .isCheck { target = target.type ?? target }
      let detail = sign == "=" ? nil : ("operator", [sign])
      return OutlineEntry("assign", target.range, name: short(target), [detail])
    }
  }

  private static func assignment(_ node: SyntaxNode) -> String? {
    if node.kind == .assignmentOperator { return "=" }
    guard node.kind == .binaryOperator else { return nil }
    let sign = node.text
    return sign.hasSuffix("=") && !comparisons.contains(sign) ? sign : nil
  }

  private static let comparisons: Set = ["==", "!=", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<=", ".>="]

  private static func reference(_ node: SyntaxNode) -> OutlineEntry? {
    switch node.kind {
    case .reference where !node.firstToken.is("super"):
      return OutlineEntry("name", rangeWithoutGenerics(node), name: operatorOrName(node))
    case .memberAccess: return OutlineEntry("member", rangeWithoutGenerics(node), name: operatorOrName(node))
    case .keyPathComponent:
      guard let name = node.nameToken else { return nil }
      let first = node.firstToken.kind == .period ? node.firstToken.next ?? name : node.firstToken
      return OutlineEntry("name", first.range.lowerBound..<rangeWithoutGenerics(node).upperBound, name: name.text)
    case .identifierPattern: return OutlineEntry("pattern", node.range, name: node.nameToken?.text ?? "")
    case .cast, .isCheck: return node.type.map { OutlineEntry("cast", $0.range, name: short($0)) }
    case .typeExpression where node.parent?.kind == .sequence:
      return OutlineEntry("cast", node.range, name: short(node))
    default: return nil
    }
  }

  private static func rangeWithoutGenerics(_ node: SyntaxNode) -> Range<Int> {
    guard let generics = node.first(.genericArguments), let last = generics.firstToken.previous else {
      return node.range
    }
    return node.range.lowerBound..<last.range.upperBound
  }

  private static func detail(_ key: String, _ values: [String]) -> (String, [String])? {
    values.isEmpty ? nil : (key, values)
  }

  /// The text of a node as `bareText`, or `…` if it is longer than 200 UTF-8 bytes.
  private static func short(_ node: SyntaxNode?) -> String {
    guard let node else { return "" }
    // Removing white space shortens a text only so far, so a node this long doesn't have to be read.
    if node.range.count > 100_000 { return "…" }
    let text = node.bareText
    return text.utf8.count <= 200 ? text : "…"
  }
}

extension Token {
  fileprivate var isOperator: Bool {
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand, .equal, .arrow, .exclamation,
      .postfixQuestion, .infixQuestion:
      true
    default: false
    }
  }
}

extension SyntaxKind {
  fileprivate var outlineName: String {
    switch self {
    case .structDeclaration: "struct"
    case .classDeclaration: "class"
    case .actorDeclaration: "actor"
    case .enumDeclaration: "enum"
    default: "protocol"
    }
  }
}
