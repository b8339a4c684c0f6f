import BridgeModel
import JSONText
import LintEngine
import LintRules

/// The JSON Schema of `.uibridge.json` (draft 7, which editors support), derived from the values that the code accepts.
func configurationSchema() -> JSON {
  let properties = ConfigurationKey.allCases.map { key in
    var schema = shape(of: key)
    schema["description"] = JSON(key.summary)
    return (key: key.rawValue, value: schema)
  }
  return [
    "$schema": "http://json-schema.org/draft-07/schema#",
    "title": "uibridge configuration",
    "type": "object",
    "properties": JSON(members: properties),
    "additionalProperties": false,
    "allowComments": true,
  ]
}

/// The JSON Schema (draft 7) of the server's editor settings: the keys of `.uibridge.json` under `uibridge`. They apply
/// if there is no such file.
func settingsSchema() -> JSON {
  var settings: JSON = ["description": "The keys of `.uibridge.json`, for files without one.", "type": "object"]
  settings["properties"] = configurationSchema()["properties"]
  // A schema key makes sense only in a file, and a baseline only on the command line.
  for key in [ConfigurationKey.schema, .baseline] { settings["properties"]?[key.rawValue] = nil }
  settings["additionalProperties"] = false
  return [
    "$schema": "http://json-schema.org/draft-07/schema#",
    "title": "Settings of the uibridge language server",
    "type": "object",
    "properties": ["uibridge": settings],
  ]
}

private func shape(of key: ConfigurationKey) -> JSON {
  switch key {
  case .schema, .baseline: ["type": "string"]
  case .preset: choice(Preset.allCases.map(\.rawValue))
  case .rules:
    object(
      Rule.all.map { rule in
        var level = choice(RuleLevel.allCases.map(\.rawValue))
        level["description"] = JSON(rule.summary)
        level["default"] = JSON(rule.isOnByDefault ? rule.severity.rawValue : "off")
        return (rule.id, level)
      })
  case .include, .exclude:
    ["type": "array", "items": ["type": "string", "pattern": #"^(?!/)(?!.*(^|/)\.\.?(/|$)).+$"#]]
  case .deploymentTargets:
    object(
      Platform.allCases.map { platform in
        (platform.rawValue, ["type": "string", "pattern": #"^[0-9]+(\.[0-9]+){0,2}$"#])
      })
  }
}

/// The value with two spaces of indentation per level, because people read these files too.
func indentedText(_ json: JSON, _ indentation: String = "") -> String {
  let inner = indentation + "  "
  let parts: [String]
  let brackets: (String, String)
  if let members = json.members, !members.isEmpty {
    parts = members.map { "\(inner)\(JSON($0.key)): \(indentedText($0.value, inner))" }
    brackets = ("{", "}")
  } else if let elements = json.array, elements.contains(where: { $0.members != nil || $0.array != nil }) {
    parts = elements.map { inner + indentedText($0, inner) }
    brackets = ("[", "]")
  } else {
    return json.array.map { "[\($0.map(\.description).joined(separator: ", "))]" } ?? json.description
  }
  return "\(brackets.0)\n\(parts.joined(separator: ",\n"))\n\(indentation)\(brackets.1)"
}
