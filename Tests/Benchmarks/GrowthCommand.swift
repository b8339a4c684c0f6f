import BridgeModel
import LintEngine
import LintRules
import SwiftScan
import TextModel

/// `benchmarks growth`: doubles one dimension of a project after another, and checks that the time to report everything
/// at most doubles each time.
///
/// The short form measures only three sizes that are large enough to show a square, and a dimension fails only if both
/// doublings cost too much, so that it fits into every build.
func measureGrowth(_ words: some Sequence<String>) async throws -> Bool {
  let arguments = try Arguments(words, options: ["doublings", "only"], flags: ["short"])
  let doublings = try arguments.number("doublings", default: 6)
  let isShort = arguments.has("short")
  let dimensions = GrowthDimension.all.filter { arguments.text("only").map($0.name.contains) ?? true }
  let factors = (isShort ? 4...6 : 0...doublings).map { 1 << $0 }
  var rows = [["milliseconds for times as many", "first"] + factors.map { "\($0)" } + ["worst", ""]]
  var isLinear = true
  for dimension in dimensions {
    let growth = await Growth(of: dimension, factors, toleratedExcesses: isShort ? 1 : 0)
    if !growth.isLinear { isLinear = false }
    rows.append(growth.cells)
  }
  printTable(rows)
  return isLinear
}

/// How the time to lint a project depends on the size of one dimension.
private struct Growth {
  let dimension: GrowthDimension
  private var seconds: [Double] = []
  private let factors: [Int]
  /// The number of doublings that may cost more.
  private let toleratedExcesses: Int

  /// The most that a doubling may cost. Caches overflow, so it's more than twice the time.
  private static let limit = 2.4
  /// Below this, the time says nothing.
  private static let resolution = 0.004

  init(of dimension: GrowthDimension, _ factors: [Int], toleratedExcesses: Int) async {
    self.dimension = dimension
    self.factors = factors
    self.toleratedExcesses = toleratedExcesses
    for factor in factors {
      seconds.append(await bestTime(of: factor))
      // The next size would take too long.
      if seconds[seconds.count - 1] > 20 { break }
    }
    // Other programs make single measurements slower, so a bad one counts only if it stays bad.
    for _ in 0..<3 where !isLinear {
      for index in seconds.indices where index > 0 && ratio(at: index) > Self.limit {
        for near in [index - 1, index] { seconds[near] = min(seconds[near], await bestTime(of: factors[near])) }
      }
    }
  }

  private func bestTime(of factor: Int) async -> Double {
    let files = dimension.files(dimension.start * factor)
    var best = Double.infinity
    var total = 0.0
    repeat {
      let start = cpuTime()
      _ = await lintedCount(of: files)
      let time = cpuTime() - start
      best = min(best, time)
      total += time
    } while total < 0.1
    return best
  }

  private func ratio(at index: Int) -> Double { seconds[index] / max(seconds[index - 1], Self.resolution) }

  private var ratios: [Double] { seconds.indices.dropFirst().map(ratio) }

  var isLinear: Bool {
    seconds.count == factors.count && ratios.count { $0 > Self.limit } <= toleratedExcesses
  }

  var cells: [String] {
    let times = factors.indices.map { seconds.indices.contains($0) ? short(seconds[$0] * 1e3) : "-" }
    return [dimension.name, "\(dimension.start)"] + times + [fixed(ratios.max() ?? 0, 2), isLinear ? "" : "NOT LINEAR"]
  }
}

/// The number of diagnostics of all rules in a project, which is read, joined, and checked as `uibridge lint` does.
private func lintedCount(of files: [String]) async -> Int {
  let facts = files.enumerated().map { number, text in
    FileFacts(SourceFile(path: FilePath("/project/File\(number).swift"), document: Document(SourceText(text))))
  }
  let model = await ProjectModel(joining: facts, coverage: .project, surroundings: [:]) { count, piece in
    for number in 0..<count { piece(number) }
  }
  let rules = RuleSelection(Rule.all)
  return facts.reduce(0) { $0 + lint($1.path, in: model, rules).count }
}
