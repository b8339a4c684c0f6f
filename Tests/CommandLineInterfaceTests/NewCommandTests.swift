import Testing
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
    #expect(reserved.contains("    var `default`: Int { self[DefaultTrait.self] }\n"))
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
    #expect(await outcome("new --diagram --output a").output.hasPrefix("a <- Which bridge"))
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
    // The answers: wrap a UIView, no SwiftUI view replaces it, a typo, the class, the name.
    let walked = await outcome("new --target iOS17", answers: ["1", "3", "UITextView", "NoteEditor"])
    #expect(walked.code == .clean)
    #expect(walked.output == (await outcome("new view --wrap UITextView --name NoteEditor --target iOS17")).output)
    for text in [
      "What are you bridging?\n  1  A UIView into SwiftUI\n", "Use UIViewRepresentable.\n",
      "- If it has no intrinsic size: implement sizeThatFits (iOS 16), or give it a frame\n",
      "Which class, view, or type? ",
    ] {
      #expect(walked.errors.contains(text), "\(walked.errors)")
    }
    let given = await outcome("new --wrap Profile --name ProfilePage", answers: ["0", "4", "x", "3"])
    #expect(given.output == (await outcome("new child --wrap Profile --name ProfilePage")).output)
  }

  @Test func somePathsEndWithoutAFile() async {
    let native = await outcome("new", answers: ["1", "1"])
    #expect(native.output == "" && native.code == .clean)
    #expect(native.errors.contains("Use that view."))
    let gone = await outcome("new", answers: ["1"])
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
  scene ShownPage iOS26
  cell ShownRow iOS17
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
