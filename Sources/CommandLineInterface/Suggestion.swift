/// `; did you mean '…'?` for the name nearest to a wrong one, or "" where none is near.
func suggestion(for wrong: String, among names: [String]) -> String {
  let ranked = names.map { (name: $0, distance: editDistance(wrong, $0)) }
  guard let nearest = ranked.min(by: { $0.distance < $1.distance }) else { return "" }
  // One slip in three letters is a slip; more is another word. A name that was only begun is meant too.
  let isNear = nearest.distance <= max(1, nearest.name.count / 3)
  let begun = wrong.count > 3 ? names.first { $0.hasPrefix(wrong) } : nil
  guard let meant = isNear ? nearest.name : begun else { return "" }
  return "; did you mean '\(meant)'?"
}

/// The least number of letters to insert, delete, replace, or swap with their neighbour (optimal string alignment).
func editDistance(_ left: String, _ right: String) -> Int {
  let left = Array(left)
  let right = Array(right)
  var rows = [Array(0...right.count)]
  for i in left.indices {
    var row = [i + 1]
    for j in right.indices {
      var best = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (left[i] == right[j] ? 0 : 1))
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] { best = min(best, rows[i - 1][j - 1] + 1) }
      row.append(best)
    }
    rows.append(row)
  }
  return rows[left.count][right.count]
}
