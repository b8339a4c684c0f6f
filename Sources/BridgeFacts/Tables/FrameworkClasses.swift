extension ClassFact {
  /// Classes of the other frameworks, with their delegate properties. A superclass is named if the interfaces don't have
  /// the class, or if bridges wrap the class only in iOS.
  static let frameworkTable = """
    import ARKit
    ARCoachingOverlayView
      weak delegate: ARCoachingOverlayViewDelegate
      rare weak sessionProvider: ARSessionProviding
    ARSCNView
      weak delegate: ARSCNViewDelegate
    ARSKView
      weak delegate: ARSKViewDelegate
    import AVFoundation
    AVCaptureMetadataOutput
    AVCaptureOutput
    AVCapturePhotoOutput
    AVCaptureVideoDataOutput
    AVCaptureVideoPreviewLayer
    import AVKit
    AVPlayerView
      weak delegate: AVPlayerViewDelegate
      rare weak pictureInPictureDelegate: AVPlayerViewPictureInPictureDelegate
    AVPlayerViewController
      weak delegate: AVPlayerViewControllerDelegate
    AVRoutePickerView
      weak delegate: AVRoutePickerViewDelegate
    import AuthenticationServices
    ASAuthorizationAppleIDButton: UIControl
    ASAuthorizationController
      weak delegate: ASAuthorizationControllerDelegate
      weak presentationContextProvider: ASAuthorizationControllerPresentationContextProviding
    import ContactsUI
    CNContactPickerViewController
      weak delegate: CNContactPickerDelegate
    CNContactViewController: UIViewController
      weak delegate: CNContactViewControllerDelegate
    import CoreLocation
    CLLocationManager
      weak delegate: CLLocationManagerDelegate
    import EventKitUI
    EKCalendarChooser
      weak delegate: EKCalendarChooserDelegate
    EKEventEditViewController
      weak editViewDelegate: EKEventEditViewDelegate
    EKEventViewController
      weak delegate: EKEventViewDelegate
    import GameKit
    GKGameCenterViewController: UINavigationController
      weak gameCenterDelegate: GKGameCenterControllerDelegate
    GKMatchmakerViewController: UINavigationController
      weak matchmakerDelegate: GKMatchmakerViewControllerDelegate
    GKTurnBasedMatchmakerViewController: UINavigationController
      weak turnBasedMatchmakerDelegate: GKTurnBasedMatchmakerViewControllerDelegate
    import IntentsUI
    INUIAddVoiceShortcutButton: UIButton
      weak delegate: INUIAddVoiceShortcutButtonDelegate
    import LinkPresentation
    LPLinkView
    import MapKit
    MKLookAroundViewController
      weak delegate: MKLookAroundViewControllerDelegate
    MKMapView
      weak delegate: MKMapViewDelegate
    import MediaPlayer
    MPMediaPickerController
      weak delegate: MPMediaPickerControllerDelegate
    MPVolumeView
    import MessageUI
    MFMailComposeViewController
      weak mailComposeDelegate: MFMailComposeViewControllerDelegate
    MFMessageComposeViewController
      weak messageComposeDelegate: MFMessageComposeViewControllerDelegate
    import MetalKit
    MTKView
      weak delegate: MTKViewDelegate
    import MultipeerConnectivity
    MCBrowserViewController
      weak delegate: MCBrowserViewControllerDelegate
    import PDFKit
    PDFThumbnailView
    PDFView
      weak delegate: PDFViewDelegate
    import PassKit
    PKAddPassesViewController
      weak delegate: PKAddPassesViewControllerDelegate
    PKPaymentAuthorizationViewController
      weak delegate: PKPaymentAuthorizationViewControllerDelegate
    PKPaymentButton: UIButton
    import PencilKit
    PKCanvasView
      weak delegate: PKCanvasViewDelegate
    import PhotosUI
    PHLivePhotoView
      weak delegate: PHLivePhotoViewDelegate
    PHPickerViewController
      weak delegate: PHPickerViewControllerDelegate
    import QuartzCore
    CALayer
    import QuickLook
    QLPreviewController
      weak dataSource: QLPreviewControllerDataSource
      rare weak delegate: QLPreviewControllerDelegate
    import QuickLookUI
    QLPreviewView
    import ReplayKit
    RPPreviewViewController
      weak previewControllerDelegate: RPPreviewViewControllerDelegate
    RPSystemBroadcastPickerView
    import SafariServices
    SFSafariViewController
      weak delegate: SFSafariViewControllerDelegate
    import SceneKit
    SCNView
      weak delegate: SCNSceneRendererDelegate
    import SpriteKit
    SKView
      weak delegate: SKViewDelegate
    import StoreKit
    SKCloudServiceSetupViewController
      weak delegate: SKCloudServiceSetupViewControllerDelegate
    SKStoreProductViewController
      weak delegate: SKStoreProductViewControllerDelegate
    import SwiftUI
    NSHostingController
    NSHostingView
    UIHostingController
    import VisionKit
    DataScannerViewController
      weak delegate: DataScannerViewControllerDelegate
    VNDocumentCameraViewController
      weak delegate: VNDocumentCameraViewControllerDelegate
    import WatchKit
    WKInterfaceActivityRing: WKInterfaceObject
    WKInterfaceHMCamera: WKInterfaceObject
    WKInterfaceImage: WKInterfaceObject
    WKInterfaceInlineMovie: WKInterfaceObject
    WKInterfaceLabel: WKInterfaceObject
    WKInterfaceMap: WKInterfaceObject
    WKInterfaceMovie: WKInterfaceObject
    WKInterfaceObject: NSObject
    WKInterfaceSCNScene: WKInterfaceObject
    WKInterfaceSKScene: WKInterfaceObject
    import WebKit
    WKDownload
      weak delegate: WKDownloadDelegate
    WKWebView
      weak navigationDelegate: WKNavigationDelegate
      rare weak uiDelegate: WKUIDelegate
    """
}
