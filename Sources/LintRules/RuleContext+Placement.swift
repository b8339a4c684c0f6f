import BridgeModel
import BridgeTemplates
import LintEngine

extension RuleContext {
  /// Places the code that edits add, in the style of the file.
  var placement: SourcePlacement { SourcePlacement(in: text, style: style) }

  /// The place of code that must run only for a new value of an input.
  func place(in body: LifecycleBody, of representable: Representable) -> ChangeMemory.Place {
    ChangeMemory.Place(in: body, of: representable, project: project, placement: placement, path: path)
  }
}
