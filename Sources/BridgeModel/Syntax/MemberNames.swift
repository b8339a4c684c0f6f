import SwiftScan

/// The names of some members, recognized in code without creating a string for every name in it.
struct MemberNames: Sendable {
  private var utf8: [UInt8] = []
  /// The range of each name in `utf8`, in the order of the members.
  private var ranges: [Range<Int>] = []
  /// For each hash, the last member whose name has it.
  private var last: [Int32]
  /// For each member, the one before it whose name has the same hash.
  private var earlier: [Int32] = []

  init(_ members: some Collection<Member>) {
    var size = 8
    while size < members.count { size *= 2 }
    last = Array(repeating: -1, count: size)
    for member in members {
      let start = utf8.count
      utf8 += member.name.utf8
      let slot = slot(of: utf8[start...])
      earlier.append(last[slot])
      last[slot] = Int32(ranges.count)
      ranges.append(start..<utf8.count)
    }
  }

  var count: Int { ranges.count }

  private func slot(of name: ArraySlice<UInt8>) -> Int {
    var hash = UInt64(name.count)
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15 }
    return Int(truncatingIfNeeded: hash >> 32) & (last.count - 1)
  }

  /// Calls `body` with the number of each member with this name.
  fileprivate func forEachMember(named name: ArraySlice<UInt8>, _ body: (Int) -> Void) {
    var number = Int(last[slot(of: name)])
    while number >= 0 {
      if ranges[number].count == name.count, utf8[ranges[number]] == name { body(number) }
      number = Int(earlier[number])
    }
  }

  /// The numbers of the members with this name.
  func numbers(of name: String) -> [Int] {
    var numbers: [Int] = []
    forEachMember(named: ArraySlice(name.utf8)) { numbers.append($0) }
    return numbers
  }

  /// Whether a callee may be one of the members. True if the callee isn't a plain name.
  func mayInclude(calleeNamed callee: SyntaxNode) -> Bool {
    guard callee.kind == .reference || callee.kind == .memberAccess else { return true }
    var isIncluded = false
    forEachMember(named: callee.nameUTF8) { _ in isIncluded = true }
    return isIncluded
  }
}

/// The numbers of the members that the code of a block mentions, by the way in which it does.
struct Mentions: Sendable {
  /// As values or functions that aren't called.
  var values: Set<Int> = []
  /// As functions that are called without a receiver, or on `self`.
  var ownCalls: Set<Int> = []
  /// As functions that are called on something else.
  var otherCalls: Set<Int> = []
  /// Whether the code uses `self` as a whole, not only as the base of an access.
  var isWholeSelfUsed = false
  /// The properties of another object in which the code only stores `self`.
  var copies: Set<String> = []

  var all: Set<Int> { values.union(ownCalls).union(otherCalls) }
}

/// The members, among some known ones, that code mentions.
struct MentionedMembers: Sendable {
  private let names: MemberNames
  private var isMentioned: [Bool]
  /// Whether the code uses `self` as a whole, not only as the base of an access.
  var isWholeSelfUsed = false
  /// The properties of another object in which the code only stores `self`.
  var copies: Set<String> = []

  init(of names: MemberNames) {
    self.names = names
    isMentioned = Array(repeating: false, count: names.count)
  }

  /// Whether the code passes `self` on or stores it.
  var isSelfPassedOn: Bool { isWholeSelfUsed || !copies.isEmpty }

  func contains(named name: String) -> Bool { names.numbers(of: name).contains { isMentioned[$0] } }

  mutating func formUnion(_ other: MentionedMembers) {
    for number in isMentioned.indices where other.isMentioned[number] { isMentioned[number] = true }
    if other.isWholeSelfUsed { isWholeSelfUsed = true }
    copies.formUnion(other.copies)
  }

  mutating func formUnion(_ mentions: Mentions) {
    for number in mentions.all { isMentioned[number] = true }
    if mentions.isWholeSelfUsed { isWholeSelfUsed = true }
    copies.formUnion(mentions.copies)
  }
}

extension MemberNames {
  /// The members that the code below a node mentions, in any spelling: `text`, `$text`, `_text`, `\.text`,
  /// `parent.text`. Members with the same name aren't distinguished, except those whose base is certainly another
  /// object. `keeper` names the property in which code only stores `self`.
  func mentions(
    below node: SyntaxNode, isOther: (SyntaxNode) -> Bool = { _ in false },
    keeper: (SyntaxNode) -> String? = { _ in nil }
  ) -> Mentions {
    var found = Mentions()
    let function = node.parent ?? node
    node.walk { node in
      switch node.kind {
      case .reference where mayInclude(calleeNamed: node) && node.isLocal(node.name, within: function): break
      case .memberAccess where mayInclude(calleeNamed: node) && (node.base.map(isOther) ?? false): break
      case .reference where node.isNamed("self"):
        let isBase = node.parent?.kind == .memberAccess || node.parent?.kind == .capture
        if isBase { break }
        if let name = keeper(node) { found.copies.insert(name) } else { found.isWholeSelfUsed = true }
      case .reference, .memberAccess:
        if !node.isCallee {
          add(node.nameUTF8, to: &found.values)
        } else if node.base.map({ $0.isNamed("self") }) ?? true {
          add(node.nameUTF8, to: &found.ownCalls)
        } else {
          add(node.nameUTF8, to: &found.otherCalls)
        }
      case .keyPathComponent, .capture: add(node.nameUTF8, to: &found.values)
      case .optionalBinding where node.value == nil:
        for name in node.pattern?.declaredNames ?? [] { add(ArraySlice(name.utf8), to: &found.values) }
      default: break
      }
      return true
    }
    return found
  }

  private func add(_ name: ArraySlice<UInt8>, to found: inout Set<Int>) {
    var isKnown = false
    forEachMember(named: name) {
      found.insert($0)
      isKnown = true
    }
    let isProjection = name.first == UInt8(ascii: "$") || name.first == UInt8(ascii: "_") && name.count > 1
    if isProjection, !isKnown { forEachMember(named: name.dropFirst()) { found.insert($0) } }
  }
}
