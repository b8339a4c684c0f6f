import BridgeFacts

/// The diagram as a flowchart for Markdown: questions are hexagons, answers are labels of arrows.
func mermaidOfDecisions(_ diagram: DecisionDiagram) -> String {
  var chart = DecisionChart(diagram: diagram)
  for number in diagram.decisions.indices { chart.add(number) }
  chart.addLegend()
  return (["flowchart LR", "  accTitle: \(DecisionDiagram.title) \(diagram.subject)"] + chart.lines + mermaidClasses)
    .joined(separator: "\n") + "\n"
}

private struct DecisionChart {
  var diagram: DecisionDiagram
  var lines: [String] = []
  private var count = 0

  init(diagram: DecisionDiagram) { self.diagram = diagram }

  mutating func add(_ number: Int) {
    let decision = diagram.decisions[number]
    lines.append("  q\(number){{\(quoted([decision.question]))}}")
    for branch in diagram.branches(of: decision) {
      let arrow = branch.isAddition ? "-. \(quoted([branch.label])) .->" : "-- \(quoted([branch.label])) -->"
      if let next = diagram.decisions.firstIndex(where: { $0.key == branch.next?.key }) {
        lines.append("  q\(number) \(arrow) q\(next)")
      }
      var start = "q\(number) \(arrow)"
      for step in branch.steps {
        lines.append("  \(start) \(node(step))")
        start = "b\(count - 1) -. \(quoted(["on earlier systems"])) .->"
      }
    }
  }

  mutating func addLegend() {
    let legend = diagram.legend.map { "\($0.mark.symbol) \($0.meaning)" }
    lines.append("  legend[\(quoted([diagram.subject] + legend))]")
  }

  /// A new node with a recommendation.
  private mutating func node(_ step: DecisionDiagram.Step) -> String {
    let mark = step.mark.map { "\($0.symbol) " } ?? ""
    let style = step.mark?.mermaidClass.map { ":::\($0)" } ?? ""
    count += 1
    let texts = [mark + step.text, step.systems, step.command].compactMap(\.self)
    return "b\(count - 1)[\(quoted(texts))]\(style)"
  }
}

extension DecisionDiagram.Mark {
  fileprivate var mermaidClass: String? {
    switch self {
    case .available: "sound"
    case .newer: "warning"
    case .unneeded: nil
    }
  }
}
