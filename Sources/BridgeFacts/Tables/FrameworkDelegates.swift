extension DelegateProtocol {
  /// The delegate and data source protocols of the other frameworks.
  static let frameworkTable = """
    import ARKit
    nonisolated ARCoachingOverlayViewDelegate: NSObjectProtocol
      optional func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView)
    nonisolated ARSCNViewDelegate: ARSessionObserver, SCNSceneRendererDelegate
      optional func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
      optional func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
      optional func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
    nonisolated ARSKViewDelegate: ARSessionObserver, SKViewDelegate
    nonisolated ARSessionDelegate: ARSessionObserver
      optional func session(_ session: ARSession, didUpdate frame: ARFrame)
    nonisolated ARSessionObserver: NSObjectProtocol
    nonisolated ARSessionProviding: NSObjectProtocol
      required var session: ARSession { get }
    import AVFoundation
    nonisolated AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol
      optional func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
    nonisolated AVCapturePhotoCaptureDelegate: NSObjectProtocol
      optional func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
        error: (any Error)?)
    nonisolated AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol
      optional func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
        from connection: AVCaptureConnection)
    import AVKit
    nonisolated AVPlayerViewControllerDelegate: NSObjectProtocol
      optional func playerViewController(_ playerViewController: AVPlayerViewController,
        willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
      optional func playerViewController(_ playerViewController: AVPlayerViewController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
      optional func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    nonisolated AVPlayerViewDelegate: NSObjectProtocol
    nonisolated AVPlayerViewPictureInPictureDelegate: NSObjectProtocol
    nonisolated AVRoutePickerViewDelegate: NSObjectProtocol
      optional func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    import AuthenticationServices
    nonisolated ASAuthorizationControllerDelegate: NSObjectProtocol
      optional func authorizationController(controller: ASAuthorizationController,
        didCompleteWithAuthorization authorization: ASAuthorization)
      optional func authorizationController(controller: ASAuthorizationController,
        didCompleteWithError error: any Error)
    nonisolated ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol
      required func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
    import ContactsUI
    nonisolated CNContactPickerDelegate: NSObjectProtocol
      optional func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
      optional func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    nonisolated CNContactViewControllerDelegate: NSObjectProtocol
      optional func contactViewController(_ viewController: CNContactViewController,
        didCompleteWith contact: CNContact?)
    import CoreLocation
    nonisolated CLLocationManagerDelegate: NSObjectProtocol
      optional func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
      optional func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
      optional func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    import EventKitUI
    nonisolated EKCalendarChooserDelegate: NSObjectProtocol
      optional func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
      optional func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
      optional func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
    nonisolated EKEventEditViewDelegate: NSObjectProtocol
      required func eventEditViewController(_ controller: EKEventEditViewController,
        didCompleteWith action: EKEventEditViewAction)
      optional func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController)
        -> EKCalendar
    nonisolated EKEventViewDelegate: NSObjectProtocol
      required func eventViewController(_ controller: EKEventViewController,
        didCompleteWith action: EKEventViewAction)
    import GameKit
    nonisolated GKGameCenterControllerDelegate: NSObjectProtocol
      required func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
    nonisolated GKMatchmakerViewControllerDelegate: NSObjectProtocol
      required func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
      required func matchmakerViewController(_ viewController: GKMatchmakerViewController,
        didFailWithError error: any Error)
      optional func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch)
    nonisolated GKTurnBasedMatchmakerViewControllerDelegate: NSObjectProtocol
      required func turnBasedMatchmakerViewControllerWasCancelled(
        _ viewController: GKTurnBasedMatchmakerViewController)
      required func turnBasedMatchmakerViewController(_ viewController: GKTurnBasedMatchmakerViewController,
        didFailWithError error: any Error)
    import IntentsUI
    nonisolated INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol
      required func present(_ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
      required func present(_ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
    import MapKit
    nonisolated MKLookAroundViewControllerDelegate: NSObjectProtocol
      optional func lookAroundViewControllerDidUpdateScene(_ viewController: MKLookAroundViewController)
    MKMapViewDelegate: NSObjectProtocol
      optional func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
      optional func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
      optional func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
      optional func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    import MediaPlayer
    nonisolated MPMediaPickerControllerDelegate: NSObjectProtocol
      optional func mediaPicker(_ mediaPicker: MPMediaPickerController,
        didPickMediaItems mediaItemCollection: MPMediaItemCollection)
      optional func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
    import MessageUI
    nonisolated MFMailComposeViewControllerDelegate: NSObjectProtocol
      optional func mailComposeController(_ controller: MFMailComposeViewController,
        didFinishWith result: MFMailComposeResult, error: (any Error)?)
    nonisolated MFMessageComposeViewControllerDelegate: NSObjectProtocol
      required func messageComposeViewController(_ controller: MFMessageComposeViewController,
        didFinishWith result: MessageComposeResult)
    import MetalKit
    nonisolated MTKViewDelegate: NSObjectProtocol
      required func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
      required func draw(in view: MTKView)
    import MultipeerConnectivity
    nonisolated MCBrowserViewControllerDelegate: NSObjectProtocol
      required func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
      required func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
      optional func browserViewController(_ browserViewController: MCBrowserViewController,
        shouldPresentNearbyPeer peerID: MCPeerID, withDiscoveryInfo info: [String : String]?) -> Bool
    import PDFKit
    nonisolated PDFViewDelegate: NSObjectProtocol
      optional func pdfViewWillClick(onLink sender: PDFView, with url: URL)
      optional func pdfViewParentViewController() -> UIViewController
    import PassKit
    nonisolated PKAddPassesViewControllerDelegate: NSObjectProtocol
      optional func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
    nonisolated PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol
      required func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
      optional func paymentAuthorizationViewController(_ controller: PKPaymentAuthorizationViewController,
        didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
    import PencilKit
    PKCanvasViewDelegate: UIScrollViewDelegate
      optional func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
      optional func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
    PKToolPickerObserver: NSObjectProtocol
    import PhotosUI
    PHLivePhotoViewDelegate: NSObjectProtocol
      optional func livePhotoView(_ livePhotoView: PHLivePhotoView,
        didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
    PHPickerViewControllerDelegate: AnyObject
      required func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
    import QuickLook
    QLPreviewControllerDataSource
      required func numberOfPreviewItems(in controller: QLPreviewController) -> Int
      required func previewController(_ controller: QLPreviewController,
        previewItemAt index: Int) -> any QLPreviewItem
    nonisolated QLPreviewControllerDelegate: NSObjectProtocol
      optional func previewControllerDidDismiss(_ controller: QLPreviewController)
      optional func previewController(_ controller: QLPreviewController,
        editingModeFor previewItem: any QLPreviewItem) -> QLPreviewItemEditingMode
    import ReplayKit
    nonisolated RPPreviewViewControllerDelegate: NSObjectProtocol
      optional func previewControllerDidFinish(_ previewController: RPPreviewViewController)
    import SafariServices
    nonisolated SFSafariViewControllerDelegate: NSObjectProtocol
      optional func safariViewControllerDidFinish(_ controller: SFSafariViewController)
      optional func safariViewController(_ controller: SFSafariViewController,
        didCompleteInitialLoad didLoadSuccessfully: Bool)
    import SceneKit
    nonisolated SCNSceneRendererDelegate: NSObjectProtocol
      optional func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
    import SpriteKit
    nonisolated SKViewDelegate: NSObjectProtocol
      optional func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
    import StoreKit
    nonisolated SKCloudServiceSetupViewControllerDelegate: NSObjectProtocol
      optional func cloudServiceSetupViewControllerDidDismiss(
        _ cloudServiceSetupViewController: SKCloudServiceSetupViewController)
    nonisolated SKStoreProductViewControllerDelegate: NSObjectProtocol
      optional func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
    import VisionKit
    DataScannerViewControllerDelegate: AnyObject
      optional func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
      optional func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
      optional func dataScanner(_ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
        allItems: [RecognizedItem])
      optional func dataScanner(_ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
        allItems: [RecognizedItem])
      optional func dataScanner(_ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
        allItems: [RecognizedItem])
      optional func dataScanner(_ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
    nonisolated VNDocumentCameraViewControllerDelegate: NSObjectProtocol
      optional func documentCameraViewController(_ controller: VNDocumentCameraViewController,
        didFinishWith scan: VNDocumentCameraScan)
      optional func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
      optional func documentCameraViewController(_ controller: VNDocumentCameraViewController,
        didFailWithError error: any Error)
    import WebKit
    WKDownloadDelegate: NSObjectProtocol
      required func download(_ download: WKDownload, decideDestinationUsing response: URLResponse,
        suggestedFilename: String, completionHandler: @escaping @MainActor (URL?) -> Void)
      optional func downloadDidFinish(_ download: WKDownload)
      optional func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
    WKNavigationDelegate: NSObjectProtocol
      optional func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
      optional func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
      optional func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
      optional func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    WKScriptMessageHandler: NSObjectProtocol
      required func userContentController(_ userContentController: WKUserContentController,
        didReceive message: WKScriptMessage)
    WKUIDelegate: NSObjectProtocol
      optional func webView(_ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures) -> WKWebView?
      optional func webView(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor () -> Void)
      optional func webView(_ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor ([URL]?) -> Void)
    """
}
