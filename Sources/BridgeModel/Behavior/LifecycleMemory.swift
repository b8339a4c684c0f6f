import BridgeFacts
import SwiftScan
import TextModel

/// Facts about the lifecycle methods of one representable, computed on first use because every rule needs them.
final class LifecycleMemory: Sendable {
  let ownBodies = CodeMemoTable<LifecycleMethod, [LifecycleBody]>()
  let ownCode = CodeMemoTable<LifecycleMethod, ReachedCode>()
  /// The places that the functions that a call runs look at.
  let sourcesOfCalls = CodeMemoTable<SyntaxNode, ValueSources>()
  let bodiesByCall = CodeMemoTable<LifecycleMethod, [SyntaxNode: [LifecycleBody]]>()
  let reachedCode = CodeMemoTable<LifecycleMethod, ReachedCode>()
  let writtenPlaces = CodeMemoTable<LifecycleMethod, WrittenPlaces>()
  let memberNames = Memo<MemberNames>()
  let signs = Memo<CodeSigns>()
  /// The positions of the inputs, by name.
  let inputPositions = Memo<[String: Int]>()
  let initializers = Memo<[Member]>()
  let membersByPath = Memo<[FilePath: [Member]]>()
  let madeTypeNames = CodeMemo<Set<String>>()
  let mentions = CodeMemoTable<MentionsKey, MentionedMembers>()
  let writes = CodeMemoTable<BodyKey, [StateWrite]>()
  let effects = CodeMemoTable<BodyKey, [LastingEffect]>()

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
  /// Whether the code of other types was followed to reach the body.
  let isOfProject: Bool
  let places = CodeMemoTable<SyntaxNode, Place?>()
  let contentChanges = CodeMemo<[ContentChange]>()
  let renewals = CodeMemo<[Renewal]>()
  let signs = CodeMemo<CodeSigns>()

  init(isOfProject: Bool = false) { self.isOfProject = isOfProject }
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
  let isBridging = CodeMemo<Bool>()
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
  let calls = CodeMemoTable<String, [MemberCall]>()
  let localCalls = CodeMemoTable<String, [MemberCall]>()
  let hostedViews = CodeMemo<[HostedView]>()
  let unretainedControllers = CodeMemo<[UnretainedController]>()
  /// The scopes of the code in members, by the member's node.
  let hostingScopes = CodeMemoTable<SyntaxNode, ExpressionScope>()
  /// The fates of controllers, by the expression that refers to the controller.
  let fates = CodeMemoTable<SyntaxNode, ControllerFate>()
}
