import Foundation
import ScannerChecks
import TextModel

/// `benchmarks edits`: checks that an edited document equals a fresh scan of its text after each of many random edits.
/// Switches to the next file every 40 edits.
func checkEdits(_ words: some Sequence<String>) throws -> Bool {
  let arguments = try Arguments(words, options: ["count", "seed", "largest", "differences"])
  let count = try arguments.number("count", default: 100_000)
  let seed = try arguments.number("seed", default: 1)
  let largest = try arguments.number("largest", default: 20_000)
  let files = try swiftFiles(arguments.paths.isEmpty ? ownSources : arguments.paths)
    .filter { !$0.bytes.isEmpty && $0.bytes.count <= largest }
  guard !files.isEmpty else { throw UsageError("no Swift file of at most \(largest) bytes") }
  let mostDifferences = try arguments.number("differences", default: 1)
  var differences = 0
  let start = cpuTime()
  for round in 0..<(count + editsPerRound - 1) / editsPerRound {
    let number = seed + round
    let check = EditCheck(
      file: files[number % files.count], seed: UInt64(number), count: min(editsPerRound, count - round * editsPerRound))
    if let mismatch = check.firstMismatch() {
      print("in the \(editsPerRound) edits up to \((round + 1) * editsPerRound):", mismatch.shrunk())
      differences += 1
      if differences >= mostDifferences { return false }
    }
    if round % 2_500 == 2_499 {
      print((round + 1) * editsPerRound, "edits,", short(cpuTime() - start), "s")
      fflush(nil)
    }
  }
  print(
    "\(count) edits of \(files.count) files from seed \(seed):",
    differences == 0 ? "all as a fresh scan," : "\(differences) rounds with a difference,",
    short(cpuTime() - start), "s of CPU")
  return differences == 0
}

private let editsPerRound = 40
