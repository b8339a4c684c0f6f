/// A rule that was considered and decided against, so that the same idea isn't proposed again.
public struct RefusedRule: Hashable, Sendable {
  /// The identifier that the rule would have had, in kebab case. No rule has it.
  public var id: String
  public var group: String
  /// The statement that the rule would have made about code, in one sentence.
  public var claim: String
  /// Why there is no such rule, in sentences with the evidence.
  public var reason: String
  /// The URL of a page that supports the reason; nil if the reason needs none.
  public var source: String?

  public init(id: String, group: String, claim: String, reason: String, source: String? = nil) {
    self.id = id
    self.group = group
    self.claim = claim
    self.reason = reason
    self.source = source
  }
}
