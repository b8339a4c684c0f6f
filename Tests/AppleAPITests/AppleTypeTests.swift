import AppleAPI
import Testing

/// Expected values are from the interfaces of the iOS 17 and macOS 14 SDKs, and those of newer API from Apple's
/// documentation.
@Suite struct AppleTypeTests {
  @Test(arguments: [
    "UIKit: UITableView: UIScrollView",
    "UIKit: UIPageViewController: UIViewController",
    "AppKit: NSTextView: NSText",
    "SwiftUI: NSHostingView: NSView",
    "SwiftUI: UIHostingController: UIViewController",
    "WebKit: WKWebView: UIView, NSView",
    "MapKit: MKMapView: UIView, NSView",
    "MapKit: MKMarkerAnnotationView: MKAnnotationView",
    "AVKit: AVPlayerViewController: UIViewController",
    "AVFoundation: AVCaptureVideoPreviewLayer: CALayer",
    "PDFKit: PDFView: UIView, NSView",
    "QuickLook: QLPreviewController: UIViewController",
    "PhotosUI: PHPickerViewController: UIViewController, NSViewController",
    "SafariServices: SFSafariViewController: UIViewController",
    "MessageUI: MFMailComposeViewController: UINavigationController",
    "ContactsUI: CNContactViewController: UIViewController, NSViewController",
    "EventKitUI: EKEventEditViewController: UINavigationController",
    "SceneKit: SCNView: UIView, NSView",
    "SpriteKit: SKView: UIView, NSView",
    "ARKit: ARSCNView: SCNView",
    "RealityKit: ARView: UIView, NSView",
    "GameKit: GKGameCenterViewController: UINavigationController, NSViewController",
    "PencilKit: PKCanvasView: UIScrollView",
    "VisionKit: VNDocumentCameraViewController: UIViewController",
    "StoreKit: SKStoreProductViewController: UIViewController, NSViewController",
    "LinkPresentation: LPLinkView: UIView, NSView",
    "Combine: CurrentValueSubject: ",
    "CoreLocation: CLLocationManager: NSObject",
    "QuartzCore: CAShapeLayer: CALayer",
    "Foundation: URLSession: NSObject",
    "Foundation: Timer: NSObject",
    "Foundation: NSKeyValueObservation: NSObject",
  ])
  func classesHaveTheirSuperclass(_ row: String) throws {
    let parts = row.split(separator: ": ", omittingEmptySubsequences: false).map(String.init)
    let type = try #require(AppleAPI.type(named: parts[1], in: parts[0]))
    #expect(type.kind == .class)
    #expect(type.superclasses == parts[2].split(separator: ", ").map(String.init))
    #expect(type.isReference)
  }

  @Test func kindsTellValuesFromReferences() throws {
    let kinds: [(String, AppleType.Kind, Bool)] = [
      ("CGRect", .structure, false), ("UIEdgeInsets", .structure, false), ("Data", .structure, false),
      ("UIView.ContentMode", .enumeration, false), ("UIView.AutoresizingMask", .structure, false),
      ("Optional", .enumeration, false), ("MainActor", .actor, true), ("UITableViewDelegate", .protocol, true),
      ("View", .protocol, false), ("ObservableObject", .protocol, true), ("NSColor", .class, true),
    ]
    for (name, kind, isReference) in kinds {
      let type = try #require(AppleAPI.types(named: name).first, "\(name)")
      #expect(type.kind == kind, "\(name)")
      #expect(type.isReference == isReference, "\(name)")
    }
  }

  @Test func typealiasesHaveTheirType() {
    #expect(AppleAPI.type(named: "TimeInterval")?.aliasedType == "Double")
    #expect(AppleAPI.type(named: "CLLocationDegrees")?.aliasedType == "Double")
    #expect(AppleAPI.type(named: "UIActionHandler")?.aliasedType == "(UIAction) -> Void")
    #expect(AppleAPI.type(named: "UIView")?.aliasedType == nil)
  }

  @Test func aTypeOfBothPlatformsIsOneType() throws {
    let storage = try #require(AppleAPI.type(named: "NSTextStorage"))
    #expect(storage.modules == ["UIKit", "AppKit"])
    #expect(storage.superclasses == ["NSMutableAttributedString"])
    #expect(storage.availability.isDeclared(on: .iOS) && storage.availability.isDeclared(on: .macOS))
    let view = try #require(AppleAPI.type(named: "UIView"))
    #expect(!view.availability.isDeclared(on: .macOS))
  }

  @Test func aNameInTwoModulesIsAmbiguous() {
    #expect(AppleAPI.type(named: "Transaction") == nil)
    #expect(AppleAPI.types(named: "Transaction").map(\.modules) == [["StoreKit"], ["SwiftUI"]])
    #expect(AppleAPI.type(named: "Transaction", in: "SwiftUI")?.kind == .structure)
  }

  @Test func otherNamesAreMisses() {
    for name in ["", "U", "UI", "UIVie", "UIViews", "UIView ", "ChatViewController", "zzz", "\n", "View\n", "é", "$"] {
      #expect(AppleAPI.types(named: name).isEmpty, "\(name)")
    }
    #expect(!AppleAPI.isSubclass("Unknown", of: "Unknown"))
  }

  @Test func subclassesAreFoundThroughAllLevels() {
    #expect(AppleAPI.isSubclass("UITableView", of: "UIView"))
    #expect(AppleAPI.isSubclass("UITableView", of: "NSObject"))
    #expect(AppleAPI.isSubclass("UIView", of: "UIView"))
    #expect(AppleAPI.isSubclass("WKWebView", of: "NSView") && AppleAPI.isSubclass("WKWebView", of: "UIView"))
    #expect(!AppleAPI.isSubclass("UIView", of: "UITableView"))
    #expect(!AppleAPI.isSubclass("CGRect", of: "CGRect"))
  }

  @Test func conformancesFollowOneAnother() throws {
    let string = try #require(AppleAPI.type(named: "String"))
    #expect(string.conforms(to: "Sequence") && string.conforms(to: "Hashable") && string.conforms(to: "Equatable"))
    let array = try #require(AppleAPI.type(named: "Array"))
    #expect(array.conforms(to: "Collection"))
    #expect(!array.conforms(to: "Equatable") && array.conditionalConformances.contains("Equatable"))
    #expect(array.genericParameters == "<Element>")
    let label = try #require(AppleAPI.type(named: "UILabel"))
    #expect(label.conforms(to: "UITraitEnvironment") && label.conforms(to: "NSObjectProtocol"))
    #expect(try !#require(AppleAPI.type(named: "CLLocationCoordinate2D")).conforms(to: "Equatable"))
    #expect(try #require(AppleAPI.type(named: "UIView.AnimationOptions")).conforms(to: "OptionSet"))
  }

  @Test func isolationIsInherited() throws {
    for name in ["UIView", "UITableView", "MKMapView", "NSView", "WKWebView", "UITableViewDelegate"] {
      #expect(try #require(AppleAPI.type(named: name)).isMainActor, "\(name)")
    }
    for name in ["UIImage", "URLSession", "CALayer", "Data"] {
      #expect(try !#require(AppleAPI.type(named: name)).isMainActor, "\(name)")
    }
  }

  @Test func availabilityNamesTheFirstVersions() throws {
    let sheet = try #require(AppleAPI.type(named: "UISheetPresentationController"))
    #expect(sheet.availability.introduced(on: .iOS) == .init(15))
    let stack = try #require(AppleAPI.type(named: "NavigationStack"))
    #expect(stack.availability.introduced(on: .macOS) == .init(13))
    #expect(stack.availability.introduced(on: .watchOS) == .init(9))
    let search = try #require(AppleAPI.type(named: "UIWebView"))
    #expect(search.availability.deprecated(on: .iOS) == .init(12))
  }

  @Test(arguments: [
    "UIKit: UIGlassEffect: UIVisualEffect: 26: -",
    "UIKit: UITab: NSObject: 18: -",
    "UIKit: UIMainMenuSystem: UIMenuSystem: 26: -",
    "UIKit: UITabGroup: UITab: 18: -",
    "UIKit: UIBackgroundExtensionView: UIView: 26: -",
    "UIKit: UITextFormattingViewController: UIViewController: 18: -",
    "AppKit: NSGlassEffectView: NSView: -: 26",
    "AppKit: NSSplitViewItemAccessoryViewController: NSViewController: -: 26",
    "AppKit: NSScrollEdgeEffectStyle: NSObject: -: 26.1",
    "SwiftUI: NSHostingMenu: NSMenu: -: 14.4",
    "SwiftUI: NSHostingSceneRepresentation: : -: 26",
    "AVKit: AVCaptureEventInteraction: NSObject: 17.2: -",
    "ImagePlayground: ImagePlaygroundViewController: UIViewControllerNSViewController: 18.1: 15.1",
    "MapKit: MKSelectionAccessory: NSObject: 18: 15",
    "PencilKit: PKToolPickerItem: NSObject: 18: -",
    "TipKit: TipUIView: UIView: 17: -",
    "TipKit: TipNSView: NSView: -: 14",
    "WebKit: WebPage: : 26: 26",
  ])
  func newerClassesHaveASuperclassAndFirstVersions(_ row: String) throws {
    let parts = row.split(separator: ": ", omittingEmptySubsequences: false).map(String.init)
    let type = try #require(AppleAPI.type(named: parts[1], in: parts[0]))
    #expect(type.kind == .class)
    #expect(type.isMainActor)
    #expect(type.superclasses.joined() == parts[2])
    #expect(type.availability.introduced(on: .iOS).map { "\($0)" } ?? "-" == parts[3])
    #expect(type.availability.introduced(on: .macOS).map { "\($0)" } ?? "-" == parts[4])
  }

  @Test func newerTypesConform() throws {
    for (name, base) in [
      ("AVCaptureSlider", "AVCaptureControl"), ("AVCaptureSystemZoomSlider", "AVCaptureControl"),
      ("MKGeocodingRequest", "NSObject"), ("UIPencilInteraction.Squeeze", "NSObject"),
    ] {
      #expect(AppleAPI.isSubclass(name, of: base), "\(name)")
    }
    for (name, conformance) in [
      ("GlassButtonStyle", "PrimitiveButtonStyle"), ("ToolbarSpacer", "ToolbarContent"),
      ("ZoomNavigationTransition", "NavigationTransition"), ("ScrollGeometry", "Equatable"),
      ("UITraitListEnvironment", "UITraitDefinition"), ("TranslationSession.BatchResponse", "AsyncSequence"),
    ] {
      #expect(try #require(AppleAPI.type(named: name)).conforms(to: conformance), "\(name)")
    }
    let tab = try #require(AppleAPI.type(named: "Tab"))
    #expect(tab.genericParameters == "<Value, Content, Label>" && tab.conditionalConformances.contains("TabContent"))
  }

  @Test func newerDeclarationsExtendOlderTypes() throws {
    let delegate = try #require(AppleAPI.type(named: "UITabBarControllerDelegate"))
    #expect(delegate.modules == ["UIKit"] && delegate.kind == .protocol && delegate.conforms(to: "NSObjectProtocol"))
    #expect(delegate.availability.introduced(on: .iOS) == nil)
    let view = try #require(AppleAPI.type(named: "UIView"))
    #expect(view.superclasses == ["UIResponder"] && view.availability.introduced(on: .iOS) == .init(2))
    #expect(AppleAPI.types.allSatisfy { !$0.name.contains("_Newer") && !$0.modules.joined().contains("_Newer") })
  }
}
