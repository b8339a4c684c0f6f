import BridgeModel

/// Example code in the documentation of a rule. Tests run it.
public struct RuleExample: Sendable {
  /// The code, with `⟦` and `⟧` around each reported place.
  public var source: String
  /// The code after applying the first fix of every diagnostic; nil if there are no fixes.
  public var fixed: String?
  /// The iOS deployment target of the project; nil if it doesn't set one.
  public var target: SystemVersion?
  public var origin: Origin

  /// The place in the source code that defines the example.
  public struct Origin: Sendable {
    public var fileID: String
    public var line: Int
  }

  /// An example in which the rule reports exactly the marked places.
  public static func flagged(
    _ source: String, fixed: String? = nil, iOS target: SystemVersion? = nil, fileID: String = #fileID,
    line: Int = #line
  ) -> RuleExample {
    RuleExample(source: source, fixed: fixed, target: target, origin: Origin(fileID: fileID, line: line))
  }

  /// An example that looks similar and is correct.
  public static func accepted(
    _ source: String, iOS target: SystemVersion? = nil, fileID: String = #fileID, line: Int = #line
  ) -> RuleExample {
    RuleExample(source: source, fixed: nil, target: target, origin: Origin(fileID: fileID, line: line))
  }

  public var isFlagged: Bool { source.contains("⟦") }

  /// The code without marks.
  public var code: String { source.filter { $0 != "⟦" && $0 != "⟧" } }
}
