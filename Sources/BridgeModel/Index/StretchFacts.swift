import SwiftScan
import TextModel

/// The declarations of the units in a stretch, at the positions where they were scanned. They stay valid when the units
/// move, and for every part of the stretch that edits leave.
final class StretchFacts: Sendable {
  let scan: ScanID
  let units: Range<Int>
  /// The heads of types and extensions, in source order, each before those nested in it.
  let heads: [DeclarationHead]
  /// The signs of the same declarations.
  let signs: [CodeSigns]
  private let nodes: [SyntaxNode]
  let aliases: [TypeAlias]
  private let imports: [String]
  /// The functions and variables outside types.
  private let globals: [SyntaxNode]
  /// The declaration count before each unit, followed by the total.
  private let counts: [DeclarationCount]
  private let positionsByName = HeadPositions()

  /// Collects the facts of a stretch. `signs` returns the signs of its declarations.
  init(of stretch: SyntaxStretch, signs: ([SyntaxNode]) -> [CodeSigns] = { $0.map(CodeSigns.init(of:)) }) {
    var collected = CollectedDeclarations()
    var counts: [DeclarationCount] = []
    counts.reserveCapacity(stretch.units.count + 1)
    for number in stretch.units {
      counts.append(collected.count)
      collected.add(stretch.unmovedUnit(number).root)
    }
    counts.append(collected.count)
    self.counts = counts
    scan = stretch.scan
    units = stretch.units
    heads = collected.heads
    self.signs = signs(collected.nodes)
    nodes = collected.nodes
    aliases = collected.aliases
    imports = collected.imports
    globals = collected.globals
  }

  func count(before unit: Int) -> DeclarationCount { counts[unit - units.lowerBound] }

  /// Visits the positions of the heads with a name, in ascending order, among those in a range.
  func visitPositions(of name: String, in range: Range<Int>, _ visit: (Int) -> Void) {
    positionsByName.visitPositions(of: name, in: heads, range, visit)
  }

  /// Returns a declaration, moved by `distance` bytes, of the file at this path.
  func declaration(at index: Int, movedBy distance: Int, path: FilePath) -> TypeDeclaration {
    TypeDeclaration(path: path, node: nodes[index].moved(by: distance), head: heads[index], signs: signs[index])
  }

  func declarations(of units: Range<Int>, movedBy distance: Int, path: FilePath) -> [TypeDeclaration] {
    range(of: units) { $0.declarations }.map { declaration(at: $0, movedBy: distance, path: path) }
  }

  func heads(of units: Range<Int>) -> ArraySlice<DeclarationHead> { heads[range(of: units) { $0.declarations }] }

  func signs(of units: Range<Int>) -> ArraySlice<CodeSigns> { signs[range(of: units) { $0.declarations }] }

  func aliases(of units: Range<Int>) -> ArraySlice<TypeAlias> { aliases[range(of: units) { $0.aliases }] }

  func imports(of units: Range<Int>) -> ArraySlice<String> { imports[range(of: units) { $0.imports }] }

  /// The functions and variables outside types, moved by `distance` bytes.
  func globals(of units: Range<Int>, movedBy distance: Int) -> [SyntaxNode] {
    globals[range(of: units) { $0.globals }].map { $0.moved(by: distance) }
  }

  private func range(of units: Range<Int>, _ part: (DeclarationCount) -> Int) -> Range<Int> {
    part(count(before: units.lowerBound))..<part(count(before: units.upperBound))
  }
}

/// The number of declarations of each kind in some source.
struct DeclarationCount {
  var declarations = 0
  var aliases = 0
  var imports = 0
  var globals = 0
  /// The number of places where a declaration may be missing because the source doesn't parse.
  var breaks = 0

  static func += (left: inout Self, right: Self) {
    left.declarations += right.declarations
    left.aliases += right.aliases
    left.imports += right.imports
    left.globals += right.globals
    left.breaks += right.breaks
  }

  static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum += right
    return sum
  }

  static func - (left: Self, right: Self) -> Self {
    Self(
      declarations: left.declarations - right.declarations, aliases: left.aliases - right.aliases,
      imports: left.imports - right.imports, globals: left.globals - right.globals, breaks: left.breaks - right.breaks)
  }
}

/// Collects the declarations of one unit after another.
private struct CollectedDeclarations {
  var heads: [DeclarationHead] = []
  var nodes: [SyntaxNode] = []
  var aliases: [TypeAlias] = []
  var imports: [String] = []
  var globals: [SyntaxNode] = []
  private var breaks = 0
  private var scopes: [Scope] = []

  /// A type, an `#if`, or a clause of an `#if` around the current node.
  private struct Scope {
    /// The dotted name of the innermost type.
    var typeName: String
    /// The platforms that compile the scope. For an `#if`, those on which all clauses so far may fail.
    var platforms: Platforms
    var end: Int
  }

  /// Reserves capacity for the declarations of most files.
  init() {
    heads.reserveCapacity(4)
    nodes.reserveCapacity(4)
    imports.reserveCapacity(4)
    scopes.reserveCapacity(4)
  }

  var count: DeclarationCount {
    DeclarationCount(
      declarations: heads.count, aliases: aliases.count, imports: imports.count, globals: globals.count, breaks: breaks)
  }

  mutating func add(_ root: SyntaxNode) {
    scopes.removeAll(keepingCapacity: true)
    addGlobals(among: root.children)
    root.walk(only: \.mayDeclare) { node in
      while let scope = scopes.last, node.range.lowerBound >= scope.end { scopes.removeLast() }
      return record(node)
    }
  }

  private mutating func addGlobals(among items: some Sequence<SyntaxNode>) {
    for item in items {
      switch item.kind {
      case .functionDeclaration, .variableDeclaration: globals.append(item)
      case .ifConfig: addGlobals(among: item.flattenedChildren)
      default: break
      }
    }
  }

  /// Records a declaration. Returns whether there may be declarations below the node.
  private mutating func record(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .file: return true
    case .ifConfig:
      enter(node)
      return true
    case .ifConfigClause:
      enterClause(node)
      return true
    case .memberBlock:
      if !node.lastToken.is("}") { breaks += 1 }
      return true
    case .unexpected: breaks += 1
    case .importDeclaration: imports.append(node.importedModule)
    case .typealiasDeclaration: aliases.append(TypeAlias(node, name: qualified(node.name), platforms: platforms))
    case _ where node.kind.isTypeDeclaration:
      guard let head = head(of: node) else { return false }
      heads.append(head)
      nodes.append(node)
      enter(node, typeName: head.name)
      return true
    default: break
    }
    return false
  }

  private func head(of node: SyntaxNode) -> DeclarationHead? {
    let name = node.kind == .extensionDeclaration ? node.type?.dottedName : qualified(node.name)
    guard let name, !name.isEmpty else { return nil }
    return DeclarationHead(
      kind: node.kind, name: name, inheritedNames: node.inheritedNames.map(\.name), platforms: platforms)
  }

  private var platforms: Platforms { scopes.last?.platforms ?? .all }

  private mutating func enter(_ node: SyntaxNode, typeName: String? = nil) {
    scopes.append(
      Scope(
        typeName: typeName ?? scopes.last?.typeName ?? "", platforms: platforms, end: node.range.upperBound))
  }

  /// Enters a clause of the `#if` that is the innermost scope, which remembers on which platforms it may come this far.
  /// The conditions of earlier clauses aren't read again.
  private mutating func enterClause(_ clause: SyntaxNode) {
    let condition = clause.platformCondition
    let directive = scopes.count - 1
    enter(clause)
    guard directive >= 0 else { return }
    scopes[directive + 1].platforms.formIntersection(condition.mayHold)
    scopes[directive].platforms.formIntersection(condition.mayFail)
  }

  private func qualified(_ name: String) -> String {
    scopes.last.map { $0.typeName.isEmpty ? name : "\($0.typeName).\(name)" } ?? name
  }
}

extension SyntaxKind {
  /// Whether such a node may be a collected declaration, contain one, or mark a place where one may be missing.
  fileprivate var mayDeclare: Bool {
    switch self {
    case .file, .ifConfig, .ifConfigClause, .memberBlock, .unexpected, .importDeclaration, .typealiasDeclaration: true
    default: isTypeDeclaration
    }
  }
}
