/// An output format for the diagram of the questions of `uibridge new`.
public enum DecisionFormat: String, CaseIterable, Sendable {
  case text, svg, mermaid

  public func render(_ diagram: DecisionDiagram) -> String {
    switch self {
    case .text: textOfDecisions(diagram)
    case .svg: svgOfDecisions(diagram)
    case .mermaid: mermaidOfDecisions(diagram)
    }
  }
}
