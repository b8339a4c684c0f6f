import ScannerChecks
import TestSupport

/// `benchmarks resilience`: truncates declarations at every token, and reports how often and where other declarations
/// are affected.
func measureResilience(_ words: some Sequence<String>) throws -> Bool {
  let arguments = try Arguments(words, options: ["count", "seed", "show"])
  let files = try swiftFiles(arguments.paths.isEmpty ? ownSources : arguments.paths)
  var random = SplitMix64(seed: UInt64(try arguments.number("seed", default: 1)))
  let declarations = files.flatMap(TruncatableDeclaration.all).shuffled(using: &random)
    .prefix(try arguments.number("count", default: 200))
  var resilience = Resilience()
  var damages: [Damage] = []
  for declaration in declarations { damages += resilience.measure(declaration) }
  print("\(declarations.count) declarations of \(files.count) files, \(resilience.states) states")
  print("all other declarations the same:", percent(resilience.shareOfDeclarations))
  print("all nodes of the others the same:", percent(resilience.shareOfNodes))
  printDamages(damages, of: resilience.states, limit: try arguments.number("show", default: 20))
  return resilience.shareOfDeclarations >= 0.99
}

/// Prints the most common places at which a truncated declaration damages others, each with an example.
private func printDamages(_ damages: [Damage], of states: Int, limit: Int) {
  let groups = Dictionary(grouping: damages, by: \.place).sorted {
    ($1.value.count, $0.key) < ($0.value.count, $1.key)
  }
  for (place, damages) in groups.prefix(limit) {
    let share = percent(Double(damages.count) / Double(states))
    print("\n\(damages.count) states (\(share)) \(place)")
    print("  before", tally(damages.map(\.follower)))
    print("  others", tally(damages.map(\.outcome)), "- at most", damages.map(\.lost.count).max() ?? 0, "in a state")
    guard let example = damages.min(by: { $0.lost.count < $1.lost.count }) else { continue }
    print(" ", example.truncation)
    for line in example.lost.prefix(3) { print("  -", line) }
    for line in example.added.prefix(3) { print("  +", line) }
  }
}

/// Each value with its number of occurrences, the most common one first.
private func tally(_ values: [String]) -> String {
  let counts = Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +)
  return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(6)
    .map { "\($0.key) (\($0.value))" }.joined(separator: ", ")
}
