@_exported import Foundation

// CloudKit's, as far as the controller for sharing needs them.
@objc open class CKShare: NSObject {}
@objc open class CKContainer: NSObject {}
extension UICloudSharingController {
  public convenience init(share: CKShare, container: CKContainer) { self.init(nibName: nil, bundle: nil) }
}
