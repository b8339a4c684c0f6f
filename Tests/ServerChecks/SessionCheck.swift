import FolderTrees
import JSONText
import LanguageServer
import LintEngine
import TextModel

/// A random session with a server whose tasks run in any order. Whenever the user pauses, the client must show the
/// diagnostics that a fresh check finds.
public struct SessionCheck: Sendable {
  /// The result of a session.
  public struct Outcome: Sendable {
    /// A description of the first difference.
    public var difference: String?
    /// The number of compared documents and their diagnostics.
    public var documents = 0
    public var diagnostics = 0
  }

  private let seed: UInt64
  private let rules: [Rule]
  private let user: RandomUser

  public init(seed: UInt64, rules: [Rule], pieces: [String]) {
    self.seed = seed
    self.rules = rules
    user = RandomUser(seed: seed, rules: rules, pieces: pieces)
  }

  /// Creates a session with a user whose texts parse and have many diagnostics.
  public init(seed: UInt64, rules: [Rule], examples: [String]) {
    self.seed = seed
    self.rules = rules
    user = RandomUser(seed: seed, rules: rules, examples: examples)
  }

  /// Performs this many actions, with a pause after every five, up to the first difference. Clients with odd seeds
  /// request diagnostics; the others receive them unasked. In every group of four seeds, the first two clients watch
  /// files; for the others, the server does.
  public func outcome(after count: Int) async -> Outcome {
    var user = user
    var outcome = Outcome()
    let client = LoopbackClient(rules: rules, disk: user.disk, pulls: !seed.isMultiple(of: 2), watches: seed % 4 < 2)
    for number in 0..<count {
      for notification in user.act() {
        client.disk.current = user.disk
        client.notify(notification.method, notification.parameters)
      }
      await Task.yield()
      guard number % 5 == 4 else { continue }
      let expected = await user.shownByFreshCheck()
      outcome.documents += user.buffers.count
      outcome.diagnostics += expected.values.reduce(0) { $0 + $1.count }
      guard await !client.eventuallyShows(expected, of: user.buffers.keys.map { "file://\($0)" }) else { continue }
      outcome.difference =
        "seed \(seed), after \(number + 1) things: shows \(JSON(client.shown)), not \(JSON(expected))"
      return outcome
    }
    return outcome
  }
}

extension JSON {
  fileprivate init(_ diagnostics: [String: [JSON]]) {
    self.init(members: diagnostics.sorted { $0.key < $1.key }.map { ($0.key, JSON($0.value)) })
  }
}

extension RandomUser {
  /// The diagnostics of a fresh check as a client receives them, by document, limited to the keys that every client
  /// receives.
  fileprivate func shownByFreshCheck() async -> [String: [JSON]] {
    var shown: [String: [JSON]] = [:]
    for (path, diagnostics) in await freshCheck().diagnostics {
      let text = SourceText(buffers[path]?.text ?? "")
      func position(_ offset: Int) -> JSON {
        let position = text.position(at: offset, in: .utf16)
        return ["line": JSON(position.line), "character": JSON(position.character)]
      }
      shown["file://\(path)"] = diagnostics.map { diagnostic in
        [
          "range": ["start": position(diagnostic.range.lowerBound), "end": position(diagnostic.range.upperBound)],
          "severity": JSON(severities[diagnostic.severity] ?? 0), "code": JSON(diagnostic.rule), "source": "uibridge",
          "message": JSON(diagnostic.message),
        ]
      }
    }
    return shown
  }
}

/// The numbers of severities in the protocol.
private let severities: [Severity: Int] = [.error: 1, .warning: 2, .information: 3, .hint: 4]
