extension BridgeSymbol {
  /// The APIs that show SwiftUI views in UIKit, AppKit, and WatchKit, and the APIs that child controllers and cells
  /// need.
  static let hostingTable = """
    type UIHostingController
      code open class UIHostingController<Content>: UIViewController where Content: View
      since iOS 13, tvOS 13, visionOS 1
      page swiftui/uihostingcontroller
      what A view controller that shows a SwiftUI view. Push it, present it, add it as a child, or use it as the root of
        a window.
      rule Adding it as a child takes four steps: `addChild`, `addSubview`, constraints, and `didMove(toParent:)`.
      rule Store it, and assign `rootView` to update it; a new hosting controller loses the state of the view.
      trap Environment objects and custom environment values don't reliably cross it: pass them to the root view again.
      example let host = UIHostingController(rootView: content)
      example addChild(host)
      example view.addSubview(host.view)
      example host.didMove(toParent: self)
      see unretained-hosting-controller, uncontained-hosting-controller, recreated-hosting-controller
    type NSHostingController
      code open class NSHostingController<Content>: NSViewController where Content: View
      since macOS 10.15
      page swiftui/nshostingcontroller
      what An AppKit view controller that shows a SwiftUI view.
      rule Store it, and assign `rootView` to update it; a new hosting controller loses the state of the view.
      rule If you need only a view, use `NSHostingView`.
      example window.contentViewController = NSHostingController(rootView: content)
      see unretained-hosting-controller, recreated-hosting-controller
    type NSHostingView
      code open class NSHostingView<Content>: NSView where Content: View
      since macOS 10.15
      page swiftui/nshostingview
      what An AppKit view that shows a SwiftUI view, without a view controller.
      rule Store it, and assign `rootView` to update it; a new hosting view loses the state of the view.
      example let host = NSHostingView(rootView: content)
    type NSHostingMenu
      code class NSHostingMenu<Content>: NSMenu where Content: View
      since macOS 14.4
      page swiftui/nshostingmenu
      what An AppKit menu whose items come from a SwiftUI view.
      trap You can't change its items directly; change the root view instead.
      example statusItem.menu = NSHostingMenu(rootView: MenuContent())
    type NSHostingSceneRepresentation
      code class NSHostingSceneRepresentation<Content> where Content: Scene
      since macOS 26
      page swiftui/nshostingscenerepresentation
      what Adds SwiftUI scenes to an app with the AppKit lifecycle.
      rule Pass it to `NSApplication.addSceneRepresentation(_:)` before the app finishes launching.
      example NSApp.addSceneRepresentation(NSHostingSceneRepresentation { Settings { SettingsView() } })
    type UIHostingSceneDelegate
      code protocol UIHostingSceneDelegate: UISceneDelegate
      since iOS 26, tvOS 27, visionOS 26
      page swiftui/uihostingscenedelegate
      what Adds SwiftUI scenes to an app with the UIKit lifecycle.
      trap `rootScene` is static, so it can't read the state of the delegate.
      example static var rootScene: some Scene {
      example   WindowGroup { ContentView() }
      example }
    type UIHostingOrnament
      code class UIHostingOrnament<Content>: UIOrnament where Content: View
      since visionOS 1
      page swiftui/uihostingornament
      what Shows a SwiftUI view next to a visionOS window, through `UIViewController.ornaments`.
      example ornaments = [UIHostingOrnament(sceneAnchor: .bottom) { Controls() }]
    type WKHostingController
      code open class WKHostingController<Body>: WKInterfaceController where Body: View
      since watchOS 6
      page swiftui/wkhostingcontroller
      what A WatchKit interface controller that shows a SwiftUI view.
      rule Override `body`, and call `setNeedsBodyUpdate()` when its data changes.
      example override var body: ContentView { ContentView(model: model) }
    type UIHostingConfiguration
      code struct UIHostingConfiguration<Content, Background>: UIContentConfiguration
      since iOS 16, tvOS 16, visionOS 1
      page swiftui/uihostingconfiguration
      what Shows SwiftUI content in a cell of a table or collection view. The cell sizes itself, and you don't need a
        child view controller.
      rule Set it in the cell registration, or in `configurationUpdateHandler` to follow selection and highlighting.
      trap The layout must use estimated sizes; otherwise, cells keep their fixed size.
      example cell.contentConfiguration = UIHostingConfiguration {
      example   Row(item: item)
      example }
      see hosting-controller-in-cell
    member margins of UIHostingConfiguration
      code func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background>
      since iOS 16, tvOS 16, visionOS 1
      page swiftui/uihostingconfiguration
      what Replaces the cell's default content margins on the given edges.
      example UIHostingConfiguration { Row(item: item) }.margins(.horizontal, 16)
    member minSize of UIHostingConfiguration
      code func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background>
      since iOS 16, tvOS 16, visionOS 1
      page swiftui/uihostingconfiguration
      what Sets the minimum size of the cell. Without a value, the system uses the size of a comfortable touch target.
      example UIHostingConfiguration { Row(item: item) }.minSize(height: 60)
    member background of UIHostingConfiguration
      code func background<S>(_ style: S) -> UIHostingConfiguration<Content, some View> where S: ShapeStyle
      since iOS 16, tvOS 16, visionOS 1
      page swiftui/uihostingconfiguration
      what Sets the background of the content, which extends to the edges of the cell.
      trap It takes SwiftUI shape styles; convert a `UIColor` with `Color(uiColor:)`.
      example UIHostingConfiguration { Row(item: item) }.background(Color(uiColor: .quaternarySystemFill))
      see nonexistent-bridge-api
    member makeContentView of UIHostingConfiguration
      code func makeContentView() -> any UIView & UIContentView
      since iOS 16, tvOS 16, visionOS 1
      page uikit/uicontentconfiguration-9eib5
      what Creates a view from the configuration, for supplementary views and other places without cells.
      example let header = UIHostingConfiguration { Header() }.makeContentView()
    member contentConfiguration of UICollectionViewCell, UITableViewCell, UITableViewHeaderFooterView
      code var contentConfiguration: (any UIContentConfiguration)? { get set }
      since iOS 14, tvOS 14, visionOS 1
      page uikit/uicollectionviewcell/contentconfiguration
      what The content of the cell. Setting it replaces the content view; nil resets it.
      rule For SwiftUI content, use `UIHostingConfiguration`.
      example cell.contentConfiguration = UIHostingConfiguration { Row(item: item) }
      see hosting-controller-in-cell
    member rootView of UIHostingController, NSHostingController, NSHostingView
      code var rootView: Content { get set }
      since iOS 13, macOS 10.15, tvOS 13, visionOS 1
      page swiftui/uihostingcontroller/rootview
      what The SwiftUI view that it shows.
      rule Assign a new value to update the view: it keeps its state, because its type stays the same.
      example host.rootView = Detail(item: item)
      see recreated-hosting-controller, stale-hosted-content
    member init of UIHostingController, NSHostingController
      first coder
      code init?(coder aDecoder: NSCoder, rootView: Content)
      since iOS 13, macOS 10.15, tvOS 13, visionOS 1
      page swiftui/uihostingcontroller/init(coder:rootview:)
      what The initializer for storyboards, with a root view.
      rule Call it from `required init?(coder:)`; the inherited initializer traps.
      example required init?(coder: NSCoder) { super.init(coder: coder, rootView: ContentView()) }
    member sizingOptions of UIHostingController
      code var sizingOptions: UIHostingControllerSizingOptions { get set }
      since iOS 16, tvOS 16, visionOS 1
      page swiftui/uihostingcontroller/sizingoptions
      what The sizes that follow the content: `.intrinsicContentSize` for constraints, and `.preferredContentSize` for
        popovers and containers. The default is none.
      trap Each option makes SwiftUI measure the content's ideal size again whenever the content changes.
      example host.sizingOptions = .intrinsicContentSize
    member sizingOptions of NSHostingController, NSHostingView
      code var sizingOptions: NSHostingSizingOptions { get set }
      since macOS 13
      page swiftui/nshostingcontroller/sizingoptions
      what The sizes of the content for which SwiftUI creates constraints. A controller can also keep its
        `.preferredContentSize` up to date. The default of a view is `.standardBounds`.
      trap Each option makes SwiftUI measure the content again whenever it changes.
      example host.sizingOptions = .intrinsicContentSize
    member safeAreaRegions of UIHostingController, NSHostingController, NSHostingView
      code var safeAreaRegions: SafeAreaRegions { get set }
      since iOS 16.4, macOS 13.3, tvOS 16.4, visionOS 1
      page swiftui/uihostingcontroller/safearearegions
      what The safe area regions that the hosting view applies to its content. The default is all of them.
      rule Remove `.keyboard` if a `keyboardLayoutGuide` already moves the view.
      example host.safeAreaRegions = .container
    member sizeThatFits of UIHostingController, NSHostingController
      first in
      code func sizeThatFits(in size: CGSize) -> CGSize
      since iOS 13, macOS 10.15, tvOS 13, visionOS 1
      page swiftui/uihostingcontroller/sizethatfits(in:)
      what Returns the size of the content for a proposed size, even before the view is in a hierarchy.
      rule Pass a finite width, and `.greatestFiniteMagnitude` for an unlimited height.
      example let size = host.sizeThatFits(in: CGSize(width: width, height: .greatestFiniteMagnitude))
    member preferredContentSize of UIViewController, NSViewController
      only bridges
      code var preferredContentSize: CGSize { get set }
      page uikit/uiviewcontroller/preferredcontentsize
      what The size that popovers and containers use for a controller.
      rule A hosting controller updates it only if its `sizingOptions` contain `.preferredContentSize`.
      example host.sizingOptions = .preferredContentSize
    member addChild of UIViewController
      only bridges
      code func addChild(_ childController: UIViewController)
      page uikit/uiviewcontroller/addchild(_:)
      what Adds a child view controller. Call it first, before you add the child's view: it also calls
        `willMove(toParent:)`.
      rule Call `didMove(toParent: self)` last, after you add the view and its constraints.
      example addChild(host)
      example view.addSubview(host.view)
      example host.didMove(toParent: self)
      see missing-did-move, incorrect-containment-call
    member addChild of NSViewController
      only bridges
      code func addChild(_ childViewController: NSViewController)
      page appkit/nsviewcontroller/addchild(_:)
      what Adds a child view controller. Call it before you add the child's view.
      example addChild(host)
      example view.addSubview(host.view)
    member didMove of UIViewController
      first toParent
      only bridges
      code func didMove(toParent parent: UIViewController?)
      page uikit/uiviewcontroller/didmove(toparent:)
      what Tells a child that the move to its parent is complete: call it after `addSubview`, with `self`.
      rule When you remove a child, you don't need it: `removeFromParent()` calls it with nil.
      example host.didMove(toParent: self)
      see missing-did-move, incorrect-containment-call
    member willMove of UIViewController
      first toParent
      only bridges
      code func willMove(toParent parent: UIViewController?)
      page uikit/uiviewcontroller/willmove(toparent:)
      what Tells a child that it's about to be removed: call it with nil, before you remove its view.
      rule When you add a child, you don't need it: `addChild` calls it.
      example host.willMove(toParent: nil)
      example host.view.removeFromSuperview()
      example host.removeFromParent()
      see incorrect-containment-call
    member removeFromParent of UIViewController, NSViewController
      only bridges
      code func removeFromParent()
      page uikit/uiviewcontroller/removefromparent()
      what Removes a child from its parent. Call it last, after `willMove(toParent: nil)` and `removeFromSuperview()`.
      example host.willMove(toParent: nil)
      example host.view.removeFromSuperview()
      example host.removeFromParent()
      see incorrect-containment-call
    member translatesAutoresizingMaskIntoConstraints of UIView, NSView
      only bridges
      code var translatesAutoresizingMaskIntoConstraints: Bool { get set }
      page uikit/uiview/translatesautoresizingmaskintoconstraints
      what Whether the view's autoresizing mask is translated into Auto Layout constraints. Set it to `false` for a
        hosted child that you lay out with constraints.
      trap Don't change it on the view that a representable creates: SwiftUI sets that view's frame.
      example host.view.translatesAutoresizingMaskIntoConstraints = false
      see autoresizing-disabled-on-root
    member keyboardLayoutGuide of UIView
      code var keyboardLayoutGuide: UIKeyboardLayoutGuide { get }
      since iOS 15, visionOS 1
      page uikit/uiview/keyboardlayoutguide
      what A layout guide that follows the keyboard. When the keyboard is hidden, it's at the bottom of the safe area.
      trap A hosting controller avoids the keyboard too: remove `.keyboard` from its `safeAreaRegions`.
      example host.view.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    member setContentScrollView of UIViewController
      code func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge)
      since iOS 15, tvOS 15, visionOS 1
      page uikit/uiviewcontroller/setcontentscrollview(_:for:)
      what Sets the scroll view that the bars observe. If it's nil, UIKit looks for one.
      rule Call it on the view controller in the navigation stack; a navigation bar doesn't have this method.
      example setContentScrollView(tableView, for: .top)
      see nonexistent-bridge-api
    member contentScrollView of UIViewController
      code func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView?
      since iOS 15, tvOS 15, visionOS 1
      page uikit/uiviewcontroller/contentscrollview(for:)
      what The scroll view that the bars observe at an edge. A container overrides it to return a child's scroll view.
      example override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { tableView }
    """
}
