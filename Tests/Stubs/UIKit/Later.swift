// API that is newer than iOS 17.
import UIKit

extension UIView {
  @objc open func updateProperties() {}
  @objc open func setNeedsUpdateProperties() {}
  @objc open func updatePropertiesIfNeeded() {}
}
extension UIViewController {
  @objc open func updateProperties() {}
  @objc open func setNeedsUpdateProperties() {}
  @objc open func updatePropertiesIfNeeded() {}
}
