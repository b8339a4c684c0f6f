import BridgeFacts
import Reporting

/// The diagram as a tree for a terminal.
///
/// ```
/// Where does the SwiftUI view go?
/// ├─ At the root of a window
/// │  ✓ UIHostingController · uibridge new window
/// ```
func textOfDecisions(_ diagram: DecisionDiagram) -> String {
  var tree = DecisionTree(diagram: diagram)
  tree.addHead()
  if let first = diagram.decisions.first { tree.add(first, margin: "") }
  return tree.text
}

/// The width of a line, as in the help.
private let columns = 100

private struct DecisionTree {
  var diagram: DecisionDiagram
  var text = ""

  mutating func addHead() {
    text += DecisionDiagram.title + "\n"
    let legend = diagram.legend.map { "\($0.mark.symbol) \($0.meaning)" }.joined(separator: "   ")
    text += "\(diagram.subject)\n" + (legend.isEmpty ? "" : legend + "\n") + "\n"
  }

  mutating func add(_ decision: Decision, margin: String) {
    put(decision.question, margin, rest: margin)
    let branches = diagram.branches(of: decision)
    for (number, branch) in branches.enumerated() {
      let isLast = number == branches.count - 1
      let inner = margin + (isLast ? "   " : "│  ")
      put(branch.label, margin + (isLast ? "└─ " : "├─ "), rest: inner)
      for step in branch.steps { add(step, margin: inner) }
      if let next = branch.next {
        if branch.showsNext { add(next, margin: inner) } else { put("→ \(next.question)", inner, rest: inner + "  ") }
      }
    }
  }

  private mutating func add(_ step: DecisionDiagram.Step, margin: String) {
    let mark = step.mark.map { "\($0.symbol) " } ?? "  "
    let line = [step.advice, step.details].filter { !$0.isEmpty }.joined(separator: " · ")
    guard displayWidth(margin + mark + line) > columns else { return put(line, margin + mark, rest: margin + "  ") }
    put(step.advice, margin + mark, rest: margin + "  ")
    put(step.details, margin + "  ", rest: margin + "  ")
  }

  /// Adds a paragraph. `rest` is the margin of all lines but the first.
  private mutating func put(_ paragraph: String, _ first: String, rest: String) {
    for (number, line) in folded(paragraph, to: columns - displayWidth(rest)).enumerated() {
      text += (number == 0 ? first : rest) + line + "\n"
    }
  }
}
