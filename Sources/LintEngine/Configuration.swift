import BridgeModel
import TextModel

/// The configuration of the files below a folder. Every value is valid.
public struct Configuration: Hashable, Sendable {
  public var preset: Preset?
  /// The severity of each configured rule, by identifier.
  public var levels: [String: RuleLevel]
  /// The files to check, or all if empty. These patterns and those of `exclude` are relative to the folder of the
  /// configuration.
  public var include: [PathPattern]
  public var exclude: [PathPattern]
  public var deploymentTargets: [Platform: SystemVersion]
  /// The path of the baseline, which lists problems not to report, relative to the folder of the configuration.
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

/// The files that a configuration includes.
public struct CoveredPaths: Sendable {
  private let include: PathPatternSet
  private let exclude: PathPatternSet

  /// Compiles the patterns of a configuration.
  public init(of configuration: Configuration) {
    include = PathPatternSet(configuration.include)
    exclude = PathPatternSet(configuration.exclude)
  }

  /// Whether the configuration includes a file. The path is relative to the folder of the configuration.
  public func contains(_ path: FilePath) -> Bool {
    (include.isEmpty || include.matches(path)) && !exclude.matches(path)
  }
}

/// A set of rules to run.
public enum Preset: String, CaseIterable, Sendable {
  /// The rules that are right for nearly all code.
  case recommended
  /// All rules.
  case strict
  /// The rules about code that works until the app is built with the SDKs of iOS 27 and macOS 27.
  case sdk27 = "sdk-27"
}

/// The configured severity of a rule.
public enum RuleLevel: String, CaseIterable, Sendable {
  case off, hint, information, warning, error

  /// The severity of this level; nil for `off`.
  public var severity: Severity? { Severity(rawValue: rawValue) }
}

/// The keys of a configuration file, in the order in which to write them.
public enum ConfigurationKey: String, CaseIterable, Sendable {
  case schema = "$schema"
  case preset, rules, include, exclude, deploymentTargets, baseline

  /// The meaning of the key's value, in a full sentence.
  public var summary: String {
    switch self {
    case .schema: "The location of this file's JSON schema, for editors."
    case .preset:
      "The rules to run: 'recommended' (the default), 'strict', which runs all of them, or 'sdk-27', which runs those about code that fails once it's built with the SDK of iOS 27."
    case .rules:
      "The severity of each rule. Setting a severity also turns the rule on, and overrides every severity that the rule uses."
    case .include: "Patterns of files to check. The default is all Swift files."
    case .exclude: "Patterns of files not to check. uibridge still reads their declarations."
    case .baseline:
      "A file written by '--write-baseline'. 'uibridge lint' doesn't report the problems in it; editors still show them."
    case .deploymentTargets: "The minimum deployment targets, instead of those in the package or Xcode project."
    }
  }
}
