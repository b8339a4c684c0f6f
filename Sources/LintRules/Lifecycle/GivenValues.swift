import BridgeModel
import LintEngine

extension RuleContext {
  /// Whether the project creates the representable, and no code seems to change these inputs while it is on screen.
  /// Then nothing goes stale.
  func isGivenNothingNew(_ inputs: [String], _ representable: Representable) -> Bool {
    project.values(given: inputs, to: representable) == .lasting
  }
}
