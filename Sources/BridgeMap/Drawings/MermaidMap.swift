import LintEngine
import Reporting

/// The bridges as a flowchart that GitHub and GitLab render in Markdown. More bridges than a flowchart can show are
/// grouped by folder.
func mermaidMap(_ bridges: ProjectBridges) -> String {
  var chart = BridgeChart()
  for stretch in bridges.stretches(limit: 60) {
    for crossing in stretch.crossings {
      switch crossing {
      case .bridge(let bridge): chart.add(bridge)
      case .folder(let folder, let bridges): chart.add(folder, bridges)
      }
    }
  }
  for model in bridges.models { chart.add(model) }
  return chart.text(of: bridges)
}

/// A Mermaid flowchart. Mermaid draws arrows only from left to right, so the text of a bridge shows its direction, and
/// the sides stay in place.
private struct BridgeChart {
  private var spans: [String] = []
  private var links: [String] = []
  private var banks: [Side: [String]] = [:]

  private enum Side: String {
    case swiftUI = "s"
    case uiKit = "u"
  }

  mutating func add(_ bridge: Bridge) {
    let name = bridge.direction == .wraps ? "◀\u{A0}\(bridge.span)" : "\(bridge.span)\u{A0}▶"
    let health = bridge.health.severity.map { "\($0.mark) \(bridge.health.summary)" }
    let node = span([name, health].compactMap(\.self), bridge.health.severity)
    connect(node, bridge.swiftUITypes, bridge.uiKitTypes, by: "---")
  }

  mutating func add(_ folder: String, _ bridges: [Bridge]) {
    let worst = worstSeverity(of: bridges)
    let marked = bridges.count { $0.health.severity != nil }
    let health = worst.map { "\($0.mark) \(marked) with diagnostics" }
    let node = span([folder, counted(bridges.count, "bridge"), health].compactMap(\.self), worst)
    let sides = [bridges.flatMap(\.swiftUITypes), bridges.flatMap(\.uiKitTypes)].map { names in
      names.isEmpty ? [] : [listed(names.uniqued, width: 40)]
    }
    connect(node, sides[0], sides[1], by: "---")
  }

  mutating func add(_ model: SharedModel) {
    spans.append("b\(spans.count)([\(quoted([model.name]))])")
    connect("b\(spans.count - 1)", model.swiftUITypes, model.uiKitTypes, by: "-.-")
  }

  private mutating func connect(_ node: String, _ swiftUI: [String], _ uiKit: [String], by link: String) {
    links += swiftUI.map { "\(place($0, .swiftUI)) \(link) \(node)" }
    links += uiKit.map { "\(node) \(link) \(place($0, .uiKit))" }
  }

  private mutating func span(_ lines: [String], _ severity: Severity?) -> String {
    spans.append("b\(spans.count){{\(quoted(lines))}}:::\(severity?.rawValue ?? "sound")")
    return "b\(spans.count - 1)"
  }

  private mutating func place(_ name: String, _ side: Side) -> String {
    let known = banks[side, default: []]
    let number = known.firstIndex(of: name) ?? known.count
    if number == known.count { banks[side, default: []].append(name) }
    return "\(side.rawValue)\(number)"
  }

  func text(of bridges: ProjectBridges) -> String {
    let river = spans.isEmpty ? [] : ["  subgraph river[\" \"]"] + spans.map { "    \($0)" } + ["  end"]
    let lines =
      ["flowchart LR", "  accTitle: \(bridges.summary)"] + bank(.swiftUI, "SwiftUI") + river
      + bank(.uiKit, bridges.opposite) + links.map { "  \($0)" }
    return (lines + mermaidClasses + ["  style river fill:none,stroke:none"]).joined(separator: "\n") + "\n"
  }

  private func bank(_ side: Side, _ title: String) -> [String] {
    let nodes = banks[side, default: []].enumerated().map { "    \(side.rawValue)\($0)[\(quoted([$1]))]" }
    return nodes.isEmpty ? [] : ["  subgraph \(side)[\(quoted([title]))]"] + nodes + ["  end"]
  }

}

/// The classes of nodes. Only lines have colors. Text and surfaces have those of the page, light or dark.
let mermaidClasses = [
  "  classDef sound stroke:#3a8f68,stroke-width:2px", "  classDef hint stroke:#4d86c4,stroke-width:2px",
  "  classDef information stroke:#4d86c4,stroke-width:2px,stroke-dasharray:2 2",
  "  classDef warning stroke:#c98a1b,stroke-width:3px,stroke-dasharray:8 3",
  "  classDef error stroke:#d9463b,stroke-width:4px,stroke-dasharray:3 3",
]

extension Severity {
  /// A symbol that is recognizable without color.
  var mark: String {
    switch self {
    case .hint, .information: "ℹ"
    case .warning: "⚠"
    case .error: "✕"
    }
  }
}

extension Array where Element: Equatable {
  var uniqued: [Element] { reduce(into: []) { $0.appendOnce($1) } }
}

/// A Mermaid text with one line for each of `lines`. Characters that could end it or have a meaning in it are written
/// as character codes.
func quoted(_ lines: [String]) -> String {
  let escaped = lines.map { line in
    printable(line).reduce(into: "") { text, character in
      switch character {
      case "#", "\"", "<", ">", "&", "`", "\\": text += "#\(character.unicodeScalars.first?.value ?? 0);"
      default: text.append(character)
      }
    }
  }
  return "\"\(escaped.joined(separator: "<br>"))\""
}
