import TextModel

/// Source lines with marks under them, the lines in order whatever the order of the marks.
struct CodeFrame {
  private let text: SourceText
  private let palette: Palette
  private var marks: [Mark] = []

  private struct Mark {
    var line: Int
    /// Display columns, 0-based, never empty.
    var columns: Range<Int>
    var sign: String
    var label: String
    var role: Palette.Role
  }

  init(text: SourceText, palette: Palette) {
    self.text = text
    self.palette = palette
  }

  /// Marks what a range of UTF-8 offsets covers; of a range over several lines the first and the last line. The label
  /// stands behind the last mark. An empty range is marked as one column.
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

  /// The columns that a range takes in a line, without the indentation of a line that it only runs through.
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

  /// White space as wide as the line numbers.
  var margin: String { String(repeating: " ", count: String((marks.map(\.line).max() ?? 0) + 1).count) }

  var rendered: String {
    let border = palette.paint("|", as: .frame)
    var output = "\(margin) \(border)\n"
    var previous: Int?
    for (line, marks) in Dictionary(grouping: marks, by: \.line).sorted(by: { $0.key < $1.key }) {
      if let previous, line > previous + 1 {
        // One line is shorter shown than left out.
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

/// As much of a printable line as a reader needs: generated code can have lines of a megabyte.
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

  /// Where columns of the line are in the excerpt; at least one of them.
  func columns(_ columns: Range<Int>) -> Range<Int> {
    let start = max(columns.lowerBound - shift, 0)
    return start..<max(start + 1, min(columns.upperBound, end) - shift)
  }
}
