import LintEngine

extension RefusedRule {
  /// Every refused rule, by identifier. Each group lists its own in its folder.
  public static let all: [RefusedRule] = [
    animation, environment, gesture, hosting, layout, migration, navigation, observation, presentation, state,
  ].joined().sorted { $0.id < $1.id }
}
