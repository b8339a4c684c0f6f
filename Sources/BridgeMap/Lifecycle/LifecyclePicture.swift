import BridgeModel
import LintEngine
import Reporting

/// Lifecycles as a picture: the inputs on the SwiftUI bank, the wrapped object and the coordinator on the other bank,
/// and the methods between them, one below the other along the river.
func svgOfLifecycles(_ lifecycles: [BridgeLifecycle]) -> String {
  var drawing = LifecycleDrawing()
  for lifecycle in lifecycles { drawing.add(lifecycle) }
  return drawing.picture(of: lifecycles).document
}

private struct LifecycleDrawing {
  private static let valley = Valley(left: 160, right: 670)
  private static let lineHeight = 17
  private static let boxLeft = valley.left + 26
  private static let boxRight = valley.right - 46
  /// The number of code columns that fit in a box.
  private static let columns = BridgeMap.columns(in: boxRight - boxLeft - 30)
  /// The number of caption letters that fit in a box, in any font.
  private static let letters = BridgeMap.letters(in: boxRight - boxLeft - 30)
  private var valley: Valley { Self.valley }
  private var elements: [XMLElement] = []
  private var y = 0

  /// A line of a box before it's drawn.
  private struct Row {
    var text: String
    var style: String
    var severity: Severity?
  }

  mutating func add(_ lifecycle: BridgeLifecycle) {
    addHead(lifecycle)
    for (number, phase) in lifecycle.phases.enumerated() {
      if number > 0 { addArrow() }
      add(phase, of: lifecycle)
    }
    if let coordinator = lifecycle.coordinator { add(coordinator) }
    y += 8
  }

  private mutating func addHead(_ lifecycle: BridgeLifecycle) {
    elements += [
      .text("SwiftUI", Valley.margin, y + 44, "bank"),
      .text(lifecycle.framework.rawValue, Valley.width - Valley.margin, y + 44, "bank", .end),
      .group(
        [
          .text(shortened(lifecycle.name, width: 48), valley.middle, y + 36, "head", .middle),
          .text(
            shortenedPath("\(lifecycle.path):\(lifecycle.line)", width: 70), valley.middle, y + 56, "small wet", .middle
          ),
        ], title: "\(lifecycle.headline)\n\(lifecycle.path):\(lifecycle.line)"),
    ]
    y += 80
    for row in lifecycle.notes.map(row) {
      add(row, at: y + 2)
      y += Self.lineHeight
    }
  }

  private mutating func addArrow() {
    let x = valley.middle
    elements.append(.path("M\(x) \(y + 2)V\(y + 14)M\(x - 5) \(y + 10)l5 6l5 -6", "flow"))
    y += 20
  }

  private mutating func add(_ phase: BridgeLifecycle.Phase, of lifecycle: BridgeLifecycle) {
    let top = y
    let style = phase.code == nil ? "ghost dashes" : "box"
    addBox(phase.title, phase.occasion, rows(of: phase), style: style, minimum: phase.inputs.count)
    addInputs(phase.inputs, of: lifecycle, from: top, isWritten: phase.method == .handle)
    if let result = phase.result { addOpposite(result.name, result.keeper, from: top) }
    // The update method runs repeatedly.
    if phase.method == .update {
      elements.append(.loop(Self.boxRight, from: y - 16, to: top + 16))
    }
  }

  private func rows(of phase: BridgeLifecycle.Phase) -> [Row] {
    if let substitute = phase.substitute {
      let severity: Severity? = phase.code == nil && phase.isRequired ? .error : nil
      return phase.notes.map(row) + [Row(text: substitute, style: "quiet", severity: severity)]
    }
    let code = phase.code ?? []
    var rows = phase.notes.map(row)
    rows += code.prefix(mostLines).flatMap { line -> [Row] in
      let text = cut(indented(line.text), width: Self.columns)
      return [Row(text: text, style: "code")] + [line.note].compactMap { $0.map(row) }
    }
    let rest = code.count - mostLines
    if rest > 0 { rows.append(Row(text: "… \(counted(rest, "more line"))", style: "small quiet")) }
    if let helpers = phase.helperText {
      rows.append(Row(text: cut(helpers, width: Self.letters), style: "small quiet"))
    }
    return rows
  }

  private func row(_ note: BridgeLifecycle.Note) -> Row {
    let style = "small \(Optional(note.severity).styleName)-sign"
    return Row(text: cut(note.message, width: Self.letters), style: style, severity: note.severity)
  }

  private mutating func add(_ row: Row, at base: Int) {
    elements.append(.text(row.text, Self.boxLeft + 22, base, row.style))
    if let severity = row.severity { elements += sign(of: severity, centredAt: Self.boxLeft + 11, base - 4) }
  }

  private mutating func add(_ coordinator: BridgeLifecycle.Counterpart) {
    y += 20
    let top = y
    let rest = coordinator.methods.count - mostLines
    let rows =
      coordinator.notes.map(row)
      + coordinator.methods.prefix(mostLines).map { Row(text: cut($0, width: Self.columns), style: "code") }
      + (rest > 0 ? [Row(text: "… \(rest) more", style: "small quiet")] : [])
    addBox(
      lastComponent(of: coordinator.name), "when a callback arrives", rows, style: "box",
      minimum: coordinator.inputs.count)
    addInputs(coordinator.inputs, of: nil, from: top, isWritten: true)
    for (number, name) in coordinator.protocols.enumerated() {
      elements.append(
        .text(cut(name, width: 30), valley.right + Valley.margin, top + 22 + number * Self.lineHeight, "code"))
    }
    elements.append(.arrowhead(valley.right + 8, top + 18, reach: -9))
    y = max(y, top + 16 + coordinator.protocols.count * Self.lineHeight)
  }

  private mutating func addBox(_ title: String, _ caption: String, _ rows: [Row], style: String, minimum: Int) {
    let left = Self.boxLeft
    let height = 44 + Self.lineHeight * max(rows.count, minimum - 1)
    elements += [
      .rectangle(left, y, Self.boxRight - left, height, radius: 8, "shape \(style)"),
      .text(cut(title, width: Self.columns), left + 22, y + 19, "code name"),
      .text(caption, left + 22, y + 34, "small quiet"),
    ]
    for (number, row) in rows.enumerated() {
      add(row, at: y + 52 + number * Self.lineHeight)
    }
    y += height
  }

  /// Draws names on the bank, with arrowheads to the box or from it.
  private mutating func addInputs(_ names: [String], of lifecycle: BridgeLifecycle?, from top: Int, isWritten: Bool) {
    let types = Dictionary((lifecycle?.inputs ?? []).map { ($0.name, $0.type) }) { first, _ in first }
    for (number, name) in names.enumerated() {
      let base = top + 22 + number * Self.lineHeight
      let x = valley.left
      let point = isWritten ? XMLElement.arrowhead(x + 1, base - 4, reach: -9) : .arrowhead(x - 6, base - 4, reach: 9)
      elements.append(
        .group(
          [.text(shortened(name, width: 18), x - 14, base, "code", .end), point],
          title: "\(name) \(types[name] ?? "")"))
    }
    y = max(y, top + 16 + names.count * Self.lineHeight)
  }

  private mutating func addOpposite(_ name: String, _ caption: String, from top: Int) {
    let x = valley.right + Valley.margin
    elements += [
      .text(cut(name, width: 30), x, top + 22, "code"), .text(caption, x, top + 38, "small quiet"),
      .arrowhead(valley.right, top + 18, reach: 9),
    ]
  }

  func picture(of lifecycles: [BridgeLifecycle]) -> XMLElement {
    let title = lifecycles.map(\.headline).uniqued.joined(separator: ", ")
    let steps = lifecycles.first?.phases.map(\.title).joined(separator: ", then ") ?? ""
    return .picture(
      width: Valley.width, height: y + 16, title: title, description: steps, valley.land(y + 16) + elements)
  }
}
