import BridgeModel
import LintEngine
import TextModel

/// A change that an editor offers at a place in a file.
public struct CodeAction: Hashable, Sendable {
  public enum Kind: String, Sendable {
    case quickFix = "quickfix"
    case refactor = "refactor"
    case rewrite = "refactor.rewrite"
    case extract = "refactor.extract"
    case fixAll = "source.fixAll.uibridge"
  }

  /// Imperative, without a period.
  public var title: String
  public var kind: Kind
  /// The edits of the file in which the action is offered.
  public var edits: [TextEdit]
  /// The edits of other files of the project, by path.
  public var editsElsewhere: [FilePath: [TextEdit]] = [:]
  /// Whether `finished` must still compute the edits. Some actions read the whole project, and a client that only lists
  /// the actions shouldn't wait for that.
  public var isUnfinished = false
  /// Whether an editor can apply this action without asking the user to choose.
  public var isPreferred = false
  /// The diagnostic that the action fixes, for a quick fix.
  public var diagnostic: Diagnostic?
  /// The reason that the action can't be applied here; the action then has no edits. Starts in lowercase, without a
  /// period.
  public var disabledReason: String?
}

/// The actions for a UTF-8 range: the fixes of the diagnostics that touch it, then the refactorings.
public func codeActions(
  in range: Range<Int>, of file: SourceFile, project: ProjectModel, diagnostics: [Diagnostic]
) -> [CodeAction] {
  let touched = diagnostics.filter {
    $0.range.lowerBound <= range.upperBound && range.lowerBound <= $0.range.upperBound
  }
  let fixes = touched.flatMap(quickFixes)
  return fixes + refactorings(in: range, of: file, project: project).filter { $0.disabledReason == nil }
}

/// Returns an unfinished action with its edits, for the same range, file, and project. The action is disabled if
/// something in the project prevents it. Linear in the bytes of all files.
public func finished(
  _ action: CodeAction, in range: Range<Int>, of file: SourceFile, project: ProjectModel
) -> CodeAction {
  guard action.isUnfinished else { return action }
  let place = ActionPlace(range, in: file, of: project)
  let finished = Refactoring.all.lazy.compactMap { $0.finish?(place) }.first { $0.title == action.title }
  return finished ?? .disabled(action.title, action.kind, because: "it no longer applies here")
}

/// The refactorings that a user may look for in a UTF-8 range but can't apply there, with the reasons.
public func disabledActions(in range: Range<Int>, of file: SourceFile, project: ProjectModel) -> [CodeAction] {
  refactorings(in: range, of: file, project: project).filter { $0.disabledReason != nil }
}

private func refactorings(in range: Range<Int>, of file: SourceFile, project: ProjectModel) -> [CodeAction] {
  let place = ActionPlace(range, in: file, of: project)
  return Refactoring.all.flatMap { $0.offers(place) }
}

/// The fixes of a diagnostic; the first safe one is preferred.
private func quickFixes(of diagnostic: Diagnostic) -> [CodeAction] {
  let preferred = diagnostic.fixes.firstIndex { $0.safety == .safe }
  return diagnostic.fixes.enumerated().map { number, fix in
    CodeAction(
      title: fix.title, kind: .quickFix, edits: fix.edits, isPreferred: number == preferred, diagnostic: diagnostic)
  }
}
