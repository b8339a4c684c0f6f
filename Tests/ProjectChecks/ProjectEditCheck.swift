import BridgeModel
import LintEngine
import LintRules
import ScannerChecks
import SwiftScan
import TestSupport
import TextModel

/// Edits several open files of one project repeatedly, and compares the model and the diagnostics with those of a fresh
/// project and a first check.
public struct ProjectEditCheck: Sendable {
  public var files: [NamedText]
  public var seed: UInt64
  public var count: Int
  /// The number of edits between two comparisons.
  public var interval: Int
  /// The part of the files that is edited.
  public var place: Place

  public enum Place: Sendable {
    case anywhere
    /// The bodies of functions, which stay whole. Compares after each edit.
    case bodies
  }

  public init(files: [NamedText], seed: UInt64, count: Int, interval: Int = 1, in place: Place = .anywhere) {
    self.place = place
    self.files = files
    self.seed = seed
    self.count = count
    self.interval = interval
  }

  /// A description of the first difference; nil if there is none.
  public func firstDifference() -> String? {
    switch place {
    case .anywhere: firstDifferenceAnywhere()
    case .bodies: firstDifferenceInBodies()
    }
  }

  private func firstDifferenceInBodies() -> String? {
    var random = SplitMix64(seed: seed)
    var generator = BodyEditGenerator(random: SplitMix64(seed: random.next()))
    var project = EditedProject(files)
    var number = 0
    while number < count {
      project.enter(Int.random(in: files.indices, using: &random))
      let edits = generator.nextEdits(of: project.document)
      number += max(1, edits.count)
      for edit in edits {
        project.apply(edit)
        if let difference = project.difference() { return description(of: edit, number, in: project, difference) }
      }
    }
    return nil
  }

  private func description(
    of edit: TextEdit, _ number: Int, in project: EditedProject, _ difference: String
  ) -> String {
    "seed \(seed), edit \(number) (\(edit.range) -> \(edit.replacement.debugDescription) in \(project.path)): "
      + difference
  }

  private func firstDifferenceAnywhere() -> String? {
    var random = SplitMix64(seed: seed)
    var generator = EditGenerator(seed: random.next())
    var project = EditedProject(files)
    for number in 1...count {
      // Users stay in a file for a while.
      if number == 1 || Int.random(in: 0..<3, using: &random) == 0 {
        project.enter(Int.random(in: files.indices, using: &random))
      }
      let edit = generator.nextEdit(of: project.document)
      project.apply(edit)
      // A user who types fast makes several edits between two checks.
      if Int.random(in: 0..<4, using: &random) > 0 { project.check() }
      guard number % interval == 0, let difference = project.difference() else { continue }
      return description(of: edit, number, in: project, difference)
    }
    return nil
  }
}

/// A project whose files are all open, kept up to date as the server does it.
private struct EditedProject {
  private var facts: [FileFacts]
  private var model: ProjectModel
  private var checked: [FileDiagnostics]
  private var current = 0

  init(_ files: [NamedText]) {
    facts = files.map { FileFacts(SourceFile(path: $0.path, document: Document(SourceText($0.bytes)))) }
    model = ProjectModel(joining: facts)
    checked = files.map { _ in FileDiagnostics() }
  }

  var path: FilePath { facts[current].path }
  var document: Document { facts[current].file.document }

  mutating func enter(_ file: Int) { current = file }

  mutating func apply(_ edit: TextEdit) {
    let edited = document.applying(edit, version: document.version + 1)
    facts[current] = FileFacts(SourceFile(path: path, document: edited), after: facts[current])
    model = model.replacing(facts[current])
  }

  mutating func check() {
    for index in facts.indices { _ = diagnostics(of: index) }
  }

  private mutating func diagnostics(of index: Int) -> [Diagnostic] {
    checked[index].check(facts[index].path, in: model, RuleSelection(Rule.all))
  }

  /// The difference from a fresh project with the current texts.
  mutating func difference() -> String? {
    let fresh = ProjectModel(
      joining: facts.map {
        FileFacts(SourceFile(path: $0.path, document: Document(SourceText($0.file.document.text.utf8))))
      })
    for index in facts.indices {
      let path = facts[index].path
      let (summary, expected) = (ModelSummary(of: path, in: model), ModelSummary(of: path, in: fresh))
      if let difference = summary.difference(from: expected) { return "\(path): \(difference)" }
      guard let file = fresh.facts(of: path)?.file else { return "\(path) is lost" }
      let expectedDiagnostics = lint(file.path, in: fresh, RuleSelection(Rule.all))
      let found = diagnostics(of: index)
      if found != expectedDiagnostics { return "\(path): \(describe(found, insteadOf: expectedDiagnostics))" }
    }
    return nil
  }

  private func describe(_ found: [Diagnostic], insteadOf expected: [Diagnostic]) -> String {
    let extra = found.filter { !expected.contains($0) }.prefix(2).map { "wrongly \($0)" }
    let missing = expected.filter { !found.contains($0) }.prefix(2).map { "not \($0)" }
    let differences = (extra + missing).joined(separator: "; ")
    return differences.isEmpty ? "\(found) in another order than \(expected)" : differences
  }
}
