import Testing

@testable import BridgeFacts

/// The calls and assignments that have an effect each time, by what a repetition means to users. `=` marks assignments,
/// and `=new` those that only have an effect with a new object.
@Suite struct SideEffectSpecificationTests {
  /// They scroll, navigate, or restart what the user sees.
  @Test func repeatingInterruptsTheUser() {
    expect(
      .heavy,
      """
      ARSession: run
      AVPlayer: replaceCurrentItem seek
      AVPlayerLayer: player=new
      AVPlayerView: player=new
      AVPlayerViewController: player=new
      AVQueuePlayer: advanceToNextItem removeAllItems
      CALayer: add
      MKLocalSearchCompleter: queryFragment=
      MKMapView: camera= centerCoordinate= region= setCamera setCenter setRegion setVisibleMapRect showAnnotations
        visibleMapRect=
      NSApplication: activate
      NSCollectionView: reloadItems reloadSections scrollToItems
      NSResponder: scrollToBeginningOfDocument scrollToEndOfDocument
      NSScrollView: magnification= magnify setMagnification
      NSTableView: scrollColumnToVisible scrollRowToVisible
      NSText: scrollRangeToVisible
      NSView: scroll scrollToVisible
      NSWindow: center makeKeyAndOrderFront toggleFullScreen
      PDFView: document=new go goToFirstPage goToLastPage goToNextPage goToPreviousPage scaleFactor=
      QLPreviewController: currentPreviewItemIndex= refreshCurrentPreviewItem
      QLPreviewView: previewItem= refreshPreviewItem
      SCNView: present scene=new
      SKNode: run
      SKView: presentScene
      UICollectionView: collectionViewLayout=new reloadItems reloadSections scrollToItem setCollectionViewLayout
      UINavigationController: popToRootViewController popToViewController popViewController setViewControllers
        viewControllers=new
      UIPageViewController: setViewControllers
      UIScrollView: contentOffset= flashScrollIndicators scrollRectToVisible setContentOffset setZoomScale zoom
        zoomScale=
      UITabBarController: setViewControllers
      UITableView: reloadRows reloadSections scrollToNearestSelectedRow scrollToRow
      UITextView: scrollRangeToVisible
      WKWebView: goBack goForward interactionState= reload reloadFromOrigin
      FLAnimatedImageView: animatedImage=new
      GIFImageView: animate
      GMSMapView: animate camera= moveCamera
      KVKCalendarView: scrollTo
      LottieAnimationView: animation= play
      MGLMapView: setCamera setCenter setVisibleCoordinateBounds
      MLNMapView: setCamera setCenter setVisibleCoordinateBounds
      """)
  }

  @Test func repeatingLoadsAgain() {
    expect(
      .load,
      """
      WKWebView: load loadFileRequest loadFileURL loadHTMLString loadSimulatedRequest
      YTPlayerView: load
      """)
  }

  @Test func repeatingOnlyCostsTime() {
    expect(
      .light,
      """
      AVAudioPlayer: init(contentsOf:)
      CIImage: init(contentsOf:)
      Data: init(contentsOf:)
      NSAttributedString: init(data:)
      NSCollectionView: reloadData
      NSComboBox: removeAllItems
      NSData: init(contentsOf:) init(contentsOfFile:)
      NSFetchedResultsController: performFetch
      NSImage: init(contentsOf:) init(contentsOfFile:)
      NSManagedObjectContext: fetch
      NSMutableAttributedString: init(data:)
      NSOutlineView: reloadItem
      NSPopUpButton: removeAllItems
      NSTableView: reloadData
      QLPreviewController: reloadData
      String: init(contentsOf:) init(contentsOfFile:)
      UICollectionView: reloadData
      UICollectionViewDiffableDataSource: applySnapshotUsingReloadData
      UIImage: init(contentsOfFile:)
      UIPickerView: reloadAllComponents
      UISegmentedControl: removeAllSegments
      UITableView: reloadData
      UITableViewDiffableDataSource: applySnapshotUsingReloadData
      WKWebView: evaluateJavaScript
      FSCalendar: reloadData
      KVKCalendarView: reloadData
      """)
  }

  @Test func repeatingIsHarmless() {
    expect(
      .idempotent,
      """
      AVCaptureSession: startRunning stopRunning
      AVPlayer: pause play playImmediately
      DataScannerViewController: startScanning stopScanning
      UIActivityIndicatorView: startAnimating stopAnimating
      UIImageView: startAnimating stopAnimating
      """)
  }

  @Test func repeatingSetsTheSameValue() {
    expect(
      .setting,
      """
      NSPopUpButton: selectItem
      UIDatePicker: setDate
      UIPickerView: selectRow
      UIProgressView: setProgress
      UISlider: setValue
      UISwitch: setOn
      UITableView: selectRow
      """)
  }

  /// They need the network, analyze an image, or make the device vibrate.
  @Test func repeatingStartsAServiceAgain() {
    expect(
      .service,
      """
      AVAssetImageGenerator: copyCGImage generateCGImageAsynchronously generateCGImagesAsynchronously image
      AVSpeechSynthesizer: speak
      CLGeocoder: geocodeAddressString geocodePostalAddress reverseGeocodeLocation
      CLLocationManager: requestLocation
      ImageAnalyzer: analyze
      LPMetadataProvider: startFetchingMetadata
      MKDirections: calculate calculateETA
      MKLocalSearch: start
      MKMapSnapshotter: start
      NSWorkspace: open
      PHImageManager: requestAVAsset requestImage requestImageDataAndOrientation requestLivePhoto requestPlayerItem
      SKStoreProductViewController: loadProduct
      UIApplication: open
      UIImpactFeedbackGenerator: impactOccurred
      UINotificationFeedbackGenerator: notificationOccurred
      UISelectionFeedbackGenerator: selectionChanged
      UNUserNotificationCenter: add
      URLSession: bytes data dataTask download downloadTask upload uploadTask
      """)
  }

  private func expect(_ weight: SideEffect.Weight, _ text: String) {
    for (className, members) in lists(text) {
      for member in members {
        let name = String(member.prefix { $0 != "=" })
        let effect =
          if name.hasPrefix("init(") {
            SideEffect.effect(ofCreating: className, String(name.dropFirst(5).dropLast(2)))
          } else {
            SideEffect.effect(of: name, on: className)
          }
        #expect(effect?.className == className, "\(className).\(name) is repeated by an update without a report")
        #expect(effect?.weight == weight && effect?.cause == cause(of: member), "\(className).\(member)")
        #expect(SideEffect.isName(name))
      }
    }
  }

  private func cause(of member: String) -> SideEffect.Cause {
    if member.hasPrefix("init(") { return .creation }
    return member.hasSuffix("=new") ? .newObject : member.hasSuffix("=") ? .assignment : .call
  }

  @Test func onlyNavigationChangesWhatWasLoaded() {
    let drifting = SideEffect.all.filter { $0.drift != nil }
    #expect(drifting.map(\.name) == ["load"] && drifting.map(\.className) == ["WKWebView"])
    #expect(drifting.first?.drift?.vetoLabel == "decidePolicyFor" && drifting.first?.drift?.consent == "allow")
    #expect(drifting.first?.drift?.cause == "the user follows a link")
  }
}
