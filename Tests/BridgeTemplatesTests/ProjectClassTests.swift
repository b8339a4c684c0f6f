import BridgeModel
import SwiftScan
import Testing
import TextModel

@testable import BridgeTemplates

/// The types of a project that bridges are about: the way to create an object, its inputs, and whether a view
/// needs arguments.
@Suite struct ProjectClassTests {
  @Test(arguments: [
    ("lazy var level: Double = 0", ""), ("override var isHidden: Bool { didSet {} }", ""),
    ("static var count = 0", ""), ("var level: Double { 1 }", ""), ("var caption: String!", ""),
    ("weak var owner: Session?", ""), ("unowned var owner: Session", ""), ("class var level: Int { 1 }", ""),
    ("var level: Double = -1.5", "var level: Double = -1.5"),
    ("var text: String = \"\"\"\n  a\n  \"\"\"", "var text: String"),
  ])
  func valuesThatOthersCanSetAreInputs(_ property: String, _ inputs: String) {
    #expect(constructed("final class Dial: UIView {\n  \(property)\n}") == "Dial() \(inputs)")
  }

  @Test func aHiddenClassCanHaveHiddenInputs() {
    let source = "private final class Dial: UIView { var mode: Mode = .a }\nprivate enum Mode { case a }"
    #expect(constructed(source) == "Dial() var mode: Mode = .a")
  }

  @Test(arguments: [
    ("init(a: Session, b: Session) {} \n init(c: Session) {}", "Dial(c: c) let c: Session"),
    ("init(session: Unknown) {}", "Dial(session: session) let session: Unknown"),
    ("init(index: [Session].Index) {}", "Dial(index: index) let index: [Session].Index"),
    ("init(part: Part) {} \n class Part {}", "the type of an 'init' parameter is unknown outside Dial"),
    ("init(session: inout Session) {}", "the type of an 'init' parameter is unknown outside Dial"),
    ("init(session: some Opening) {}", "the type of an 'init' parameter is unknown outside Dial"),
    ("init(session: Session) throws {}", "Dial has no accessible initializer"),
    ("init(session: Session) async {}", "Dial has no accessible initializer"),
    ("init!(session: Session) {}", "Dial has no accessible initializer"),
    ("private init(session: Session) {}", "Dial has no accessible initializer"),
  ])
  func theEasiestInitializerIsCalled(_ initializers: String, _ expected: String) {
    #expect(constructed("final class Dial: UIView {\n  \(initializers)\n}") == expected)
  }

  @Test(arguments: [
    ("NSView", "frame: NSRect, session: Session", "frame: .zero"),
    ("UIView", "frame: CGRect, session: Session", "frame: .zero"),
    ("UIViewController", "nibName: String?, bundle: Bundle?, session: Session", "nibName: nil, bundle: nil"),
    ("UIPanGestureRecognizer", "target: Any?, action: Selector?, session: Session", "target: nil, action: nil"),
  ])
  func usualArgumentsArePassed(_ base: String, _ parameters: String, _ arguments: String) {
    let source = "final class Dial: \(base) {\n  init(\(parameters)) {}\n}"
    #expect(constructed(source) == "Dial(\(arguments), session: session) let session: Session")
  }

  @Test(arguments: [
    ("class Base: UIView { var level = 0 }", "Dial()"),
    ("class Base: UIView { convenience init(limit: Int) { self.init(frame: .zero) } }", "Dial()"),
    ("class Base: UIView { init(limit: Int) {} }", "it's unclear how to create a Dial"),
    ("typealias Base = SFSafariViewController", "it's unclear how to create a Dial"),
  ])
  func initializersAreInherited(_ base: String, _ expected: String) {
    let result = constructed("\(base)\nfinal class Dial: Base {}")
    #expect(result.hasPrefix(expected), "\(result)")
  }

  @Test func aRecognizerNeedsAnAccessibleInitializerForItsTarget() {
    func takesTarget(_ initializer: String) -> Bool? {
      let source = "final class Dial: UIPanGestureRecognizer {\n  \(initializer)\n}"
      return ProjectClass(named: "Dial", in: project(source))?.takesTargetAndAction
    }
    #expect(takesTarget("") == true && takesTarget("override init(target: Any?, action: Selector?) {}") == true)
    #expect(takesTarget("private override init(target: Any?, action: Selector?) {}") == false)
    #expect(takesTarget("init(session: Session) {}") == false)
  }

  @Test func aClassMayConformToUnknownProtocols() {
    #expect(constructed("final class Dial: UIView, Turning {}") == "Dial() ")
    #expect(ProjectClass(named: "Dial", in: project("final class Dial: Turning {}")) == nil)
    #expect(ProjectClass(named: "UIView", in: project("extension UIView {}")) == nil)
  }

  @Test(arguments: [
    ("struct Page: View { BODY }", true), ("enum Page: View { case a; BODY }", false),
    ("struct Page<Value>: View { BODY }", false), ("struct Page { BODY }", false),
    ("struct Page: View { BODY; private init() {} }", false), ("struct Page: View { BODY; init(a: Int) {} }", false),
    ("struct Page: View { BODY; init(a: Int = 1) {} }", true),
    (
      "struct Page: UIViewRepresentable { var zoom = 1.0; func makeUIView(context: Context) -> UIView { UIView() } }",
      false
    ), ("enum App { struct Page: View { BODY } }", false),
  ])
  func plainViewsAreViewsWithoutArguments(_ source: String, _ expected: Bool) {
    let name = source.hasPrefix("enum App") ? "App.Page" : "Page"
    let whole = source.replacing("BODY", with: "var body: some View { EmptyView() }")
    #expect(ProjectClass(named: name, in: project(whole))?.isPlainView == expected)
  }

  @Test(arguments: [
    ("var title = \"\"", true), ("var title: String", false), ("var title: String?", true),
    ("let title: String?", false), ("var title: String { \"\" }", true),
    ("@Stored(\"a\", 1) static var count: Int", true), ("@Stored(\"a\", 1) var count: Int", false),
    ("@State private var count: Int?", true),
    ("@AppStorage(\"a\") var title: String?", true), ("@Namespace private var space", true),
    ("@FocusState private var isFocused: Bool", true), ("@AccessibilityFocusState private var isRead: Bool", true),
    ("@Query private var items: [Item]", true),
    ("@FetchRequest(sortDescriptors: []) private var items: FetchedResults<Item>", true),
    ("@SectionedFetchRequest(sectionIdentifier: \\.a, sortDescriptors: []) var items: Sections", true),
    ("@Environment(\\.dismiss) private var dismiss", true), ("@Environment(Store.self) private var store", false),
    ("@Binding var count: Int?", false),
  ])
  func plainViewsHaveValuesForAllProperties(_ property: String, _ expected: Bool) {
    let source = "struct Page: View {\n  \(property)\n  var body: some View { EmptyView() }\n}"
    #expect(ProjectClass(named: "Page", in: project(source))?.isPlainView == expected)
  }

  @Test(arguments: [
    ("MKMapView", "mapView"), ("Dial", "dial"), ("App.Dial", "dial"), ("HUD", "hud"), ("Q", "q"), ("UIQ", "uiq"),
    ("UIScreenEdgePanGestureRecognizer", "recognizer"), ("dial", nil), ("UISwitch", nil),
    ("AnimatedToggleSwitch", nil), ("alowercasenameoflength", nil), ("", nil),
  ])
  func objectsAreNamedAfterTheirClass(_ className: String, _ expected: String?) {
    #expect(objectName(of: className) == expected)
  }

  private func project(_ source: String) -> ProjectModel {
    let whole = "class Session {}\nprotocol Opening {}\n" + source
    return ProjectModel([SourceFile(path: "File.swift", document: Document(SourceText(whole)))])
  }

  /// The expression that creates a `Dial` and its inputs, or the reason why there is none.
  private func constructed(_ source: String) -> String {
    guard let type = ProjectClass(named: "Dial", in: project(source)) else { return "no class" }
    if let obstacle = type.obstacle { return obstacle }
    return type.easiest.map { "\($0.expression) \($0.declarations.joined(separator: "; "))" } ?? "no construction"
  }
}
