extension DelegateProtocol {
  /// The less common methods of the delegate protocols of the other frameworks.
  static let furtherFrameworkTable = """
    import ARKit
    ARCoachingOverlayViewDelegate
      optional func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView)
      optional func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView)
    ARSCNViewDelegate
      optional func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
      optional func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor)
    ARSKViewDelegate
      optional func view(_ view: ARSKView, didAdd node: SKNode, for anchor: ARAnchor)
      optional func view(_ view: ARSKView, didRemove node: SKNode, for anchor: ARAnchor)
      optional func view(_ view: ARSKView, didUpdate node: SKNode, for anchor: ARAnchor)
      optional func view(_ view: ARSKView, nodeFor anchor: ARAnchor) -> SKNode?
      optional func view(_ view: ARSKView, willUpdate node: SKNode, for anchor: ARAnchor)
    ARSessionDelegate
      optional func session(_ session: ARSession, didAdd anchors: [ARAnchor])
      optional func session(_ session: ARSession, didRemove anchors: [ARAnchor])
      optional func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
    ARSessionObserver
      optional func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
      since iOS 14 func session(_ session: ARSession, didChange geoTrackingStatus: ARGeoTrackingStatus)
      optional func session(_ session: ARSession, didFailWithError error: any Error)
      optional func session(_ session: ARSession, didOutputAudioSampleBuffer audioSampleBuffer: CMSampleBuffer)
      optional func session(_ session: ARSession, didOutputCollaborationData data: ARSession.CollaborationData)
      optional func sessionInterruptionEnded(_ session: ARSession)
      optional func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool
      optional func sessionWasInterrupted(_ session: ARSession)
    import AVKit
    AVPlayerViewControllerDelegate
      since iOS 16 func playerViewController(_ playerViewController: AVPlayerViewController, didPresent interstitial:
        AVInterstitialTimeRange)
      optional func playerViewController(_ playerViewController: AVPlayerViewController,
        failedToStartPictureInPictureWithError error: any Error)
      since iOS 15 func playerViewController(_ playerViewController: AVPlayerViewController,
        restoreUserInterfaceForFullScreenExitWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
      optional func playerViewController(_ playerViewController: AVPlayerViewController,
        willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any
        UIViewControllerTransitionCoordinator)
      since iOS 16 func playerViewController(_ playerViewController: AVPlayerViewController, willPresent interstitial:
        AVInterstitialTimeRange)
      optional func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
      optional func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(_ playerViewController:
        AVPlayerViewController) -> Bool
      optional func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
      optional func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    AVRoutePickerViewDelegate
      optional func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
    import ContactsUI
    CNContactPickerDelegate
      optional func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty:
        CNContactProperty)
      optional func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
      optional func contactPicker(_ picker: CNContactPickerViewController, didSelectContactProperties
        contactProperties: [CNContactProperty])
    CNContactViewControllerDelegate
      optional func contactViewController(_ viewController: CNContactViewController, shouldPerformDefaultActionFor
        property: CNContactProperty) -> Bool
    import CoreLocation
    CLLocationManagerDelegate
      optional func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region:
        CLRegion)
      optional func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
      optional func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
      optional func locationManager(_ manager: CLLocationManager, didFailRangingFor beaconConstraint:
        CLBeaconIdentityConstraint, error: any Error)
      optional func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any
        Error)?)
      optional func locationManager(_ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying
        beaconConstraint: CLBeaconIdentityConstraint)
      optional func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
      optional func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
      optional func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
      optional func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError
        error: any Error)
      optional func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
      optional func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
      optional func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
    import GameKit
    GKMatchmakerViewControllerDelegate
      optional func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFindHostedPlayers
        players: [GKPlayer])
      optional func matchmakerViewController(_ viewController: GKMatchmakerViewController, hostedPlayerDidAccept
        player: GKPlayer)
    import MapKit
    MKLookAroundViewControllerDelegate
      optional func lookAroundViewControllerDidDismissFullScreen(_ viewController: MKLookAroundViewController)
      optional func lookAroundViewControllerDidPresentFullScreen(_ viewController: MKLookAroundViewController)
      optional func lookAroundViewControllerWillDismissFullScreen(_ viewController: MKLookAroundViewController)
      optional func lookAroundViewControllerWillPresentFullScreen(_ viewController: MKLookAroundViewController)
      optional func lookAroundViewControllerWillUpdateScene(_ viewController: MKLookAroundViewController)
    MKMapViewDelegate
      optional func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped
        control: UIControl)
      optional func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState:
        MKAnnotationView.DragState, fromOldState oldState: MKAnnotationView.DragState)
      optional func mapView(_ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any
        MKAnnotation]) -> MKClusterAnnotation
      optional func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
      optional func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
      optional func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
      since iOS 16 func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
      optional func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
      optional func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
      since iOS 16 func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
      optional func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
      optional func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
      since iOS 18 func mapView(_ mapView: MKMapView, selectionAccessoryFor annotation: any MKAnnotation) ->
        MKSelectionAccessory?
      optional func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
      optional func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
      optional func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
      optional func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
      optional func mapViewDidStopLocatingUser(_ mapView: MKMapView)
      optional func mapViewWillStartLoadingMap(_ mapView: MKMapView)
      optional func mapViewWillStartLocatingUser(_ mapView: MKMapView)
      optional func mapViewWillStartRenderingMap(_ mapView: MKMapView)
    import PDFKit
    PDFViewDelegate
      optional func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFActionRemoteGoTo)
      optional func pdfViewPerformFind(_ sender: PDFView)
      optional func pdfViewPerformGo(toPage sender: PDFView)
    import PassKit
    PKPaymentAuthorizationViewControllerDelegate
      since iOS 15 func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController,
        didChangeCouponCode couponCode: String, handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) ->
        Void)
      since iOS 14 func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController,
        didRequestMerchantSessionUpdate handler: @escaping (PKPaymentRequestMerchantSessionUpdate) -> Void)
      optional func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didSelect
        paymentMethod: PKPaymentMethod, handler completion: @escaping (PKPaymentRequestPaymentMethodUpdate) -> Void)
      optional func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController, didSelect
        shippingMethod: PKShippingMethod, handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) ->
        Void)
      optional func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController,
        didSelectShippingContact contact: PKContact, handler completion: @escaping
        (PKPaymentRequestShippingContactUpdate) -> Void)
      optional func paymentAuthorizationViewControllerWillAuthorizePayment(_ controller:
        PKPaymentAuthorizationViewController)
    import PencilKit
    PKCanvasViewDelegate
      optional func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
      optional func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
    PKToolPickerObserver
      optional func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
      optional func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
      optional func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
      since iOS 18 func toolPickerSelectedToolItemDidChange(_ toolPicker: PKToolPicker)
      optional func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
    import PhotosUI
    PHLivePhotoViewDelegate
      optional func livePhotoView(_ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle:
        PHLivePhotoViewPlaybackStyle) -> Bool
      optional func livePhotoView(_ livePhotoView: PHLivePhotoView, extraMinimumTouchDurationFor touch: UITouch, with
        playbackStyle: PHLivePhotoViewPlaybackStyle) -> TimeInterval
      optional func livePhotoView(_ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle:
        PHLivePhotoViewPlaybackStyle)
    import QuickLook
    QLPreviewControllerDelegate
      optional func previewController(_ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any
        QLPreviewItem, at modifiedContentsURL: URL)
      optional func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any
        QLPreviewItem)
      optional func previewController(_ controller: QLPreviewController, frameFor item: any QLPreviewItem,
        inSourceView view: AutoreleasingUnsafeMutablePointer<UIView?>) -> CGRect
      optional func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any
        QLPreviewItem) -> Bool
      optional func previewController(_ controller: QLPreviewController, transitionImageFor item: any QLPreviewItem,
        contentRect: UnsafeMutablePointer<CGRect>) -> UIImage?
      optional func previewController(_ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem) ->
        UIView?
      optional func previewControllerWillDismiss(_ controller: QLPreviewController)
    import ReplayKit
    RPPreviewViewControllerDelegate
      optional func previewController(_ previewController: RPPreviewViewController, didFinishWithActivityTypes
        activityTypes: Set<String>)
    import SafariServices
    SFSafariViewControllerDelegate
      optional func safariViewController(_ controller: SFSafariViewController, activityItemsFor URL: URL, title:
        String?) -> [UIActivity]
      optional func safariViewController(_ controller: SFSafariViewController, excludedActivityTypesFor URL: URL,
        title: String?) -> [UIActivity.ActivityType]
      optional func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
      since iOS 14 func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
    import WebKit
    WKDownloadDelegate
      since iOS 18.2 func download(_ download: WKDownload, decidePlaceholderPolicy completionHandler: @escaping
        @MainActor (WKDownload.PlaceholderPolicy, URL?) -> Void)
      since iOS 14.5 func download(_ download: WKDownload, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
      since iOS 18.2 func download(_ download: WKDownload, didReceiveFinalURL url: URL)
      since iOS 18.2 func download(_ download: WKDownload, didReceivePlaceholderURL url: URL, completionHandler:
        @escaping @MainActor () -> Void)
      since iOS 14.5 func download(_ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, decisionHandler: @escaping @MainActor (WKDownload.RedirectPolicy) -> Void)
    WKNavigationDelegate
      since iOS 14 func webView(_ webView: WKWebView, authenticationChallenge challenge: URLAuthenticationChallenge,
        shouldAllowDeprecatedTLS decisionHandler: @escaping @MainActor (Bool) -> Void)
      optional func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
      optional func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences:
        WKWebpagePreferences, decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences)
        -> Void)
      optional func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
      optional func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError
        error: any Error)
      optional func webView(_ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge, completionHandler:
        @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
      optional func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation:
        WKNavigation!)
      since iOS 14.5 func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download:
        WKDownload)
      since iOS 14.5 func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download:
        WKDownload)
      since iOS 26 func webView(_ webView: WKWebView, shouldGoTo backForwardListItem: WKBackForwardListItem,
        willUseInstantBack: Bool, completionHandler: @escaping (Bool) -> Void)
      optional func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
    WKUIDelegate
      optional func webView(_ webView: WKWebView, contextMenuConfigurationForElement elementInfo:
        WKContextMenuElementInfo, completionHandler: @escaping @MainActor (UIContextMenuConfiguration?) -> Void)
      optional func webView(_ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo)
      optional func webView(_ webView: WKWebView, contextMenuForElement elementInfo: WKContextMenuElementInfo,
        willCommitWithAnimator animator: any UIContextMenuInteractionCommitAnimating)
      optional func webView(_ webView: WKWebView, contextMenuWillPresentForElement elementInfo:
        WKContextMenuElementInfo)
      since iOS 15 func webView(_ webView: WKWebView, requestDeviceOrientationAndMotionPermissionFor origin:
        WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo, decisionHandler: @escaping @MainActor
        (WKPermissionDecision) -> Void)
      since iOS 15 func webView(_ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType, decisionHandler: @escaping @MainActor
        (WKPermissionDecision) -> Void)
      optional func webView(_ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (Bool) -> Void)
      optional func webView(_ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText:
        String?, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (String?) -> Void)
      optional func webView(_ webView: WKWebView, showLockdownModeFirstUseMessage message: String, completionHandler:
        @escaping @MainActor (WKDialogResult) -> Void)
      since iOS 16.4 func webView(_ webView: WKWebView, willDismissEditMenuWithAnimator animator: any
        UIEditMenuInteractionAnimating)
      since iOS 16.4 func webView(_ webView: WKWebView, willPresentEditMenuWithAnimator animator: any
        UIEditMenuInteractionAnimating)
      optional func webViewDidClose(_ webView: WKWebView)
    """
}
