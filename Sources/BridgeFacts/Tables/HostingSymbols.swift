extension BridgeSymbol {
  /// What shows SwiftUI views in UIKit, AppKit and WatchKit, and what child controllers and cells need for it.
  static let hostingTable = """
    type UIHostingController
      code open class UIHostingController<Content>: UIViewController where Content: View
      since iOS 13, tvOS 13, visionOS 1
      page swiftui/uihostingcontroller
      what A view controller that shows a SwiftUI view: to push, to present, as a child, or at the root of a window.
      rule As a child it needs all four steps: `addChild`, `addSubview`, constraints, `didMove(toParent:)`.
      rule Keep it, and assign `rootView` to update it; a new controller loses the state of the view.
      trap Environment objects and custom environment values end here: pass them to the root view again.
      example let host = UIHostingController(rootView: content)
      example addChild(host)
      example view.addSubview(host.view)
      example host.didMove(toParent: self)
      see unretained-hosting-controller, uncontained-hosting-controller, recreated-hosting-controller
    type NSHostingController
      code open class NSHostingController<Content>: NSViewController where Content: View
      since macOS 10.15
      page swiftui/nshostingcontroller
      what A view controller of AppKit that shows a SwiftUI view.
      rule Keep it, and assign `rootView` to update it.
      rule For a view without a controller take `NSHostingView`.
      example window.contentViewController = NSHostingController(rootView: content)
      see unretained-hosting-controller, recreated-hosting-controller
    type NSHostingView
      code open class NSHostingView<Content>: NSView where Content: View
      since macOS 10.15
      page swiftui/nshostingview
      what A view of AppKit that shows a SwiftUI view, without a controller.
      rule Assign `rootView` to update it; a new view loses the state.
      example let host = NSHostingView(rootView: content)
    type NSHostingMenu
      code class NSHostingMenu<Content>: NSMenu where Content: View
      since macOS 14.4
      page swiftui/nshostingmenu
      what A menu of AppKit whose items a SwiftUI view describes.
      trap Its items follow from the root view and cannot be changed themselves.
      example statusItem.menu = NSHostingMenu(rootView: MenuContent())
    type NSHostingSceneRepresentation
      code class NSHostingSceneRepresentation<Content> where Content: Scene
      since macOS 26
      page swiftui/nshostingscenerepresentation
      what Adds scenes of SwiftUI to an app with an AppKit life cycle.
      rule Hand it to `NSApplication.addSceneRepresentation(_:)` before the app has finished launching.
      example NSApp.addSceneRepresentation(NSHostingSceneRepresentation { Settings { SettingsView() } })
    type UIHostingSceneDelegate
      code protocol UIHostingSceneDelegate: UISceneDelegate
      since iOS 26, visionOS 26
      page swiftui/uihostingscenedelegate
      what Adds scenes of SwiftUI to an app with a UIKit life cycle.
      trap `rootScene` is static, so it cannot read the state of the delegate.
      example static var rootScene: some Scene {
      example   WindowGroup { ContentView() }
      example }
    type UIHostingOrnament
      code class UIHostingOrnament<Content>: UIOrnament where Content: View
      since visionOS 1
      page swiftui/uihostingornament
      what Puts a SwiftUI view beside a window of visionOS, through `UIViewController.ornaments`.
      example ornaments = [UIHostingOrnament(sceneAnchor: .bottom) { Controls() }]
    type WKHostingController
      code open class WKHostingController<Body>: WKInterfaceController where Body: View
      since watchOS 6
      page swiftui/wkhostingcontroller
      what An interface controller of WatchKit that shows a SwiftUI view.
      rule Override `body`, and call `setNeedsBodyUpdate()` when what it reads has changed.
      example override var body: ContentView { ContentView(model: model) }
    type UIHostingConfiguration
      code struct UIHostingConfiguration<Content, Background>: UIContentConfiguration
      since iOS 16, tvOS 16, visionOS 1
      page swiftui/uihostingconfiguration
      what SwiftUI content for a cell of a table or collection view, with self-sizing and without a child controller.
      rule Set it in the cell registration, or in `configurationUpdateHandler` to follow selection and highlighting.
      trap The layout has to use estimated sizes, or cells keep their fixed one.
      example cell.contentConfiguration = UIHostingConfiguration {
      example   Row(item: item)
      example }
      see hosting-controller-in-cell
    member margins of UIHostingConfiguration
      code func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background>
      since iOS 16, tvOS 16, visionOS 1
      page swiftui/uihostingconfiguration
      what Replaces the margins that the cell gives its content, for each of the edges.
      example UIHostingConfiguration { Row(item: item) }.margins(.horizontal, 16)
    member minSize of UIHostingConfiguration
      code func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background>
      since iOS 16, tvOS 16, visionOS 1
      page swiftui/uihostingconfiguration
      what The least size of the cell; nil stands for that of the system, which fits a finger.
      example UIHostingConfiguration { Row(item: item) }.minSize(height: 60)
    member background of UIHostingConfiguration
      code func background<S>(_ style: S) -> UIHostingConfiguration<Content, some View> where S: ShapeStyle
      since iOS 16, tvOS 16, visionOS 1
      page swiftui/uihostingconfiguration
      what What stands behind the content, out to the edges of the cell.
      trap It takes styles of SwiftUI; of a color of UIKit make one with `Color(uiColor:)`.
      example UIHostingConfiguration { Row(item: item) }.background(Color(uiColor: .quaternarySystemFill))
      see nonexistent-bridge-api
    member makeContentView of UIHostingConfiguration
      code func makeContentView() -> any UIView & UIContentView
      since iOS 16, tvOS 16, visionOS 1
      page uikit/uicontentconfiguration-9eib5
      what Makes a view of the configuration, for supplementary views and any other place without cells.
      example let header = UIHostingConfiguration { Header() }.makeContentView()
    member contentConfiguration of UICollectionViewCell, UITableViewCell, UITableViewHeaderFooterView
      code var contentConfiguration: (any UIContentConfiguration)? { get set }
      since iOS 14, tvOS 14, visionOS 1
      page uikit/uicollectionviewcell/contentconfiguration
      what The content of the cell. Setting it replaces the content view; nil resets it.
      rule SwiftUI content goes in with `UIHostingConfiguration`.
      example cell.contentConfiguration = UIHostingConfiguration { Row(item: item) }
      see hosting-controller-in-cell
    member rootView of UIHostingController, NSHostingController, NSHostingView
      code var rootView: Content { get set }
      since iOS 13, macOS 10.15, tvOS 13, visionOS 1
      page swiftui/uihostingcontroller/rootview
      what The SwiftUI view that is shown.
      rule Assign a new value to update it: the state of the views stays, as the type is the same.
      example host.rootView = Detail(item: item)
      see recreated-hosting-controller, stale-hosted-content
    member init of UIHostingController, NSHostingController
      first coder
      code init?(coder aDecoder: NSCoder, rootView: Content)
      since iOS 13, macOS 10.15, tvOS 13, visionOS 1
      page swiftui/uihostingcontroller/init(coder:rootview:)
      what The initializer for storyboards, with a root view.
      rule Call it from `required init?(coder:)`; the inherited one ends the program.
      example required init?(coder: NSCoder) { super.init(coder: coder, rootView: ContentView()) }
    member sizingOptions of UIHostingController, NSHostingController, NSHostingView
      code var sizingOptions: UIHostingControllerSizingOptions { get set }
      since iOS 16, macOS 13, tvOS 16, visionOS 1
      page swiftui/uihostingcontroller/sizingoptions
      what Which sizes follow the content: `.intrinsicContentSize` for constraints, `.preferredContentSize` for
        popovers and containers. In UIKit none does by default.
      trap Each of them measures the ideal size of the content again whenever it changes.
      example host.sizingOptions = .intrinsicContentSize
    member safeAreaRegions of UIHostingController, NSHostingController, NSHostingView
      code var safeAreaRegions: SafeAreaRegions { get set }
      since iOS 16.4, macOS 13.3, tvOS 16.4, visionOS 1
      page swiftui/uihostingcontroller/safearearegions
      what Which insets the hosting view adds to the safe area of its content; all by default.
      rule Take out `.keyboard` where a `keyboardLayoutGuide` moves the view already.
      example host.safeAreaRegions = .container
    member sizeThatFits of UIHostingController, NSHostingController
      first in
      code func sizeThatFits(in size: CGSize) -> CGSize
      since iOS 13, macOS 10.15, tvOS 13, visionOS 1
      page swiftui/uihostingcontroller/sizethatfits(in:)
      what The size of the content for a proposal, also before the view is in a hierarchy.
      rule Pass a finite width, and `.greatestFiniteMagnitude` for a height without limit.
      example let size = host.sizeThatFits(in: CGSize(width: width, height: .greatestFiniteMagnitude))
    member preferredContentSize of UIViewController, NSViewController
      only bridges
      code var preferredContentSize: CGSize { get set }
      page uikit/uiviewcontroller/preferredcontentsize
      what The size that popovers and containers give a controller.
      rule A hosting controller keeps it up to date with `sizingOptions = .preferredContentSize` only.
      example host.sizingOptions = .preferredContentSize
    member addChild of UIViewController, NSViewController
      only bridges
      code func addChild(_ childController: UIViewController)
      page uikit/uiviewcontroller/addchild(_:)
      what Makes a controller a child: the first step, before its view is added. It calls `willMove(toParent:)` itself.
      rule In UIKit `didMove(toParent: self)` comes last, when view and constraints are there.
      example addChild(host)
      example view.addSubview(host.view)
      example host.didMove(toParent: self)
      see missing-did-move, incorrect-containment-call
    member didMove of UIViewController
      first toParent
      only bridges
      code func didMove(toParent parent: UIViewController?)
      page uikit/uiviewcontroller/didmove(toparent:)
      what Tells a child that it has arrived: call it behind `addSubview`, with `self`.
      rule When a child goes, `removeFromParent()` calls it with nil.
      example host.didMove(toParent: self)
      see missing-did-move, incorrect-containment-call
    member willMove of UIViewController
      first toParent
      only bridges
      code func willMove(toParent parent: UIViewController?)
      page uikit/uiviewcontroller/willmove(toparent:)
      what Tells a child that it is about to go: call it with nil, before its view is removed.
      rule When a child comes, `addChild` calls it.
      example host.willMove(toParent: nil)
      example host.view.removeFromSuperview()
      example host.removeFromParent()
      see incorrect-containment-call
    member removeFromParent of UIViewController, NSViewController
      only bridges
      code func removeFromParent()
      page uikit/uiviewcontroller/removefromparent()
      what Takes a child from its parent: the last step, behind `willMove(toParent: nil)` and `removeFromSuperview()`.
      example host.willMove(toParent: nil)
      example host.view.removeFromSuperview()
      example host.removeFromParent()
      see incorrect-containment-call
    member translatesAutoresizingMaskIntoConstraints of UIView, NSView
      only bridges
      code var translatesAutoresizingMaskIntoConstraints: Bool { get set }
      page uikit/uiview/translatesautoresizingmaskintoconstraints
      what Whether the frame of a view becomes constraints. False for the view of a hosted child with constraints.
      trap Leave it alone on what a representable makes: SwiftUI sets the frame of that.
      example host.view.translatesAutoresizingMaskIntoConstraints = false
      see autoresizing-disabled-on-root
    member keyboardLayoutGuide of UIView
      code var keyboardLayoutGuide: UIKeyboardLayoutGuide { get }
      since iOS 15, visionOS 1
      page uikit/uiview/keyboardlayoutguide
      what Follows the keyboard; without one it stands at the bottom of the safe area.
      trap A hosting controller avoids the keyboard as well: take `.keyboard` out of its `safeAreaRegions`.
      example host.view.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    member setContentScrollView of UIViewController
      code func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge)
      since iOS 15, tvOS 15, visionOS 1
      page uikit/uiviewcontroller/setcontentscrollview(_:for:)
      what Says which scroll view the bars watch; with nil UIKit looks for one.
      rule Call it on the controller in the navigation stack. A navigation bar has no such method.
      example setContentScrollView(tableView, for: .top)
      see nonexistent-bridge-api
    member contentScrollView of UIViewController
      code func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView?
      since iOS 15, tvOS 15, visionOS 1
      page uikit/uiviewcontroller/contentscrollview(for:)
      what The scroll view that the bars watch at an edge; a container overrides it to name that of a child.
      example override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { tableView }
    """
}
