import Foundation
import ScannerChecks
import TextModel

/// `benchmarks edits`: whether an edited document is the same as a fresh scan of its text, after each of many random
/// edits. Every 40 edits the next file begins.
func checkEdits(_ words: some Sequence<String>) throws -> Bool {
  let arguments = try Arguments(words, options: ["count", "seed", "largest"])
  let count = try arguments.number("count", default: 100_000)
  let seed = try arguments.number("seed", default: 1)
  let largest = try arguments.number("largest", default: 20_000)
  let files = try swiftFiles(arguments.paths.isEmpty ? ownSources : arguments.paths)
    .filter { !$0.bytes.isEmpty && $0.bytes.count <= largest }
  guard !files.isEmpty else { throw UsageError("no Swift file of at most \(largest) bytes") }
  let start = cpuTime()
  for round in 0..<(count + editsPerRound - 1) / editsPerRound {
    let number = seed + round
    let check = EditCheck(
      file: files[number % files.count], seed: UInt64(number), count: min(editsPerRound, count - round * editsPerRound))
    if let mismatch = check.firstMismatch() {
      print("after about \((round + 1) * editsPerRound) edits:", mismatch.shrunk())
      return false
    }
    if round % 2_500 == 2_499 {
      print((round + 1) * editsPerRound, "edits,", short(cpuTime() - start), "s")
      fflush(nil)
    }
  }
  print(
    "\(count) edits of \(files.count) files from seed \(seed), all as a fresh scan:", short(cpuTime() - start),
    "s of CPU")
  return true
}

private let editsPerRound = 40
