import BridgeModel
import LintEngine
import TextModel

/// A change that an editor offers at a place.
public struct CodeAction: Hashable, Sendable {
  public enum Kind: String, Sendable {
    case quickFix = "quickfix"
    case refactor = "refactor"
    case rewrite = "refactor.rewrite"
    case extract = "refactor.extract"
    case fixAll = "source.fixAll.uibridge"
  }

  /// Imperative, without a full stop.
  public var title: String
  public var kind: Kind
  /// Edits of the file in which the action is offered.
  public var edits: [TextEdit]
  /// Edits of other files of the project, by path.
  public var editsElsewhere: [FilePath: [TextEdit]] = [:]
  /// Whether the edits are still to be worked out, by `finished`: for some the whole project has to be read, which nobody
  /// should wait for who only looks at what there is.
  public var isUnfinished = false
  /// Whether it is the one to take without asking.
  public var isPreferred = false
  /// The diagnostic that the action mends, for a quick fix.
  public var diagnostic: Diagnostic?
  /// Why it cannot be taken here; then there are no edits. Without a full stop.
  public var disabledReason: String?
}

/// What can be done in a UTF-8 range: the fixes of the diagnostics that touch it, then refactorings.
public func codeActions(
  in range: Range<Int>, of file: SourceFile, project: ProjectModel, diagnostics: [Diagnostic]
) -> [CodeAction] {
  let touched = diagnostics.filter {
    $0.range.lowerBound <= range.upperBound && range.lowerBound <= $0.range.upperBound
  }
  let fixes = touched.flatMap(quickFixes)
  return fixes + refactorings(in: range, of: file, project: project).filter { $0.disabledReason == nil }
}

/// An action with the edits that it was offered without, for the same range, file and project; disabled where something in
/// the project stands against it. Linear in the bytes of all files.
public func finished(
  _ action: CodeAction, in range: Range<Int>, of file: SourceFile, project: ProjectModel
) -> CodeAction {
  guard action.isUnfinished else { return action }
  let place = ActionPlace(range, in: file, of: project)
  let finished = Refactoring.all.lazy.compactMap { $0.finish?(place) }.first { $0.title == action.title }
  return finished ?? .disabled(action.title, action.kind, because: "it is not offered here any more")
}

/// The refactorings that somebody may look for in a UTF-8 range and that cannot be done there, with the reason.
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
