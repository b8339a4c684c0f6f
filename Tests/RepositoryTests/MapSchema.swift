import BridgeMap
import JSONText
import LintEngine

/// The JSON Schema (draft 7) of the output of `uibridge map --format json`.
func mapSchema() -> JSON {
  let bridge = record(
    [
      ("name", text("The dotted name of the type, or the file name for code outside types.")),
      (
        "direction",
        described(
          choice(Bridge.Direction.allCases.map(\.rawValue)),
          "'wraps': SwiftUI shows a UIKit view; 'hosts': UIKit shows SwiftUI views.")
      ),
      ("framework", choice(["UIKit", "AppKit", "WatchKit"])),
      ("means", names("The protocol of a representable, or the hosting classes that a host uses.")),
      ("path", text("The file, as it was named.")),
      ("line", ["type": "integer", "minimum": 1, "description": "Starts at 1."]),
      (
        "swiftUI",
        names("The types that show the representable, or the views that the host shows, if they are known.")
      ),
      ("uiKit", names("The represented type. For a host, the classes that host or create it, or Apple's class.")),
      ("hosts", names("The SwiftUI views that the representable hosts.")),
      ("coordinator", text("The dotted name of the coordinator type; absent if there is none.")),
      (
        "dismantle",
        described(
          choice(Bridge.Dismantle.allCases.map(\.rawValue)),
          "'missing' if something that was started is never stopped, 'none' if no reason for the method is known.")
      ),
      (
        "severity",
        described(
          choice(["error", "warning", "information"]),
          "The highest severity of the diagnostics; absent if there are none.")
      ),
      ("diagnostics", ["type": "integer", "minimum": 0, "description": "The number of diagnostics, without hints."]),
      ("rules", names("The rules of these diagnostics.")),
    ], optional: ["coordinator", "severity"])
  let model = record([
    ("name", text("The dotted name of the type.")),
    ("path", text("The file, as it was named.")),
    ("line", ["type": "integer", "minimum": 1, "description": "Starts at 1."]),
    ("swiftUI", names("The views and representables that use it.")),
    ("uiKit", names("The views, controllers, and other responders that use it.")),
  ])
  var schema: JSON = ["$schema": "http://json-schema.org/draft-07/schema#", "title": "The bridges of a project"]
  let map = record([
    ("bridges", described(["type": "array", "items": bridge], "Sorted by folder, file, and line.")),
    (
      "models",
      described(["type": "array", "items": model], "The observable objects that both sides use, sorted by name.")
    ),
  ])
  for member in map.members ?? [] { schema[member.key] = member.value }
  return schema
}

private func names(_ description: String) -> JSON {
  ["type": "array", "items": ["type": "string"], "description": JSON(description)]
}
