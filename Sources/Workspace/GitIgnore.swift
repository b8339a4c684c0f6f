import LintEngine
import TextModel

/// The patterns of one `.gitignore`, as gitignore(5) has them.
struct GitIgnore: Hashable, Sendable {
  fileprivate struct Rule: Hashable {
    /// Nil for `**`, which stands for any number of folders. Of a pattern without slashes there is only one name.
    var names: [[NameStep]?]
    var isAnchored: Bool
    var isNegated: Bool
    var isForFolders: Bool
  }

  private let rules: [Rule]

  init(_ text: [UInt8]) {
    rules = text.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.compactMap { Rule($0) }
  }

  /// Whether what lies at this path, relative to the folder of the file, is ignored; nil where no pattern speaks of it. An
  /// ignored folder hides what is in it, so that need not be asked for.
  func ignores(_ path: FilePath, isFolder: Bool) -> Bool? {
    let names = path.names
    return rules.last { $0.matches(names, isFolder: isFolder) }.map { !$0.isNegated }
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
    isAnchored = line.contains(slash)
    names = line.split(separator: slash).map { Array($0) == anyFolders ? nil : steps(of: $0) }
    guard let last = names.last else { return nil }
    // At the end it stands for what is in the folder, and not for the folder.
    if last == nil { names.append([.anything]) }
  }

  fileprivate func matches(_ path: [ArraySlice<UInt8>], isFolder: Bool) -> Bool {
    if isForFolders, !isFolder { return false }
    let path = isAnchored ? path[...] : path.suffix(1)
    return matchesWithGaps(names, path, isGap: { $0 == nil }, fits: matchesName)
  }
}

private func matchesName(_ pattern: [NameStep]?, _ name: ArraySlice<UInt8>) -> Bool {
  matchesWithGaps(pattern ?? [], name, isGap: { $0 == .anything }, fits: { $0.fits($1) })
}

private let slash = UInt8(ascii: "/")
private let anyFolders = Array("**".utf8)

/// Without blanks at the end, unless a backslash keeps them.
private func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  var line = line
  while line.last == UInt8(ascii: " "), line.dropLast().last != UInt8(ascii: "\\") { line = line.dropLast() }
  return line
}

// MARK: - A name

/// What matches a part of a name.
private enum NameStep: Hashable {
  /// `*`: any number of characters.
  case anything
  /// `?`.
  case anyCharacter
  case character(UInt8)
  /// `[a-z]` and `[!a-z]`.
  case oneOf([ClosedRange<UInt8>], isNegated: Bool)

  func fits(_ character: UInt8) -> Bool {
    switch self {
    case .anything, .anyCharacter: true
    case .character(let expected): character == expected
    case .oneOf(let ranges, let isNegated): ranges.contains { $0.contains(character) } != isNegated
    }
  }
}

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

/// Takes what stands in brackets, whose first one is gone already; nil where nothing closes them.
private func popSet(from rest: inout ArraySlice<UInt8>) -> NameStep? {
  let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
  var members = isNegated ? rest.dropFirst() : rest
  // A bracket that stands first means itself.
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
