import TestSupport

/// Types statements letter by letter, deletes them again, and continues elsewhere.
public struct Typist {
  private var random: SplitMix64
  private var place: LineBuffer.Place?
  /// The remaining letters, and the typed ones as the places before and after each letter.
  private var rest: [Character] = []
  private var typed: [(LineBuffer.Place, LineBuffer.Place)] = []

  public init(random: SplitMix64) { self.random = random }

  /// The next edit: the range to replace and the new text.
  public mutating func next(in buffer: LineBuffer) -> (Range<LineBuffer.Place>, String) {
    if rest.isEmpty, let (start, end) = typed.popLast() { return (start..<end, "") }
    if rest.isEmpty {
      rest = Array(statements[Int.random(in: statements.indices, using: &random)])
      place = buffer.placeInWord(&random).map { LineBuffer.Place(line: $0.line, column: 0) }
    }
    let start = place ?? LineBuffer.Place(line: 0, column: 0)
    let letter = rest.removeFirst()
    let isLineEnd = letter == "\n"
    let end = LineBuffer.Place(
      line: start.line + (isLineEnd ? 1 : 0), column: isLineEnd ? 0 : start.column + letter.unicodeScalars.count)
    typed.append((start, end))
    place = end
    return (start..<start, String(letter))
  }
}

private let statements = [
  "    view.label.text = title\n", "    if view.value != value { view.value = value }\n", "    // 😀 naïve\n",
  "    let text = \"\\(title): \\(value)\"\n", "  func dismantleUIView(_ view: MeterView) {\n    view.stop()\n  }\n",
  "    context.coordinator.parent = self\n", "    DispatchQueue.main.async {\n      self.value = 0\n    }\n", "/* */\n",
]
