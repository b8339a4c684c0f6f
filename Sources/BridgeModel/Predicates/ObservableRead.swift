import BridgeFacts
import SwiftScan
import TextModel

/// A place where a class reads a property of an `@Observable` object that one of its own properties holds.
public struct ObservableRead: Sendable {
  public var node: SyntaxNode
  /// The property that holds the object.
  public var holder: Property
  /// The property of the object.
  public var member: Property
  public var function: Member
}

extension ProjectModel {
  /// The reads of properties that `@Observable` tracks, in the code of a class in all files.
  public func observableReads(of type: ProjectType) -> [ObservableRead] {
    guard mayHaveObservableClasses else { return [] }
    let holders = type.properties.filter {
      $0.member.isStored && !$0.member.isStatic && modelClass(of: $0)?.isObservable ?? false
    }
    return holders.flatMap { holder in
      type.members.flatMap { function in
        function.bodies.flatMap { $0.uses(of: holder.name, within: function.node) }.compactMap { use in
          let object = use.withoutChainAround
          guard let access = object.parent, access.kind == .memberAccess, access.base == object, !access.isWritten,
            let member = property(access.name, ofObjectIn: holder), member.isTracked
          else { return nil }
          return ObservableRead(node: access, holder: holder, member: member, function: function)
        }
      }
    }
  }

  /// The tracked method of UIKit or AppKit that a member overrides; nil if it's none.
  public func viewMethod(_ member: Member, of type: ProjectType) -> ViewMethod? {
    guard member.isFunction, member.node.hasModifier("override"), let known = type.frameworkClass else { return nil }
    return ViewMethod.method(member.fullName, of: known)
  }
}

extension ProjectModel {
  /// The tracked methods of UIKit or AppKit that a type overrides and that run a member's code: the member itself, or
  /// methods that call it before they return, through any number of calls.
  public func viewMethods(running member: Member, of type: ProjectType) -> [(function: Member, method: ViewMethod)] {
    var found: [(Member, ViewMethod)] = []
    var visited: Set = [member.node]
    var next = [member]
    while let function = next.popLast() {
      if let method = viewMethod(function, of: type) { found.append((function, method)) }
      let callers = type.calls(named: function.name).filter { call in
        ownMethod(calledBy: call.call, in: call.member) == function
          && timing(of: call.call, in: call.body, of: call.member.path) == .now
      }.map(\.member)
      next += callers.filter { visited.insert($0.node).inserted }
    }
    return found
  }
}

extension Property {
  /// Whether `@Observable` tracks a stored property.
  fileprivate var isTracked: Bool {
    !isConstant && !member.isStatic && !member.node.hasAttribute("ObservationIgnored")
      && wrapper == nil && !member.node.hasModifier("lazy")
  }
}
