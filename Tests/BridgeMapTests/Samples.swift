import BridgeModel
import LintEngine
import SwiftScan
import TextModel

@testable import BridgeMap

/// The bridges in files given by path, or in some of them. `⟦rule-id⟧` in the text marks a diagnostic. Its severity is
/// a warning unless another one precedes the identifier: `⟦error rule-id⟧`.
func bridges(_ files: [FilePath: String], in paths: [FilePath]? = nil) -> ProjectBridges {
  let sample = Sample(files)
  let all = files.keys.sorted()
  return ProjectBridges(in: paths ?? all, among: all, of: sample.project, diagnostics: sample.diagnostics)
}

/// The lifecycles of the representables with this name. Diagnostics are marked as above.
func lifecycles(of name: String, in source: String) -> [BridgeLifecycle] {
  let sample = Sample(["Main.swift": source])
  return sample.project.representables.filter { $0.name == name }
    .map { BridgeLifecycle(of: $0, in: sample.project, diagnostics: sample.diagnostics) }
}

/// The lifecycles of the hosts with this name. Diagnostics are marked as above.
func lifecycles(ofHost name: String, in source: String) -> [BridgeLifecycle] {
  let sample = Sample(["Main.swift": source])
  return BridgeLifecycle.lifecycles(
    ofHostsNamed: name, in: ["Main.swift"], of: sample.project, diagnostics: sample.diagnostics)
}

private struct Sample {
  var project: ProjectModel
  var diagnostics: [FilePath: [Diagnostic]] = [:]

  init(_ files: [FilePath: String]) {
    var sources: [SourceFile] = []
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      var code = ""
      for (number, part) in text.split(separator: "⟦", omittingEmptySubsequences: false).enumerated() {
        let pieces = part.split(separator: "⟧", maxSplits: 1, omittingEmptySubsequences: false)
        if number > 0 {
          let words = pieces[0].split(separator: " ").map(String.init)
          let severity = words.count > 1 ? Severity(rawValue: words[0]) ?? .warning : .warning
          let offset = code.utf8.count
          diagnostics[path, default: []].append(
            Diagnostic(
              rule: words.last ?? "", severity: severity, range: offset..<offset + 1,
              message: "says \(words.last ?? "")"))
        }
        code += pieces[number > 0 ? 1 : 0]
      }
      sources.append(SourceFile(path: path, document: Document(SourceText(code))))
    }
    project = ProjectModel(sources)
  }
}

/// A project with this many representables in a few folders. Some of them have long names and diagnostics.
func manyBridges(_ count: Int) -> ProjectBridges {
  ProjectBridges(
    bridges: (0..<count).map { number in
      let name =
        number.isMultiple(of: 7) ? "AnExtraordinarilyLongNameOfATypeThatSomebodyWrote\(number)" : "View\(number)"
      let severity: Severity? = [nil, nil, .information, .warning, nil, .error][number % 6]
      let diagnostics = severity.map { [Diagnostic(rule: "a-rule", severity: $0, range: 0..<1, message: "")] } ?? []
      var bridge = Bridge(
        direction: number.isMultiple(of: 3) ? .hosts : .wraps, name: name, framework: .uiKit,
        means: ["UIHostingController"],
        path: "App/Feature\(number / 9)/Part\(number % 2)/\(name).swift", line: 1,
        swiftUITypes: (0..<number % 5).map { "Screen\($0)WithARatherLongName" }, uiKitTypes: ["\(name)Controller"])
      bridge.health = Health(diagnostics)
      return bridge
    }, models: [])
}
