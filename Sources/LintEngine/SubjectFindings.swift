import BridgeModel
import SwiftScan

/// What the rules found in one type, and what each of them has read. After an edit of a body, only the rules that have
/// read it run again.
struct SubjectFindings: Sendable {
  /// What one rule found in the type, or in one of its representables.
  struct Entry: Sendable {
    let place: Place
    var diagnostics: [Diagnostic]
    /// What it found in single bodies; included in `diagnostics`.
    let inBodies: [BodyFindings]
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

/// What a rule found in each of some bodies, and what it has read for each.
struct BodyFindings: Sendable {
  struct Finding: Sendable {
    var diagnostics: [Diagnostic]
    let reads: BodyReads
  }

  let bodies: [LifecycleBody]
  fileprivate(set) var findings: [Finding] = []

  init(in bodies: [LifecycleBody]) { self.bodies = bodies }

  mutating func append(_ finding: Finding) { findings.append(finding) }
}

/// What a rule found in single bodies before an edit that changed one body.
struct EarlierBodyFindings {
  private var all: ArraySlice<BodyFindings>
  private let change: BodyChange

  init(_ findings: [BodyFindings], _ change: BodyChange) { (all, self.change) = (findings[...], change) }

  /// What the rule would find again in each of the next bodies; nil for those that it must look at.
  mutating func next(in bodies: [LifecycleBody]) -> [BodyFindings.Finding?] {
    guard let earlier = all.popFirst(), bodies.areCalled(as: earlier.bodies, after: change) else { return [] }
    return earlier.findings.map { finding in
      change.concerns(finding.reads)
        ? nil
        : finding.diagnostics.moved(by: change).map { BodyFindings.Finding(diagnostics: $0, reads: finding.reads) }
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

/// The findings before an edit that changed one body.
struct EarlierFindings {
  private let findings: SubjectFindings
  let change: BodyChange
  private var next = 0

  init(_ findings: SubjectFindings, _ change: BodyChange) { (self.findings, self.change) = (findings, change) }

  func representable(_ number: Int) -> Representable? {
    number < findings.representables.count ? findings.representables[number] : nil
  }

  /// The signs of a representable; nil if they must be found again.
  func signs(of representable: Int, after change: BodyChange) -> SubjectFindings.Signs? {
    guard representable < findings.signs.count, !change.concerns(findings.signs[representable].reads) else {
      return nil
    }
    return findings.signs[representable]
  }

  /// What a rule found before the edit. Must be asked in the order of the places.
  mutating func entry(at place: SubjectFindings.Place) -> SubjectFindings.Entry? {
    while next < findings.entries.count, findings.entries[next].place < place { next += 1 }
    guard next < findings.entries.count, findings.entries[next].place == place else { return nil }
    return findings.entries[next]
  }
}

extension SubjectFindings.Entry {
  /// What the rule would find again; nil if it must run.
  func kept(after change: BodyChange) -> SubjectFindings.Entry? {
    guard !change.concerns(reads), let diagnostics = diagnostics.moved(by: change) else { return nil }
    var entry = self
    entry.diagnostics = diagnostics
    return entry
  }
}
