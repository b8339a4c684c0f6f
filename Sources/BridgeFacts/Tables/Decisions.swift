extension Decision {
  /// Questions, their answers, and further advice.
  static let table = """
    what
      ask What are you bridging?
      choice A UIView into SwiftUI | go view
      choice A UIViewController into SwiftUI | go controller
      choice A UIGestureRecognizer into SwiftUI | go gesture
      choice A SwiftUI view into UIKit | go hosting
      choice A model that UIKit and SwiftUI share | go state
      choice Environment values or traits | go environment
      choice A SwiftUI scene in an app with the UIKit lifecycle | take UIHostingSceneDelegate
        | since iOS 26, tvOS 27, visionOS 26 | else UIHostingController at the root of a UIWindow
        | mac NSHostingSceneRepresentation (macOS 26), or an NSHostingController in an NSWindow | new scene
        | older window
    view
      ask Does SwiftUI have an equivalent view for your deployment target?
      choice Yes | take that view
      choice No, and it manages a screen, rotation, or a presentation | go controller
      choice No | take UIViewRepresentable | mac NSViewRepresentable | new view
      if it has a delegate, a data source, a target, or key-value observation | add a coordinator
      if it starts timers, observers, or sessions | stop them in dismantleUIView
      if it has no intrinsic size | implement sizeThatFits | since iOS 16, tvOS 16, visionOS 1
        | else give it a frame
      if updates are expensive and frequent | conform to Equatable, and check for changes in the update method
      if it appears in the rows of a List
        | use a native view, a static image, or a collection view with UIHostingConfiguration (iOS 16)
          instead
    controller
      ask How does the app show the view controller?
      choice Presented modally | take UIViewControllerRepresentable in a sheet or fullScreenCover
        | mac NSViewControllerRepresentable in a sheet | new controller
      choice Embedded among SwiftUI views | take UIViewControllerRepresentable
        | mac NSViewControllerRepresentable | new controller
      choice In a UIKit navigation stack
        | take UIHostingController for the SwiftUI views, inside the UIKit navigation stack
      if it reports through a delegate | add a coordinator that resets the binding
      if it has its own bars | apply ignoresSafeArea()
    gesture
      ask Is it a tap, drag, long press, rotation, or magnification?
      choice Yes, and it has no delegate | take a SwiftUI gesture
      choice No, or it needs failure requirements, recognizer states, or coordinates
        | take UIGestureRecognizerRepresentable | since iOS 18
        | else a transparent UIView in a UIViewRepresentable, with the coordinator as the target
        | mac NSGestureRecognizerRepresentable (macOS 26), or a transparent NSView in an NSViewRepresentable
        | new gesture
        | older gesture
    hosting
      ask Where does the SwiftUI view go?
      choice On its own screen, pushed or presented | take UIHostingController
        | mac NSHostingController | new screen
      choice At the root of a window | take UIHostingController
        | mac NSHostingController in an NSWindow | new window
      choice Among other views | take UIHostingController as a child, with sizingOptions
        | since iOS 16, tvOS 16, visionOS 1 | else UIHostingController as a child
        | mac NSHostingController as a child, or an NSHostingView | new child
        | older child
      choice In a cell of a table or collection view | take UIHostingConfiguration
        | since iOS 16, tvOS 16, visionOS 1 | else UIHostingController as a child, in the cell
        | mac NSHostingView as the view of each row | new cell | older cell
      choice In a supplementary view or an overlay | take UIHostingConfiguration.makeContentView()
        | since iOS 16, tvOS 16, visionOS 1 | else UIHostingController as a child | mac NSHostingView
      choice In a popover | take UIHostingController with .preferredContentSize in its sizingOptions
        | since iOS 16, tvOS 16, visionOS 1
        | else UIHostingController with a preferredContentSize from sizeThatFits(in:)
        | mac NSHostingController in an NSPopover
      if it needs environment objects | pass them to the root view
      if the keyboard appears | use keyboardLayoutGuide (iOS 15) or SwiftUI's keyboard avoidance, never both
      if it navigates | use a single navigation container for the flow
    state
      ask What is your deployment target?
      answered by target
      choice iOS 26 or later | take @Observable, read in updateProperties()
        | since iOS 26, tvOS 26, visionOS 26
      choice iOS 18 | take @Observable, read in tracked methods, with UIObservationTrackingEnabled in the Info.plist
        | since iOS 18
      choice iOS 17 | take @Observable with a withObservationTracking loop
        | since iOS 17, tvOS 17, visionOS 1
      choice Earlier | take ObservableObject with a sink on the main queue
      if neither a view nor a view controller reads it
        | use withContinuousObservation (iOS 27) or a task that iterates over Observations (iOS 26)
    environment
      ask Which value are you bridging?
      choice The color scheme, text size, locale, or layout direction
        | take the value directly, because it crosses automatically
      choice A custom value, into SwiftUI only | take an argument or .environment at the hosting site
      choice A custom value, in both directions | take UITraitBridgedEnvironmentKey
        | since iOS 17, tvOS 17, visionOS 1 | else an argument at the hosting site
        | mac .environment at each hosting site | new trait
      choice An environment object | take .environmentObject at the hosting site
    """
}
