// swift-format-ignore-file
// Written from BridgeFacts: UPDATE_SNAPSHOTS=1 swift test --filter GeneratedStubsTests
@_exported import Foundation

@MainActor @preconcurrency @objc open class UIAlertController: UIViewController {}
@MainActor @preconcurrency @objc open class UICalendarView: UIView {
  open weak var delegate: (any UICalendarViewDelegate)?
}
@MainActor @preconcurrency @objc open class UICloudSharingController: UIViewController {
  open weak var delegate: (any UICloudSharingControllerDelegate)?
}
extension UICollectionView {
  public var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? { get { nil } set {} }
  public var dragDelegate: (any UICollectionViewDragDelegate)? { get { nil } set {} }
  public var dropDelegate: (any UICollectionViewDropDelegate)? { get { nil } set {} }
}
@MainActor @preconcurrency @objc open class UICollectionViewListCell: UICollectionViewCell {}
@MainActor @preconcurrency @objc open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
}
@MainActor @preconcurrency @objc open class UIColorWell: UIControl {}
@MainActor @preconcurrency @objc open class UIContextMenuInteraction: NSObject {}
@MainActor @preconcurrency @objc open class UIDocumentBrowserViewController: UIViewController {
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
}
@MainActor @preconcurrency @objc open class UIDocumentInteractionController: NSObject {
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
}
@MainActor @preconcurrency @objc open class UIDragInteraction: NSObject {}
@MainActor @preconcurrency @objc open class UIDropInteraction: NSObject {}
@MainActor @preconcurrency @objc open class UIFontPickerViewController: UIViewController {
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
}
@MainActor @preconcurrency @objc open class UIHoverGestureRecognizer: UIGestureRecognizer {}
@MainActor @preconcurrency @objc open class UIInputView: UIView {}
@MainActor @preconcurrency @objc open class UIInputViewController: UIViewController {}
extension UINavigationBar {
  public var delegate: (any UINavigationBarDelegate)? { get { nil } set {} }
}
@MainActor @preconcurrency @objc open class UIPasteControl: UIControl {}
@MainActor @preconcurrency @objc open class UIPopoverBackgroundView: UIView {}
@MainActor @preconcurrency @objc open class UIRotationGestureRecognizer: UIGestureRecognizer {}
@MainActor @preconcurrency @objc open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}
@MainActor @preconcurrency @objc open class UISearchContainerViewController: UIViewController {}
@MainActor @preconcurrency @objc open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
}
@MainActor @preconcurrency @objc open class UISearchTextField: UITextField {}
@MainActor @preconcurrency @objc open class UISplitViewController: UIViewController {
  open weak var delegate: (any UISplitViewControllerDelegate)?
}
@MainActor @preconcurrency @objc open class UIStackView: UIView {}
@MainActor @preconcurrency @objc open class UISwipeGestureRecognizer: UIGestureRecognizer {}
@MainActor @preconcurrency @objc open class UITabBar: UIView {
  open weak var delegate: (any UITabBarDelegate)?
}
@MainActor @preconcurrency @objc open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
}
extension UITableView {
  public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? { get { nil } set {} }
  public var dragDelegate: (any UITableViewDragDelegate)? { get { nil } set {} }
  public var dropDelegate: (any UITableViewDropDelegate)? { get { nil } set {} }
}
@MainActor @preconcurrency @objc open class UITableViewController: UIViewController {}
@MainActor @preconcurrency @objc open class UITableViewHeaderFooterView: UIView {}
@MainActor @preconcurrency @objc open class UIToolbar: UIView {
  open weak var delegate: (any UIToolbarDelegate)?
}
@MainActor @preconcurrency @objc open class UIVideoEditorController: UINavigationController {
  open var delegate: (any UINavigationControllerDelegate & UIVideoEditorControllerDelegate)?
}
@MainActor @preconcurrency @objc open class UIVisualEffectView: UIView {}
@MainActor @preconcurrency @objc public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  @objc optional func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  @objc optional func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
}
@MainActor @preconcurrency @objc public protocol UIBarPositioningDelegate: NSObjectProtocol {
  @objc optional func position(for bar: any UIBarPositioning) -> UIBarPosition
}
@MainActor @preconcurrency @objc public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  @objc optional func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool
}
@MainActor @preconcurrency @objc public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  @objc optional func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}
@MainActor @preconcurrency @objc public protocol UICalendarViewDelegate: NSObjectProtocol {
  @objc optional func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?
  @objc optional func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}
@MainActor @preconcurrency @objc public protocol UICloudSharingControllerDelegate: NSObjectProtocol {
  func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
  func itemTitle(for csc: UICloudSharingController) -> String?
  @objc optional func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
  @objc optional func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
}
@MainActor @preconcurrency @objc public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  @objc optional func numberOfSections(in collectionView: UICollectionView) -> Int
  @objc optional func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
}
@MainActor @preconcurrency @objc public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
}
@MainActor @preconcurrency @objc public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  @objc optional func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  @objc optional func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration?
}
@MainActor @preconcurrency @objc public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  @objc optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
}
@MainActor @preconcurrency @objc public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
}
@MainActor @preconcurrency @objc public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
}
@MainActor @preconcurrency @objc public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  @objc optional func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  @objc optional func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}
@MainActor @preconcurrency @objc public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration?
}
@objc public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  @objc optional func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  @objc optional func documentBrowser(_ controller: UIDocumentBrowserViewController, didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
}
@objc public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  @objc optional func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController
  @objc optional func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
}
@MainActor @preconcurrency @objc public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  @objc optional func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  @objc optional func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}
@MainActor @preconcurrency @objc public protocol UIDragInteractionDelegate: NSObjectProtocol {
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
}
@MainActor @preconcurrency @objc public protocol UIDropInteractionDelegate: NSObjectProtocol {
  @objc optional func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  @objc optional func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  @objc optional func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}
@MainActor @preconcurrency @objc public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  @objc optional func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  @objc optional func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}
@MainActor @preconcurrency @objc public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  @objc optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
  @objc optional func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  @objc optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  @objc optional func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
}
@MainActor @preconcurrency @objc public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  @objc optional func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  @objc optional func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
@MainActor @preconcurrency @objc public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  @objc optional func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}
@MainActor @preconcurrency @objc public protocol UINavigationControllerDelegate: NSObjectProtocol {
  @objc optional func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  @objc optional func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
}
@MainActor @preconcurrency @objc public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController?
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController?
  @objc optional func presentationCount(for pageViewController: UIPageViewController) -> Int
  @objc optional func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
@MainActor @preconcurrency @objc public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  @objc optional func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}
@MainActor @preconcurrency @objc public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
@MainActor @preconcurrency @objc public protocol UIPickerViewDelegate: NSObjectProtocol {
  @objc optional func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  @objc optional func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  @objc optional func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
}
@MainActor @preconcurrency @objc public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  @objc optional func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
}
@MainActor @preconcurrency @objc public protocol UIScrollViewDelegate: NSObjectProtocol {
  @objc optional func scrollViewDidScroll(_ scrollView: UIScrollView)
  @objc optional func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  @objc optional func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  @objc optional func viewForZooming(in scrollView: UIScrollView) -> UIView?
}
@MainActor @preconcurrency @objc public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  @objc optional func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  @objc optional func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  @objc optional func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  @objc optional func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
}
@MainActor @preconcurrency @objc public protocol UISearchControllerDelegate: NSObjectProtocol {
  @objc optional func didDismissSearchController(_ searchController: UISearchController)
}
@MainActor @preconcurrency @objc public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}
@MainActor @preconcurrency @objc public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
@MainActor @preconcurrency @objc public protocol UISplitViewControllerDelegate {
  @objc optional func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column
  @objc optional func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
}
@MainActor @preconcurrency @objc public protocol UITabBarControllerDelegate: NSObjectProtocol {
  @objc optional func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  @objc optional func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
}
@MainActor @preconcurrency @objc public protocol UITabBarDelegate: NSObjectProtocol {
  @objc optional func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
@MainActor @preconcurrency @objc public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  @objc optional func numberOfSections(in tableView: UITableView) -> Int
  @objc optional func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}
@MainActor @preconcurrency @objc public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
}
@MainActor @preconcurrency @objc public protocol UITableViewDelegate: UIScrollViewDelegate {
  @objc optional func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  @objc optional func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
  @objc optional func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}
@MainActor @preconcurrency @objc public protocol UITableViewDragDelegate: NSObjectProtocol {
  func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
}
@MainActor @preconcurrency @objc public protocol UITableViewDropDelegate: NSObjectProtocol {
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}
@MainActor @preconcurrency @objc public protocol UITextFieldDelegate: NSObjectProtocol {
  @objc optional func textFieldShouldReturn(_ textField: UITextField) -> Bool
  @objc optional func textFieldDidBeginEditing(_ textField: UITextField)
  @objc optional func textFieldDidEndEditing(_ textField: UITextField)
  @objc optional func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
}
@MainActor @preconcurrency @objc public protocol UITextViewDelegate: UIScrollViewDelegate {
  @objc optional func textViewDidChange(_ textView: UITextView)
  @objc optional func textViewDidBeginEditing(_ textView: UITextView)
  @objc optional func textViewDidEndEditing(_ textView: UITextView)
  @objc optional func textViewDidChangeSelection(_ textView: UITextView)
}
@MainActor @preconcurrency @objc public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
@MainActor @preconcurrency @objc public protocol UIVideoEditorControllerDelegate: NSObjectProtocol {
  @objc optional func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
  @objc optional func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}
@MainActor @preconcurrency @objc open class UICalendarSelectionMultiDate: NSObject {}
@MainActor @preconcurrency @objc open class UICalendarSelectionSingleDate: NSObject {}
extension UICalendarView {
  @MainActor @preconcurrency @objc open class Decoration: NSObject {}
}
@MainActor @preconcurrency @objc open class UIContextMenuConfiguration: NSObject {}
extension UIDocumentBrowserViewController {
  @objc public enum ImportMode: Int, Sendable { case none }
}
@MainActor @preconcurrency @objc open class UIDragItem: NSObject {}
@MainActor @preconcurrency @objc open class UINavigationItem: NSObject {}
@MainActor @preconcurrency @objc open class UIPresentationController: NSObject {}
extension UISplitViewController {
  @objc public enum Column: Int, Sendable { case none }
}
@MainActor @preconcurrency @objc open class UISwipeActionsConfiguration: NSObject {}
@MainActor @preconcurrency @objc open class UITabBarItem: NSObject {}
@MainActor @preconcurrency @objc open class UITouch: NSObject {}
@MainActor @preconcurrency @objc public protocol UICollectionViewDropCoordinator: NSObjectProtocol {}
@MainActor @preconcurrency @objc public protocol UIDragSession: NSObjectProtocol {}
@MainActor @preconcurrency @objc public protocol UIDropSession: NSObjectProtocol {}
@MainActor @preconcurrency @objc public protocol UITableViewDropCoordinator: NSObjectProtocol {}
