@_exported import Foundation

// The CloudKit types that the controller for sharing needs.
@objc open class CKRecord: NSObject {
  public init(recordType: String) {}
}
@objc open class CKShare: CKRecord {
  public init(rootRecord: CKRecord) { super.init(recordType: "cloudkit.share") }
}
@objc open class CKContainer: NSObject {
  @available(*, unavailable) public override init() {}
  public static func `default`() -> CKContainer { fatalError() }
}
extension UICloudSharingController {
  public convenience init(share: CKShare, container: CKContainer) { self.init(nibName: nil, bundle: nil) }
}
