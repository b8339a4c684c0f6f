extension DelegateProtocol {
  /// Protocols and the full names of the methods that they declare, including deprecated and `async` methods.
  static let methodNameTable = """
    MFMailComposeViewControllerDelegate
      mailComposeController(_:didFinishWith:error:)
    MFMessageComposeViewControllerDelegate
      messageComposeViewController(_:didFinishWith:)
    NSControlTextEditingDelegate
      control(_:didFailToFormatString:errorDescription:) control(_:didFailToValidatePartialString:errorDescription:)
      control(_:isValidObject:) control(_:textShouldBeginEditing:) control(_:textShouldEndEditing:)
      control(_:textView:completions:forPartialWordRange:indexOfSelectedItem:) control(_:textView:doCommandBy:)
      controlTextDidBeginEditing(_:) controlTextDidChange(_:) controlTextDidEndEditing(_:)
    NSSearchFieldDelegate
      searchFieldDidEndSearching(_:) searchFieldDidStartSearching(_:)
    NSTextDelegate
      textDidBeginEditing(_:) textDidChange(_:) textDidEndEditing(_:) textShouldBeginEditing(_:)
      textShouldEndEditing(_:)
    PHPickerViewControllerDelegate
      picker(_:didFinishPicking:)
    SFSafariViewControllerDelegate
      safariViewController(_:activityItemsFor:title:) safariViewController(_:didCompleteInitialLoad:)
      safariViewController(_:excludedActivityTypesFor:title:) safariViewController(_:initialLoadDidRedirectTo:)
      safariViewControllerDidFinish(_:) safariViewControllerWillOpenInBrowser(_:)
    UIAdaptivePresentationControllerDelegate
      adaptivePresentationStyle(for:) adaptivePresentationStyle(for:traitCollection:)
      presentationController(_:prepare:) presentationController(_:viewControllerForAdaptivePresentationStyle:)
      presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
      presentationControllerDidAttemptToDismiss(_:) presentationControllerDidDismiss(_:)
      presentationControllerShouldDismiss(_:) presentationControllerWillDismiss(_:)
    UICalendarViewDelegate
      calendarView(_:decorationFor:) calendarView(_:didChangeVisibleDateComponentsFrom:)
    UICollectionViewDataSource
      collectionView(_:canMoveItemAt:) collectionView(_:cellForItemAt:) collectionView(_:indexPathForIndexTitle:at:)
      collectionView(_:moveItemAt:to:) collectionView(_:numberOfItemsInSection:)
      collectionView(_:viewForSupplementaryElementOfKind:at:) indexTitles(for:) numberOfSections(in:)
    UICollectionViewDataSourcePrefetching
      collectionView(_:cancelPrefetchingForItemsAt:) collectionView(_:prefetchItemsAt:)
    UICollectionViewDelegate
      collectionView(_:canEditItemAt:) collectionView(_:canFocusItemAt:)
      collectionView(_:canPerformAction:forItemAt:withSender:) collectionView(_:canPerformPrimaryActionForItemAt:)
      collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)
      collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)
      collectionView(_:contextMenuConfigurationForItemAt:point:)
      collectionView(_:contextMenuConfigurationForItemsAt:point:)
      collectionView(_:didBeginMultipleSelectionInteractionAt:) collectionView(_:didDeselectItemAt:)
      collectionView(_:didEndDisplaying:forItemAt:)
      collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) collectionView(_:didHighlightItemAt:)
      collectionView(_:didSelectItemAt:) collectionView(_:didUnhighlightItemAt:)
      collectionView(_:didUpdateFocusIn:with:) collectionView(_:performAction:forItemAt:withSender:)
      collectionView(_:performPrimaryActionForItemAt:)
      collectionView(_:previewForDismissingContextMenuWithConfiguration:)
      collectionView(_:previewForHighlightingContextMenuWithConfiguration:)
      collectionView(_:sceneActivationConfigurationForItemAt:point:) collectionView(_:selectionFollowsFocusForItemAt:)
      collectionView(_:shouldBeginMultipleSelectionInteractionAt:) collectionView(_:shouldDeselectItemAt:)
      collectionView(_:shouldHighlightItemAt:) collectionView(_:shouldSelectItemAt:)
      collectionView(_:shouldShowMenuForItemAt:) collectionView(_:shouldSpringLoadItemAt:with:)
      collectionView(_:shouldUpdateFocusIn:) collectionView(_:targetContentOffsetForProposedContentOffset:)
      collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)
      collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
      collectionView(_:transitionLayoutForOldLayout:newLayout:) collectionView(_:willDisplay:forItemAt:)
      collectionView(_:willDisplayContextMenu:animator:)
      collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
      collectionView(_:willEndContextMenuInteraction:animator:)
      collectionView(_:willPerformPreviewActionForMenuWith:animator:)
      collectionViewDidEndMultipleSelectionInteraction(_:) indexPathForPreferredFocusedView(in:)
    UICollectionViewDelegateFlowLayout
      collectionView(_:layout:insetForSectionAt:) collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
      collectionView(_:layout:minimumLineSpacingForSectionAt:)
      collectionView(_:layout:referenceSizeForFooterInSection:)
      collectionView(_:layout:referenceSizeForHeaderInSection:) collectionView(_:layout:sizeForItemAt:)
    UICollectionViewDragDelegate
      collectionView(_:dragPreviewParametersForItemAt:) collectionView(_:dragSessionAllowsMoveOperation:)
      collectionView(_:dragSessionDidEnd:) collectionView(_:dragSessionIsRestrictedToDraggingApplication:)
      collectionView(_:dragSessionWillBegin:) collectionView(_:itemsForAddingTo:at:point:)
      collectionView(_:itemsForBeginning:at:)
    UICollectionViewDropDelegate
      collectionView(_:canHandle:) collectionView(_:dropPreviewParametersForItemAt:)
      collectionView(_:dropSessionDidEnd:) collectionView(_:dropSessionDidEnter:) collectionView(_:dropSessionDidExit:)
      collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:) collectionView(_:performDropWith:)
    UIColorPickerViewControllerDelegate
      colorPickerViewController(_:didSelect:continuously:) colorPickerViewControllerDidFinish(_:)
      colorPickerViewControllerDidSelectColor(_:)
    UIDocumentPickerDelegate
      documentPicker(_:didPickDocumentAt:) documentPicker(_:didPickDocumentsAt:) documentPickerWasCancelled(_:)
    UIFontPickerViewControllerDelegate
      fontPickerViewControllerDidCancel(_:) fontPickerViewControllerDidPickFont(_:)
    UIGestureRecognizerDelegate
      gestureRecognizer(_:shouldBeRequiredToFailBy:) gestureRecognizer(_:shouldReceive:)
      gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) gestureRecognizer(_:shouldRequireFailureOf:)
      gestureRecognizerShouldBegin(_:)
    UIImagePickerControllerDelegate
      imagePickerController(_:didFinishPickingMediaWithInfo:) imagePickerControllerDidCancel(_:)
    UINavigationControllerDelegate
      navigationController(_:animationControllerFor:from:to:) navigationController(_:didShow:animated:)
      navigationController(_:interactionControllerFor:) navigationController(_:willShow:animated:)
      navigationControllerPreferredInterfaceOrientationForPresentation(_:)
      navigationControllerSupportedInterfaceOrientations(_:)
    UIPageViewControllerDataSource
      pageViewController(_:viewControllerAfter:) pageViewController(_:viewControllerBefore:) presentationCount(for:)
      presentationIndex(for:)
    UIPageViewControllerDelegate
      pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
      pageViewController(_:spineLocationFor:) pageViewController(_:willTransitionTo:)
      pageViewControllerPreferredInterfaceOrientationForPresentation(_:)
      pageViewControllerSupportedInterfaceOrientations(_:)
    UIPickerViewDataSource
      numberOfComponents(in:) pickerView(_:numberOfRowsInComponent:)
    UIPickerViewDelegate
      pickerView(_:attributedTitleForRow:forComponent:) pickerView(_:didSelectRow:inComponent:)
      pickerView(_:rowHeightForComponent:) pickerView(_:titleForRow:forComponent:)
      pickerView(_:viewForRow:forComponent:reusing:) pickerView(_:widthForComponent:)
    UIPopoverPresentationControllerDelegate
      popoverPresentationController(_:willRepositionPopoverTo:in:) popoverPresentationControllerDidDismissPopover(_:)
      popoverPresentationControllerShouldDismissPopover(_:) prepareForPopoverPresentation(_:)
    UIScrollViewDelegate
      scrollViewDidChangeAdjustedContentInset(_:) scrollViewDidEndDecelerating(_:)
      scrollViewDidEndDragging(_:willDecelerate:) scrollViewDidEndScrollingAnimation(_:)
      scrollViewDidEndZooming(_:with:atScale:) scrollViewDidScroll(_:) scrollViewDidScrollToTop(_:)
      scrollViewDidZoom(_:) scrollViewShouldScrollToTop(_:) scrollViewWillBeginDecelerating(_:)
      scrollViewWillBeginDragging(_:) scrollViewWillBeginZooming(_:with:)
      scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) viewForZooming(in:)
    UISearchBarDelegate
      searchBar(_:selectedScopeButtonIndexDidChange:) searchBar(_:shouldChangeTextIn:replacementText:)
      searchBar(_:shouldChangeTextInRanges:replacementText:) searchBar(_:textDidChange:)
      searchBarBookmarkButtonClicked(_:) searchBarCancelButtonClicked(_:) searchBarResultsListButtonClicked(_:)
      searchBarSearchButtonClicked(_:) searchBarShouldBeginEditing(_:) searchBarShouldEndEditing(_:)
      searchBarTextDidBeginEditing(_:) searchBarTextDidEndEditing(_:)
    UISearchControllerDelegate
      didDismissSearchController(_:) didPresentSearchController(_:) presentSearchController(_:)
      searchController(_:didChangeFrom:) searchController(_:willChangeTo:) willDismissSearchController(_:)
      willPresentSearchController(_:)
    UISearchResultsUpdating
      updateSearchResults(for:) updateSearchResults(for:selecting:)
    UITabBarControllerDelegate
      tabBarController(_:animationControllerForTransitionFrom:to:) tabBarController(_:didEndCustomizing:changed:)
      tabBarController(_:didSelect:) tabBarController(_:didSelectTab:previousTab:)
      tabBarController(_:displayOrderDidChangeFor:)
      tabBarController(_:displayedViewControllersFor:proposedViewControllers:)
      tabBarController(_:interactionControllerFor:) tabBarController(_:shouldSelect:)
      tabBarController(_:shouldSelectTab:) tabBarController(_:tab:acceptItemsFrom:)
      tabBarController(_:tab:operationForAcceptingItemsFrom:) tabBarController(_:visibilityDidChangeFor:)
      tabBarController(_:willBeginCustomizing:) tabBarController(_:willEndCustomizing:changed:)
      tabBarControllerDidEndEditing(_:) tabBarControllerPreferredInterfaceOrientationForPresentation(_:)
      tabBarControllerSupportedInterfaceOrientations(_:) tabBarControllerWillBeginEditing(_:)
    UITabBarDelegate
      tabBar(_:didBeginCustomizing:) tabBar(_:didEndCustomizing:changed:) tabBar(_:didSelect:)
      tabBar(_:willBeginCustomizing:) tabBar(_:willEndCustomizing:changed:)
    UITableViewDataSource
      numberOfSections(in:) sectionIndexTitles(for:) tableView(_:canEditRowAt:) tableView(_:canMoveRowAt:)
      tableView(_:cellForRowAt:) tableView(_:commit:forRowAt:) tableView(_:moveRowAt:to:)
      tableView(_:numberOfRowsInSection:) tableView(_:sectionForSectionIndexTitle:at:)
      tableView(_:titleForFooterInSection:) tableView(_:titleForHeaderInSection:)
    UITableViewDataSourcePrefetching
      tableView(_:cancelPrefetchingForRowsAt:) tableView(_:prefetchRowsAt:)
    UITableViewDelegate
      indexPathForPreferredFocusedView(in:) tableView(_:accessoryButtonTappedForRowWith:)
      tableView(_:canFocusRowAt:)
      tableView(_:canPerformAction:forRowAt:withSender:) tableView(_:canPerformPrimaryActionForRowAt:)
      tableView(_:contextMenuConfigurationForRowAt:point:) tableView(_:didBeginMultipleSelectionInteractionAt:)
      tableView(_:didDeselectRowAt:) tableView(_:didEndDisplaying:forRowAt:)
      tableView(_:didEndDisplayingFooterView:forSection:) tableView(_:didEndDisplayingHeaderView:forSection:)
      tableView(_:didEndEditingRowAt:) tableView(_:didHighlightRowAt:) tableView(_:didSelectRowAt:)
      tableView(_:didUnhighlightRowAt:) tableView(_:didUpdateFocusIn:with:) tableView(_:editActionsForRowAt:)
      tableView(_:editingStyleForRowAt:) tableView(_:estimatedHeightForFooterInSection:)
      tableView(_:estimatedHeightForHeaderInSection:) tableView(_:estimatedHeightForRowAt:)
      tableView(_:heightForFooterInSection:) tableView(_:heightForHeaderInSection:) tableView(_:heightForRowAt:)
      tableView(_:indentationLevelForRowAt:) tableView(_:leadingSwipeActionsConfigurationForRowAt:)
      tableView(_:performAction:forRowAt:withSender:) tableView(_:performPrimaryActionForRowAt:)
      tableView(_:previewForDismissingContextMenuWithConfiguration:)
      tableView(_:previewForHighlightingContextMenuWithConfiguration:) tableView(_:selectionFollowsFocusForRowAt:)
      tableView(_:shouldBeginMultipleSelectionInteractionAt:) tableView(_:shouldHighlightRowAt:)
      tableView(_:shouldIndentWhileEditingRowAt:) tableView(_:shouldShowMenuForRowAt:)
      tableView(_:shouldSpringLoadRowAt:with:) tableView(_:shouldUpdateFocusIn:)
      tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
      tableView(_:titleForDeleteConfirmationButtonForRowAt:) tableView(_:trailingSwipeActionsConfigurationForRowAt:)
      tableView(_:viewForFooterInSection:) tableView(_:viewForHeaderInSection:) tableView(_:willBeginEditingRowAt:)
      tableView(_:willDeselectRowAt:) tableView(_:willDisplay:forRowAt:) tableView(_:willDisplayContextMenu:animator:)
      tableView(_:willDisplayFooterView:forSection:) tableView(_:willDisplayHeaderView:forSection:)
      tableView(_:willEndContextMenuInteraction:animator:) tableView(_:willPerformPreviewActionForMenuWith:animator:)
      tableView(_:willSelectRowAt:) tableViewDidEndMultipleSelectionInteraction(_:)
    UITableViewDragDelegate
      tableView(_:dragPreviewParametersForRowAt:) tableView(_:dragSessionAllowsMoveOperation:)
      tableView(_:dragSessionDidEnd:) tableView(_:dragSessionIsRestrictedToDraggingApplication:)
      tableView(_:dragSessionWillBegin:) tableView(_:itemsForAddingTo:at:point:)
      tableView(_:itemsForBeginning:at:)
    UITableViewDropDelegate
      tableView(_:canHandle:) tableView(_:dropPreviewParametersForRowAt:)
      tableView(_:dropSessionDidEnd:) tableView(_:dropSessionDidEnter:) tableView(_:dropSessionDidExit:)
      tableView(_:dropSessionDidUpdate:withDestinationIndexPath:) tableView(_:performDropWith:)
    UITextFieldDelegate
      textField(_:editMenuForCharactersIn:suggestedActions:)
      textField(_:editMenuForCharactersInRanges:suggestedActions:)
      textField(_:shouldChangeCharactersIn:replacementString:)
      textField(_:shouldChangeCharactersInRanges:replacementString:) textField(_:willDismissEditMenuWith:)
      textField(_:willPresentEditMenuWith:) textFieldDidBeginEditing(_:) textFieldDidChangeSelection(_:)
      textFieldDidEndEditing(_:) textFieldDidEndEditing(_:reason:) textFieldShouldBeginEditing(_:)
      textFieldShouldClear(_:) textFieldShouldEndEditing(_:) textFieldShouldReturn(_:)
    UITextViewDelegate
      textView(_:didBeginFormattingWith:) textView(_:didEndFormattingWith:)
      textView(_:editMenuForTextIn:suggestedActions:) textView(_:editMenuForTextInRanges:suggestedActions:)
      textView(_:menuConfigurationFor:defaultMenu:) textView(_:primaryActionFor:defaultAction:)
      textView(_:shouldChangeTextIn:replacementText:) textView(_:shouldChangeTextInRanges:replacementText:)
      textView(_:shouldInteractWith:in:) textView(_:shouldInteractWith:in:interaction:)
      textView(_:textItemMenuWillDisplayFor:animator:) textView(_:textItemMenuWillEndFor:animator:)
      textView(_:willBeginFormattingWith:) textView(_:willDismissEditMenuWith:)
      textView(_:willEndFormattingWith:) textView(_:willPresentEditMenuWith:)
      textView(_:writingToolsIgnoredRangesInEnclosingRange:) textViewDidBeginEditing(_:) textViewDidChange(_:)
      textViewDidChangeSelection(_:) textViewDidEndEditing(_:) textViewShouldBeginEditing(_:)
      textViewShouldEndEditing(_:) textViewWritingToolsDidEnd(_:) textViewWritingToolsWillBegin(_:)
    WKDownloadDelegate
      download(_:decideDestinationUsing:suggestedFilename:)
      download(_:decideDestinationUsing:suggestedFilename:completionHandler:) download(_:decidePlaceholderPolicy:)
      download(_:decidedPolicyForHTTPRedirection:newRequest:) download(_:didFailWithError:resumeData:)
      download(_:didReceive:completionHandler:) download(_:didReceiveFinalURL:)
      download(_:didReceivePlaceholderURL:) download(_:didReceivePlaceholderURL:completionHandler:)
      download(_:respondTo:) download(_:willPerformHTTPRedirection:newRequest:decisionHandler:) downloadDidFinish(_:)
      placeholderPolicy(forDownload:)
    WKNavigationDelegate
      webView(_:authenticationChallenge:shouldAllowDeprecatedTLS:) webView(_:decidePolicyFor:)
      webView(_:decidePolicyFor:decisionHandler:) webView(_:decidePolicyFor:preferences:)
      webView(_:decidePolicyFor:preferences:decisionHandler:) webView(_:didCommit:) webView(_:didFail:withError:)
      webView(_:didFailProvisionalNavigation:withError:) webView(_:didFinish:)
      webView(_:didReceive:completionHandler:) webView(_:didReceiveServerRedirectForProvisionalNavigation:)
      webView(_:didStartProvisionalNavigation:) webView(_:navigationAction:didBecome:)
      webView(_:navigationResponse:didBecome:) webView(_:respondTo:) webView(_:shouldAllowDeprecatedTLSFor:)
      webView(_:shouldGoTo:willUseInstantBack:) webView(_:shouldGoTo:willUseInstantBack:completionHandler:)
      webViewWebContentProcessDidTerminate(_:)
    WKScriptMessageHandler
      userContentController(_:didReceive:)
    """
}
