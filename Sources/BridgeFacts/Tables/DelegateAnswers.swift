extension DelegateAnswer {
  /// Method | statement.
  static let table = """
    adaptivePresentationStyle(for:)                            | .none
    browserViewController(_:shouldPresentNearbyPeer:withDiscoveryInfo:) | true
    collectionView(_:layout:sizeForItemAt:)                    | CGSize(width: 50, height: 50)
    dateSelection(_:canSelectDate:)                            | true
    documentBrowser(_:didRequestDocumentCreationWithHandler:)  | importHandler(nil, .none)
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
    playerViewController(_:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:) | completionHandler(true)
    position(for:)                                             | .topAttached
    presentationControllerShouldDismiss(_:)                    | true
    previewController(_:editingModeFor:)                       | .disabled
    splitView(_:constrainMinCoordinate:ofSubviewAt:)           | proposedMinimumPosition
    splitViewController(_:topColumnForCollapsingToProposedTopColumn:) | proposedTopColumn
    tabBarController(_:shouldSelect:)                          | true
    tableView(_:heightForRowAt:)                               | UITableView.automaticDimension
    tableView(_:heightOfRow:)                                  | tableView.rowHeight
    textField(_:shouldChangeCharactersIn:replacementString:)   | true
    textFieldShouldReturn(_:)                                  | true
    view(_:shouldRenderAtTime:)                                | true
    webView(_:decidePolicyFor:decisionHandler:)                | decisionHandler(.allow)
    webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:) | completionHandler()
    webView(_:runOpenPanelWith:initiatedByFrame:completionHandler:) | completionHandler(nil)
    windowShouldClose(_:)                                      | true
    """
}
