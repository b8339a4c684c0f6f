extension DelegateProtocol {
  /// The less common methods of the delegate protocols of tables and collection views.
  static let furtherListTable = """
    import UIKit
    UICollectionViewDataSource
      optional func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
      since iOS 14 func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at
        index: Int) -> IndexPath
      optional func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to
        destinationIndexPath: IndexPath)
      since iOS 14 func indexTitles(for collectionView: UICollectionView) -> [String]?
    UICollectionViewDataSourcePrefetching
      optional func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths:
        [IndexPath])
    UICollectionViewDelegate
      since iOS 14 func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool
      optional func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
      since iOS 16 func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath:
        IndexPath) -> Bool
      since iOS 16 func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration:
        UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?
      since iOS 16 func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration:
        UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?
      optional func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt
        indexPath: IndexPath)
      optional func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
      optional func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath)
      optional func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view:
        UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath)
      optional func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
      optional func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
      optional func collectionView(_ collectionView: UICollectionView, didUpdateFocusIn context:
        UICollectionViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
      since iOS 16 func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath:
        IndexPath)
      since iOS 15 func collectionView(_ collectionView: UICollectionView, sceneActivationConfigurationForItemAt
        indexPath: IndexPath, point: CGPoint) -> UIWindowScene.ActivationConfiguration?
      since iOS 15 func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath:
        IndexPath) -> Bool
      optional func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt
        indexPath: IndexPath) -> Bool
      optional func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) ->
        Bool
      optional func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) ->
        Bool
      optional func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) ->
        Bool
      optional func collectionView(_ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext) -> Bool
      optional func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context:
        UICollectionViewFocusUpdateContext) -> Bool
      optional func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset
        proposedContentOffset: CGPoint) -> CGPoint
      since iOS 15 func collectionView(_ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath
        currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
      optional func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout:
        UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout
      optional func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath)
      since iOS 13.2 func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration:
        UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
      optional func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view:
        UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath)
      since iOS 13.2 func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction
        configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
      optional func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith
        configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
      optional func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
      optional func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
    UICollectionViewDelegateFlowLayout
      optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout:
        UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
      optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout:
        UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
      optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout:
        UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat
      optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout:
        UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize
      optional func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout:
        UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize
    UICollectionViewDragDelegate
      optional func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath:
        IndexPath) -> UIDragPreviewParameters?
      optional func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any
        UIDragSession) -> Bool
      optional func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
      optional func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication
        session: any UIDragSession) -> Bool
      optional func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any
        UIDragSession)
      optional func collectionView(_ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at
        indexPath: IndexPath, point: CGPoint) -> [UIDragItem]
    UICollectionViewDropDelegate
      optional func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
      optional func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath:
        IndexPath) -> UIDragPreviewParameters?
      optional func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
      optional func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
      optional func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
      optional func collectionView(_ collectionView: UICollectionView, dropSessionDidUpdate session: any
        UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal
    UITableViewDataSource
      optional func sectionIndexTitles(for tableView: UITableView) -> [String]?
      optional func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
      optional func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
      optional func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt
        indexPath: IndexPath)
      optional func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath:
        IndexPath)
      optional func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) ->
        Int
      optional func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    UITableViewDataSourcePrefetching
      optional func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
    UITableViewDelegate
      optional func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
      optional func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
      optional func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
      since iOS 16 func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) ->
        Bool
      optional func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point:
        CGPoint) -> UIContextMenuConfiguration?
      optional func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
      optional func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
      optional func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath:
        IndexPath)
      optional func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section:
        Int)
      optional func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section:
        Int)
      optional func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
      optional func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
      optional func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
      optional func tableView(_ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext, with
        coordinator: UIFocusAnimationCoordinator)
      optional func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) ->
        UITableViewCell.EditingStyle
      optional func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
      optional func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
      optional func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
      optional func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
      optional func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
      optional func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
      optional func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
      since iOS 16 func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
      optional func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration
        configuration: UIContextMenuConfiguration) -> UITargetedPreview?
      optional func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration
        configuration: UIContextMenuConfiguration) -> UITargetedPreview?
      since iOS 15 func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) ->
        Bool
      optional func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath:
        IndexPath) -> Bool
      optional func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
      optional func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
      optional func tableView(_ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any
        UISpringLoadedInteractionContext) -> Bool
      optional func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) ->
        Bool
      optional func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath
      optional func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> String?
      optional func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
      optional func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
      optional func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
      optional func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
      optional func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath:
        IndexPath)
      since iOS 14 func tableView(_ tableView: UITableView, willDisplayContextMenu configuration:
        UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
      optional func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
      optional func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
      since iOS 14 func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration:
        UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
      optional func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration:
        UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
      optional func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
      optional func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
    UITableViewDragDelegate
      optional func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) ->
        UIDragPreviewParameters?
      optional func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) ->
        Bool
      optional func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
      optional func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any
        UIDragSession) -> Bool
      optional func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
      optional func tableView(_ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath:
        IndexPath, point: CGPoint) -> [UIDragItem]
    UITableViewDropDelegate
      optional func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
      optional func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) ->
        UIDragPreviewParameters?
      optional func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
      optional func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
      optional func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
      optional func tableView(_ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?) -> UITableViewDropProposal
    """
}
