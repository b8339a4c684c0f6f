/// `; did you mean '…'?` for the name nearest to a wrong one, or an empty string if none is near.
public func suggestion(for wrong: String, among names: [String]) -> String {
  nearestName(to: wrong, among: names).map { "; did you mean '\($0)'?" } ?? ""
}

/// The name that a wrong name probably stands for; nil if none is near. Names with very different lengths cost nothing.
public func nearestName(to wrong: String, among names: [String]) -> String? {
  let lowercased = wrong.lowercased()
  let sameLength = names.filter { $0.utf8.count == wrong.utf8.count }
  if let other = sameLength.first(where: { $0.lowercased() == lowercased }) { return other }
  let near = names.compactMap { name -> (name: String, distance: Int)? in
    // Up to one wrong letter in three is a typo; more is a different word.
    let most = max(1, name.utf8.count / 3)
    guard abs(name.utf8.count - wrong.utf8.count) <= most else { return nil }
    let distance = editDistance(wrong, name)
    return distance <= most ? (name, distance) : nil
  }
  if let nearest = near.min(by: { $0.distance < $1.distance }) { return nearest.name }
  // The wrong name may be the beginning of a name.
  return wrong.count > 3 ? names.first { $0.hasPrefix(wrong) } : nil
}

/// The minimum number of bytes to insert, delete, replace, or swap with their neighbor (optimal string alignment
/// distance).
func editDistance(_ left: String, _ right: String) -> Int {
  let left = Array(left.utf8)
  let right = Array(right.utf8)
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for i in left.indices {
    var row = [i + 1]
    row.reserveCapacity(last.count)
    for j in right.indices {
      var best = min(row[j] + 1, last[j + 1] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] { best = min(best, beforeLast[j - 1] + 1) }
      row.append(best)
    }
    (beforeLast, last) = (last, row)
  }
  return last[right.count]
}
