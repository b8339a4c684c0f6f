@_exported import UIKit

@objc public protocol MTLDevice: NSObjectProtocol {}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
extension MTKView {
  public var device: (any MTLDevice)? {
    get { nil }
    set {}
  }
}
