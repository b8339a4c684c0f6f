/// The topics that hovers must explain, by group.
let hoverTopics = """
  representables: UIViewRepresentable, UIViewControllerRepresentable, UIGestureRecognizerRepresentable,
  NSViewRepresentable, NSViewControllerRepresentable, NSGestureRecognizerRepresentable, WKInterfaceObjectRepresentable,
  makeUIView, updateUIView, dismantleUIView, sizeThatFits, makeCoordinator, makeCoordinator(converter:),
  makeUIViewController, updateUIViewController, dismantleUIViewController, makeUIGestureRecognizer,
  updateUIGestureRecognizer, handleUIGestureRecognizerAction, Context, context.coordinator, context.environment,
  context.transaction, context.animate, context.converter, Coordinator, UIViewType, UIViewControllerType,
  UIGestureRecognizerType, intrinsicContentSize, fixedSize, frame, equatable, id
  hosting: UIHostingController, rootView, init(coder:rootView:), sizingOptions, sizeThatFits(in:), safeAreaRegions,
  UIHostingConfiguration, margins, minSize, background, makeContentView, contentConfiguration, addChild, didMove,
  willMove, removeFromParent, translatesAutoresizingMaskIntoConstraints, NSHostingController, NSHostingView,
  NSHostingMenu, NSHostingSceneRepresentation, UIHostingSceneDelegate, UIHostingOrnament, WKHostingController,
  preferredContentSize, keyboardLayoutGuide, setContentScrollView, contentScrollView
  state: Binding, State, StateObject, ObservedObject, EnvironmentObject, Environment, dismiss, presentationMode,
  Bindable, FocusState, GestureState, ScaledMetric, Namespace, AppStorage, SceneStorage, FetchRequest,
  SectionedFetchRequest, Query, Published, ObservableObject, Observable, withObservationTracking, updateProperties,
  setNeedsUpdateProperties, updatePropertiesIfNeeded, tracked methods of views, tracked methods of controllers,
  tracked methods of AppKit views, tracked methods of AppKit controllers, withContinuousObservation, Observations,
  the Info.plist key of observation, UITraitBridgedEnvironmentKey, UITraitDefinition, UIMutableTraits, traitOverrides,
  registerForTraitChanges, traitCollectionDidChange
  patterns: DispatchQueue.main.async, modifying state during view update, delegate, addTarget, #selector, CADisplayLink,
  Timer, NotificationCenter, WKUserContentController.add, AVCaptureVideoPreviewLayer, MKMapView.setRegion,
  UITextView.text, becomeFirstResponder, UIPageViewController.setViewControllers, UIView.animate,
  UIViewPropertyAnimator, UINavigationController, NavigationStack, sheet, ignoresSafeArea, List,
  gestures before iOS 18, names of the platforms, container
  layout: frame of the wrapped view, frame in a delegate method, frame in the make method, bounds of the wrapped view,
  center of the wrapped view, transform of the wrapped view, frame of the view of a wrapped controller,
  frame in AppKit, bounds in AppKit, ProposedViewSize, replacingUnspecifiedDimensions, UIView.animate(withDuration:),
  UIView.animateKeyframes, UIView.addKeyframe
  gestures: localLocation, localTranslation, localVelocity, location(in:), translation(in:), velocity(in:),
  convert(globalPoint:to:), CoordinateSpaceConverter, CoordinateSpaceConverter of a representable, gesture, recognizer.state,
  recognizer.state in the coordinator, recognizer.state in AppKit
  environment: read(from:), write(to:value:), EnvironmentKey, EnvironmentValues
  models: ObservableObject of a model, Published of a model, sink, sink of another object, onChange,
  layoutSubviews of a model, draw of a model, viewWillLayoutSubviews of a model
  presentation: pushViewController, pushViewController of a wrapped controller, present,
  present of a wrapped controller, dismiss(animated:), dismiss(animated:) in the coordinator, dismiss(animated:) of the presenter,
  navigationController,
  navigationController of a wrapped controller, prefersLargeTitles, prefersLargeTitles of a wrapped controller,
  didFinishPicking, loadObject
  content: contentConfiguration of a dequeued cell, contentConfiguration of a dequeued item,
  contentConfiguration of a cell that may be missing, contentConfiguration in a registration,
  CLLocationManagerDelegate, CLLocationManagerDelegate of a model, showsUserLocation, setVisibleMapRect, UIAction,
  load in the update method, load in a helper of the update method, reloadData of a table, reloadData of a collection,
  reloadData in AppKit
  """

/// The stubs that completions must write, by group.
let completionStubs = """
  UIViewRepresentable: make, update, dismantle, sizeThatFits, makeCoordinator
  UIViewControllerRepresentable: make, update, dismantle, sizeThatFits, makeCoordinator
  NSViewRepresentable: make, update, dismantle, sizeThatFits, makeCoordinator
  NSViewControllerRepresentable: make, update, dismantle, sizeThatFits, makeCoordinator
  WKInterfaceObjectRepresentable: make, update, dismantle, makeCoordinator
  UIGestureRecognizerRepresentable: make, update, handle, makeCoordinator
  NSGestureRecognizerRepresentable: make, update, handle, makeCoordinator
  hosting: coder initializer, child, removal of a child, cell content, cell registration, scene delegate,
  scroll view of the bars, safe area, keyboard
  associated types: class, coordinator
  environment: trait bridge, read and write of a bridged key
  observation: loop, updateProperties, sink, sink with a call as initial value
  update: change guard, updating flag, refresh of the parent
  coordinator: class, parent
  members: of the context, of the converter, of a hosting controller, sizing options, selectors, coordinator as delegate
  """

/// The delegates whose methods completions must write.
let completedDelegates = """
  UITextFieldDelegate UITextViewDelegate UISearchBarDelegate UISearchResultsUpdating UIScrollViewDelegate
  UITableViewDelegate UITableViewDataSource UICollectionViewDelegate UICollectionViewDataSource UIPickerViewDelegate
  UIPickerViewDataSource UIPageViewControllerDelegate UIPageViewControllerDataSource UIImagePickerControllerDelegate
  UINavigationControllerDelegate PHPickerViewControllerDelegate UIDocumentPickerDelegate
  MFMailComposeViewControllerDelegate MFMessageComposeViewControllerDelegate SFSafariViewControllerDelegate
  MKMapViewDelegate WKNavigationDelegate WKUIDelegate WKScriptMessageHandler CLLocationManagerDelegate
  UIGestureRecognizerDelegate VNDocumentCameraViewControllerDelegate QLPreviewControllerDataSource
  UIColorPickerViewControllerDelegate UIFontPickerViewControllerDelegate PKCanvasViewDelegate ARSCNViewDelegate
  AVPlayerViewControllerDelegate AVCaptureMetadataOutputObjectsDelegate AVCaptureVideoDataOutputSampleBufferDelegate
  CNContactPickerDelegate EKEventEditViewDelegate UICloudSharingControllerDelegate GKGameCenterControllerDelegate
  UIContextMenuInteractionDelegate UIDragInteractionDelegate UIDropInteractionDelegate UITableViewDragDelegate
  UITableViewDropDelegate UICollectionViewDragDelegate UICollectionViewDropDelegate WKDownloadDelegate
  UIPopoverPresentationControllerDelegate UIAdaptivePresentationControllerDelegate NSTextFieldDelegate
  NSTextViewDelegate NSTableViewDelegate NSTableViewDataSource NSOutlineViewDelegate NSOutlineViewDataSource
  NSSearchFieldDelegate NSWindowDelegate
  """

/// The entries of a list of groups. `withGroup` adds the group to each entry, for lists in which several groups have
/// the same entry.
func entries(of list: String, withGroup: Bool = false) -> [String] {
  var group = ""
  return list.split(separator: "\n").flatMap { line -> [String] in
    var rest = line.drop { $0 == " " }
    if let colon = rest.firstRange(of: ": ") {
      group = String(rest[..<colon.lowerBound])
      rest = rest[colon.upperBound...]
    }
    return rest.split(separator: ",").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
      .map { withGroup ? "\(group): \($0)" : String($0) }
  }
}
