import LintEngine

/// Examples for `self-retaining-closure` about locals, parameters, controls, and structs.
let closureCycleObjectExamples: [RuleExample] = [
  // Several objects in one method, and structs that keep a copy of themselves.
  .flagged(
    """
    import SwiftUI

    final class PinField: UITextField {
      var onDelete: (() -> Void)?
      var onFill: (() -> Void)?
    }
    final class PinModel: ObservableObject {
      var onChange: (() -> Void)?
      var onEnd: (() -> Void)?
      var isFilled = false
    }
    final class PinController: UIViewController {
      private let field = PinField()
      private let model = PinModel()
      private let item = UIBarButtonItem()
      private let button = UIButton()
      override func viewDidLoad() {
        super.viewDidLoad()
        field.onFill = ⟦{ if self.isEditing { self.title = nil } }⟧
        model.onEnd = ⟦{ if self.isEditing { self.title = nil } }⟧
        item.primaryAction = UIAction ⟦{ _ in if self.isEditing { self.title = nil } }⟧
        button.addAction(UIAction ⟦{ _ in if self.isEditing { self.title = nil } }⟧, for: .touchUpInside)
      }
      func connect(_ first: PinField, _ next: UIViewController) {
        first.onDelete = ⟦{ if first.isEditing { first.text = "" } }⟧
        let last = PinField()
        last.onDelete = ⟦{ if last.isEditing { last.text = "" } }⟧
        var middle: PinField! = nil
        middle = PinField()
        middle.onFill = ⟦{ if middle.isEditing { middle.text = "" } }⟧
        let model = PinModel()
        model.onChange = ⟦{ if model.isFilled { next.title = nil } }⟧
      }
    }
    struct PinForm: View {
      @StateObject private var model: PinModel
      @State private var text = ""
      init() { _model = StateObject(wrappedValue: PinModel()) }
      var body: some View {
        Text(text).onAppear { model.onChange = ⟦{ self.text = "" }⟧ }
      }
    }
    struct PinSession {
      let model = PinModel()
      let name: String
      func start() { model.onEnd = ⟦{ print(name) }⟧ }
    }
    """),
  // A view of the whole app, a closure without the view, and objects that release their closures.
  .accepted(
    """
    import SwiftUI

    final class PinField: UITextField {
      var onDelete: (() -> Void)?
    }
    final class PinBar: UIView {
      static let shared = PinBar()
      var onDelete: (() -> Void)?
    }
    final class PinModel {
      var onChange: (() -> Void)?
      var isFilled = false
    }
    @propertyWrapper struct Injected<Value> {
      var wrappedValue: Value
    }
    @main struct PinApp: App {
      var body: some Scene { WindowGroup { PinScreen() } }
    }
    struct PinScreen: View {
      @State private var model = PinModel()
      @State private var text = ""
      var body: some View { Text(text).onAppear { model.onChange = { text = "" } } }
    }
    struct PinForm: View {
      @State private var model = PinModel()
      @Injected private var injected = PinModel()
      @State private var text = ""
      var body: some View {
        Text(text).onAppear {
          model.onChange = { print("changed") }
          injected.onChange = { text = "" }
        }
      }
    }
    struct PinList: View {
      @State private var isShown = false
      var body: some View { Button("Show") { isShown = true }.sheet(isPresented: $isShown) { PinForm() } }
    }
    final class PinController: UIViewController {
      private let operation = BlockOperation()
      private let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      func connect(_ next: PinField?) {
        operation.completionBlock = { self.title = nil }
        alert.addAction(UIAlertAction(title: "Clear", style: .default) { _ in self.title = nil })
        let shared = PinBar.shared
        shared.onDelete = { shared.isHidden = true }
        var field = PinField()
        if let next { field = next }
        field.onDelete = { field.text = "" }
      }
    }
    """),
  // A data source, a view, and a controller in AppKit.
  .flagged(
    """
    import AppKit
    import SwiftUI

    final class RowsController: NSViewController {
      private let table = NSTableView()
      private var rows: NSTableViewDiffableDataSource<Int, String>?
      override func viewDidLoad() {
        super.viewDidLoad()
        rows = NSTableViewDiffableDataSource(tableView: table) ⟦{ _, _, _, row in self.cell(for: row) }⟧
      }
      func fill(_ view: RowView) { view.onTap = ⟦{ if view.isHidden { view.needsLayout = true } }⟧ }
      func open(_ page: RowPage) { page.onEnd = ⟦{ if page.isViewLoaded { page.title = nil } }⟧ }
      private func cell(for row: String) -> NSView { NSTextField(labelWithString: row) }
    }
    final class RowView: NSView {
      var onTap: (() -> Void)?
    }
    final class RowPage: NSViewController {
      var onEnd: (() -> Void)?
    }
    """),
  // Properties of another module, whose types the project doesn't have.
  .flagged(
    """
    import SwiftUI
    import Synthesizers

    final class Conductor: ObservableObject {
      private let keyboard = Keyboard()
      private var drum: Drum?
      @Published private(set) var notes: [Int] = []

      init() {
        keyboard.onNote = ⟦{ note in self.notes.append(note) }⟧
        drum?.mayEnd = ⟦isSilent⟧
      }

      private func isSilent() -> Bool { notes.isEmpty }
    }
    """),
  // Types of a framework or of another module, the first of which releases its handlers when it's done.
  .accepted(
    """
    import Network
    import SwiftUI
    import Synthesizers

    final class Connector: ObservableObject {
      private let connection = NWConnection(host: "example.com", port: 80, using: .tcp)
      private let keyboard = Keyboard()
      @Published private(set) var isReady = false

      init() {
        connection.stateUpdateHandler = { state in self.isReady = state == .ready }
        keyboard.onNote = { [weak self] _ in self?.isReady = true }
      }
    }
    """),
  // An object that a function creates.
  .flagged(
    """
    import SwiftUI

    final class ExportScreen: UIViewController {
      func export() {
        let exporter = makeExporter()
        exporter.onEnd = ⟦{ [weak self] in self?.title = exporter.name }⟧
        exporter.start()
      }

      private func makeExporter() -> Exporter {
        let exporter = Exporter()
        exporter.name = title ?? ""
        return exporter
      }
    }

    final class Exporter: ObservableObject {
      @Published var name = ""
      var onEnd: (() -> Void)?
      func start() { onEnd?() }
    }
    """),
  // A closure that is stored only in some cases: if there is no other, or under a condition.
  .flagged(
    """
    import SwiftUI

    final class PlayerBar: UIView {
      private let scrubber = Scrubber()
      var isLive = false
      func show(onEnd: (() -> Void)?) {
        scrubber.onEnd = onEnd ?? ⟦{ self.isHidden = true }⟧
        scrubber.onSeek = isLive ? nil : ({ [weak self] time in self?.accessibilityValue = "\\(time)" })
      }
    }
    final class Scrubber: UIView {
      var onEnd: (() -> Void)?
      var onSeek: ((Double) -> Void)?
    }
    """),
  // Methods that a closure can't call in the same way: one of several with the name, and one that waits.
  .flagged(
    """
    import SwiftUI

    final class LevelController: UIViewController {
      private let meter = LevelMeter()
      override func viewDidLoad() {
        super.viewDidLoad()
        meter.onReset = ⟦reset⟧
      }
      private func reset() {}
      private func reset(to level: Int) {}
    }
    final class PeakController: UIViewController {
      private let meter = LevelMeter()
      override func viewDidLoad() {
        super.viewDidLoad()
        meter.onLoad = ⟦load⟧
      }
      private func load() async {}
    }
    @MainActor final class LevelMeter {
      var onReset: @MainActor () -> Void = {}
      var onLoad: @MainActor () async -> Void = {}
    }
    """),
  // Two views that keep each other, which the search doesn't follow forever.
  .flagged(
    """
    import SwiftUI

    final class StepBar: UIView {
      var pager: Pager?
      var onNext: (() -> Void)?
    }
    final class Pager: UIView {
      var bar: StepBar?
      func advance() {}
    }
    struct Onboarding: UIViewRepresentable {
      func makeUIView(context: Context) -> StepBar {
        let pager = Pager()
        let bar = StepBar()
        pager.bar = bar
        bar.pager = pager
        bar.onNext = ⟦{ pager.advance() }⟧
        return bar
      }
      func updateUIView(_ bar: StepBar, context: Context) {}
    }
    """,
    fixed: """
      import SwiftUI

      final class StepBar: UIView {
        var pager: Pager?
        var onNext: (() -> Void)?
      }
      final class Pager: UIView {
        var bar: StepBar?
        func advance() {}
      }
      struct Onboarding: UIViewRepresentable {
        func makeUIView(context: Context) -> StepBar {
          let pager = Pager()
          let bar = StepBar()
          pager.bar = bar
          bar.pager = pager
          bar.onNext = { [weak pager] in pager?.advance() }
          return bar
        }
        func updateUIView(_ bar: StepBar, context: Context) {}
      }
      """),
  // Initializers that can fail or throw.
  .flagged(
    """
    import SwiftUI

    final class MemoController: UIViewController {
      private var meter: LevelMeter?
      private var preview: Waveform?
      override func viewDidLoad() {
        super.viewDidLoad()
        meter = try? LevelMeter(onPeak: ⟦{ self.title = "Too loud" }⟧)
        preview = Waveform(named: "memo", onTap: ⟦{ self.title = nil }⟧)!
      }
    }
    final class LevelMeter {
      private let onPeak: () -> Void
      init(onPeak: @escaping () -> Void) throws { self.onPeak = onPeak }
    }
    final class Waveform {
      private let onTap: () -> Void
      init?(named name: String, onTap: @escaping () -> Void) {
        if name.isEmpty { return nil }
        self.onTap = onTap
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class MemoController: UIViewController {
        private var meter: LevelMeter?
        private var preview: Waveform?
        override func viewDidLoad() {
          super.viewDidLoad()
          meter = try? LevelMeter(onPeak: { [weak self] in self?.title = "Too loud" })
          preview = Waveform(named: "memo", onTap: { [weak self] in self?.title = nil })!
        }
      }
      final class LevelMeter {
        private let onPeak: () -> Void
        init(onPeak: @escaping () -> Void) throws { self.onPeak = onPeak }
      }
      final class Waveform {
        private let onTap: () -> Void
        init?(named name: String, onTap: @escaping () -> Void) {
          if name.isEmpty { return nil }
          self.onTap = onTap
        }
      }
      """),
  // Closures in the branches of expressions.
  .flagged(
    """
    import SwiftUI

    final class TrackController: UIViewController {
      private let player = PlayerBar()
      var isLive = false
      var count = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        player.onTap = isLive ? ⟦{ self.title = "Live" }⟧ : nil
        player.onSeek = if isLive { nil } else { { self.title = "Seeking" } }
        player.onEnd = switch count {
        case 0: nil
        default: { self.title = nil }
        }
      }
    }
    final class PlayerBar: UIView {
      var onTap: (() -> Void)?
      var onSeek: (() -> Void)?
      var onEnd: (() -> Void)?
    }
    """),
  // A computed property, which may hand the closure on to an object that lives as long as the app.
  .accepted(
    """
    import SwiftUI

    final class Session {
      static let shared = Session()
      var onLogout: (() -> Void)?
    }
    final class AccountBar: UIView {
      var onLogout: (() -> Void)? {
        get { Session.shared.onLogout }
        set { Session.shared.onLogout = newValue }
      }
      convenience init(onLogout: (() -> Void)?) {
        self.init(frame: .zero)
        self.onLogout = onLogout
      }
    }
    final class AccountController: UIViewController {
      private let bar = AccountBar()
      private var footer: AccountBar?
      override func viewDidLoad() {
        super.viewDidLoad()
        bar.onLogout = { self.title = nil }
        footer = AccountBar(onLogout: { self.title = nil })
      }
    }
    """),
]
