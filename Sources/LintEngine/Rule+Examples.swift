import BridgeModel
import SwiftScan
import TextModel

extension Rule {
  /// The rules to ask so that this one says all that it has to say: rules about suppressions are asked together with
  /// the `catalog`, since what is suppressed is known only then.
  public func selection(among catalog: [Rule]) -> RuleSelection {
    if case .suppressions = check { RuleSelection(catalog) } else { RuleSelection([self]) }
  }

  /// What the rule reports in code that is a project of its own, which may say from which iOS on it runs.
  public func diagnostics(
    in document: Document, iOS target: SystemVersion? = nil, among catalog: [Rule]
  ) -> [Diagnostic] {
    let file = SourceFile(path: "Example.swift", document: document)
    let project = ProjectModel([file], surroundings: [file.path: Surroundings(iOS: target)])
    return lint(file.path, in: project, selection(among: catalog)).filter { $0.rule == id }
  }

  /// The fixes that it offers first in its own examples, in their order; documentation shows them.
  public func fixesInExamples(among catalog: [Rule]) -> [Fix] {
    examples.filter(\.isFlagged).flatMap { example in
      diagnostics(in: Document(SourceText(example.code)), iOS: example.target, among: catalog).compactMap(\.fixes.first)
    }
  }
}
