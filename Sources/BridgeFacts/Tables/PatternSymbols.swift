extension BridgeSymbol {
  /// The APIs that representables and their coordinators often use, and the modifiers that are applied to them.
  static let patternTable = """
    modifier fixedSize
      code func fixedSize() -> some View
      since iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
      page swiftui/view/fixedsize()
      what Gives the wrapped object its ideal size: the result of `sizeThatFits`, or else its intrinsic size.
      trap An object without an ideal size shrinks to almost nothing: give it a frame.
      example TitleField(text: $title).fixedSize(horizontal: false, vertical: true)
    modifier frame
      code func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View
      since iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
      page swiftui/view/frame(width:height:alignment:)
      what Proposes a size to the wrapped object. Maps, web views, and other objects without an intrinsic size need one.
      example MapView(region: $region).frame(height: 240)
    modifier equatable
      code func equatable() -> EquatableView<Self>
      since iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
      page swiftui/view/equatable()
      what Makes SwiftUI call the update method only if the new value of the struct isn't equal to the old one.
      rule Changes to bindings, the environment, and observed objects still call the update method.
      trap `==` must compare every input; otherwise, the update method misses changes.
      example Chart(points: points).equatable()
    modifier id
      code func id<ID>(_ id: ID) -> some View where ID: Hashable
      since iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
      page swiftui/view/id(_:)
      what Ties the view's identity to a value: when the value changes, SwiftUI dismantles the wrapped object and
        creates another one.
      rule Use it if the object can't change its input, such as `SFSafariViewController`.
      trap A value that's different each time, such as `UUID()`, creates a new object on every update.
      example SafariView(url: url).id(url)
      see unstable-representable-identity
    modifier ignoresSafeArea
      code func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View
      since iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1
      page swiftui/view/ignoressafearea(_:edges:)
      what Extends the wrapped object to the screen edges. Use it for pickers and other controllers that have their own
        bars.
      example .sheet(isPresented: $isPicking) { ImagePicker(image: $image).ignoresSafeArea() }
    member sheet of View
      only bridges
      code func sheet<Content>(isPresented: Binding<Bool>, content: () -> Content) -> some View
      since iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
      page swiftui/view/sheet(ispresented:ondismiss:content:)
      what Presents a wrapped view controller. SwiftUI presents it, so dismiss it through SwiftUI: reset the binding in
        the coordinator.
      example .sheet(isPresented: $isPicking) { ImagePicker(image: $image).ignoresSafeArea() }
      see coordinator-dismissal
    member intrinsicContentSize of UIView, NSView
      only bridges
      code var intrinsicContentSize: CGSize { get }
      page uikit/uiview/intrinsiccontentsize
      what The natural size of the view. SwiftUI uses it as the default size, together with the content hugging and
        compression resistance priorities.
      rule Call `invalidateIntrinsicContentSize()` when the content changes.
      example override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
    member async of DispatchQueue
      only bridges
      code func async(execute work: @escaping () -> Void)
      page dispatch/dispatchqueue
      what Runs the closure later. In the update method, that only moves a state change to another update.
      rule Use it in callbacks that run on another thread. In the update method, compare before you write, or write in
        the coordinator.
      trap Without a comparison, it causes an endless loop: update, write, update.
      example DispatchQueue.main.async { self.parent.text = text }
      see deferred-state-write-in-update
    member addTarget of UIControl
      only bridges
      code func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event)
      page uikit/uicontrol/addtarget(_:action:for:)
      what Registers a method to call for events. The target isn't retained.
      rule Call it in the make method, with the coordinator as the target; calling it again has no effect.
      trap A representable is a struct, so it can't be a target: `#selector` requires a method of a class.
      example field.addTarget(context.coordinator, action: #selector(Coordinator.changed), for: .editingChanged)
      see target-self-in-representable, accumulating-call-in-update
    member addTarget of UIGestureRecognizer
      only bridges
      code func addTarget(_ target: Any, action: Selector)
      page uikit/uigesturerecognizer/addtarget(_:action:)
      what Registers a method to call when the recognizer changes its state. The target isn't retained.
      rule Call it in the make method, with the coordinator as the target; calling it again has no effect.
      trap A representable is a struct, so it can't be a target: `#selector` requires a method of a class.
      example pan.addTarget(context.coordinator, action: #selector(Coordinator.panned(_:)))
      see target-self-in-representable, manual-gesture-target
    function #selector
      only bridges
      code #selector(Coordinator.changed(_:))
      page swift/using-objective-c-runtime-features-in-swift
      what Refers to a method that Objective-C can call.
      rule The method must be an `@objc` method of a class; in a representable, that's the coordinator.
      example view.addTarget(context.coordinator, action: #selector(Coordinator.changed), for: .valueChanged)
      see target-self-in-representable
    type CADisplayLink
      only bridges
      code class CADisplayLink: NSObject
      page quartzcore/cadisplaylink
      what Calls a method for each frame. The run loop retains the display link, which retains its target.
      rule Create it in the make method or the coordinator, and invalidate it in the dismantle method.
      example coordinator.displayLink?.invalidate()
      see missing-dismantle
    type Timer
      only bridges
      code class Timer: NSObject
      page foundation/timer
      what Calls a closure or method, once or repeatedly. The run loop retains the timer.
      rule Create it in the make method or the coordinator, capture `self` weakly, and invalidate it in the dismantle
        method.
      example coordinator.timer?.invalidate()
      see missing-dismantle
    type NotificationCenter
      only bridges
      code class NotificationCenter: NSObject
      page foundation/notificationcenter
      what Delivers notifications. A block observer stays registered until you remove its token.
      rule Store the token in the coordinator, and remove it in the dismantle method.
      example NotificationCenter.default.removeObserver(token)
      see discarded-observation-token, missing-dismantle
    member add of WKUserContentController
      first _
      code func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String)
      page webkit/wkusercontentcontroller/add(_:name:)
      what Sends script messages to a handler, which it retains.
      rule Remove it in the dismantle method with `removeScriptMessageHandler(forName:)`.
      trap The web view retains the handler: if the handler also retains the web view, neither is released.
      example configuration.userContentController.add(context.coordinator, name: "bridge")
    type AVCaptureVideoPreviewLayer
      code class AVCaptureVideoPreviewLayer: CALayer
      page avfoundation/avcapturevideopreviewlayer
      what Shows the camera preview. It's a layer, not a view.
      rule Wrap a view whose `layerClass` is this class, so the layer always has the view's size.
      example override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }
    member setRegion of MKMapView
      code func setRegion(_ region: MKCoordinateRegion, animated: Bool)
      page mapkit/mkmapview/setregion(_:animated:)
      what Shows a region, adjusted to the aspect ratio of the map view, and informs the delegate.
      trap The map view's `region` can differ from the one that you set. Don't compare the two for equality: store the
        region that you set, and compare with that.
      example if context.coordinator.lastRegion != region { mapView.setRegion(region, animated: true) }
      see unguarded-update-side-effect
    member text of UITextView, UITextField, UISearchBar
      only bridges
      code var text: String? { get set }
      page uikit/uitextview/text
      what The text of the view. Setting it moves the insertion point and ends the composition of marked text.
      rule In the update method, set it only if it differs.
      example if uiView.text != text { uiView.text = text }
      see unguarded-text-assignment
    member becomeFirstResponder of UIResponder, NSResponder
      only bridges
      code func becomeFirstResponder() -> Bool
      page uikit/uiresponder/becomefirstresponder()
      what Requests focus. Without a window, such as in the make method, it has no effect.
      rule In the update method, call it only if an input requests focus and `isFirstResponder` is false.
      rule In AppKit, call `makeFirstResponder(_:)` on the window instead.
      example if isFocused, !uiView.isFirstResponder { uiView.becomeFirstResponder() }
      see first-responder-in-update
    member setViewControllers of UIPageViewController
      only bridges
      code func setViewControllers(_ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool)
      page uikit/uipageviewcontroller/setviewcontrollers(_:direction:animated:completion:)
      what Shows a page.
      rule In the update method, first compare the page with `viewControllers?.first`: setting the same page again
        interrupts the user.
      example if pager.viewControllers?.first !== page { pager.setViewControllers([page], direction: .forward, animated: true) }
      see unguarded-update-side-effect
    member animate of UIView
      first _
      only bridges
      code static func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil)
      since iOS 18, tvOS 18, visionOS 2
      page uikit/uiview/animate(_:changes:completion:)
      what Animates UIKit views with a SwiftUI animation.
      rule In a representable, `context.animate` uses the animation of the current transaction.
      example context.animate { uiView.alpha = alpha }
      see unconditional-uikit-animation
    type UIViewPropertyAnimator
      only bridges
      code class UIViewPropertyAnimator: NSObject
      page uikit/uiviewpropertyanimator
      what An animation that you can pause and reverse.
      trap SwiftUI animations and `context.animate` don't drive it; store it in the coordinator.
      example context.coordinator.animator?.startAnimation()
    type UINavigationController
      only bridges
      code class UINavigationController: UIViewController
      page uikit/uinavigationcontroller
      what A stack of view controllers with a navigation bar.
      rule Use a single navigation stack: a `UINavigationController` that contains hosting controllers, or a
        `NavigationStack`, but not both.
      example navigationController?.pushViewController(UIHostingController(rootView: Detail()), animated: true)
    type NavigationStack
      only bridges
      code struct NavigationStack<Data, Root>: View where Root: View
      since iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1
      page swiftui/navigationstack
      what A stack of SwiftUI views with a navigation bar.
      rule Use a single navigation stack: a hosted `NavigationStack` inside a `UINavigationController` shows two bars.
      example NavigationStack { List { ItemRow(item: item) } }
    type List
      only bridges
      code struct List<SelectionValue, Content>: View where Content: View
      since iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
      page swiftui/list
      what Rows of views, created as they appear.
      rule While the user scrolls, SwiftUI creates an expensive object, such as a map or web view, again for each row.
        Show a static image until the object is needed, use a native view, or use a collection view with
        `UIHostingConfiguration`.
      example List(places) { PlaceRow(place: $0) }
    """
}
