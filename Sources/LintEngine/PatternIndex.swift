/// Finds the patterns that match a path, among very many, without testing each one. Patterns with the same beginning
/// share states.
public struct PatternIndex: Sendable {
  private struct Edge: Hashable {
    var start: Int
    var part: Part
    var text: ArraySlice<UInt8>
  }

  /// The position of a text in a name: the whole name, or the part before, between, or after its stars.
  private enum Part: Hashable { case whole, first, middle, last }

  /// The lengths of the texts on the edges that leave a state.
  private struct Lengths: Sendable {
    var first: Set<Int> = []
    var middle: Set<Int> = []
    var last: Set<Int> = []
  }

  private var edges: [Edge: Int] = [:]
  private var lengths: [Int: Lengths] = [:]
  /// The state after a gap of any number of folders, by the state before it.
  private var gaps: [Int: Int] = [:]
  /// The states after gaps. Any further folder leaves them unchanged.
  private var lasting: Set<Int> = []
  /// Names with wildcards other than stars, by the state after the text before the first wildcard. They are tested one
  /// by one.
  private var others: [Int: [(name: [NameStep], end: Int)]] = [:]
  private var count = 1

  public init() {}

  /// Adds the names of a pattern, with nil for any number of folders. Returns the state of the paths that it matches.
  /// Patterns that match the same paths may share a state.
  public mutating func insert(_ names: [[NameStep]?]) -> Int {
    names.reduce(0) { state, name in
      guard let name else { return gap(after: state) }
      return texts(of: name).map { insert($0, from: state) } ?? insert(trying: name, from: state)
    }
  }

  /// Visits the states of a path before its first name and after each name, as long as `goesOn` returns true.
  public func follow(_ names: [ArraySlice<UInt8>], _ goesOn: (Set<Int>) -> Bool) {
    var states = withGaps([0])
    for name in names {
      guard goesOn(states), !states.isEmpty else { return }
      states = withGaps(states.reduce(into: states.intersection(lasting)) { addEnds(of: name, from: $1, to: &$0) })
    }
    _ = goesOn(states)
  }
}

// MARK: - Adding

extension PatternIndex {
  private mutating func newState() -> Int {
    defer { count += 1 }
    return count
  }

  private mutating func gap(after state: Int) -> Int {
    if lasting.contains(state) { return state }
    if let known = gaps[state] { return known }
    let new = newState()
    gaps[state] = new
    lasting.insert(new)
    return new
  }

  /// The texts between the stars of a name; nil if it has other wildcards.
  private func texts(of name: [NameStep]) -> [ArraySlice<UInt8>]? {
    var texts: [ArraySlice<UInt8>] = [[]]
    for step in name {
      switch step {
      case .anything: texts.append([])
      case .character(let character): texts[texts.count - 1].append(character)
      case .anyCharacter, .oneOf: return nil
      }
    }
    return texts
  }

  private mutating func insert(_ texts: [ArraySlice<UInt8>], from start: Int) -> Int {
    guard texts.count > 1 else { return end(of: Edge(start: start, part: .whole, text: texts[0])) }
    var state = insert(beginning: texts[0], from: start)
    for text in texts[1..<texts.count - 1] where !text.isEmpty {
      lengths[state, default: Lengths()].middle.insert(text.count)
      state = end(of: Edge(start: state, part: .middle, text: text))
    }
    let last = texts[texts.count - 1]
    lengths[state, default: Lengths()].last.insert(last.count)
    return end(of: Edge(start: state, part: .last, text: last))
  }

  private mutating func insert(trying name: [NameStep], from start: Int) -> Int {
    let beginning = name.prefix { if case .character = $0 { true } else { false } }
    let text = beginning.compactMap { if case .character(let character) = $0 { character } else { nil } }
    let end = newState()
    others[insert(beginning: text[...], from: start), default: []].append((name, end))
    return end
  }

  private mutating func insert(beginning text: ArraySlice<UInt8>, from start: Int) -> Int {
    lengths[start, default: Lengths()].first.insert(text.count)
    return end(of: Edge(start: start, part: .first, text: text))
  }

  private mutating func end(of edge: Edge) -> Int {
    if let known = edges[edge] { return known }
    let new = newState()
    edges[edge] = new
    return new
  }
}

// MARK: - Following

extension PatternIndex {
  private func withGaps(_ states: Set<Int>) -> Set<Int> {
    gaps.isEmpty ? states : states.union(states.compactMap { gaps[$0] })
  }

  private func addEnds(of name: ArraySlice<UInt8>, from start: Int, to ends: inout Set<Int>) {
    if let end = edges[Edge(start: start, part: .whole, text: name)] { ends.insert(end) }
    // The states inside the name, each with the first offset at which it is reached. That offset is enough, because a
    // star matches the rest.
    var reached: [(state: Int, offset: Int)] = []
    for length in lengths[start]?.first ?? [] where length <= name.count {
      let text = name.prefix(length)
      if let state = edges[Edge(start: start, part: .first, text: text)] { reached.append((state, text.endIndex)) }
    }
    while let (state, offset) = reached.popLast() {
      for other in others[state] ?? [] where matches(other.name, name) { ends.insert(other.end) }
      let rest = name[offset...]
      for length in lengths[state]?.last ?? [] where length <= rest.count {
        if let end = edges[Edge(start: state, part: .last, text: rest.suffix(length))] { ends.insert(end) }
      }
      for length in lengths[state]?.middle ?? [] { reached += firstEnds(of: length, in: rest, from: state) }
    }
  }

  /// The states that texts of one length lead to, each with the end of the first such text.
  private func firstEnds(of length: Int, in name: ArraySlice<UInt8>, from state: Int) -> [(state: Int, offset: Int)] {
    guard length <= name.count else { return [] }
    var found: [Int: Int] = [:]
    for start in name.startIndex...name.endIndex - length {
      let text = name[start..<start + length]
      guard let end = edges[Edge(start: state, part: .middle, text: text)], found[end] == nil else { continue }
      found[end] = text.endIndex
    }
    return found.map { (state: $0.key, offset: $0.value) }
  }
}

// MARK: - Names

/// A step of a pattern that matches a part of a name.
public enum NameStep: Hashable, Sendable {
  /// `*`: any number of characters.
  case anything
  /// `?`: one character.
  case anyCharacter
  case character(UInt8)
  /// `[a-z]` and `[!a-z]`: one character in or outside a set.
  case oneOf([ClosedRange<UInt8>], isNegated: Bool)

  fileprivate func fits(_ character: UInt8) -> Bool {
    switch self {
    case .anything, .anyCharacter: true
    case .character(let expected): character == expected
    case .oneOf(let ranges, let isNegated): ranges.contains { $0.contains(character) } != isNegated
    }
  }
}

/// Whether a name matches. Backtracks only to the last star, which is sufficient, so the cost is at most the product of
/// both lengths.
private func matches(_ pattern: [NameStep], _ name: ArraySlice<UInt8>) -> Bool {
  var (index, position) = (0, name.startIndex)
  var retry: (index: Int, position: Int)?
  while position < name.endIndex {
    if index < pattern.count, pattern[index] == .anything {
      retry = (index, position)
      index += 1
    } else if index < pattern.count, pattern[index].fits(name[position]) {
      index += 1
      position += 1
    } else if let last = retry {
      (index, position) = (last.index + 1, last.position + 1)
      retry = (last.index, last.position + 1)
    } else {
      return false
    }
  }
  return pattern[index...].allSatisfy { $0 == .anything }
}
