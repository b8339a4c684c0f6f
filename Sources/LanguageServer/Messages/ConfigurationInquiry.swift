import JSONText
import Workspace

/// Requests the user's settings from the editor.
struct ConfigurationInquiry: Inquiry {
  static let method = "workspace/configuration"

  var parameters: JSON { ["items": [["section": "uibridge"]]] }

  func handle(_ result: JSON?, in session: inout Session) { session.prefer(result?[0] ?? .null) }
}

extension Session {
  /// Stores the user's settings from the editor, which have the keys of `.uibridge.json`; null if there are none.
  mutating func prefer(_ json: JSON) {
    let text = (json.isNull ? [:] : json).utf8
    let file = ConfigurationFile(path: "settings", text: text, rules: rules.map(\.id))
    for problem in file.problems { log("settings: \(problem.message)") }
    prefer(file.configuration)
  }
}
