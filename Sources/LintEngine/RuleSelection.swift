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

  /// All these rules as they are.
  public init(_ rules: [Rule]) { self.init(rules, severities: [:], knownRules: rules.map(\.id)) }

  private init(_ rules: [Rule], severities: [String: Severity], knownRules: [String]) {
    self.rules = rules
    identifiers = rules.map(\.id)
    self.severities = severities
    self.knownRules = knownRules
    let signsOfTypes = rules.filter(\.looksAtTypes).map(\.signs)
    self.signsOfTypes = signsOfTypes.contains([]) ? nil : signsOfTypes.reduce([]) { $0.union($1) }
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
  /// Whether it may say something about code with these signs.
  func concerns(_ signs: CodeSigns) -> Bool { self.signs.isEmpty || !self.signs.isDisjoint(with: signs) }

  fileprivate var looksAtTypes: Bool { if case .types = check { true } else { false } }
}

extension RuleSelection: Equatable {
  /// Whether both ask the same rules, which have their identifiers for names, and grade them alike.
  public static func == (left: Self, right: Self) -> Bool {
    left.identifiers == right.identifiers && left.severities == right.severities
      && left.knownRules == right.knownRules
  }
}
