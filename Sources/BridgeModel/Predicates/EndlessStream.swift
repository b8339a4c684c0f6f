import SwiftScan
import TextModel

extension PublisherSearch {
  /// Whether a loop certainly ends only with its task, because its sequence has no last element or it has none.
  func neverEnds(_ loop: SyntaxNode, in path: FilePath) -> Bool {
    guard loop.kind == .forStatement else { return true }
    guard let sequence = loop.iteratedSequence?.withoutEffects.withoutChain else { return false }
    if sequence.kind == .memberAccess, sequence.isNamed("values"), let publisher = sequence.base {
      return isEndless(publisher, in: path)
    }
    return isEndless(sequence, in: path)
  }

  /// Whether a call creates an asynchronous stream that nothing ends but the task that reads it. A stream that several
  /// tasks read ends for all of them when one is canceled. Releasing the continuation ends no stream.
  func createsEndlessStream(_ call: SyntaxNode, in path: FilePath) -> Bool {
    guard !isShared, case .apple(let found) = project.callee(of: call, in: path),
      found.allSatisfy({ $0.kind == .initializer && streams.contains($0.owner.name) }),
      let build = call.arguments.last?.value, build.kind == .closure, let deeper = through(build)
    else { return false }
    let uses = build.usesOfOnlyParameter
    return !uses.isEmpty && uses.allSatisfy { deeper.leavesOpen($0, in: build, path) }
  }

  /// Whether what code does with the continuation of a stream can't end the stream before it's terminated.
  private func leavesOpen(_ continuation: SyntaxNode, in build: SyntaxNode, _ path: FilePath) -> Bool {
    if let target = continuation.assignment?.target.withoutSubscript {
      return target.memberPath?.last.map { !project.isFinished(continuationNamed: $0) } ?? false
    }
    guard let access = continuation.parent, access.kind == .memberAccess, access.base == continuation else {
      return false
    }
    switch access.name {
    case "yield", "onTermination": return true
    case "finish": return runsOnlyAtTheEnd(access, in: build, path)
    default: return false
    }
  }

  /// Whether code in the closure that builds a stream runs only when the stream is terminated: in the closure for that, or
  /// after an endless loop of a task that only this closure cancels.
  private func runsOnlyAtTheEnd(_ place: SyntaxNode, in build: SyntaxNode, _ path: FilePath) -> Bool {
    if place.isInTermination { return true }
    guard let closure = place.ancestors.first(where: { $0.kind == .closure }), closure != build,
      let task = closure.parent?.parent, task.startsTask, build.contains(task),
      closure.itemsInSequence.contains(where: {
        $0.range.upperBound <= place.range.lowerBound && $0.isLoop && $0.repeatsUntilCancellation
          && neverEnds($0, in: path)
      })
    else { return false }
    guard let local = task.parent, local.kind == .binding else { return task.statement != nil }
    guard let name = local.pattern?.onlyName else { return false }
    return build.descendants(.reference, mentioning: [BytePattern(word: name)]).allSatisfy {
      !$0.isNamed(name) || $0.isInTermination
    }
  }
}

extension ProjectModel {
  /// Whether some code may finish a continuation that a property with this name keeps.
  fileprivate func isFinished(continuationNamed name: String) -> Bool {
    units(mentioning: name).contains { $0.root.mentions("finish") }
  }
}

extension SyntaxNode {
  /// The places in a closure that may mean its only parameter.
  fileprivate var usesOfOnlyParameter: [SyntaxNode] {
    guard let parameters = first(.closureSignature)?.parameters, !parameters.isEmpty else {
      return descendants(.reference).filter { use in
        use.isNamed("$0") && use.ancestors.first { $0.kind == .closure } == self
      }
    }
    guard parameters.count == 1, let name = parameters[0].usableName else { return [] }
    return descendants(.reference, mentioning: [BytePattern(word: name)]).filter { $0.isNamed(name) }
  }

  /// Whether it's in the closure that runs when a stream is terminated.
  fileprivate var isInTermination: Bool {
    ancestors.contains { $0.kind == .closure && $0.assignment?.target.isNamed("onTermination") ?? false }
  }

  fileprivate var isLoop: Bool { [.forStatement, .whileStatement, .repeatStatement].contains(kind) }
}

private let streams: Set = ["AsyncStream", "AsyncThrowingStream"]
