import BridgeFacts
import Testing

@Suite struct FactTests {
  @Test func familiesNameTheirMethods() throws {
    let view = try #require(Family.named("UIViewRepresentable"))
    #expect(view.representedAlias == "UIViewType" && view.context == "UIViewRepresentableContext")
    #expect(
      view.methods.compactMap(view.fullName) == [
        "makeUIView(context:)", "updateUIView(_:context:)", "dismantleUIView(_:coordinator:)",
        "sizeThatFits(_:uiView:context:)", "makeCoordinator()",
      ])
    let gesture = try #require(Family.named("NSGestureRecognizerRepresentable"))
    #expect(
      gesture.methods.compactMap(gesture.fullName) == [
        "makeNSGestureRecognizer(context:)", "updateNSGestureRecognizer(_:context:)", "makeCoordinator(converter:)",
        "handleNSGestureRecognizerAction(_:context:)",
      ])
    #expect(!gesture.isUpdateRequired && !gesture.isView)
    #expect(gesture.method(named: "updateNSGestureRecognizer") == .update)
    #expect(gesture.contextMembers == [.coordinator, .converter])
    #expect(
      Family.named("WKInterfaceObjectRepresentable")?.contextMembers == [.coordinator, .environment, .transaction])
    #expect(Family.named("View") == nil)
  }

  @Test func classesKnowTheirAncestors() {
    #expect(ClassHierarchy.superclasses(of: "UITextView") == ["UIScrollView", "UIView", "UIResponder", "NSObject"])
    #expect(ClassHierarchy.isSubclass("UITextView", of: "UIScrollView"))
    #expect(ClassHierarchy.isSubclass("UIView", of: "UIView"))
    #expect(!ClassHierarchy.isSubclass("UIScrollView", of: "UITextView"))
    #expect(!ClassHierarchy.isSubclass("MyView", of: "MyView"))
    #expect(
      ClassHierarchy.isSubclass("WKWebView", of: "UIView") && ClassHierarchy.isSubclass("WKWebView", of: "NSView"))
  }

  @Test func slotsAreInheritedUnlessRedeclared() {
    #expect(DelegateSlot.slots(of: "UITextView").map(\.protocols) == [["UITextViewDelegate"]])
    #expect(DelegateSlot.slots(of: "UISearchTextField").map(\.protocols) == [["UITextFieldDelegate"]])
    #expect(
      DelegateSlot.slots(of: "UIImagePickerController").map(\.protocols) == [
        ["UIImagePickerControllerDelegate", "UINavigationControllerDelegate"]
      ])
    #expect(
      DelegateSlot.slots(of: "MFMailComposeViewController").map(\.property) == ["mailComposeDelegate", "delegate"])
    #expect(DelegateSlot.usualSlots(of: "MFMailComposeViewController").map(\.property) == ["mailComposeDelegate"])
    #expect(DelegateSlot.usualSlots(of: "UITableView").map(\.property) == ["dataSource", "delegate"])
    #expect(DelegateSlot.slots(of: "UILabel").isEmpty)
  }

  @Test func protocolsListTheirRequirements() throws {
    #expect(try #require(DelegateProtocol.named("UITextViewDelegate")).needsNSObject)
    #expect(try #require(DelegateProtocol.named("NSTokenFieldDelegate")).needsNSObject)
    #expect(try !#require(DelegateProtocol.named("PHPickerViewControllerDelegate")).needsNSObject)
    #expect(try !#require(DelegateProtocol.named("QLPreviewControllerDataSource")).needsNSObject)
    #expect(try !#require(DelegateProtocol.named("MTKViewDelegate")).isMainActor)
    #expect(
      DelegateProtocol.named("UITableViewDataSource")?.requiredMethods == [
        "func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int",
        "func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell",
      ])
  }

  /// Both protocols of `ARSCNViewDelegate` inherit from `NSObjectProtocol`.
  @Test func ancestorsAreListedOnce() {
    #expect(
      DelegateProtocol.named("ARSCNViewDelegate")?.ancestors == [
        "ARSessionObserver", "SCNSceneRendererDelegate", "NSObjectProtocol",
      ])
  }

  @Test func signaturesHaveFullNames() {
    let name = DelegateProtocol.fullName(of:)
    #expect(name("func draw(in view: MTKView)") == "draw(in:)")
    #expect(name("func pdfViewParentViewController() -> UIViewController") == "pdfViewParentViewController()")
    #expect(
      name("func a(_ b: [C: D], with e: @escaping @MainActor (F, G) -> Void, h: Int) -> I") == "a(_:with:h:)")
    #expect(name("func a(controller: B, didEnd c: D)") == "a(controller:didEnd:)")
    #expect(name("var session: ARSession { get }") == "session")
    #expect(name("var delegate: (any UITableViewDelegate)? { get }") == "delegate")
  }

  @Test func startCallsHaveMatchingStopCalls() {
    #expect(StopPair.pairs(startingWith: "addObserver").map(\.stopName) == ["removeObserver"])
    #expect(StopPair.pairs(startingWith: "scheduledTimer").allSatisfy { $0.condition == .repeats })
    #expect(StopPair.pairs(startingWith: "addSubview").isEmpty)
  }

  @Test func editableValuesAreInherited() {
    #expect(EditableValue.values(of: "UISearchTextField").map(\.property) == ["attributedText", "text"])
    #expect(EditableValue.values(of: "UILabel").isEmpty)
  }

  @Test func traitsAreInherited() {
    #expect(ClassTrait.fixedAfterCreation.holds(for: "SFSafariViewController"))
    #expect(!ClassTrait.fixedAfterCreation.holds(for: "UIPageViewController"))
    #expect(ClassTrait.stateful.holds(for: "MKMapView"))
    #expect(ClassTrait.stateful.holds(for: "UIHostingController") && ClassTrait.costly.holds(for: "ARSCNView"))
  }
}
