import SwiftScan
import Synchronization
import TextModel

/// A query to a project model whose answer may change when the sources change.
public enum ModelQuestion: Hashable, Sendable {
  /// The declarations with a dotted name, and their contents.
  case name(String)
  /// Whether types or typealiases with a dotted name are declared, on which platforms, and what the typealiases stand
  /// for. Few edits of a declaration change that.
  case meaning(String)
  /// The typealiases with a dotted name. Edits of types don't change that.
  case alias(String)
  /// The representables that wrap a class whose written name ends with this word.
  case wrappers(String)
  /// Whether a declaration may be missing because its source doesn't parse.
  case brokenness
  /// The dotted names that are extended and end with this word.
  case extensions(endingIn: String)
  /// The view bodies that read a member with this name.
  case viewReads(String)
  /// The calls in any file that create a value of a type, identified by the last component of its name.
  case makers(String)
  /// The build information from the project around the file at this path.
  case surroundings(of: FilePath)
  /// The modules that the file at this path imports.
  case imports(of: FilePath)
  /// Whether the file at a path imports a module.
  case isImported(String, in: FilePath)
  /// The functions and variables that the file at this path declares outside types.
  case globals(of: FilePath)
  /// The formatting style of the file at this path.
  case style(of: FilePath)
  /// Any fact about the whole file at this path.
  case file(FilePath)
  /// All queries about code. A change of this answer stands for changes of theirs.
  case code

  /// Whether the answer depends on code in any file, not only on declarations.
  public var isAboutCode: Bool {
    switch self {
    case .viewReads, .makers: true
    default: false
    }
  }
}

/// Records the queries of a check, so that the check doesn't have to run again while their answers stay the same. Also
/// remembers what names resolve to for the duration of the check, because every rule needs that.
public final class ModelQuestions: Sendable {
  /// Whether to record queries.
  let takesDown: Bool
  private let state = Mutex(State())

  private struct State {
    var asked: Set<ModelQuestion> = []
    var resolved: [ScopedName: [ResolvedType]] = [:]
    /// The value is nil if the name doesn't stand for a framework class.
    var frameworkClasses: [ScopedName: String?] = [:]
    var properties: [SoughtProperty: [Property]] = [:]
    var types: [SyntaxNode: SwiftType] = [:]
    var declaredFacts: [String: DeclaredFacts] = [:]
    var callees: [SyntaxNode: Callee] = [:]
  }

  /// Pass false for a one-shot check: names are memoized, but queries aren't recorded.
  public init(takingDown takesDown: Bool = true) { self.takesDown = takesDown }

  func note(_ questions: Set<ModelQuestion>) {
    if takesDown { state.withLock { $0.asked.formUnion(questions) } }
  }

  public func note(_ question: ModelQuestion) {
    if takesDown { state.withLock { _ = $0.asked.insert(question) } }
  }

  /// Returns the queries recorded since the last call, and forgets them and the resolved names.
  public func take() -> Set<ModelQuestion> {
    state.withLock { state in
      defer { state = State() }
      return state.asked
    }
  }

  func frameworkClass(of name: ScopedName, else find: () -> String?) -> String? {
    if let known = state.withLock({ $0.frameworkClasses[name] }) { return known }
    let found = find()
    state.withLock { $0.frameworkClasses[name] = .some(found) }
    return found
  }

  func properties(of sought: SoughtProperty, else find: () -> [Property]) -> [Property] {
    if let known = state.withLock({ $0.properties[sought] }) { return known }
    let found = find()
    state.withLock { $0.properties[sought] = found }
    return found
  }

  func declaredFacts(of name: String, else find: () -> DeclaredFacts) -> DeclaredFacts {
    if let known = state.withLock({ $0.declaredFacts[name] }) { return known }
    let found = find()
    state.withLock { $0.declaredFacts[name] = found }
    return found
  }

  func type(of expression: SyntaxNode, else find: () -> SwiftType) -> SwiftType {
    if let known = state.withLock({ $0.types[expression] }) { return known }
    let found = find()
    state.withLock { $0.types[expression] = found }
    return found
  }

  func callee(of expression: SyntaxNode, else find: () -> Callee) -> Callee {
    if let known = state.withLock({ $0.callees[expression] }) { return known }
    let found = find()
    state.withLock { $0.callees[expression] = found }
    return found
  }

  func resolved(_ name: ScopedName, else resolve: () -> [ResolvedType]) -> [ResolvedType] {
    if let known = state.withLock({ $0.resolved[name] }) { return known }
    let types = resolve()
    state.withLock { $0.resolved[name] = types }
    return types
  }
}

/// A property that a check looks for by its name.
struct SoughtProperty: Hashable {
  var name: String
  /// The dotted name of its type.
  var type: String
  /// The only file to look in; nil for all files.
  var path: FilePath?
}
