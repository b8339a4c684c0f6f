import LintEngine
import Reporting

/// The bridges as lines for a terminal: SwiftUI on the left, UIKit on the right.
///
/// ```
/// Map
///   Journal  ◀━━━ PlaceMap ━━━  MKMapView  coordinator · warning: stale-coordinator-parent
/// ```
func textMap(_ bridges: ProjectBridges) -> String {
  let lines = bridges.stretches(limit: .max).map { stretch in
    (stretch, stretch.crossings.compactMap { if case .bridge(let bridge) = $0 { Line(of: bridge) } else { nil } })
  }
  let all = lines.flatMap(\.1)
  func width(_ column: KeyPath<Line, String>) -> Int { all.map { displayWidth($0[keyPath: column]) }.max() ?? 0 }
  let (left, span, right) = (width(\.swiftUI), width(\.span), width(\.uiKit))
  var text = bridges.summary + (bridges.commonFolder.isEmpty ? "" : " in \(printable(bridges.commonFolder))") + "\n"
  for (stretch, lines) in lines {
    text += "\n" + (stretch.folder.isEmpty ? "" : printable(stretch.folder) + "\n")
    for line in lines { text += line.text(left, span, right) }
  }
  for (index, model) in bridges.models.enumerated() {
    if index == 0 { text += "\nshared models\n" }
    let sides = [model.swiftUITypes, model.uiKitTypes].map { printable($0.joined(separator: ", ")) }
    text += "  \(sides[0])  ── \(printable(model.name)) ──  \(sides[1])\n"
  }
  return text
}

private struct Line {
  var direction: Bridge.Direction
  var swiftUI: String
  var span: String
  var uiKit: String
  var rest: String

  init(of bridge: Bridge) {
    direction = bridge.direction
    swiftUI = printable(listed(bridge.swiftUITypes, width: 32))
    span = printable(shortened(bridge.span, width: 32))
    uiKit = printable(listed(bridge.uiKitTypes, width: 32))
    let health = bridge.health.severity.map { "\($0.rawValue): \(bridge.health.summary)" }
    rest = printable([bridge.traits, health ?? ""].filter { !$0.isEmpty }.joined(separator: " · "))
  }

  func text(_ left: Int, _ span: Int, _ right: Int) -> String {
    let missing = span - displayWidth(self.span)
    let deck = ["", ""].enumerated().map { String(repeating: "━", count: 3 + (missing + $0.offset) / 2) }
    let (before, after) = direction == .wraps ? ("◀", "━") : ("━", "▶")
    let line = "  \(padded(swiftUI, left, onTheLeft: true)) \(before)\(deck[0]) \(self.span) \(deck[1])\(after) "
    return trimmed(line + padded(uiKit, right) + "  " + rest) + "\n"
  }
}

private func padded(_ text: String, _ width: Int, onTheLeft: Bool = false) -> String {
  let space = String(repeating: " ", count: max(0, width - displayWidth(text)))
  return onTheLeft ? space + text : text + space
}

private func trimmed(_ line: String) -> String {
  String(line.reversed().drop { $0 == " " }.reversed())
}
