import Synchronization
import TextModel

/// Something that was asked of a project model and has another answer when the sources change.
public enum ModelQuestion: Hashable, Sendable {
  /// What is declared under a dotted name, and what stands in it.
  case name(String)
  /// Whether a declaration may be missing because its source does not parse.
  case brokenness
  /// Which names with dots are extended.
  case dottedExtensions
  /// Which bodies of views read a member of this name.
  case viewReads(String)
  /// Which calls anywhere make a value of a type, told by the last part of its name.
  case makers(String)
  /// What the project around the file at this path says of the build.
  case surroundings(of: FilePath)
  /// Which modules the file at this path imports.
  case imports(of: FilePath)
  /// Whether the file at a path imports a module.
  case isImported(String, in: FilePath)
  /// How the text of the file at this path is laid out.
  case style(of: FilePath)
  /// Something about the whole text of the file at this path.
  case file(FilePath)

  /// Whether the answer depends on what stands in code anywhere.
  public var isAboutCode: Bool {
    switch self {
    case .viewReads, .makers: true
    default: false
    }
  }
}

/// Takes down what a check asks, so that it need not be made again while the answers are the same; and remembers, for
/// as long as the check lasts, what names stand for, since every rule asks that.
public final class ModelQuestions: Sendable {
  /// Whether somebody wants to know what was asked.
  let takesDown: Bool
  private let state = Mutex(State())

  private struct State {
    var asked: Set<ModelQuestion> = []
    var resolved: [ScopedName: [ResolvedType]] = [:]
    /// Nil for a name that stands for no class of a framework.
    var frameworkClasses: [ScopedName: String?] = [:]
  }

  /// Who checks once wants what is remembered, and no questions.
  public init(takingDown takesDown: Bool = true) { self.takesDown = takesDown }

  func note(_ questions: Set<ModelQuestion>) {
    if takesDown { state.withLock { $0.asked.formUnion(questions) } }
  }

  public func note(_ question: ModelQuestion) {
    if takesDown { state.withLock { _ = $0.asked.insert(question) } }
  }

  /// What was asked since the last time; what names stand for is forgotten.
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

  func resolved(_ name: ScopedName, else resolve: () -> [ResolvedType]) -> [ResolvedType] {
    if let known = state.withLock({ $0.resolved[name] }) { return known }
    let types = resolve()
    state.withLock { $0.resolved[name] = types }
    return types
  }
}
