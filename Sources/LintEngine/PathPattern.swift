import TextModel

/// A pattern for paths: `*` matches any characters of a name, `?` matches one, and `**` matches any number of folders.
///
/// A pattern that matches a folder matches everything in it. A pattern of a single name matches at any depth. Any other
/// pattern starts at the folder that it is relative to.
public struct PathPattern: Hashable, Sendable {
  fileprivate let parts: [[UInt8]]

  /// Parses a pattern, with bytes that aren't UTF-8 in the form in which `FilePath` shows them. Nil for a pattern that
  /// can't match anything: an empty or absolute one, or one with `.` or `..` as a name.
  public init?(_ text: String) {
    let path = FilePath(shown: text)
    let names = path.names.map { Array($0) }
    let dot = UInt8(ascii: ".")
    guard !names.isEmpty, !path.isAbsolute, !names.contains([dot]), !names.contains([dot, dot]) else { return nil }
    parts = names.count == 1 ? [anyFolders] + names : names
  }
}

/// A set of patterns that matches paths quickly, no matter how many patterns there are.
public struct PathPatternSet: Sendable {
  public let isEmpty: Bool
  private var index = PatternIndex()
  /// The states of matching paths.
  private var ends: Set<Int> = []

  public init(_ patterns: [PathPattern]) {
    isEmpty = patterns.isEmpty
    for pattern in patterns { ends.insert(index.insert(pattern.parts.map(steps))) }
  }

  /// Whether any pattern matches a path or a folder that contains it.
  public func matches(_ path: FilePath) -> Bool {
    var matches = false
    index.follow(path.names) { states in
      matches = !states.isDisjoint(with: ends)
      return !matches
    }
    return matches
  }
}

private func steps(of name: [UInt8]) -> [NameStep]? {
  if name == anyFolders { return nil }
  return name.map { character in
    switch character {
    case UInt8(ascii: "*"): .anything
    case UInt8(ascii: "?"): .anyCharacter
    default: .character(character)
    }
  }
}

private let anyFolders = Array("**".utf8)
