extension ClassFact {
  /// AppKit classes that apps wrap, with their superclasses and delegate properties.
  static let appKitTable = """
    import AppKit
    NSBox: NSView
    NSBrowser: NSControl
    NSButton: NSControl
    NSClickGestureRecognizer: NSGestureRecognizer
    NSClipView: NSView
    NSCollectionView: NSView
      weak dataSource: NSCollectionViewDataSource
      rare weak prefetchDataSource: NSCollectionViewPrefetching
      weak delegate: NSCollectionViewDelegate
    NSCollectionViewItem: NSViewController
    NSColorWell: NSControl
    NSComboBox: NSTextField
      weak delegate: NSComboBoxDelegate
      rare strong dataSource: NSComboBoxDataSource
    NSControl: NSView
    NSDatePicker: NSControl
      weak delegate: NSDatePickerCellDelegate
    NSGestureRecognizer: NSObject
      weak delegate: NSGestureRecognizerDelegate
    NSGridView: NSView
    NSImageView: NSControl
    NSLevelIndicator: NSControl
    NSMagnificationGestureRecognizer: NSGestureRecognizer
    NSMatrix: NSControl
    NSMenu: NSObject
      weak delegate: NSMenuDelegate
    NSOutlineView: NSTableView
      weak delegate: NSOutlineViewDelegate
      weak dataSource: NSOutlineViewDataSource
    NSPageController: NSViewController
    NSPanGestureRecognizer: NSGestureRecognizer
    NSPathControl: NSControl
      weak delegate: NSPathControlDelegate
    NSPopUpButton: NSButton
    NSPredicateEditor: NSRuleEditor
    NSPressGestureRecognizer: NSGestureRecognizer
    NSProgressIndicator: NSView
    NSResponder: NSObject
    NSRotationGestureRecognizer: NSGestureRecognizer
    NSRuleEditor: NSControl
    NSScrollView: NSView
    NSScroller: NSControl
    NSSearchField: NSTextField
      weak delegate: NSSearchFieldDelegate
    NSSecureTextField: NSTextField
    NSSegmentedControl: NSControl
    NSSlider: NSControl
    NSSplitView: NSView
      weak delegate: NSSplitViewDelegate
    NSSplitViewController: NSViewController
    NSStackView: NSView
    NSStepper: NSControl
    NSSwitch: NSControl
    NSTabView: NSView
    NSTabViewController: NSViewController
    NSTableCellView: NSView
    NSTableRowView: NSView
    NSTableView: NSControl
      weak dataSource: NSTableViewDataSource
      weak delegate: NSTableViewDelegate
    NSText: NSView
    NSTextField: NSControl
      weak delegate: NSTextFieldDelegate
    NSTextView: NSText
      weak delegate: NSTextViewDelegate
    NSTokenField: NSTextField
      weak delegate: NSTokenFieldDelegate
    NSView: NSResponder
    NSViewController: NSResponder
    NSVisualEffectView: NSView
    NSWindow: NSResponder
      weak delegate: NSWindowDelegate
    """
}
