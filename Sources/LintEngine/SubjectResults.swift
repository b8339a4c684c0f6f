import BridgeModel
import SwiftScan

/// The diagnostics of one type by rule, with what each rule has read. After an edit of a body, only the rules that have
/// read it run again.
struct SubjectResults: Sendable {
  /// The diagnostics of one rule in the type, or in one of its representables.
  struct Entry: Sendable {
    let place: Place
    var diagnostics: [Diagnostic]
    /// The part of `diagnostics` that the rule reported in single members, or in single bodies of the last version. The
    /// latter are empty if the rule didn't run then, because bodies of older versions would retain their text.
    var inBodies: [BodyResults]
    let reads: BodyReads
  }

  /// The order in which rules run: first those about representables.
  struct Place: Comparable, Sendable {
    /// The number of the representable; `Int.max` for the type.
    var subject: Int
    /// The number of the rule among those about the same kind of subject.
    var rule: Int

    static func < (left: Self, right: Self) -> Bool { (left.subject, left.rule) < (right.subject, right.rule) }
  }

  /// The signs that decide which rules run on a representable.
  struct Signs: Sendable {
    let signs: CodeSigns
    let reads: BodyReads
  }

  /// In the order of their places.
  private(set) var entries: [Entry] = []
  /// In the order of the representables.
  private(set) var signs: [Signs] = []
  private(set) var representables: [Representable] = []

  mutating func append(_ entry: Entry) { entries.append(entry) }

  mutating func append(_ signs: Signs, of representable: Representable) {
    self.signs.append(signs)
    representables.append(representable)
  }

  /// The diagnostics, each once, even if the type is a representable on two platforms.
  var diagnostics: Set<Diagnostic> {
    var found: Set<Diagnostic> = []
    for (index, entry) in entries.enumerated() where !entry.diagnostics.isEmpty {
      let places = entries[..<index].lazy.filter { $0.place.rule == entry.place.rule && $0.place.subject != .max }
        .flatMap { $0.diagnostics.map(\.range) }
      let isOfRepresentable = entry.place.subject != .max
      found.formUnion(entry.diagnostics.filter { !(isOfRepresentable && places.contains($0.range)) })
    }
    return found
  }
}

/// The parts of some code that a rule checks one by one.
enum CheckedCode: Sendable {
  case bodies([LifecycleBody])
  /// The declarations of members.
  case members([SyntaxNode])

  /// Whether these are the same parts as before an edit of one of them.
  func isSame(as old: CheckedCode, after change: BodyChange) -> Bool {
    switch (self, old) {
    case (.bodies(let bodies), .bodies(let old)): bodies.areCalled(as: old, after: change)
    case (.members(let members), .members(let old)):
      members.count == old.count && zip(members, old).allSatisfy { $0 == change.nodes($1) }
    default: false
    }
  }

  /// The same parts in the newer text; nil for bodies, because moving all that they know about each other would cost each
  /// key more than checking them again costs a few.
  func moved(by change: BodyChange) -> CheckedCode? {
    guard case .members(let members) = self else { return nil }
    let moved = members.compactMap { change.nodes($0) }
    return moved.count == members.count ? .members(moved) : nil
  }
}

/// The diagnostics of a rule in each of some bodies, with what it has read for each.
struct BodyResults: Sendable {
  struct Result: Sendable {
    var diagnostics: [Diagnostic]
    let reads: BodyReads
  }

  let code: CheckedCode
  fileprivate(set) var results: [Result] = []

  init(in code: CheckedCode) { self.code = code }

  mutating func append(_ result: Result) { results.append(result) }

  /// The same results in the newer text, if the edit doesn't concern them; nil if they must be found again.
  func moved(by change: BodyChange) -> BodyResults? {
    guard let code = code.moved(by: change) else { return nil }
    var moved = BodyResults(in: code)
    moved.results = results
    for index in results.indices where !results[index].diagnostics.isEmpty {
      guard let diagnostics = results[index].diagnostics.moved(by: change) else { return nil }
      moved.results[index].diagnostics = diagnostics
    }
    return moved
  }
}

/// The diagnostics of a rule in single bodies before an edit that changed one body.
struct EarlierBodyResults {
  private var all: ArraySlice<BodyResults>
  private let change: BodyChange

  init(_ results: [BodyResults], _ change: BodyChange) { (all, self.change) = (results[...], change) }

  /// The diagnostics that the rule would report again in each of the next parts; nil for those that it must check.
  mutating func next(in code: CheckedCode) -> [BodyResults.Result?] {
    guard let earlier = all.popFirst(), code.isSame(as: earlier.code, after: change) else { return [] }
    return earlier.results.map { result in
      change.concerns(result.reads)
        ? nil
        : result.diagnostics.moved(by: change).map { BodyResults.Result(diagnostics: $0, reads: result.reads) }
    }
  }
}

extension [Diagnostic] {
  /// Nil if one of them has no place in the newer text.
  fileprivate func moved(by change: BodyChange) -> [Diagnostic]? {
    var moved = self
    for index in indices {
      guard moved[index].move(by: change.moved) else { return nil }
    }
    return moved
  }
}

/// The results before an edit that changed one body.
struct EarlierResults {
  private let results: SubjectResults
  let change: BodyChange
  private var next = 0

  init(_ results: SubjectResults, _ change: BodyChange) { (self.results, self.change) = (results, change) }

  func representable(_ number: Int) -> Representable? {
    number < results.representables.count ? results.representables[number] : nil
  }

  /// The signs of a representable; nil if they must be found again.
  func signs(of representable: Int, after change: BodyChange) -> SubjectResults.Signs? {
    guard representable < results.signs.count, !change.concerns(results.signs[representable].reads) else {
      return nil
    }
    return results.signs[representable]
  }

  /// The result of a rule before the edit. Must be called in the order of the places.
  mutating func entry(at place: SubjectResults.Place) -> SubjectResults.Entry? {
    while next < results.entries.count, results.entries[next].place < place { next += 1 }
    guard next < results.entries.count, results.entries[next].place == place else { return nil }
    return results.entries[next]
  }
}

extension SubjectResults.Entry {
  /// The same result in the newer text; nil if the rule must run.
  func kept(after change: BodyChange) -> SubjectResults.Entry? {
    guard !change.concerns(reads), let diagnostics = diagnostics.moved(by: change) else { return nil }
    var entry = self
    entry.diagnostics = diagnostics
    let parts = inBodies.compactMap { $0.moved(by: change) }
    entry.inBodies = parts.count == inBodies.count ? parts : []
    return entry
  }
}
