/// A pattern for paths: `*` stands for any characters of a name, `?` for one, and `**` for any number of folders.
///
/// A pattern that matches a folder matches everything in it. One of a single name matches a name at any depth; any other
/// starts at the folder that it is relative to.
public struct PathPattern: Hashable, Sendable {
  private let parts: [[UInt8]]

  /// Nil for what can match nothing: an empty or absolute pattern, and one with `.` or `..` as a name.
  public init?(_ text: String) {
    let names = text.split(separator: "/").map { Array($0.utf8) }
    let dot = UInt8(ascii: ".")
    guard !names.isEmpty, !text.hasPrefix("/"), !names.contains([dot]), !names.contains([dot, dot]) else { return nil }
    parts = names.count == 1 ? [anyFolders] + names : names
  }

  /// Whether the pattern matches a path or a folder that it leads through; linear in both.
  public func matches(_ path: some StringProtocol) -> Bool {
    let names = path.split(separator: "/").map { Array($0.utf8) }
    // How many names can be behind what has been matched so far.
    var reached: Set = [0]
    for part in parts {
      if part == anyFolders {
        reached = Set((reached.min() ?? 0)...names.count)
      } else {
        reached = Set(reached.lazy.filter { $0 < names.count && matches(part, names[$0]) }.map { $0 + 1 })
      }
      if reached.isEmpty { return false }
    }
    return true
  }

  /// Goes back to the last `*` only, which is enough.
  private func matches(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
    var (index, position) = (0, 0)
    var retry: (index: Int, position: Int)?
    while position < name.count {
      if index < pattern.count, pattern[index] == UInt8(ascii: "*") {
        retry = (index, position)
        index += 1
      } else if index < pattern.count, pattern[index] == UInt8(ascii: "?") || pattern[index] == name[position] {
        index += 1
        position += 1
      } else if let last = retry {
        (index, position) = (last.index + 1, last.position + 1)
        retry = (last.index, last.position + 1)
      } else {
        return false
      }
    }
    return pattern[index...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}

private let anyFolders = Array("**".utf8)
