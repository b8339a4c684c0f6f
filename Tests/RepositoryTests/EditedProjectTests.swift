import BridgeModel
import LintEngine
import LintRules
import ScannerChecks
import SwiftScan
import Testing
import TextModel

/// A model that follows edits says the same as one that is joined anew from fresh scans.
@Suite struct EditedProjectTests {
  @Test func randomEditsGiveTheDiagnosticsOfAFreshProject() throws {
    let paths = Repository.swiftFiles(under: "Tests/SampleApp")
    let documents = try paths.map { Document(SourceText(try Repository.bytes($0))) }
    for seed in 0..<12 {
      var generator = EditGenerator(seed: UInt64(seed))
      var documents = documents
      var project = ProjectModel(joining: facts(of: documents, at: paths))
      for step in 0..<12 {
        let index = (seed * 5 + step / 2) % paths.count
        documents[index] = documents[index].applying(generator.nextEdit(of: documents[index]), version: step)
        project = project.replacing(facts(of: [documents[index]], at: [paths[index]])[0])
        let fresh = ProjectModel(joining: facts(of: documents.map { Document($0.text) }, at: paths))
        for path in paths {
          #expect(
            diagnostics(of: path, in: project) == diagnostics(of: path, in: fresh),
            "\(path) after \(step + 1) edits of seed \(seed), the last one of \(paths[index])")
        }
      }
    }
  }

  private func facts(of documents: [Document], at paths: [String]) -> [FileFacts] {
    zip(paths, documents).map { FileFacts(SourceFile(path: $0, document: $1)) }
  }

  private func diagnostics(of path: String, in project: ProjectModel) -> [Diagnostic] {
    guard let file = project.facts(of: path)?.file else { return [] }
    return lint(file, in: project, rules: Rule.all)
  }
}
