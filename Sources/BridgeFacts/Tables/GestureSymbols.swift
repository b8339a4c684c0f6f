extension BridgeSymbol {
  /// Wrapped gesture recognizers, and their coordinates in SwiftUI.
  static let gestureTable = """
    member gesture of View
      first _
      code func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View
      since iOS 18, macOS 26
      page swiftui/view/gesture(_:)
      what Attaches a wrapped gesture recognizer to the view. The representable isn't a `View`: this is its only use.
      rule SwiftUI creates the recognizer and calls its handler; don't add a target, and don't add it to a view.
      rule To recognize it together with SwiftUI gestures, set the recognizer's delegate to the coordinator.
      example Canvas(strokes: strokes).gesture(PanGesture(offset: $offset))
      see manual-gesture-target
    type CoordinateSpaceConverter
      only bridges
      code typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
      since iOS 18, macOS 26
      page swiftui/uigesturerecognizerrepresentablecoordinatespaceconverter
      what Converts the recognizer's locations, translations, and velocities to SwiftUI coordinate spaces.
      rule In the handler, use `context.converter`.
      rule Store it in the coordinator, from `makeCoordinator(converter:)`, if delegate methods need locations too.
      example init(converter: CoordinateSpaceConverter) { self.converter = converter }
      see missing-make-coordinator
    type UIGestureRecognizerRepresentableCoordinateSpaceConverter
      code struct UIGestureRecognizerRepresentableCoordinateSpaceConverter
      since iOS 18
      page swiftui/uigesturerecognizerrepresentablecoordinatespaceconverter
      what Converts the recognizer's locations, translations, and velocities to SwiftUI coordinate spaces.
      rule In the handler, use `context.converter`.
      rule Store it in the coordinator, from `makeCoordinator(converter:)`, if delegate methods need locations too.
      example init(converter: CoordinateSpaceConverter) { self.converter = converter }
      see missing-make-coordinator
    type NSGestureRecognizerRepresentableCoordinateSpaceConverter
      code struct NSGestureRecognizerRepresentableCoordinateSpaceConverter
      since macOS 26
      page swiftui/nsgesturerecognizerrepresentablecoordinatespaceconverter
      what Converts the recognizer's locations, translations, and velocities to SwiftUI coordinate spaces.
      rule In the handler, use `context.converter`.
      rule Store it in the coordinator, from `makeCoordinator(converter:)`, if delegate methods need locations too.
      example init(converter: CoordinateSpaceConverter) { self.converter = converter }
      see missing-make-coordinator
    member localLocation of CoordinateSpaceConverter
      code var localLocation: CGPoint { get }
      since iOS 18, macOS 26
      page swiftui/uigesturerecognizerrepresentablecoordinatespaceconverter/locallocation
      what The recognizer's location in the SwiftUI view that it's attached to.
      rule Use it instead of `location(in:)` of the recognizer, which converts to a UIKit view.
      example offset = context.converter.localLocation
    member localTranslation of CoordinateSpaceConverter
      code var localTranslation: CGPoint? { get }
      since iOS 18, macOS 26
      page swiftui/uigesturerecognizerrepresentablecoordinatespaceconverter/localtranslation
      what How far the gesture has moved, in the SwiftUI view that it's attached to.
      trap It's nil for a recognizer that doesn't have `translation(in:)`, such as a tap.
      example if let translation = context.converter.localTranslation { offset = translation }
    member localVelocity of CoordinateSpaceConverter
      code var localVelocity: CGPoint? { get }
      since iOS 18, macOS 26
      page swiftui/uigesturerecognizerrepresentablecoordinatespaceconverter/localvelocity
      what How fast the gesture moves, in points per second, in the SwiftUI view that it's attached to.
      trap It's nil for a recognizer that doesn't have `velocity(in:)`, such as a tap.
      example if recognizer.state == .ended, let velocity = context.converter.localVelocity { fling(velocity) }
    member location of CoordinateSpaceConverter
      first in
      code func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint
      since iOS 18, macOS 26
      page swiftui/uigesturerecognizerrepresentablecoordinatespaceconverter/location(in:)
      what The recognizer's location in a coordinate space of an ancestor.
      rule Pass `.global`, or the name that an ancestor declares with `.coordinateSpace(_:)`.
      example let point = context.converter.location(in: .named("canvas"))
    member translation of CoordinateSpaceConverter
      first in
      code func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint?
      since iOS 18, macOS 26
      page swiftui/uigesturerecognizerrepresentablecoordinatespaceconverter/translation(in:)
      what How far the gesture has moved, in a coordinate space of an ancestor.
      trap It's nil for a recognizer that doesn't have `translation(in:)`, such as a tap.
      example if let translation = context.converter.translation(in: .global) { offset = translation }
    member velocity of CoordinateSpaceConverter
      first in
      code func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint?
      since iOS 18, macOS 26
      page swiftui/uigesturerecognizerrepresentablecoordinatespaceconverter/velocity(in:)
      what How fast the gesture moves, in points per second, in a coordinate space of an ancestor.
      trap It's nil for a recognizer that doesn't have `velocity(in:)`, such as a tap.
      example if let velocity = context.converter.velocity(in: .global) { fling(velocity) }
    member convert of CoordinateSpaceConverter
      first globalPoint
      code func convert(globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol = .local) -> CGPoint
      since iOS 18, macOS 26
      page swiftui/uigesturerecognizerrepresentablecoordinatespaceconverter/convert(globalpoint:to:)
      what Converts a point from the global coordinate space, by default to that of the SwiftUI view.
      rule For the recognizer's own location, use `localLocation` or `location(in:)`.
      example let point = context.converter.convert(globalPoint: touch)
    member state of UIGestureRecognizer
      only bridges
      code var state: UIGestureRecognizer.State { get set }
      page uikit/uigesturerecognizer/state-swift.property
      what The phase of the gesture: a continuous gesture begins, changes, and ends; a discrete one, such as a tap, only
        ends.
      rule Write a binding in `.changed`, and store the result in `.ended`.
      trap Handle `.cancelled` and `.failed` too; otherwise, an interrupted gesture leaves its changes behind.
      example switch recognizer.state {
      example case .changed: offset = context.converter.localTranslation ?? .zero
      example case .ended, .cancelled, .failed: offset = .zero
      example default: break
      example }
    member state of NSGestureRecognizer
      only bridges
      code var state: NSGestureRecognizer.State { get set }
      page appkit/nsgesturerecognizer/state-swift.property
      what The phase of the gesture: a continuous gesture begins, changes, and ends; a discrete one, such as a tap, only
        ends.
      rule Write a binding in `.changed`, and store the result in `.ended`.
      trap Handle `.cancelled` and `.failed` too; otherwise, an interrupted gesture leaves its changes behind.
      example switch recognizer.state {
      example case .changed: offset = context.converter.localTranslation ?? .zero
      example case .ended, .cancelled, .failed: offset = .zero
      example default: break
      example }
    """
}
