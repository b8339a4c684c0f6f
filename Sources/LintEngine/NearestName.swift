/// `; did you mean '…'?` for the name nearest to a wrong one, or "" where none is near.
public func suggestion(for wrong: String, among names: [String]) -> String {
  nearestName(to: wrong, among: names).map { "; did you mean '\($0)'?" } ?? ""
}

/// The name that was probably meant by a wrong one; nil where none is near.
public func nearestName(to wrong: String, among names: [String]) -> String? {
  if let other = names.first(where: { $0.lowercased() == wrong.lowercased() }) { return other }
  let ranked = names.map { (name: $0, distance: editDistance(wrong, $0)) }
  guard let nearest = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
  // One slip in three letters is a slip; more is another word. A name that was only begun is meant too.
  if nearest.distance <= max(1, nearest.name.count / 3) { return nearest.name }
  return wrong.count > 3 ? names.first { $0.hasPrefix(wrong) } : nil
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
