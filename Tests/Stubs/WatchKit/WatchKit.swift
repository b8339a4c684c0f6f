// Bodies are placeholders: nothing here is meant to run.
@_exported import Foundation

@MainActor @preconcurrency @objc open class WKInterfaceObject: NSObject { open func setHidden(_ hidden: Bool) {} }
extension WKInterfaceLabel { public func setText(_ text: String?) {} }
@MainActor @preconcurrency @objc open class WKInterfaceMap: WKInterfaceObject {
  open func removeAllAnnotations() {}
}
@MainActor @preconcurrency @objc open class WKInterfaceMovie: WKInterfaceObject {}
