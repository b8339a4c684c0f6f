@_exported import UIKit

@objc open class EKEventStore: NSObject {}
@objc open class EKEvent: NSObject {}
extension EKEventEditViewController {
  public var eventStore: EKEventStore! {
    get { nil }
    set {}
  }
  public var event: EKEvent? {
    get { nil }
    set {}
  }
}
