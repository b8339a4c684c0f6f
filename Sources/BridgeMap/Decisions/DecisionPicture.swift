import BridgeFacts
import Reporting

/// The diagram as a picture: the answers to the first question on the left bank, the questions that follow from them in
/// the river, and the recommendations on the right bank.
func svgOfDecisions(_ diagram: DecisionDiagram) -> String {
  var drawing = DecisionDrawing(diagram)
  drawing.addHead()
  if let first = diagram.decisions.first {
    for branch in diagram.branches(of: first) { drawing.add(branch) }
  }
  return drawing.picture.document
}

private struct DecisionDrawing {
  private static let valley = Valley(left: 190, right: 548)
  private static let lineHeight = 17
  private static let boxLeft = valley.left + 16
  private static let boxRight = valley.right - 36
  private static let inset = 16
  private static let adviceLeft = valley.right + Valley.margin
  /// The space for a mark before a recommendation.
  private static let markWidth = 18
  private let diagram: DecisionDiagram
  private var valley: Valley { Self.valley }
  private var elements: [XMLElement] = []
  private var y = 0
  /// The y coordinate of each question, by key.
  private var questions: [String: Int] = [:]
  /// The answers that refer to a question elsewhere.
  private var references: [(y: Int, key: String)] = []

  init(_ diagram: DecisionDiagram) { self.diagram = diagram }

  /// A line of text before it's drawn.
  private struct Row {
    var text: String
    var style: String
    var mark: DecisionDiagram.Mark?
  }

  mutating func addHead() {
    let question = folded(diagram.decisions.first?.question ?? "", to: 16)
    for (number, line) in question.enumerated() {
      elements.append(.text(line, Valley.margin, 36 + 18 * number, "head"))
    }
    let subject = folded(diagram.subject, to: letters(in: valley.right - valley.left))
    elements.append(.text(DecisionDiagram.title, valley.middle, 36, "head", .middle))
    for (number, line) in subject.enumerated() {
      elements.append(.text(line, valley.middle, 56 + Self.lineHeight * number, "small wet", .middle))
    }
    elements.append(.text("Bridge", Valley.width - Valley.margin, 44, "bank", .end))
    y = 72 + Self.lineHeight * max(question.count - 1, subject.count)
  }

  /// Draws an answer on the left bank and everything that follows from it.
  mutating func add(_ branch: DecisionDiagram.Branch) {
    let top = y
    let lines = folded(branch.label, to: letters(in: valley.left - 2 * Valley.margin))
    for (number, line) in lines.enumerated() {
      elements.append(.text(line, Valley.margin, top + 22 + Self.lineHeight * number, "text"))
    }
    elements.append(.arrowhead(valley.left - 6, top + 18, reach: 9))
    let bottom = top + 22 + Self.lineHeight * lines.count
    guard let next = branch.next, branch.showsNext else {
      addCrossing(branch, from: valley.left + 8, at: top + 18)
      y = max(bottom, top + 8 + Self.lineHeight * rows(of: branch).count) + 14
      return
    }
    add(next)
    y = max(bottom, y) + 14
    for branch in diagram.branches(of: next) where branch.showsNext { add(branch) }
  }

  /// Draws the box of a question, with its answers.
  private mutating func add(_ decision: Decision) {
    let top = y
    let width = Self.boxRight - Self.boxLeft
    let frame = elements.count
    questions[decision.key] = top + 18
    y += 22
    for line in folded(decision.question, to: letters(in: width - 2 * Self.inset) * 9 / 10) {
      elements.append(.text(line, Self.boxLeft + Self.inset, y, "name"))
      y += Self.lineHeight
    }
    for branch in diagram.branches(of: decision) {
      elements.append(.path("M\(Self.boxLeft + Self.inset) \(y - 9)H\(Self.boxRight - Self.inset)", "rule"))
      y += 8
      add(branch, toBox: width)
    }
    elements.insert(.rectangle(Self.boxLeft, top, width, y - 8 - top, radius: 8, "shape box"), at: frame)
  }

  private mutating func add(_ branch: DecisionDiagram.Branch, toBox width: Int) {
    let style = branch.isAddition ? "small quiet" : "text"
    let indent = Self.boxLeft + Self.inset
    let space = letters(in: width - 2 * Self.inset)
    var rows = folded(branch.label, to: space).map { Row(text: $0, style: style) }
    if let next = branch.next {
      rows += folded("→ \(next.question)", to: space).map { Row(text: $0, style: "small quiet") }
      references.append((y - 4, next.key))
    }
    for (number, row) in rows.enumerated() {
      elements.append(.text(row.text, indent, y + Self.lineHeight * number, row.style))
    }
    if !branch.steps.isEmpty { addCrossing(branch, from: Self.boxRight + 6, at: y - 4) }
    y += Self.lineHeight * max(rows.count, self.rows(of: branch).count)
  }

  /// Draws the way from an answer to its recommendations on the right bank.
  private mutating func addCrossing(_ branch: DecisionDiagram.Branch, from left: Int, at height: Int) {
    let x = Self.adviceLeft + (diagram.isMarked ? Self.markWidth : 0)
    var parts: [XMLElement] = [
      .path("M\(left) \(height)H\(valley.right - 4)", "lane"), .arrowhead(valley.right, height, reach: 9),
    ]
    for (number, row) in rows(of: branch).enumerated() {
      let base = height + 4 + Self.lineHeight * number
      parts.append(.text(row.text, x, base, row.style))
      parts += row.mark.map { sign(of: $0, centredAt: Self.adviceLeft + 4, base - 4) } ?? []
    }
    let advice = branch.steps.map { [$0.advice, $0.details].filter { !$0.isEmpty }.joined(separator: ", ") }
    elements.append(.group(parts, title: branch.label + "\n" + advice.joined(separator: "\n")))
  }

  /// The lines on the right bank.
  private func rows(of branch: DecisionDiagram.Branch) -> [Row] {
    let room = letters(in: Valley.width - Valley.margin - Self.adviceLeft - Self.markWidth)
    return branch.steps.flatMap { step -> [Row] in
      let style = step.mark == .newer || step.mark == .unneeded ? "quiet" : "text"
      let size = branch.isAddition ? "small " : ""
      let advice = folded(step.advice, to: room).enumerated().map { number, line in
        Row(text: line, style: size + style, mark: number == 0 ? step.mark : nil)
      }
      return advice + folded(step.details, to: room).map { Row(text: $0, style: "small quiet") }
    }
  }

  // MARK: The frame

  var picture: XMLElement {
    let bottom = y + 6
    let height = bottom + (diagram.isMarked ? 44 : 0)
    let arrows = references.compactMap { reference in
      questions[reference.key].map { XMLElement.loop(Self.boxRight, from: reference.y, to: $0) }
    }
    return .picture(
      width: Valley.width, height: height, title: DecisionDiagram.title, description: diagram.subject,
      valley.land(height) + arrows + elements + legend(from: bottom, to: height))
  }

  private func legend(from top: Int, to bottom: Int) -> [XMLElement] {
    guard diagram.isMarked else { return [] }
    let signs = diagram.legend.enumerated().flatMap { number, entry -> [XMLElement] in
      let x = Valley.margin + 6 + number * 260
      return sign(of: entry.mark, centredAt: x, top + 22) + [.text(entry.meaning, x + 16, top + 26, "small quiet")]
    }
    return Valley.board(from: top, to: bottom) + signs
  }
}

/// A check mark, a cross, or a small circle.
private func sign(of mark: DecisionDiagram.Mark, centredAt x: Int, _ y: Int) -> [XMLElement] {
  switch mark {
  case .available: [.path("M\(x - 5) \(y)l4 4l6 -8", "flow sound")]
  case .newer: [.path("M\(x - 4) \(y - 4)l8 8m0 -8l-8 8", "flow warning")]
  case .unneeded: [XMLElement("circle", ["cx": "\(x)", "cy": "\(y)", "r": "2", "class": "stone"])]
  }
}
