/// Prints rows of words in aligned columns. The first column is aligned to the left, the others to the right.
func printTable(_ rows: [[String]]) {
  let columns = rows.map(\.count).max() ?? 0
  let widths = (0..<columns).map { column in rows.compactMap { $0.dropFirst(column).first?.count }.max() ?? 0 }
  for row in rows {
    let cells = row.enumerated().map { column, cell in
      let padding = String(repeating: " ", count: widths[column] - cell.count)
      return column == 0 ? cell + padding : padding + cell
    }
    print(cells.joined(separator: "  "))
  }
}

/// A number with about three significant digits.
func short(_ value: Double) -> String {
  let digits = value.magnitude < 1 ? 3 : value.magnitude < 10 ? 2 : value.magnitude < 100 ? 1 : 0
  return fixed(value, digits)
}

func fixed(_ value: Double, _ digits: Int) -> String {
  guard value.isFinite else { return "-" }
  guard digits > 0 else { return "\(Int(value.rounded()))" }
  let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
  let scaled = Int((value.magnitude * Double(scale)).rounded())
  let fraction = "\(scaled % scale)"
  return (value < 0 ? "-" : "") + "\(scaled / scale)." + String(repeating: "0", count: digits - fraction.count)
    + fraction
}

func percent(_ share: Double) -> String { fixed(share * 100, 2) + " %" }
