extension DelegateProtocol {
  /// The delegate and data source protocols of AppKit.
  static let appKitTable = """
    import AppKit
    NSCollectionViewDataSource: NSObjectProtocol
      required func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int
      required func collectionView(_ collectionView: NSCollectionView,
        itemForRepresentedObjectAt indexPath: IndexPath) -> NSCollectionViewItem
      optional func numberOfSections(in collectionView: NSCollectionView) -> Int
    NSCollectionViewDelegate: NSObjectProtocol
      optional func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>)
    NSCollectionViewPrefetching: NSObjectProtocol
      required func collectionView(_ collectionView: NSCollectionView, prefetchItemsAt indexPaths: [IndexPath])
    NSComboBoxDataSource: NSObjectProtocol
      optional func numberOfItems(in comboBox: NSComboBox) -> Int
      optional func comboBox(_ comboBox: NSComboBox, objectValueForItemAt index: Int) -> Any?
    NSComboBoxDelegate: NSTextFieldDelegate
      optional func comboBoxSelectionDidChange(_ notification: Notification)
    NSControlTextEditingDelegate: NSObjectProtocol
      optional func controlTextDidChange(_ obj: Notification)
      optional func controlTextDidEndEditing(_ obj: Notification)
      optional func control(_ control: NSControl, textView: NSTextView,
        doCommandBy commandSelector: Selector) -> Bool
    NSDatePickerCellDelegate: NSObjectProtocol
      optional func datePickerCell(_ datePickerCell: NSDatePickerCell,
        validateProposedDateValue proposedDateValue: AutoreleasingUnsafeMutablePointer<NSDate>,
        timeInterval proposedTimeInterval: UnsafeMutablePointer<TimeInterval>?)
    NSGestureRecognizerDelegate: NSObjectProtocol
    NSMenuDelegate: NSObjectProtocol
      optional func menuNeedsUpdate(_ menu: NSMenu)
      optional func menuWillOpen(_ menu: NSMenu)
      optional func menuDidClose(_ menu: NSMenu)
    NSOutlineViewDataSource: NSObjectProtocol
      optional func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
      optional func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any
      optional func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool
    NSOutlineViewDelegate: NSControlTextEditingDelegate
      optional func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?,
        item: Any) -> NSView?
      optional func outlineViewSelectionDidChange(_ notification: Notification)
    NSPathControlDelegate: NSObjectProtocol
      optional func pathControl(_ pathControl: NSPathControl, willDisplay openPanel: NSOpenPanel)
    NSSearchFieldDelegate: NSTextFieldDelegate
      optional func searchFieldDidEndSearching(_ sender: NSSearchField)
    NSSplitViewDelegate: NSObjectProtocol
      optional func splitView(_ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat,
        ofSubviewAt dividerIndex: Int) -> CGFloat
      optional func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool
    NSTableViewDataSource: NSObjectProtocol
      optional func numberOfRows(in tableView: NSTableView) -> Int
      optional func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?,
        row: Int) -> Any?
    NSTableViewDelegate: NSControlTextEditingDelegate
      optional func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
      optional func tableViewSelectionDidChange(_ notification: Notification)
      optional func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
    NSTextDelegate: NSObjectProtocol
      optional func textDidChange(_ notification: Notification)
      optional func textDidBeginEditing(_ notification: Notification)
      optional func textDidEndEditing(_ notification: Notification)
    NSTextFieldDelegate: NSControlTextEditingDelegate
    NSTextViewDelegate: NSTextDelegate
      optional func textViewDidChangeSelection(_ notification: Notification)
    NSTokenFieldDelegate: NSTextFieldDelegate
      optional func tokenField(_ tokenField: NSTokenField, completionsForSubstring substring: String,
        indexOfToken tokenIndex: Int, indexOfSelectedItem selectedIndex: UnsafeMutablePointer<Int>?) -> [Any]?
      optional func tokenField(_ tokenField: NSTokenField,
        displayStringForRepresentedObject representedObject: Any) -> String?
    NSWindowDelegate: NSObjectProtocol
      optional func windowShouldClose(_ sender: NSWindow) -> Bool
      optional func windowWillClose(_ notification: Notification)
      optional func windowDidBecomeKey(_ notification: Notification)
      optional func windowDidResize(_ notification: Notification)
    """
}
