extension DelegateProtocol {
  /// The less common methods of the other delegate protocols of UIKit.
  static let furtherUIKitTable = """
    import UIKit
    UIAdaptivePresentationControllerDelegate
      optional func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
      optional func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection:
        UITraitCollection) -> UIModalPresentationStyle
      since iOS 15 func presentationController(_ presentationController: UIPresentationController, prepare
        adaptivePresentationController: UIPresentationController)
      optional func presentationController(_ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController?
      optional func presentationController(_ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: (any
        UIViewControllerTransitionCoordinator)?)
      optional func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
      optional func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    UICalendarSelectionMultiDateDelegate
      optional func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents:
        DateComponents) -> Bool
    UICloudSharingControllerDelegate
      optional func itemThumbnailData(for csc: UICloudSharingController) -> Data?
      optional func itemType(for csc: UICloudSharingController) -> String?
    UIContextMenuInteractionDelegate
      since iOS 16 func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration:
        UIContextMenuConfiguration, dismissalPreviewForItemWithIdentifier identifier: any NSCopying) ->
        UITargetedPreview?
      since iOS 16 func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration:
        UIContextMenuConfiguration, highlightPreviewForItemWithIdentifier identifier: any NSCopying) ->
        UITargetedPreview?
      optional func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration:
        UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
      optional func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration:
        UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
      optional func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any
        UIContextMenuInteractionCommitAnimating)
    UIDocumentBrowserViewControllerDelegate
      optional func documentBrowser(_ controller: UIDocumentBrowserViewController,
        applicationActivitiesForDocumentURLs documentURLs: [URL]) -> [UIActivity]
      optional func documentBrowser(_ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL)
      optional func documentBrowser(_ controller: UIDocumentBrowserViewController, failedToImportDocumentAt
        documentURL: URL, error: (any Error)?)
      optional func documentBrowser(_ controller: UIDocumentBrowserViewController, willPresent activityViewController:
        UIActivityViewController)
    UIDocumentInteractionControllerDelegate
      optional func documentInteractionController(_ controller: UIDocumentInteractionController,
        didEndSendingToApplication application: String?)
      optional func documentInteractionController(_ controller: UIDocumentInteractionController,
        willBeginSendingToApplication application: String?)
      optional func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
      optional func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
      optional func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) ->
        CGRect
      optional func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) ->
        UIView?
      optional func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
      optional func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
      optional func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
    UIDragInteractionDelegate
      optional func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith
        animator: any UIDragAnimating)
      optional func dragInteraction(_ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
        withTouchAt point: CGPoint) -> [UIDragItem]
      optional func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any
        UIDragSession) -> Bool
      optional func dragInteraction(_ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview?
      optional func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any
        UIDragSession) -> UITargetedDragPreview?
      optional func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith
        operation: UIDropOperation)
      optional func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willAdd items:
        [UIDragItem], for addingInteraction: UIDragInteraction)
      optional func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith
        operation: UIDropOperation)
      optional func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any
        UIDragSession) -> Bool
      optional func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
      optional func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any
        UIDragSession)
      optional func dragInteraction(_ interaction: UIDragInteraction, sessionForAddingItems sessions: [any
        UIDragSession], withTouchAt point: CGPoint) -> (any UIDragSession)?
      optional func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication
        session: any UIDragSession) -> Bool
      optional func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
      optional func dragInteraction(_ interaction: UIDragInteraction, willAnimateLiftWith animator: any
        UIDragAnimating, session: any UIDragSession)
    UIDropInteractionDelegate
      optional func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
      optional func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator:
        any UIDragAnimating)
      optional func dropInteraction(_ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault
        defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview?
      optional func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
      optional func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
      optional func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    UIGestureRecognizerDelegate
      optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy
        otherGestureRecognizer: UIGestureRecognizer) -> Bool
      since iOS 13.4 func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) ->
        Bool
      optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
    UINavigationBarDelegate
      optional func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
      optional func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
      optional func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
      since iOS 16 func navigationBarNSToolbarSection(_ navigationBar: UINavigationBar) ->
        UINavigationBar.NSToolbarSection
    UINavigationControllerDelegate
      optional func navigationController(_ navigationController: UINavigationController, animationControllerFor
        operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any
        UIViewControllerAnimatedTransitioning)?
      optional func navigationController(_ navigationController: UINavigationController, interactionControllerFor
        animationController: any UIViewControllerAnimatedTransitioning) -> (any
        UIViewControllerInteractiveTransitioning)?
      optional func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController:
        UINavigationController) -> UIInterfaceOrientation
      optional func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
        -> UIInterfaceOrientationMask
    UIPageViewControllerDelegate
      optional func pageViewController(_ pageViewController: UIPageViewController, spineLocationFor orientation:
        UIInterfaceOrientation) -> UIPageViewController.SpineLocation
      optional func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo
        pendingViewControllers: [UIViewController])
      optional func pageViewControllerPreferredInterfaceOrientationForPresentation(_ pageViewController:
        UIPageViewController) -> UIInterfaceOrientation
      optional func pageViewControllerSupportedInterfaceOrientations(_ pageViewController: UIPageViewController) ->
        UIInterfaceOrientationMask
    UIPickerViewDelegate
      optional func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component:
        Int) -> NSAttributedString?
      optional func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
      optional func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    UIPopoverPresentationControllerDelegate
      optional func popoverPresentationController(_ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view:
        AutoreleasingUnsafeMutablePointer<UIView>)
      optional func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    UIScrollViewDelegate
      optional func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
      optional func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
      optional func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
      optional func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
      optional func scrollViewDidZoom(_ scrollView: UIScrollView)
      optional func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
      optional func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
      optional func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
      optional func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
      optional func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    UISearchBarDelegate
      optional func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
      optional func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text:
        String) -> Bool
      since iOS 26 func searchBar(_ searchBar: UISearchBar, shouldChangeTextInRanges ranges: [NSValue], replacementText
        text: String) -> Bool
      optional func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
      optional func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
      optional func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
      optional func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
      optional func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    UISearchControllerDelegate
      optional func didPresentSearchController(_ searchController: UISearchController)
      optional func presentSearchController(_ searchController: UISearchController)
      since iOS 16 func searchController(_ searchController: UISearchController, didChangeFrom previousPlacement:
        UINavigationItem.SearchBarPlacement)
      since iOS 16 func searchController(_ searchController: UISearchController, willChangeTo newPlacement:
        UINavigationItem.SearchBarPlacement)
      optional func willDismissSearchController(_ searchController: UISearchController)
      optional func willPresentSearchController(_ searchController: UISearchController)
    UISearchResultsUpdating
      since iOS 16 func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any
        UISearchSuggestion)
    UISheetPresentationControllerDelegate
      optional func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController:
        UISheetPresentationController)
    UISplitViewControllerDelegate
      optional func primaryViewController(forCollapsing splitViewController: UISplitViewController) ->
        UIViewController?
      optional func primaryViewController(forExpanding splitViewController: UISplitViewController) ->
        UIViewController?
      optional func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary
        secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool
      since iOS 14 func splitViewController(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode
        proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode
      optional func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom
        primaryViewController: UIViewController) -> UIViewController?
      optional func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController,
        sender: Any?) -> Bool
      optional func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController,
        sender: Any?) -> Bool
      optional func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode:
        UISplitViewController.DisplayMode)
      since iOS 14 func splitViewController(_ svc: UISplitViewController, willHide column:
        UISplitViewController.Column)
      since iOS 14 func splitViewControllerDidCollapse(_ svc: UISplitViewController)
      since iOS 14 func splitViewControllerDidExpand(_ svc: UISplitViewController)
      since iOS 14 func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
      since iOS 14 func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
      optional func splitViewControllerPreferredInterfaceOrientationForPresentation(_ splitViewController:
        UISplitViewController) -> UIInterfaceOrientation
      optional func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController) ->
        UIInterfaceOrientationMask
      optional func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    UITabBarControllerDelegate
      optional func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom
        fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
      optional func tabBarController(_ tabBarController: UITabBarController, didEndCustomizing viewControllers:
        [UIViewController], changed: Bool)
      since iOS 18 func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab,
        previousTab: UITab?)
      since iOS 18 func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group:
        UITabGroup)
      since iOS 18 func tabBarController(_ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]) -> [UIViewController]
      optional func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor
        animationController: any UIViewControllerAnimatedTransitioning) -> (any
        UIViewControllerInteractiveTransitioning)?
      since iOS 18 func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
      since iOS 18 func tabBarController(_ tabBarController: UITabBarController, tab: UITab, acceptItemsFrom
        dropSession: any UIDropSession)
      since iOS 18 func tabBarController(_ tabBarController: UITabBarController, tab: UITab,
        operationForAcceptingItemsFrom dropSession: any UIDropSession) -> UIDropOperation
      since iOS 18 func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])
      optional func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers:
        [UIViewController])
      optional func tabBarController(_ tabBarController: UITabBarController, willEndCustomizing viewControllers:
        [UIViewController], changed: Bool)
      since iOS 18 func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)
      optional func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController:
        UITabBarController) -> UIInterfaceOrientation
      optional func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) ->
        UIInterfaceOrientationMask
      since iOS 18 func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)
    UITabBarDelegate
      optional func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
      optional func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
      optional func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
      optional func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    UITextFieldDelegate
      since iOS 16 func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions:
        [UIMenuElement]) -> UIMenu?
      since iOS 26 func textField(_ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue],
        suggestedActions: [UIMenuElement]) -> UIMenu?
      since iOS 26 func textField(_ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
        replacementString string: String) -> Bool
      since iOS 16 func textField(_ textField: UITextField, willDismissEditMenuWith animator: any
        UIEditMenuInteractionAnimating)
      since iOS 16 func textField(_ textField: UITextField, willPresentEditMenuWith animator: any
        UIEditMenuInteractionAnimating)
      optional func textFieldDidChangeSelection(_ textField: UITextField)
      optional func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
      optional func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
      optional func textFieldShouldClear(_ textField: UITextField) -> Bool
      optional func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    UITextViewDelegate
      since iOS 18 func textView(_ textView: UITextView, didBeginFormattingWith viewController:
        UITextFormattingViewController)
      since iOS 18 func textView(_ textView: UITextView, didEndFormattingWith viewController:
        UITextFormattingViewController)
      since iOS 16 func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions:
        [UIMenuElement]) -> UIMenu?
      since iOS 26 func textView(_ textView: UITextView, editMenuForTextInRanges ranges: [NSValue], suggestedActions:
        [UIMenuElement]) -> UIMenu?
      since iOS 17 func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu:
        UIMenu) -> UITextItem.MenuConfiguration?
      since iOS 17 func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction:
        UIAction) -> UIAction?
      optional func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
      since iOS 26 func textView(_ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText
        text: String) -> Bool
      since iOS 17 func textView(_ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator:
        any UIContextMenuInteractionAnimating)
      since iOS 17 func textView(_ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any
        UIContextMenuInteractionAnimating)
      since iOS 18 func textView(_ textView: UITextView, willBeginFormattingWith viewController:
        UITextFormattingViewController)
      since iOS 16 func textView(_ textView: UITextView, willDismissEditMenuWith animator: any
        UIEditMenuInteractionAnimating)
      since iOS 18 func textView(_ textView: UITextView, willEndFormattingWith viewController:
        UITextFormattingViewController)
      since iOS 16 func textView(_ textView: UITextView, willPresentEditMenuWith animator: any
        UIEditMenuInteractionAnimating)
      since iOS 18 func textView(_ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange:
        NSRange) -> [NSValue]
      optional func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
      optional func textViewShouldEndEditing(_ textView: UITextView) -> Bool
      since iOS 18 func textViewWritingToolsDidEnd(_ textView: UITextView)
      since iOS 18 func textViewWritingToolsWillBegin(_ textView: UITextView)
    UIVideoEditorControllerDelegate
      optional func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)
    """
}
