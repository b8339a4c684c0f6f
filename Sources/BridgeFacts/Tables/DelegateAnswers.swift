extension DelegateAnswer {
  /// Method | statement.
  static let table = """
    adaptivePresentationStyle(for:)                            | .none
    browserViewController(_:shouldPresentNearbyPeer:withDiscoveryInfo:) | true
    collectionView(_:canHandle:)                               | true
    collectionView(_:dragSessionAllowsMoveOperation:)          | true
    collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:) \
    | UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    collectionView(_:layout:sizeForItemAt:)                    | CGSize(width: 50, height: 50)
    collectionView(_:shouldDeselectItemAt:)                    | true
    collectionView(_:shouldHighlightItemAt:)                   | true
    collectionView(_:shouldSelectItemAt:)                      | true
    dateSelection(_:canSelectDate:)                            | true
    documentBrowser(_:didRequestDocumentCreationWithHandler:)  | importHandler(nil, .none)
    download(_:decideDestinationUsing:suggestedFilename:completionHandler:) | completionHandler(<#destination#>)
    download(_:decidePlaceholderPolicy:)                       | completionHandler(.disable, nil)
    download(_:didReceive:completionHandler:)                  | completionHandler(.performDefaultHandling, nil)
    download(_:didReceivePlaceholderURL:completionHandler:)    | completionHandler()
    download(_:willPerformHTTPRedirection:newRequest:decisionHandler:) | decisionHandler(.allow)
    dragInteraction(_:sessionAllowsMoveOperation:)             | true
    dropInteraction(_:canHandle:)                              | true
    dropInteraction(_:sessionDidUpdate:)                       | UIDropProposal(operation: .copy)
    gestureRecognizer(_:shouldReceive:)                        | true
    gestureRecognizerShouldBegin(_:)                           | true
    mapView(_:rendererFor:)                                    | MKOverlayRenderer(overlay: overlay)
    multiDateSelection(_:canSelectDate:)                       | true
    navigationBar(_:shouldPop:)                                | true
    numberOfSections(in:)                                      | 1
    outlineView(_:child:ofItem:)                               | NSNull()
    paymentAuthorizationViewController(_:didAuthorizePayment:handler:) \
    | completion(PKPaymentAuthorizationResult(status: .failure, errors: nil))
    paymentAuthorizationViewController(_:didChangeCouponCode:handler:) | completion(<#update#>)
    paymentAuthorizationViewController(_:didRequestMerchantSessionUpdate:) | handler(<#update#>)
    paymentAuthorizationViewController(_:didSelect:handler:)   | completion(<#update#>)
    paymentAuthorizationViewController(_:didSelectShippingContact:handler:) | completion(<#update#>)
    playerViewController(_:restoreUserInterfaceForFullScreenExitWithCompletionHandler:) | completionHandler(true)
    playerViewController(_:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:) | completionHandler(true)
    position(for:)                                             | .topAttached
    presentationControllerShouldDismiss(_:)                    | true
    previewController(_:editingModeFor:)                       | .disabled
    scrollViewShouldScrollToTop(_:)                            | true
    searchBar(_:shouldChangeTextIn:replacementText:)           | true
    searchBar(_:shouldChangeTextInRanges:replacementText:)     | true
    searchBarShouldBeginEditing(_:)                            | true
    searchBarShouldEndEditing(_:)                              | true
    splitView(_:constrainMinCoordinate:ofSubviewAt:)           | proposedMinimumPosition
    splitViewController(_:topColumnForCollapsingToProposedTopColumn:) | proposedTopColumn
    tabBarController(_:displayedViewControllersFor:proposedViewControllers:) | proposedViewControllers
    tabBarController(_:shouldSelect:)                          | true
    tabBarController(_:shouldSelectTab:)                       | true
    tableView(_:canHandle:)                                    | true
    tableView(_:dragSessionAllowsMoveOperation:)               | true
    tableView(_:dropSessionDidUpdate:withDestinationIndexPath:) \
    | UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    tableView(_:heightForRowAt:)                               | UITableView.automaticDimension
    tableView(_:heightOfRow:)                                  | tableView.rowHeight
    tableView(_:shouldHighlightRowAt:)                         | true
    tableView(_:shouldIndentWhileEditingRowAt:)                | true
    tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) | proposedDestinationIndexPath
    tableView(_:willDeselectRowAt:)                            | indexPath
    tableView(_:willSelectRowAt:)                              | indexPath
    textField(_:shouldChangeCharactersIn:replacementString:)   | true
    textField(_:shouldChangeCharactersInRanges:replacementString:) | true
    textFieldShouldBeginEditing(_:)                            | true
    textFieldShouldClear(_:)                                   | true
    textFieldShouldEndEditing(_:)                              | true
    textFieldShouldReturn(_:)                                  | true
    textView(_:shouldChangeTextIn:replacementText:)            | true
    textView(_:shouldChangeTextInRanges:replacementText:)      | true
    textViewShouldBeginEditing(_:)                             | true
    textViewShouldEndEditing(_:)                               | true
    view(_:shouldRenderAtTime:)                                | true
    webView(_:authenticationChallenge:shouldAllowDeprecatedTLS:) | decisionHandler(<#Bool#>)
    webView(_:contextMenuConfigurationForElement:completionHandler:) | completionHandler(<#configuration#>)
    webView(_:decidePolicyFor:decisionHandler:)                | decisionHandler(.allow)
    webView(_:decidePolicyFor:preferences:decisionHandler:)    | decisionHandler(.allow, preferences)
    webView(_:didReceive:completionHandler:)                   | completionHandler(.performDefaultHandling, nil)
    webView(_:requestDeviceOrientationAndMotionPermissionFor:initiatedByFrame:decisionHandler:) \
    | decisionHandler(.prompt)
    webView(_:requestMediaCapturePermissionFor:initiatedByFrame:type:decisionHandler:) | decisionHandler(.prompt)
    webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:) | completionHandler()
    webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:) | completionHandler(false)
    webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:) \
    | completionHandler(nil)
    webView(_:runOpenPanelWith:initiatedByFrame:completionHandler:) | completionHandler(nil)
    webView(_:shouldGoTo:willUseInstantBack:completionHandler:) | completionHandler(true)
    webView(_:showLockdownModeFirstUseMessage:completionHandler:) | completionHandler(.showDefault)
    windowShouldClose(_:)                                      | true
    """
}
