import BridgeModel
import EditorFeatures
import Testing
import TextModel

/// Conversions between UIKit's automatic tracking and explicit observation for older systems.
@Suite struct ObservationActionTests {
  private let toLoop = "Convert to an observation loop"

  @Test func aTrackedMethodBecomesALoop() {
    let source = MarkedSource(
      """
      @Observable final class Model { var title = "" }
      final class Screen: UIViewController {
      \tprivate let model = Model()

      \toverride func viewDidLoad() {
      \t\tsuper.viewDidLoad()
      \t\tview.backgroundColor = .red
      \t}

      \t/// Follows the model.
      \t@available(iOS 26, *)
      \toverride func ⟦⟧updateProperties() {
      \t\tsuper.updateProperties()
      \t\t// The title follows.
      \t\tif model.title.isEmpty {
      \t\t\ttitle = nil
      \t\t}
      \t}
      }
      """)
    let expected = """
      @Observable final class Model { var title = "" }
      final class Screen: UIViewController {
      \tprivate let model = Model()

      \toverride func viewDidLoad() {
      \t\tsuper.viewDidLoad()
      \t\tview.backgroundColor = .red
      \t\tobserveModel()
      \t}

      \t/// Follows the model.
      \tprivate func observeModel() {
      \t\twithObservationTracking {
      \t\t\t// The title follows.
      \t\t\tif model.title.isEmpty {
      \t\t\t\ttitle = nil
      \t\t\t}
      \t\t} onChange: { [weak self] in
      \t\t\tTask { @MainActor in self?.observeModel() }
      \t\t}
      \t}
      }
      """
    let result = source.applying(toLoop, from: SystemVersion(17))
    #expect(result == expected, "\(result ?? "not offered")")
    #expect(source.applying(toLoop, from: SystemVersion(26)) == nil)
    #expect(source.disabledReasons(from: SystemVersion(16))[toLoop] == "withObservationTracking requires iOS 17")
  }

  @Test(arguments: [
    ("UIView", "super.updateProperties(); alpha = 1", "Card has no custom initializer to start the loop in"),
    ("UIViewController", "alpha = 1; super.updateProperties()", "it doesn't start with 'super.updateProperties()'"),
    ("UIViewController", "super.updateProperties(); label = \"\"\"\n  a\n  \"\"\"", "it contains a multiline string"),
    (
      "UIViewController", "super.updateProperties(); setNeedsUpdateProperties()",
      "'setNeedsUpdateProperties()' triggers it"
    ),
  ])
  func methodsThatCannotBecomeALoopAreExplained(base: String, body: String, reason: String) {
    let source = MarkedSource("class Card: \(base) {\n  override func ⟦⟧updateProperties() { \(body) }\n}")
    #expect(source.disabledReasons(from: SystemVersion(17))[toLoop] == reason)
  }

  private let addKey = "Add UIObservationTrackingEnabled to Info.plist"

  @Test(arguments: [
    (
      "<plist>\r\n<dict>\r\n\t<key>A</key>\r\n\t<dict/>\r\n</dict>\r\n</plist>\r\n",
      "<plist>\r\n<dict>\r\n\t<key>A</key>\r\n\t<dict/>\r\n\t<key>UIObservationTrackingEnabled</key>\r\n\t<true/>\r\n</dict>\r\n</plist>\r\n"
    ),
    (
      "<plist><dict>\n  <key>UIObservationTrackingEnabled</key>\n  <false/>\n</dict></plist>",
      "<plist><dict>\n  <key>UIObservationTrackingEnabled</key>\n  <true/>\n</dict></plist>"
    ),
  ])
  func theKeyIsAddedToTheInfoPlistOfTheApp(list: String, expected: String) {
    let actions = actions(from: SystemVersion(18), lists: [InformationList(path: "/app/Info.plist", text: list)])
    let edits = actions.first { $0.title == addKey }?.editsElsewhere["/app/Info.plist"] ?? []
    #expect(SourceText(list).applying(edits).string == expected)
  }

  @Test func theKeyIsOnlyForSystemsThatSupportIt() {
    let list = InformationList(
      path: "/app/Info.plist", text: "<plist><dict>\n  <key>A</key>\n  <true/>\n</dict></plist>")
    for version in [17, 26] {
      #expect(!actions(from: SystemVersion(version), lists: [list]).contains { $0.title == addKey })
    }
    // Xcode generates the Info.plist from the build settings.
    #expect(!actions(from: SystemVersion(18), lists: []).contains { $0.title == addKey })
  }

  private func actions(from version: SystemVersion, lists: [InformationList]) -> [CodeAction] {
    let source = MarkedSource(
      """
      @Observable final class Model { var title = "" }
      final class Screen: UIViewController {
        let model = Model()
        override func viewWillLayoutSubviews() {
          ⟦⟧title = model.title
        }
      }
      """)
    let surroundings = Surroundings(
      deploymentTargets: DeploymentTargets([.iOS: version]), tracksUIKitObservation: false, informationLists: lists)
    let file = source.file
    let project = ProjectModel([file], surroundings: [file.path: surroundings])
    return codeActions(in: source.selection, of: file, project: project, diagnostics: [])
  }
}
