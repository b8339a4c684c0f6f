/// How a file indents one level.
public struct Indentation: Sendable, Hashable {
  public var unit: String

  public init(unit: String) { self.unit = unit }
}
