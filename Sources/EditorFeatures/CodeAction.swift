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
  }

  public var title: String
  public var kind: Kind
  /// Edits of the file in which the action is offered.
  public var edits: [TextEdit]
  public var isPreferred: Bool
  /// The diagnostic that the action mends, for a quick fix.
  public var diagnostic: Diagnostic?
}

/// What can be done in a UTF-8 range: the fixes of the diagnostics that touch it, then refactorings.
public func codeActions(
  in range: Range<Int>, of file: SourceFile, project: ProjectModel, diagnostics: [Diagnostic]
) -> [CodeAction] { [] }
