import LintEngine
import LintRules
import TypeCheckSupport

/// The problems in the texts that sessions produce: those that the session found, the diagnostics of our own rules, and
/// the compiler's errors in Swift 5 and Swift 6 mode.
public func faults(in sessions: [TypingSession], against interfaces: Interfaces = .stubs) -> [String] {
  sessions.flatMap(\.faults) + sessions.flatMap(ownDiagnostics) + typeErrors(in: sessions, against: interfaces)
}

private func ownDiagnostics(in session: TypingSession) -> [String] {
  // Whether a device can send mail is for the code to ask that shows the controller.
  let rules = Rule.all.filter { $0.id != "unchecked-compose-availability" }
  return lint(session.file.path, in: session.project, rules: rules).map {
    "\(session.name): \($0.rule): \($0.message)"
  }
}

private func typeErrors(in sessions: [TypingSession], against interfaces: Interfaces) -> [String] {
  stride(from: 0, to: sessions.count, by: batchSize).flatMap { start in
    let batch = sessions[start..<min(start + batchSize, sessions.count)]
    let texts = Dictionary(batch.map { ($0.name, $0.text) }) { first, _ in first }
    return interfaces.typeCheck(files: texts)
  }
}

/// The number of texts that the compiler can check at the same time without needing much memory.
private let batchSize = 150
