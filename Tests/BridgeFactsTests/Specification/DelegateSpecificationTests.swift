import Testing

@testable import BridgeFacts

/// The answers of inserted delegate methods, with which inserting them changes nothing.
@Suite struct DelegateSpecificationTests {
  @Test func methodsAllowWhatIsAllowedWithoutThem() {
    for method in names(
      """
      browserViewController(_:shouldPresentNearbyPeer:withDiscoveryInfo:) collectionView(_:canHandle:)
      collectionView(_:dragSessionAllowsMoveOperation:) collectionView(_:shouldDeselectItemAt:)
      collectionView(_:shouldHighlightItemAt:) collectionView(_:shouldSelectItemAt:) dateSelection(_:canSelectDate:)
      dragInteraction(_:sessionAllowsMoveOperation:) dropInteraction(_:canHandle:) gestureRecognizer(_:shouldReceive:)
      gestureRecognizerShouldBegin(_:) multiDateSelection(_:canSelectDate:) navigationBar(_:shouldPop:)
      presentationControllerShouldDismiss(_:) scrollViewShouldScrollToTop(_:)
      searchBar(_:shouldChangeTextIn:replacementText:) searchBar(_:shouldChangeTextInRanges:replacementText:)
      searchBarShouldBeginEditing(_:) searchBarShouldEndEditing(_:) tabBarController(_:shouldSelect:)
      tabBarController(_:shouldSelectTab:) tableView(_:canHandle:) tableView(_:dragSessionAllowsMoveOperation:)
      tableView(_:shouldHighlightRowAt:) tableView(_:shouldIndentWhileEditingRowAt:)
      textField(_:shouldChangeCharactersIn:replacementString:)
      textField(_:shouldChangeCharactersInRanges:replacementString:) textFieldShouldBeginEditing(_:)
      textFieldShouldClear(_:) textFieldShouldEndEditing(_:) textFieldShouldReturn(_:)
      textView(_:shouldChangeTextIn:replacementText:) textView(_:shouldChangeTextInRanges:replacementText:)
      textViewShouldBeginEditing(_:) textViewShouldEndEditing(_:) view(_:shouldRenderAtTime:) windowShouldClose(_:)
      """)
    {
      #expect(DelegateAnswer.statement(for: method) == "true", "an inserted \(method) forbids it")
    }
  }

  @Test func methodsKeepTheDefaultOrContinue() {
    let lines = """
      adaptivePresentationStyle(for:)
        .none
      collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)
        UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
      collectionView(_:layout:sizeForItemAt:)
        CGSize(width: 50, height: 50)
      documentBrowser(_:didRequestDocumentCreationWithHandler:)
        importHandler(nil, .none)
      download(_:decideDestinationUsing:suggestedFilename:completionHandler:)
        completionHandler(<#destination#>)
      download(_:decidePlaceholderPolicy:)
        completionHandler(.disable, nil)
      download(_:didReceive:completionHandler:)
        completionHandler(.performDefaultHandling, nil)
      download(_:didReceivePlaceholderURL:completionHandler:)
        completionHandler()
      download(_:willPerformHTTPRedirection:newRequest:decisionHandler:)
        decisionHandler(.allow)
      dropInteraction(_:sessionDidUpdate:)
        UIDropProposal(operation: .copy)
      mapView(_:rendererFor:)
        MKOverlayRenderer(overlay: overlay)
      numberOfSections(in:)
        1
      outlineView(_:child:ofItem:)
        NSNull()
      paymentAuthorizationViewController(_:didAuthorizePayment:handler:)
        completion(PKPaymentAuthorizationResult(status: .failure, errors: nil))
      paymentAuthorizationViewController(_:didChangeCouponCode:handler:)
        completion(<#update#>)
      paymentAuthorizationViewController(_:didRequestMerchantSessionUpdate:)
        handler(<#update#>)
      paymentAuthorizationViewController(_:didSelect:handler:)
        completion(<#update#>)
      paymentAuthorizationViewController(_:didSelectShippingContact:handler:)
        completion(<#update#>)
      playerViewController(_:restoreUserInterfaceForFullScreenExitWithCompletionHandler:)
        completionHandler(true)
      playerViewController(_:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:)
        completionHandler(true)
      position(for:)
        .topAttached
      previewController(_:editingModeFor:)
        .disabled
      splitView(_:constrainMinCoordinate:ofSubviewAt:)
        proposedMinimumPosition
      splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
        proposedTopColumn
      tabBarController(_:displayedViewControllersFor:proposedViewControllers:)
        proposedViewControllers
      tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)
        UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
      tableView(_:heightForRowAt:)
        UITableView.automaticDimension
      tableView(_:heightOfRow:)
        tableView.rowHeight
      tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
        proposedDestinationIndexPath
      tableView(_:willDeselectRowAt:)
        indexPath
      tableView(_:willSelectRowAt:)
        indexPath
      webView(_:authenticationChallenge:shouldAllowDeprecatedTLS:)
        decisionHandler(<#Bool#>)
      webView(_:contextMenuConfigurationForElement:completionHandler:)
        completionHandler(<#configuration#>)
      webView(_:decidePolicyFor:decisionHandler:)
        decisionHandler(.allow)
      webView(_:decidePolicyFor:preferences:decisionHandler:)
        decisionHandler(.allow, preferences)
      webView(_:didReceive:completionHandler:)
        completionHandler(.performDefaultHandling, nil)
      webView(_:requestDeviceOrientationAndMotionPermissionFor:initiatedByFrame:decisionHandler:)
        decisionHandler(.prompt)
      webView(_:requestMediaCapturePermissionFor:initiatedByFrame:type:decisionHandler:)
        decisionHandler(.prompt)
      webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)
        completionHandler()
      webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)
        completionHandler(false)
      webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:)
        completionHandler(nil)
      webView(_:runOpenPanelWith:initiatedByFrame:completionHandler:)
        completionHandler(nil)
      webView(_:shouldGoTo:willUseInstantBack:completionHandler:)
        completionHandler(true)
      webView(_:showLockdownModeFirstUseMessage:completionHandler:)
        completionHandler(.showDefault)
      """.split(separator: "\n")
    for index in stride(from: 0, to: lines.count - 1, by: 2) {
      let answer = String(lines[index + 1].drop { $0 == " " })
      #expect(DelegateAnswer.statement(for: String(lines[index])) == answer)
    }
    #expect(DelegateAnswer.statement(for: "textViewDidChange(_:)") == nil)
  }

  /// The protocols of which the rule about misspelled methods knows all methods.
  @Test func methodsOfTheUsualProtocolsAreAllKnown() {
    for name in names(
      """
      MFMailComposeViewControllerDelegate MFMessageComposeViewControllerDelegate NSControlTextEditingDelegate
      NSSearchFieldDelegate NSTextDelegate PHPickerViewControllerDelegate SFSafariViewControllerDelegate
      UIAdaptivePresentationControllerDelegate UICalendarViewDelegate UICollectionViewDataSource
      UICollectionViewDataSourcePrefetching UICollectionViewDelegate UICollectionViewDelegateFlowLayout
      UICollectionViewDragDelegate UICollectionViewDropDelegate UIColorPickerViewControllerDelegate
      UIDocumentPickerDelegate UIFontPickerViewControllerDelegate UIGestureRecognizerDelegate
      UIImagePickerControllerDelegate UINavigationControllerDelegate UIPageViewControllerDataSource
      UIPageViewControllerDelegate UIPickerViewDataSource UIPickerViewDelegate UIPopoverPresentationControllerDelegate
      UIScrollViewDelegate UISearchBarDelegate UISearchControllerDelegate UISearchResultsUpdating
      UITabBarControllerDelegate UITabBarDelegate UITableViewDataSource UITableViewDataSourcePrefetching
      UITableViewDelegate UITableViewDragDelegate UITableViewDropDelegate UITextFieldDelegate UITextViewDelegate
      WKDownloadDelegate WKNavigationDelegate WKScriptMessageHandler
      """)
    {
      #expect(DelegateProtocol.hasKnownMethods(name), "a misspelled method of \(name) isn't reported")
    }
    #expect(!DelegateProtocol.hasKnownMethods("CLLocationManagerDelegate"))
    #expect(DelegateProtocol.hasMethod(named: "tableView") && DelegateProtocol.hasMethod(named: "textViewDidChange"))
    #expect(!DelegateProtocol.hasMethod(named: "textViewDidChang"))
    #expect(!DelegateProtocol.hasMethod(named: "locationManager"))
  }

  /// The methods that the hover of a protocol names, and that completion offers first. Completion knows the others of
  /// `UIPopoverPresentationControllerDelegate` from the protocol that it inherits.
  @Test func usualMethodsAreCommon() {
    for (name, methods) in lists(
      """
      AVCapturePhotoCaptureDelegate: photoOutput(_:didFinishProcessingPhoto:error:)
      SCNSceneRendererDelegate: renderer(_:updateAtTime:)
      UIPopoverPresentationControllerDelegate: adaptivePresentationStyle(for:)
      """)
    {
      let fact = DelegateProtocol.named(name)
      #expect(fact?.commonMethods.map(DelegateProtocol.fullName) == methods, "the hover of \(name) doesn't name it")
    }
  }

  /// `SCNView` has its delegate from the protocol `SCNSceneRenderer`.
  @Test func scenesHaveADelegate() {
    let slots = DelegateSlot.slots(of: "SCNView")
    #expect(slots.map(\.property) == ["delegate"])
    #expect(slots.map(\.protocols) == [["SCNSceneRendererDelegate"]])
    #expect(slots.map(\.isWeak) == [true])
  }
}
