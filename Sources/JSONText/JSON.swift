/// A JSON value.
public struct JSON: Sendable {}
