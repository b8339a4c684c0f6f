import JSONText

/// An output format for the bridges of a project.
public enum MapFormat: String, CaseIterable, Sendable {
  case text, svg, mermaid, dot, json

  /// The format for a file extension, such as `svg`, `mmd`, or `dot`; nil for an unknown one.
  public init?(fileExtension: String) {
    switch fileExtension.lowercased() {
    case "txt": self = .text
    case "svg": self = .svg
    case "mmd", "mermaid": self = .mermaid
    case "dot", "gv": self = .dot
    case "json": self = .json
    default: return nil
    }
  }

  public func render(_ bridges: ProjectBridges) -> String {
    switch self {
    case .text: textMap(bridges)
    case .svg: svgMap(bridges)
    case .mermaid: mermaidMap(bridges)
    case .dot: dotMap(bridges)
    case .json: "\(jsonMap(bridges))\n"
    }
  }
}
