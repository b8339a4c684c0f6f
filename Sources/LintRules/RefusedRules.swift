import LintEngine

extension RefusedRule {
  /// Every refused rule, by identifier. Each group lists its own in its folder.
  public static let all: [RefusedRule] = [
    animation, conformance, coordinator, environment, gesture, hosting, layout, lifecycle, memory, migration,
    navigation,
    observation, presentation, state,
  ].joined().sorted { $0.id < $1.id }
}
