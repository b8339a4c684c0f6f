import BridgeModel
import Foundation
import LintEngine
import LintRules
import MutantSwitch
import ProjectChecks
import SwiftScan
import TextModel

/// A folder with real code, on which mutants are tried that no example notices.
struct RealProject {
  let name: String
  private let files: [(facts: FileFacts, text: SourceText)]
  /// The reports of all rules without a mutant.
  private let reports: [String]
  /// The mutants that the check reaches.
  private let reached: Set<Int>
  private let time: Duration

  /// Nil for a folder without reports.
  private init?(at path: String) {
    name = (path as NSString).lastPathComponent
    let path = (path as NSString).resolvingSymlinksInPath
    let paths = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    files = paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { file in
      guard let data = FileManager.default.contents(atPath: "\(path)/\(file)") else { return nil }
      let text = SourceText(Array(data))
      return (FileFacts(SourceFile(path: FilePath(file), document: Document(text))), text)
    }
    // The first check parses the tables, which the second one doesn't count.
    _ = RealProject.reports(in: files)
    forget_reached_mutants()
    var reports: [String] = []
    time = ContinuousClock().measure { [files] in reports = RealProject.reports(in: files) }
    self.reports = reports
    reached = Set(reachedMutants())
    if reports.isEmpty { return nil }
  }

  private static func reports(in files: [(facts: FileFacts, text: SourceText)]) -> [String] {
    let project = ProjectModel(joining: files.map(\.facts))
    let selection = RuleSelection(Rule.all)
    return files.flatMap { file, text in
      lint(file.path, in: project, selection).map { diagnostic in
        let line = text.position(at: diagnostic.range.lowerBound, in: .utf8).line + 1
        return "\(diagnostic.severity) \(diagnostic.rule) \(file.path):\(line)"
      }
    }
  }

  /// The first report that comes or goes with the chosen mutant; nil if all reports stay.
  private func firstDifference() -> String? {
    let difference = RealProject.reports(in: files).difference(from: reports)
    return difference.first.map { change in
      switch change {
      case .insert(_, let report, _): "+ \(report) in \(name)"
      case .remove(_, let report, _): "- \(report) in \(name)"
      }
    }
  }

  /// Says which mutants change a report in the projects below a folder. Each mutant is tried for about `seconds`, on the
  /// quickest projects that reach it.
  static func judge(_ candidates: [Candidate], below folder: String, seconds: Double) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
    let projects = names.compactMap { RealProject(at: "\(folder)/\($0)") }.sorted { $0.time < $1.time }
    say("# \(projects.count) projects")
    for candidate in candidates {
      var tried: [RealProject] = []
      var left = Duration.seconds(seconds)
      for project in projects where left > .zero && project.reached.contains(Int(candidate.number)) {
        tried.append(project)
        left -= project.time
      }
      if tried.isEmpty {
        say("\(candidate.number) unreached")
        continue
      }
      let verdict = verdict(on: candidate.number) { tried.lazy.compactMap { $0.firstDifference() }.first }
      say("\(candidate.number) \(verdict)")
    }
  }
}
