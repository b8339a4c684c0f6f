import BridgeMap
import JSONText
import LintEngine

/// The JSON Schema (draft 7) of what `uibridge map --format json` prints.
func mapSchema() -> JSON {
  let bridge = record(
    [
      ("name", text("Of the type, dotted; of code outside types the name of its file.")),
      (
        "direction",
        described(
          choice(Bridge.Direction.allCases.map(\.rawValue)),
          "'wraps': SwiftUI shows what UIKit has; 'hosts': UIKit shows SwiftUI views.")
      ),
      ("framework", choice(["UIKit", "AppKit", "WatchKit"])),
      ("means", names("The protocol of a representable; the classes with which a host hosts.")),
      ("path", text("The file, as it was named.")),
      ("line", ["type": "integer", "minimum": 1, "description": "From 1."]),
      (
        "swiftUI",
        names("The types that show a representable, or the views that a host shows, as far as they are known.")
      ),
      ("uiKit", names("The represented type; of a host the classes that host or that make it, or Apple's class.")),
      ("hosts", names("The SwiftUI views that a representable hosts in turn.")),
      ("coordinator", text("Its type, dotted; absent without one.")),
      (
        "dismantle",
        described(
          choice(Bridge.Dismantle.allCases.map(\.rawValue)),
          "'missing' where something is started that nobody stops, 'none' where no reason for one is known.")
      ),
      (
        "severity",
        described(
          choice(["error", "warning", "information"]), "The highest of the diagnostics; absent of a sound bridge.")
      ),
      ("diagnostics", ["type": "integer", "minimum": 0, "description": "How many there are, hints left out."]),
      ("rules", names("What they are of.")),
    ], optional: ["coordinator", "severity"])
  let model = record([
    ("name", text("Dotted.")),
    ("path", text("The file, as it was named.")),
    ("line", ["type": "integer", "minimum": 1, "description": "From 1."]),
    ("swiftUI", names("The views and representables that hold it.")),
    ("uiKit", names("The views, controllers and other responders that hold it.")),
  ])
  var schema: JSON = ["$schema": "http://json-schema.org/draft-07/schema#", "title": "The bridges of a project"]
  let map = record([
    ("bridges", described(["type": "array", "items": bridge], "By folder, file and line.")),
    ("models", described(["type": "array", "items": model], "Observable objects that both sides hold, by name.")),
  ])
  for member in map.members ?? [] { schema[member.key] = member.value }
  return schema
}

private func names(_ description: String) -> JSON {
  ["type": "array", "items": ["type": "string"], "description": JSON(description)]
}
