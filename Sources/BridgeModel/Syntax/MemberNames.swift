import SwiftScan

/// The names of some members, recognized in code without creating a string for every name in it.
struct MemberNames: Sendable {
  private var utf8: [UInt8] = []
  /// The range of each name in `utf8`, in the order of the members.
  private var ranges: [Range<Int>] = []

  init(_ members: some Sequence<Member>) {
    for member in members {
      let start = utf8.count
      utf8 += member.name.utf8
      ranges.append(start..<utf8.count)
    }
  }

  var count: Int { ranges.count }

  /// Calls `body` with the number of each member with this name.
  fileprivate func forEachMember(named name: ArraySlice<UInt8>, _ body: (Int) -> Void) {
    for (number, range) in ranges.enumerated() where range.count == name.count && utf8[range] == name { body(number) }
  }

  /// Whether a callee may be one of the members. True if the callee isn't a plain name.
  func mayInclude(calleeNamed callee: SyntaxNode) -> Bool {
    guard callee.kind == .reference || callee.kind == .memberAccess else { return true }
    let name = callee.nameUTF8
    return ranges.contains { $0.count == name.count && utf8[$0] == name }
  }
}

/// The members, among some known ones, that code mentions.
struct MentionedMembers: Sendable {
  private let names: MemberNames
  private var isMentioned: [Bool]
  /// Whether the code uses `self` as a whole, not only as the base of an access.
  var isWholeSelfUsed = false

  init(of names: MemberNames) {
    self.names = names
    isMentioned = Array(repeating: false, count: names.count)
  }

  /// Whether the member with this number is mentioned. Members with the same name aren't distinguished.
  func contains(_ number: Int) -> Bool { isMentioned[number] }

  func contains(named name: String) -> Bool {
    var isFound = false
    names.forEachMember(named: ArraySlice(name.utf8)) { isFound = isFound || isMentioned[$0] }
    return isFound
  }

  mutating func formUnion(_ other: MentionedMembers) {
    for number in isMentioned.indices where other.isMentioned[number] { isMentioned[number] = true }
    if other.isWholeSelfUsed { isWholeSelfUsed = true }
  }

  /// Adds the members that the code below a node mentions, in any spelling: `text`, `$text`, `_text`, `\.text`,
  /// `parent.text`.
  mutating func add(below node: SyntaxNode) {
    node.walk { node in
      switch node.kind {
      case .reference where node.isNamed("self"):
        let isBase = node.parent?.kind == .memberAccess || node.parent?.kind == .capture
        if !isBase { isWholeSelfUsed = true }
      case .reference, .memberAccess, .keyPathComponent, .capture: add(node.nameUTF8)
      case .optionalBinding where node.value == nil:
        for name in node.pattern?.declaredNames ?? [] { add(ArraySlice(name.utf8)) }
      default: break
      }
      return true
    }
  }

  private mutating func add(_ name: ArraySlice<UInt8>) {
    let isProjection = name.first == UInt8(ascii: "$") || name.first == UInt8(ascii: "_") && name.count > 1
    names.forEachMember(named: isProjection ? name.dropFirst() : name) { isMentioned[$0] = true }
  }
}
