import Foundation
import LintEngine
import LintRules
import ProjectChecks
import ServerChecks

/// `benchmarks sessions`: checks that a client that sends random notifications ends up with the diagnostics that a
/// fresh server finds in the same state. Starts a new session every hundred notifications, alternating between a user
/// who does anything and a user whose texts keep parsing.
func checkSessions(_ words: some Sequence<String>) async throws -> Bool {
  let arguments = try Arguments(words, options: ["count", "seed"])
  let count = try arguments.number("count", default: 10_000)
  let seed = try arguments.number("seed", default: 1)
  let examples = ruleExamples.map { String(decoding: $0.bytes, as: UTF8.self) }
  var (documents, diagnostics) = ([0, 0], [0, 0])
  let sessions = (count + actsPerSession - 1) / actsPerSession
  let start = wallTime()
  for session in 0..<sessions {
    let number = UInt64(seed + session / 2)
    let check =
      session.isMultiple(of: 2)
      ? SessionCheck(seed: number, rules: Rule.all, pieces: samplePieces + examples)
      : SessionCheck(seed: number, rules: Rule.all, examples: examples)
    let outcome = await check.outcome(after: actsPerSession)
    documents[session % 2] += outcome.documents
    diagnostics[session % 2] += outcome.diagnostics
    if let difference = outcome.difference {
      print(difference)
      return false
    }
    if session % 100 == 99 {
      print((session + 1) * actsPerSession, "things done,", short(wallTime() - start), "s")
      fflush(nil)
    }
  }
  print("\(sessions) sessions of \(actsPerSession) things from seed \(seed): all as a fresh look")
  for (kind, name) in ["anything", "code"].enumerated() {
    print("who writes \(name): \(diagnostics[kind]) diagnostics in \(documents[kind]) documents")
  }
  return true
}

private let actsPerSession = 100
