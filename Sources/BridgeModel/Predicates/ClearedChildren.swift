import BridgeFacts
import SwiftScan
import TextModel

/// Code that removes the views of a container, among which is that of a child view controller, which remains a child.
public struct ClearedChild: Sendable {
  /// The call or loop that removes the views.
  public var node: SyntaxNode
  /// The place that adds the view of the child.
  public var hosted: HostedView
}

extension ProjectModel {
  /// The places in a type's code in the analyzed file that remove all views of a container, or the one with a tag, while
  /// the hosting controller of such a view remains a child. Nothing in the type removes a child from its parent.
  public func clearedChildren(in type: ProjectType) -> [ClearedChild] {
    let members = type.localMembers(mentioning: clearingPatterns)
    guard !members.isEmpty, type.calls(named: "removeFromParent").isEmpty else { return [] }
    // Code that runs once may clear the container before the child is added.
    return members.filter { !runsOnce($0, of: type) }.flatMap { member in
      member.bodies.flatMap { $0.descendants(.call, .forStatement, mentioning: clearingPatterns + removalPatterns) }
        .compactMap { node in
          guard let cleared = node.clearedViews(within: member.node), let path = cleared.container?.pathFromSelf,
            !(cleared.container?.isLocal(path[0], within: member.node) ?? true)
          else { return nil }
          return hostedViews(in: type).first { hosted in
            shows(hosted, in: path, tagged: cleared.tags)
              && fate(of: hosted.controller, in: hosted.member, of: type).isSuperset(of: .added)
              && !fate(of: hosted.controller, in: hosted.member, of: type).contains(.passedOn)
              && !isShownAgain(hosted, after: node, in: member)
          }.map { ClearedChild(node: node, hosted: $0) }
        }
    }
  }

  /// Whether the code that removes a view then adds that of the same controller.
  private func isShownAgain(_ hosted: HostedView, after removal: SyntaxNode, in member: Member) -> Bool {
    guard hosted.member == member, removal.range.upperBound <= hosted.call.range.lowerBound,
      let path = hosted.controller.pathFromSelf, !hosted.controller.isLocal(path[0], within: member.node)
    else { return false }
    return member.bodies.flatMap { $0.descendants(.sequence) }.allSatisfy {
      Assignment($0)?.target.pathFromSelf != path
    }
  }

  /// Whether a hosted view is put into the container with a path, and has one of some tags if they are given.
  private func shows(_ hosted: HostedView, in container: [String], tagged tags: Set<String>?) -> Bool {
    guard let receiver = hosted.call.receiver, receiver.pathFromSelf == container,
      !receiver.isLocal(container[0], within: hosted.member.node)
    else { return false }
    guard let tags else { return true }
    return hosted.member.bodies.flatMap { $0.descendants(.sequence, mentioning: ["tag"]) }.compactMap(Assignment.init)
      .contains { assignment in
        guard let path = hosted.controller.pathFromSelf else { return false }
        return assignment.target.pathFromSelf == path + ["view", "tag"] && tags.contains(assignment.valueText)
      }
  }
}

extension ProjectModel {
  /// Whether UIKit calls a method once for each object, or only such methods call it, through any number of calls.
  private func runsOnce(_ member: Member, of type: ProjectType) -> Bool {
    var known: [Member: Bool] = [:]
    return runsOnce(member, of: type, &known)
  }

  private func runsOnce(_ member: Member, of type: ProjectType, _ known: inout [Member: Bool]) -> Bool {
    if member.isSetup { return true }
    guard member.isPrivate else { return false }
    if let answer = known[member] { return answer }
    // A method that calls itself may do so later.
    known[member] = false
    let calls = type.calls(named: member.name)
    let answer = !calls.isEmpty && calls.allSatisfy { runsOnce($0.member, of: type, &known) }
    known[member] = answer
    return answer
  }
}

extension Member {
  fileprivate var isSetup: Bool {
    node.kind == .initializerDeclaration || ViewLifecycleMethod.named(name)?.stage == .start
  }
}

extension SyntaxNode {
  /// The container from which code removes all views, or those with some tags, and the tags; nil for other code.
  fileprivate func clearedViews(within function: SyntaxNode) -> (container: SyntaxNode?, tags: Set<String>?)? {
    if let change = ContentChange(self), change.kind == .clearing, change.content == .views {
      return (change.object, nil)
    }
    if kind == .call, calledName == "removeFromSuperview",
      let view = receiver?.namedValue(within: function), view.kind == .call, view.calledName == "viewWithTag",
      let tag = view.arguments.first?.value
    {
      return (view.receiver, [tag.text])
    }
    return taggedViews
  }

  /// The same for `for view in stack.arrangedSubviews where view.tag == 1 { view.removeFromSuperview() }`.
  private var taggedViews: (container: SyntaxNode?, tags: Set<String>?)? {
    guard kind == .forStatement, let list = iteratedSequence?.withoutUnwrapping,
      ["subviews", "arrangedSubviews"].contains(list.name), let variable = pattern?.name,
      let removal = calls(named: "removeFromSuperview").first(where: { $0.receiver?.memberPath == [variable] }),
      // What receives the view may remove the child.
      descendants(.argument).allSatisfy({ argument in
        !(argument.value?.isNamed(variable) ?? false) || argument.parent?.calledName == "removeArrangedSubview"
      })
    else { return nil }
    return (list.base, removal.tags(of: variable, in: self))
  }

  /// The tags of the views for which a loop reaches this node, if their tag is all that the loop asks about them.
  private func tags(of variable: String, in loop: SyntaxNode) -> Set<String> {
    let conditions = conditions(upTo: loop)
    guard conditions.count == 1 else { return [] }
    return Set(Test.alternatives(of: conditions[0]).compactMap { $0.count == 1 ? $0[0].tag(of: variable) : nil })
  }
}

extension Test {
  /// The tag that a view must have, if that is what it asks.
  fileprivate func tag(of variable: String) -> String? {
    guard case .equality(let left, let right) = self, left.count == 1, right.count == 1 else { return nil }
    let path = [variable, "tag"]
    return left[0].memberPath == path ? right[0].text : right[0].memberPath == path ? left[0].text : nil
  }
}

private let clearingPatterns: [BytePattern] = ["ubviews", "viewWithTag"]
private let removalPatterns: [BytePattern] = ["removeFromSuperview"]
