import AppleAPI
import Testing

@testable import BridgeFacts

/// The URLs of documentation pages, as they are in the browser.
@Suite struct DocumentationPageTests {
  @Test func topicsHavePages() throws {
    let view = try #require(Family.named("UIViewRepresentable"))
    let gesture = try #require(Family.named("UIGestureRecognizerRepresentable"))
    let expected: [(Topic, Family, String)] = [
      (.representable, view, "swiftui/uiviewrepresentable"),
      (.method(.make), view, "swiftui/uiviewrepresentable/makeuiview(context:)"),
      (.method(.update), view, "swiftui/uiviewrepresentable/updateuiview(_:context:)"),
      // These methods have default implementations, so their URLs end in a suffix.
      (.method(.dismantle), view, "swiftui/uiviewrepresentable"),
      (.method(.sizeThatFits), view, "swiftui/uiviewrepresentable"),
      (.method(.makeCoordinator), view, "swiftui/uiviewrepresentable"),
      (.method(.update), gesture, "swiftui/uigesturerecognizerrepresentable"),
      (.coordinator, view, "swiftui/uiviewrepresentable/coordinator"),
      (.representedType, view, "swiftui/uiviewrepresentable/uiviewtype"),
      (.context, view, "swiftui/uiviewrepresentablecontext"),
      (.contextMember(.transaction), view, "swiftui/uiviewrepresentablecontext/transaction"),
      (.contextMember(.animate), view, "swiftui/uiviewrepresentablecontext/animate(changes:completion:)"),
      (.contextMember(.converter), gesture, "swiftui/uigesturerecognizerrepresentablecontext/converter"),
    ]
    for (topic, family, page) in expected { #expect(topic.page(in: family) == page) }
  }

  @Test func delegatesHavePagesIfTheURLIsCertain() throws {
    let map = try #require(DelegateProtocol.named("MKMapViewDelegate"))
    #expect(map.page == "mapkit/mkmapviewdelegate")
    #expect(map.page(ofMethod: "mapView(_:rendererFor:)") == "mapkit/mkmapviewdelegate/mapview(_:rendererfor:)")
    #expect(map.page(ofMethod: "mapView(_:didSelect:)") == nil)
    // A deprecated method, which returns the view for an overlay, has the same name.
    #expect(map.page(ofMethod: "mapView(_:viewFor:)") == nil)
    let scanner = try #require(DelegateProtocol.named("DataScannerViewControllerDelegate"))
    #expect(scanner.page(ofMethod: "dataScanner(_:didTapOn:)") == nil)
    // Objective-C has a symbol with the same path.
    let picker = try #require(DelegateProtocol.named("PHPickerViewControllerDelegate"))
    let page = "photosui/phpickerviewcontrollerdelegate-5yntc/picker(_:didfinishpicking:)"
    #expect(picker.page(ofMethod: "picker(_:didFinishPicking:)") == page)
    #expect(DocumentationPage.page(of: "PHPickerViewController", in: "PhotosUI") == "photosui/phpickerviewcontroller")
  }

  /// Their paths end in suffixes, so that a link without one leads to no page. Deprecated methods have paths too.
  @Test func methodsHaveNoPageOnlyIfTheyShareTheirName() {
    for fact in DelegateProtocol.all where !fact.inherits.contains("AnyObject") {
      let methods = AppleAPI.types(named: fact.name).flatMap(\.declaredMembers).filter {
        $0.kind == .method && $0.isRequirement && !$0.isAsync
      }
      let counts = Dictionary(grouping: methods, by: \.fullName).mapValues(\.count)
      let signatures =
        fact.requiredMethods + fact.commonMethods + FurtherDelegateMethod.methods(of: fact).map(\.signature)
      for name in Set(signatures.map(DelegateProtocol.fullName)) {
        let isShared = counts[name, default: 0] > 1
        #expect((fact.page(ofMethod: name) == nil) == isShared, "the link to \(fact.name).\(name)")
      }
    }
  }
}
