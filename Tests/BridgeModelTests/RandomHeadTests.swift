import SwiftScan
import TestSupport
import Testing
import TextModel

@testable import BridgeModel

/// Random edits of types, extensions, and type aliases in three files, which also come and go. There are so few names
/// that a name often resolves to another declaration.
@Suite struct RandomHeadTests {
  @Test(arguments: UInt64(1)...4)
  func namesResolveAsInAFreshModel(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for round in 0..<40 {
      var files = HeadFiles(&random)
      for step in 0..<40 {
        files.edit(&random)
        let difference = files.difference()
        #expect(difference == nil, "seed \(seed), round \(round), step \(step)")
        if difference != nil { return }
      }
    }
  }
}

/// A declaration of a random shape, usually a plain one. The rare shapes may change the meaning of other names.
private func declaration(_ random: inout SplitMix64) -> String {
  func name() -> String { names.randomElement(using: &random) ?? "A" }
  let (name, other, third) = (name(), name(), name())
  let plain = [
    "struct \(name) {}", "class \(name): \(other) {}", "enum \(name) { struct \(other) {} }", "extension \(name) {}",
    "extension \(name): \(other) {}", "extension \(name) { struct \(other) {} }",
    "struct \(name): UIViewRepresentable {}",
  ]
  let rare = [
    "extension \(name).\(other) {}", "extension \(name).\(other): \(third) {}", "extension Map.\(name) {}",
    "typealias \(name) = \(other)", "typealias \(name) = \(other).\(third)",
    "struct \(name) { typealias \(other) = \(third) }", "#if os(iOS)\ntypealias \(name) = \(other)\n#endif",
    "#if os(iOS)\ntypealias \(name) = \(other)\n#else\ntypealias \(name) = \(third)\n#endif",
    "protocol \(name): UIViewRepresentable {}",
  ]
  let shapes = Int.random(in: 0..<8, using: &random) == 0 ? rare : plain
  return shapes[Int.random(in: shapes.indices, using: &random)] + "\n"
}

private let names = ["A", "B", "C", "D", "E", "F"]

private struct HeadFiles {
  private var texts: [[String]]
  private var facts: [FileFacts]
  /// Whether the project has each of the files.
  private var isThere = [true, true, true]
  private var model: ProjectModel
  private var subjects: [SubjectNames]
  private var current = 0

  init(_ random: inout SplitMix64) {
    texts = (0..<3).map { _ in (0..<5).map { _ in declaration(&random) } }
    facts = zip(["Main.swift", "Other.swift", "Third.swift"] as [FilePath], texts).map { path, lines in
      FileFacts(SourceFile(path: path, document: Document(SourceText(lines.joined()))))
    }
    model = ProjectModel(joining: facts)
    subjects = facts.map { [model] in model.subjectNames(in: $0.path) }
  }

  /// Makes a random change.
  mutating func edit(_ random: inout SplitMix64) {
    let oldModel = model
    if Int.random(in: 0..<8, using: &random) == 0 { current = Int.random(in: 0..<3, using: &random) }
    switch Int.random(in: 0..<16, using: &random) {
    case 0:
      isThere[current].toggle()
      model = model.changing([facts[current].path: isThere[current] ? facts[current] : nil])
    case 1:
      // The editor closes the file or opens it.
      facts[current] = facts[current].isResting ? FileFacts(facts[current].file) : facts[current].resting()
      if isThere[current] { model = model.replacing(facts[current]) }
    default:
      editText(&random)
      if isThere[current] { model = model.replacing(facts[current]) }
    }
    for (index, file) in facts.enumerated() {
      subjects[index] = model.subjectNames(in: file.path, since: oldModel, subjects[index])
    }
  }

  /// Replaces, removes, or adds a declaration.
  private mutating func editText(_ random: inout SplitMix64) {
    let line = Int.random(in: texts[current].indices, using: &random)
    var new = texts[current]
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where new.count > 2: new.remove(at: line)
    case 1 where new.count < 12: new.insert(declaration(&random), at: line)
    default: new[line] = declaration(&random)
    }
    let old = texts[current]
    let same = zip(old, new).prefix { $0 == $1 }.count
    let rest = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    let after = min(rest, old.count - same, new.count - same)
    let start = old[..<same].joined().utf8.count
    let replaced = old[same..<(old.count - after)].joined().utf8.count
    let document = facts[current].file.document.applying(
      TextEdit(replacing: start..<start + replaced, with: new[same..<(new.count - after)].joined()), version: 1)
    texts[current] = new
    facts[current] = FileFacts(SourceFile(path: facts[current].path, document: document), after: facts[current])
  }

  /// The difference from a fresh model of the same texts; nil if there is none.
  func difference() -> String? {
    let fresh = ProjectModel(
      joining: facts.indices.filter { isThere[$0] }.map { index in
        FileFacts(SourceFile(path: facts[index].path, document: Document(SourceText(texts[index].joined()))))
      })
    for (file, subjects) in zip(facts, subjects) {
      let (found, expected) = (summary(of: file.path, in: model), summary(of: file.path, in: fresh))
      if found != expected { return "\(found) instead of \(expected) in:\n\(texts)" }
      let names = fresh.subjectNames(in: file.path).all
      if subjects.all != names { return "looks at \(subjects.all.sorted()) instead of \(names.sorted()) in:\n\(texts)" }
    }
    return nil
  }

  private func summary(of path: FilePath, in model: ProjectModel) -> [String] {
    func places(_ parts: [TypeDeclaration]) -> String {
      parts.map { "\($0.path)@\($0.node.range)" }.joined(separator: " ")
    }
    return model.types(in: path).map { "\($0.name) \(places($0.declarations))" }
      + model.representables(in: path).map { "\($0.name) \(places($0.parts))" }
      + names.map { name in
        "\(name) \(places(model.extensions(of: name))) \(Set(model.extendedNames(endingIn: name)).sorted()) "
          + "\(model.headsOfInheritingExtensions(of: name).count) \(model.aliases(of: name).count)"
      }
  }
}
