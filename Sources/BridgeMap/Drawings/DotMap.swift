import LintEngine
import Reporting

/// All bridges as a Graphviz graph, grouped by folder.
func dotMap(_ bridges: ProjectBridges) -> String {
  var graph = DotGraph()
  for stretch in bridges.stretches(limit: .max) {
    graph.open(stretch.folder)
    for case .bridge(let bridge) in stretch.crossings { graph.add(bridge) }
    graph.close(stretch.folder)
  }
  for model in bridges.models { graph.add(model) }
  return graph.text(opposite: bridges.opposite)
}

private struct DotGraph {
  private var body = ""
  private var edges = ""
  private var banks: [(name: String, side: String)] = []
  private var count = 0

  mutating func open(_ folder: String) {
    if !folder.isEmpty { body += "  subgraph \(quoted("cluster_\(folder)")) { label=\(quoted(folder)); color=gray\n" }
  }

  mutating func close(_ folder: String) {
    if !folder.isEmpty { body += "  }\n" }
  }

  mutating func add(_ bridge: Bridge) {
    count += 1
    let form = bridge.health.severity.form
    let label = [bridge.span, bridge.health.summary].filter { !$0.isEmpty }.joined(separator: "\n")
    body += "    b\(count) [label=\(quoted(label)), \(form), tooltip=\(quoted(bridge.fullText))]\n"
    let arrow = bridge.direction == .wraps ? "back" : "forward"
    connect("b\(count)", bridge.swiftUITypes, bridge.uiKitTypes, "dir=\(arrow)")
  }

  mutating func add(_ model: SharedModel) {
    count += 1
    body += "  b\(count) [label=\(quoted(model.name)), shape=ellipse, style=dotted]\n"
    connect("b\(count)", model.swiftUITypes, model.uiKitTypes, "dir=none, style=dotted")
  }

  private mutating func connect(_ node: String, _ swiftUI: [String], _ uiKit: [String], _ style: String) {
    for name in swiftUI { edges += "  \(bank(name, "swiftui")) -> \(node) [\(style)]\n" }
    for name in uiKit { edges += "  \(node) -> \(bank(name, "uikit")) [\(style)]\n" }
  }

  private mutating func bank(_ name: String, _ side: String) -> String {
    if !banks.contains(where: { $0 == (name, side) }) { banks.append((name, side)) }
    return quoted("\(side): \(name)")
  }

  func text(opposite: String) -> String {
    let sides = [("swiftui", "SwiftUI", "min"), ("uikit", opposite, "max")].map { side, title, rank in
      let nodes = banks.filter { $0.side == side }.map { "\(quoted("\(side): \($0.name)")) [label=\(quoted($0.name))]" }
      let lines = [quoted(title) + " [shape=plaintext, fontsize=20]"] + nodes
      return "  { rank=\(rank); node [shape=plaintext]\n" + lines.map { "    \($0)\n" }.joined() + "  }\n"
    }
    return """
      digraph bridges {
        rankdir=LR; nodesep=0.15; ranksep=1.2
        graph [fontname="Helvetica"]; node [fontname="Helvetica", shape=box, style=rounded]; edge [color=gray40]
      \(sides.joined())\(body)\(edges)}

      """
  }
}

extension Severity? {
  /// The attributes of a node, which differ in color and in line style.
  fileprivate var form: String {
    switch self {
    case nil: "color=seagreen"
    case .hint, .information: "color=steelblue"
    case .warning: "color=darkorange3, style=\"rounded,dashed\", penwidth=2"
    case .error: "color=firebrick, style=\"rounded,dashed\", penwidth=3, peripheries=2"
    }
  }
}

/// A quoted string of the DOT language, which has no escapes for control characters except a new line.
private func quoted(_ text: String) -> String {
  let escaped = text.unicodeScalars.reduce(into: "") { output, scalar in
    switch scalar {
    case "\\", "\"": output += "\\\(scalar)"
    case "\n": output += "\\n"
    default: output += printable(String(scalar))
    }
  }
  return "\"\(escaped)\""
}
