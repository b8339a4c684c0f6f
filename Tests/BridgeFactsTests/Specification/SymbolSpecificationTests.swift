import Testing

@testable import BridgeFacts

/// The symbols that the hover explains, with their owners, by the code in which it does.
@Suite struct SymbolSpecificationTests {
  @Test func symbolsAreExplainedWhereverTheyAre() {
    expect(
      .everywhere,
      """
      type: UIHostingController NSHostingController NSHostingView NSHostingMenu NSHostingSceneRepresentation
        UIHostingSceneDelegate UIHostingOrnament WKHostingController UIHostingConfiguration UITraitBridgedEnvironmentKey
        UITraitDefinition UIMutableTraits AVCaptureVideoPreviewLayer
        UIGestureRecognizerRepresentableCoordinateSpaceConverter
        NSGestureRecognizerRepresentableCoordinateSpaceConverter
      member: margins@UIHostingConfiguration minSize@UIHostingConfiguration background@UIHostingConfiguration
        makeContentView@UIHostingConfiguration
        contentConfiguration@UICollectionViewCell/UITableViewCell/UITableViewHeaderFooterView
        rootView@UIHostingController/NSHostingController/NSHostingView init@UIHostingController/NSHostingController
        sizingOptions@UIHostingController sizingOptions@NSHostingController/NSHostingView
        safeAreaRegions@UIHostingController/NSHostingController/NSHostingView
        sizeThatFits@UIHostingController/NSHostingController keyboardLayoutGuide@UIView
        setContentScrollView@UIViewController contentScrollView@UIViewController
        updateProperties@UIView/UIViewController setNeedsUpdateProperties@UIView/UIViewController
        updatePropertiesIfNeeded@UIView/UIViewController read@UITraitBridgedEnvironmentKey
        write@UITraitBridgedEnvironmentKey traitOverrides@UIView/UIViewController
        registerForTraitChanges@UIView/UIViewController add@WKUserContentController setRegion@MKMapView gesture@View
        localLocation@CoordinateSpaceConverter localTranslation@CoordinateSpaceConverter
        localVelocity@CoordinateSpaceConverter location@CoordinateSpaceConverter translation@CoordinateSpaceConverter
        velocity@CoordinateSpaceConverter convert@CoordinateSpaceConverter
      key: dismiss
      attribute: Observable
      function: withObservationTracking
      modifier: fixedSize frame equatable id ignoresSafeArea
      """)
  }

  @Test func symbolsAreExplainedInBridges() {
    expect(
      .bridges,
      """
      member: preferredContentSize@UIViewController/NSViewController addChild@UIViewController
        addChild@NSViewController didMove@UIViewController willMove@UIViewController
        removeFromParent@UIViewController/NSViewController translatesAutoresizingMaskIntoConstraints@UIView/NSView
        traitCollectionDidChange@UIView/UIViewController sheet@View intrinsicContentSize@UIView/NSView
        async@DispatchQueue addTarget@UIControl addTarget@UIGestureRecognizer text@UITextView/UITextField/UISearchBar
        becomeFirstResponder@UIResponder/NSResponder setViewControllers@UIPageViewController animate@UIView
        replacingUnspecifiedDimensions@ProposedViewSize animate@UIView animateKeyframes@UIView addKeyframe@UIView
        showsUserLocation@MKMapView setVisibleMapRect@MKMapView loadObject@NSItemProvider state@UIGestureRecognizer
        state@NSGestureRecognizer pushViewController@UINavigationController present@UIViewController
        dismiss@UIViewController navigationController@UIViewController prefersLargeTitles@UINavigationBar
      attribute: Binding State StateObject ObservedObject EnvironmentObject Environment Bindable FocusState
        GestureState ScaledMetric Namespace AppStorage SceneStorage FetchRequest SectionedFetchRequest Query
        ObservationIgnored
      key: presentationMode
      function: #selector
      type: CADisplayLink Timer NotificationCenter UIViewPropertyAnimator UINavigationController NavigationStack List
        ProposedViewSize UIAction CoordinateSpaceConverter
      """)
  }

  @Test func symbolsAreExplainedInFilesWithBridges() {
    expect(
      .nearby,
      """
      attribute: Published
      type: ObservableObject EnvironmentKey EnvironmentValues CLLocationManagerDelegate
      member: sink@Publisher
      label: onChange@withObservationTracking
      """)
  }

  @Test func symbolsAreExplainedWhereObjectsAreTracked() {
    expect(
      .tracking,
      """
      function: withContinuousObservation
      type: Observations
      member: layoutSubviews@UIView updateConstraints@UIView draw@UIView viewWillLayoutSubviews@UIViewController
        viewDidLayoutSubviews@UIViewController updateViewConstraints@UIViewController
        updateContentUnavailableConfiguration@UIViewController layout@NSView updateConstraints@NSView draw@NSView
        updateLayer@NSView viewWillLayout@NSViewController viewDidLayout@NSViewController
        updateViewConstraints@NSViewController
      """)
  }

  @Test func symbolsAreExplainedInTheWrappedView() {
    expect(
      .wrapped,
      """
      member: frame@UIView frame@NSView bounds@UIView bounds@NSView center@UIView transform@UIView
      """)
  }

  @Test func symbolsAreExplainedInTheUpdateMethod() {
    expect(
      .update,
      """
      member: load@WKWebView reloadData@UITableView reloadData@UICollectionView reloadData@NSTableView
      """)
  }

  private func expect(_ scope: BridgeSymbol.Scope, _ text: String) {
    for (form, symbols) in lists(text) {
      for symbol in symbols {
        let parts = symbol.split(separator: "@").map(String.init)
        let owners = parts.count < 2 ? [] : parts[1].split(separator: "/").map(String.init)
        let found = BridgeSymbol.Form(rawValue: form).map { BridgeSymbol.symbols($0, named: parts[0]) } ?? []
        #expect(found.contains { $0.owners == owners && $0.scope == scope }, "\(form) \(symbol)")
        #expect(BridgeSymbol.isName(parts[0]))
      }
    }
  }

  /// Other methods with the same name have another first label, and another explanation or none.
  @Test func methodsAreExplainedByTheirFirstLabel() {
    for (label, symbols) in lists(
      """
      coder: init@UIHostingController/NSHostingController
      in: sizeThatFits@UIHostingController/NSHostingController location@CoordinateSpaceConverter
        translation@CoordinateSpaceConverter velocity@CoordinateSpaceConverter
      toParent: didMove@UIViewController willMove@UIViewController
      _: draw@UIView draw@NSView add@WKUserContentController animate@UIView load@WKWebView gesture@View
        present@UIViewController
      using: updateContentUnavailableConfiguration@UIViewController
      from: read@UITraitBridgedEnvironmentKey
      to: write@UITraitBridgedEnvironmentKey
      withDuration: animate@UIView animateKeyframes@UIView
      ofClass: loadObject@NSItemProvider
      globalPoint: convert@CoordinateSpaceConverter
      animated: dismiss@UIViewController
      """)
    {
      for symbol in symbols {
        let parts = symbol.split(separator: "@").map(String.init)
        let owners = parts[1].split(separator: "/").map(String.init)
        let found = BridgeSymbol.symbols(.member, named: parts[0])
        #expect(found.contains { $0.owners == owners && $0.firstLabel == label }, "\(symbol) with \(label)")
      }
    }
  }

  /// Code without bridges animates views too. One method takes a duration, the other one an animation of SwiftUI.
  @Test func animationsAreExplainedOnlyInBridges() {
    let methods = BridgeSymbol.symbols(.member, named: "animate")
    #expect(Set(methods.compactMap(\.firstLabel)) == ["withDuration", "_"])
    #expect(methods.allSatisfy { $0.scope == .bridges })
  }

  /// `traitCollectionDidChange(_:)` belongs to a protocol of views and controllers, whose page is the page for both.
  @Test func pagesOfProtocolsApplyToAllOwners() {
    for (name, page) in lists(
      """
      traitCollectionDidChange: uikit/uitraitenvironment/traitcollectiondidchange(_:)
      registerForTraitChanges: uikit/uitraitchangeobservable-67e94/registerfortraitchanges(_:handler:)
      updateProperties: uikit/uiviewcontroller/updateproperties()
      """)
    {
      let symbol = BridgeSymbol.symbols(.member, named: name).first { $0.owners.contains("UIViewController") }
      #expect(symbol.flatMap { $0.page(of: "UIViewController") } == page.first, "\(name)")
    }
  }

  /// The rule about availability knows what is newer than SwiftUI, by its owner.
  @Test func newSymbolsAreKnown() {
    for (owner, symbols) in lists(
      """
      -: Bindable NSHostingMenu NSHostingSceneRepresentation NavigationStack Observable ProposedViewSize
        UIHostingConfiguration UIHostingSceneDelegate UITraitBridgedEnvironmentKey UITraitDefinition
        withObservationTracking(_:onChange:)
      UIView: animate(_:changes:completion:) keyboardLayoutGuide registerForTraitChanges(_:handler:)
        setNeedsUpdateProperties() traitOverrides updateProperties()
      UICollectionViewCell: contentConfiguration
      UITableViewCell: contentConfiguration
      EnvironmentValues: dismiss
      View: ignoresSafeArea(_:edges:)
      UIViewController: registerForTraitChanges(_:handler:) setContentScrollView(_:) setContentScrollView(_:for:)
        setNeedsUpdateProperties() traitOverrides updateProperties()
      NSHostingController: safeAreaRegions sizingOptions
      NSHostingView: safeAreaRegions sizingOptions
      UIHostingController: safeAreaRegions sizingOptions
      UICollectionView: selfSizingInvalidation
      UITableView: selfSizingInvalidation
      """)
    {
      for symbol in symbols {
        let found = IntroducedAPI.named(String(symbol.prefix { $0 != "(" }))
        #expect(found.contains { $0.name == symbol && ($0.owner ?? "-") == owner }, "\(owner).\(symbol)")
      }
    }
    #expect(IntroducedAPI.named("animate").contains { $0.owner == "UIViewControllerRepresentableContext" })
  }
}
