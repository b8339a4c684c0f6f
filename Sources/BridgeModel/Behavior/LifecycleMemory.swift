import BridgeFacts
import SwiftScan
import TextModel

/// Facts about the lifecycle methods of one representable, computed on first use because every rule needs them.
final class LifecycleMemory: Sendable {
  let ownBodies = MemoTable<LifecycleMethod, [LifecycleBody]>()
  let ownCode = MemoTable<LifecycleMethod, ReachedCode>()
  /// The places that the functions that a call runs look at.
  let sourcesOfCalls = MemoTable<SyntaxNode, ValueSources>()
  let bodiesByCall = MemoTable<LifecycleMethod, [SyntaxNode: [LifecycleBody]]>()
  let reachedCode = MemoTable<LifecycleMethod, ReachedCode>()
  let writtenPlaces = MemoTable<LifecycleMethod, WrittenPlaces>()
  let memberNames = Memo<MemberNames>()
  let signs = Memo<CodeSigns>()
  /// The positions of the inputs, by name.
  let inputPositions = Memo<[String: Int]>()
  let initializers = Memo<[Member]>()
  let membersByPath = Memo<[FilePath: [Member]]>()
  let madeTypeNames = Memo<Set<String>>()
  let mentions = MemoTable<MentionsKey, MentionedMembers>()
  let writes = MemoTable<BodyKey, [StateWrite]>()
  let effects = MemoTable<BodyKey, [LastingEffect]>()

  struct MentionsKey: Hashable {
    var methods: [LifecycleMethod]
    var followsCoordinator: Bool
  }

  /// A lifecycle method reaches a block in one way, or with several meanings of `self` and of the parameters.
  struct BodyKey: Hashable {
    private var method: LifecycleMethod
    private var block: SyntaxNode
    private var owner: Place?
    private var arguments: [SyntaxNode: Place]
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
  }
}

/// Facts about one body, computed on first use because every rule needs them. Copies of the body share them.
final class BodyMemory: Sendable {
  let places = MemoTable<SyntaxNode, Place?>()
  let contentChanges = Memo<[ContentChange]>()
  let renewals = Memo<[Renewal]>()
  let signs = Memo<CodeSigns>()
}

extension BodyMemory: Hashable {
  /// Always equal, so that it doesn't tell two bodies apart.
  static func == (left: BodyMemory, right: BodyMemory) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

/// Facts about one type, computed on first use because several rules need them.
final class TypeMemory: Sendable {
  let frameworkClass = Memo<String?>()
  let ancestry = Memo<Ancestry>()
  let isBridging = Memo<Bool>()
  let signs = Memo<CodeSigns>()
  let primary = Memo<TypeDeclaration?>()
  let places = Memo<[DeclarationPlace]>()
  let declarations = Memo<[TypeDeclaration]>()
  let localDeclarations = Memo<[TypeDeclaration]>()
  let members = Memo<[Member]>()
  let localMembers = Memo<[Member]>()
  let properties = Memo<[Property]>()
  let localProperties = Memo<[Property]>()
  /// The calls of functions in all members, and in those of the analyzed file, by the name of the function.
  let calls = MemoTable<String, [MemberCall]>()
  let localCalls = MemoTable<String, [MemberCall]>()
  let hostedViews = Memo<[HostedView]>()
  let unretainedControllers = Memo<[UnretainedController]>()
  /// The scopes of the code in members, by the member's node.
  let hostingScopes = MemoTable<SyntaxNode, ExpressionScope>()
  /// The fates of controllers, by the expression that refers to the controller.
  let fates = MemoTable<SyntaxNode, ControllerFate>()
}
