import LintEngine

/// The examples of `ignored-input-in-update` about the properties in which the wrapped object keeps inputs.
let storedInputExamples: [RuleExample] = [
  // The code that runs at the start also runs later, or a method that UIKit calls reads the property.
  .flagged(
    """
    private struct Dial: UIViewRepresentable {
      let range: ClosedRange<Double>
      let step: Double
      func makeUIView(context: Context) -> DialView { DialView(range: range, step: step) }
      func ⟦⟦updateUIView⟧⟧(_ dial: DialView, context: Context) {
        dial.prepare(range.upperBound)
        dial.angle = (step * 2).rounded()
      }
    }
    private final class DialView: UIControl {
      static let range = 0.0...1.0
      private let range: ClosedRange<Double>
      let step: Double
      var angle = 0.0
      init(range: ClosedRange<Double>, step: Double) {
        self.range = range
        self.step = step
        super.init(frame: .zero)
        prepare(0)
        tick()
        addTarget(self, action: #selector(tick), for: .touchUpInside)
      }
      required init?(coder: NSCoder) { fatalError() }
      func prepare(_ value: Double) { angle = min(value, range.upperBound) }
      @objc func tick() { angle += step }
    }
    struct Gauge: UIViewRepresentable {
      let title: String
      let tint: UIColor
      func makeUIView(context: Context) -> GaugeView {
        let title = title.uppercased()
        return GaugeView(title: self.title, heading: title, tint: tint)
      }
      func ⟦⟦updateUIView⟧⟧(_ gauge: GaugeView, context: Context) {
        gauge.isHidden = title.isEmpty
        gauge.backgroundColor = tint
      }
    }
    final class GaugeView: UIView {
      private var caption: String
      private var heading: String
      private var ink: UIColor
      init(title: String, heading: String, tint: UIColor) {
        caption = title
        self.heading = heading
        ink = tint
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { fatalError() }
      override func draw(_ rect: CGRect) {
        ink.setFill()
        UIRectFill(rect)
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        accessibilityLabel = caption + heading
      }
    }
    struct Ladder: UIViewRepresentable {
      let ticks: Int
      let unit: String
      func makeUIView(context: Context) -> LadderView { LadderView(ticks: ticks, unit: unit) }
      func ⟦⟦updateUIView⟧⟧(_ ladder: LadderView, context: Context) {
        ladder.tag = ticks
        ladder.isHidden = unit.isEmpty
      }
    }
    final class LadderView: UIView {
      private let ticks: Int
      private let unit: String
      init(ticks: Int, unit: String) {
        self.ticks = ticks
        self.unit = unit
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { fatalError() }
      private func addMarks(_ depth: Int) {
        accessibilityHint = unit
        if depth < 3 { addLabels(depth + 1) }
      }
      private func addLabels(_ depth: Int) { addMarks(depth + 1) }
      private func clamped(_ value: Int) -> Int { min(value, ticks) }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tag = clamped(tag + 1) }
      override func didMoveToWindow() {
        super.didMoveToWindow()
        addMarks(0)
      }
    }
    """),
  // The controller reads its properties only while it loads its view and when it goes away.
  .accepted(
    """
    struct Chapter: UIViewControllerRepresentable {
      let name: String
      let pages: [String]
      let color: UIColor
      let path: String
      let outline: [String]
      let scale: Double
      let language: String
      func makeUIViewController(context: Context) -> ChapterController {
        ChapterController(
          name: name, pages: pages, color: color, path: path, outline: outline, scale: scale, language: language)
      }
      func updateUIViewController(_ chapter: ChapterController, context: Context) {
        chapter.title = name
        chapter.show(pages, outline)
        chapter.view.backgroundColor = color
        chapter.open(path)
        chapter.scale = scale
        chapter.label.accessibilityLanguage = language
      }
    }
    final class ChapterController: UIViewController {
      static let language = "en"
      let label = UILabel()
      private let pages: [String]
      private let color: UIColor
      private let path: String
      private let outline: [String]
      private let language: String
      var scale: Double
      init(
        name: String, pages: [String], color: UIColor, path: String, outline: [String], scale: Double, language: String
      ) {
        self.pages = pages
        self.color = color
        self.path = path
        self.outline = outline
        self.scale = scale
        self.language = language
        super.init(nibName: nil, bundle: nil)
        self.title = name
      }
      required init?(coder: NSCoder) { fatalError() }
      deinit { print("closed", path) }
      override func loadView() {
        view = UIView()
        view.backgroundColor = color
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        show(pages, outline)
        addRows(0)
      }
      func show(_ pages: [String], _ outline: [String]) { label.text = (pages + outline).joined() }
      func open(_ path: String) { label.accessibilityHint = path }
      private func addRows(_ index: Int) {
        guard index < outline.count else { return }
        addRows(index + 1)
      }
      static func describe() -> String { language }
      @objc func zoom() { view.transform = CGAffineTransform(scaleX: scale, y: scale) }
    }
    """),
]
