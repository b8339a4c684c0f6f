import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let ignoredInputInUpdate = Rule(
    id: "ignored-input-in-update",
    group: "lifecycle",
    severity: .warning,
    lowerSeverities: [
      .information(
        if: "the input follows a system setting, or is a plain value and the project doesn't show whether it changes"),
      .hint(if: "the project never passes a changed value while the view is on screen"),
    ],
    since: "iOS 13, macOS 10.15",
    summary: "Apply every input in the update method, not only in the make method.",
    symptom: "The wrapped view keeps showing its first value when the input changes.",
    rationale: """
      SwiftUI calls the make method once and keeps the object; when an input changes, it creates a new value of the \
      struct and calls the update method. If only the make method reads an input, nothing crashes, but later values \
      never reach the screen.
      """,
    exception: """
      Suppress it if the input is only an initial value; a name such as `initialText` makes that clear without a \
      comment.
      """,
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:)",
    examples: [
      .flagged(
        """
        struct LampSwitch: UIViewRepresentable {
          @Binding var isOn: Bool
          func makeUIView(context: Context) -> UISwitch {
            let lamp = UISwitch()
            lamp.isOn = isOn
            return lamp
          }
          func ⟦updateUIView⟧(_ lamp: UISwitch, context: Context) {}
        }
        """,
        fixed: """
          struct LampSwitch: UIViewRepresentable {
            @Binding var isOn: Bool
            func makeUIView(context: Context) -> UISwitch {
              let lamp = UISwitch()
              lamp.isOn = isOn
              return lamp
            }
            func updateUIView(_ lamp: UISwitch, context: Context) {
              lamp.isOn = isOn
            }
          }
          """),
      // Plain values, one of them through a helper, and an editable text, which needs a comparison.
      .flagged(
        """
        struct NoteEditor: UIViewRepresentable {
          let note: String
          let tint: UIColor
          @Binding var size: Double
          func makeUIView(context: Context) -> UITextView {
            let editor = UITextView()
            editor.text = note
            style(editor)
            return editor
          }
          private func style(_ view: UITextView) { view.tintColor = tint }
          func ⟦updateUIView⟧(_ editor: UITextView, context: Context) {
            editor.font = .systemFont(ofSize: size)
          }
        }
        """),
      .flagged(
        """
        struct NoteEditor: UIViewRepresentable {
          let note: String
          func makeUIView(context: Context) -> UITextView {
            let editor = UITextView()
            editor.text = note
            return editor
          }
          func ⟦updateUIView⟧(_ view: UITextView, context: Context) {
            // Nothing to do.
          }
        }
        """,
        fixed: """
          struct NoteEditor: UIViewRepresentable {
            let note: String
            func makeUIView(context: Context) -> UITextView {
              let editor = UITextView()
              editor.text = note
              return editor
            }
            func updateUIView(_ view: UITextView, context: Context) {
              // Nothing to do.
              if view.text != note { view.text = note }
            }
          }
          """),
      // The value of an observed object, and an environment value.
      .flagged(
        """
        final class Weather: ObservableObject { @Published var summary = "" }
        struct WeatherBadge: UIViewRepresentable {
          @ObservedObject var weather: Weather
          @Environment(\\.colorScheme) private var scheme
          func makeUIView(context: Context) -> BadgeView {
            BadgeView(text: weather.summary, isDark: scheme == .dark)
          }
          func ⟦updateUIView⟧(_ view: BadgeView, context: Context) {}
        }
        """),
      // An object that a view shows is replaced to show something else.
      .flagged(
        """
        struct DocumentPage: UIViewRepresentable {
          let document: PDFDocument
          func makeUIView(context: Context) -> PageView { PageView(showing: document) }
          func ⟦updateUIView⟧(_ view: PageView, context: Context) {}
        }
        """),
      // Read in the update method, but only if something else has changed.
      .flagged(
        """
        struct Drawing: UIViewRepresentable {
          let svg: String
          @Environment(\\.colorScheme) private var scheme
          func makeUIView(context: Context) -> DrawingView { DrawingView() }
          func ⟦updateUIView⟧(_ view: DrawingView, context: Context) {
            guard context.coordinator.shown != svg else { return }
            context.coordinator.shown = svg
            view.draw(svg, isDark: scheme == .dark)
          }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator { var shown = "" }
        }
        """),
      .accepted(
        """
        struct Drawing: UIViewRepresentable {
          let svg: String
          @Environment(\\.colorScheme) private var scheme
          @Environment(\\.locale) private var locale
          func makeUIView(context: Context) -> DrawingView { DrawingView() }
          func updateUIView(_ view: DrawingView, context: Context) {
            let isNew = context.coordinator.shown != svg || view.isDark != (scheme == .dark)
            if isNew { view.draw(svg, isDark: scheme == .dark) }
            if view.locale != locale { view.locale = locale }
          }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator { var shown = "" }
        }
        """),
      // Work that is done once, when the view appears.
      .accepted(
        """
        struct Entry: UIViewRepresentable {
          let takesKeyboard: Bool
          let isAnnounced: Bool
          let delay: TimeInterval
          func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            if takesKeyboard { field.becomeFirstResponder() }
            if isAnnounced {
              DispatchQueue.main.async { UIAccessibility.post(notification: .screenChanged, argument: field) }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + delay) { field.placeholder = nil }
            return field
          }
          func updateUIView(_ field: UITextField, context: Context) {}
        }
        """),
      // Applied in the update method: directly, through a helper, by passing `self` on, or through the coordinator.
      .accepted(
        """
        struct Gauge: UIViewRepresentable {
          @Binding var value: Double
          let title: String
          let unit: String
          func makeUIView(context: Context) -> GaugeView {
            let gauge = GaugeView(title: title, unit: unit)
            configure(gauge)
            return gauge
          }
          func updateUIView(_ gauge: GaugeView, context: Context) {
            configure(gauge)
            context.coordinator.rename(gauge, to: title)
          }
          private func configure(_ gauge: GaugeView) { gauge.value = value; gauge.caption = caption }
          private var caption: String { unit.uppercased() }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator { func rename(_ gauge: GaugeView, to title: String) { gauge.title = title } }
        }
        """),
      .accepted(
        """
        struct RowList: UIViewRepresentable {
          var rows: [String]
          func makeUIView(context: Context) -> UITableView {
            let table = UITableView()
            table.tag = rows.count
            return table
          }
          func updateUIView(_ table: UITableView, context: Context) {
            context.coordinator.parent = self
            table.reloadData()
          }
          func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
          final class Coordinator {
            var parent: RowList
            init(parent: RowList) { self.parent = parent }
            func rowCount() -> Int { parent.rows.count }
          }
        }
        """),
      // A stored closure applies the value that the binding has when it runs.
      .accepted(
        """
        struct Template: NSViewRepresentable {
          @Binding var url: URL
          func makeNSView(context: Context) -> WKWebView {
            let page = WKWebView()
            page.load(URLRequest(url: url))
            NotificationCenter.default.addObserver(forName: .reload, object: nil, queue: .main) { _ in
              page.load(URLRequest(url: url))
            }
            return page
          }
          func updateNSView(_ page: WKWebView, context: Context) {}
        }
        """),
      // Bindings that only carry output, and inputs that closures read later.
      .accepted(
        """
        struct Scanner: UIViewRepresentable {
          @Binding var code: String
          @Binding var isTorchOn: Bool
          var onScan: (String) -> Void
          func makeUIView(context: Context) -> ScannerView {
            let scanner = ScannerView()
            scanner.binding = $code
            scanner.onScan = { text in code = text; onScan(code) }
            scanner.onTorch = { isTorchOn.toggle() }
            scanner.handler = onScan
            return scanner
          }
          func updateUIView(_ scanner: ScannerView, context: Context) {}
        }
        """),
      // Objects; one that is passed on lives as long as the view.
      .accepted(
        """
        final class Player { var rate = 1.0; func attach(_ view: UIView) {} }
        struct PlayerSurface: UIViewRepresentable {
          let player: Player
          @ObservedObject var model: SurfaceModel
          @EnvironmentObject var session: Session
          @Environment(\\.dismiss) private var dismiss
          func makeUIView(context: Context) -> SurfaceView {
            let view = SurfaceView(player: player)
            player.attach(view)
            model.register(view)
            view.session = session
            view.close = dismiss
            return view
          }
          func updateUIView(_ view: SurfaceView, context: Context) {}
        }
        """),
      // An input that is the view itself, and an object whose method is called.
      .accepted(
        """
        struct Surface<Content: UIView>: UIViewRepresentable {
          @Binding var content: Content
          func makeUIView(context: Context) -> Content {
            content.isOpaque = true
            return content
          }
          func updateUIView(_ view: Content, context: Context) {}
        }
        struct Board: UIViewRepresentable {
          @Binding var picker: ToolPicker
          func makeUIView(context: Context) -> UIView { picker.show(over: UIView()) }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        """),
      // A subscription, a value that never changes, and an object that the view itself observes.
      .accepted(
        """
        import Combine

        final class Track: ObservableObject {
          let title = "One"
          @Published var time = 0.0
        }
        struct TimeLabel: UIViewRepresentable {
          @ObservedObject var track: Track
          func makeUIView(context: Context) -> UILabel {
            let label = UILabel()
            label.tag = Int(track.time)
            context.coordinator.token = track.$time.sink { label.tag = Int($0) }
            return label
          }
          func updateUIView(_ label: UILabel, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator { var token: AnyCancellable? }
        }
        struct TrackTitle: UIViewRepresentable {
          @ObservedObject var track: Track
          func makeUIView(context: Context) -> TitleView { TitleView(title: track.title) }
          func updateUIView(_ view: TitleView, context: Context) {}
        }
        struct TrackTime: UIViewRepresentable {
          @ObservedObject var track: Track
          func makeUIView(context: Context) -> TimeView { TimeView(track, start: track.time) }
          func updateUIView(_ view: TimeView, context: Context) {}
        }
        """),
      // The name says that only the first value counts, or the controller accepts no new input.
      .accepted(
        """
        struct Pager: UIViewControllerRepresentable {
          let initialPage: Int
          var defaultTitle = ""
          let transition: UIPageViewController.TransitionStyle
          func makeUIViewController(context: Context) -> PagerController {
            PagerController(page: initialPage, title: defaultTitle, transition: transition)
          }
          func updateUIViewController(_ pager: PagerController, context: Context) {}
        }
        struct Reader: UIViewControllerRepresentable {
          let url: URL
          func makeUIViewController(context: Context) -> SFSafariViewController { SFSafariViewController(url: url) }
          func updateUIViewController(_ reader: SFSafariViewController, context: Context) {}
        }
        """),
      // The handle method of a gesture reads the input when SwiftUI calls it, and a local isn't an input.
      .accepted(
        """
        struct LongPull: UIGestureRecognizerRepresentable {
          var distance: Double
          @Binding var pulled: Double
          func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
            let distance = 3
            let pan = UIPanGestureRecognizer()
            pan.minimumNumberOfTouches = distance
            return pan
          }
          func updateUIGestureRecognizer(_ pan: UIPanGestureRecognizer, context: Context) {}
          func handleUIGestureRecognizerAction(_ pan: UIPanGestureRecognizer, context: Context) { pulled = distance }
        }
        """),
    ] + namesakeInputExamples + copiedInputExamples + keptInputExamples + givenInputExamples + changingInputExamples
      + copyUseExamples + copyCallExamples + storedInputExamples + onceInputExamples + inputFixExamples
      + ignoredInputInUpdateDetailExamples + inheritedInputUseExamples + setupInputExamples,
    check: .representables(checkInputs))
}

@Sendable private func checkInputs(_ representable: Representable, in context: inout RuleContext) {
  guard !representable.isAmbiguous,
    let update = representable.function(.update), let name = update.node.nameToken
  else { return }
  // Another rule reports hosted content that misses later values.
  let hosted = context.project.staleHostedContent(of: representable).map(\.rootView)
  // A controller that takes no other input later is presented again for each value, unless a binding changes meanwhile.
  let isFixed = representable.wrapsOneShotObject
  if !isFixed {
    checkHalfAppliedInputs(representable, in: &context)
    checkKeptInputs(representable, in: &context)
    checkSetupInputs(representable, in: &context)
  }
  let ignored = representable.inputs.compactMap { input in
    IgnoredInput(input, of: representable, lessReadsIn: hosted, context.project)
  }.filter { found in
    !isFixed
      || found.input.wrapper == "Binding"
        && context.project.values(given: [found.input.name], to: representable) == .changing
  }
  for severity in [Severity.warning, .information] {
    let inputs = ignored.filter { $0.severity == severity }
    guard !inputs.isEmpty else { continue }
    let names = inputs.map { "'\($0.input.name)'" }.joined(separator: ", ")
    let readers = IgnoredInput.readers(of: inputs, in: representable)
    context.report(
      "'\(name.text)' never applies \(names): only \(readers) \(readers.contains(" and ") ? "read" : "reads") "
        + "\(inputs.count == 1 ? "it" : "them"), "
        + "so later values never reach the \(representable.family.objectName)",
      at: .name(of: update.node),
      severity: context.severity(ofIgnoring: inputs, of: representable),
      related: inputs.flatMap(\.places),
      fixes: isFixed ? [] : repetition(of: inputs, in: update, representable, context).map { [$0] } ?? [])
  }
}
