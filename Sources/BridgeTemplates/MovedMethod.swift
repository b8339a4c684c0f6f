import BridgeFacts
import BridgeModel
import SwiftScan
import TextModel

/// A method of a representable that moves to its coordinator.
public struct MovedMethod: Sendable {
  /// The method as a member of the coordinator.
  public let method: CoordinatorMethod
  /// The edit that removes it from the representable.
  public let removal: TextEdit
  /// Whether it reaches the representable through the coordinator's reference.
  public let usesParent: Bool

  /// `parent` is the coordinator's property for the representable, and `attributes` are those that the method needs
  /// there. nil if the method shares a line with other code, or if some of its code means something else in a class.
  public init?(
    _ member: Member, of representable: Representable, parent: String, attributes: [String], placement: SourcePlacement
  ) {
    let node = member.node
    guard let body = node.body, node.firstToken.startsLine,
      let end = placement.endOfLine(behind: node.range.upperBound),
      node.modifiers.allSatisfy({ movableModifiers.contains($0.name) }), node.first(.genericParameters) == nil
    else { return nil }
    let missing = attributes.filter { !node.hasAttribute(named: $0) }
    var edits = missing.isEmpty ? [] : [TextEdit.insert(missing.map { "@\($0) " }.joined(), at: node.range.lowerBound)]
    for modifier in node.modifiers where modifier.isNamed("private") {
      guard let next = modifier.lastToken.next else { return nil }
      edits.append(.delete(modifier.range.lowerBound..<next.range.lowerBound))
    }
    let own = representable.members.filter { $0.isProperty || $0.isFunction }
    guard let uses = node.usesOfMembers(own, as: parent, in: body) else { return nil }
    // The line end before the method marks its first line as a whole line.
    let start = max(0, placement.startOfLine(ofCommentsAbove: node) - 1)
    guard let lines = placement.lines(in: start..<end, of: node, replacing: edits + uses) else { return nil }
    method = CoordinatorMethod(fullName: member.fullName, text: lines.joined(separator: "\n"))
    removal = placement.removal(ofMember: node)
    usesParent = !uses.isEmpty
  }
}

extension SourcePlacement {
  /// Removes methods from a representable and inserts a member into it. An insertion after a removed method takes its
  /// place.
  public func edits(removing removals: [TextEdit], inserting insertion: TextEdit) -> [TextEdit] {
    guard let place = removals.firstIndex(where: { $0.range.contains(insertion.range.lowerBound) }) else {
      return removals + [insertion]
    }
    var edits = removals
    let member = insertion.replacement.dropFirst(style.lineEnding.count)
    edits[place] = TextEdit(replacing: removals[place].range, with: member + style.lineEnding)
    return edits
  }
}

private let movableModifiers: Set = ["private", "fileprivate", "internal", "public"]

extension SyntaxNode {
  fileprivate func hasAttribute(named name: String) -> Bool { attributes.contains { $0.name == name } }

  /// The edits that reach members of a representable from a method that moves to its coordinator, in source order. nil
  /// if the code uses a member in a way that a class can't.
  fileprivate func usesOfMembers(_ members: [Member], as parent: String, in body: SyntaxNode) -> [TextEdit]? {
    // `if let title`, `[title]`, and `[self]` name something without a reference that could get another base.
    let shorthands = body.descendants(.optionalBinding, .capture).filter { $0.value == nil }.flatMap {
      $0.pattern?.declaredNames ?? [$0.name]
    }
    guard !shorthands.contains(where: { name in name == "self" || members.contains { $0.name == name } }) else {
      return nil
    }
    var edits: [TextEdit] = []
    for reference in body.descendants(.reference) {
      let isInClosure = reference.ancestors.prefix { $0 != body }.contains { $0.kind == .closure }
      let path = isInClosure ? "self.\(parent)" : parent
      if reference.isNamed("Self") { return nil }
      if reference.isNamed("self") {
        edits.append(TextEdit(replacing: reference.range, with: path))
        continue
      }
      let name = reference.name.drop { $0 == "$" || $0 == "_" }
      guard let member = members.first(where: { $0.name == reference.name || $0.name == name && !$0.isFunction }),
        !reference.isLocal(reference.name, within: self)
      else { continue }
      if member.isStatic || member.node.hasModifier("mutating") { return nil }
      edits.append(.insert(path + ".", at: reference.range.lowerBound))
    }
    return edits
  }
}
