import BridgeFacts
import BridgeTemplates
import Testing
import TypeCheckSupport

/// Checks that the compiler accepts the code of the templates, for every family and many classes.
@Suite struct GeneratedSwiftTests {
  @Test func stubsOfEveryFamilyCompile() throws {
    var files: [String: String] = [:]
    for family in Family.all {
      for access in AccessLevel.allCases {
        let template = RepresentableTemplate(
          family: family, represented: example(of: family), coordinator: "Coordinator", access: access)
        let name = "Every\(family.name)\(access)"
        let methods = family.methods.compactMap { template.stub(of: $0)?.plainText }
        files[name] = declaration(
          name, family: family, access: access,
          members: methods + [CoordinatorTemplate(parent: name, access: access).declaration])
      }
      let bare = RepresentableTemplate(family: family)
      let name = "Bare\(family.name)"
      files[name] = declaration(
        name, family: family, access: .unmarked,
        members: family.methods.filter { $0 != .makeCoordinator }.compactMap { bare.stub(of: $0)?.plainText })
    }
    let package = ["-package-name", "Checked"]
    #expect(StubModules.typeCheck(files: files, includingWarnings: true, arguments: package) == [])
  }

  @Test func coordinatorsCompile() throws {
    var files: [String: String] = [:]
    for (className, family) in stubbedClasses {
      let family = try #require(Family.named(family))
      let name = "Wrapped\(className)"
      let coordinator = CoordinatorTemplate(parent: name, slots: DelegateSlot.usualSlots(of: className))
      let template = RepresentableTemplate(family: family, represented: className, coordinator: "Coordinator")
      let make = ["let object = \(creation(of: className))"] + coordinator.assignments(to: "object") + ["return object"]
      let methods = [
        template.method(.make, body: make), template.method(.update, body: [CoordinatorTemplate.refresh()]),
        template.stub(of: .makeCoordinator)?.plainText,
      ]
      files[name] = declaration(
        name, family: family, access: .unmarked, members: methods.compactMap { $0 } + [coordinator.declaration])
    }
    #expect(StubModules.typeCheck(files: files, includingWarnings: true) == [])
  }

  @Test func longSignaturesAreWrapped() {
    #expect(
      requiredMembers(of: "UIPageViewControllerDataSource").first == """
        func pageViewController(
          _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
          nil
        }
        """)
  }

  @Test func propertiesAreImplementedToo() {
    #expect(requiredMembers(of: "ARSessionProviding") == ["var session: ARSession { ARSession() }"])
  }

  @Test func unknownProtocolsHaveNoRequirements() {
    #expect(requiredMembers(of: "SomeDelegate").isEmpty)
    #expect(conformance(to: "SomeDelegate", ofMainActorClass: true) == "SomeDelegate")
  }
}

private let stubbedClasses = [
  ("UITextField", "UIViewRepresentable"), ("UITextView", "UIViewRepresentable"), ("UISearchBar", "UIViewRepresentable"),
  ("UIScrollView", "UIViewRepresentable"), ("UITableView", "UIViewRepresentable"),
  ("UICollectionView", "UIViewRepresentable"), ("UIPickerView", "UIViewRepresentable"),
  ("UILabel", "UIViewRepresentable"), ("MKMapView", "UIViewRepresentable"), ("WKWebView", "UIViewRepresentable"),
  ("UIPageViewController", "UIViewControllerRepresentable"),
  ("UIImagePickerController", "UIViewControllerRepresentable"),
  ("PHPickerViewController", "UIViewControllerRepresentable"),
  ("MFMailComposeViewController", "UIViewControllerRepresentable"),
  ("MFMessageComposeViewController", "UIViewControllerRepresentable"),
  ("SFSafariViewController", "UIViewControllerRepresentable"),
  ("UIPanGestureRecognizer", "UIGestureRecognizerRepresentable"), ("NSTextField", "NSViewRepresentable"),
  ("NSTextView", "NSViewRepresentable"), ("NSTableView", "NSViewRepresentable"),
  ("NSCollectionView", "NSViewRepresentable"), ("NSClickGestureRecognizer", "NSGestureRecognizerRepresentable"),
]

private func example(of family: Family) -> String {
  switch family.name {
  case "UIViewRepresentable": "UITextField"
  case "NSViewRepresentable": "NSTextField"
  case "UIGestureRecognizerRepresentable": "UIPanGestureRecognizer"
  default: family.represented
  }
}

private func creation(of className: String) -> String {
  Creation.expression(of: className).replacing("<#url#>", with: #"URL(string: "https://example.com")!"#)
}

private func declaration(_ name: String, family: Family, access: AccessLevel, members: [String]) -> String {
  """
  import MapKit
  import MessageUI
  import PhotosUI
  import SafariServices
  import SwiftUI
  import WebKit

  \(access.rawValue) struct \(name): \(family.name) {
  \(members.joined(separator: "\n\n"))
  }
  """
}
