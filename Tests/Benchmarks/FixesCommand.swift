import BridgeModel
import Foundation
import LintEngine
import LintRules
import ProjectChecks
import TextModel
import TypeCheckSupport
import Workspace

/// `benchmarks fixes`: applies every fix that is offered in some projects to copies of the files, each fix alone and
/// all of them together. Each path is a separate project.
func checkFixes(_ words: some Sequence<String>) async throws -> Bool {
  let arguments = try Arguments(words, options: ["show"], flags: ["list"])
  let limit = try arguments.number("show", default: 20)
  var report = FixReport()
  for path in arguments.paths.isEmpty ? ownSources : arguments.paths {
    let sources = await ProjectFiles(around: [path], in: .posix, jobs: 1)
    let check = FixCheck(of: sources.named.map(\.path), in: projectModel(of: sources), RuleSelection(Rule.all))
    for offer in check.offers {
      let outcome = check.outcome(of: offer)
      if arguments.has("list") { print("\(offer)\n\(changedLines(in: outcome, of: sources))") }
      report.add(outcome, of: offer, in: sources)
    }
    report.add(check.settled(), under: path, in: sources)
  }
  report.parse()
  report.print(limit: limit)
  return report.faults.isEmpty
}

/// The model of the files, with the build settings that the surrounding projects declare.
func projectModel(of sources: ProjectFiles) -> ProjectModel {
  var finder = SettingsFinder(in: .posix, map: sources.map, rules: Rule.all.map(\.id))
  let surroundings = sources.named.map { facts in
    (facts.path, finder.settings(of: sources.canonicalPaths[facts.path] ?? facts.path).surroundings)
  }
  return ProjectModel(
    joining: sources.all, coverage: sources.coverage,
    surroundings: Dictionary(surroundings) { first, _ in first })
}

/// The lines that a fix removed and added, without the unchanged lines around them.
private func changedLines(in outcome: FixCheck.Outcome, of sources: ProjectFiles) -> String {
  outcome.texts.map { path, text in
    let new = text.string.split(separator: "\n", omittingEmptySubsequences: false)
    let original = sources.named.first { $0.path == path }?.file.document.text.string ?? ""
    let old = original.split(separator: "\n", omittingEmptySubsequences: false)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let removed = old[start..<old.count - end].map { "  - \($0)\n" }
    let added = new[start..<new.count - end].map { "  + \($0)\n" }
    return (removed + added).joined()
  }.joined()
}

/// The results of all fixes.
private struct FixReport {
  private(set) var faults: [String] = []
  private var rules: [String: Counts] = [:]
  private var projectCount = 0
  private var fixedFileCount = 0
  /// The texts to parse by unique name, each with the name of its original text and the fix that produced it.
  private var texts: [String: (text: String, original: String, fix: String)] = [:]
  private var originals: [FilePath: String] = [:]

  private struct Counts {
    var fixes = 0
    var safe = 0
    var faulty = 0
  }

  mutating func add(_ outcome: FixCheck.Outcome, of offer: FixCheck.Offer, in sources: ProjectFiles) {
    var counts = rules[offer.diagnostic.rule, default: Counts()]
    counts.fixes += 1
    counts.safe += offer.fix.safety == .safe ? 1 : 0
    counts.faulty += outcome.faults.isEmpty ? 0 : 1
    rules[offer.diagnostic.rule] = counts
    add(outcome, called: "\(offer)", in: sources)
  }

  mutating func add(_ outcome: FixCheck.Outcome, under path: FilePath, in sources: ProjectFiles) {
    projectCount += 1
    fixedFileCount += outcome.texts.count
    add(outcome, called: "all fixes of \(path)", in: sources)
  }

  private mutating func add(_ outcome: FixCheck.Outcome, called name: String, in sources: ProjectFiles) {
    faults += outcome.faults.map { "\(name): \($0)" }
    for (path, text) in outcome.texts {
      guard let original = sources.named.first(where: { $0.path == path }) else { continue }
      let key = originals[path] ?? "original\(originals.count)"
      if originals.updateValue(key, forKey: path) == nil {
        texts[key] = (original.file.document.text.string, key, "the file itself")
      }
      texts["fixed\(texts.count)"] = (text.string, key, name)
    }
  }

  /// Parses every text with the compiler's parser, and reports those that don't parse although their original does.
  mutating func parse() {
    var errors: [String: String] = [:]
    for error in StubModules.parse(files: texts.mapValues(\.text)) {
      errors[error.split(separator: ".").first.map(String.init) ?? error] = error
    }
    for (name, error) in errors.sorted(by: { $0.key < $1.key }) {
      guard let text = texts[name] else {
        faults.append(error)
        continue
      }
      if text.original != name, errors[text.original] == nil { faults.append("\(text.fix): does not parse: \(error)") }
    }
  }

  func print(limit: Int) {
    printTable(
      [["rule", "fixes", "safe", "faulty"]]
        + rules.sorted { $0.key < $1.key }.map { rule, counts in
          [rule, "\(counts.fixes)", "\(counts.safe)", "\(counts.faulty)"]
        })
    let count = rules.values.reduce(0) { $0 + $1.fixes }
    Swift.print(
      "\n\(count) fixes in \(projectCount) projects, each alone; together in \(fixedFileCount) files;",
      "\(texts.count - originals.count) texts parsed; \(faults.count) faults")
    for fault in faults.prefix(limit) { Swift.print("  \(fault)") }
  }
}
