@_exported import Foundation

public typealias CLLocationDegrees = Double
