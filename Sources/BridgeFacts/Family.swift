/// One of the seven representable protocols.
public struct Family: Sendable {}
