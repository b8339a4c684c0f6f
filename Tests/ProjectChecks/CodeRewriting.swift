import BridgeModel
import SwiftScan
import TextModel

/// Another way to write the same code. A rule that knows what code means reports the same in it.
public enum CodeRewriting: CaseIterable, Sendable {
  /// `text = ""` becomes `self.text = ""`.
  case explicitSelf
  /// `if isOn {` becomes `if (isOn) {`.
  case parenthesizedConditions
  /// `a != b` becomes `b != a`.
  case swappedComparisons
  /// `a != b` becomes `!(a == b)`.
  case negatedComparisons
  /// `guard a else { return }` becomes `if a {`.
  case guardsAsIfs
  /// An `if` at the end of a function becomes `guard`.
  case ifsAsGuards
  /// The methods of a type move to an extension of it.
  case methodsInExtensions
  /// `show(model.name)` becomes `let value1 = model.name` and `show(value1)`.
  case extractedValues
  /// `let label = UILabel()` becomes `let label: UILabel = UILabel()`.
  case typedLocals
  /// `let label = UILabel()` becomes `let label: UILabel = .init()`.
  case unnamedInitializers
  /// `label?.show()` becomes `if let some1 = label { some1.show() }`.
  case unwrappedChains
  /// `show()` becomes `do { show() }`.
  case nestedStatements
  /// The body of a method moves to a method that it calls.
  case helperMethods
  /// `if let label` becomes `if let label = label`.
  case longUnwrappings
  /// `var name: String { "a" }` becomes `var name: String { return "a" }`.
  case explicitReturns
  /// `var name: String { "a" }` becomes `var name: String { get { "a" } }`.
  case explicitGetters
  /// Locals and parameters get other names.
  case renamedLocals

  /// The edits that rewrite all places of a file where it's possible.
  public func edits(of tree: SyntaxTree) -> [TextEdit] {
    tree.items.flatMap { item -> [TextEdit] in
      switch self {
      case .explicitSelf: item.explicitSelf(in: tree)
      case .parenthesizedConditions: item.plainConditions.flatMap(\.parenthesized)
      case .swappedComparisons: item.comparisons.flatMap(\.swapped)
      case .negatedComparisons: item.comparisons.flatMap(\.negated)
      case .guardsAsIfs: item.functionBodies.flatMap(\.guardsAsIfs)
      case .ifsAsGuards: item.functionBodies.flatMap(\.lastIfAsGuard)
      case .methodsInExtensions: item.methodsInExtension
      case .extractedValues: item.extractedValues
      case .typedLocals: item.createdLocals.map { .insert(": \($0.type)", at: $0.pattern.range.upperBound) }
      case .unnamedInitializers:
        item.createdLocals.flatMap { local -> [TextEdit] in
          [
            .insert(": \(local.type)", at: local.pattern.range.upperBound),
            TextEdit(replacing: local.callee.range, with: ".init"),
          ]
        }
      case .unwrappedChains: item.statements.enumerated().flatMap { $1.unwrappedChain(number: $0) }
      case .nestedStatements:
        item.statements.outermost.flatMap {
          [.insert("do { ", at: $0.range.lowerBound), .insert(" }", at: $0.range.upperBound)]
        }
      case .helperMethods: item.descendants(.functionDeclaration).flatMap(\.helperMethod)
      case .longUnwrappings: item.descendants(.optionalBinding).compactMap(\.longUnwrapping)
      case .explicitReturns: item.singleExpressions.map { .insert("return ", at: $0.range.lowerBound) }
      case .explicitGetters:
        item.implicitGetters.flatMap { block -> [TextEdit] in
          [
            .insert(" get {", at: block.firstToken.range.upperBound),
            .insert("} ", at: block.lastToken.range.lowerBound),
          ]
        }
      case .renamedLocals: item.descendants(.functionDeclaration).outermost.flatMap(\.renamedLocals)
      }
    }
  }
}

extension [SyntaxNode] {
  /// The nodes that aren't inside another one of them.
  fileprivate var outermost: [SyntaxNode] {
    var end = -1
    return filter { node in
      guard node.range.lowerBound >= end else { return false }
      end = node.range.upperBound
      return true
    }
  }
}

// MARK: - Values and conditions

extension SyntaxNode {
  fileprivate var parenthesized: [TextEdit] {
    [.insert("(", at: range.lowerBound), .insert(")", at: range.upperBound)]
  }

  fileprivate var isPlainValue: Bool {
    switch kind {
    case .reference: !isNamed("super")
    case .memberAccess: base != nil
    case .call: !hasTrailingClosure && callee?.isNamed("init") == false
    default: false
    }
  }

  private var hasTrailingClosure: Bool { arguments.contains(where: \.isTrailingClosure) }

  fileprivate var plainConditions: [SyntaxNode] {
    descendants(.ifStatement, .guardStatement, .whileStatement).flatMap { statement in
      statement.conditions.filter {
        [.sequence, .prefixOperation, .reference, .memberAccess, .call].contains($0.kind)
      }
    }
  }

  /// `a == b` and `a != b`, without more operands.
  fileprivate var comparisons: [SyntaxNode] {
    descendants(.sequence).filter { node in
      let parts = Array(node.children)
      return parts.count == 3 && parts[1].kind == .binaryOperator && ["==", "!="].contains(parts[1].name)
    }.outermost
  }

  fileprivate var swapped: [TextEdit] {
    let parts = Array(children)
    return [
      TextEdit(replacing: parts[0].range, with: parts[2].text),
      TextEdit(replacing: parts[2].range, with: parts[0].text),
    ]
  }

  fileprivate var negated: [TextEdit] {
    let sign = Array(children)[1]
    return [
      .insert("!(", at: range.lowerBound), TextEdit(replacing: sign.range, with: sign.name == "==" ? "!=" : "=="),
      .insert(")", at: range.upperBound),
    ]
  }
}

// MARK: - Statements

extension SyntaxNode {
  /// The bodies of functions without a result.
  fileprivate var functionBodies: [SyntaxNode] {
    descendants(.functionDeclaration).filter { $0.type == nil }.compactMap(\.body)
  }

  private var isPlainExit: Bool {
    items.count == 1 && items[0].kind == .returnStatement && items[0].value == nil
  }

  fileprivate var guardsAsIfs: [TextEdit] {
    let guards = children.filter { $0.kind == .guardStatement && ($0.body?.isPlainExit ?? false) }
    guard !guards.isEmpty else { return [] }
    let heads = guards.flatMap { node -> [TextEdit] in
      guard let last = node.conditions.last, let exit = node.body else { return [] }
      return [
        TextEdit(replacing: node.firstToken.range, with: "if"),
        TextEdit(replacing: last.range.upperBound..<exit.range.upperBound, with: " {"),
      ]
    }
    return heads + [.insert(String(repeating: "}", count: guards.count) + "\n", at: lastToken.range.lowerBound)]
  }

  fileprivate var lastIfAsGuard: [TextEdit] {
    guard let node = items.last, node.parent == self, node.kind == .ifStatement, node.elseBranch == nil,
      let block = node.body, !block.items.isEmpty
    else { return [] }
    return [
      TextEdit(replacing: node.firstToken.range, with: "guard"),
      TextEdit(replacing: block.firstToken.range, with: "else { return }\n"),
      TextEdit(replacing: block.lastToken.range, with: ""),
    ]
  }

  /// The calls and assignments that are statements of functions.
  fileprivate var statements: [SyntaxNode] {
    descendants(.call, .sequence).filter { node in
      node.parent?.kind == .codeBlock && node.parent?.items.count ?? 0 > 0
        && (node.kind == .call || Assignment(node) != nil) && !node.isResult
    }
  }

  /// Whether an expression is the only one of a function with a result.
  private var isResult: Bool {
    guard let block = parent, block.items.count == 1, let function = block.parent else { return false }
    return function.kind != .functionDeclaration || function.type != nil
  }

  fileprivate var extractedValues: [TextEdit] {
    statements.outermost.enumerated().flatMap { number, statement -> [TextEdit] in
      guard let value = statement.extractableValue else { return [] }
      return [
        .insert("let value\(number) = \(value.text)\n", at: statement.range.lowerBound),
        TextEdit(replacing: value.range, with: "value\(number)"),
      ]
    }
  }

  private var extractableValue: SyntaxNode? {
    if let assignment = Assignment(self) {
      guard assignment.value.count == 1, !assignment.isCompound else { return nil }
      return assignment.value[0].isExtractable ? assignment.value[0] : nil
    }
    return arguments.lazy.compactMap(\.value).first(where: \.isExtractable)
  }

  private var isExtractable: Bool {
    (kind == .memberAccess && base != nil || kind == .call && !hasTrailingClosure) && isPlainValue
      && chainRoot.kind == .reference
  }

  fileprivate func unwrappedChain(number: Int) -> [TextEdit] {
    guard kind == .call, let chain = callee?.base, chain.kind == .optionalChain, let value = chain.base,
      value.descendants(.optionalChain).isEmpty
    else { return [] }
    return [
      .insert("if let some\(number) = \(value.text) { ", at: range.lowerBound),
      TextEdit(replacing: chain.range, with: "some\(number)"), .insert(" }", at: range.upperBound),
    ]
  }

  fileprivate var longUnwrapping: TextEdit? {
    guard value == nil, let pattern, pattern.kind == .identifierPattern else { return nil }
    return .insert(" = \(pattern.name)", at: pattern.range.upperBound)
  }
}

// MARK: - Declarations

private struct CreatedLocal {
  var pattern: SyntaxNode
  var type: String
  var callee: SyntaxNode
}

extension SyntaxNode {
  /// Local constants and variables that are created by an initializer that doesn't fail.
  fileprivate var createdLocals: [CreatedLocal] {
    descendants(.binding).compactMap { binding -> CreatedLocal? in
      guard let declaration = binding.parent, declaration.parent?.kind == .codeBlock, binding.type == nil,
        let pattern = binding.pattern, pattern.kind == .identifierPattern,
        let value = binding.value, value.kind == .call,
        let callee = value.callee, callee.kind == .reference, let type = value.evidentTypeName,
        !type.contains("Hosting"), !["UIImage", "URL", "NSImage"].contains(type)
      else { return nil }
      return CreatedLocal(pattern: pattern, type: type, callee: callee)
    }
  }

  /// The getters that consist of items, and their items.
  fileprivate var implicitGetters: [SyntaxNode] {
    descendants(.accessorBlock).filter { block in
      !block.items.isEmpty && block.items.allSatisfy { $0.kind != .accessorDeclaration }
    }.outermost
  }

  fileprivate var singleExpressions: [SyntaxNode] {
    let blocks =
      descendants(.accessorBlock)
      + descendants(.functionDeclaration).filter { $0.type != nil }.compactMap(\.body)
    return blocks.compactMap { block in
      guard block.items.count == 1, block.items[0].parent == block, block.items[0].kind.isExpression,
        ![.ifStatement, .switchStatement, .doStatement].contains(block.items[0].kind)
      else { return nil }
      return block.items[0]
    }
  }

  fileprivate var methodsInExtension: [TextEdit] {
    guard [.structDeclaration, .classDeclaration].contains(kind), let block = first(.memberBlock) else { return [] }
    let methods = block.children.filter { $0.kind == .functionDeclaration && !$0.hasModifier("override") }
    guard !methods.isEmpty else { return [] }
    let text = "\nextension \(name) {\n\(methods.map(\.text).joined(separator: "\n"))\n}\n"
    return methods.map { TextEdit(replacing: $0.range, with: "") } + [.insert(text, at: range.upperBound)]
  }

  fileprivate var helperMethod: [TextEdit] {
    guard parent?.kind == .memberBlock, let body, !body.items.isEmpty, let clause = first(.parameterClause),
      body.descendants(.reference, named: "super").isEmpty, !body.text.contains("#function"),
      attributes.allSatisfy({ ["objc", "MainActor", "available", "discardableResult"].contains($0.name) }),
      first(.genericParameters) == nil, !(type?.text.contains("some ") ?? false),
      clause.parameters.allSatisfy({ $0.usableName != nil }), let nameToken, nameToken.kind == .identifier
    else { return [] }
    let effects = children.filter { $0.kind == .effect }.map(\.name)
    let arguments = clause.parameters.map { parameter in
      let value = (parameter.type?.text.hasPrefix("inout ") ?? false ? "&" : "") + (parameter.usableName ?? "")
      return parameter.label.map { "\($0): \(value)" } ?? value
    }
    let helper = "rewritten\(nameToken.text.prefix(1).uppercased())\(nameToken.text.dropFirst())"
    let prefix = (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
    let modifiers = modifiers.map(\.name).filter { ["static", "mutating", "class", "nonisolated"].contains($0) }
    let signature = text(in: clause.range.lowerBound..<body.range.lowerBound)
    let head = (modifiers + ["func"]).joined(separator: " ")
    return [
      TextEdit(
        replacing: body.range,
        with: "{ \(type == nil ? "" : "return ")\(prefix)\(helper)(\(arguments.joined(separator: ", "))) }"),
      .insert("\n\(head) \(helper)\(signature)\(body.text)\n", at: range.upperBound),
    ]
  }
}

// MARK: - Names

extension SyntaxNode {
  fileprivate var typeDeclarationsInside: [SyntaxNode] {
    descendants(.structDeclaration, .classDeclaration, .actorDeclaration, .enumDeclaration, .extensionDeclaration)
  }

  /// The instance members of the type around a node that a tree declares, and those of its extensions.
  private func memberNames(in tree: SyntaxTree) -> Set<String> {
    let parts = tree.items.flatMap(\.typeDeclarationsInside).filter { $0.declaredTypeName == declaredTypeName }
    let members = parts.flatMap(\.members).filter { !$0.hasModifier("static") && !$0.hasModifier("class") }
    return Set(
      members.flatMap { member -> [String] in
        if member.kind == .functionDeclaration { return [member.name] }
        return member.kind == .variableDeclaration ? member.bindings.flatMap { $0.pattern?.declaredNames ?? [] } : []
      })
  }

  private var declaredTypeName: String { kind == .extensionDeclaration ? lastComponent(of: name) : name }

  fileprivate func explicitSelf(in tree: SyntaxTree) -> [TextEdit] {
    typeDeclarationsInside.flatMap { type -> [TextEdit] in
      let names = type.memberNames(in: tree)
      let functions = type.members.filter {
        [.functionDeclaration, .initializerDeclaration, .deinitializerDeclaration].contains($0.kind)
          && !$0.hasModifier("static") && !$0.hasModifier("class")
      }
      return functions.flatMap { function -> [TextEdit] in
        guard let body = function.body else { return [] }
        return body.descendants(.reference).compactMap { reference -> TextEdit? in
          let name = reference.name
          guard names.contains(String(name.drop { $0 == "$" })), !reference.isLocal(name, within: function),
            reference.ancestors.first(where: { typeDeclarations.contains($0.kind) }) == type,
            !reference.ancestors.contains(where: { $0.kind == .macroExpansion })
          else { return nil }
          return .insert("self.", at: reference.range.lowerBound)
        }
      }
    }
  }

  /// The edits that give the locals and parameters of a function other names.
  fileprivate var renamedLocals: [TextEdit] {
    let declared = Set(
      descendants(.identifierPattern).filter { $0.isInCode(of: self) }.map(\.name)
        + descendants(.parameter).compactMap(\.usableName))
    let mentions = descendants(.reference, .capture, .identifierPattern, .parameter, .optionalBinding)
    return mentions.flatMap { node -> [TextEdit] in
      switch node.kind {
      case .parameter:
        guard let name = node.usableName, declared.contains(name), let token = node.nameToken else { return [] }
        let isOfFunction = node.parent?.kind == .parameterClause && node.parent?.parent?.kind != .closureSignature
        let isLabel = node.label == name && isOfFunction
        return [TextEdit(replacing: token.range, with: isLabel ? "\(name) \(renamed(name))" : renamed(name))]
      case .identifierPattern:
        guard declared.contains(node.name), node.isInCode(of: self) else { return [] }
        return [TextEdit(replacing: node.range, with: renamed(node.name))]
      case .optionalBinding:
        guard node.value == nil, let pattern = node.pattern, pattern.kind == .identifierPattern else { return [] }
        let isLocal = pattern.name != "self" && node.isLocal(pattern.name, within: self)
        return [.insert(" = \(isLocal ? renamed(pattern.name) : pattern.name)", at: pattern.range.upperBound)]
      case .capture:
        guard declared.contains(node.name), node.value == nil, node.isLocalOutside(of: self), let token = node.nameToken
        else { return [] }
        return [TextEdit(replacing: token.range, with: renamed(node.name))]
      default:
        guard declared.contains(node.name), node.name != "self",
          let local = node.localDeclaration(of: node.name, within: self), local.kind != .functionDeclaration
        else { return [] }
        return [TextEdit(replacing: node.range, with: renamed(node.name))]
      }
    }
  }

  private func isLocalOutside(of function: SyntaxNode) -> Bool {
    guard let closure = ancestors.first(where: { $0.kind == .closure }) else { return false }
    return closure.isLocal(name, within: function)
  }

  /// Whether a pattern declares a local, not a property of a nested type.
  private func isInCode(of function: SyntaxNode) -> Bool {
    name != "self" && !ancestors.prefix { $0 != function }.contains { typeDeclarations.contains($0.kind) }
  }

  private func renamed(_ name: String) -> String { "the\(name.prefix(1).uppercased())\(name.dropFirst())" }
}

private let typeDeclarations: Set<SyntaxKind> = [
  .structDeclaration, .classDeclaration, .actorDeclaration, .enumDeclaration, .extensionDeclaration,
]
