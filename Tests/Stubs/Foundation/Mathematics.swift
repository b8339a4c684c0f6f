public func sin(_ angle: Double) -> Double { angle }
public func cos(_ angle: Double) -> Double { angle }
