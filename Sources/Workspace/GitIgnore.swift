import LintEngine
import TextModel

/// The patterns of one `.gitignore`, as documented in gitignore(5).
struct GitIgnore: Sendable {
  fileprivate struct Rule {
    /// The names of the pattern; nil for `**`, which matches any number of folders.
    var names: [[NameStep]?]
    var isNegated: Bool
    var isForFolders: Bool
  }

  /// The numbers of the last rules that match the paths in a state.
  private struct Last {
    /// The last rule for both files and folders.
    var any: Int?
    var forFolders: Int?
  }

  private var isNegated: [Bool] = []
  private var index = PatternIndex()
  private var ends: [Int: Last] = [:]

  init(_ text: [UInt8]) {
    let rules = text.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.compactMap { Rule($0) }
    isNegated = rules.map(\.isNegated)
    for (number, rule) in rules.enumerated() {
      let end = index.insert(rule.names)
      if rule.isForFolders {
        ends[end, default: Last()].forFolders = number
      } else {
        ends[end, default: Last()].any = number
      }
    }
  }

  /// Whether the file or folder at this path, relative to the folder of the `.gitignore`, is ignored; nil if no pattern
  /// matches it. The caller doesn't enter ignored folders, so only the path itself is checked, not its parents.
  func ignores(_ path: FilePath, isFolder: Bool) -> Bool? {
    let names = path.names
    var left = names.count
    var number: Int?
    index.follow(names) { states in
      if left == 0 {
        let found = states.compactMap { ends[$0] }
        number = (found.compactMap(\.any) + (isFolder ? found.compactMap(\.forFolders) : [])).max()
      }
      left -= 1
      return true
    }
    return number.map { !isNegated[$0] }
  }
}

extension GitIgnore.Rule {
  fileprivate init?(_ line: ArraySlice<UInt8>) {
    var line = trimmed(line)
    guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
    isNegated = first == UInt8(ascii: "!")
    if isNegated { line = line.dropFirst() }
    isForFolders = line.last == slash
    if isForFolders { line = line.dropLast() }
    let isAnchored = line.contains(slash)
    names = line.split(separator: slash).map { Array($0) == anyFolders ? nil : steps(of: $0) }
    guard let last = names.last else { return nil }
    // A final `**` matches the contents of the folder, not the folder itself.
    if last == nil { names.append([.anything]) }
    // A pattern without a slash matches at any depth.
    if !isAnchored { names.insert(nil, at: 0) }
  }
}

private let slash = UInt8(ascii: "/")
private let anyFolders = Array("**".utf8)

/// The line without trailing spaces, unless a backslash escapes them.
private func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  var line = line
  while line.last == UInt8(ascii: " "), line.dropLast().last != UInt8(ascii: "\\") { line = line.dropLast() }
  return line
}

// MARK: - Names

private func steps(of pattern: ArraySlice<UInt8>) -> [NameStep] {
  var rest = pattern
  var steps: [NameStep] = []
  while let character = rest.popFirst() {
    switch character {
    case UInt8(ascii: "*"): steps.append(.anything)
    case UInt8(ascii: "?"): steps.append(.anyCharacter)
    case UInt8(ascii: "\\"): steps.append(.character(rest.popFirst() ?? character))
    case UInt8(ascii: "["): steps.append(popSet(from: &rest) ?? .character(character))
    default: steps.append(.character(character))
    }
  }
  return steps
}

/// Reads a set after its opening bracket; nil if no bracket closes it.
private func popSet(from rest: inout ArraySlice<UInt8>) -> NameStep? {
  let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
  var members = isNegated ? rest.dropFirst() : rest
  // A closing bracket in first place is a literal.
  guard let end = members.dropFirst().firstIndex(of: UInt8(ascii: "]")) else { return nil }
  members = members[..<end]
  rest = rest[(end + 1)...]
  var ranges: [ClosedRange<UInt8>] = []
  while let low = members.popFirst() {
    if members.first == UInt8(ascii: "-"), let high = members.dropFirst().first {
      members = members.dropFirst(2)
      if low <= high { ranges.append(low...high) }
    } else {
      ranges.append(low...low)
    }
  }
  return .oneOf(ranges, isNegated: isNegated)
}
