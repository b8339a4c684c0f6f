/// A set of Apple's platforms on which a piece of source may be compiled.
public struct Platforms: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let iOS = Platforms(rawValue: 1)
  public static let catalyst = Platforms(rawValue: 2)
  public static let tvOS = Platforms(rawValue: 4)
  public static let watchOS = Platforms(rawValue: 8)
  public static let visionOS = Platforms(rawValue: 16)
  public static let macOS = Platforms(rawValue: 32)

  public static let all: Platforms = [.iOS, .catalyst, .tvOS, .watchOS, .visionOS, .macOS]
  /// The platforms that have UIKit's views and controllers.
  public static let uiKit: Platforms = [.iOS, .catalyst, .tvOS, .visionOS]
}

/// The platforms on which a condition may hold, and those on which it may fail. A condition that depends on more than
/// the platform may do both.
struct PlatformCondition {
  var mayHold: Platforms = .all
  var mayFail: Platforms = .all

  static func only(_ platforms: Platforms) -> PlatformCondition {
    PlatformCondition(mayHold: platforms, mayFail: .all.subtracting(platforms))
  }

  static prefix func ! (condition: PlatformCondition) -> PlatformCondition {
    PlatformCondition(mayHold: condition.mayFail, mayFail: condition.mayHold)
  }

  static func && (left: PlatformCondition, right: PlatformCondition) -> PlatformCondition {
    PlatformCondition(
      mayHold: left.mayHold.intersection(right.mayHold), mayFail: left.mayFail.union(right.mayFail))
  }

  static func || (left: PlatformCondition, right: PlatformCondition) -> PlatformCondition {
    !(!left && !right)
  }
}

/// Parses the words of an `#if` condition. An unknown condition may hold and may fail.
struct PlatformConditionReader {
  private var words: ArraySlice<String>
  private var depth = 0

  static func read(_ words: [String]) -> PlatformCondition {
    var reader = PlatformConditionReader(words: words[...])
    return reader.disjunction()
  }

  private mutating func disjunction() -> PlatformCondition {
    var condition = conjunction()
    while consume("||") { condition = condition || conjunction() }
    return condition
  }

  private mutating func conjunction() -> PlatformCondition {
    var condition = operand()
    while consume("&&") { condition = condition && operand() }
    return condition
  }

  private mutating func operand() -> PlatformCondition {
    var isNegated = false
    while consume("!") { isNegated.toggle() }
    let condition = unnegated()
    return isNegated ? !condition : condition
  }

  private mutating func unnegated() -> PlatformCondition {
    // Users can nest conditions to any depth. Past a sensible depth, the condition counts as unknown.
    guard depth < 40, let word = words.popFirst() else {
      words = []
      return PlatformCondition()
    }
    if word == "(" {
      depth += 1
      defer { depth -= 1 }
      let condition = disjunction()
      _ = consume(")")
      return condition
    }
    return consume("(") ? question(word, argument: closingArgument()) : literal(word)
  }

  private func literal(_ word: String) -> PlatformCondition {
    switch word {
    case "true": .only(.all)
    case "false": .only([])
    default: PlatformCondition()
    }
  }

  private func question(_ name: String, argument: String) -> PlatformCondition {
    switch (name, argument) {
    case ("os", "iOS"): .only([.iOS, .catalyst])
    case ("os", "macOS"), ("os", "OSX"): .only(.macOS)
    case ("os", "tvOS"): .only(.tvOS)
    case ("os", "watchOS"): .only(.watchOS)
    case ("os", "visionOS"), ("os", "xrOS"): .only(.visionOS)
    case ("os", _): .only([])
    case ("targetEnvironment", "macCatalyst"): .only(.catalyst)
    case ("canImport", "UIKit"): .only([.iOS, .catalyst, .tvOS, .visionOS, .watchOS])
    case ("canImport", "AppKit"), ("canImport", "Cocoa"):
      // Catalyst has its own AppKit, which few mean by this condition.
      PlatformCondition(mayHold: [.macOS, .catalyst], mayFail: .all.subtracting(.macOS))
    case ("canImport", "WatchKit"): PlatformCondition(mayHold: [.watchOS, .iOS], mayFail: .all.subtracting(.watchOS))
    default: PlatformCondition()
    }
  }

  private mutating func consume(_ word: String) -> Bool {
    guard words.first == word else { return false }
    words.removeFirst()
    return true
  }

  /// Removes the words up to the closing parenthesis and the parenthesis itself, and returns the words.
  private mutating func closingArgument() -> String {
    var argument = ""
    var open = 1
    while let word = words.popFirst() {
      if word == "(" { open += 1 }
      if word == ")" { open -= 1 }
      if open == 0 { break }
      argument += word
    }
    return argument
  }
}
