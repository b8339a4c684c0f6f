/// An explanation as Markdown and as plain text.
struct HoverText {
  /// A sentence, optionally with a label before it.
  struct Point {
    var label: String?
    var text: String
  }

  /// Swift code; empty if nothing should appear above the summary.
  var title: String
  var summary = ""
  /// Sentences about the code at the hovered place.
  var situation: [String] = []
  var points: [Point] = []
  /// Lines of Swift code.
  var example: [String] = []
  /// Rule identifiers.
  var rules: [String] = []
  var availability: String?
  /// The path of Apple's documentation page, relative to `https://developer.apple.com/documentation/`.
  var page: String?

  var markdown: String {
    var parts = [title.isEmpty ? "" : "```swift\n\(title)\n```", summary].filter { !$0.isEmpty }
    parts += situation.map { "**Here:** \($0)" }
    let list = points.map { point in "- \(point.label.map { "**\($0):** " } ?? "")\(point.text)" }
    if !list.isEmpty { parts.append(list.joined(separator: "\n")) }
    if !example.isEmpty { parts.append("```swift\n\(example.joined(separator: "\n"))\n```") }
    let footer = [
      availability, rules.isEmpty ? nil : "Rules: " + rules.map { "`\($0)`" }.joined(separator: ", "),
      address.map { "[Documentation](\($0))" },
    ].compactMap(\.self)
    if !footer.isEmpty { parts.append(footer.joined(separator: " · ")) }
    return parts.joined(separator: "\n\n")
  }

  var plainText: String {
    var parts = [title, summary].filter { !$0.isEmpty }
    parts += situation.map { "Here: \($0)" }
    let list = points.map { point in "- \(point.label.map { "\($0): " } ?? "")\(point.text)" }
    if !list.isEmpty { parts.append(list.joined(separator: "\n")) }
    if !example.isEmpty { parts.append(example.map { "  " + $0 }.joined(separator: "\n")) }
    let footer = [availability, rules.isEmpty ? nil : "Rules: " + rules.joined(separator: ", "), address]
      .compactMap(\.self)
    if !footer.isEmpty { parts.append(footer.joined(separator: " · ")) }
    return parts.joined(separator: "\n\n").filter { $0 != "`" }
  }

  private var address: String? { page.map { "https://developer.apple.com/documentation/" + $0 } }
}
