@_exported import Foundation

// The UIKit stub declares the parts that the tests need.
