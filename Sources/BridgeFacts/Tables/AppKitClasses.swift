extension ClassFact {
  /// AppKit classes that apps wrap, with their delegate properties.
  static let appKitTable = """
    import AppKit
    NSBox
    NSBrowser
    NSButton
    NSClickGestureRecognizer
    NSClipView
    NSCollectionView
      weak dataSource: NSCollectionViewDataSource
      rare weak prefetchDataSource: NSCollectionViewPrefetching
      weak delegate: NSCollectionViewDelegate
    NSCollectionViewItem
    NSColorWell
    NSComboBox
      weak delegate: NSComboBoxDelegate
      rare strong dataSource: NSComboBoxDataSource
    NSControl
    NSDatePicker
      weak delegate: NSDatePickerCellDelegate
    NSGestureRecognizer
      weak delegate: NSGestureRecognizerDelegate
    NSGridView
    NSImageView
    NSLevelIndicator
    NSMagnificationGestureRecognizer
    NSMatrix
    NSMenu
      weak delegate: NSMenuDelegate
    NSOutlineView
      weak delegate: NSOutlineViewDelegate
      weak dataSource: NSOutlineViewDataSource
    NSPageController
    NSPanGestureRecognizer
    NSPathControl
      weak delegate: NSPathControlDelegate
    NSPopUpButton
    NSPredicateEditor
    NSPressGestureRecognizer
    NSProgressIndicator
    NSResponder
    NSRotationGestureRecognizer
    NSRuleEditor
    NSScrollView
    NSScroller
    NSSearchField
      weak delegate: NSSearchFieldDelegate
    NSSecureTextField
    NSSegmentedControl
    NSSlider
    NSSplitView
      weak delegate: NSSplitViewDelegate
    NSSplitViewController
    NSStackView
    NSStepper
    NSSwitch
    NSTabView
    NSTabViewController
    NSTableCellView
    NSTableRowView
    NSTableView
      weak dataSource: NSTableViewDataSource
      weak delegate: NSTableViewDelegate
    NSText
    NSTextField
      weak delegate: NSTextFieldDelegate
    NSTextView
      weak delegate: NSTextViewDelegate
    NSTokenField
      weak delegate: NSTokenFieldDelegate
    NSView
    NSViewController
    NSVisualEffectView
    NSWindow
      weak delegate: NSWindowDelegate
    """
}
