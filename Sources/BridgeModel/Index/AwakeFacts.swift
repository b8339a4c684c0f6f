import SwiftScan

/// The facts of a file with its tree.
final class AwakeFacts: Sendable {
  let file: SourceFile
  /// In source order.
  private let stretches: [Placed]
  private let count: DeclarationCount
  private let knownImports: Memo<Set<String>>

  /// The facts of a stretch at the place where it stands now.
  private struct Placed {
    var facts: StretchFacts
    var units: Range<Int>
    var shift: Int
    /// Of the stretches before.
    var before: DeclarationCount

    var start: DeclarationCount { facts.count(before: units.lowerBound) }
    var count: DeclarationCount { facts.count(before: units.upperBound) - start }
  }

  /// Of a file whose declarations have these signs, in their order.
  convenience init(_ file: SourceFile, signs: [CodeSigns]) {
    self.init(file, importing: { _ in nil }, { StretchFacts(of: $0, signs: signs) })
  }

  convenience init(_ file: SourceFile, after old: AwakeFacts?) {
    var known: [ScanID: StretchFacts] = [:]
    for stretch in old?.stretches ?? [] { known[stretch.facts.scan] = stretch.facts }
    var newCount = DeclarationCount()
    func facts(of stretch: SyntaxStretch) -> StretchFacts {
      if let facts = known[stretch.scan], facts.units.contains(stretch.units) { return facts }
      let facts = StretchFacts(of: stretch)
      newCount += facts.count(before: stretch.units.upperBound)
      return facts
    }
    // Where none is new and there are as many as before, they are the same.
    func imports(_ count: DeclarationCount) -> Memo<Set<String>>? {
      newCount.imports == 0 && count.imports == old?.count.imports ? old?.knownImports : nil
    }
    self.init(file, importing: imports, facts)
  }

  /// `imports` are those of a file with so many declarations, if they are known.
  private init(
    _ file: SourceFile, importing imports: (DeclarationCount) -> Memo<Set<String>>?,
    _ facts: (SyntaxStretch) -> StretchFacts
  ) {
    var stretches: [Placed] = []
    var count = DeclarationCount()
    for stretch in file.document.tree.stretches {
      let placed = Placed(facts: facts(stretch), units: stretch.units, shift: stretch.shift, before: count)
      stretches.append(placed)
      count += placed.count
    }
    self.file = file
    self.stretches = stretches
    self.count = count
    knownImports = imports(count) ?? Memo()
  }

  var declarations: [TypeDeclaration] {
    stretches.flatMap { $0.facts.declarations(of: $0.units, movedBy: $0.shift, path: file.path) }
  }
  var heads: [DeclarationHead] { stretches.flatMap { $0.facts.heads(of: $0.units) } }
  var signs: [CodeSigns] { stretches.flatMap { $0.facts.signs(of: $0.units) } }
  var aliases: [TypeAlias] { stretches.flatMap { $0.facts.aliases(of: $0.units) } }
  var imports: Set<String> { knownImports.value { Set(stretches.flatMap { $0.facts.imports(of: $0.units) }) } }
  var hasBrokenDeclarations: Bool { count.breaks > 0 }

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

  private func facts(of unit: SyntaxUnit) -> StretchFacts? {
    stretches.first { $0.facts.scan == unit.scan && $0.units.contains(unit.number) }?.facts
  }

  private func place(ofDeclaration index: Int) -> (Placed, position: Int) {
    let stretch = stretch { $0.declarations <= index }
    return (stretch, stretch.start.declarations + index - stretch.before.declarations)
  }

  /// The last stretch before which so much stands as `precedes` says.
  private func stretch(where precedes: (DeclarationCount) -> Bool) -> Placed {
    stretches[max(0, stretches.partitionPoint { precedes($0.before) } - 1)]
  }
}
