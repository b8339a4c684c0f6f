/// The numbers of mutants. The same change in the same file keeps its number, so that results stay valid and unchanged
/// files aren't compiled again.
struct MutantNumbers {
  private struct Key: Hashable {
    var file: String
    var change: String
    /// How many equal changes are above it in the file.
    var occurrence: Int
  }

  private var known: [Key: Int] = [:]
  private var next = 0

  /// The numbers in a list that an earlier run wrote.
  init(keptIn list: [Substring]) {
    var counts: [String: Int] = [:]
    for line in list {
      let cells = line.split(separator: "\t", maxSplits: 4).map(String.init)
      guard cells.count == 5, let number = Int(cells[0]) else { continue }
      known[key(cells[4], in: cells[2], &counts)] = number
      next = max(next, number + 1)
    }
  }

  mutating func numbering(_ mutations: [Mutation], of file: String) -> [(number: Int, mutation: Mutation)] {
    var counts: [String: Int] = [:]
    return mutations.map { mutation in
      let key = key(mutation.change, in: file, &counts)
      if let number = known[key] { return (number, mutation) }
      known[key] = next
      next += 1
      return (next - 1, mutation)
    }
  }

  private func key(_ change: String, in file: String, _ counts: inout [String: Int]) -> Key {
    defer { counts["\(file)\t\(change)", default: 0] += 1 }
    return Key(file: file, change: change, occurrence: counts["\(file)\t\(change)", default: 0])
  }
}
