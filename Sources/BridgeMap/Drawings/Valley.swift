import Reporting

/// The layout that all pictures share: the positions of the banks.
struct Valley {
  static let width = 920
  /// The distance between a text and the elements next to it.
  static let margin = 24

  /// The x coordinates of the shores.
  var left: Int
  var right: Int

  var middle: Int { (left + right) / 2 }
  /// The number of code columns that fit on the left bank.
  var bankColumns: Int { columns(in: left - 2 * Self.margin) }

  /// The banks and the river, whose shores are slightly curved.
  func land(_ height: Int) -> [XMLElement] {
    let bends = Array(stride(from: 0, to: height, by: 44)).enumerated()
    let down = bends.map { number, y in bend(number, min(44, height - y)) }.joined()
    let up = bends.reversed().map { number, y in bend(number, -min(44, height - y)) }.joined()
    let waves = stride(from: 96, to: height - 10, by: 31).enumerated().map { number, y in
      "M\(left + 30 + number * 83 % (right - left - 110)) \(y)q6 -4 12 0t12 0t12 0"
    }.joined()
    return [
      .rectangle(0, 0, Self.width, height, radius: 12, "land"),
      .path("M\(left) 0\(down)L\(right) \(height)\(up)Z", "water"), .path(waves, "wave"),
    ]
  }

  /// The ground of a legend below the river.
  static func board(from top: Int, to bottom: Int) -> [XMLElement] {
    [
      .rectangle(0, top, width, bottom - top, radius: 12, "land"), .rectangle(0, top, width, 12, "land"),
      .path("M0 \(top)H\(width)", "rule"),
    ]
  }

  private func bend(_ number: Int, _ length: Int) -> String {
    let swing = number.isMultiple(of: 2) ? 7 : -7
    return "q\(swing) \(length / 2) 0 \(length)"
  }
}
