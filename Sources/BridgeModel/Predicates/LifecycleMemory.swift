import BridgeFacts
import SwiftScan

/// What is found out about the lifecycle methods of one representable when somebody first asks: every rule does.
final class LifecycleMemory: Sendable {
  let ownBodies = MemoTable<LifecycleMethod, [LifecycleBody]>()
  let bodies = MemoTable<LifecycleMethod, [LifecycleBody]>()
  let memberNames = Memo<MemberNames>()
  let madeTypeNames = Memo<Set<String>>()
  let mentions = MemoTable<LifecycleMethod, MentionedMembers>()
  let writes = MemoTable<BodyKey, [StateWrite]>()
  let effects = MemoTable<BodyKey, [LastingEffect]>()

  /// Each lifecycle method reaches a block in one way, or with several values of the flags that its code asks for.
  struct BodyKey: Hashable {
    private var method: LifecycleMethod
    private var block: SyntaxNode
    private var flags: [String: Bool]

    init(_ body: LifecycleBody) {
      method = body.method
      block = body.block
      flags = body.flags
    }
  }
}

/// What is found out about one type when somebody first asks: several rules do.
final class TypeMemory: Sendable {
  let frameworkClass = Memo<String?>()
  let primary = Memo<TypeDeclaration?>()
  let declarations = Memo<[TypeDeclaration]>()
  let localDeclarations = Memo<[TypeDeclaration]>()
  let members = Memo<[Member]>()
  let localMembers = Memo<[Member]>()
  let properties = Memo<[Property]>()
  let hostedViews = Memo<[HostedView]>()
  let unretainedControllers = Memo<[UnretainedController]>()
  /// Of the code of a member.
  let hostingScopes = MemoTable<SyntaxNode, ExpressionScope>()
  /// Of the controller that an expression means.
  let fates = MemoTable<SyntaxNode, ControllerFate>()
}
