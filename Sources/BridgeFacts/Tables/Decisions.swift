extension Decision {
  /// A question, the answers to it, and what else to think of.
  static let table = """
    what
      ask What are you bridging?
      choice A UIView into SwiftUI | go view
      choice A UIViewController into SwiftUI | go controller
      choice A UIGestureRecognizer into SwiftUI | go gesture
      choice A SwiftUI view into UIKit | go hosting
      choice A model that both share | go state
      choice Values of the environment or traits | go environment
      choice A SwiftUI scene in an app with a UIKit life cycle | take UIHostingSceneDelegate | since iOS 26
        | else UIHostingController at the root of a UIWindow | new scene
    view
      ask Has SwiftUI a view of its own that does it at your deployment target?
      choice Yes | take that view
      choice No, and it manages a screen, its rotation or a presentation | go controller
      choice No | take UIViewRepresentable | new view
      if it has a delegate, a data source, a target or key-value observation | a Coordinator
      if it starts timers, observers or sessions | dismantleUIView
      if it has no intrinsic size | sizeThatFits (iOS 16), or a frame
      if it is costly and often updated | Equatable and a guard in update
      if it stands in the rows of a List | a native view, UIHostingConfiguration in a collection view, or a picture
    controller
      ask How does it close?
      choice It is presented | take UIViewControllerRepresentable in a sheet or fullScreenCover | new controller
      choice It stands among other views | take UIViewControllerRepresentable | new controller
      choice It pushes onto a navigation stack | take SwiftUI hosted inside the flow of UIKit
      if it reports through a delegate | a Coordinator that resets the binding
      if it has bars of its own | ignoresSafeArea
    gesture
      ask Is it a tap, a drag, a long press, a rotation or a magnification?
      choice Yes, and it has no delegate | take a gesture of SwiftUI
      choice No, or it needs failure requirements, exact states or coordinates
        | take UIGestureRecognizerRepresentable | since iOS 18
        | else a transparent UIView in a UIViewRepresentable, with its Coordinator as target | new gesture
    hosting
      ask Where does the SwiftUI view go?
      choice A full screen, pushed or presented | take UIHostingController | new screen
      choice The root of a window | take UIHostingController | new window
      choice Among other views | take UIHostingController as a child, with sizingOptions (iOS 16) | new child
      choice A cell of a table or collection view | take UIHostingConfiguration | since iOS 16
        | else UIHostingController as a child, in the cell | new cell
      choice A supplementary view or an overlay | take UIHostingConfiguration.makeContentView() | since iOS 16
        | else UIHostingController as a child
      choice A popover | take UIHostingController with sizingOptions of .preferredContentSize
      if it needs environment objects | pass them to the root view
      if the keyboard shows | a keyboardLayoutGuide or the avoidance of SwiftUI, never both
      if it navigates | one navigation container for the flow
    state
      ask What is your deployment target?
      choice iOS 26 | take @Observable, read in updateProperties()
      choice iOS 18 | take @Observable, read in tracked methods, with UIObservationTrackingEnabled in the Info.plist
      choice iOS 17 | take @Observable with a loop of withObservationTracking
      choice Below | take ObservableObject with a sink on the main queue
    environment
      ask Which value?
      choice The color scheme, text size, locale or layout direction | take nothing: it crosses by itself
      choice One of your own, into SwiftUI only | take an argument or .environment at the hosting site
      choice One of your own, both ways | take UITraitBridgedEnvironmentKey | since iOS 17
        | else an argument at the hosting site | new trait
      choice An environment object | take .environmentObject at the hosting site
    """
}
