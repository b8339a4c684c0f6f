import BridgeTemplates
import LintEngine

extension RuleContext {
  /// Where edits put what they add to the file.
  var placement: SourcePlacement { SourcePlacement(in: text, style: style) }
}
