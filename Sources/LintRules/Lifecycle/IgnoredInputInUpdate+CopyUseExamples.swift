import LintEngine

/// The examples of `ignored-input-in-update` about code that uses the coordinator's copy of the struct.
let copyUseExamples: [RuleExample] = [
  // The coordinator only writes these bindings, and its methods have the names of methods of the struct.
  .flagged(
    """
    struct Switchboard: UIViewRepresentable {
      @Binding var isOn: Bool
      @Binding var names: [String]
      @Binding var draft: Draft
      @Binding var note: Draft?
      @Binding var count: Int
      @Binding var isMuted: Bool
      var onEnd: (() -> Void)?
      func makeUIView(context: Context) -> BoardView {
        let panel = BoardView()
        tint(panel)
        panel.delegate = context.coordinator
        return panel
      }
      func ⟦updateUIView⟧(_ panel: BoardView, context: Context) {
        context.coordinator.parent = self
        context.coordinator.tint(panel)
      }
      private func tint(_ panel: BoardView) { panel.setUp(isOn, names, draft, note, count, isMuted) }
      func onEnd(_ action: @escaping () -> Void) -> Self {
        var copy = self
        copy.onEnd = action
        return copy
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: BoardDelegate {
        fileprivate var parent: Switchboard
        weak var panel: BoardView?
        init(_ parent: Switchboard) {
          self.parent = parent
          print(self.parent.draft.text)
        }
        func tint(_ panel: BoardView) {
          self.panel = panel
          Log.record(self.panel)
          tint()
        }
        private func tint() { panel?.alpha = 0.5 }
        func board(_ board: BoardView, didChange isOn: Bool, at index: Int, to text: String) {
          parent.isOn = isOn
          parent.names[index] = text
          parent.draft.text = text
          parent.note?.text = text
          parent.count += 1
          toggle(&parent.isMuted)
          parent.onEnd?()
        }
        private func toggle(_ value: inout Bool) { value = !value }
      }
    }
    struct Draft { var text = "" }
    enum Log { static func record(_ view: UIView?) {} }
    extension View {
      func muted(_ isMuted: Bool) -> some View { opacity(isMuted ? 0.5 : 1) }
    }
    protocol BoardDelegate: AnyObject {
      func board(_ board: BoardView, didChange isOn: Bool, at index: Int, to text: String)
    }
    final class BoardView: UIView {
      weak var delegate: BoardDelegate?
      func setUp(_ isOn: Bool, _ names: [String], _ draft: Draft, _ note: Draft?, _ count: Int, _ isMuted: Bool) {}
    }
    """),
  // The view, a closure, another module, or an object that receives the copy may read it.
  .accepted(
    """
    import ToolKit

    struct Bars: NSViewRepresentable {
      let count: Int
      let level: Double
      let steps: Int
      let rows: Int
      let size: CGRect
      let area: CGRect
      func makeNSView(context: Context) -> BarsView {
        let view = BarsView(bounds: area)
        view.addSubview(NSImageView(frame: size))
        view.coordinator = context.coordinator
        view.alphaValue = level
        view.onReset = context.coordinator.addSteps
        context.coordinator.addBars(to: view)
        context.coordinator.addSteps(to: view)
        context.coordinator.addRows(to: view)
        return view
      }
      func updateNSView(_ view: BarsView, context: Context) {
        context.coordinator.parent = self
        view.needsDisplay = true
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator {
        fileprivate var parent: Bars
        init(_ parent: Bars) { self.parent = parent }
        func addBars(to view: BarsView) {
          view.onResize = { [weak self] in self?.parent.count ?? 0 }
          for _ in 0..<parent.count { view.addSubview(NSView()) }
        }
        func addRows(to view: BarsView) {
          for _ in 0..<parent.rows { view.addSubview(NSView()) }
        }
        func addSteps(to view: BarsView) {
          for _ in 0..<parent.steps { view.addSubview(NSView()) }
        }
      }
    }
    final class BarsView: NSView {
      weak var coordinator: Bars.Coordinator?
      var onReset: ((BarsView) -> Void)?
      var onResize: (() -> Int)?
      init(bounds: CGRect) { super.init(frame: bounds) }
      required init?(coder: NSCoder) { fatalError() }
      override func draw(_ rect: NSRect) {
        alphaValue = coordinator?.parent.level ?? 1
      }
      override func mouseDown(with event: NSEvent) {
        onReset?(self)
        coordinator?.addRows(to: self)
      }
    }
    struct Needle: UIViewRepresentable {
      let angle: Double
      func makeUIView(context: Context) -> NeedleView {
        let view = NeedleView()
        view.angle = angle
        return view
      }
      func updateUIView(_ view: NeedleView, context: Context) { view.show(self) }
    }
    final class NeedleView: UIView {
      var angle = 0.0
      func show(_ needle: Needle) { angle = needle.angle }
    }
    struct Strip: UIViewRepresentable {
      let colors: [UIColor]
      func makeUIView(context: Context) -> UIStackView {
        let stack = UIStackView()
        stack.tag = colors.count
        return stack
      }
      func updateUIView(_ stack: UIStackView, context: Context) { context.coordinator.parent = self }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: ToolCoordinator {
        var parent: Strip
        init(_ parent: Strip) { self.parent = parent }
      }
    }
    struct Badge: UIViewRepresentable, Describable {
      let count: Int
      func makeUIView(context: Context) -> UIButton {
        let button = UIButton()
        button.tag = count
        button.addTarget(context.coordinator, action: #selector(Coordinator.tap), for: .touchUpInside)
        return button
      }
      func updateUIView(_ button: UIButton, context: Context) { context.coordinator.parent = self }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject {
        var parent: Badge
        init(_ parent: Badge) { self.parent = parent }
        @objc func tap(_ button: UIButton) { button.tag = parent.summary.count }
      }
    }
    struct Tint: UIViewRepresentable {
      let color: UIColor
      func makeUIView(context: Context) -> UIButton {
        let button = UIButton()
        button.tintColor = color
        button.addTarget(context.coordinator, action: #selector(Coordinator.tap), for: .touchUpInside)
        return button
      }
      func updateUIView(_ button: UIButton, context: Context) { context.coordinator.parent = self }
      fileprivate func paint(_ button: UIButton) { TintStyle(self).apply(to: button) }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject {
        var parent: Tint
        init(_ parent: Tint) { self.parent = parent }
        @objc func tap(_ button: UIButton) { parent.paint(button) }
      }
    }
    struct TintStyle {
      let tint: Tint
      init(_ tint: Tint) { self.tint = tint }
      func apply(to button: UIButton) { button.tintColor = tint.color }
    }
    """),
]
