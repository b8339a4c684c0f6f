/// Finds the heads with a name among those of a file or a part of one.
struct HeadPositions: ~Copyable, Sendable {
  private let positions = Memo<[String: [Int]]>()

  /// The positions in `heads`, always the same array, in ascending order.
  func positions(of name: String, in heads: [DeclarationHead]) -> [Int] {
    // Few files declare so much that a dictionary pays.
    if heads.count <= 16 { return heads.indices.filter { heads[$0].name == name } }
    let positions = positions.value {
      Dictionary(grouping: heads.indices) { heads[$0].name }
    }
    return positions[name] ?? []
  }
}
