import BridgeModel
import TextModel

/// What is configured for the files below a folder. Every value of it is legal.
public struct Configuration: Hashable, Sendable {
  public var preset: Preset?
  /// By rule.
  public var levels: [String: RuleLevel]
  /// Relative to the folder of the configuration, as are those of `exclude`; all files where it is empty.
  public var include: [PathPattern]
  public var exclude: [PathPattern]
  public var deploymentTargets: [Platform: SystemVersion]
  /// Where it is written down what is not to be reported, relative to the folder of the configuration.
  public var baseline: String?

  public init(
    preset: Preset? = nil, levels: [String: RuleLevel] = [:], include: [PathPattern] = [], exclude: [PathPattern] = [],
    deploymentTargets: [Platform: SystemVersion] = [:]
  ) {
    self.preset = preset
    self.levels = levels
    self.include = include
    self.exclude = exclude
    self.deploymentTargets = deploymentTargets
  }
}

/// The files that a configuration lets be checked.
public struct CoveredPaths: Sendable {
  private let include: PathPatternSet
  private let exclude: PathPatternSet

  /// Looks at every pattern once.
  public init(of configuration: Configuration) {
    include = PathPatternSet(configuration.include)
    exclude = PathPatternSet(configuration.exclude)
  }

  /// Whether a file is checked; its path is relative to the folder of the configuration.
  public func contains(_ path: FilePath) -> Bool {
    (include.isEmpty || include.matches(path)) && !exclude.matches(path)
  }
}

/// A choice of rules.
public enum Preset: String, CaseIterable, Sendable {
  /// The rules that are right on nearly all code.
  case recommended
  /// All rules.
  case strict
}

/// How much a rule matters to somebody.
public enum RuleLevel: String, CaseIterable, Sendable {
  case off, hint, information, warning, error

  /// Nil for `off`.
  public var severity: Severity? { Severity(rawValue: rawValue) }
}

/// The keys of a configuration file, in the order in which to write them.
public enum ConfigurationKey: String, CaseIterable, Sendable {
  case schema = "$schema"
  case preset, rules, include, exclude, deploymentTargets, baseline

  /// What its value says; a sentence.
  public var summary: String {
    switch self {
    case .schema: "Where the schema of this file is found; for editors."
    case .preset: "Which rules are asked: 'recommended' (unless given) or 'strict', which is all of them."
    case .rules: "How much each rule matters; a severity also turns a rule on, and replaces all that it has."
    case .include: "Patterns of the files that are checked; all Swift files unless given."
    case .exclude: "Patterns of files that are not checked. What they declare still counts."
    case .baseline: "The file of '--write-baseline' with what 'uibridge lint' is not to report; editors show it."
    case .deploymentTargets: "The lowest systems to run on, instead of those that the package or Xcode project says."
    }
  }
}
