/// An output format for the lifecycle of a type.
public enum LifecycleFormat: String, CaseIterable, Sendable {
  case text, svg, mermaid

  /// Renders the lifecycles one below the other. A type that is a representable on two platforms has two of them.
  public func render(_ lifecycles: [BridgeLifecycle]) -> String {
    switch self {
    case .text: lifecycles.map(textOfLifecycle).joined(separator: "\n")
    case .svg: svgOfLifecycles(lifecycles)
    case .mermaid: mermaidOfLifecycles(lifecycles)
    }
  }
}
