import FolderTrees
import JSONText
import LanguageServer
import LintEngine
import TextModel

/// A random session with a server whose tasks run as they please. Whenever the user rests, the client has to end up with
/// what a fresh look finds.
public struct SessionCheck: Sendable {
  /// What came of a session.
  public struct Outcome: Sendable {
    /// The first one, in words.
    public var difference: String?
    /// How many documents were compared, with how many diagnostics.
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

  /// With a user whose texts parse, and have much that is found in them.
  public init(seed: UInt64, rules: [Rule], examples: [String]) {
    self.seed = seed
    self.rules = rules
    user = RandomUser(seed: seed, rules: rules, examples: examples)
  }

  /// Has the user do so many things, with a rest after every five, up to the first difference. Clients of odd seeds ask
  /// for diagnostics, the others are sent them; of four in a row the first two watch files, and for the others the server does.
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
      let expected = await user.shownByFreshLook()
      outcome.documents += user.buffers.count
      outcome.diagnostics += expected.values.reduce(0) { $0 + $1.count }
      guard await !client.comesToShow(expected, of: user.buffers.keys.map { "file://\($0)" }) else { continue }
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
  /// The diagnostics of a fresh look as a client is told them, by document; without what not every client is told.
  fileprivate func shownByFreshLook() async -> [String: [JSON]] {
    var shown: [String: [JSON]] = [:]
    for (path, diagnostics) in await freshLook().diagnostics {
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

/// As the protocol counts them.
private let severities: [Severity: Int] = [.error: 1, .warning: 2, .information: 3, .hint: 4]
