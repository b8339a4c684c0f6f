extension DelegateProtocol {
  /// The less common methods of the delegate protocols of AppKit.
  static let furtherAppKitTable = """
    import AppKit
    NSCollectionViewDataSource
      optional func collectionView(_ collectionView: NSCollectionView, viewForSupplementaryElementOfKind kind:
        NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath) -> NSView
    NSCollectionViewDelegate
      optional func collectionView(_ collectionView: NSCollectionView, acceptDrop draggingInfo: any NSDraggingInfo,
        index: Int, dropOperation: NSCollectionView.DropOperation) -> Bool
      optional func collectionView(_ collectionView: NSCollectionView, acceptDrop draggingInfo: any NSDraggingInfo,
        indexPath: IndexPath, dropOperation: NSCollectionView.DropOperation) -> Bool
      optional func collectionView(_ collectionView: NSCollectionView, canDragItemsAt indexPaths: Set<IndexPath>, with
        event: NSEvent) -> Bool
      optional func collectionView(_ collectionView: NSCollectionView, didChangeItemsAt indexPaths: Set<IndexPath>, to
        highlightState: NSCollectionViewItem.HighlightState)
      optional func collectionView(_ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>)
      optional func collectionView(_ collectionView: NSCollectionView, didEndDisplaying item: NSCollectionViewItem,
        forRepresentedObjectAt indexPath: IndexPath)
      optional func collectionView(_ collectionView: NSCollectionView, didEndDisplayingSupplementaryView view: NSView,
        forElementOfKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath)
      optional func collectionView(_ collectionView: NSCollectionView, draggingImageForItemsAt indexPaths:
        Set<IndexPath>, with event: NSEvent, offset dragImageOffset: NSPointPointer) -> NSImage
      optional func collectionView(_ collectionView: NSCollectionView, draggingSession session: NSDraggingSession,
        endedAt screenPoint: NSPoint, dragOperation operation: NSDragOperation)
      optional func collectionView(_ collectionView: NSCollectionView, draggingSession session: NSDraggingSession,
        willBeginAt screenPoint: NSPoint, forItemsAt indexPaths: Set<IndexPath>)
      optional func collectionView(_ collectionView: NSCollectionView, pasteboardWriterForItemAt index: Int) -> (any
        NSPasteboardWriting)?
      optional func collectionView(_ collectionView: NSCollectionView, pasteboardWriterForItemAt indexPath: IndexPath)
        -> (any NSPasteboardWriting)?
      optional func collectionView(_ collectionView: NSCollectionView, shouldChangeItemsAt indexPaths: Set<IndexPath>,
        to highlightState: NSCollectionViewItem.HighlightState) -> Set<IndexPath>
      optional func collectionView(_ collectionView: NSCollectionView, shouldDeselectItemsAt indexPaths:
        Set<IndexPath>) -> Set<IndexPath>
      optional func collectionView(_ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>)
        -> Set<IndexPath>
      optional func collectionView(_ collectionView: NSCollectionView, transitionLayoutForOldLayout fromLayout:
        NSCollectionViewLayout, newLayout toLayout: NSCollectionViewLayout) -> NSCollectionViewTransitionLayout
      optional func collectionView(_ collectionView: NSCollectionView, updateDraggingItemsForDrag draggingInfo: any
        NSDraggingInfo)
      optional func collectionView(_ collectionView: NSCollectionView, validateDrop draggingInfo: any NSDraggingInfo,
        proposedIndex proposedDropIndex: UnsafeMutablePointer<Int>, dropOperation proposedDropOperation:
        UnsafeMutablePointer<NSCollectionView.DropOperation>) -> NSDragOperation
      optional func collectionView(_ collectionView: NSCollectionView, validateDrop draggingInfo: any NSDraggingInfo,
        proposedIndexPath proposedDropIndexPath: AutoreleasingUnsafeMutablePointer<NSIndexPath>, dropOperation
        proposedDropOperation: UnsafeMutablePointer<NSCollectionView.DropOperation>) -> NSDragOperation
      optional func collectionView(_ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem,
        forRepresentedObjectAt indexPath: IndexPath)
      optional func collectionView(_ collectionView: NSCollectionView, willDisplaySupplementaryView view: NSView,
        forElementKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath)
    NSCollectionViewPrefetching
      optional func collectionView(_ collectionView: NSCollectionView, cancelPrefetchingForItemsAt indexPaths:
        [IndexPath])
    NSComboBoxDataSource
      optional func comboBox(_ comboBox: NSComboBox, completedString string: String) -> String?
      optional func comboBox(_ comboBox: NSComboBox, indexOfItemWithStringValue string: String) -> Int
    NSComboBoxDelegate
      optional func comboBoxSelectionIsChanging(_ notification: Notification)
      optional func comboBoxWillDismiss(_ notification: Notification)
      optional func comboBoxWillPopUp(_ notification: Notification)
    NSControlTextEditingDelegate
      optional func control(_ control: NSControl, didFailToFormatString string: String, errorDescription error:
        String?) -> Bool
      optional func control(_ control: NSControl, didFailToValidatePartialString string: String, errorDescription
        error: String?)
      optional func control(_ control: NSControl, isValidObject obj: Any?) -> Bool
      optional func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool
      optional func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool
      optional func control(_ control: NSControl, textView: NSTextView, completions words: [String],
        forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>) -> [String]
      optional func controlTextDidBeginEditing(_ obj: Notification)
    NSGestureRecognizerDelegate
      optional func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event:
        NSEvent) -> Bool
      optional func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldBeRequiredToFailBy
        otherGestureRecognizer: NSGestureRecognizer) -> Bool
      optional func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldReceive touch: NSTouch) -> Bool
      optional func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldRecognizeSimultaneouslyWith
        otherGestureRecognizer: NSGestureRecognizer) -> Bool
      optional func gestureRecognizer(_ gestureRecognizer: NSGestureRecognizer, shouldRequireFailureOf
        otherGestureRecognizer: NSGestureRecognizer) -> Bool
      optional func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool
    NSMenuDelegate
      optional func confinementRect(for menu: NSMenu, on screen: NSScreen?) -> NSRect
      optional func menu(_ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool) -> Bool
      optional func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?)
      optional func menuHasKeyEquivalent(_ menu: NSMenu, for event: NSEvent, target:
        AutoreleasingUnsafeMutablePointer<AnyObject?>, action: UnsafeMutablePointer<Selector?>) -> Bool
      optional func numberOfItems(in menu: NSMenu) -> Int
    NSOutlineViewDataSource
      optional func outlineView(_ outlineView: NSOutlineView, acceptDrop info: any NSDraggingInfo, item: Any?,
        childIndex index: Int) -> Bool
      optional func outlineView(_ outlineView: NSOutlineView, draggingSession session: NSDraggingSession, endedAt
        screenPoint: NSPoint, operation: NSDragOperation)
      optional func outlineView(_ outlineView: NSOutlineView, draggingSession session: NSDraggingSession, willBeginAt
        screenPoint: NSPoint, forItems draggedItems: [Any])
      optional func outlineView(_ outlineView: NSOutlineView, itemForPersistentObject object: Any) -> Any?
      optional func outlineView(_ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item:
        Any?) -> Any?
      optional func outlineView(_ outlineView: NSOutlineView, pasteboardWriterForItem item: Any) -> (any
        NSPasteboardWriting)?
      optional func outlineView(_ outlineView: NSOutlineView, persistentObjectForItem item: Any?) -> Any?
      optional func outlineView(_ outlineView: NSOutlineView, setObjectValue object: Any?, for tableColumn:
        NSTableColumn?, byItem item: Any?)
      optional func outlineView(_ outlineView: NSOutlineView, sortDescriptorsDidChange oldDescriptors:
        [NSSortDescriptor])
      optional func outlineView(_ outlineView: NSOutlineView, updateDraggingItemsForDrag draggingInfo: any
        NSDraggingInfo)
      optional func outlineView(_ outlineView: NSOutlineView, validateDrop info: any NSDraggingInfo, proposedItem
        item: Any?, proposedChildIndex index: Int) -> NSDragOperation
    NSOutlineViewDelegate
      optional func outlineView(_ outlineView: NSOutlineView, dataCellFor tableColumn: NSTableColumn?, item: Any) ->
        NSCell?
      optional func outlineView(_ outlineView: NSOutlineView, didAdd rowView: NSTableRowView, forRow row: Int)
      optional func outlineView(_ outlineView: NSOutlineView, didClick tableColumn: NSTableColumn)
      optional func outlineView(_ outlineView: NSOutlineView, didDrag tableColumn: NSTableColumn)
      optional func outlineView(_ outlineView: NSOutlineView, didRemove rowView: NSTableRowView, forRow row: Int)
      optional func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat
      optional func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool
      optional func outlineView(_ outlineView: NSOutlineView, mouseDownInHeaderOf tableColumn: NSTableColumn)
      optional func outlineView(_ outlineView: NSOutlineView, nextTypeSelectMatchFromItem startItem: Any, toItem
        endItem: Any, for searchString: String) -> Any?
      optional func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView?
      optional func outlineView(_ outlineView: NSOutlineView, selectionIndexesForProposedSelection
        proposedSelectionIndexes: IndexSet) -> IndexSet
      optional func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool
      optional func outlineView(_ outlineView: NSOutlineView, shouldEdit tableColumn: NSTableColumn?, item: Any) ->
        Bool
      optional func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool
      optional func outlineView(_ outlineView: NSOutlineView, shouldReorderColumn columnIndex: Int, toColumn
        newColumnIndex: Int) -> Bool
      optional func outlineView(_ outlineView: NSOutlineView, shouldSelect tableColumn: NSTableColumn?) -> Bool
      optional func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool
      optional func outlineView(_ outlineView: NSOutlineView, shouldShowCellExpansionFor tableColumn: NSTableColumn?,
        item: Any) -> Bool
      optional func outlineView(_ outlineView: NSOutlineView, shouldShowOutlineCellForItem item: Any) -> Bool
      optional func outlineView(_ outlineView: NSOutlineView, shouldTrackCell cell: NSCell, for tableColumn:
        NSTableColumn?, item: Any) -> Bool
      optional func outlineView(_ outlineView: NSOutlineView, shouldTypeSelectFor event: NSEvent, withCurrentSearch
        searchString: String?) -> Bool
      optional func outlineView(_ outlineView: NSOutlineView, sizeToFitWidthOfColumn column: Int) -> CGFloat
      since macOS 11 func outlineView(_ outlineView: NSOutlineView, tintConfigurationForItem item: Any) ->
        NSTintConfiguration?
      optional func outlineView(_ outlineView: NSOutlineView, toolTipFor cell: NSCell, rect: NSRectPointer,
        tableColumn: NSTableColumn?, item: Any, mouseLocation: NSPoint) -> String
      optional func outlineView(_ outlineView: NSOutlineView, typeSelectStringFor tableColumn: NSTableColumn?, item:
        Any) -> String?
      since macOS 14 func outlineView(_ outlineView: NSOutlineView, userCanChangeVisibilityOf column: NSTableColumn)
        -> Bool
      since macOS 14 func outlineView(_ outlineView: NSOutlineView, userDidChangeVisibilityOf columns:
        [NSTableColumn])
      optional func outlineView(_ outlineView: NSOutlineView, willDisplayCell cell: Any, for tableColumn:
        NSTableColumn?, item: Any)
      optional func outlineView(_ outlineView: NSOutlineView, willDisplayOutlineCell cell: Any, for tableColumn:
        NSTableColumn?, item: Any)
      optional func outlineViewColumnDidMove(_ notification: Notification)
      optional func outlineViewColumnDidResize(_ notification: Notification)
      optional func outlineViewItemDidCollapse(_ notification: Notification)
      optional func outlineViewItemDidExpand(_ notification: Notification)
      optional func outlineViewItemWillCollapse(_ notification: Notification)
      optional func outlineViewItemWillExpand(_ notification: Notification)
      optional func outlineViewSelectionIsChanging(_ notification: Notification)
      optional func selectionShouldChange(in outlineView: NSOutlineView) -> Bool
    NSPathControlDelegate
      optional func pathControl(_ pathControl: NSPathControl, acceptDrop info: any NSDraggingInfo) -> Bool
      optional func pathControl(_ pathControl: NSPathControl, shouldDrag pathComponentCell: NSPathComponentCell, with
        pasteboard: NSPasteboard) -> Bool
      optional func pathControl(_ pathControl: NSPathControl, shouldDrag pathItem: NSPathControlItem, with pasteboard:
        NSPasteboard) -> Bool
      optional func pathControl(_ pathControl: NSPathControl, validateDrop info: any NSDraggingInfo) ->
        NSDragOperation
      optional func pathControl(_ pathControl: NSPathControl, willPopUp menu: NSMenu)
    NSSearchFieldDelegate
      optional func searchFieldDidStartSearching(_ sender: NSSearchField)
    NSSplitViewDelegate
      optional func splitView(_ splitView: NSSplitView, additionalEffectiveRectOfDividerAt dividerIndex: Int) ->
        NSRect
      optional func splitView(_ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat,
        ofSubviewAt dividerIndex: Int) -> CGFloat
      optional func splitView(_ splitView: NSSplitView, constrainSplitPosition proposedPosition: CGFloat, ofSubviewAt
        dividerIndex: Int) -> CGFloat
      optional func splitView(_ splitView: NSSplitView, effectiveRect proposedEffectiveRect: NSRect, forDrawnRect
        drawnRect: NSRect, ofDividerAt dividerIndex: Int) -> NSRect
      optional func splitView(_ splitView: NSSplitView, resizeSubviewsWithOldSize oldSize: NSSize)
      optional func splitView(_ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView) -> Bool
      optional func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool
      optional func splitViewDidResizeSubviews(_ notification: Notification)
      optional func splitViewWillResizeSubviews(_ notification: Notification)
    NSTableViewDataSource
      optional func tableView(_ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int, dropOperation:
        NSTableView.DropOperation) -> Bool
      optional func tableView(_ tableView: NSTableView, draggingSession session: NSDraggingSession, endedAt
        screenPoint: NSPoint, operation: NSDragOperation)
      optional func tableView(_ tableView: NSTableView, draggingSession session: NSDraggingSession, willBeginAt
        screenPoint: NSPoint, forRowIndexes rowIndexes: IndexSet)
      optional func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int) -> (any NSPasteboardWriting)?
      optional func tableView(_ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?,
        row: Int)
      optional func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
      optional func tableView(_ tableView: NSTableView, updateDraggingItemsForDrag draggingInfo: any NSDraggingInfo)
      optional func tableView(_ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int,
        proposedDropOperation dropOperation: NSTableView.DropOperation) -> NSDragOperation
    NSTableViewDelegate
      optional func selectionShouldChange(in tableView: NSTableView) -> Bool
      optional func tableView(_ tableView: NSTableView, dataCellFor tableColumn: NSTableColumn?, row: Int) -> NSCell?
      optional func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int)
      optional func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn)
      optional func tableView(_ tableView: NSTableView, didDrag tableColumn: NSTableColumn)
      optional func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int)
      optional func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool
      optional func tableView(_ tableView: NSTableView, mouseDownInHeaderOf tableColumn: NSTableColumn)
      optional func tableView(_ tableView: NSTableView, nextTypeSelectMatchFromRow startRow: Int, toRow endRow: Int,
        for searchString: String) -> Int
      optional func tableView(_ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge) ->
        [NSTableViewRowAction]
      optional func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?
      optional func tableView(_ tableView: NSTableView, selectionIndexesForProposedSelection proposedSelectionIndexes:
        IndexSet) -> IndexSet
      optional func tableView(_ tableView: NSTableView, shouldEdit tableColumn: NSTableColumn?, row: Int) -> Bool
      optional func tableView(_ tableView: NSTableView, shouldReorderColumn columnIndex: Int, toColumn newColumnIndex:
        Int) -> Bool
      optional func tableView(_ tableView: NSTableView, shouldSelect tableColumn: NSTableColumn?) -> Bool
      optional func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
      optional func tableView(_ tableView: NSTableView, shouldShowCellExpansionFor tableColumn: NSTableColumn?, row:
        Int) -> Bool
      optional func tableView(_ tableView: NSTableView, shouldTrackCell cell: NSCell, for tableColumn: NSTableColumn?,
        row: Int) -> Bool
      optional func tableView(_ tableView: NSTableView, shouldTypeSelectFor event: NSEvent, withCurrentSearch
        searchString: String?) -> Bool
      optional func tableView(_ tableView: NSTableView, sizeToFitWidthOfColumn column: Int) -> CGFloat
      optional func tableView(_ tableView: NSTableView, toolTipFor cell: NSCell, rect: NSRectPointer, tableColumn:
        NSTableColumn?, row: Int, mouseLocation: NSPoint) -> String
      optional func tableView(_ tableView: NSTableView, typeSelectStringFor tableColumn: NSTableColumn?, row: Int) ->
        String?
      since macOS 14 func tableView(_ tableView: NSTableView, userCanChangeVisibilityOf column: NSTableColumn) -> Bool
      since macOS 14 func tableView(_ tableView: NSTableView, userDidChangeVisibilityOf columns: [NSTableColumn])
      optional func tableView(_ tableView: NSTableView, willDisplayCell cell: Any, for tableColumn: NSTableColumn?,
        row: Int)
      optional func tableViewColumnDidMove(_ notification: Notification)
      optional func tableViewColumnDidResize(_ notification: Notification)
      optional func tableViewSelectionIsChanging(_ notification: Notification)
    NSTextDelegate
      optional func textShouldBeginEditing(_ textObject: NSText) -> Bool
      optional func textShouldEndEditing(_ textObject: NSText) -> Bool
    NSTextFieldDelegate
      optional func textField(_ textField: NSTextField, textView: NSTextView, candidates: [NSTextCheckingResult],
        forSelectedRange selectedRange: NSRange) -> [NSTextCheckingResult]
      optional func textField(_ textField: NSTextField, textView: NSTextView, candidatesForSelectedRange
        selectedRange: NSRange) -> [Any]?
      optional func textField(_ textField: NSTextField, textView: NSTextView, shouldSelectCandidateAt index: Int) ->
        Bool
    NSTextViewDelegate
      optional func textView(_ textView: NSTextView, candidates: [NSTextCheckingResult], forSelectedRange
        selectedRange: NSRange) -> [NSTextCheckingResult]
      optional func textView(_ textView: NSTextView, candidatesForSelectedRange selectedRange: NSRange) -> [Any]?
      optional func textView(_ textView: NSTextView, clickedOn cell: any NSTextAttachmentCellProtocol, in cellFrame:
        NSRect, at charIndex: Int)
      optional func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool
      optional func textView(_ textView: NSTextView, completions words: [String], forPartialWordRange charRange:
        NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>?) -> [String]
      optional func textView(_ view: NSTextView, didCheckTextIn range: NSRange, types checkingTypes:
        NSTextCheckingTypes, options: [NSSpellChecker.OptionKey: Any], results: [NSTextCheckingResult],
        orthography: NSOrthography, wordCount: Int) -> [NSTextCheckingResult]
      optional func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
      optional func textView(_ textView: NSTextView, doubleClickedOn cell: any NSTextAttachmentCellProtocol, in
        cellFrame: NSRect, at charIndex: Int)
      optional func textView(_ view: NSTextView, draggedCell cell: any NSTextAttachmentCellProtocol, in rect: NSRect,
        event: NSEvent, at charIndex: Int)
      optional func textView(_ view: NSTextView, menu: NSMenu, for event: NSEvent, at charIndex: Int) -> NSMenu?
      optional func textView(_ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString:
        String?) -> Bool
      optional func textView(_ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue],
        replacementStrings: [String]?) -> Bool
      optional func textView(_ textView: NSTextView, shouldChangeTypingAttributes oldTypingAttributes: [String: Any],
        toAttributes newTypingAttributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
      optional func textView(_ textView: NSTextView, shouldSelectCandidateAt index: Int) -> Bool
      optional func textView(_ textView: NSTextView, shouldSetSpellingState value: Int, range affectedCharRange:
        NSRange) -> Int
      optional func textView(_ textView: NSTextView, shouldUpdateTouchBarItemIdentifiers identifiers:
        [NSTouchBarItem.Identifier]) -> [NSTouchBarItem.Identifier]
      optional func textView(_ textView: NSTextView, urlForContentsOf textAttachment: NSTextAttachment, at charIndex:
        Int) -> URL?
      optional func textView(_ textView: NSTextView, willChangeSelectionFromCharacterRange oldSelectedCharRange:
        NSRange, toCharacterRange newSelectedCharRange: NSRange) -> NSRange
      optional func textView(_ textView: NSTextView, willChangeSelectionFromCharacterRanges oldSelectedCharRanges:
        [NSValue], toCharacterRanges newSelectedCharRanges: [NSValue]) -> [NSValue]
      optional func textView(_ view: NSTextView, willCheckTextIn range: NSRange, options: [NSSpellChecker.OptionKey:
        Any], types checkingTypes: UnsafeMutablePointer<NSTextCheckingTypes>) -> [NSSpellChecker.OptionKey: Any]
      optional func textView(_ textView: NSTextView, willDisplayToolTip tooltip: String, forCharacterAt
        characterIndex: Int) -> String?
      optional func textView(_ textView: NSTextView, willShow servicePicker: NSSharingServicePicker, forItems items:
        [Any]) -> NSSharingServicePicker?
      optional func textView(_ view: NSTextView, writablePasteboardTypesFor cell: any NSTextAttachmentCellProtocol, at
        charIndex: Int) -> [NSPasteboard.PasteboardType]
      optional func textView(_ view: NSTextView, write cell: any NSTextAttachmentCellProtocol, at charIndex: Int, to
        pboard: NSPasteboard, type: NSPasteboard.PasteboardType) -> Bool
      since macOS 15 func textView(_ textView: NSTextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange:
        NSRange) -> [NSValue]
      optional func textViewDidChangeTypingAttributes(_ notification: Notification)
      since macOS 15 func textViewWritingToolsDidEnd(_ textView: NSTextView)
      since macOS 15 func textViewWritingToolsWillBegin(_ textView: NSTextView)
      optional func undoManager(for view: NSTextView) -> UndoManager?
    NSTokenFieldDelegate
      optional func tokenField(_ tokenField: NSTokenField, editingStringForRepresentedObject representedObject: Any)
        -> String?
      optional func tokenField(_ tokenField: NSTokenField, hasMenuForRepresentedObject representedObject: Any) -> Bool
      optional func tokenField(_ tokenField: NSTokenField, menuForRepresentedObject representedObject: Any) -> NSMenu?
      optional func tokenField(_ tokenField: NSTokenField, readFrom pboard: NSPasteboard) -> [Any]?
      optional func tokenField(_ tokenField: NSTokenField, representedObjectForEditing editingString: String) -> Any?
      optional func tokenField(_ tokenField: NSTokenField, shouldAdd tokens: [Any], at index: Int) -> [Any]
      optional func tokenField(_ tokenField: NSTokenField, styleForRepresentedObject representedObject: Any) ->
        NSTokenField.TokenStyle
      optional func tokenField(_ tokenField: NSTokenField, writeRepresentedObjects objects: [Any], to pboard:
        NSPasteboard) -> Bool
    NSWindowDelegate
      optional func customWindowsToEnterFullScreen(for window: NSWindow) -> [NSWindow]?
      optional func customWindowsToEnterFullScreen(for window: NSWindow, on screen: NSScreen) -> [NSWindow]?
      optional func customWindowsToExitFullScreen(for window: NSWindow) -> [NSWindow]?
      since macOS 13.2 func previewRepresentableActivityItems(for window: NSWindow) -> [any
        NSPreviewRepresentableActivityItem]?
      optional func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder)
      optional func window(_ window: NSWindow, shouldDragDocumentWith event: NSEvent, from dragImageLocation: NSPoint,
        with pasteboard: NSPasteboard) -> Bool
      optional func window(_ window: NSWindow, shouldPopUpDocumentPathMenu menu: NSMenu) -> Bool
      optional func window(_ window: NSWindow, startCustomAnimationToEnterFullScreenOn screen: NSScreen, withDuration
        duration: TimeInterval)
      optional func window(_ window: NSWindow, startCustomAnimationToEnterFullScreenWithDuration duration:
        TimeInterval)
      optional func window(_ window: NSWindow, startCustomAnimationToExitFullScreenWithDuration duration:
        TimeInterval)
      optional func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder)
      optional func window(_ window: NSWindow, willPositionSheet sheet: NSWindow, using rect: NSRect) -> NSRect
      optional func window(_ window: NSWindow, willResizeForVersionBrowserWithMaxPreferredSize maxPreferredFrameSize:
        NSSize, maxAllowedSize maxAllowedFrameSize: NSSize) -> NSSize
      optional func window(_ window: NSWindow, willUseFullScreenContentSize proposedSize: NSSize) -> NSSize
      optional func window(_ window: NSWindow, willUseFullScreenPresentationOptions proposedOptions:
        NSApplication.PresentationOptions) -> NSApplication.PresentationOptions
      optional func windowDidBecomeMain(_ notification: Notification)
      optional func windowDidChangeBackingProperties(_ notification: Notification)
      optional func windowDidChangeOcclusionState(_ notification: Notification)
      optional func windowDidChangeScreen(_ notification: Notification)
      optional func windowDidChangeScreenProfile(_ notification: Notification)
      optional func windowDidDeminiaturize(_ notification: Notification)
      optional func windowDidEndLiveResize(_ notification: Notification)
      optional func windowDidEndSheet(_ notification: Notification)
      optional func windowDidEnterFullScreen(_ notification: Notification)
      optional func windowDidEnterVersionBrowser(_ notification: Notification)
      optional func windowDidExitFullScreen(_ notification: Notification)
      optional func windowDidExitVersionBrowser(_ notification: Notification)
      optional func windowDidExpose(_ notification: Notification)
      optional func windowDidFailToEnterFullScreen(_ window: NSWindow)
      optional func windowDidFailToExitFullScreen(_ window: NSWindow)
      optional func windowDidMiniaturize(_ notification: Notification)
      optional func windowDidMove(_ notification: Notification)
      optional func windowDidResignKey(_ notification: Notification)
      optional func windowDidResignMain(_ notification: Notification)
      optional func windowDidUpdate(_ notification: Notification)
      optional func windowShouldZoom(_ window: NSWindow, toFrame newFrame: NSRect) -> Bool
      optional func windowWillBeginSheet(_ notification: Notification)
      optional func windowWillEnterFullScreen(_ notification: Notification)
      optional func windowWillEnterVersionBrowser(_ notification: Notification)
      optional func windowWillExitFullScreen(_ notification: Notification)
      optional func windowWillExitVersionBrowser(_ notification: Notification)
      optional func windowWillMiniaturize(_ notification: Notification)
      optional func windowWillMove(_ notification: Notification)
      optional func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize
      optional func windowWillReturnFieldEditor(_ sender: NSWindow, to client: Any?) -> Any?
      optional func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager?
      optional func windowWillStartLiveResize(_ notification: Notification)
      optional func windowWillUseStandardFrame(_ window: NSWindow, defaultFrame newFrame: NSRect) -> NSRect
    """
}
