import SwiftScan
import TextModel

/// The facts that a check of one type has found so far.
public final class CheckMemory: Sendable {
  let names: NameFacts
  let properties = MemoTable<SoughtProperty, [Property]>()
  /// The members with a name that a type and its ancestors declare.
  let members = MemoTable<ScopedName, [TypeMember]>()
  /// One check always receives the same value, which remembers what several rules ask.
  let representables = CodeMemoTable<SoughtBridge, [Representable]>()
  let signatures = MemoTable<MemberOfType, FunctionSignature>()
  private let expressions = ExpressionFacts()
  /// The facts from before an edit that changed only bodies.
  private let earlier: (expressions: ExpressionFacts, edit: BodyEdit, change: BodyChange?)?

  init() {
    names = NameFacts()
    earlier = nil
  }

  /// The memory of a check after an edit. Types of expressions depend on the heads of declarations and on the body that
  /// contains the expression, so those outside the edited bodies are still right. With `change`, so are those in the body
  /// that haven't read what changed.
  public init(after earlier: CheckMemory, _ edit: BodyEdit, _ change: BodyChange?) {
    names = earlier.names
    self.earlier = (earlier.expressions, edit, change)
  }

  /// The type of an expression as the rest of an optional chain sees it.
  func type(of expression: SyntaxNode) -> SwiftType? {
    if let type = expressions.types[expression] { return type }
    guard let type = earlierFact(about: expression, { $0.types.derived($1) }) else { return nil }
    expressions.types.keep(type, of: expression)
    return type.noted
  }

  /// A fact about an expression from before the edit, if that is still right.
  private func earlierFact<Fact>(
    about expression: SyntaxNode, _ find: (ExpressionFacts, SyntaxNode) -> Derived<Fact>?
  ) -> Derived<Fact>? {
    guard let earlier else { return nil }
    if let old = earlier.edit.old(expression) { return find(earlier.expressions, old) }
    guard let change = earlier.change, let old = change.nodes.reversed(expression),
      let fact = find(earlier.expressions, old), !fact.isConcerned(by: change)
    else { return nil }
    return fact
  }

  func keep(_ type: Derived<SwiftType>, ofExpression expression: SyntaxNode) {
    expressions.types.keep(type, of: expression)
  }

  /// The declarations that a call may mean.
  func candidates(of call: SyntaxNode) -> [TypeQuery.Candidate]? {
    if let found = expressions.candidates[call] { return found }
    guard let found = earlierFact(about: call, { $0.candidates.derived($1) }),
      found.value.allSatisfy(\.isOutsideSource)
    else { return nil }
    expressions.candidates.keep(found, of: call)
    return found.noted
  }

  func keep(_ candidates: Derived<[TypeQuery.Candidate]>, ofCall call: SyntaxNode) {
    expressions.candidates.keep(candidates, of: call)
  }

  func callee(of expression: SyntaxNode, _ find: () -> Callee) -> Callee {
    expressions.callees.value(of: expression) {
      guard let change = earlier?.change, let old = change.nodes.reversed(expression),
        let known = earlier?.expressions.callees.value(of: old, unlessConcernedBy: change)
      else { return find() }
      return known.carried(by: change.nodes) ?? find()
    }
  }
}

/// The facts about expressions.
private final class ExpressionFacts: Sendable {
  let types = CodeMemoTable<SyntaxNode, SwiftType>()
  let candidates = CodeMemoTable<SyntaxNode, [TypeQuery.Candidate]>()
  let callees = CodeMemoTable<SyntaxNode, Callee>()
}

/// The facts about names. They don't depend on the bodies of functions, and contain no nodes.
final class NameFacts: Sendable {
  let resolved = MemoTable<ScopedName, [ResolvedType]>()
  /// The value is nil if the name doesn't stand for a framework class.
  let frameworkClasses = MemoTable<ScopedName, String?>()
  let lineages = MemoTable<String, [NominalType]>()
  /// Whether types inherit a nested or associated type with a name.
  let inheritedTypes = MemoTable<ScopedName, Bool>()
  let valueKinds = MemoTable<ScopedName, ValueKind>()
  /// The places in the lineage of a type of the types of which the project declares a part.
  let placesInLineages = MemoTable<String, Set<Int>>()
  /// Whether the project declares a member with a name in a type or in something that the type inherits from.
  let declaredMembers = MemoTable<ScopedName, Bool>()
  let declaredFacts = MemoTable<String, DeclaredFacts>()
  /// The types for which associated types of types stand.
  let witnesses = MemoTable<ScopedName, SwiftType>()
}

extension TypeQuery.Candidate {
  /// Whether it contains no nodes.
  fileprivate var isOutsideSource: Bool {
    switch declaration {
    case .member(let member):
      if case .apple = member.declaration { true } else { false }
    case .function, .global: false
    case .apple, .implicitInitializer, .value: true
    }
  }
}

/// A representable that a check looks for by its dotted name.
struct SoughtBridge: Hashable {
  var name: String
  /// The file with a part of it.
  var path: FilePath
}

/// A property that a check looks for by its name.
struct SoughtProperty: Hashable {
  var name: String
  /// The dotted name of its type.
  var type: String
  /// The only file to look in; nil for all files.
  var path: FilePath?
}
