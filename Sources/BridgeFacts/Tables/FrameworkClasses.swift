extension ClassFact {
  /// Classes of the other frameworks. If a class has two superclasses, the second one is its superclass in macOS.
  static let frameworkTable = """
    import ARKit
    ARCoachingOverlayView: UIView
      weak delegate: ARCoachingOverlayViewDelegate
      rare weak sessionProvider: ARSessionProviding
    ARSCNView: SCNView
      weak delegate: ARSCNViewDelegate
    ARSKView: SKView
      weak delegate: ARSKViewDelegate
    import AVFoundation
    AVCaptureMetadataOutput: AVCaptureOutput
    AVCaptureOutput: NSObject
    AVCapturePhotoOutput: AVCaptureOutput
    AVCaptureVideoDataOutput: AVCaptureOutput
    AVCaptureVideoPreviewLayer: CALayer
    import AVKit
    AVPlayerView: NSView
      weak delegate: AVPlayerViewDelegate
      rare weak pictureInPictureDelegate: AVPlayerViewPictureInPictureDelegate
    AVPlayerViewController: UIViewController
      weak delegate: AVPlayerViewControllerDelegate
    AVRoutePickerView: UIView, NSView
      weak delegate: AVRoutePickerViewDelegate
    import AuthenticationServices
    ASAuthorizationAppleIDButton: UIControl
    ASAuthorizationController: NSObject
      weak delegate: ASAuthorizationControllerDelegate
      weak presentationContextProvider: ASAuthorizationControllerPresentationContextProviding
    import ContactsUI
    CNContactPickerViewController: UIViewController
      weak delegate: CNContactPickerDelegate
    CNContactViewController: UIViewController
      weak delegate: CNContactViewControllerDelegate
    import CoreLocation
    CLLocationManager: NSObject
      weak delegate: CLLocationManagerDelegate
    import EventKitUI
    EKCalendarChooser: UIViewController
      weak delegate: EKCalendarChooserDelegate
    EKEventEditViewController: UINavigationController
      weak editViewDelegate: EKEventEditViewDelegate
    EKEventViewController: UIViewController
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
    LPLinkView: UIView, NSView
    import MapKit
    MKLookAroundViewController: UIViewController, NSViewController
      weak delegate: MKLookAroundViewControllerDelegate
    MKMapView: UIView, NSView
      weak delegate: MKMapViewDelegate
    import MediaPlayer
    MPMediaPickerController: UIViewController
      weak delegate: MPMediaPickerControllerDelegate
    MPVolumeView: UIView
    import MessageUI
    MFMailComposeViewController: UINavigationController
      weak mailComposeDelegate: MFMailComposeViewControllerDelegate
    MFMessageComposeViewController: UINavigationController
      weak messageComposeDelegate: MFMessageComposeViewControllerDelegate
    import MetalKit
    MTKView: UIView, NSView
      weak delegate: MTKViewDelegate
    import MultipeerConnectivity
    MCBrowserViewController: UIViewController, NSViewController
      weak delegate: MCBrowserViewControllerDelegate
    import PDFKit
    PDFThumbnailView: UIView, NSView
    PDFView: UIView, NSView
      weak delegate: PDFViewDelegate
    import PassKit
    PKAddPassesViewController: UIViewController
      weak delegate: PKAddPassesViewControllerDelegate
    PKPaymentAuthorizationViewController: UIViewController, NSViewController
      weak delegate: PKPaymentAuthorizationViewControllerDelegate
    PKPaymentButton: UIButton
    import PencilKit
    PKCanvasView: UIScrollView
      weak delegate: PKCanvasViewDelegate
    import PhotosUI
    PHLivePhotoView: UIView, NSView
      weak delegate: PHLivePhotoViewDelegate
    PHPickerViewController: UIViewController, NSViewController
      weak delegate: PHPickerViewControllerDelegate
    import QuartzCore
    CALayer: NSObject
    import QuickLook
    QLPreviewController: UIViewController
      weak dataSource: QLPreviewControllerDataSource
      rare weak delegate: QLPreviewControllerDelegate
    import QuickLookUI
    QLPreviewView: NSView
    import ReplayKit
    RPPreviewViewController: UIViewController, NSViewController
      weak previewControllerDelegate: RPPreviewViewControllerDelegate
    RPSystemBroadcastPickerView: UIView
    import SafariServices
    SFSafariViewController: UIViewController
      weak delegate: SFSafariViewControllerDelegate
    import SceneKit
    SCNView: UIView, NSView
      weak delegate: SCNSceneRendererDelegate
    import SpriteKit
    SKView: UIView, NSView
      weak delegate: SKViewDelegate
    import StoreKit
    SKCloudServiceSetupViewController: UIViewController
      weak delegate: SKCloudServiceSetupViewControllerDelegate
    SKStoreProductViewController: UIViewController, NSViewController
      weak delegate: SKStoreProductViewControllerDelegate
    import SwiftUI
    NSHostingController: NSViewController
    NSHostingView: NSView
    UIHostingController: UIViewController
    import VisionKit
    DataScannerViewController: UIViewController
      weak delegate: DataScannerViewControllerDelegate
    VNDocumentCameraViewController: UIViewController
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
    WKDownload: NSObject
      weak delegate: WKDownloadDelegate
    WKWebView: UIView, NSView
      weak navigationDelegate: WKNavigationDelegate
      rare weak uiDelegate: WKUIDelegate
    """
}
