// Prints the structure of Swift files as the compiler's own parser (SwiftParser) sees it: one line of JSON per file.
import SwiftParser
import SwiftSyntax

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One structural fact: a declaration, statement, call, closure, or assignment, with its UTF-8 range.
struct Node {
  var kind: String
  var start: Int
  var end: Int
  var name = ""
  var extra: [(String, [String])] = []
}

/// The tokens of `node` without comments or white space, but with one space where two words would otherwise run
/// together.
func bare(_ node: some SyntaxProtocol) -> String {
  var out = ""
  var endsInWord = false
  for token in node.tokens(viewMode: .sourceAccurate) {
    let text = token.text
    guard let first = text.utf8.first, let last = text.utf8.last else { continue }
    if endsInWord && isWord(first) { out += " " }
    out += text
    endsInWord = isWord(last)
  }
  return out
}

/// Whether a byte can be part of a word: a letter, a digit, `_`, `$`, a backtick, or non-ASCII.
func isWord(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"),
    UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "`"), 0x80...:
    return true
  default: return false
  }
}

/// The result of `bare`, or `…` if that is longer than 200 UTF-8 bytes.
func short(_ node: some SyntaxProtocol) -> String {
  let text = bare(node)
  return text.utf8.count <= 200 ? text : "…"
}

final class Collector: SyntaxVisitor {
  var nodes: [Node] = []

  func add(
    _ kind: String, _ node: some SyntaxProtocol, name: String = "", extra: [(String, [String])] = []
  ) {
    nodes.append(
      Node(
        kind: kind, start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
        end: node.endPositionBeforeTrailingTrivia.utf8Offset, name: name, extra: extra))
  }

  func inherits(_ clause: InheritanceClauseSyntax?) -> [(String, [String])] {
    guard let clause else { return [] }
    return [("inherits", clause.inheritedTypes.map { bare($0.type) })]
  }

  func modifiers(_ list: DeclModifierListSyntax) -> [(String, [String])] {
    list.isEmpty ? [] : [("modifiers", list.map { bare($0) })]
  }

  func attributes(_ list: AttributeListSyntax) -> [(String, [String])] {
    let names = list.flatMap { element -> [String] in
      if case .attribute(let attribute) = element { return [short(attribute)] }
      guard case .ifConfigDecl(let config) = element else { return [] }
      return config.clauses.flatMap { clause -> [String] in
        guard case .attributes(let inner)? = clause.elements else { return [] }
        return attributes(inner).flatMap(\.1)
      }
    }
    return names.isEmpty ? [] : [("attributes", names)]
  }

  func parameters(_ clause: FunctionParameterClauseSyntax) -> [(String, [String])] {
    clause.parameters.isEmpty
      ? []
      : [
        (
          "parameters",
          clause.parameters.map {
            ($0.secondName ?? $0.firstName).text + ":" + short($0.type) + ($0.ellipsis?.text ?? "")
          }
        )
      ]
  }

  func effects(_ specifiers: FunctionEffectSpecifiersSyntax?) -> [(String, [String])] {
    let words = [specifiers?.asyncSpecifier?.text, specifiers?.throwsClause.map { bare($0) }].compactMap { $0 }
    return words.isEmpty ? [] : [("effects", words)]
  }

  func conditions(_ list: ConditionElementListSyntax) -> [(String, [String])] {
    [("conditions", list.map { short($0.condition) })]
  }

  func labels(_ clause: FunctionParameterClauseSyntax) -> String {
    "(" + clause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      "struct", node, name: node.name.text,
      extra: attributes(node.attributes) + modifiers(node.modifiers) + inherits(node.inheritanceClause))
    return .visitChildren
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      "class", node, name: node.name.text,
      extra: attributes(node.attributes) + modifiers(node.modifiers) + inherits(node.inheritanceClause))
    return .visitChildren
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      "actor", node, name: node.name.text,
      extra: attributes(node.attributes) + modifiers(node.modifiers) + inherits(node.inheritanceClause))
    return .visitChildren
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      "enum", node, name: node.name.text,
      extra: attributes(node.attributes) + modifiers(node.modifiers) + inherits(node.inheritanceClause))
    return .visitChildren
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      "protocol", node, name: node.name.text,
      extra: attributes(node.attributes) + modifiers(node.modifiers) + inherits(node.inheritanceClause))
    return .visitChildren
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      "extension", node, name: bare(node.extendedType),
      extra: attributes(node.attributes) + modifiers(node.modifiers) + inherits(node.inheritanceClause))
    return .visitChildren
  }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      "func", node, name: node.name.text + labels(node.signature.parameterClause),
      extra: attributes(node.attributes) + modifiers(node.modifiers) + parameters(node.signature.parameterClause)
        + effects(node.signature.effectSpecifiers)
        + (node.signature.returnClause.map { [("type", [short($0.type)])] } ?? []))
    return .visitChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      "init", node, name: "init" + (node.optionalMark?.text ?? "") + labels(node.signature.parameterClause),
      extra: attributes(node.attributes) + modifiers(node.modifiers) + parameters(node.signature.parameterClause)
        + effects(node.signature.effectSpecifiers))
    return .visitChildren
  }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add("deinit", node)
    return .visitChildren
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      "subscript", node, name: "subscript" + labels(node.parameterClause),
      extra: attributes(node.attributes) + modifiers(node.modifiers) + parameters(node.parameterClause)
        + [("type", [short(node.returnClause.type)])])
    return .visitChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      var extra = attributes(node.attributes) + modifiers(node.modifiers)
      if let type = binding.typeAnnotation?.type { extra.append(("type", [bare(type)])) }
      if let value = binding.initializer?.value { extra.append(("value", [short(value)])) }
      add(node.bindingSpecifier.text, node, name: bare(binding.pattern), extra: extra)
    }
    return .visitChildren
  }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    // The range excludes the comma before the next case.
    let last =
      node.rawValue.map { $0.endPositionBeforeTrailingTrivia }
      ?? node.parameterClause.map { $0.endPositionBeforeTrailingTrivia }
    nodes.append(
      Node(
        kind: "case", start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
        end: (last ?? node.name.endPositionBeforeTrailingTrivia).utf8Offset, name: node.name.text))
    return .visitChildren
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add("typealias", node, name: node.name.text)
    return .visitChildren
  }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    add("associatedtype", node, name: node.name.text)
    return .visitChildren
  }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    add("import", node, name: bare(node.path))
    return .visitChildren
  }
  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.body != nil {
      add(
        "accessor", node, name: node.accessorSpecifier.text,
        extra: attributes(node.attributes) + (node.modifier.map { [("modifiers", [bare($0)])] } ?? []))
    }
    return .visitChildren
  }
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    add("#if", node, extra: [("conditions", node.clauses.map { $0.condition.map { short($0) } ?? "" })])
    for clause in node.clauses { if let elements = clause.elements { walk(elements) } }
    return .skipChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    add("if", node, extra: conditions(node.conditions))
    return .visitChildren
  }
  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    add("guard", node, extra: conditions(node.conditions))
    return .visitChildren
  }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    add("for", node, name: short(node.pattern), extra: [("value", [short(node.sequence)])])
    return .visitChildren
  }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    add("while", node, extra: conditions(node.conditions))
    return .visitChildren
  }
  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
    add("repeat", node)
    return .visitChildren
  }
  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    add("do", node)
    return .visitChildren
  }
  override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind {
    add("defer", node)
    return .visitChildren
  }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    add("switch", node, extra: [("value", [short(node.subject)])])
    return .visitChildren
  }
  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    add("return", node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    var labels = node.arguments.map { $0.label?.text ?? "_" }
    if node.trailingClosure != nil { labels.append("{}") }
    labels += node.additionalTrailingClosures.map { $0.label.text + "{}" }
    add("call", node, name: short(node.calledExpression), extra: [("arguments", labels)])
    return .visitChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let captures = node.signature?.capture?.items.map { item in
      (item.specifier.map { bare($0) + " " } ?? "") + item.name.text
    }
    let names: [String]? = node.signature?.parameterClause.map { clause in
      if case .simpleInput(let list) = clause { return list.map(\.name.text) }
      guard case .parameterClause(let clause) = clause else { return [] }
      return clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    }
    add(
      "closure", node, extra: (captures.map { [("captures", $0)] } ?? []) + (names.map { [("parameters", $0)] } ?? []))
    return .visitChildren
  }
  /// A name that an expression reads or writes: the first of a chain, or an implicit member.
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName == node {
      add("member", member, name: node.baseName.text)
    } else {
      add("name", node, name: node.baseName.text)
    }
    return .visitChildren
  }
  /// A name that a pattern introduces: `let x`, `if case .some(let x)`, `for x in`.
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    add("pattern", node, name: node.identifier.text)
    return .visitChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    macro(node, node.macroName, node.arguments, node.trailingClosure, node.additionalTrailingClosures)
    return .visitChildren
  }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    macro(node, node.macroName, node.arguments, node.trailingClosure, node.additionalTrailingClosures)
    return .visitChildren
  }
  func macro(
    _ node: some SyntaxProtocol, _ name: TokenSyntax, _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?,
    _ more: MultipleTrailingClosureElementListSyntax
  ) {
    var labels = arguments.map { $0.label?.text ?? "_" }
    if closure != nil { labels.append("{}") }
    add("macro", node, name: "#" + name.text, extra: [("arguments", labels + more.map { $0.label.text + "{}" })])
  }
  /// The type after `as` or `is`.
  override func visit(_ node: TypeExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(ExprListSyntax.self) == true { add("cast", node, name: short(node.type)) }
    return .visitChildren
  }
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated() where index > 0 {
      guard let sign = assignment(element) else { continue }
      var target = elements[index - 1]
      while let inner = target.as(TryExprSyntax.self)?.expression ?? target.as(AwaitExprSyntax.self)?.expression {
        target = inner
      }
      add("assign", target, name: short(target), extra: sign == "=" ? [] : [("operator", [sign])])
    }
    return .visitChildren
  }
}

/// `=`, or a compound assignment by its spelling: an operator that ends in `=` and isn't a comparison.
func assignment(_ element: ExprSyntax) -> String? {
  if element.is(AssignmentExprSyntax.self) { return "=" }
  guard let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text, sign.hasSuffix("=") else { return nil }
  return ["==", "!=", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<=", ".>="].contains(sign) ? nil : sign
}

func json(_ text: String) -> String {
  var out = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": out += "\\\""
    case "\\": out += "\\\\"
    case "\n": out += "\\n"
    case "\r": out += "\\r"
    case "\t": out += "\\t"
    case let s where s.value < 0x20:
      let hex = String(s.value, radix: 16)
      out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
    default: out.unicodeScalars.append(scalar)
    }
  }
  return out + "\""
}

func read(_ path: String) -> [UInt8]? {
  guard let file = fopen(path, "rb") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let n = fread(&buffer, 1, buffer.count, file)
    if n == 0 { return bytes }
    bytes += buffer[0..<n]
  }
}

func emit(_ path: String) {
  guard let bytes = read(path) else {
    fputs("cannot read \(path)\n", stderr)
    return
  }
  let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  let collector = Collector(viewMode: .sourceAccurate)
  collector.walk(tree)
  let nodes = collector.nodes.sorted {
    ($0.start, -$0.end, $0.kind, $0.name) < ($1.start, -$1.end, $1.kind, $1.name)
  }
  var out = "{\"path\":\(json(path)),\"hasError\":\(tree.hasError),\"nodes\":["
  for (index, node) in nodes.enumerated() {
    if index > 0 { out += "," }
    out += "{\"kind\":\(json(node.kind)),\"range\":[\(node.start),\(node.end)]"
    if !node.name.isEmpty { out += ",\"name\":\(json(node.name))" }
    for (key, values) in node.extra {
      out += ",\(json(key)):[" + values.map(json).joined(separator: ",") + "]"
    }
    out += "}"
  }
  print(out + "]}")
}

// Paths are arguments. If the only argument is "-", they come from standard input, one per line.
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments == ["-"] {
  while let path = readLine() { emit(path) }
} else {
  arguments.forEach(emit)
}
