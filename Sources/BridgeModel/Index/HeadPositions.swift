/// Finds the heads with a name among those of a file or a part of one.
struct HeadPositions: ~Copyable, Sendable {
  private let positions = Memo<[String: [Int]]>()

  /// The positions in `heads`, always the same array, in ascending order.
  func positions(of name: String, in heads: [DeclarationHead]) -> [Int] {
    var found: [Int] = []
    visitPositions(of: name, in: heads, heads.indices) { found.append($0) }
    return found
  }

  /// Visits those in a range of `heads`, always the same array, in ascending order.
  func visitPositions(of name: String, in heads: [DeclarationHead], _ range: Range<Int>, _ visit: (Int) -> Void) {
    // Few files declare so much that a dictionary pays.
    if range.count <= 16 {
      for position in range where heads[position].name == name { visit(position) }
      return
    }
    let positions = positions.value {
      Dictionary(grouping: heads.indices) { heads[$0].name }
    }
    for position in positions[name] ?? [] where range.contains(position) { visit(position) }
  }
}
