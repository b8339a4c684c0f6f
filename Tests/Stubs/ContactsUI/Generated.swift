// swift-format-ignore-file
// Written from BridgeFacts: UPDATE_SNAPSHOTS=1 swift test --filter GeneratedStubsTests
@_exported import Foundation
@_exported import UIKit

@MainActor @preconcurrency @objc open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?
}
@MainActor @preconcurrency @objc open class CNContactViewController: UIViewController {
  open weak var delegate: (any CNContactViewControllerDelegate)?
}
@objc public protocol CNContactPickerDelegate: NSObjectProtocol {
  @objc optional func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  @objc optional func contactPickerDidCancel(_ picker: CNContactPickerViewController)
}
@objc public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  @objc optional func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}
@objc open class CNContact: NSObject, @unchecked Sendable {}
