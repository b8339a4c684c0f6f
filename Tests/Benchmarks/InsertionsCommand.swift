import EditorChecks
import Foundation

/// `benchmarks insertions`: writes representables of every class, and everything else that completions write, in all
/// styles, and checks the results.
func checkInsertions(_ words: some Sequence<String>) throws -> Bool {
  let arguments = try Arguments(words, options: ["show", "styles", "interfaces"], flags: ["list"])
  let start = ContinuousClock.now
  let sessions = representableSessions(styleCount: try arguments.number("styles", default: 2)) + patternSessions()
  if arguments.has("list") { for session in sessions { print("// \(session.name)\n\(session.text)") } }
  let found = faults(in: sessions, against: arguments.interfaces)
  for fault in found.prefix(try arguments.number("show", default: 20)) { print("FAULT \(fault)") }
  let insertions = sessions.map(\.insertions.count).reduce(0, +)
  let seconds = (ContinuousClock.now - start).components.seconds
  print("\(insertions) insertions in \(sessions.count) texts, \(found.count) faults, \(seconds) s")
  return found.isEmpty
}
