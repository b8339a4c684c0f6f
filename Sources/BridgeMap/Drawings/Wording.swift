import LintEngine
import Reporting

/// The wording that several formats of the map share.
extension Bridge {
  /// The traits of a representable, such as `coordinator · dismantle`; empty if there are none to report.
  var traits: String {
    var traits: [String] = []
    if coordinator != nil { traits.append("coordinator") }
    switch dismantle {
    case .written: traits.append("dismantle")
    case .missing: traits.append("dismantle missing")
    case .none: break
    }
    if !hostedViews.isEmpty { traits.append("hosts \(hostedViews.joined(separator: ", "))") }
    return traits.joined(separator: " · ")
  }

  /// The full description, for the tooltip.
  var fullText: String {
    let swiftUI = swiftUITypes.joined(separator: ", ")
    let first =
      switch direction {
      case .wraps: "\(name) wraps \(uiKitTypes.joined(separator: ", ")) for \(swiftUI.isEmpty ? "SwiftUI" : swiftUI)"
      case .hosts: "\(name) shows \(swiftUI.isEmpty ? "SwiftUI views" : swiftUI) with \(means.joined(separator: ", "))"
      }
    return [first, traits, health.summary, "\(path):\(line)"].filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

extension ProjectBridges {
  /// A summary such as `18 bridges: 11 without problems, 6 with warnings, 1 with errors`.
  var summary: String {
    let counts = Severity.allCases.compactMap { severity -> String? in
      let count = bridges.count { $0.health.severity == severity }
      return count == 0 ? nil : "\(count) with \(severity.plural)"
    }
    let sound = bridges.count { $0.health.severity == nil }
    let parts = (sound == 0 ? [] : ["\(sound) without problems"]) + counts
    return bridges.isEmpty ? "no bridges" : "\(counted(bridges.count, "bridge")): \(parts.joined(separator: ", "))"
  }
}

extension Severity {
  fileprivate var plural: String {
    switch self {
    case .hint: "hints"
    case .information: "remarks"
    case .warning: "warnings"
    case .error: "errors"
    }
  }
}

func counted(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }

/// As many of the names as fit in `width` columns, and the number of omitted ones: `Journal, Settings +2`. At least one
/// name is shown, shortened if necessary.
func listed(_ names: [String], width: Int) -> String {
  guard let first = names.first else { return "" }
  for count in stride(from: names.count, to: 0, by: -1) {
    let rest = names.count - count
    let text = names.prefix(count).joined(separator: ", ") + (rest == 0 ? "" : " +\(rest)")
    if displayWidth(text) <= width { return text }
  }
  let rest = names.count == 1 ? "" : " +\(names.count - 1)"
  return shortened(first, width: width - rest.count) + rest
}

/// The text in at most `width` columns. The middle is omitted, because names usually differ at their ends.
func shortened(_ text: String, width: Int) -> String {
  guard displayWidth(text) > width, width > 1 else { return text }
  var head = ""
  var tail = ""
  var room = width - 1
  var rest = text[...]
  while room > 0, let next = head.count <= tail.count ? rest.popFirst() : rest.popLast() {
    room -= displayWidth(next)
    guard room >= 0 else { break }
    if head.count <= tail.count { head.append(next) } else { tail = String(next) + tail }
  }
  return "\(head)…\(tail)"
}

/// The beginning of a line of code in at most `width` columns. The beginning is the part that shows what the line does.
func cut(_ text: String, width: Int) -> String {
  var room = width
  let shown = text.prefix { character in
    room -= displayWidth(character)
    return room >= 0
  }
  return shown.count == text.count ? text : shown.dropLast() + "…"
}

/// The end of a path in at most `width` columns.
func shortenedPath(_ path: String, width: Int) -> String {
  displayWidth(path) <= width ? path : "…" + String(path.suffix(width - 1))
}
