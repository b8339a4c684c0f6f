import LintEngine

extension RefusedRule {
  /// Every refused rule, by identifier. Each group lists its own in its folder.
  public static let all: [RefusedRule] = [
    conformance, coordinator, environment, hosting, layout, lifecycle, memory, navigation, observation, state,
  ].joined().sorted { $0.id < $1.id }
}
