import SwiftScan
import TextModel

/// A place in a closure that runs before a change is stored, such as `onChange` of `withObservationTracking`, and that
/// reads the property that changes.
public struct StaleRead: Sendable {
  /// The read, or the call of a method that reads it.
  public var node: SyntaxNode
  /// The property, with the object: `model.title`.
  public var path: [String]
  /// The name of the method that reads it; nil if the closure itself does.
  public var method: String?
  /// The call that registers the closure.
  public var registration: SyntaxNode
}

extension ProjectModel {
  /// The reads of old values in the code of a type, in the analyzed file. Those that only register again, as `_ = x`
  /// does, and values that the closure compares with later ones don't count.
  public func staleReads(in type: ProjectType) -> [StaleRead] {
    type.localCalls(named: "withObservationTracking").flatMap { found -> [StaleRead] in
      guard let apply = found.call.arguments.first?.value, apply.kind == .closure,
        let onChange = found.call.argument(labeled: "onChange")?.value, onChange.kind == .closure
      else { return [] }
      let paths = trackedPaths(in: apply, of: type)
      let function = found.member.node
      let kept = Set(
        onChange.reads(of: paths, within: function) { timing(of: $0, in: onChange, of: type.path) != .now }.map(\.path))
      let reads = onChange.reads(of: paths.subtracting(kept), within: function) {
        isUsedAtOnce($0, in: onChange, of: type.path)
      }
      return reads.map { StaleRead(node: $0.node, path: $0.path, registration: found.call) }
        + staleReads(by: onChange.descendants(.call), in: onChange, registeredBy: found.call, of: paths, type)
    }
  }

  /// The old values that methods of the type read if a closure calls them.
  func staleReads(
    by calls: [SyntaxNode], in closure: SyntaxNode, registeredBy registration: SyntaxNode, of paths: Set<[String]>,
    _ type: ProjectType
  ) -> [StaleRead] {
    calls.compactMap { call in
      var visited: Set<SyntaxNode> = []
      guard let method = method(calledBy: call, in: closure, of: type.path, type),
        let path = path(among: paths, readBy: method, of: type, &visited)
      else { return nil }
      return StaleRead(node: call, path: path, method: method.name, registration: registration)
    }
  }

  /// The method of a type that a call in its code runs while a block runs.
  private func method(
    calledBy call: SyntaxNode, in block: SyntaxNode, of path: FilePath, _ type: ProjectType
  ) -> Member? {
    guard isUsedAtOnce(call, in: block, of: path), call.callee?.pathFromSelf?.count == 1,
      let method = function(calledBy: call, in: path), method.owner.name == type.name
    else { return nil }
    return method
  }

  /// The first of some paths that a method reads while it runs, itself or through other methods of its type.
  private func path(
    among paths: Set<[String]>, readBy method: Member, of type: ProjectType, _ visited: inout Set<SyntaxNode>
  ) -> [String]? {
    guard visited.insert(method.node).inserted, let body = method.node.body else { return nil }
    let own = body.reads(of: paths, within: method.node) { isUsedAtOnce($0, in: body, of: method.path) }.first
    if let own { return own.path }
    for call in body.descendants(.call) {
      guard let next = self.method(calledBy: call, in: body, of: method.path, type) else { continue }
      if let path = path(among: paths, readBy: next, of: type, &visited) { return path }
    }
    return nil
  }

  /// Whether code uses a value, or makes a call, while a block runs.
  func isUsedAtOnce(_ node: SyntaxNode, in block: SyntaxNode, of path: FilePath) -> Bool {
    timing(of: node, in: block, of: path) == .now && !node.namedUses(within: block).allSatisfy(\.isOnlyRead)
  }

  /// The properties that a tracking closure reads, as far as their objects may be observable.
  private func trackedPaths(in apply: SyntaxNode, of type: ProjectType) -> Set<[String]> {
    let isObservable = modelClass(named: type.name)?.isObservable ?? false
    let nodes = apply.descendants(.memberAccess, .reference).filter {
      $0.isWholePath && timing(of: $0, in: apply, of: type.path) == .now
    }
    return Set(
      nodes.compactMap { node in
        guard let path = node.pathFromSelf, !node.isWritten,
          path.count > 1 ? mayBeObservable(node, in: type.path) : isObservable && node.kind == .memberAccess
        else { return nil }
        return path
      })
  }

  /// Whether an object along a path may be observable. Apple's objects aren't.
  private func mayBeObservable(_ access: SyntaxNode, in path: FilePath) -> Bool {
    var node = access.base?.withoutChain
    while let object = node {
      var type = type(of: object, in: path).withoutOptionals
      if case .metatype(let instance) = type { type = instance }
      guard let nominal = type.nominal, nominal.origin != .elsewhere else { return true }
      if nominal.origin == .project,
        modelClass(named: nominal.name).map(\.isObservable) ?? (isProtocol(nominal.name) == true)
      {
        return true
      }
      node = object.base?.withoutChain
    }
    return false
  }
}

extension SyntaxNode {
  /// Whether nothing uses the value, or that of its member or element, as in `_ = volumes[id]`.
  fileprivate var isOnlyRead: Bool {
    if isDiscarded { return true }
    guard let parent else { return false }
    switch parent.kind {
    case .memberAccess, .optionalChain, .forceUnwrap, .subscriptCall: return parent.isOnlyRead
    case .argument: return parent.parent?.kind == .subscriptCall && parent.parent?.isOnlyRead ?? false
    default: return false
    }
  }

  /// Whether no further property follows, and it's no function.
  fileprivate var isWholePath: Bool {
    guard let parent else { return true }
    switch parent.kind {
    case .memberAccess: return parent.parent?.kind == .call
    case .optionalChain, .forceUnwrap: return parent.isWholePath
    case .call: return parent.callee != self
    default: return true
    }
  }

  /// The reads of one of some properties that meet a condition, in the code of a function.
  func reads(
    of paths: Set<[String]>, within function: SyntaxNode, where fits: (SyntaxNode) -> Bool
  ) -> [(node: SyntaxNode, path: [String])] {
    let names = Set(paths.compactMap(\.last))
    return descendants(.memberAccess, .reference).compactMap { node in
      guard names.contains(node.name), let path = node.pathFromSelf, paths.contains(path), !node.isWritten,
        node.kind == .memberAccess || !node.isLocal(node.name, within: function), fits(node)
      else { return nil }
      return (node, path)
    }
  }
}
