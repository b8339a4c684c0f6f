import BridgeModel

/// The rules that run on a file, and their severities.
public struct RuleSelection: Sendable {
  public let rules: [Rule]
  private let identifiers: [String]
  /// The configured severities, which replace the severities that a rule uses.
  let severities: [String: Severity]
  /// The identifiers of all existing rules.
  let knownRules: [String]
  /// The signs of the rules about types. A type without any of them doesn't have to be checked. Nil if a rule checks
  /// every type.
  private let signsOfTypes: CodeSigns?
  let checksOfRepresentables: [RunnableRule<Representable>]
  let checksOfTypes: [RunnableRule<ProjectType>]
  let checksOfSuppressions: [RunnableRule<SuppressionUse>]

  /// Selects all of these rules, without configured severities.
  public init(_ rules: [Rule]) { self.init(rules, severities: [:], knownRules: rules.map(\.id)) }

  private init(_ rules: [Rule], severities: [String: Severity], knownRules: [String]) {
    self.rules = rules
    identifiers = rules.map(\.id)
    self.severities = severities
    self.knownRules = knownRules
    let signsOfTypes = rules.filter(\.looksAtTypes).map(\.signs)
    self.signsOfTypes = signsOfTypes.contains([]) ? nil : signsOfTypes.reduce([]) { $0.union($1) }
    checksOfRepresentables = rules.compactMap { rule in
      guard case .representables(let run) = rule.check else { return nil }
      return RunnableRule(of: rule, severities[rule.id], run)
    }
    checksOfTypes = rules.compactMap { rule in
      guard case .types(let run) = rule.check else { return nil }
      return RunnableRule(of: rule, severities[rule.id], run)
    }
    checksOfSuppressions = rules.compactMap { rule in
      guard case .suppressions(let run) = rule.check else { return nil }
      return RunnableRule(of: rule, severities[rule.id], run)
    }
  }

  /// Selects the rules of a catalog that a configuration and the user's choice allow. The choice takes precedence.
  public init(of catalog: [Rule], _ configuration: Configuration, choice: RuleChoice = RuleChoice()) {
    let preset = choice.preset ?? configuration.preset ?? .recommended
    let rules = catalog.filter { rule in
      if choice.ignored.contains(rule.id) { return false }
      if let selected = choice.selected { return selected.contains(rule.id) }
      if let level = configuration.levels[rule.id] { return level != .off }
      return preset.selects(rule)
    }
    self.init(
      rules, severities: configuration.levels.compactMapValues(\.severity), knownRules: catalog.map(\.id))
  }
}

extension Preset {
  /// Whether the preset runs a rule that isn't configured.
  fileprivate func selects(_ rule: Rule) -> Bool {
    switch self {
    case .recommended: rule.isOnByDefault
    case .strict: true
    case .sdk27: rule.sdk == 27
    }
  }
}

/// The part of a rule that is needed to run it. It doesn't include the rule's texts, because all rules are iterated for
/// each type.
struct RunnableRule<Subject>: Sendable {
  let rule: String
  let page: String
  /// The highest severity of the rule.
  let severity: Severity
  /// The severity that replaces all severities that the rule uses.
  let configuredSeverity: Severity?
  private let signs: CodeSigns
  let run: @Sendable (Subject, inout RuleContext) -> Void

  init(
    of rule: Rule, _ configuredSeverity: Severity?, _ run: @escaping @Sendable (Subject, inout RuleContext) -> Void
  ) {
    self.rule = rule.id
    page = rule.page
    severity = rule.severity
    self.configuredSeverity = configuredSeverity
    signs = rule.signs
    self.run = run
  }

  /// Whether the rule may report something in code with these signs.
  func concerns(_ signs: CodeSigns) -> Bool { self.signs.isEmpty || !self.signs.isDisjoint(with: signs) }
}

/// The user's choice of rules for one run, regardless of the configuration.
public struct RuleChoice: Hashable, Sendable {
  public var preset: Preset?
  /// The only rules to run; nil for those that are configured.
  public var selected: Set<String>?
  public var ignored: Set<String>

  public init(preset: Preset? = nil, selected: Set<String>? = nil, ignored: Set<String> = []) {
    self.preset = preset
    self.selected = selected
    self.ignored = ignored
  }
}

extension RuleSelection {
  /// Whether any rule checks types whose code has these signs.
  func asksAboutTypes(with signs: CodeSigns) -> Bool { signsOfTypes.map { !$0.isDisjoint(with: signs) } ?? true }
}

extension Rule {
  fileprivate var looksAtTypes: Bool { if case .types = check { true } else { false } }
}

extension RuleSelection: Equatable {
  /// Whether both select the same rules, compared by identifier, with the same severities.
  public static func == (left: Self, right: Self) -> Bool {
    left.identifiers == right.identifiers && left.severities == right.severities
      && left.knownRules == right.knownRules
  }
}
