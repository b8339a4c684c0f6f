import LintEngine
import LintRules
import TypeCheckSupport

/// What is wrong with the texts that sessions leave behind: what the session itself noticed, what our own rules report, and
/// what the compiler has against them in Swift 5 and Swift 6 mode.
public func faults(in sessions: [TypingSession]) -> [String] {
  sessions.flatMap(\.faults) + sessions.flatMap(ownDiagnostics) + typeErrors(in: sessions)
}

private func ownDiagnostics(in session: TypingSession) -> [String] {
  lint(session.file.path, in: session.project, rules: Rule.all).map {
    "\(session.name): \($0.rule): \($0.message)"
  }
}

private func typeErrors(in sessions: [TypingSession]) -> [String] {
  stride(from: 0, to: sessions.count, by: batchSize).flatMap { start in
    let batch = sessions[start..<min(start + batchSize, sessions.count)]
    let texts = Dictionary(batch.map { ($0.name, $0.text) }) { first, _ in first }
    return StubModules.typeCheck(files: texts)
  }
}

/// As many as the compiler takes at once without needing much memory.
private let batchSize = 150
