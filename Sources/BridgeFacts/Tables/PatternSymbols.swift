extension BridgeSymbol {
  /// What representables and their Coordinators often use, and what is applied to them.
  static let patternTable = """
    modifier fixedSize
      code func fixedSize() -> some View
      since iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
      page swiftui/view/fixedsize()
      what Gives the wrapped object its ideal size: that of `sizeThatFits`, else its intrinsic one.
      trap An object without an intrinsic size shrinks to almost nothing: give it a frame.
      example TitleField(text: $title).fixedSize(horizontal: false, vertical: true)
    modifier frame
      code func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View
      since iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
      page swiftui/view/frame(width:height:alignment:)
      what Proposes a size to the wrapped object. Maps, web views and others without an intrinsic size need one.
      example MapView(region: $region).frame(height: 240)
    modifier equatable
      code func equatable() -> EquatableView<Self>
      since iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
      page swiftui/view/equatable()
      what Runs update only if `==` says that the new value of the struct differs from the old one.
      rule It holds back no changes that come through bindings, the environment or observed objects.
      trap `==` has to compare every input, or update misses some changes.
      example Chart(points: points).equatable()
    modifier id
      code func id<ID>(_ id: ID) -> some View where ID: Hashable
      since iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
      page swiftui/view/id(_:)
      what Ties the identity to a value: a new value dismantles the wrapped object and makes another one.
      rule Right where the object takes no new input, as `SFSafariViewController` does.
      trap A value that is new each time (`UUID()`) makes a new object at every update.
      example SafariView(url: url).id(url)
      see unstable-representable-identity
    modifier ignoresSafeArea
      code func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View
      since iOS 14, macOS 11, tvOS 14, watchOS 7, visionOS 1
      page swiftui/view/ignoressafearea(_:edges:)
      what Lets the wrapped object reach the edges: right for pickers and other controllers that have bars of their own.
      example .sheet(isPresented: $isPicking) { ImagePicker(image: $image).ignoresSafeArea() }
    member sheet of View
      only bridges
      code func sheet<Content>(isPresented: Binding<Bool>, content: () -> Content) -> some View
      since iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
      page swiftui/view/sheet(ispresented:ondismiss:content:)
      what Presents a wrapped controller. Who presents also dismisses: the Coordinator resets the binding.
      example .sheet(isPresented: $isPicking) { ImagePicker(image: $image).ignoresSafeArea() }
      see coordinator-dismissal
    member intrinsicContentSize of UIView, NSView
      only bridges
      code var intrinsicContentSize: CGSize { get }
      page uikit/uiview/intrinsiccontentsize
      what The size that the view wants. SwiftUI takes it as the default size, with the hugging and compression priorities.
      rule Call `invalidateIntrinsicContentSize()` when the content changes.
      example override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
    member async of DispatchQueue
      only bridges
      code func async(execute work: @escaping () -> Void)
      page dispatch/dispatchqueue
      what Runs the closure later. In update that only moves a state change into another update.
      rule Right in callbacks that come from another thread; in update compare first, or do the work in the Coordinator.
      trap Unguarded it makes a loop: update, write, update.
      example DispatchQueue.main.async { self.parent.text = text }
      see deferred-state-write-in-update
    member addTarget of UIControl, UIGestureRecognizer
      only bridges
      code func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event)
      page uikit/uicontrol/addtarget(_:action:for:)
      what Calls a method for events. The control does not keep its target.
      rule Call it in make, with the Coordinator as target; each further call adds nothing but repeats in code.
      trap A representable is a struct, and no target: `#selector` needs a method of a class.
      example field.addTarget(context.coordinator, action: #selector(Coordinator.changed), for: .editingChanged)
      see target-self-in-representable, accumulating-call-in-update
    function #selector
      only bridges
      code #selector(Coordinator.changed(_:))
      page swift/using-objective-c-runtime-features-in-swift
      what Names a method that Objective-C can call.
      rule The method is one of a class, with `@objc`: in a representable that is the Coordinator.
      example view.addTarget(context.coordinator, action: #selector(Coordinator.changed), for: .valueChanged)
      see target-self-in-representable
    type CADisplayLink
      only bridges
      code class CADisplayLink: NSObject
      page quartzcore/cadisplaylink
      what Calls a method for each frame. The run loop keeps it, and it keeps its target.
      rule Make it in make or the Coordinator, and invalidate it in dismantle.
      example coordinator.displayLink?.invalidate()
      see missing-dismantle
    type Timer
      only bridges
      code class Timer: NSObject
      page foundation/timer
      what Calls a closure or method again and again. The run loop keeps it.
      rule Make it in make or the Coordinator, capture weakly, and invalidate it in dismantle.
      example coordinator.timer?.invalidate()
      see missing-dismantle
    type NotificationCenter
      only bridges
      code class NotificationCenter: NSObject
      page foundation/notificationcenter
      what Hands out notifications. An observer with a closure lasts until its token is removed.
      rule Keep the token in the Coordinator and remove it in dismantle.
      example NotificationCenter.default.removeObserver(token)
      see discarded-observation-token, missing-dismantle
    member add of WKUserContentController
      first _
      code func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String)
      page webkit/wkusercontentcontroller/add(_:name:)
      what Hands messages of scripts to an object, which it keeps.
      rule In dismantle remove it: `removeScriptMessageHandler(forName:)`.
      trap The web view keeps the handler: one that holds the web view is never released.
      example configuration.userContentController.add(context.coordinator, name: "bridge")
    type AVCaptureVideoPreviewLayer
      code class AVCaptureVideoPreviewLayer: CALayer
      page avfoundation/avcapturevideopreviewlayer
      what Shows the picture of a camera. A layer, no view.
      rule Wrap a view whose `layerClass` it is, so that it follows the size by itself.
      example override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }
    member setRegion of MKMapView
      code func setRegion(_ region: MKCoordinateRegion, animated: Bool)
      page mapkit/mkmapview/setregion(_:animated:)
      what Shows a region, rounded to the shape of the view, and tells the delegate.
      trap The region that is there afterwards is another one: an exact comparison never settles. Remember what was set.
      example if context.coordinator.lastRegion != region { mapView.setRegion(region, animated: true) }
      see unguarded-update-side-effect
    member text of UITextView, UITextField, UISearchBar
      only bridges
      code var text: String? { get set }
      page uikit/uitextview/text
      what The text. Setting it moves the caret and ends the composition of marked text.
      rule In update set it only where it differs.
      example if uiView.text != text { uiView.text = text }
      see unguarded-text-assignment
    member becomeFirstResponder of UIResponder, NSResponder
      only bridges
      code func becomeFirstResponder() -> Bool
      page uikit/uiresponder/becomefirstresponder()
      what Takes the focus. Without a window, as in make, it does nothing.
      rule In update call it only where an input asks for it and `isFirstResponder` is false.
      example if isFocused, !uiView.isFirstResponder { uiView.becomeFirstResponder() }
      see first-responder-in-update
    member setViewControllers of UIPageViewController
      only bridges
      code func setViewControllers(_ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool)
      page uikit/uipageviewcontroller/setviewcontrollers(_:direction:animated:completion:)
      what Shows a page.
      rule In update compare with `viewControllers?.first`: a page that is set again interrupts the user.
      example if pager.viewControllers?.first !== page { pager.setViewControllers([page], direction: .forward, animated: true) }
      see unguarded-update-side-effect
    member animate of UIView
      first _
      only bridges
      code static func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil)
      since iOS 18, tvOS 18, visionOS 2
      page uikit/uiview/animate(_:changes:completion:)
      what Animates views of UIKit with an animation of SwiftUI.
      rule In a representable `context.animate` takes the animation of the present transaction.
      example context.animate { uiView.alpha = alpha }
      see unconditional-uikit-animation
    type UIViewPropertyAnimator
      only bridges
      code class UIViewPropertyAnimator: NSObject
      page uikit/uiviewpropertyanimator
      what An animation that can be paused and reversed.
      trap Animations of SwiftUI do not drive it, nor does `context.animate`; keep it in the Coordinator.
      example context.coordinator.animator?.startAnimation()
    type UINavigationController
      only bridges
      code class UINavigationController: UIViewController
      page uikit/uinavigationcontroller
      what A stack of controllers with a bar.
      rule Choose one stack for a flow: this one with hosting controllers in it, or a `NavigationStack`, never both.
      example navigationController?.pushViewController(UIHostingController(rootView: Detail()), animated: true)
    type NavigationStack
      only bridges
      code struct NavigationStack<Data, Root>: View where Root: View
      since iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1
      page swiftui/navigationstack
      what A stack of SwiftUI views with a bar.
      rule Choose one stack for a flow: a hosted one inside a `UINavigationController` shows two bars.
      example NavigationStack { List { ItemRow(item: item) } }
    type List
      only bridges
      code struct List<SelectionValue, Content>: View where Content: View
      since iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1
      page swiftui/list
      what Rows of views, made as they are shown.
      rule A costly object (map, web view) in each row is made anew while scrolling: show a picture until it is needed,
        take a native view, or a collection view with `UIHostingConfiguration`.
      example List(places) { PlaceRow(place: $0) }
    """
}
