extension DelegateProtocol {
  /// The delegate and data source protocols of UIKit.
  static let uiKitTable = """
    import UIKit
    UIAdaptivePresentationControllerDelegate: NSObjectProtocol
      optional func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
      optional func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    UIBarPositioningDelegate: NSObjectProtocol
      optional func position(for bar: any UIBarPositioning) -> UIBarPosition
    UICalendarSelectionMultiDateDelegate: NSObjectProtocol
      required func multiDateSelection(_ selection: UICalendarSelectionMultiDate,
        didSelectDate dateComponents: DateComponents)
      required func multiDateSelection(_ selection: UICalendarSelectionMultiDate,
        didDeselectDate dateComponents: DateComponents)
      optional func multiDateSelection(_ selection: UICalendarSelectionMultiDate,
        canSelectDate dateComponents: DateComponents) -> Bool
    UICalendarSelectionSingleDateDelegate: NSObjectProtocol
      required func dateSelection(_ selection: UICalendarSelectionSingleDate,
        didSelectDate dateComponents: DateComponents?)
      optional func dateSelection(_ selection: UICalendarSelectionSingleDate,
        canSelectDate dateComponents: DateComponents?) -> Bool
    UICalendarViewDelegate: NSObjectProtocol
      optional func calendarView(_ calendarView: UICalendarView,
        decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
      optional func calendarView(_ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
    UICloudSharingControllerDelegate: NSObjectProtocol
      required func cloudSharingController(_ csc: UICloudSharingController,
        failedToSaveShareWithError error: any Error)
      required func itemTitle(for csc: UICloudSharingController) -> String?
      optional func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
      optional func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
    UICollectionViewDataSource: NSObjectProtocol
      required func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
      required func collectionView(_ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
      optional func numberOfSections(in collectionView: UICollectionView) -> Int
      optional func collectionView(_ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
    UICollectionViewDataSourcePrefetching: NSObjectProtocol
      required func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    UICollectionViewDelegate: UIScrollViewDelegate
      optional func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
      optional func collectionView(_ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration?
    UICollectionViewDelegateFlowLayout: UICollectionViewDelegate
      optional func collectionView(_ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
    UICollectionViewDragDelegate: NSObjectProtocol
      required func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath) -> [UIDragItem]
    UICollectionViewDropDelegate: NSObjectProtocol
      required func collectionView(_ collectionView: UICollectionView,
        performDropWith coordinator: any UICollectionViewDropCoordinator)
    UIColorPickerViewControllerDelegate: NSObjectProtocol
      optional func colorPickerViewController(_ viewController: UIColorPickerViewController,
        didSelect color: UIColor, continuously: Bool)
      optional func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
    UIContextMenuInteractionDelegate: NSObjectProtocol
      required func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration?
    nonisolated UIDocumentBrowserViewControllerDelegate: NSObjectProtocol
      optional func documentBrowser(_ controller: UIDocumentBrowserViewController,
        didPickDocumentsAt documentURLs: [URL])
      optional func documentBrowser(_ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler: @escaping (URL?,
        UIDocumentBrowserViewController.ImportMode) -> Void)
    nonisolated UIDocumentInteractionControllerDelegate: NSObjectProtocol
      optional func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
        -> UIViewController
      optional func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    UIDocumentPickerDelegate: NSObjectProtocol
      optional func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
      optional func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    UIDragInteractionDelegate: NSObjectProtocol
      required func dragInteraction(_ interaction: UIDragInteraction,
        itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    UIDropInteractionDelegate: NSObjectProtocol
      optional func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
      optional func dropInteraction(_ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession) -> UIDropProposal
      optional func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    UIFontPickerViewControllerDelegate: NSObjectProtocol
      optional func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
      optional func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
    UIGestureRecognizerDelegate: NSObjectProtocol
      optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
      optional func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
      optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch) -> Bool
      optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
    UIImagePickerControllerDelegate: NSObjectProtocol
      optional func imagePickerController(_ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
      optional func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
    UINavigationBarDelegate: UIBarPositioningDelegate
      optional func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    UINavigationControllerDelegate: NSObjectProtocol
      optional func navigationController(_ navigationController: UINavigationController,
        didShow viewController: UIViewController, animated: Bool)
      optional func navigationController(_ navigationController: UINavigationController,
        willShow viewController: UIViewController, animated: Bool)
    UIPageViewControllerDataSource: NSObjectProtocol
      required func pageViewController(_ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController) -> UIViewController?
      required func pageViewController(_ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController) -> UIViewController?
      optional func presentationCount(for pageViewController: UIPageViewController) -> Int
      optional func presentationIndex(for pageViewController: UIPageViewController) -> Int
    UIPageViewControllerDelegate: NSObjectProtocol
      optional func pageViewController(_ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool)
    UIPickerViewDataSource: NSObjectProtocol
      required func numberOfComponents(in pickerView: UIPickerView) -> Int
      required func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
    UIPickerViewDelegate: NSObjectProtocol
      optional func pickerView(_ pickerView: UIPickerView, titleForRow row: Int,
        forComponent component: Int) -> String?
      optional func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
      optional func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?) -> UIView
    UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
      optional func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    UIScrollViewDelegate: NSObjectProtocol
      optional func scrollViewDidScroll(_ scrollView: UIScrollView)
      optional func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
      optional func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
      optional func viewForZooming(in scrollView: UIScrollView) -> UIView?
    UISearchBarDelegate: UIBarPositioningDelegate
      optional func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
      optional func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
      optional func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
      optional func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    UISearchControllerDelegate: NSObjectProtocol
      optional func didDismissSearchController(_ searchController: UISearchController)
    UISearchResultsUpdating: NSObjectProtocol
      required func updateSearchResults(for searchController: UISearchController)
    UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
    UISplitViewControllerDelegate
      optional func splitViewController(_ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column)
        -> UISplitViewController.Column
      optional func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    UITabBarControllerDelegate: NSObjectProtocol
      optional func tabBarController(_ tabBarController: UITabBarController,
        didSelect viewController: UIViewController)
      optional func tabBarController(_ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController) -> Bool
    UITabBarDelegate: NSObjectProtocol
      optional func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    UITableViewDataSource: NSObjectProtocol
      required func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
      required func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      optional func numberOfSections(in tableView: UITableView) -> Int
      optional func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    UITableViewDataSourcePrefetching: NSObjectProtocol
      required func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    UITableViewDelegate: UIScrollViewDelegate
      optional func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
      optional func tableView(_ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
      optional func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    UITableViewDragDelegate: NSObjectProtocol
      required func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath) -> [UIDragItem]
    UITableViewDropDelegate: NSObjectProtocol
      required func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    UITextFieldDelegate: NSObjectProtocol
      optional func textFieldShouldReturn(_ textField: UITextField) -> Bool
      optional func textFieldDidBeginEditing(_ textField: UITextField)
      optional func textFieldDidEndEditing(_ textField: UITextField)
      optional func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String) -> Bool
    UITextViewDelegate: UIScrollViewDelegate
      optional func textViewDidChange(_ textView: UITextView)
      optional func textViewDidBeginEditing(_ textView: UITextView)
      optional func textViewDidEndEditing(_ textView: UITextView)
      optional func textViewDidChangeSelection(_ textView: UITextView)
    UIToolbarDelegate: UIBarPositioningDelegate
    UIVideoEditorControllerDelegate: NSObjectProtocol
      optional func videoEditorController(_ editor: UIVideoEditorController,
        didSaveEditedVideoToPath editedVideoPath: String)
      optional func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
    """
}
