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

extension BridgeLifecycle {
  /// `SearchField brings UISearchBar to SwiftUI`
  var headline: String { "\(name) brings \(represented) to SwiftUI" }
}

/// One lifecycle for a terminal.
func textOfLifecycle(_ lifecycle: BridgeLifecycle) -> String {
  var lines = [lifecycle.headline, "\(lifecycle.path):\(lifecycle.line)"]
  if !lifecycle.inputs.isEmpty {
    lines.append("inputs: " + lifecycle.inputs.map { "\($0.name) \($0.type)" }.joined(separator: ", "))
  }
  for phase in lifecycle.phases {
    lines += ["", "\(phase.title)  \(phase.method.occasion)"]
    if !phase.inputs.isEmpty { lines.append("  ◀ " + phase.inputs.joined(separator: ", ")) }
    if let substitute = phase.substitute { lines.append("  (\(substitute))") }
    for line in phase.code ?? [] {
      lines.append("  │ \(line.text)")
      if let severity = line.severity { lines.append("  │ \(severity.mark) \(severity.rawValue): \(line.message)") }
    }
    if let helpers = phase.helperText { lines.append("  \(helpers)") }
  }
  if let coordinator = lifecycle.coordinator {
    lines += ["", ([coordinator.name] + coordinator.protocols).joined(separator: ", ")]
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
      (line.severity.map { "\($0.mark) " } ?? "") + cut(line.text, width: 60)
    }
    let rest = (phase.code?.count ?? 0) - code.count
    let more = rest > 0 ? ["… \(counted(rest, "more line"))"] : []
    let text = [phase.title] + ([phase.substitute].compactMap(\.self) + code + more)
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

/// Of a method, before the rest is only counted.
let mostLines = 14
