@_exported import Foundation

// The CloudKit types that the controller for sharing needs.
@objc open class CKShare: NSObject {}
@objc open class CKContainer: NSObject {}
extension UICloudSharingController {
  public convenience init(share: CKShare, container: CKContainer) { self.init(nibName: nil, bundle: nil) }
}
