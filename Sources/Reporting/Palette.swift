import LintEngine

/// The colors of a report: none, or those of a terminal.
public enum Palette: Sendable {
  case plain, terminal

  enum Role {
    case severity(Severity)
    case path, frame, rule

    /// The parameters of an SGR sequence (ECMA-48, 8.3.117).
    var parameters: String {
      switch self {
      case .severity(.error): "1;31"
      case .severity(.warning): "1;33"
      case .severity(.information): "1;34"
      case .severity(.hint): "1;36"
      case .path: "1"
      case .frame: "34"
      case .rule: "2"
      }
    }
  }

  func paint(_ text: String, as role: Role) -> String {
    self == .plain || text.isEmpty ? text : "\u{1B}[\(role.parameters)m\(text)\u{1B}[0m"
  }
}
