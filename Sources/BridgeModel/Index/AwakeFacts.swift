import SwiftScan

/// The facts of a file together with its tree.
final class AwakeFacts: Sendable {
  let file: SourceFile
  /// The stretches in source order.
  private let stretches: [Placed]
  private let knownImports: SharedMemo<Set<String>>

  /// The facts of a stretch at its current position.
  private struct Placed {
    var facts: StretchFacts
    var units: Range<Int>
    var shift: Int
    /// The count of the declarations in earlier stretches.
    var before: DeclarationCount
    let count: DeclarationCount

    init(_ facts: StretchFacts, of stretch: SyntaxStretch, before: DeclarationCount) {
      self.facts = facts
      self.before = before
      units = stretch.units
      shift = stretch.shift
      count = facts.count(before: units.upperBound) - facts.count(before: units.lowerBound)
    }

    /// The count of the declarations up to the end of this stretch.
    var end: DeclarationCount { before + count }
    var start: DeclarationCount { facts.count(before: units.lowerBound) }
  }

  /// Collects the facts of a file that was scanned in one piece. `signs` returns the signs of its declarations.
  init(_ file: SourceFile, signs: ([SyntaxNode]) -> [CodeSigns]) {
    self.file = file
    stretches = Self.placed(file.document.tree.stretches) { StretchFacts(of: $0, signs: signs) }
    knownImports = SharedMemo()
  }

  /// Collects the facts of a file after an edit. `old` are the facts of an earlier text; those of unchanged stretches
  /// are reused.
  init(_ file: SourceFile, after old: AwakeFacts?) {
    let tree = file.document.tree
    let kept = old.map { tree.stretchesKept(from: $0.file.document.tree) } ?? (before: 0, behind: 0)
    let oldStretches = old?.stretches ?? []
    let replaced = oldStretches[kept.before..<oldStretches.count - kept.behind]
    var stretches = Self.placed(
      (kept.before..<tree.stretchCount - kept.behind).map(tree.stretch),
      behind: oldStretches[..<kept.before], before: kept.behind
    ) { stretch in
      let known = replaced.first { $0.facts.scan == stretch.scan && $0.facts.units.contains(stretch.units) }
      return known?.facts ?? StretchFacts(of: stretch)
    }
    for var placed in oldStretches[replaced.endIndex...] {
      placed.shift = tree.shift(ofStretch: stretches.count)
      placed.before = stretches.last?.end ?? DeclarationCount()
      stretches.append(placed)
    }
    self.file = file
    self.stretches = stretches
    knownImports =
      old.flatMap { old in
        let difference = tree.difference(from: old.file.document.tree)
        let areSame =
          Self.imports(of: difference.old.units, in: replaced)
          == Self.imports(of: difference.new.units, in: stretches[kept.before..<stretches.count - kept.behind])
        return areSame ? old.knownImports : nil
      } ?? SharedMemo()
  }

  /// Appends the facts of stretches to known ones, and reserves capacity for `count` more.
  private static func placed(
    _ stretches: [SyntaxStretch], behind known: ArraySlice<Placed> = [], before count: Int = 0,
    _ facts: (SyntaxStretch) -> StretchFacts
  ) -> [Placed] {
    var placed: [Placed] = []
    placed.reserveCapacity(known.count + stretches.count + count)
    placed += known
    for stretch in stretches {
      placed.append(Placed(facts(stretch), of: stretch, before: placed.last?.end ?? DeclarationCount()))
    }
    return placed
  }

  private var count: DeclarationCount { stretches.last?.end ?? DeclarationCount() }

  var declarations: [TypeDeclaration] {
    stretches.flatMap { $0.facts.declarations(of: $0.units, movedBy: $0.shift, path: file.path) }
  }
  var heads: [DeclarationHead] { stretches.flatMap { $0.facts.heads(of: $0.units) } }
  var signs: [CodeSigns] { stretches.flatMap { $0.facts.signs(of: $0.units) } }
  var aliases: [TypeAlias] { stretches.flatMap { $0.facts.aliases(of: $0.units) } }
  var imports: Set<String> { knownImports.value { Set(stretches.flatMap { $0.facts.imports(of: $0.units) }) } }
  var hasBrokenDeclarations: Bool { count.breaks > 0 }

  /// The functions and variables outside types, in source order.
  var globals: [SyntaxNode] { stretches.flatMap { $0.facts.globals(of: $0.units, movedBy: $0.shift) } }

  /// The functions and variables outside types in some units, at the positions where they were scanned.
  func globals(in units: [SyntaxUnit]) -> [SyntaxNode] {
    units.flatMap { unit in facts(of: unit)?.globals(of: unit.number..<unit.number + 1, movedBy: 0) ?? [] }
  }

  func visitHeads(_ visit: (Int, borrowing DeclarationHead) -> Void) {
    for stretch in stretches {
      let start = stretch.start.declarations
      for position in 0..<stretch.count.declarations {
        visit(stretch.before.declarations + position, stretch.facts.heads[start + position])
      }
    }
  }

  /// The indices of the heads with a name, in ascending order.
  func indices(named name: String) -> [Int] {
    var indices: [Int] = []
    for stretch in stretches {
      let start = stretch.start.declarations
      stretch.facts.visitPositions(of: name, in: start..<start + stretch.count.declarations) {
        indices.append($0 - start + stretch.before.declarations)
      }
    }
    return indices
  }

  func declaration(at index: Int) -> TypeDeclaration {
    let (stretch, position) = place(ofDeclaration: index)
    return stretch.facts.declaration(at: position, movedBy: stretch.shift, path: file.path)
  }

  func head(at index: Int) -> DeclarationHead {
    let (stretch, position) = place(ofDeclaration: index)
    return stretch.facts.heads[position]
  }

  func signs(at index: Int) -> CodeSigns {
    let (stretch, position) = place(ofDeclaration: index)
    return stretch.facts.signs[position]
  }

  func alias(at index: Int) -> TypeAlias {
    let stretch = stretch { $0.aliases <= index }
    return stretch.facts.aliases[stretch.start.aliases + index - stretch.before.aliases]
  }

  func declarations(of unit: SyntaxUnit) -> [TypeDeclaration] {
    facts(of: unit)?.declarations(of: unit.number..<unit.number + 1, movedBy: unit.shift, path: file.path) ?? []
  }

  func aliases(of unit: SyntaxUnit) -> ArraySlice<TypeAlias> {
    facts(of: unit)?.aliases(of: unit.number..<unit.number + 1) ?? []
  }

  /// The number of types and extensions before a unit of the file.
  func declarationCount(before unit: SyntaxUnit) -> Int {
    guard let stretch = stretch(with: unit) else { return 0 }
    let start = stretch.facts.count(before: unit.number) - stretch.start
    return stretch.before.declarations + start.declarations
  }

  private func facts(of unit: SyntaxUnit) -> StretchFacts? { stretch(with: unit)?.facts }

  private func stretch(with unit: SyntaxUnit) -> Placed? {
    file.document.tree.stretchIndex(of: unit).map { stretches[$0] }
  }

  private static func imports(of units: [SyntaxUnit], in stretches: ArraySlice<Placed>) -> [String] {
    units.flatMap { unit in
      let stretch = stretches.first { $0.facts.scan == unit.scan && $0.units.contains(unit.number) }
      return stretch?.facts.imports(of: unit.number..<unit.number + 1) ?? []
    }
  }

  private func place(ofDeclaration index: Int) -> (Placed, position: Int) {
    let stretch = stretch { $0.declarations <= index }
    return (stretch, stretch.start.declarations + index - stretch.before.declarations)
  }

  /// The last stretch for which `precedes` accepts the count of the declarations before it.
  private func stretch(where precedes: (DeclarationCount) -> Bool) -> Placed {
    stretches[max(0, stretches.partitionPoint { precedes($0.before) } - 1)]
  }
}
