import JSONText

func choice(_ values: [String]) -> JSON { ["type": "string", "enum": JSON(values.map { JSON($0) })] }

func object(_ properties: [(String, JSON)]) -> JSON {
  [
    "type": "object", "properties": JSON(members: properties.map { (key: $0.0, value: $0.1) }),
    "additionalProperties": false,
  ]
}

func text(_ description: String, pattern: String? = nil) -> JSON {
  .object(["type": "string", "pattern": pattern.map { JSON($0) }, "description": JSON(description)])
}

func number(_ description: String, from minimum: Int) -> JSON {
  ["type": "integer", "minimum": JSON(minimum), "description": JSON(description)]
}

func described(_ schema: JSON, _ description: String) -> JSON {
  var schema = schema
  schema["description"] = JSON(description)
  return schema
}

/// An object with these members and no others.
func record(_ properties: [(String, JSON)], optional: Set<String> = []) -> JSON {
  var schema = object(properties)
  schema["required"] = JSON(properties.map(\.0).filter { !optional.contains($0) }.map { JSON($0) })
  return schema
}
