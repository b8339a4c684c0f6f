import SwiftScan
import TextModel

extension ProjectModel {
  /// The calls in a type's code in the analyzed file that start an observation or a repeating timer whose token is lost.
  public func observationsWithoutToken(in type: ProjectType) -> [MemberCall] {
    let patterns = type.possible(observingWords).map(\.pattern)
    return type.localMembers(mentioning: patterns).flatMap { member in
      member.bodies.flatMap { body in
        body.descendants(.call, mentioning: patterns).filter { call in
          discardsObservationToken(call, in: member)
            || call.startsRepeatingTimer && discardsResult(of: call, in: member)
        }
        .map { MemberCall(call: $0, body: body, member: member) }
      }
    }
  }

  /// Whether a call starts an observation whose token is lost: nothing stores it, or only a local that is never read.
  public func discardsObservationToken(_ call: SyntaxNode, in member: Member) -> Bool {
    // Combine's functions aren't asynchronous, so an awaited one is the project's own.
    guard call.beginsObservation, let parent = call.parent, parent.kind != .awaitExpression else { return false }
    return discardsResult(of: call, in: member)
  }

  /// Whether the result of a call is lost.
  func discardsResult(of call: SyntaxNode, in member: Member) -> Bool {
    if let statement = call.statement {
      // The only expression of a function or closure is its result.
      guard let block = statement.blockWithOnlyItem else { return !mayBeBuilt(statement, in: member.path) }
      if let choice = block.choiceWithValue { return discardsResult(of: choice, in: member) }
      return block.kind == .closure ? returnsNothing(block, in: member.path) : block.isBodyWithoutResult
    }
    return call.isStoredNowhere(within: member) || call.isStoredOnlyInLocal(within: member)
  }

  /// Whether a result builder may collect a statement, because it's in a closure that an unknown function receives.
  private func mayBeBuilt(_ statement: SyntaxNode, in path: FilePath) -> Bool {
    let block = statement.ancestors.first { ![.ifConfig, .ifConfigClause].contains($0.kind) }
    guard let block, block.kind == .closure, let argument = block.parent, argument.kind == .argument,
      let call = argument.parent, call.kind == .call
    else { return false }
    return callee(of: call, in: path) == .unknown
  }

  /// Whether a closure is passed where nothing uses its result, as in `.onAppear { … }`.
  public func returnsNothing(_ closure: SyntaxNode, in path: FilePath) -> Bool {
    guard case .function(let signature) = type(of: closure, in: path) else { return false }
    return signature.result == .void
  }
}

/// The names of the functions that begin an observation.
let observingWords = CodeSigns.observingWords.map { SoughtWord($0) }

extension SyntaxNode {
  /// Whether a call starts an observation that lasts as long as its token, or until the token is passed back: of
  /// notifications with a block, of events, of a key path, or of a publisher.
  public var beginsObservation: Bool {
    switch calledName {
    case "observe":
      observesDefaults
        || arguments.first?.value?.isKeyPath ?? false && arguments.last?.value?.kind == .closure && receiver != nil
    case "sink": receiver != nil && arguments.contains { $0.value?.kind == .closure || $0.label == "receiveValue" }
    // Functions of other modules with further arguments may keep the object weakly.
    case "assign":
      receiver != nil && argument(labeled: "to")?.value?.kind == .keyPath && arguments.map(\.label) == ["to", "on"]
    default: receiver != nil && (startPair?.passesTokenBack ?? false || observesMessages || observesTime)
    }
  }

  /// Whether a call makes a player call a closure as it plays, until the token is passed back. Releasing the token before
  /// is undefined behavior.
  public var observesTime: Bool {
    ["addPeriodicTimeObserver", "addBoundaryTimeObserver"].contains(calledName)
      && arguments.contains { $0.label == "queue" }
  }

  /// Whether a call starts a repeating timer that only its result can stop, because the closure doesn't use the timer
  /// that it receives.
  public var startsRepeatingTimer: Bool {
    guard calledName == "scheduledTimer", receiver?.isNamed("Timer") ?? false,
      argument(labeled: "repeats")?.value?.text == "true", let closure = arguments.last?.value, closure.kind == .closure
    else { return false }
    let names = (closure.first(.closureSignature)?.parameters ?? []).compactMap(\.usableName) + ["$0"]
    return !closure.descendants(.reference, .capture).contains { names.contains($0.name) }
  }

  /// Whether a call observes a user default with `Defaults`, whose observation ends when its token is released. Both
  /// public libraries with this name do so.
  ///
  /// Source: their public source code.
  private var observesDefaults: Bool {
    receiver?.memberPath == ["Defaults"] && !arguments.isEmpty && arguments.last?.value?.kind == .closure
  }

  /// Whether it's a key path, or a parameter that is one: `func observation<Value>(of path: KeyPath<WebView, Value>)`.
  private var isKeyPath: Bool {
    if kind == .keyPath { return true }
    guard kind == .reference, let function = ancestors.first(where: { $0.kind == .functionDeclaration }),
      let parameter = localDeclaration(of: name, within: function), parameter.kind == .parameter
    else { return false }
    return parameter.type?.dottedName?.hasSuffix("KeyPath") ?? false
  }

  /// Whether a call is the `addObserver(of:for:using:)` of a notification center, whose token ends the observation when
  /// it's released.
  private var observesMessages: Bool {
    calledName == "addObserver" && receiver?.memberPath == ["NotificationCenter", "default"]
      && ["of", "for"].contains(arguments.first?.label) && arguments.last?.value?.kind == .closure
  }

  /// Whether an initial or assigned value is thrown away, or kept in a local that is never read.
  fileprivate func isStoredNowhere(within function: Member) -> Bool {
    guard let parent else { return false }
    if let assignment = Assignment(parent) { return assignment.target.kind == .discardExpression }
    guard parent.kind == .binding, let pattern = parent.pattern else { return false }
    if pattern.kind == .wildcardPattern { return true }
    guard let name = pattern.declaredNames.first, let body = function.node.body else { return false }
    return !body.descendants(.reference, .capture, .optionalBinding).contains { node in
      (node.kind == .optionalBinding ? node.pattern?.name : node.name) == name && !node.isDiscarded
        && node.localDeclaration(of: name, within: function.node) == parent
    }
  }
}

extension SyntaxNode {
  /// Whether a call's value is stored in a collection that only lives until the code around it ends:
  /// `var bag = Set<AnyCancellable>()`, `model.$count.sink { … }.store(in: &bag)`.
  fileprivate func isStoredOnlyInLocal(within function: Member) -> Bool {
    guard let access = parent, access.kind == .memberAccess, let call = access.parent,
      let place = call.argument(labeled: "in")?.value?.value, place.kind == .reference,
      let local = place.localDeclaration(of: place.name, within: function.node), local.kind == .binding,
      let block = local.parent?.parent, !block.mayWait
    else { return false }
    // This call is one of these uses.
    return local.uses(within: function.node).allSatisfy { use in
      guard let argument = use.parent?.parent, argument.label == "in", let storing = argument.parent else {
        return false
      }
      return storing.isCall(named: "store") && storing.statement?.blockInSequence == block
    }
  }

  /// Whether code may stay in a block while something else happens, which keeps its locals.
  private var mayWait: Bool {
    !descendants(.awaitExpression).isEmpty
      || descendants(.call).contains { ["wait", "run", "runModal"].contains($0.calledName) }
  }

  /// The block whose only item, in this build, is this one; nil if there are others.
  fileprivate var blockWithOnlyItem: SyntaxNode? {
    guard let block = parent, block.items.count == 1 else { return nil }
    return block.kind == .ifConfigClause ? block.parent?.blockWithOnlyItem : block
  }

  /// The whole `if` with `else` of which it's a branch, so that its only item may be the value: `token = if … { … } else {
  /// … }`.
  fileprivate var choiceWithValue: SyntaxNode? {
    // Nothing else has two branches.
    guard var choice = parent, choice.all(.codeBlock).count + choice.all(.ifStatement).count > 1 else { return nil }
    while let outer = choice.parent, outer.kind == .ifStatement { choice = outer }
    return choice
  }

  /// Whether it's the body of a function, initializer, or setter that returns nothing.
  fileprivate var isBodyWithoutResult: Bool {
    kind == .codeBlock && !(parent?.kind == .accessorDeclaration && parent?.isNamed("get") ?? false)
      && parent?.type.map { $0.text == "Void" } ?? true
  }
}
