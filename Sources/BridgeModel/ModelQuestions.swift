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
  /// The classes that inherit from hosting controllers although their names don't say so.
  case hostingClasses
  /// The dotted names that are extended and end with this word.
  case extensions(endingIn: String)
  /// The view bodies that read a member with this name.
  case viewReads(String)
  /// The calls in any file that create a value of a type, identified by the last component of its name.
  case makers(String)
  /// The files whose code contains a word.
  case mentions(String)
  /// Whether code of any file names a function, variable, or type.
  case isNamed(String)
  /// The build information from the project around the file at this path.
  case surroundings(of: FilePath)
  /// The modules that the file at this path imports.
  case imports(of: FilePath)
  /// Whether the file at a path imports a module.
  case isImported(String, in: FilePath)
  /// The functions and variables with a name that files declare outside types.
  case global(String)
  /// The formatting style of the file at this path.
  case style(of: FilePath)
  /// Any fact about the whole file at this path.
  case file(FilePath)
  /// All queries about code. A change of this answer stands for changes of theirs.
  case code

  /// Whether the answer depends on code in any file, not only on declarations.
  public var isAboutCode: Bool {
    switch self {
    case .viewReads, .makers, .mentions, .isNamed: true
    default: false
    }
  }
}

extension ModelQuestion {
  /// The kind of read of a caller that knows the answer; nil if the answer is only about declarations.
  public var kindOfRead: BodyReads.Kind? {
    switch self {
    case .viewReads, .makers, .mentions, .isNamed, .code: .project
    case .file, .style, .global: .file
    case .name, .meaning, .alias, .wrappers, .brokenness, .hostingClasses, .extensions, .surroundings, .imports,
      .isImported:
      nil
    }
  }
}

/// The queries of checks about code in any file.
public enum AskedAboutCode: Sendable {
  case these(Set<ModelQuestion>)
  /// Possibly any query.
  case anything
}

/// Records the queries of a check, so that the check doesn't have to run again while their answers stay the same. Also
/// keeps what the check has found out already (`CheckMemory`), because every rule needs that.
public final class ModelQuestions: Sendable {
  /// Whether to record queries.
  let takesDown: Bool
  private let state = Mutex(State())

  private struct State {
    var asked: Set<ModelQuestion> = []
    var memory = CheckMemory()
  }

  /// Pass false for a one-shot check: names are memoized, but queries aren't recorded.
  public init(takingDown takesDown: Bool = true) { self.takesDown = takesDown }

  var memory: CheckMemory { state.withLock { $0.memory } }

  func note(_ questions: Set<ModelQuestion>) {
    guard takesDown, !questions.isEmpty else { return }
    state.withLock { $0.asked.formUnion(questions) }
    guard let recorder = ReadRecorder.current else { return }
    for question in questions { question.kindOfRead.map(recorder.note) }
  }

  public func note(_ question: ModelQuestion) {
    guard takesDown else { return }
    state.withLock { _ = $0.asked.insert(question) }
    if let kind = question.kindOfRead { ReadRecorder.current?.note(kind) }
  }

  /// Lets the next check begin with what an earlier one has found out. The next check depends on the queries of the
  /// earlier one, too.
  public func begin(with memory: CheckMemory) { state.withLock { $0.memory = memory } }

  /// Returns the queries recorded since the last call, and forgets them and what the check has found out.
  public func take() -> Set<ModelQuestion> { takeAll().asked }

  /// The same, with what the check has found out.
  public func takeAll() -> (asked: Set<ModelQuestion>, memory: CheckMemory) {
    state.withLock { state in
      defer { state = State() }
      return (state.asked, state.memory)
    }
  }
}
