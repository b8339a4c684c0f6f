@_exported import UIKit

@objc public protocol MTLDevice: NSObjectProtocol {}
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
extension MTKView {
  public var device: (any MTLDevice)? {
    get { nil }
    set {}
  }
}
