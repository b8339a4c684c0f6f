import BridgeModel
import LintEngine
import LintRules
import SwiftScan
import Synchronization
import TestSupport
import TextModel

/// One example of one rule.
public struct ExampleCase: Sendable {
  public let rule: Rule
  public let number: Int
  public let example: RuleExample
  public let fixture: Fixture
  let selection: RuleSelection
  private let known = KnownDiagnostics()
  public var name: String { "\(rule.id)-\(number)" }

  public init(rule: Rule, number: Int, example: RuleExample) {
    self.rule = rule
    self.number = number
    self.example = example
    fixture = Fixture(example.source)
    selection = rule.selection(among: Rule.all)
  }

  /// Reading the marks takes longer than many checks, so that it's done only once.
  public static let all = Rule.all.flatMap { rule in
    rule.examples.enumerated().map { ExampleCase(rule: rule, number: $0, example: $1) }
  }
  /// The first of each rule and every fourth of the others, for tests of what the engine does with any rule.
  public static let sample = all.filter { $0.number % 4 == 0 }
  public static let flaggedSample = all.filter(\.example.isFlagged).enumerated().filter { $0.offset % 4 == 0 }.map(
    \.element)

  /// Texts of the examples, by a name that identifies the example in the compiler's diagnostics.
  public static func texts(_ text: (ExampleCase) -> String?) -> [String: String] {
    let named = all.map { ("\($0.rule.id) \($0.number + 1)", text($0)) }
    return Dictionary(uniqueKeysWithValues: named).compactMapValues(\.self)
  }

  /// The code that fixes write, with the imports that it needs to compile.
  public static let fixedTexts = texts(\.fixed).mapValues { "\(imports)\n\($0)" }

  private static let imports = [
    "MapKit", "MessageUI", "PhotosUI", "SafariServices", "Sketches", "SwiftUI", "UIKit", "WebKit",
  ].map { "import \($0)\n" }.joined()

  public var source: String { example.source }
  public var fixed: String? { example.fixed }
  public var target: SystemVersion? { example.target }

  /// The diagnostics of the rule in the example's own code. Many tests look at them, so they're found only once.
  public var knownDiagnostics: [Diagnostic] { known.value { diagnostics() } }

  /// The diagnostics of the rule, in the example's own code or in the given code.
  public func diagnostics(in code: String? = nil) -> [Diagnostic] {
    diagnostics(in: Document(SourceText(code ?? fixture.code)))
  }

  public func diagnostics(in document: Document) -> [Diagnostic] {
    let file = FileFacts(SourceFile(path: "Example.swift", document: document))
    return lint(file.path, in: project(of: [file]), selection).filter { $0.rule == rule.id }
  }

  /// The diagnostics of all rules in the given code.
  public func diagnosticsOfAllRules(in code: String) -> [Diagnostic] {
    let file = FileFacts(SourceFile(path: "Example.swift", document: Document(SourceText(code))))
    return lint(file.path, in: project(of: [file]), allRules)
  }

  /// A project of these files. It knows what other projects have found out about Apple's API.
  public func project(of files: [FileFacts], coverage: ProjectModel.Coverage = .project) -> ProjectModel {
    let surroundings = files.map { ($0.path, Surroundings(ofAppFor: target)) }
    return emptyProject.with(coverage: coverage, surroundings: Dictionary(uniqueKeysWithValues: surroundings))
      .changing(Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) }))
  }
}

private let emptyProject = ProjectModel([])
private let allRules = RuleSelection(Rule.all)

private final class KnownDiagnostics: Sendable {
  private let found = Mutex<[Diagnostic]?>(nil)

  func value(_ find: () -> [Diagnostic]) -> [Diagnostic] {
    found.withLock { known in
      let value = known ?? find()
      known = value
      return value
    }
  }
}

/// The edits of the first fix of each diagnostic. Diagnostics may share one fix.
public func firstFixes(of diagnostics: [Diagnostic]) -> [TextEdit] {
  diagnostics.compactMap(\.fixes.first).reduce(into: [Fix]()) { if !$0.contains($1) { $0.append($1) } }
    .flatMap(\.edits)
}
