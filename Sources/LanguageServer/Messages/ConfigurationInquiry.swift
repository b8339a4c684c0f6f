import JSONText
import Workspace

/// Asks what the user has set in the editor.
struct ConfigurationInquiry: Inquiry {
  static let method = "workspace/configuration"

  var parameters: JSON { ["items": [["section": "uibridge"]]] }

  func take(_ result: JSON?, in session: inout Session) { session.prefer(result?[0] ?? .null) }
}

extension Session {
  /// Takes what the user has set in the editor, with the keys of `.uibridge.json`; null for nothing.
  mutating func prefer(_ json: JSON) {
    let text = (json.isNull ? [:] : json).utf8
    let file = ConfigurationFile(path: "settings", text: text, rules: rules.map(\.id))
    for problem in file.problems { log("settings: \(problem.message)") }
    prefer(file.configuration)
  }
}
