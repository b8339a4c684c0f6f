import BridgeModel
import SwiftScan

/// What the rules found in one type, and what each of them has read. After an edit of a body, only the rules that have
/// read it run again.
struct SubjectFindings: Sendable {
  /// What one rule found in the type, or in one of its representables.
  struct Entry: Sendable {
    let place: Place
    var diagnostics: [Diagnostic]
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

  mutating func append(_ entry: Entry) { entries.append(entry) }

  mutating func append(_ signs: Signs) { self.signs.append(signs) }

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

/// The findings before an edit that changed one body.
struct EarlierFindings {
  private let findings: SubjectFindings
  private let change: BodyChange
  private var next = 0

  init(_ findings: SubjectFindings, _ change: BodyChange) { (self.findings, self.change) = (findings, change) }

  /// The signs of a representable; nil if they must be found again.
  func signs(of representable: Int) -> SubjectFindings.Signs? {
    guard representable < findings.signs.count, !change.concerns(findings.signs[representable].reads) else {
      return nil
    }
    return findings.signs[representable]
  }

  /// What a rule would find again; nil if it must run. Must be asked in the order of the places.
  mutating func entry(at place: SubjectFindings.Place) -> SubjectFindings.Entry? {
    while next < findings.entries.count, findings.entries[next].place < place { next += 1 }
    guard next < findings.entries.count, case var entry = findings.entries[next], entry.place == place,
      !change.concerns(entry.reads)
    else { return nil }
    for index in entry.diagnostics.indices {
      guard entry.diagnostics[index].move(by: change.moved) else { return nil }
    }
    return entry
  }
}
