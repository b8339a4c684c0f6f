/// An explanation as Markdown and as plain text.
struct HoverText {
  /// A sentence, perhaps with a word in front that says what it is about.
  struct Point {
    var label: String?
    var text: String
  }

  /// Swift; "" where nothing shall stand above the summary.
  var title: String
  var summary = ""
  /// What holds at the place that is looked at.
  var situation: [String] = []
  var points: [Point] = []
  /// Lines of Swift.
  var example: [String] = []
  /// Ids of rules.
  var rules: [String] = []
  var availability: String?
  /// Where Apple documents it, below `https://developer.apple.com/documentation/`.
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
