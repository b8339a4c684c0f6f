import Testing

@testable import BridgeFacts

/// The advice about classes, and the questions that lead to a bridge.
@Suite struct AdviceSpecificationTests {
  @Test func classesSendTheirEvents() {
    for (className, events) in lists(
      """
      NSButton: target and action
      NSColorWell: target and action
      NSDatePicker: target and action
      NSPopUpButton: target and action
      NSSegmentedControl: target and action
      NSSlider: target and action
      NSStepper: target and action
      NSSwitch: target and action
      NSTextField: target and action when the user presses Return
      UIButton: .touchUpInside, .primaryActionTriggered, .menuActionTriggered
      UIColorWell: .valueChanged
      UIDatePicker: .valueChanged
      UIPageControl: .valueChanged
      UIRefreshControl: .valueChanged
      UISearchTextField: .editingChanged
      UISegmentedControl: .valueChanged
      UISlider: .valueChanged, .touchUpInside
      UIStepper: .valueChanged
      UISwitch: .valueChanged
      UITextField: .editingChanged, .editingDidBegin, .editingDidEnd, .editingDidEndOnExit
      """, separator: "\n")
    {
      #expect([ClassNote.note(on: className)?.events] == events, "\(className)")
    }
  }

  @Test func controllersThatCodeDismisses() {
    expect(
      dismissesItself: false, isCertain: true,
      """
      CNContactViewController EKCalendarChooser EKEventEditViewController EKEventViewController
      MFMailComposeViewController MPMediaPickerController PHPickerViewController PKAddPassesViewController
      PKPaymentAuthorizationViewController UIImagePickerController VNDocumentCameraViewController
      """)
    expect(
      dismissesItself: false, isCertain: false,
      """
      GKGameCenterViewController MFMessageComposeViewController UIVideoEditorController
      """)
  }

  @Test func controllersThatDismissThemselves() {
    expect(
      dismissesItself: true, isCertain: true,
      """
      CNContactPickerViewController SFSafariViewController SKStoreProductViewController UIColorPickerViewController
      """)
    expect(
      dismissesItself: true, isCertain: false,
      """
      QLPreviewController UIActivityViewController UICloudSharingController UIDocumentPickerViewController
      UIFontPickerViewController
      """)
  }

  private func expect(dismissesItself: Bool, isCertain: Bool, _ text: String) {
    for name in names(text) {
      let note = ClassNote.note(on: name)
      #expect(note?.closing?.hasPrefix("It dismisses itself") == dismissesItself, "\(name)")
      #expect(note?.isClosingCertain == isCertain, "\(name)")
    }
  }

  @Test func classesWithPitfallsHaveAdvice() {
    for name in names(
      """
      ARSCNView AVPlayerViewController CNContactPickerViewController CNContactViewController DataScannerViewController
      EKEventEditViewController EKEventViewController GKGameCenterViewController MFMailComposeViewController
      MFMessageComposeViewController MKMapView MTKView NSButton NSColorWell NSPopUpButton NSScrollView
      NSSegmentedControl NSSlider NSStepper NSSwitch NSTableView NSTextField NSTextView PDFView PHPickerViewController
      PKCanvasView QLPreviewController SCNView SFSafariViewController UICollectionView UIDocumentPickerViewController
      UIImagePickerController UIImageView UIRefreshControl UITableView UITextField UITextView WKWebView
      """)
    {
      #expect(ClassNote.note(on: name)?.advice.isEmpty == false, "\(name)")
    }
  }

  /// `uibridge new` asks these questions. Each answer leads to another question or to an API.
  @Test func answersLeadToTheRightBridge() {
    let expected = """
      what
        A UIView into SwiftUI -> go view
        A UIViewController into SwiftUI -> go controller
        A UIGestureRecognizer into SwiftUI -> go gesture
        A SwiftUI view into UIKit -> go hosting
        A model that UIKit and SwiftUI share -> go state
        Environment values or traits -> go environment
        A SwiftUI scene in an app with the UIKit lifecycle -> take UIHostingSceneDelegate
      view
        Yes -> take that view
        No, and it manages a screen, rotation, or a presentation -> go controller
        No -> take UIViewRepresentable
      controller
        Presented modally -> take UIViewControllerRepresentable in a sheet or fullScreenCover
        Embedded among SwiftUI views -> take UIViewControllerRepresentable
        In a UIKit navigation stack -> take UIHostingController for the SwiftUI views, inside the UIKit navigation stack
      gesture
        Yes, and it has no delegate -> take a SwiftUI gesture
        No, or it needs failure requirements, recognizer states, or coordinates -> take UIGestureRecognizerRepresentable
      hosting
        On its own screen, pushed or presented -> take UIHostingController
        At the root of a window -> take UIHostingController
        Among other views -> take UIHostingController as a child, with sizingOptions
        In a cell of a table or collection view -> take UIHostingConfiguration
        In a supplementary view or an overlay -> take UIHostingConfiguration.makeContentView()
        In a popover -> take UIHostingController with .preferredContentSize in its sizingOptions
      state
        iOS 26 or later -> take @Observable, read in updateProperties()
        iOS 18 -> take @Observable, read in tracked methods, with UIObservationTrackingEnabled in the Info.plist
        iOS 17 -> take @Observable with a withObservationTracking loop
        Earlier -> take ObservableObject with a sink on the main queue
      environment
        The color scheme, text size, locale, or layout direction -> take the value directly, because it crosses \
      automatically
        A custom value, into SwiftUI only -> take an argument or .environment at the hosting site
        A custom value, in both directions -> take UITraitBridgedEnvironmentKey
        An environment object -> take .environmentObject at the hosting site
      """
    for (key, answer) in indentedLines(expected) {
      #expect(Decision.named(key)?.choices.map(description).contains(answer) == true, "\(key): \(answer)")
    }
    #expect(Decision.all.filter(\.isAnsweredByTarget).map(\.key) == ["state"])
  }

  private func description(of choice: Decision.Choice) -> String {
    switch choice.outcome {
    case .question(let key): "\(choice.condition) -> go \(key)"
    case .bridge(let bridge): "\(choice.condition) -> take \(bridge.text)"
    }
  }

  @Test func furtherAdviceDependsOnTheWrappedObject() {
    let expected = """
      view
        it has a delegate, a data source, a target, or key-value observation -> add a coordinator
        it starts timers, observers, or sessions -> stop them in dismantleUIView
        it has no intrinsic size -> implement sizeThatFits
        updates are expensive and frequent -> conform to Equatable, and check for changes in the update method
        it appears in the rows of a List -> use a native view, a static image, or a collection view with \
      UIHostingConfiguration (iOS 16) instead
      controller
        it reports through a delegate -> add a coordinator that resets the binding
        it has its own bars -> apply ignoresSafeArea()
      hosting
        it needs environment objects -> pass them to the root view
        the keyboard appears -> use keyboardLayoutGuide (iOS 15) or SwiftUI's keyboard avoidance, never both
        it navigates -> use a single navigation container for the flow
      state
        neither a view nor a view controller reads it -> use withContinuousObservation (iOS 27) or a task that \
      iterates over Observations (iOS 26)
      """
    for (key, advice) in indentedLines(expected) {
      let known = Decision.named(key)?.additions.map { "\($0.condition) -> \($0.advice.text)" } ?? []
      #expect(known.contains(advice), "\(key): \(advice)")
    }
  }
}
