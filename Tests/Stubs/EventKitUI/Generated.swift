// swift-format-ignore-file
// Written from BridgeFacts: UPDATE_SNAPSHOTS=1 swift test --filter GeneratedStubsTests
@_exported import Foundation
@_exported import UIKit

@MainActor @preconcurrency @objc open class EKCalendarChooser: UIViewController {
  open weak var delegate: (any EKCalendarChooserDelegate)?
}
@MainActor @preconcurrency @objc open class EKEventEditViewController: UINavigationController {
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
}
@MainActor @preconcurrency @objc open class EKEventViewController: UIViewController {
  open weak var delegate: (any EKEventViewDelegate)?
}
@objc public protocol EKCalendarChooserDelegate: NSObjectProtocol {
  @objc optional func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  @objc optional func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  @objc optional func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}
@objc public protocol EKEventEditViewDelegate: NSObjectProtocol {
  func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  @objc optional func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}
@objc public protocol EKEventViewDelegate: NSObjectProtocol {
  func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}
@objc open class EKCalendar: NSObject, @unchecked Sendable {}
@objc public enum EKEventEditViewAction: Int, Sendable { case none }
@objc public enum EKEventViewAction: Int, Sendable { case none }
