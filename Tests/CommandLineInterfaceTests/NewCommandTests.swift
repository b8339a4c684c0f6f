import Testing
import TextModel
import TypeCheckSupport

@testable import CommandLineInterface

@Suite struct NewCommandTests {
  /// The executable writes thirty classes of all families, and every other kind of bridge. They compile in Swift 5 and
  /// Swift 6 mode without diagnostics. `benchmarks new` checks all classes and more systems.
  @Test func bridgesCompileAndAreClean() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    var files = ["Shown": shownViews]
    for order in orders.split(separator: "\n") {
      let words = order.split(separator: " ").map(String.init)
      let name = "\(words[0].capitalized)Of\(words[1])On\(words[2].filter { $0.isLetter || $0.isNumber })"
      let made = try run(
        "new", words[0], "--wrap", words[1], "--name", name, "--target", words[2], "--indent", "2", in: folder)
      #expect(made.status == 0, "\(order)")
      files[name] = made.output
      try folder.write(made.output, to: "\(name).swift")
    }
    #expect(files.count > 40)
    #expect(StubModules.typeCheck(files: files) == [])
    let report = try run("lint", "--preset", "strict", in: folder).output
    #expect(report == "no problems in \(files.count - 1) files\n")
  }

  @Test func theSystemDeterminesTheCode() async {
    let picker = "new controller --wrap PHPickerViewController --name PhotoPicker --target"
    #expect(await outcome("\(picker) iOS15").output.contains("@Environment(\\.dismiss) private var dismiss\n"))
    #expect(await outcome("\(picker) iOS14").output.contains("parent.presentationMode.wrappedValue.dismiss()"))
    let map = "new view --wrap MKMapView --name PlaceMap --target"
    #expect(await outcome("\(map) iOS16").output.contains("func sizeThatFits("))
    #expect(await outcome("\(map) iOS15").output.contains("sizeThatFits") == false)
    #expect(await outcome("\(map) macOS14").output.contains("struct PlaceMap: NSViewRepresentable {"))
    let pan = "new gesture --wrap UIPanGestureRecognizer --name Pan --target"
    #expect(await outcome("\(pan) iOS18").output.contains("struct Pan: UIGestureRecognizerRepresentable {"))
    #expect(await outcome("\(pan) iOS17").output.contains("UIPanGestureRecognizer(\n            target:"))
    let cell = "new cell --wrap ItemRow --name ItemList --target"
    #expect(await outcome("\(cell) iOS16").output.contains("cell.contentConfiguration = UIHostingConfiguration {"))
    #expect(await outcome("\(cell) iOS15").output.contains("host.didMove(toParent: parent)"))
  }

  @Test func aClassThatIsNewerThanTheTargetMakesTheBridgeAvailableLater() async {
    let calendar = "new view --wrap UICalendarView --name Month --target"
    let early = await outcome("\(calendar) iOS15")
    #expect(early.output.contains("\n@available(iOS 16, *)\nstruct Month: UIViewRepresentable {\n"))
    let current = await outcome("\(calendar) iOS16")
    #expect(current.output == early.output.replacing("@available(iOS 16, *)\n", with: ""))
    let web = await outcome("new view --wrap WKWebView --name Page --target iOS13,macOS11")
    #expect(web.code == .clean && web.output.contains("@available") == false)
    let map = await outcome("new view --wrap MKMapView --name PlaceMap --target tvOS17")
    #expect(map.output.contains("struct PlaceMap: UIViewRepresentable {"))
  }

  @Test func theDefaultTargetComesFromTheProject() async {
    let line = "new view --wrap MKMapView --name PlaceMap"
    func output(_ targets: String) async -> String {
      await outcome(line, files: [".uibridge.json": "{\"deploymentTargets\": {\(targets)}}"]).output
    }
    #expect(await output("\"iOS\": \"15.0\"").contains("sizeThatFits") == false)
    #expect(await output("\"iOS\": \"16.0\"").contains("sizeThatFits"))
    #expect(await output("\"macOS\": \"14.0\"").contains("NSViewRepresentable"))
    // A target for other systems has no effect on this bridge.
    #expect(await output("\"watchOS\": \"9.0\"").contains("UIViewRepresentable"))
  }

  @Test func parametersGetSuitableNames() async {
    let nested = await outcome("new view --wrap Charts.PieView --name Pie").output
    #expect(nested.contains("func updateUIView(_ pieView: Charts.PieView, context: Context) {"))
    let reserved = await outcome("new trait --wrap Int --name Default").output
    #expect(reserved.contains("    var `default`: Int { self[Default.self] }\n"))
    let word = await outcome("new view --wrap MyKit.Switch --name Lamp").output
    #expect(word.contains("func updateUIView(_ uiView: MyKit.Switch, context: Context) {"))
    let small = await outcome("new view --wrap chart --name Chart").output
    #expect(small.contains("func updateUIView(_ uiView: chart, context: Context) {"))
  }

  @Test func aClassCanBeQualifiedWithItsModule() async {
    let bare = await outcome("new view --wrap UITextView --name Editor")
    let whole = await outcome("new view --wrap UIKit.UITextView --name Editor")
    #expect(whole.output == bare.output && whole.code == .clean)
  }

  @Test func linesAreIndentedAsRequested() async {
    let line = "new view --wrap UILabel --name Caption"
    #expect(await outcome(line).output.contains("\n    let text: String\n"))
    #expect(await outcome("\(line) --indent 2").output.contains("\n  let text: String\n"))
    #expect(await outcome("\(line) --indent tab").output.contains("\n\tlet text: String\n"))
  }

  @Test func mentionsSwiftUIAlternativesOnStandardError() async {
    let web = await outcome("new view --wrap WKWebView --name Page --target iOS17")
    #expect(web.errors == "uibridge: On iOS 26, macOS 26 and later, SwiftUI has WebView.\n")
    let toggle = await outcome("new view --wrap UISwitch --name LampSwitch")
    #expect(toggle.errors == "uibridge: SwiftUI has Toggle (iOS 13).\n")
    #expect(toggle.output.hasPrefix("import SwiftUI\nimport UIKit\n\nstruct LampSwitch: UIViewRepresentable {\n"))
    let own = await outcome("new view --wrap ChartView --name Chart")
    #expect(own.errors.contains("'ChartView' is not an Apple class"))
    #expect(own.output.contains("func makeUIView(context: Context) -> ChartView {\n        ChartView()\n    }"))
  }

  @Test func bridgesThatCannotBeWrittenAreExplained() async {
    let errors = [
      "new": "specify a kind: view, controller, gesture, watch, child, screen, window, scene, cell, trait",
      "new viev": "unknown kind 'viev'; did you mean 'view'?",
      "new bridge":
        "unknown kind 'bridge'; expected one of view, controller, gesture, watch, child, screen, window",
      "new view": "'--wrap' is required, for example: --wrap UITextView",
      "new view --wrap UITextView": "'--name' is required, for example: --name NoteEditor",
      "new view --wrap UITextVeiw --name A": "unknown class 'UITextVeiw'; did you mean 'UITextView'?",
      "new view --wrap UIPageViewController --name A":
        "'UIPageViewController' is a view controller; use: uibridge new controller --wrap UIPageViewController",
      "new view --wrap CALayer --name A": "'CALayer' cannot be wrapped directly; add it to a view and wrap the view",
      "new view --wrap UILabel --name A --target macOS14":
        "'view' for 'UILabel' is available only on iOS 13, macCatalyst 13",
      "new view --wrap ARSCNView --name A --target macOS14":
        "'view' for 'ARSCNView' is available only on iOS 13, macCatalyst 14",
      "new view --wrap UISwitch --name A --target tvOS17":
        "'view' for 'UISwitch' is available only on iOS 13, macCatalyst 13, visionOS 1",
      "new view --wrap MKMapViewDelegate --name A":
        "'MKMapViewDelegate' is a protocol; to wrap the class that uses it, specify --wrap MKMapView",
      "new child --wrap UIAdaptivePresentationControllerDelegate --name A":
        "'UIAdaptivePresentationControllerDelegate' is a protocol; specify a class",
      "new trait --wrap Bool --name A --target iOS16": "'trait' requires iOS 17",
      "new trait --wrap Bool --name A --target macOS14": "'trait' requires UIKit, because AppKit has no traits; pass",
      "new trait --wrap Theme --name Theme": "'Theme' is already in use: choose another name for the new type",
      "new scene --wrap Root --name A --target macOS15":
        "'scene' requires macOS 26; for earlier systems, use: uibridge",
      "new scene --wrap Root --name A --target iOS17":
        "'scene' requires iOS 26, macCatalyst 26, tvOS 26, visionOS 26; for earlier",
      "new view --wrap UILabel --name UILabel": "'UILabel' is already in use: choose another name for the new type",
      "new controller --wrap UIHostingController --name A": "'UIHostingController' cannot be wrapped directly",
      "new view --wrap UILabel --name 1A": "'1A' is not a valid type name",
      "new view --wrap UILabel --name class": "'class' is not a valid type name",
      "new view --wrap UILabel --name _": "'_' is not a valid type name",
      "new view --wrap UILabel --name `class`": "'`class`' is not a valid type name",
      "new child --wrap any --name A": "'any' is not a valid type name",
      "new child --wrap Root.self --name A": "'Root.self' is not a valid type name",
      "new child --wrap Root. --name A": "'Root.' is not a valid type name",
      "new view --wrap UILabel --name Coordinator":
        "'Coordinator' is already in use: choose another name for the new type",
      "new view --wrap UILabel --name UIView": "'UIView' is already in use: choose another name for the new type",
      "new view --wrap UILabel --name A --target seventeen": "'--target' must be a system such as iOS17 or macOS14.2",
      "new view --wrap UILabel --name A --indent 0": "'--indent' must be a number from 1 to 8, or tab, not '0'",
      "new view child": "'new' accepts only one kind",
    ]
    for (line, message) in errors {
      let outcome = await outcome(line)
      #expect(outcome.errors.hasPrefix("uibridge: \(message)"), "\(line): \(outcome.errors)")
      #expect(outcome.output == "" && outcome.code == .failure, "\(line)")
    }
  }

  @Test func aProjectForMacOSGetsAppKit() async {
    let files: [FilePath: String] = [".uibridge.json": #"{ "deploymentTargets": { "macOS": "14.0" } }"#]
    func output(_ line: String) async -> String { await outcome("new \(line)", files: files).output }
    #expect(await output("screen --wrap Root --name Main").contains("final class Main: NSHostingController<Root> {"))
    #expect(await output("window --wrap Root --name Main").contains("final class Main: NSWindowController {"))
    let rows = await output("cell --wrap Row --name List")
    #expect(rows.contains("final class List: NSViewController, NSTableViewDataSource, NSTableViewDelegate {"))
    #expect(rows.contains("let host = NSHostingView(rootView: content)"))
    for line in ["screen --wrap Root --name Main", "cell --wrap Row --name List"] {
      #expect(await output(line).hasPrefix("import AppKit\nimport SwiftUI\n"), "\(line)")
    }
  }

  /// The trait has exactly the given name; the names of the other declarations follow from it.
  @Test func aTraitHasTheGivenName() async {
    let theme = await outcome("new trait --wrap Theme --name ThemeTrait").output
    #expect(theme.contains("struct ThemeTrait: UITraitDefinition {"))
    #expect(theme.contains("struct ThemeKey: UITraitBridgedEnvironmentKey {"))
    #expect(theme.contains("    var theme: Theme { self[ThemeTrait.self] }\n"))
    #expect(await outcome("new trait --wrap Theme --name Look").output.contains("struct Look: UITraitDefinition {"))
  }

  @Test func aWindowNamesItsSceneManifest() async {
    for line in ["window --wrap Root --name Main --target iOS17", "scene --wrap Root --name Main --target iOS26"] {
      let made = await outcome("new \(line)")
      #expect(made.output.contains("/// <key>UIApplicationSceneManifest</key>\n"), "\(line)")
      #expect(made.output.contains("///         <string>$(PRODUCT_MODULE_NAME).Main</string>\n"), "\(line)")
      #expect(
        made.errors == "uibridge: add the scene manifest in the comment to the Info.plist, or the app does not launch\n"
      )
    }
    #expect(await outcome("new window --wrap Root --name Main --target macOS14").errors == "")
  }

  // MARK: The diagram

  @Test func drawsTheQuestionsMarkedForTheTarget() async {
    let text = await outcome("new --diagram --target iOS17")
    #expect(text.code == .clean && text.errors.isEmpty)
    #expect(text.output.hasPrefix("Which bridge between SwiftUI and UIKit?\nMarked for iOS 17\n"))
    #expect(text.output.contains("\n│     ✗ UIGestureRecognizerRepresentable · since iOS 18\n"))
    let project = await outcome(
      "new --diagram", files: [".uibridge.json": #"{"deploymentTargets": {"iOS": "18.0"}}"#])
    #expect(project.output.contains("Marked for iOS 18\n"))
    #expect(project.output.contains("✓ UIGestureRecognizerRepresentable · since iOS 18 · uibridge new gesture\n"))
    let unknown = await outcome("new --diagram")
    #expect(unknown.output.contains("Not marked: ") && unknown.code == .clean)
    #expect(unknown.errors == "uibridge: no UIKit deployment target found; specify one, for example: --target iOS17\n")
  }

  @Test func theDiagramHasAFormatAndAFile() async {
    #expect(await outcome("new --diagram --format svg").output.hasPrefix("<?xml version=\"1.0\""))
    #expect(await outcome("new --diagram --format mermaid").output.hasPrefix("flowchart LR\n"))
    #expect(await outcome("new --diagram --output a.svg").output.hasPrefix("a.svg <- <?xml version=\"1.0\""))
    #expect(await outcome("new --diagram --output a.mmd").output.hasPrefix("a.mmd <- flowchart LR\n"))
    #expect(await outcome("new --diagram --output a.txt").output.hasPrefix("a.txt <- Which bridge"))
    #expect(await outcome("new --diagram --output a.svg --format text").output.hasPrefix("a.svg <- Which bridge"))
  }

  @Test func theDiagramRejectsOtherOptions() async {
    let rest = "; it accepts only '--format', '--output', and '--target'"
    let errors = [
      "new --diagram --wrap UILabel": "'--diagram' cannot be used with '--wrap'\(rest)",
      "new --diagram --name Caption": "'--diagram' cannot be used with '--name'\(rest)",
      "new --diagram --indent 2": "'--diagram' cannot be used with '--indent'\(rest)",
      "new view --diagram": "'--diagram' cannot be used with kind 'view'\(rest)",
      "new --diagram svg": "'--diagram' cannot be used with kind 'svg'\(rest)",
      "new --diagram=svg": "'--diagram' does not take a value",
      "new --diagram --format dot": "'--format' must be one of text, svg, mermaid, not 'dot'",
      "new --diagram --output a.png":
        "cannot choose a format for 'a.png': end its name with .svg, .mmd, .dot, .json, or .txt, or add '--format'",
      "new --diagram --output a.dot": "'--diagram' requires one of the formats text, svg, mermaid, not 'dot'",
      "new --diagram --output a.swift": "'--output' cannot replace a Swift file: 'a.swift'",
      "new --diagram --target seventeen": "'--target' must be a system such as iOS17 or macOS14.2",
      "new view --wrap UILabel --name A --format svg": "'--format' requires '--diagram'",
      "new view --wrap UILabel --name A --output a.txt": "'--output' requires '--diagram'",
    ]
    for (line, message) in errors {
      let outcome = await outcome(line)
      #expect(outcome.errors.hasPrefix("uibridge: \(message)"), "\(line): \(outcome.errors)")
      #expect(outcome.output == "" && outcome.code == .failure, "\(line)")
    }
  }

  // MARK: Questions

  @Test func onATerminalItAsksWhichBridgeFits() async {
    // The answers: the class, no SwiftUI view replaces it, the name.
    let walked = await outcome("new --target iOS17", answers: ["UITextView", "3", "NoteEditor"])
    #expect(walked.code == .clean)
    #expect(walked.output == (await outcome("new view --wrap UITextView --name NoteEditor --target iOS17")).output)
    for text in [
      "The deployment target is iOS 17.\nWhat do you have? Enter a class, a SwiftUI view, or a type: ",
      "SwiftUI has TextField(axis:) (iOS 16).\n", "Use UIViewRepresentable.\n",
      "- If it has no intrinsic size: implement sizeThatFits (iOS 16), or give it a frame\n",
      "What is the name of the new type? ",
    ] {
      #expect(walked.errors.ranges(of: text).count == 1, "\(text): \(walked.errors)")
    }
    #expect(!walked.errors.contains("What are you bridging?"))
    let given = await outcome("new --wrap Profile --name ProfilePage", answers: ["0", "4", "x", "3"])
    #expect(given.output == (await outcome("new child --wrap Profile --name ProfilePage")).output)
  }

  @Test func itAsksAgainAfterAnAnswerThatIsNoTypeName() async {
    let answers = [
      "1st", "UITextVeiw", "CALayer", "UITextView", "4", "3", "class", "UITextView", "Note Editor", "Editor",
    ]
    let walked = await outcome("new --target iOS17", answers: answers)
    #expect(walked.output == (await outcome("new view --wrap UITextView --name Editor --target iOS17")).output)
    for text in [
      "'1st' is not a valid type name\n", "unknown class 'UITextVeiw'; did you mean 'UITextView'?\n",
      "'CALayer' cannot be wrapped directly; add it to a view and wrap the view\n", "enter a number from 1 to 3\n",
      "'class' is not a valid type name\n", "'UITextView' is already in use: choose another name for the new type\n",
      "'Note Editor' is not a valid type name\n",
    ] {
      #expect(walked.errors.contains(text), "\(text): \(walked.errors)")
    }
  }

  /// The project's own types and targets answer questions.
  @Test func itAsksOnlyWhatTheProjectDoesNotSay() async {
    let files: [FilePath: String] = [
      "Page.swift": "import SwiftUI\nstruct Page: View { var body: some View { Text(\"\") } }\n",
      "Package.swift": "", ".uibridge.json": #"{ "deploymentTargets": { "iOS": "15.0" } }"#,
    ]
    let walked = await outcome("new", files: files, answers: ["Page", "4", "Page", "List"])
    #expect(walked.output == (await outcome("new cell --wrap Page --name List", files: files)).output)
    #expect(walked.errors.contains("\nWhere does the SwiftUI view go?\n"))
    #expect(walked.errors.contains("Use UIHostingController as a child, in the cell.\n"))
    #expect(walked.errors.contains("'Page' is already in use"))
    let model = await outcome("new --target iOS17", answers: ["Model", "5"])
    #expect(model.errors.contains("Use @Observable with a withObservationTracking loop.\n"))
    #expect(!model.errors.contains("What is your deployment target?"))
    let scene = await outcome("new --target iOS17", answers: ["Root", "7", "Main"])
    #expect(scene.output == (await outcome("new window --wrap Root --name Main --target iOS17")).output)
  }

  @Test func inAProjectForMacOSItNamesAppKit() async {
    let walked = await outcome("new --target macOS14", answers: ["NSTextView", "3", "Editor"])
    #expect(walked.output.contains("struct Editor: NSViewRepresentable {"))
    #expect(walked.errors.contains("Use NSViewRepresentable.\n"))
    #expect(walked.errors.contains("stop them in dismantleNSView\n"))
    let asked = await outcome("new --target macOS14", answers: ["Root", "4", "1", "Main"])
    #expect(asked.errors.contains("  1  An NSView into SwiftUI\n  2  An NSViewController into SwiftUI\n"))
    #expect(asked.output.contains("final class Main: NSHostingController<Root> {"))
    #expect(walked.errors.contains("- If it has no intrinsic size: implement sizeThatFits\n"))
    for text in [walked.errors, asked.errors] {
      #expect(!text.contains("UIKit") && !text.contains("UIView") && !text.contains("iOS"), "\(text)")
    }
  }

  @Test func somePathsEndWithoutAFile() async {
    let native = await outcome("new", answers: ["UILabel", "1"])
    #expect(native.output == "" && native.code == .clean)
    #expect(native.errors.contains("Use that view."))
    let gone = await outcome("new", answers: ["UILabel"])
    #expect(gone.code == .failure && gone.errors.contains("uibridge: cannot read an answer: end of input\n"))
  }
}

/// Kind, class, and deployment target.
private let orders = """
  view UITextField iOS16
  view UITextView iOS14
  view UISearchBar iOS17
  view UISwitch iOS15
  view UISlider iOS17
  view UIDatePicker iOS17
  view UISegmentedControl iOS17
  view UIPickerView iOS17
  view UITableView iOS16
  view UICollectionView iOS17
  view UIImageView iOS17
  view UIScrollView iOS17
  view MKMapView iOS17
  view WKWebView iOS17
  view PDFView iOS17
  view PKCanvasView iOS17
  view ARSCNView iOS17
  view MTKView iOS17
  view NSTextView macOS14
  view NSTextField macOS11
  view NSSlider macOS14
  view NSSearchField macOS14
  view NSTableView macOS14
  controller PHPickerViewController iOS14
  controller UIImagePickerController iOS17
  controller UIDocumentPickerViewController iOS17
  controller MFMailComposeViewController iOS17
  controller SFSafariViewController iOS17
  controller QLPreviewController iOS17
  controller UIPageViewController iOS17
  controller AVPlayerViewController iOS17
  controller VNDocumentCameraViewController iOS17
  controller NSSplitViewController macOS14
  gesture UIPanGestureRecognizer iOS18
  gesture UITapGestureRecognizer iOS16
  gesture NSClickGestureRecognizer macOS26
  watch WKInterfaceLabel watchOS10
  child ShownPage iOS15
  child ShownPage iOS17
  screen ShownPage iOS17
  window ShownPage iOS17
  window ShownPage macOS14
  screen ShownPage macOS14
  scene ShownPage iOS26
  scene ShownPage macOS26
  cell ShownRow iOS17
  cell ShownRow macOS14
  trait Double iOS17
  """

private let shownViews = """
  import SwiftUI
  struct ShownPage: View { var body: some View { EmptyView() } }
  struct ShownRow: View {
    let item: String
    var body: some View { Text(item) }
  }
  """
