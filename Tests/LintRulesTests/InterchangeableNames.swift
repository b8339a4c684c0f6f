/// The names by rule. What they have in common is above each list.
let interchangeableNames: [InterchangeableNames] = [
  // Methods that run again and again.
  InterchangeableNames(
    "recreated-hosting-controller",
    """
    viewWillAppear viewDidAppear viewDidLayoutSubviews viewWillLayoutSubviews layoutSubviews updateConstraints
    updateViewConstraints updateProperties traitCollectionDidChange draw
    """),
  // Views outside of the controller's own view.
  InterchangeableNames(
    "uncontained-hosting-controller", "UIWindow UINavigationBar UITabBar UIToolbar UISearchBar UIInputView"),
  InterchangeableNames(
    "uncontained-hosting-controller",
    "navigationController tabBarController splitViewController parent presentingViewController"),
  InterchangeableNames("missing-did-move", "UITabBarController UINavigationController UISplitViewController"),
  InterchangeableNames("ignored-input-in-update", "initial default start original seed", arePrefixes: true),
  InterchangeableNames(
    "geometry-read-in-make", "equalToConstant lessThanOrEqualToConstant greaterThanOrEqualToConstant"),
  InterchangeableNames("late-navigation-title", "navigationTitle navigationBarTitle"),
  InterchangeableNames("nested-navigation-container", "NavigationStack NavigationView NavigationSplitView"),
  // What runs once, when something arrives.
  InterchangeableNames(
    "stale-closure-capture",
    """
    willMove didMove didMoveToWindow didMoveToSuperview viewWillMove viewDidMoveToWindow
    viewDidMoveToSuperview viewDidLoad viewWillAppear viewIsAppearing viewDidAppear loadView awakeFromNib
    """),
  InterchangeableNames(
    "stale-closure-capture",
    """
    UIAction UICollectionViewDiffableDataSource UITableViewDiffableDataSource NSCollectionViewDiffableDataSource
    NSTableViewDiffableDataSource UICollectionViewCompositionalLayout NSCollectionViewCompositionalLayout
    """),
  InterchangeableNames(
    "uncontained-hosting-controller",
    """
    drawHierarchy UIGraphicsImageRenderer UIGraphicsBeginImageContextWithOptions UIGraphicsBeginImageContext ImageRenderer
    snapshotView bitmapImageRepForCachingDisplay cacheDisplay
    """),
  InterchangeableNames(
    "unguarded-text-assignment", "labelWithString wrappingLabelWithString labelWithAttributedString"),
  InterchangeableNames("unguarded-text-assignment", "isEditable isUserInteractionEnabled isEnabled"),
  InterchangeableNames("unstable-representable-identity", "UUID Date NSUUID NSObject"),
  InterchangeableNames(
    "one-shot-observation-tracking", "DispatchQueue Task MainActor OperationQueue RunLoop logger Logger"),
  InterchangeableNames("one-shot-observation-tracking", "print debugPrint withAnimation animate"),
  InterchangeableNames("observable-with-legacy-wrapper", "StateObject ObservedObject EnvironmentObject"),
  InterchangeableNames("state-as-input", "initialValue wrappedValue"),
  InterchangeableNames("view-in-observable-state", "UIView UIViewController"),
  InterchangeableNames("first-responder-in-update", "textFieldDidBeginEditing textViewDidBeginEditing"),
  InterchangeableNames("first-responder-in-update", "textFieldDidEndEditing textViewDidEndEditing"),
  InterchangeableNames("script-message-handler-leak", "WKWebView WKWebViewConfiguration WKUserContentController"),
  InterchangeableNames(
    "script-message-handler-leak", "removeScriptMessageHandler removeAllScriptMessageHandlers"),
  InterchangeableNames("unconditional-uikit-animation", "animate transition animateKeyframes"),
  InterchangeableNames("unconditional-uikit-animation", "present dismiss"),
  InterchangeableNames("layout-property-mutation", "frame bounds"),
  InterchangeableNames("layout-property-mutation", "center transform"),
  InterchangeableNames("accumulating-call-in-update", "map compactMap"),
  // What else places the layer that got its frame too early.
  InterchangeableNames(
    "geometry-read-in-make",
    """
    frame bounds position center autoresizingMask translatesAutoresizingMaskIntoConstraints snp topAnchor leadingAnchor
    leftAnchor widthAnchor heightAnchor centerXAnchor centerYAnchor layoutManager edgesToSuperview
    """,
    in: """
      struct Preview: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
          let view = UIView()
          let preview = AVCaptureVideoPreviewLayer()
          preview.frame = view.bounds
          place(preview.NAME)
          view.layer.addSublayer(preview)
          return view
        }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      """),
  // What only changes the form of a value that the user entered.
  InterchangeableNames(
    "unapplied-binding",
    "rounded trimmingCharacters lowercased uppercased capitalized prefix suffix replacingOccurrences copy mutableCopy",
    in: field("field.text!.NAME()")),
  InterchangeableNames("unapplied-binding", "round floor ceil min max", in: field("NAME(field.text!)")),

  // Parts and orders of a list of new objects.
  InterchangeableNames(
    "accumulating-call-in-update", "dropFirst dropLast filter prefix reversed shuffled sorted suffix",
    in: """
      struct StopMap: UIViewRepresentable {
        let stops: [CLLocationCoordinate2D]
        func makeUIView(context: Context) -> MKMapView { MKMapView() }
        func updateUIView(_ map: MKMapView, context: Context) {
          let areas = stops.map { MKCircle(center: $0, radius: 300) }
          ⟦map.addOverlays(areas.NAME())⟧
        }
      }
      """),
  // Collections of new objects, and of those that exist.
  InterchangeableNames(
    "accumulating-call-in-update", "Array ContiguousArray Set",
    in: """
      struct StopMap: UIViewRepresentable {
        let stops: [CLLocationCoordinate2D]
        let pins: [MKPointAnnotation]
        func makeUIView(context: Context) -> MKMapView { MKMapView() }
        func updateUIView(_ map: MKMapView, context: Context) {
          ⟦map.addOverlays(NAME(stops.map { MKCircle(center: $0, radius: 300) }))⟧
          map.addAnnotations(NAME(pins))
        }
      }
      """),
  // What fills a list.
  InterchangeableNames(
    "accumulating-call-in-update", "append insert",
    in: """
      struct StopMap: UIViewRepresentable {
        let stops: [CLLocationCoordinate2D]
        func makeUIView(context: Context) -> MKMapView { MKMapView() }
        func updateUIView(_ map: MKMapView, context: Context) {
          var areas: [MKCircle] = []
          for stop in stops { areas.NAME(MKCircle(center: stop, radius: 300)) }
          ⟦map.addOverlays(areas)⟧
        }
      }
      """),
]

/// A field that never shows the text that its binding gets elsewhere.
private func field(_ value: String) -> String {
  """
  struct Field: UIViewRepresentable {
    @Binding var text: String
    func makeUIView(context: Context) -> UITextField {
      let field = UITextField()
      field.delegate = context.coordinator
      return field
    }
    func ⟦updateUIView⟧(_ field: UITextField, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    final class Coordinator: NSObject, UITextFieldDelegate {
      var parent: Field
      init(_ parent: Field) { self.parent = parent }
      func textFieldDidChangeSelection(_ field: UITextField) { parent.text = \(value) }
    }
  }
  """
}
