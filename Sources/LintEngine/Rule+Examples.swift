import BridgeModel
import SwiftScan
import TextModel

extension Rule {
  /// The rules to run so that this one reports everything. Rules about suppressions run together with the `catalog`,
  /// because only then is it known what is suppressed.
  public func selection(among catalog: [Rule]) -> RuleSelection {
    if case .suppressions = check { RuleSelection(catalog) } else { RuleSelection([self]) }
  }

  /// The diagnostics of this rule in code that forms a project by itself, optionally with an iOS deployment target.
  public func diagnostics(
    in document: Document, iOS target: SystemVersion? = nil, among catalog: [Rule]
  ) -> [Diagnostic] {
    let file = SourceFile(path: "Example.swift", document: document)
    let project = ProjectModel([file], surroundings: [file.path: Surroundings(ofAppFor: target)])
    return lint(file.path, in: project, selection(among: catalog)).filter { $0.rule == id }
  }

  /// The first fix of each diagnostic in the rule's own examples, in order. Documentation shows them.
  public func fixesInExamples(among catalog: [Rule]) -> [Fix] {
    examples.filter(\.isFlagged).flatMap { example in
      diagnostics(in: Document(SourceText(example.code)), iOS: example.target, among: catalog).compactMap(\.fixes.first)
    }
  }
}
