import TextModel

/// A pattern for paths: `*` stands for any characters of a name, `?` for one, and `**` for any number of folders.
///
/// A pattern that matches a folder matches everything in it. One of a single name matches a name at any depth; any other
/// starts at the folder that it is relative to.
public struct PathPattern: Hashable, Sendable {
  private let parts: [[UInt8]]

  /// Takes bytes that are not UTF-8 as `FilePath` shows them. Nil for what can match nothing: an empty or absolute pattern,
  /// and one with `.` or `..` as a name.
  public init?(_ text: String) {
    let path = FilePath(shown: text)
    let names = path.names.map { Array($0) }
    let dot = UInt8(ascii: ".")
    guard !names.isEmpty, !path.isAbsolute, !names.contains([dot]), !names.contains([dot, dot]) else { return nil }
    parts = names.count == 1 ? [anyFolders] + names : names
  }

  /// Whether the pattern matches a path or a folder that it leads through; linear in both.
  public func matches(_ path: FilePath) -> Bool {
    let names = path.names
    // How many names can be behind what has been matched so far.
    var reached: Set = [0]
    for part in parts {
      if part == anyFolders {
        reached = Set((reached.min() ?? 0)...names.count)
      } else {
        reached = Set(reached.lazy.filter { $0 < names.count && matchesName(part, names[$0]) }.map { $0 + 1 })
      }
      if reached.isEmpty { return false }
    }
    return true
  }
}

private func matchesName(_ pattern: [UInt8], _ name: ArraySlice<UInt8>) -> Bool {
  matchesWithGaps(
    pattern, name, isGap: { $0 == UInt8(ascii: "*") }, fits: { $0 == UInt8(ascii: "?") || $0 == $1 })
}

private let anyFolders = Array("**".utf8)
