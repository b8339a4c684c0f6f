/// A form in which the lifecycle of a type is shown.
public enum LifecycleFormat: String, CaseIterable, Sendable {
  case text, svg, mermaid

  /// Of a type that is a representable on two platforms both are shown, one below the other.
  public func render(_ lifecycles: [BridgeLifecycle]) -> String {
    switch self {
    case .text: lifecycles.map(textOfLifecycle).joined(separator: "\n")
    case .svg: svgOfLifecycles(lifecycles)
    case .mermaid: mermaidOfLifecycles(lifecycles)
    }
  }
}
