extension BridgeSymbol {
  /// The size, position, and animation of wrapped views.
  static let layoutTable = """
    member frame of UIView
      only wrapped
      code var frame: CGRect { get set }
      page uikit/uiview/frame
      what The frame of the wrapped view. SwiftUI sets it; setting it yourself is undefined behavior.
      rule To request a size, implement `sizeThatFits` in iOS 16 and later, or apply `.frame` to the SwiftUI view.
      rule To place the view yourself, wrap a container, and set the frame of a subview in `layoutSubviews()`.
      example MapView(region: $region).frame(height: 240)
      see layout-property-mutation
    member frame of NSView
      only wrapped
      code var frame: NSRect { get set }
      page appkit/nsview/frame
      what The frame of the wrapped view. SwiftUI sets it; setting it yourself is undefined behavior.
      rule To request a size, implement `sizeThatFits` in macOS 13 and later, or apply `.frame` to the SwiftUI view.
      rule To place the view yourself, wrap a container, and set the frame of a subview in `layout()`.
      example MapView(region: $region).frame(height: 240)
      see layout-property-mutation
    member bounds of UIView
      only wrapped
      code var bounds: CGRect { get set }
      page uikit/uiview/bounds
      what The bounds of the wrapped view. SwiftUI sets them; setting their size yourself is undefined behavior.
      rule To follow the size, read the bounds in `layoutSubviews()` of a subclass: the update method can run before
        layout.
      trap Layout hasn't happened yet when SwiftUI creates the view, so the bounds are zero in the make method.
      example override func layoutSubviews() {
      example   super.layoutSubviews()
      example   previewLayer.frame = bounds
      example }
      see layout-property-mutation
    member bounds of NSView
      only wrapped
      code var bounds: NSRect { get set }
      page appkit/nsview/bounds
      what The bounds of the wrapped view. SwiftUI sets them; setting their size yourself is undefined behavior.
      rule To follow the size, read the bounds in `layout()` of a subclass: the update method can run before layout.
      trap Layout hasn't happened yet when SwiftUI creates the view, so the bounds are zero in the make method.
      example override func layout() {
      example   super.layout()
      example   previewLayer.frame = bounds
      example }
      see layout-property-mutation
    member center of UIView
      only wrapped
      code var center: CGPoint { get set }
      page uikit/uiview/center
      what The center of the wrapped view. SwiftUI sets it; setting it yourself is undefined behavior.
      rule Move the SwiftUI view with `.offset` or `.position`, or wrap a container, and move a subview.
      example MarkerView().position(location)
      see layout-property-mutation
    member transform of UIView
      only wrapped
      code var transform: CGAffineTransform { get set }
      page uikit/uiview/transform
      what The transform of the wrapped view. SwiftUI sets it; setting it yourself is undefined behavior.
      rule Apply `.rotationEffect` or `.scaleEffect` to the SwiftUI view, or wrap a container, and transform a subview.
      example CompassView().rotationEffect(.degrees(heading))
      see layout-property-mutation
    type ProposedViewSize
      only bridges
      code struct ProposedViewSize: Equatable
      since iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1
      page swiftui/proposedviewsize
      what The size that SwiftUI offers. In each dimension, nil asks for the ideal size, zero for the minimum, and
        infinity for the maximum.
      rule Replace nil before you calculate, with a size of your choice.
      trap Don't return infinity: a proposal can contain it.
      example let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 240))
    member replacingUnspecifiedDimensions of ProposedViewSize
      only bridges
      code func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize
      since iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1
      page swiftui/proposedviewsize/replacingunspecifieddimensions(by:)
      what Returns the proposal with each nil replaced; without an argument, the replacement is 10 points.
      rule Pass the size that the wrapped object needs at least.
      trap Infinite dimensions stay infinite.
      example proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 240))
    member animate of UIView
      first withDuration
      only bridges
      code class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void)
      page uikit/uiview/animate(withduration:animations:)
      what Animates UIKit views. It doesn't follow the SwiftUI transaction, so it also animates when SwiftUI doesn't.
      rule In the update method, call it only if the value changed and `context.transaction.animation` isn't nil.
      rule In iOS 18 and later, use `context.animate`, which uses the animation of the transaction.
      example if view.alpha != alpha { UIView.animate(withDuration: 0.2) { view.alpha = alpha } }
      see unconditional-uikit-animation
    member animateKeyframes of UIView
      first withDuration
      only bridges
      code class func animateKeyframes(
      code   withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
      code   animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
      code )
      page uikit/uiview/animatekeyframes(withduration:delay:options:animations:completion:)
      what Animates UIKit views in several steps. It doesn't follow the SwiftUI transaction, and `context.animate` can't
        run keyframes.
      rule In the update method, call it only if an input changed; otherwise, the animation starts again on every
        update.
      rule To animate the whole SwiftUI view instead, use `keyframeAnimator`, since iOS 17.
      example UIView.animateKeyframes(withDuration: 1, delay: 0) {
      example   UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
      example }
      see unconditional-uikit-animation
    member addKeyframe of UIView
      only bridges
      code class func addKeyframe(
      code   withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
      code   animations: @escaping () -> Void
      code )
      page uikit/uiview/addkeyframe(withrelativestarttime:relativeduration:animations:)
      what Adds a step to `animateKeyframes`. Its start and its length are fractions of the duration, from 0 to 1.
      rule Call it only in the closure of `animateKeyframes`.
      trap The SwiftUI animation of an update has no influence on it.
      example UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 1 }
    """
}
