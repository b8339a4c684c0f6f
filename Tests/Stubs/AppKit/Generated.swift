// swift-format-ignore-file
// Written from BridgeFacts: UPDATE_SNAPSHOTS=1 swift test --filter GeneratedStubsTests
@_exported import Foundation
@_exported import ObjectiveC

@MainActor @preconcurrency @objc open class NSBox: NSView {}
@MainActor @preconcurrency @objc open class NSBrowser: NSControl {}
@MainActor @preconcurrency @objc open class NSClipView: NSView {}
extension NSCollectionView {
  public var prefetchDataSource: (any NSCollectionViewPrefetching)? { get { nil } set {} }
}
@MainActor @preconcurrency @objc open class NSColorWell: NSControl {}
@MainActor @preconcurrency @objc open class NSComboBox: NSTextField {
  open weak var delegate: (any NSComboBoxDelegate)?
  open var dataSource: (any NSComboBoxDataSource)?
}
@MainActor @preconcurrency @objc open class NSDatePicker: NSControl {
  open weak var delegate: (any NSDatePickerCellDelegate)?
}
@MainActor @preconcurrency @objc open class NSGridView: NSView {}
@MainActor @preconcurrency @objc open class NSImageView: NSControl {}
@MainActor @preconcurrency @objc open class NSLevelIndicator: NSControl {}
@MainActor @preconcurrency @objc open class NSMagnificationGestureRecognizer: NSGestureRecognizer {}
@MainActor @preconcurrency @objc open class NSMatrix: NSControl {}
@MainActor @preconcurrency @objc open class NSMenu: NSObject {
  open weak var delegate: (any NSMenuDelegate)?
}
@MainActor @preconcurrency @objc open class NSOutlineView: NSTableView {
  open weak var delegate: (any NSOutlineViewDelegate)?
  open weak var dataSource: (any NSOutlineViewDataSource)?
}
@MainActor @preconcurrency @objc open class NSPageController: NSViewController {}
@MainActor @preconcurrency @objc open class NSPanGestureRecognizer: NSGestureRecognizer {}
@MainActor @preconcurrency @objc open class NSPathControl: NSControl {
  open weak var delegate: (any NSPathControlDelegate)?
}
@MainActor @preconcurrency @objc open class NSPopUpButton: NSButton {}
@MainActor @preconcurrency @objc open class NSPredicateEditor: NSRuleEditor {}
@MainActor @preconcurrency @objc open class NSPressGestureRecognizer: NSGestureRecognizer {}
@MainActor @preconcurrency @objc open class NSProgressIndicator: NSView {}
@MainActor @preconcurrency @objc open class NSRotationGestureRecognizer: NSGestureRecognizer {}
@MainActor @preconcurrency @objc open class NSRuleEditor: NSControl {}
@MainActor @preconcurrency @objc open class NSScroller: NSControl {}
@MainActor @preconcurrency @objc open class NSSearchField: NSTextField {
  open weak var delegate: (any NSSearchFieldDelegate)?
}
@MainActor @preconcurrency @objc open class NSSecureTextField: NSTextField {}
@MainActor @preconcurrency @objc open class NSSegmentedControl: NSControl {}
@MainActor @preconcurrency @objc open class NSSplitView: NSView {
  open weak var delegate: (any NSSplitViewDelegate)?
}
@MainActor @preconcurrency @objc open class NSSplitViewController: NSViewController {}
@MainActor @preconcurrency @objc open class NSStackView: NSView {}
@MainActor @preconcurrency @objc open class NSStepper: NSControl {}
@MainActor @preconcurrency @objc open class NSSwitch: NSControl {}
@MainActor @preconcurrency @objc open class NSTabView: NSView {}
@MainActor @preconcurrency @objc open class NSTabViewController: NSViewController {}
@MainActor @preconcurrency @objc open class NSTableCellView: NSView {}
@MainActor @preconcurrency @objc open class NSTableRowView: NSView {}
@MainActor @preconcurrency @objc open class NSTokenField: NSTextField {
  open weak var delegate: (any NSTokenFieldDelegate)?
}
@MainActor @preconcurrency @objc open class NSVisualEffectView: NSView {}
extension NSWindow {
  public var delegate: (any NSWindowDelegate)? { get { nil } set {} }
}
@MainActor @preconcurrency @objc public protocol NSCollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath) -> NSCollectionViewItem
  @objc optional func numberOfSections(in collectionView: NSCollectionView) -> Int
}
@MainActor @preconcurrency @objc public protocol NSCollectionViewDelegate: NSObjectProtocol {
  @objc optional func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>)
}
@MainActor @preconcurrency @objc public protocol NSCollectionViewPrefetching: NSObjectProtocol {
  func collectionView(_ collectionView: NSCollectionView, prefetchItemsAt indexPaths: [IndexPath])
}
@MainActor @preconcurrency @objc public protocol NSComboBoxDataSource: NSObjectProtocol {
  @objc optional func numberOfItems(in comboBox: NSComboBox) -> Int
  @objc optional func comboBox(_ comboBox: NSComboBox, objectValueForItemAt index: Int) -> Any?
}
@MainActor @preconcurrency @objc public protocol NSComboBoxDelegate: NSTextFieldDelegate {
  @objc optional func comboBoxSelectionDidChange(_ notification: Notification)
}
@MainActor @preconcurrency @objc public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  @objc optional func controlTextDidChange(_ obj: Notification)
  @objc optional func controlTextDidEndEditing(_ obj: Notification)
  @objc optional func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
}
@MainActor @preconcurrency @objc public protocol NSDatePickerCellDelegate: NSObjectProtocol {
  @objc optional func datePickerCell(_ datePickerCell: NSDatePickerCell, validateProposedDateValue proposedDateValue: AutoreleasingUnsafeMutablePointer<NSDate>, timeInterval proposedTimeInterval: UnsafeMutablePointer<TimeInterval>?)
}
@MainActor @preconcurrency @objc public protocol NSGestureRecognizerDelegate: NSObjectProtocol {}
@MainActor @preconcurrency @objc public protocol NSMenuDelegate: NSObjectProtocol {
  @objc optional func menuNeedsUpdate(_ menu: NSMenu)
  @objc optional func menuWillOpen(_ menu: NSMenu)
  @objc optional func menuDidClose(_ menu: NSMenu)
}
@MainActor @preconcurrency @objc public protocol NSOutlineViewDataSource: NSObjectProtocol {
  @objc optional func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
  @objc optional func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any
  @objc optional func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool
}
@MainActor @preconcurrency @objc public protocol NSOutlineViewDelegate: NSControlTextEditingDelegate {
  @objc optional func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView?
  @objc optional func outlineViewSelectionDidChange(_ notification: Notification)
}
@MainActor @preconcurrency @objc public protocol NSPathControlDelegate: NSObjectProtocol {
  @objc optional func pathControl(_ pathControl: NSPathControl, willDisplay openPanel: NSOpenPanel)
}
@MainActor @preconcurrency @objc public protocol NSSearchFieldDelegate: NSTextFieldDelegate {
  @objc optional func searchFieldDidEndSearching(_ sender: NSSearchField)
}
@MainActor @preconcurrency @objc public protocol NSSplitViewDelegate: NSObjectProtocol {
  @objc optional func splitView(_ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat, ofSubviewAt dividerIndex: Int) -> CGFloat
  @objc optional func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool
}
@MainActor @preconcurrency @objc public protocol NSTableViewDataSource: NSObjectProtocol {
  @objc optional func numberOfRows(in tableView: NSTableView) -> Int
  @objc optional func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any?
}
@MainActor @preconcurrency @objc public protocol NSTableViewDelegate: NSControlTextEditingDelegate {
  @objc optional func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
  @objc optional func tableViewSelectionDidChange(_ notification: Notification)
  @objc optional func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
}
@MainActor @preconcurrency @objc public protocol NSTextDelegate: NSObjectProtocol {
  @objc optional func textDidChange(_ notification: Notification)
  @objc optional func textDidBeginEditing(_ notification: Notification)
  @objc optional func textDidEndEditing(_ notification: Notification)
}
@MainActor @preconcurrency @objc public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
@MainActor @preconcurrency @objc public protocol NSTextViewDelegate: NSTextDelegate {
  @objc optional func textViewDidChangeSelection(_ notification: Notification)
}
@MainActor @preconcurrency @objc public protocol NSTokenFieldDelegate: NSTextFieldDelegate {
  @objc optional func tokenField(_ tokenField: NSTokenField, completionsForSubstring substring: String, indexOfToken tokenIndex: Int, indexOfSelectedItem selectedIndex: UnsafeMutablePointer<Int>?) -> [Any]?
  @objc optional func tokenField(_ tokenField: NSTokenField, displayStringForRepresentedObject representedObject: Any) -> String?
}
@MainActor @preconcurrency @objc public protocol NSWindowDelegate: NSObjectProtocol {
  @objc optional func windowShouldClose(_ sender: NSWindow) -> Bool
  @objc optional func windowWillClose(_ notification: Notification)
  @objc optional func windowDidBecomeKey(_ notification: Notification)
  @objc optional func windowDidResize(_ notification: Notification)
}
@MainActor @preconcurrency @objc open class NSDatePickerCell: NSObject {}
@MainActor @preconcurrency @objc open class NSOpenPanel: NSObject {}
@MainActor @preconcurrency @objc open class NSTableColumn: NSObject {}
