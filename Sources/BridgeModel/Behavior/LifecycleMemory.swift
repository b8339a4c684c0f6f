import BridgeFacts
import SwiftScan
import Synchronization
import TextModel

/// Facts about the lifecycle methods of one representable, computed on first use because every rule needs them.
final class LifecycleMemory: Sendable {
  /// The facts that an earlier version of the representable remembered, and the edit of a body since then.
  private let earlier = Mutex<(memory: LifecycleMemory, change: BodyChange)?>(nil)
  /// The memories of the bodies that took over something.
  private let resumed = Mutex<[BodyMemory]>([])
  /// Whether the check will find out, after an edit of a body, whether the bodies call each other as before.
  private let watchesCalls = Atomic(false)
  let ownBodies = CodeMemoTable<LifecycleMethod, [LifecycleBody]>()
  /// The bodies that a body calls.
  private let called = CodeMemoTable<CallerKey, [LifecycleBody]>()
  /// The bodies that single nodes of a body run.
  private let runByNodes = MemoTable<CallerKey, BodiesByNode>()
  let ownCode = CodeMemoTable<LifecycleMethod, ReachedCode>()
  /// The sources of the results of the functions that a call runs.
  private let sourcesOfCalls = CodeMemoTable<SyntaxNode, ValueSources>()
  /// The bodies of the getters that values come from.
  private let getterBodies = MemoTable<GetterKey, LifecycleBody?>()
  let makingBodies = CodeMemoTable<LifecycleMethod, [LifecycleBody]>()
  let bodiesByCall = CodeMemoTable<LifecycleMethod, [SyntaxNode: [LifecycleBody]]>()
  let reachedCode = CodeMemoTable<LifecycleMethod, ReachedCode>()
  let storedClosures = CodeMemo<[StoredClosure]>()
  let writtenPlaces = CodeMemoTable<LifecycleMethod, WrittenPlaces>()
  let placesWrittenInProject = CodeMemoTable<LifecycleMethod, WrittenPlaces>()
  let memberNames = Memo<MemberNames>()
  let computedProperties = CodeMemo<[ComputedProperty]>()
  let signs = Memo<CodeSigns>()
  /// The positions of the inputs, by name.
  let inputPositions = Memo<[String: Int]>()
  let initializers = Memo<[Member]>()
  let membersByPath = Memo<[FilePath: [Member]]>()
  /// Whether members can differ from those of a newer value, by name.
  let agingNames = CodeMemoTable<String, Bool>()
  /// Whether binding inputs get bindings to different storage, by name.
  let movedBindings = CodeMemoTable<String, Bool>()
  /// The inputs whose objects the wrapped object and the coordinator keep, by the property.
  let heldInputs = CodeMemoTable<Place, Property?>()
  let unrefreshedCopies = CodeMemo<[CoordinatorCopy]>()
  let madeTypeNames = CodeMemo<Set<String>>()
  /// Whether only the make method calls a method of the coordinator, by the method.
  let calledOnlyInMake = CodeMemoTable<SyntaxNode, Bool>()
  let mentions = CodeMemoTable<MentionsKey, MentionedMembers>()
  private let mentionsInBlocks = CodeMemoTable<BlockKey, Mentions>()
  private let writes = CodeMemoTable<BodyKey, [StateWrite]>()
  private let effects = CodeMemoTable<BodyKey, [LastingEffect]>()

  private struct CallerKey: Hashable {
    var caller: BodyKey
    var isOfProject: Bool
  }

  struct MentionsKey: Hashable {
    var methods: [LifecycleMethod]
    var followsCoordinator: Bool
  }

  /// The code of a computed property, and whose property it is.
  struct GetterKey: Hashable {
    var method: LifecycleMethod
    var block: SyntaxNode
    var owner: Place
  }

  /// A block of code, and what names mean in it if a lifecycle method runs it in a known way.
  struct BlockKey: Hashable {
    var block: SyntaxNode
    var body: BodyKey?
  }

  /// A lifecycle method reaches a block in one way, or with several meanings of `self` and of the parameters.
  struct BodyKey: Hashable {
    private var method: LifecycleMethod
    var block: SyntaxNode
    var owner: Place?
    var arguments: [SyntaxNode: Place]
    private var flags: [String: Bool]
    private var timing: Timing

    init(_ body: LifecycleBody) {
      method = body.method
      block = body.block
      owner = body.owner
      arguments = body.arguments
      flags = body.flags
      timing = body.timing
    }

    /// Hashes what tells most bodies apart, because hashing a dictionary costs more than comparing two.
    func hash(into hasher: inout Hasher) {
      hasher.combine(block)
      hasher.combine(method)
      hasher.combine(arguments.count)
    }
  }
}

extension LifecycleMemory {
  /// Takes over what another version remembered before an edit of a body, as far as the edit doesn't concern it.
  func resume(_ memory: LifecycleMemory, after change: BodyChange) { earlier.withLock { $0 = (memory, change) } }

  func watchCalls(_ watches: Bool) { watchesCalls.store(watches, ordering: .relaxed) }

  /// The kind of read of a caller that knows which bodies a lifecycle method reaches; nil if it has read everything that
  /// it took to find them.
  var kindOfCalls: BodyReads.Kind? { watchesCalls.load(ordering: .relaxed) ? .calls : nil }

  /// The same for a caller that knows which places the code writes.
  var kindOfWrites: BodyReads.Kind? { watchesCalls.load(ordering: .relaxed) ? .writes : nil }

  /// Lets go of the earlier version.
  func endResuming() {
    earlier.withLock { $0 = nil }
    resumed.withLock { memories in
      for memory in memories { memory.endResuming() }
      memories = []
    }
  }

  /// Lets a body take over what the same body of the earlier version remembered.
  private func resume(_ body: LifecycleBody, from old: LifecycleBody, after change: BodyChange) {
    body.memory.resume(old.memory, after: change)
    resumed.withLock { $0.append(body.memory) }
  }

  /// The same for the bodies of a lifecycle method.
  func resume(_ bodies: [LifecycleBody], of method: LifecycleMethod) {
    guard let (memory, change) = earlier.withLock({ $0 }), let old = memory.ownBodies[method] else { return }
    for body in bodies {
      guard let block = change.nodes.reversed(body.block), let same = old.first(where: { $0.block == block }) else {
        continue
      }
      resume(body, from: same, after: change)
    }
  }

  /// The bodies that a body calls, found by `find` unless an earlier version knows them. `find` can ask which bodies the
  /// nodes of the body run that haven't read what changed.
  func bodies(
    calledBy caller: LifecycleBody, ofProject isOfProject: Bool, _ find: (BodiesRunByNodes) -> [LifecycleBody]
  ) -> [LifecycleBody] {
    let key = CallerKey(caller: BodyKey(caller), isOfProject: isOfProject)
    return called.value(of: key) { knownBodies(calledBy: caller, key) ?? find(bodiesRunByNodes(of: caller, key)) }
  }

  private func bodiesRunByNodes(of caller: LifecycleBody, _ key: CallerKey) -> BodiesRunByNodes {
    let known = runByNodes.value(of: key) { BodiesByNode() }
    guard let (memory, change) = earlier.withLock({ $0 }), let old = key.caller.carried(by: change.nodes.reversed),
      let earlier = memory.runByNodes[CallerKey(caller: old, isOfProject: key.isOfProject)]
    else { return BodiesRunByNodes(known: known) { _ in nil } }
    return BodiesRunByNodes(known: known) { code in
      guard let old = code.carried(by: change.nodes.reversed),
        let bodies = earlier.table.value(of: old, unlessConcernedBy: change)
      else { return nil }
      return self.carried(bodies, calledBy: caller, after: change)
    }
  }

  func mentions(below block: SyntaxNode, runAs body: LifecycleBody?, _ find: () -> Mentions) -> Mentions {
    let key = BlockKey(block: block, body: body.map(BodyKey.init))
    return mentionsInBlocks.value(of: key) {
      carried(key) { $0.mentionsInBlocks.value(of: $1, unlessConcernedBy: $2) } ?? find()
    }
  }

  func writes(in body: LifecycleBody, _ find: () -> [StateWrite]) -> [StateWrite] {
    let key = BodyKey(body)
    return writes.value(of: key) {
      carried(key) { $0.writes.value(of: $1, unlessConcernedBy: $2) } ?? find()
    }
  }

  func effects(in body: LifecycleBody, _ find: () -> [LastingEffect]) -> [LastingEffect] {
    let key = BodyKey(body)
    return effects.value(of: key) {
      carried(key) { $0.effects.value(of: $1, unlessConcernedBy: $2) } ?? find()
    }
  }

  func sources(ofCall call: SyntaxNode, _ find: () -> ValueSources) -> ValueSources {
    sourcesOfCalls.value(of: call) {
      carried(call) { $0.sourcesOfCalls.value(of: $1, unlessConcernedBy: $2) } ?? find()
    }
  }

  func getterBody(_ key: GetterKey, _ find: () -> LifecycleBody?) -> LifecycleBody? {
    getterBodies.value(of: key) {
      guard let body = find() else { return nil }
      if let (memory, change) = earlier.withLock({ $0 }), let old = key.carried(by: change.nodes.reversed),
        let same = memory.getterBodies[old] ?? nil
      {
        resume(body, from: same, after: change)
      }
      return body
    }
  }

  /// A fact that the earlier version knows about some code, in nodes of the newer text.
  private func carried<Key: Carried, Value: Carried>(
    _ key: Key, _ known: (LifecycleMemory, Key, BodyChange) -> Value?
  ) -> Value? {
    guard let (memory, change) = earlier.withLock({ $0 }), let old = key.carried(by: change.nodes.reversed) else {
      return nil
    }
    return known(memory, old, change)?.carried(by: change.nodes)
  }

  private func knownBodies(calledBy caller: LifecycleBody, _ key: CallerKey) -> [LifecycleBody]? {
    guard let (memory, change) = earlier.withLock({ $0 }), let old = key.caller.carried(by: change.nodes.reversed),
      let bodies = memory.called.value(
        of: CallerKey(caller: old, isOfProject: key.isOfProject), unlessConcernedBy: change)
    else { return nil }
    return carried(bodies, calledBy: caller, after: change)
  }

  /// The same bodies in the newer text; nil if one of them has no place there.
  private func carried(
    _ bodies: [LifecycleBody], calledBy caller: LifecycleBody, after change: BodyChange
  ) -> [LifecycleBody]? {
    var carried: [LifecycleBody] = []
    for old in bodies {
      guard let body = old.carried(by: change.nodes, calledIn: caller) else { return nil }
      resume(body, from: old, after: change)
      carried.append(body)
    }
    return carried
  }
}

/// The bodies that the nodes of one body run, kept for each node and each statement because an edit concerns few of them.
final class BodiesByNode: Sendable {
  fileprivate let table = CodeMemoTable<RunCode, [LifecycleBody]>()

  /// A node alone, or with all nodes below it.
  fileprivate struct RunCode: Carried, Hashable {
    var node: SyntaxNode
    var isWhole: Bool

    func carried(by nodes: NodeMove) -> RunCode? { nodes(node).map { RunCode(node: $0, isWhole: isWhole) } }
  }
}

/// Finds the bodies that the nodes of one body run.
struct BodiesRunByNodes {
  fileprivate let known: BodiesByNode
  /// The bodies that an earlier version knows, in nodes of the newer text.
  fileprivate let carried: (BodiesByNode.RunCode) -> [LifecycleBody]?

  func bodies(runBy node: SyntaxNode, _ find: () -> [LifecycleBody]) -> [LifecycleBody] {
    bodies(runBy: BodiesByNode.RunCode(node: node, isWhole: false), find)
  }

  /// The bodies that a statement and all nodes in it run.
  func bodies(runIn statement: SyntaxNode, _ find: () -> [LifecycleBody]) -> [LifecycleBody] {
    bodies(runBy: BodiesByNode.RunCode(node: statement, isWhole: true), find)
  }

  private func bodies(runBy code: BodiesByNode.RunCode, _ find: () -> [LifecycleBody]) -> [LifecycleBody] {
    known.table.value(of: code) { carried(code) ?? find() }
  }
}

/// Facts about one type, computed on first use because several rules need them.
final class TypeMemory: Sendable {
  let frameworkClass = Memo<String?>()
  let ancestry = Memo<Ancestry>()
  let isBridging = CodeMemo<Bool>()
  let signs = Memo<CodeSigns>()
  let primary = Memo<TypeDeclaration?>()
  let places = Memo<[DeclarationPlace]>()
  let declarations = Memo<[TypeDeclaration]>()
  let localDeclarations = Memo<[TypeDeclaration]>()
  let members = Memo<[Member]>()
  let localMembers = Memo<[Member]>()
  let localMethodNames = Memo<Set<String>>()
  let properties = Memo<[Property]>()
  let localProperties = Memo<[Property]>()
  /// The calls of functions in all members, and in those of the analyzed file, by the name of the function.
  let calls = CodeMemoTable<String, [MemberCall]>()
  let localCalls = CodeMemoTable<String, [MemberCall]>()
  let hostedViews = CodeMemoTable<SyntaxNode, [HostedView]>()
  let unretainedControllers = CodeMemoTable<SyntaxNode, [UnretainedController]>()
  let controllerFactories = CodeMemo<[String: Bool]>()
  let mayOwnObjects = CodeMemo<Bool>()
  /// The fates of controllers, by the expression that refers to the controller.
  let fates = CodeMemoTable<SyntaxNode, ControllerFate>()
}
