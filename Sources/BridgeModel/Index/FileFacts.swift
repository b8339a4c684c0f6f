import SwiftScan

/// What one file declares. A function of its tree alone, so it can be kept until the file changes. Cheap to copy: a model
/// of a project holds thousands, and a new one is made with every key.
public struct FileFacts: Sendable {
  private let contents: Contents

  private final class Contents: Sendable {
    let file: SourceFile
    /// In source order.
    let stretches: [PlacedFacts]

    init(_ file: SourceFile, _ stretches: [PlacedFacts]) {
      self.file = file
      self.stretches = stretches
    }
  }

  /// The facts of a stretch at the place where it stands now.
  private struct PlacedFacts {
    var facts: StretchFacts
    var units: Range<Int>
    var shift: Int
    /// Of the stretches before.
    var before: DeclarationCount

    var count: DeclarationCount { facts.count(before: units.upperBound) - facts.count(before: units.lowerBound) }
  }

  /// Takes what is known already of an older version of the file from its facts: the cost is then that of the edits.
  public init(_ file: SourceFile, after old: FileFacts? = nil) {
    var known: [ScanID: StretchFacts] = [:]
    for stretch in old?.contents.stretches ?? [] { known[stretch.facts.scan] = stretch.facts }
    var stretches: [PlacedFacts] = []
    var count = DeclarationCount()
    for stretch in file.document.tree.stretches {
      var facts = known[stretch.scan]
      if facts.map({ !$0.units.contains(stretch.units) }) ?? true { facts = StretchFacts(of: stretch, in: file) }
      guard let facts else { continue }
      let placed = PlacedFacts(facts: facts, units: stretch.units, shift: stretch.shift, before: count)
      stretches.append(placed)
      count += placed.count
    }
    contents = Contents(file, stretches)
  }

  public var file: SourceFile { contents.file }
  public var path: String { file.path }
  public var tree: SyntaxTree { file.document.tree }

  /// Outside functions, in source order, a type before the types in it; protocols included, extensions not. Made anew
  /// each time.
  public var types: [TypeDeclaration] { declarations.filter { !$0.isExtension } }
  /// Made anew each time, like `types`.
  public var extensions: [TypeDeclaration] { declarations.filter(\.isExtension) }
  var aliases: [TypeAlias] { contents.stretches.flatMap { $0.facts.aliases(of: $0.units, movedBy: $0.shift) } }
  /// The names of the imported modules.
  public var imports: Set<String> { Set(contents.stretches.flatMap { $0.facts.imports(of: $0.units) }) }
  /// Whether a declaration may be missing here because the source around it does not parse.
  public var hasBrokenDeclarations: Bool { contents.stretches.contains { $0.count.breaks > 0 } }

  /// Types and extensions, in source order, an outer one before those in it.
  var declarations: [TypeDeclaration] {
    contents.stretches.flatMap { $0.facts.declarations(of: $0.units, movedBy: $0.shift) }
  }

  /// One of `declarations`. Logarithmic in the number of stretches.
  func declaration(at index: Int) -> TypeDeclaration {
    let stretch = stretch { $0.declarations <= index }
    let first = stretch.facts.count(before: stretch.units.lowerBound).declarations
    return stretch.facts.declarations[first + index - stretch.before.declarations].moved(by: stretch.shift)
  }

  /// One of `aliases`.
  func alias(at index: Int) -> TypeAlias {
    let stretch = stretch { $0.aliases <= index }
    let first = stretch.facts.count(before: stretch.units.lowerBound).aliases
    return stretch.facts.aliases[first + index - stretch.before.aliases].moved(by: stretch.shift)
  }

  /// The last stretch before which so much stands as `precedes` says.
  private func stretch(where precedes: (DeclarationCount) -> Bool) -> PlacedFacts {
    let stretches = contents.stretches
    return stretches[max(0, stretches.partitionPoint { precedes($0.before) } - 1)]
  }

  /// The types and extensions around a node of this file, and itself if it is one, outermost first.
  func declarations(around node: SyntaxNode) -> [TypeDeclaration] {
    declarations(of: tree.unit(holding: node.range.upperBound)).filter { $0.node.contains(node) }
  }

  /// The types and extensions of a unit of this file.
  func declarations(of unit: SyntaxUnit) -> [TypeDeclaration] {
    facts(of: unit)?.declarations(of: unit.number..<unit.number + 1, movedBy: unit.shift) ?? []
  }

  /// The typealiases of a unit of this file.
  func aliases(of unit: SyntaxUnit) -> [TypeAlias] {
    facts(of: unit)?.aliases(of: unit.number..<unit.number + 1, movedBy: unit.shift) ?? []
  }

  private func facts(of unit: SyntaxUnit) -> StretchFacts? {
    contents.stretches.first { $0.facts.scan == unit.scan && $0.units.contains(unit.number) }?.facts
  }

  /// Whether both are the very same version of the file.
  func isIdentical(to other: FileFacts) -> Bool { contents === other.contents }
}
