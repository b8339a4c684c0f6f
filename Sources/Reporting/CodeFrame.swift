import TextModel

/// Source lines in order, with marks below them. Marks can be added in any order.
struct CodeFrame {
  private let text: SourceText
  private let palette: Palette
  private var marks: [Mark] = []

  private struct Mark {
    var line: Int
    /// The display columns, 0-based and never empty.
    var columns: Range<Int>
    var sign: String
    var label: String
    var role: Palette.Role
  }

  init(text: SourceText, palette: Palette) {
    self.text = text
    self.palette = palette
  }

  /// Marks a range of UTF-8 offsets. Only the first and last line of a longer range are marked. The label follows the
  /// last mark. An empty range is marked as one column.
  mutating func mark(_ range: Range<Int>, with sign: String, label: String = "", as role: Palette.Role) {
    let range = range.clamped(to: 0..<text.count)
    let first = text.line(at: range.lowerBound)
    let last = text.line(at: max(range.lowerBound, range.upperBound - 1))
    for line in first == last ? [first] : [first, last] {
      let columns = displayColumns(of: range, in: line)
      marks.append(
        Mark(line: line, columns: columns, sign: sign, label: line == last ? printable(label) : "", role: role))
    }
  }

  /// The columns of a range in a line, without the indentation if the range begins on an earlier line.
  private func displayColumns(of range: Range<Int>, in line: Int) -> Range<Int> {
    let line = text.lineRange(line)
    var start = max(range.lowerBound, line.lowerBound)
    if range.lowerBound < line.lowerBound {
      while start < line.upperBound, text[start] == 0x20 || text[start] == 0x09 { start += 1 }
    }
    let end = max(start, min(range.upperBound, line.upperBound))
    let column = displayWidth(printable(text[line.lowerBound..<start]))
    return column..<column + max(1, displayWidth(printable(text[start..<end])))
  }

  /// Spaces with the width of the line numbers.
  var margin: String { String(repeating: " ", count: String((marks.map(\.line).max() ?? 0) + 1).count) }

  var rendered: String {
    let border = palette.paint("|", as: .frame)
    var output = "\(margin) \(border)\n"
    var previous: Int?
    for (line, marks) in Dictionary(grouping: marks, by: \.line).sorted(by: { $0.key < $1.key }) {
      if let previous, line > previous + 1 {
        // Showing a single line takes the same room as omitting it.
        output += line == previous + 2 ? rows(of: line - 1, marks: []) : palette.paint("...", as: .frame) + "\n"
      }
      output += rows(of: line, marks: marks)
      previous = line
    }
    return output
  }

  private func rows(of line: Int, marks: [Mark]) -> String {
    let excerpt = LineExcerpt(of: printable(text[text.lineRange(line)]), around: marks.first?.columns ?? 0..<1)
    let number = String(line + 1)
    let space = String(repeating: " ", count: margin.count - number.count)
    var output =
      palette.paint("\(space)\(number) |", as: .frame) + (excerpt.text.isEmpty ? "" : " \(excerpt.text)") + "\n"
    for mark in marks {
      let columns = excerpt.columns(mark.columns)
      let signs = String(repeating: mark.sign, count: columns.count) + (mark.label.isEmpty ? "" : " \(mark.label)")
      output += "\(margin) \(palette.paint("|", as: .frame)) \(String(repeating: " ", count: columns.lowerBound))"
      output += palette.paint(signs, as: mark.role) + "\n"
    }
    return output
  }
}

/// The part of a printable line that the reader needs. Generated code can have lines of a megabyte.
private struct LineExcerpt {
  private(set) var text = ""
  private var shift = 0
  private var end = Int.max

  init(of line: String, around columns: Range<Int>) {
    let widest = 160
    guard displayWidth(line) > widest else {
      text = line
      return
    }
    let start = columns.lowerBound < widest - 40 ? 0 : columns.lowerBound - 40
    var column = 0
    for character in line {
      let width = displayWidth(character)
      if column >= start, column + width <= start + widest {
        if text.isEmpty { shift = column }
        text.append(character)
        end = column + width
      }
      column += width
    }
    if column > end { text += "…" }
    if shift > 0 {
      text = "…" + text
      shift -= 1
    }
  }

  /// The position of columns of the line in the excerpt; at least one column.
  func columns(_ columns: Range<Int>) -> Range<Int> {
    let start = max(columns.lowerBound - shift, 0)
    return start..<max(start + 1, min(columns.upperBound, end) - shift)
  }
}
