import Synchronization

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
  /// Which modules the file at this path imports.
  case imports(of: String)
  /// How the text of the file at this path is laid out.
  case style(of: String)
  /// Something about the whole text of the file at this path.
  case file(String)
}

/// Takes down what a check asks, so that it need not be made again while the answers are the same.
public final class ModelQuestions: Sendable {
  private let asked = Mutex<Set<ModelQuestion>>([])

  public init() {}

  public func note(_ question: ModelQuestion) { asked.withLock { _ = $0.insert(question) } }

  /// What was asked since the last time.
  public func take() -> Set<ModelQuestion> {
    asked.withLock { questions in
      defer { questions = [] }
      return questions
    }
  }
}
