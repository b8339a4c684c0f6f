import JSONText

/// A form in which the bridges of a project are shown.
public enum MapFormat: String, CaseIterable, Sendable {
  case text, svg, mermaid, dot, json

  /// The form of a file with this ending in its name: `svg`, `mmd`, `dot`, …; nil for any other.
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
