import TextModel

/// A pattern for paths: `*` stands for any characters of a name, `?` for one, and `**` for any number of folders.
///
/// A pattern that matches a folder matches everything in it. One of a single name matches a name at any depth; any other
/// starts at the folder that it is relative to.
public struct PathPattern: Hashable, Sendable {
  fileprivate let parts: [[UInt8]]

  /// Takes bytes that are not UTF-8 as `FilePath` shows them. Nil for what can match nothing: an empty or absolute pattern,
  /// and one with `.` or `..` as a name.
  public init?(_ text: String) {
    let path = FilePath(shown: text)
    let names = path.names.map { Array($0) }
    let dot = UInt8(ascii: ".")
    guard !names.isEmpty, !path.isAbsolute, !names.contains([dot]), !names.contains([dot, dot]) else { return nil }
    parts = names.count == 1 ? [anyFolders] + names : names
  }
}

/// Patterns that are asked for many paths, however many they are.
public struct PathPatternSet: Sendable {
  public let isEmpty: Bool
  private var index = PatternIndex()
  /// The states of paths that match.
  private var ends: Set<Int> = []

  public init(_ patterns: [PathPattern]) {
    isEmpty = patterns.isEmpty
    for pattern in patterns { ends.insert(index.insert(pattern.parts.map(steps))) }
  }

  /// Whether some pattern matches a path or a folder that it leads through.
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
