import Foundation
import LintEngine
import LintRules
import ProjectChecks
import ServerChecks

/// `benchmarks sessions`: whether a client that has sent anything in any order ends up with what a fresh look at its state
/// finds. Every hundred notifications the next session begins.
func checkSessions(_ words: some Sequence<String>) async throws -> Bool {
  let arguments = try Arguments(words, options: ["count", "seed"])
  let count = try arguments.number("count", default: 10_000)
  let seed = try arguments.number("seed", default: 1)
  let pieces = samplePieces + ruleExamples.map { String(decoding: $0.bytes, as: UTF8.self) }
  let sessions = (count + actsPerSession - 1) / actsPerSession
  let start = wallTime()
  for session in 0..<sessions {
    let check = SessionCheck(seed: UInt64(seed + session), rules: Rule.all, pieces: pieces)
    if let difference = await check.firstDifference(after: actsPerSession) {
      print(difference)
      return false
    }
    if session % 100 == 99 {
      print((session + 1) * actsPerSession, "things done,", short(wallTime() - start), "s")
      fflush(nil)
    }
  }
  print("\(sessions) sessions of \(actsPerSession) things from seed \(seed): all as a fresh look")
  return true
}

private let actsPerSession = 100
