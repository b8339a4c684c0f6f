import BridgeFacts
import Reporting

extension LifecycleMethod {
  /// When SwiftUI calls it.
  var occasion: String {
    switch self {
    case .makeCoordinator: "once, before anything else"
    case .make: "once, when the view appears"
    case .update: "right after make, then whenever an input changes"
    case .handle: "with each event of the recognizer"
    case .sizeThatFits: "when SwiftUI lays out"
    case .dismantle: "once, when the view has gone for good"
    }
  }
}

extension BridgeLifecycle.Phase {
  /// What stands in the place of code that is not there; nil where there is some.
  var substitute: String? {
    guard let code else { return isRequired ? "missing: the protocol demands it" : "not written" }
    return code.isEmpty ? "empty" : nil
  }

  /// `with apply, configure`; nil where all is done in place.
  var helperText: String? { helpers.isEmpty ? nil : "with " + helpers.joined(separator: ", ") }
}

extension BridgeLifecycle.Note {
  /// `⚠ warning: 'view.text' is set on every update`
  var text: String { "\(severity.mark) \(severity.rawValue): \(message)" }
}

extension BridgeLifecycle {
  /// `SearchField brings UISearchBar to SwiftUI`, `Screen brings Profile to UIKit`
  public var headline: String {
    let views = brought.isEmpty ? "SwiftUI views" : brought.joined(separator: ", ")
    return "\(name) brings \(views) to \(direction == .wraps ? "SwiftUI" : framework.rawValue)"
  }
}

/// One lifecycle for a terminal.
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

/// A line of code for a picture, in which white space at the beginning would go.
func indented(_ code: String) -> String {
  let space = code.prefix { $0 == " " || $0 == "\t" }
  return String(space.flatMap { $0 == " " ? "\u{A0}" : "\u{A0}\u{A0}" }) + code.dropFirst(space.count)
}

/// Of a method, before the rest is only counted.
let mostLines = 14
