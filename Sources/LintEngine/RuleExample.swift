import BridgeModel

/// A piece of code in the documentation of a rule. Tests run it.
public struct RuleExample: Sendable {
  /// With `⟦` and `⟧` around each place that is reported.
  public var source: String
  /// The code after the first fix of every diagnostic; nil where there is nothing to fix.
  public var fixed: String?
  /// The lowest iOS that the project supports; nil where it does not say.
  public var target: SystemVersion?
  public var origin: Origin

  /// Where the example is written.
  public struct Origin: Sendable {
    public var fileID: String
    public var line: Int
  }

  /// Code in which the rule reports exactly the marked places.
  public static func flagged(
    _ source: String, fixed: String? = nil, iOS target: SystemVersion? = nil, fileID: String = #fileID,
    line: Int = #line
  ) -> RuleExample {
    RuleExample(source: source, fixed: fixed, target: target, origin: Origin(fileID: fileID, line: line))
  }

  /// Code that looks similar and is right.
  public static func accepted(
    _ source: String, iOS target: SystemVersion? = nil, fileID: String = #fileID, line: Int = #line
  ) -> RuleExample {
    RuleExample(source: source, fixed: nil, target: target, origin: Origin(fileID: fileID, line: line))
  }

  public var isFlagged: Bool { source.contains("⟦") }

  /// The code without marks.
  public var code: String { source.filter { $0 != "⟦" && $0 != "⟧" } }
}
