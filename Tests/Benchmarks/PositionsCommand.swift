import BridgeModel
import EditorChecks
import Foundation
import LintRules
import Workspace

/// `benchmarks positions`: requests completions and hovers at random positions in some projects, and parses every text
/// in which a completion was applied with the compiler's parser. Each path is a separate project.
func checkPositions(_ words: some Sequence<String>) async throws -> Bool {
  let arguments = try Arguments(words, options: ["count", "seed", "show"], flags: ["list"])
  let count = try arguments.number("count", default: 300)
  let seed = UInt64(try arguments.number("seed", default: 1))
  var faults: [String] = []
  for path in arguments.paths.isEmpty ? ownSources : arguments.paths {
    let sources = await ProjectFiles(around: [path], in: .posix, jobs: 1)
    var check = PositionCheck()
    let start = ContinuousClock.now
    check.check(projectModel(of: sources), of: sources.named.map(\.path), count: count, seed: seed)
    let time = (ContinuousClock.now - start) / max(1, check.positionCount * 3)
    if arguments.has("list") { list(check) }
    let applied = check.offers.map { offer in
      AppliedText(
        path: offer.path, label: "\(offer.path):\(offer.line): '\(offer.word)' → \(offer.completion.label)",
        text: offer.text)
    }
    let found = check.faults + parseErrors(in: applied, of: sources)
    faults += found
    print(
      "\(path): \(check.positionCount) positions, \(check.explanations.count) explanations, \(check.offers.count) offers,",
      "\(found.count) faults, \(time) an answer")
  }
  for fault in faults.prefix(try arguments.number("show", default: 20)) { print("FAULT \(fault)") }
  return faults.isEmpty
}

private func list(_ check: PositionCheck) {
  for explanation in check.explanations { print("  explained \(explanation)") }
  for offer in check.offers {
    print("  offered \(offer.path):\(offer.line) '\(offer.word)' → \(offer.completion.label)")
  }
}
