import SwiftScan
import TextModel

/// A place in `onChange` of `withObservationTracking` that reads a tracked property before its new value is stored.
public struct StaleRead: Sendable {
  /// The read, or the call of a method that reads it.
  public var node: SyntaxNode
  /// The tracked property, with the object: `model.title`.
  public var path: [String]
  /// The name of the method that reads it; nil if `onChange` itself does.
  public var method: String?
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
      let kept = Set(onChange.reads(of: paths) { timing(of: $0, in: onChange, of: type.path) != .now }.map(\.path))
      let reads = onChange.reads(of: paths.subtracting(kept)) { isUsedAtOnce($0, in: onChange, of: type.path) }
      return reads.map { StaleRead(node: $0.node, path: $0.path) }
        + onChange.descendants(.call).flatMap { staleReads(by: $0, in: onChange, of: paths, type) }
    }
  }

  /// The old values that a method of the type reads if `onChange` calls it.
  private func staleReads(
    by call: SyntaxNode, in onChange: SyntaxNode, of paths: Set<[String]>, _ type: ProjectType
  ) -> [StaleRead] {
    var visited: Set<SyntaxNode> = []
    guard let method = method(calledBy: call, in: onChange, of: type.path, type),
      let path = path(among: paths, readBy: method, of: type, &visited)
    else { return [] }
    return [StaleRead(node: call, path: path, method: method.name)]
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
    let own = body.reads(of: paths) { isUsedAtOnce($0, in: body, of: method.path) }.first
    if let own { return own.path }
    for call in body.descendants(.call) {
      guard let next = self.method(calledBy: call, in: body, of: method.path, type) else { continue }
      if let path = path(among: paths, readBy: next, of: type, &visited) { return path }
    }
    return nil
  }

  /// Whether code uses a value, or makes a call, while a block runs.
  private func isUsedAtOnce(_ node: SyntaxNode, in block: SyntaxNode, of path: FilePath) -> Bool {
    !node.isDiscarded && timing(of: node, in: block, of: path) == .now
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

  /// The reads of one of some properties that meet a condition.
  fileprivate func reads(
    of paths: Set<[String]>, where fits: (SyntaxNode) -> Bool
  ) -> [(node: SyntaxNode, path: [String])] {
    descendants(.memberAccess).compactMap { node in
      guard let path = node.pathFromSelf, paths.contains(path), !node.isWritten, fits(node) else { return nil }
      return (node, path)
    }
  }
}
