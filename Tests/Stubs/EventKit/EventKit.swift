@_exported import Foundation

// The EventKitUI stub declares the parts that the tests need.
