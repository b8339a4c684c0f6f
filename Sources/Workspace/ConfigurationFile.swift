import BridgeModel
import JSONText
import LintEngine
import TextModel

/// A configuration file that was read. Problems in it are reported, and the rest of it applies.
public struct ConfigurationFile: Hashable, Sendable {
  public var path: FilePath
  public var text: [UInt8]
  public var configuration = Configuration()
  public var problems: [ConfigurationProblem] = []

  /// Parses a text. `rules` are the identifiers of the existing rules.
  public init(path: FilePath, text: [UInt8], rules: [String]) {
    self.path = path
    self.text = text
    var reader = ConfigurationReader(path: path, text: text, rules: rules)
    do {
      configuration = reader.configuration(try JSON(reading: text, as: .withComments))
    } catch {
      reader.report(error.offset..<error.offset, "expected \(error.expected)")
    }
    reader.reportRest()
    problems = reader.problems
  }

  /// A configuration file that exists but can't be read.
  init(unreadable path: FilePath, _ error: FileError) {
    self.path = path
    text = []
    let place = TextPlace(of: 0, in: [])
    problems = [ConfigurationProblem(path: path, range: 0..<0, place: place, message: error.reason)]
  }
}

/// A problem in a configuration file.
public struct ConfigurationProblem: Hashable, Sendable, CustomStringConvertible {
  public var path: FilePath
  /// The UTF-8 offsets of the problem.
  public var range: Range<Int>
  public var place: TextPlace
  public var message: String

  /// `path:line:column: error: message`, as compilers write it.
  public var description: String { "\(path):\(place.line):\(place.column): error: \(message)" }
}

/// The maximum number of problems to report, which is more than anyone reads.
private let problemLimit = 100

/// Converts JSON to a configuration and collects the problems in it.
private struct ConfigurationReader {
  let path: FilePath
  let text: [UInt8]
  let rules: [String]
  private(set) var problems: [ConfigurationProblem] = []
  /// The range of the first problem beyond the limit, and the number of problems from there on.
  private var rest: (start: Range<Int>, count: Int)?

  init(path: FilePath, text: [UInt8], rules: [String]) {
    self.path = path
    self.text = text
    self.rules = rules
  }

  mutating func report(_ range: Range<Int>, _ message: @autoclosure () -> String) {
    guard problems.count < problemLimit else {
      rest = (rest?.start ?? range, (rest?.count ?? 0) + 1)
      return
    }
    append(range, message())
  }

  /// Reports the number of problems beyond the limit.
  mutating func reportRest() {
    guard let rest else { return }
    append(rest.start, "\(rest.count) more \(rest.count == 1 ? "problem" : "problems") after this one")
  }

  private mutating func append(_ range: Range<Int>, _ message: String) {
    let last = problems.last.map { (place: $0.place, offset: $0.range.lowerBound) }
    let known = last.flatMap { $0.offset <= range.lowerBound ? $0 : nil }
    let place = TextPlace(of: range.lowerBound, in: text, from: known)
    problems.append(ConfigurationProblem(path: path, range: range, place: place, message: message))
  }

  mutating func configuration(_ json: JSON) -> Configuration {
    var configuration = Configuration()
    for member in members(of: json, "key", among: ConfigurationKey.allCases.map(\.rawValue)) {
      switch ConfigurationKey(rawValue: member.key) {
      case .schema: _ = string(member.value)
      case .preset: configuration.preset = choice(member.value)
      case .rules: configuration.levels = levels(member.value)
      case .include: configuration.include = patterns(member.value)
      case .exclude: configuration.exclude = patterns(member.value)
      case .deploymentTargets: configuration.deploymentTargets = versions(member.value)
      case .baseline: configuration.baseline = string(member.value)
      case nil: break
      }
    }
    return configuration
  }

  private mutating func levels(_ json: JSON) -> [String: RuleLevel] {
    var levels: [String: RuleLevel] = [:]
    for member in members(of: json, "rule", among: rules) { levels[member.key] = choice(member.value) }
    return levels
  }

  private mutating func versions(_ json: JSON) -> [Platform: SystemVersion] {
    var versions: [Platform: SystemVersion] = [:]
    for member in members(of: json, "platform", among: Platform.allCases.map(\.rawValue)) {
      guard let platform = Platform(rawValue: member.key), let text = string(member.value) else { continue }
      versions[platform] = SystemVersion(text)
      if versions[platform] == nil { report(member.value.range, "'\(text)' is not a valid version, such as \"16.4\"") }
    }
    return versions
  }

  private mutating func patterns(_ json: JSON) -> [PathPattern] {
    guard let elements = json.array else {
      report(json.range, "expected an array of patterns")
      return []
    }
    var patterns: [PathPattern] = []
    for element in elements {
      guard let text = string(element) else { continue }
      if let pattern = PathPattern(text) {
        patterns.append(pattern)
      } else {
        report(
          element.range,
          "'\(text)' is not a valid pattern: it must be relative to this file's folder and cannot contain '..'")
      }
    }
    return patterns
  }

  // MARK: Shapes

  /// The members of an object whose keys are valid. Reports unknown and duplicate keys.
  private mutating func members(of json: JSON, _ noun: String, among legal: [String]) -> [JSON.Member] {
    guard let members = json.members else {
      report(json.range, "expected an object")
      return []
    }
    var seen: Set<String> = []
    return members.filter { member in
      if !legal.contains(member.key) {
        report(member.keyRange, "unknown \(noun) '\(member.key)'\(suggestion(for: member.key, among: legal))")
        return false
      }
      if !seen.insert(member.key).inserted { report(member.keyRange, "duplicate key '\(member.key)'") }
      return true
    }
  }

  private mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(_ json: JSON) -> Choice? {
    guard let text = string(json) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let legal = Choice.allCases.map(\.rawValue)
    report(
      json.range,
      "expected \(legal.joined(separator: ", ")), not '\(text)'\(suggestion(for: text, among: legal))")
    return nil
  }

  private mutating func string(_ json: JSON) -> String? {
    if json.string == nil { report(json.range, "expected a string") }
    return json.string
  }
}
