@_exported import Foundation

// What the tests need of it is in UIKit here.
