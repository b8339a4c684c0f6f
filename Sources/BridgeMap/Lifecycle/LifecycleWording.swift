import BridgeFacts
import Reporting

extension LifecycleMethod {
  /// The time at which SwiftUI calls the method.
  var occasion: String {
    switch self {
    case .makeCoordinator: "once, before anything else"
    case .make: "once, when the view appears"
    case .update: "right after the make method, then whenever an input changes"
    case .handle: "for each action of the recognizer"
    case .sizeThatFits: "during layout"
    case .dismantle: "once, when SwiftUI removes the view"
    }
  }
}

extension BridgeLifecycle.Phase {
  /// The text that replaces missing or empty code; nil if there is code.
  var substitute: String? {
    guard let code else { return isRequired ? "missing: required by the protocol" : "not implemented" }
    return code.isEmpty ? "empty" : nil
  }

  /// The helpers, such as `with apply, configure`; nil if there are none.
  var helperText: String? { helpers.isEmpty ? nil : "with " + helpers.joined(separator: ", ") }
}

extension BridgeLifecycle.Note {
  /// The note as text, such as `⚠ warning: 'view.text' is set on every update`.
  var text: String { "\(severity.mark) \(severity.rawValue): \(message)" }
}

extension BridgeLifecycle {
  /// A headline, such as `SearchField wraps UISearchBar for SwiftUI` or `Screen shows Profile in UIKit`.
  public var headline: String {
    let views = brought.isEmpty ? "SwiftUI views" : brought.joined(separator: ", ")
    switch direction {
    case .wraps: return "\(name) wraps \(views) for SwiftUI"
    case .hosts: return "\(name) shows \(views) in \(framework.rawValue)"
    }
  }
}

/// One lifecycle as text for a terminal.
func textOfLifecycle(_ lifecycle: BridgeLifecycle) -> String {
  var lines = [lifecycle.headline, "\(lifecycle.path):\(lifecycle.line)"]
  if !lifecycle.inputs.isEmpty {
    lines.append("inputs: " + lifecycle.inputs.map { "\($0.name) \($0.type)" }.joined(separator: ", "))
  }
  lines += lifecycle.notes.map(\.text)
  for phase in lifecycle.phases {
    lines += ["", phase.occasion.isEmpty ? phase.title : "\(phase.title)  \(phase.occasion)"]
    if !phase.inputs.isEmpty { lines.append("  ◀ " + phase.inputs.joined(separator: ", ")) }
    lines += phase.notes.map { "  \($0.text)" }
    if let substitute = phase.substitute { lines.append("  (\(substitute))") }
    for line in phase.code ?? [] {
      lines += ["  │ \(line.text)"] + (line.note.map { ["  │ \($0.text)"] } ?? [])
    }
    if let helpers = phase.helperText { lines.append("  \(helpers)") }
  }
  if let coordinator = lifecycle.coordinator {
    lines += ["", ([coordinator.name] + coordinator.protocols).joined(separator: ", ")]
    lines += coordinator.notes.map { "  \($0.text)" }
    if !coordinator.inputs.isEmpty { lines.append("  ▶ " + coordinator.inputs.joined(separator: ", ")) }
    lines += coordinator.methods.map { "  │ \($0)" }
  }
  return lines.map { printable($0) + "\n" }.joined()
}

/// Lifecycles as flowcharts for Markdown.
func mermaidOfLifecycles(_ lifecycles: [BridgeLifecycle]) -> String {
  let title = lifecycles.map(\.headline).uniqued.joined(separator: ", ")
  return "flowchart TB\n  accTitle: \(title.filter { $0 != "\n" })\n"
    + lifecycles.enumerated().map { number, lifecycle in chart(of: lifecycle, prefix: "t\(number)") }.joined()
}

private func chart(of lifecycle: BridgeLifecycle, prefix: String) -> String {
  var lines = ["  subgraph \(prefix)[\(quoted([lifecycle.name]))]", "    direction TB"]
  for (number, phase) in lifecycle.phases.enumerated() {
    let code = (phase.code ?? []).prefix(mostLines).map { line in
      (line.note.map { "\($0.severity.mark) " } ?? "") + cut(indented(line.text), width: 60)
    }
    let rest = (phase.code?.count ?? 0) - code.count
    let more = rest > 0 ? ["… \(counted(rest, "more line"))"] : []
    let notes = phase.notes.map { cut($0.text, width: 60) }
    let text = [phase.title] + notes + ([phase.substitute].compactMap(\.self) + code + more)
    lines.append("    \(prefix)p\(number)[\(quoted(text))]")
    if !phase.inputs.isEmpty {
      lines.append("    \(prefix)i\(number)[/\(quoted(phase.inputs))/] --> \(prefix)p\(number)")
    }
    if number > 0 { lines.append("    \(prefix)p\(number - 1) --> \(prefix)p\(number)") }
    if phase.method == .update {
      lines.append("    \(prefix)p\(number) -- \(quoted(["an input changes"])) --> \(prefix)p\(number)")
    }
  }
  if let coordinator = lifecycle.coordinator {
    let text = [coordinator.name] + (coordinator.protocols + coordinator.methods).prefix(mostLines)
    lines.append("    \(prefix)c([\(quoted(text))])")
    if !coordinator.inputs.isEmpty { lines.append("    \(prefix)c -.-> \(prefix)b[/\(quoted(coordinator.inputs))/]") }
  }
  return (lines + ["  end"]).joined(separator: "\n") + "\n"
}

/// A line of code for a picture. Its indentation consists of nonbreaking spaces, because a picture drops leading
/// whitespace.
func indented(_ code: String) -> String {
  let space = code.prefix { $0 == " " || $0 == "\t" }
  return String(space.flatMap { $0 == " " ? "\u{A0}" : "\u{A0}\u{A0}" }) + code.dropFirst(space.count)
}

/// The maximum number of lines of a method to show; the rest is only counted.
let mostLines = 14
