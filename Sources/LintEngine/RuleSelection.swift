import BridgeModel

/// The rules that are asked about a file, and what somebody thinks of them.
public struct RuleSelection: Sendable {
  public let rules: [Rule]
  private let identifiers: [String]
  /// The severities that replace those of a rule's own.
  let severities: [String: Severity]
  /// The identifiers of all rules that there are.
  let knownRules: [String]
  /// A type without any of these is no matter of the rules that look at types; nil if one looks at every type.
  private let signsOfTypes: CodeSigns?
  let checksOfRepresentables: [RuleCheck<Representable>]
  let checksOfTypes: [RuleCheck<ProjectType>]
  let checksOfSuppressions: [RuleCheck<SuppressionUse>]

  /// All these rules as they are.
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
      return RuleCheck(of: rule, severities[rule.id], run)
    }
    checksOfTypes = rules.compactMap { rule in
      guard case .types(let run) = rule.check else { return nil }
      return RuleCheck(of: rule, severities[rule.id], run)
    }
    checksOfSuppressions = rules.compactMap { rule in
      guard case .suppressions(let run) = rule.check else { return nil }
      return RuleCheck(of: rule, severities[rule.id], run)
    }
  }

  /// The rules of a catalog that a configuration and the user's own choice, which goes before it, let through.
  public init(of catalog: [Rule], _ configuration: Configuration, choice: RuleChoice = RuleChoice()) {
    let preset = choice.preset ?? configuration.preset ?? .recommended
    let rules = catalog.filter { rule in
      if choice.ignored.contains(rule.id) { return false }
      if let selected = choice.selected { return selected.contains(rule.id) }
      if let level = configuration.levels[rule.id] { return level != .off }
      return rule.isOnByDefault || preset == .strict
    }
    self.init(
      rules, severities: configuration.levels.compactMapValues(\.severity), knownRules: catalog.map(\.id))
  }
}

/// What there is of a rule when it is asked: without its texts, since for each type all rules are gone through.
struct RuleCheck<Subject>: Sendable {
  let rule: String
  /// The highest of the rule.
  let severity: Severity
  /// What replaces all of the rule's own.
  let configuredSeverity: Severity?
  private let signs: CodeSigns
  let run: @Sendable (Subject, inout RuleContext) -> Void

  init(
    of rule: Rule, _ configuredSeverity: Severity?, _ run: @escaping @Sendable (Subject, inout RuleContext) -> Void
  ) {
    self.rule = rule.id
    severity = rule.severity
    self.configuredSeverity = configuredSeverity
    signs = rule.signs
    self.run = run
  }

  /// Whether it may say something about code with these signs.
  func concerns(_ signs: CodeSigns) -> Bool { self.signs.isEmpty || !self.signs.isDisjoint(with: signs) }
}

/// What somebody asks for in one run, whatever is configured.
public struct RuleChoice: Hashable, Sendable {
  public var preset: Preset?
  /// The only rules to ask; nil for those that are configured.
  public var selected: Set<String>?
  public var ignored: Set<String>

  public init(preset: Preset? = nil, selected: Set<String>? = nil, ignored: Set<String> = []) {
    self.preset = preset
    self.selected = selected
    self.ignored = ignored
  }
}

extension RuleSelection {
  /// Whether some rule looks at types whose code has these signs.
  func asksAboutTypes(with signs: CodeSigns) -> Bool { signsOfTypes.map { !$0.isDisjoint(with: signs) } ?? true }
}

extension Rule {
  fileprivate var looksAtTypes: Bool { if case .types = check { true } else { false } }
}

extension RuleSelection: Equatable {
  /// Whether both ask the same rules, which have their identifiers for names, and grade them alike.
  public static func == (left: Self, right: Self) -> Bool {
    left.identifiers == right.identifiers && left.severities == right.severities
      && left.knownRules == right.knownRules
  }
}
