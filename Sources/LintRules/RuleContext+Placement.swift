import BridgeTemplates
import LintEngine

extension RuleContext {
  /// Places the code that edits add, in the style of the file.
  var placement: SourcePlacement { SourcePlacement(in: text, style: style) }
}
