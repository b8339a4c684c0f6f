import BridgeFacts
import BridgeModel
import EditorFeatures
import LintEngine
import LintRules
import Testing

/// Hovers for topics other than representables, and how they depend on the surrounding code.
@Suite struct HoverTopicTests {
  @Test func updateListsTheInputsThatItIgnores() {
    let map = { (body: String) in
      """
      struct Map: UIViewRepresentable {
        var region: Region
        let tint: UIColor
        func makeUIView(context: Context) -> MKMapView { MKMapView() }
        func ⟦⟧updateUIView(_ map: MKMapView, context: Context) { \(body) }
      }
      """
    }
    expectHover(
      map("map.tintColor = tint"), says: "`Map` accepts `region`, `tint`. The update method ignores `region`.")
    expectHover(map("map.tintColor = tint; show(region)"), says: "The update method uses all of them.")
    expectHover(map(""), says: "The update method doesn't use any of them.")
  }

  @Test func wrappedClassesAreExplained() {
    let source = { (type: String) in
      "struct A: UIViewRepresentable {\n  func makeUIView(context: Context) -> ⟦⟧\(type) { fatalError() }\n}"
    }
    expectHover(
      source("MKMapView"), says: "A `MKMapViewDelegate`", "no intrinsic size", "`Map`, since iOS 14", "expensive")
    expectHover(source("UITextField"), says: "`.editingChanged`", "It has an intrinsic size.", "Compare before you set")
    expectHover(
      source("QLPreviewController").replacing("UIView", with: "UIViewController"), says: "Dismissal, probably")
    expectHover(
      source("SFSafariViewController").replacing("UIView", with: "UIViewController"),
      says: "can't change after it's created",
      "**Dismissal:** It dismisses itself; reset the binding")
    expectNoHover("let view: MKMap⟦⟧View")
    expectNoHover("struct A: UIViewRepresentable { func makeUIView(context: Context) -> ⟦⟧MyView { MyView() } }")
  }

  @Test func counterpartsDependOnTheDeploymentTarget() throws {
    let marked = MarkedSource(
      "struct A: UIViewRepresentable { func makeUIView(context: Context) -> ⟦⟧WKWebView { WKWebView() } }")
    let file = marked.file
    for (version, words) in [
      ("26", "available on all your deployment targets"), ("17", "not available on your deployment target iOS 17"),
    ] {
      let targets = DeploymentTargets(SystemVersion(version).map { [.iOS: $0] } ?? [:])
      let project = ProjectModel(
        [file], surroundings: [file.path: Surroundings(deploymentTargets: targets)])
      let text = hover(at: marked.selection.lowerBound, in: file, of: project)?.markdown ?? ""
      #expect(text.contains("`WebView`, since iOS 26") && text.contains(words), "\(text)")
    }
  }

  /// A member's link leads to the class that declares it, not to the first class with such a member.
  @Test(arguments: [
    ("UISearchBar", "text", "uikit/uisearchbar/text)"), ("UITextField", "text", "uikit/uitextfield/text)"),
    ("UITextView", "text", "uikit/uitextview/text)"), ("UISearchTextField", "text", "uikit/uitextfield/text)"),
    ("SearchBox", "text", "uikit/uisearchbar/text)"),
    ("UITextView", "becomeFirstResponder()", "uikit/uiresponder/becomefirstresponder())"),
    ("NSTextField", "becomeFirstResponder()", "appkit/nsresponder/becomefirstresponder())"),
    ("NSTextField", "intrinsicContentSize", "appkit/nsview/intrinsiccontentsize)"),
    ("UITextField", "addTarget(nil, action: a, for: .editingChanged)", "uikit/uicontrol/addtarget(_:action:for:))"),
    ("UIPanGestureRecognizer", "addTarget(a, action: a)", "uikit/uigesturerecognizer/addtarget(_:action:))"),
    ("NSHostingView<Text>", "sizingOptions", "swiftui/nshostingview/sizingoptions)"),
    ("NSHostingController<Text>", "sizingOptions", "swiftui/nshostingcontroller/sizingoptions)"),
    ("UIHostingController<Text>", "sizingOptions", "swiftui/uihostingcontroller/sizingoptions)"),
    ("NSHostingView<Text>", "rootView", "swiftui/nshostingview/rootview)"),
    ("UITableViewCell", "contentConfiguration", "uikit/uitableviewcell/contentconfiguration)"),
    ("NSViewController", "addChild(a)", "appkit/nsviewcontroller/addchild(_:))"),
    ("UIViewController", "removeFromParent()", "uikit/uiviewcontroller/removefromparent())"),
    ("NSViewController", "removeFromParent()", "appkit/nsviewcontroller/removefromparent())"),
    ("UIView", "traitOverrides", "uikit/uiview/traitoverrides-fd9z)"),
    ("UIViewController", "traitOverrides", "uikit/uiviewcontroller)"),
  ])
  func membersLinkToTheirClass(_ type: String, _ member: String, _ page: String) {
    expectHover(
      """
      final class SearchBox: UISearchBar {}
      struct A: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ uiView: UIView, context: Context) {
          let object: \(type) = object()
          _ = object.⟦⟧\(member)
        }
      }
      """, says: "(https://developer.apple.com/documentation/\(page)")
  }

  @Test func overriddenMembersLinkToTheirClass() {
    expectHover(
      "import SwiftUI\nfinal class A: UIViewController { override func ⟦⟧updateProperties() {} }",
      says: "documentation/uikit/uiviewcontroller/updateproperties())")
  }

  @Test func theCoordinatorIsAConformerOfTheProtocolsThatItDeclares() {
    let source = { (protocols: String) in
      """
      struct Search: UIViewRepresentable {
        func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
        func updateUIView(_ bar: UISearchBar, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class ⟦⟧Coordinator: NSObject\(protocols) {}
      }
      """
    }
    expectHover(source(", UISearchBarDelegate"), says: "The coordinator of `Search`, a `UISearchBarDelegate`.")
    expectHover(
      source(", UISearchBarDelegate, UIBarPositioningDelegate"),
      says: "a `UIBarPositioningDelegate`, `UISearchBarDelegate`.")
    expectHover(source(""), says: "The coordinator of `Search`.")
  }

  @Test func delegatesAreExplained() {
    let coordinator = "final class Coordinator: NSObject, MFMailComposeViewControllerDelegate"
    let method =
      "func mailComposeController(_ c: MFMailComposeViewController, didFinishWith r: MFMailComposeResult, error: Error?) {}"
    let source = """
      struct Mail: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> MFMailComposeViewController {
          let mail = MFMailComposeViewController()
          mail.mailComposeDelegate = context.coordinator
          return mail
        }
        func makeCoordinator() -> Coordinator { Coordinator() }
        \(coordinator) { \(method) }
      }
      """
    let at = { (word: String) in source.replacing(word, with: "⟦⟧" + word) }
    expectHover(
      at("mailComposeDelegate"), says: "weak var mailComposeDelegate", "context.coordinator` in the make method",
      "It's weak")
    expectHover(
      at("MFMailComposeViewControllerDelegate"), says: "inherits from `NSObject`", "isn't isolated to the main actor",
      "**Common:**")
    expectHover(at("mailComposeController"), says: "Optional in `MFMailComposeViewControllerDelegate`", "still open")
  }

  @Test func theContextNamesItsCoordinator() {
    let source = { (rest: String) in
      """
      struct A: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { print(context.⟦⟧coordinator); return UIView() }
        \(rest)
      }
      """
    }
    expectHover(source(""), says: "`A` has no coordinator; its type is `Void`.")
    expectHover(
      source("func makeCoordinator() -> Model { Model() }"), says: "A `Model`, from `makeCoordinator` of `A`.")
  }

  @Test func onlyRulesThatExistAreNamed() {
    let known = Set(Rule.all.map(\.id))
    let symbols = BridgeSymbol.all.flatMap(\.explanation.rules)
    let topics = Family.all.flatMap { family in
      Topic.all(of: family).flatMap { Explanation(of: $0, in: family)?.rules ?? [] }
    }
    for rule in symbols + topics { #expect(known.contains(rule), "\(rule)") }
    #expect(!symbols.isEmpty && !topics.isEmpty)
  }

  @Test func generalSymbolsAreExplainedOnlyInBridgingFiles() {
    expectNoHover("struct Clock: View { @⟦⟧State var time = 0; var body: some View { Text(\"\") } }")
    expectNoHover("final class Model { let timer: ⟦⟧Timer? = nil }")
    expectNoHover("struct Theme { var sizingOptions = 1 }\nfunc f(t: Theme) { print(t.sizing⟦⟧Options) }")
    expectNoHover("struct Picker: View { var body: some View { Color.red.⟦⟧id(1) } }")
    expectNoHover("enum UIHostingController {}\nlet a: UIHosting⟦⟧Controller")
  }
}

func expectHover(_ source: String, says texts: String..., sourceLocation: SourceLocation = #_sourceLocation) {
  let marked = MarkedSource(source)
  let (file, project) = marked.project()
  guard let found = hover(at: marked.selection.lowerBound, in: file, of: project) else {
    Testing.Issue.record("no hover: \(source)", sourceLocation: sourceLocation)
    return
  }
  for text in texts { #expect(found.markdown.contains(text), "\(found.markdown)", sourceLocation: sourceLocation) }
  #expect(!found.plainText.contains("`") && !found.plainText.contains("**"), sourceLocation: sourceLocation)
}

func expectNoHover(_ source: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let marked = MarkedSource(source)
  let (file, project) = marked.project()
  let found = hover(at: marked.selection.lowerBound, in: file, of: project)
  #expect(found == nil, "\(found?.markdown ?? "")", sourceLocation: sourceLocation)
}
