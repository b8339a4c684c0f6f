import Testing

@testable import BridgeFacts

/// When and where Apple's frameworks call code back.
@Suite struct CallbackSpecificationTests {
  /// Code in them that touches a view needs the main actor. `=` marks properties that take a closure.
  @Test func callbacksRunInTheBackground() {
    expect(
      .background,
      """
      AVAsset: loadValuesAsynchronously
      AVAssetImageGenerator: generateCGImagesAsynchronously
      AVAudioNode: installTap
      AVCaptureDevice: requestAccess
      AVCapturePhotoCaptureDelegate: photoOutput(_:didFinishProcessingPhoto:error:)
      CKDatabase: add delete fetch perform save
      CNContactStore: requestAccess
      EKEventStore: requestAccess requestFullAccessToEvents requestFullAccessToReminders
        requestWriteOnlyAccessToEvents
      HKAnchoredObjectQuery: init
      HKHealthStore: requestAuthorization
      HKObserverQuery: init
      HKSampleQuery: init
      HKStatisticsCollectionQuery: initialResultsHandler=
      HKStatisticsQuery: init
      LAContext: evaluatePolicy
      NSItemProvider: loadDataRepresentation loadFileRepresentation loadInPlaceFileRepresentation loadItem loadObject
      PHImageManager: requestAVAsset
      PHPhotoLibrary: performChanges requestAuthorization
      PHPhotoLibraryChangeObserver: photoLibraryDidChange(_:)
      Task: detached
      UNUserNotificationCenter: add getDeliveredNotifications getNotificationSettings getPendingNotificationRequests
        requestAuthorization
      VNDetectBarcodesRequest: init
      VNDetectFaceRectanglesRequest: init
      VNRecognizeTextRequest: init
      """)
    // It may call back twice, first on the thread of the caller.
    expect(.either, "PHImageManager: requestImage")
  }

  @Test func callbacksRunOnTheQueueThatIsPassed() {
    expect(
      .queue,
      """
      AVCaptureMetadataOutputObjectsDelegate: metadataOutput(_:didOutput:from:)
      AVCaptureVideoDataOutputSampleBufferDelegate: captureOutput(_:didOutput:from:)
      CMMotionManager: startAccelerometerUpdates startDeviceMotionUpdates startGyroUpdates startMagnetometerUpdates
      NWPathMonitor: pathUpdateHandler=
      URLSession: dataTask downloadTask uploadTask
      """)
  }

  private func expect(_ thread: BackgroundCallback.Thread, _ text: String) {
    for (owner, members) in lists(text) {
      for member in members {
        let name = member.hasSuffix("=") ? String(member.dropLast()) : member
        let callback = BackgroundCallback.named(name).first { $0.owner == owner }
        let isMethod = member.hasSuffix(")")
        #expect(callback?.thread == thread, "\(owner).\(member)")
        #expect(callback?.form == (member == name ? isMethod ? .method : .closure : .property), "\(owner).\(member)")
      }
    }
  }

  /// A program that sets the property itself gets the callback too, before the setter returns. `=` marks assignments.
  @Test func settersCallTheDelegate() {
    expect(
      .any,
      """
      MKMapView.camera=: mapView(_:regionDidChangeAnimated:) mapViewDidChangeVisibleRegion(_:)
      MKMapView.centerCoordinate=: mapView(_:regionDidChangeAnimated:) mapViewDidChangeVisibleRegion(_:)
      MKMapView.region=: mapView(_:regionDidChangeAnimated:) mapViewDidChangeVisibleRegion(_:)
      MKMapView.selectAnnotation: mapView(_:didSelect:)
      NSTableView.selectRowIndexes: tableViewSelectionDidChange(_:)
      NSTextView.setSelectedRange: textViewDidChangeSelection(_:)
      NSTextView.string=: textViewDidChangeSelection(_:)
      PKCanvasView.drawing=: canvasViewDrawingDidChange(_:)
      UIScrollView.contentOffset=: scrollViewDidScroll(_:)
      UIScrollView.zoomScale=: scrollViewDidZoom(_:)
      UISearchController.isActive=: willPresentSearchController(_:) updateSearchResults(for:)
      UISplitViewController.show: splitViewController(_:willShow:)
      UITextField.becomeFirstResponder: textFieldDidBeginEditing(_:)
      UITextField.resignFirstResponder: textFieldDidEndEditing(_:)
      UITextField.selectedTextRange=: textFieldDidChangeSelection(_:)
      UITextView.becomeFirstResponder: textViewDidBeginEditing(_:)
      UITextView.resignFirstResponder: textViewDidEndEditing(_:)
      UITextView.selectedRange=: textViewDidChangeSelection(_:)
      UITextView.text=: textViewDidChangeSelection(_:)
      """)
  }

  @Test func settersCallTheDelegateUnlessTheyAnimate() {
    expect(
      .unanimated,
      """
      MKMapView.setCamera: mapView(_:regionDidChangeAnimated:) mapViewDidChangeVisibleRegion(_:)
      MKMapView.setCenter: mapView(_:regionDidChangeAnimated:) mapViewDidChangeVisibleRegion(_:)
      MKMapView.setRegion: mapView(_:regionDidChangeAnimated:) mapViewDidChangeVisibleRegion(_:)
      UIScrollView.setContentOffset: scrollViewDidScroll(_:)
      UIScrollView.setZoomScale: scrollViewDidZoom(_:)
      """)
  }

  private func expect(_ animation: SetterCallback.Animation, _ text: String) {
    for (setter, callbacks) in lists(text) {
      let parts = setter.split(separator: ".").map(String.init)
      let name = parts[1].hasSuffix("=") ? String(parts[1].dropLast()) : parts[1]
      let found = SetterCallback.callbacks(of: name, on: parts[0]).filter { $0.animation == animation }
      #expect(Set(callbacks).isSubset(of: found.map(\.callback)), "\(setter)")
      #expect(found.allSatisfy { $0.isAssignment == (name != parts[1]) }, "\(setter)")
    }
  }

  /// The functions with the label of their closure.
  @Test func closuresRunAtTheirTime() {
    expect(
      .now,
      """
      Actor: assumeIsolated/_
      DispatchQueue: sync/execute
      MainActor: assumeIsolated/_
      NSAnimationContext: runAnimationGroup/_
      NSAppearance: performAsCurrentDrawingAppearance/_
      NSCollectionView: performBatchUpdates/_
      NSLocking: withLock/_
      NSManagedObjectContext: performAndWait/_
      UICollectionView: performBatchUpdates/_
      UITableView: performBatchUpdates/_
      UITraitCollection: performAsCurrent/_
      UIView: addKeyframe/animations animate/animations animate/changes animateKeyframes/animations
        performWithoutAnimation/_ transition/animations
      UIViewController: transition/animations
      UIViewPropertyAnimator: runningPropertyAnimator/animations
      """)
    expect(
      .nextTurn,
      """
      DispatchQueue: async/execute
      OperationQueue: addOperation/_
      RunLoop: perform/_ perform/block
      Task: init/operation
      """)
    expect(
      .later,
      """
      DiscardingTaskGroup: addTask/operation
      DispatchQueue: asyncAfter/execute
      NSManagedObjectContext: perform/_
      Task: detached/operation immediate/operation
      TaskGroup: addTask/operation
      ThrowingDiscardingTaskGroup: addTask/operation
      ThrowingTaskGroup: addTask/operation
      """)
  }

  private func expect(_ time: ClosureTime.Time, _ text: String) {
    for (owner, functions) in lists(text) {
      for function in functions {
        let parts = function.split(separator: "/").map(String.init)
        let label = parts[1] == "_" ? nil : parts[1]
        #expect(ClosureTime.time(of: label, of: parts[0], owner: owner) == time, "\(owner).\(function)")
      }
    }
  }

  /// The user is done; code has to dismiss the controller.
  @Test func callbacksComeWhileTheControllerIsOpen() {
    expect(
      closesItself: false,
      """
      CNContactViewControllerDelegate.any: contactViewController(_:didCompleteWith:)
      EKCalendarChooserDelegate.cancel: calendarChooserDidCancel(_:)
      EKCalendarChooserDelegate.finish: calendarChooserDidFinish(_:)
      EKEventEditViewDelegate.any: eventEditViewController(_:didCompleteWith:)
      EKEventViewDelegate.any: eventViewController(_:didCompleteWith:)
      GKGameCenterControllerDelegate.any: gameCenterViewControllerDidFinish(_:)
      GKMatchmakerViewControllerDelegate.fail: matchmakerViewController(_:didFailWithError:)
      GKMatchmakerViewControllerDelegate.finish: matchmakerViewController(_:didFind:)
      GKMatchmakerViewControllerDelegate.cancel: matchmakerViewControllerWasCancelled(_:)
      GKTurnBasedMatchmakerViewControllerDelegate.fail: turnBasedMatchmakerViewController(_:didFailWithError:)
      GKTurnBasedMatchmakerViewControllerDelegate.cancel: turnBasedMatchmakerViewControllerWasCancelled(_:)
      MCBrowserViewControllerDelegate.finish: browserViewControllerDidFinish(_:)
      MCBrowserViewControllerDelegate.cancel: browserViewControllerWasCancelled(_:)
      MFMailComposeViewControllerDelegate.any: mailComposeController(_:didFinishWith:error:)
      MFMessageComposeViewControllerDelegate.any: messageComposeViewController(_:didFinishWith:)
      MPMediaPickerControllerDelegate.finish: mediaPicker(_:didPickMediaItems:)
      MPMediaPickerControllerDelegate.cancel: mediaPickerDidCancel(_:)
      PHPickerViewControllerDelegate.any: picker(_:didFinishPicking:)
      PKAddPassesViewControllerDelegate.any: addPassesViewControllerDidFinish(_:)
      PKPaymentAuthorizationViewControllerDelegate.any: paymentAuthorizationViewControllerDidFinish(_:)
      RPPreviewViewControllerDelegate.any: previewControllerDidFinish(_:)
      UIFontPickerViewControllerDelegate.finish: fontPickerViewControllerDidPickFont(_:)
      UIImagePickerControllerDelegate.finish: imagePickerController(_:didFinishPickingMediaWithInfo:)
      UIImagePickerControllerDelegate.cancel: imagePickerControllerDidCancel(_:)
      UIVideoEditorControllerDelegate.finish: videoEditorController(_:didSaveEditedVideoToPath:)
      UIVideoEditorControllerDelegate.cancel: videoEditorControllerDidCancel(_:)
      VNDocumentCameraViewControllerDelegate.fail: documentCameraViewController(_:didFailWithError:)
      VNDocumentCameraViewControllerDelegate.finish: documentCameraViewController(_:didFinishWith:)
      VNDocumentCameraViewControllerDelegate.cancel: documentCameraViewControllerDidCancel(_:)
      """)
  }

  @Test func callbacksComeWhenTheControllerHasClosedItself() {
    expect(
      closesItself: true,
      """
      SFSafariViewControllerDelegate.any: safariViewControllerDidFinish(_:)
      UIColorPickerViewControllerDelegate.any: colorPickerViewControllerDidFinish(_:)
      UIDocumentPickerDelegate.finish: documentPicker(_:didPickDocumentsAt:)
      UIDocumentPickerDelegate.cancel: documentPickerWasCancelled(_:)
      UIFontPickerViewControllerDelegate.cancel: fontPickerViewControllerDidCancel(_:)
      """)
  }

  private func expect(closesItself: Bool, _ text: String) {
    for (place, methods) in lists(text) {
      let parts = place.split(separator: ".").map(String.init)
      for method in methods {
        let callback = ClosingCallback.callbacks(of: parts[0]).first { $0.method == method }
        #expect(callback?.closesItself == closesItself && callback?.outcome.rawValue == parts[1], "\(place).\(method)")
      }
    }
  }
}
