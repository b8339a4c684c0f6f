import BridgeModel
import FoundationEssentials
import LintEngine
import LintRules
import ProjectChecks
import SwiftScan
import TextModel

/// `benchmarks rewrites`: whether the same code has the same reports when it's written in another way.
func checkRewriting(_ words: some Sequence<String>) throws -> Bool {
  let arguments = try Arguments(words, options: ["known", "show"], flags: ["write"])
  var check = RewritingCheck(shown: arguments.text("show"))
  if arguments.paths.isEmpty {
    for example in ExampleCase.all {
      let text = SourceText(example.fixture.code)
      let file = FileFacts(SourceFile(path: "Example.swift", document: Document(text)))
      // The number of an example changes when others are added.
      let first = file.tree.items.first { $0.kind != .importDeclaration }?.name ?? ""
      check.compare(file, text, named: "\(example.rule.id) \(first)", in: example.project(of: [file]))
    }
  }
  for path in arguments.paths { try check.compareProject(at: path) }
  if check.shown != nil { return true }
  let known = arguments.text("known")
  if let known, arguments.has("write") {
    try check.differences.map { $0 + "\n" }.joined().write(toFile: known, atomically: true, encoding: .utf8)
  }
  return check.report(besides: try known.map { try String(contentsOfFile: $0, encoding: .utf8) } ?? "")
}

private struct RewritingCheck {
  /// A rewriting and a name, such as `helperMethods missing-dismantle Clock`, whose code is printed instead.
  let shown: String?
  private(set) var differences: [String] = []
  private var count = 0
  private let selection = RuleSelection(Rule.all)

  init(shown: String?) { self.shown = shown }

  /// Compares the files with reports of the project in a folder.
  mutating func compareProject(at path: FilePath) throws {
    let texts = try swiftFiles([path]).map { ($0.path, SourceText($0.bytes)) }
    let files = texts.map { FileFacts(SourceFile(path: $0, document: Document($1))) }
    let project = ProjectModel(joining: files)
    for (file, text) in zip(files, texts) where !lint(file.path, in: project, selection).isEmpty {
      compare(file, text.1, named: file.path.description, in: project)
    }
  }

  mutating func compare(_ file: FileFacts, _ text: SourceText, named name: String, in project: ProjectModel) {
    let before = tally(lint(file.path, in: project, selection))
    for rewriting in CodeRewriting.allCases {
      let edits = rewriting.edits(of: file.tree)
      if edits.isEmpty { continue }
      let rewritten = text.applying(edits)
      if let shown {
        if shown == "\(rewriting) \(name)" { print(rewritten.string) }
        continue
      }
      count += 1
      let facts = FileFacts(SourceFile(path: file.path, document: Document(rewritten)))
      let after = tally(lint(file.path, in: project.replacing(facts), selection))
      for rule in Set(before.keys).union(after.keys).sorted() where before[rule] != after[rule] {
        differences.append("\(rewriting)\t\(name)\t\(rule)\t\(before[rule] ?? 0) -> \(after[rule] ?? 0)")
      }
    }
  }

  private func tally(_ diagnostics: [Diagnostic]) -> [String: Int] {
    Dictionary(diagnostics.map { ("\($0.rule) \($0.severity)", 1) }, uniquingKeysWith: +)
  }

  /// Prints the differences that aren't known, and known ones that don't exist.
  func report(besides known: String) -> Bool {
    let known = Set(known.split(separator: "\n").map(String.init))
    let added = differences.filter { !known.contains($0) }
    let gone = known.subtracting(differences).sorted()
    for line in added { print("DIFFERS \(line)") }
    for line in gone { print("NO LONGER DIFFERS \(line)") }
    print("\(count) rewritten texts, \(differences.count) differences, \(added.count) of them new")
    return added.isEmpty && gone.isEmpty
  }
}
