import BridgeModel
import LintEngine

extension RuleContext {
  /// Whether the project makes a representable, and is not seen to give these inputs another value while it is shown:
  /// then nothing may ever grow old.
  func isGivenNothingNew(_ inputs: [String], _ representable: Representable) -> Bool {
    project.values(given: inputs, to: representable) == .lasting
  }
}
