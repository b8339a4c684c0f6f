import LintEngine

/// The examples of `ignored-input-in-update` about inputs that the wrapped object keeps from its creation on.
let keptInputExamples: [RuleExample] = [
  .flagged(
    """
    struct Dial: UIViewRepresentable {
      let range: ClosedRange<Double>
      let value: Double
      func makeUIView(context: Context) -> DialView { DialView(range: range) }
      func ⟦updateUIView⟧(_ dial: DialView, context: Context) {
        dial.angle = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
      }
    }
    final class DialView: UIControl {
      private let limits: ClosedRange<Double>
      var angle = 0.0
      init(range: ClosedRange<Double>) {
        limits = range
        super.init(frame: .zero)
      }
      @objc func turn() { angle = min(angle + 1, limits.upperBound) }
    }
    """),
  // Code of a lazy property reads it when the property is used.
  .flagged(
    """
    struct Fader: UIViewRepresentable {
      let range: ClosedRange<Float>
      let value: Float
      func makeUIView(context: Context) -> FaderView { FaderView(range: range) }
      func ⟦updateUIView⟧(_ fader: FaderView, context: Context) {
        fader.value = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
      }
    }
    final class FaderView: UIControl {
      private let range: ClosedRange<Float>
      var value: Float = 0
      private lazy var timer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { [weak self] _ in
        guard let self else { return }
        value = min(value + 1, range.upperBound)
      }
      init(range: ClosedRange<Float>) {
        self.range = range
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      @objc func press() { timer.fire() }
    }
    """),
  // A binding, an environment value, and a value that the update method doesn't apply at all.
  .flagged(
    """
    struct Ticket: UIViewRepresentable {
      @Binding var title: String
      func makeUIView(context: Context) -> TicketView { TicketView(title: title) }
      func ⟦updateUIView⟧(_ view: TicketView, context: Context) { view.accessibilityLabel = title }
    }
    final class TicketView: UIView {
      private let title: String
      init(title: String) {
        self.title = title
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      @objc func share() { print(title) }
    }
    struct Stamp: UIViewRepresentable {
      let value: Int
      @Environment(\\.colorScheme) private var scheme
      func makeUIView(context: Context) -> StampView { StampView(value: value, scheme: scheme) }
      func ⟦⟦updateUIView⟧⟧(_ view: StampView, context: Context) { view.isOpaque = scheme == .dark }
    }
    final class StampView: UIView {
      private let value: Int
      private let scheme: ColorScheme
      init(value: Int, scheme: ColorScheme) {
        self.value = value
        self.scheme = scheme
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      @objc func show() { print(value, scheme) }
    }
    """),
  // The object uses it only while it's set up, can receive another one, or is created again.
  .accepted(
    """
    struct Dial: UIViewRepresentable {
      let range: ClosedRange<Double>
      let color: UIColor
      let name: String
      func makeUIView(context: Context) -> DialView { DialView(range: range, color: color, name: name) }
      func updateUIView(_ dial: DialView, context: Context) {
        dial.show(range)
        dial.backgroundColor = color
        dial.rename(name)
      }
    }
    final class DialView: UIControl {
      private let range: ClosedRange<Double>
      private let color: UIColor
      private var name: String
      private let label = UILabel()
      init(range: ClosedRange<Double>, color: UIColor, name: String) {
        self.range = range
        self.color = color
        self.name = name
        super.init(frame: .zero)
        prepare()
      }
      private func prepare() {
        show(range)
        backgroundColor = color
      }
      func show(_ range: ClosedRange<Double>) { label.text = "\\(range)" }
      func rename(_ name: String) { self.name = name }
      @objc func describe() { print(name) }
    }
    struct Card: UIViewControllerRepresentable {
      let title: String
      func makeUIViewController(context: Context) -> CardController { CardController(title: title) }
      func updateUIViewController(_ controller: CardController, context: Context) {
        controller.show(CardController(title: title))
      }
    }
    final class CardController: UIViewController {
      private let name: String
      init(title: String) {
        name = title
        super.init(nibName: nil, bundle: nil)
      }
      func show(_ other: UIViewController) { print(name) }
    }
    """),
  // The classes are private, a local has the name of an input, and other code shares the ticket.
  .flagged(
    """
    private struct TicketBadge: UIViewRepresentable {
      let range: ClosedRange<Int>
      let title: String
      func makeUIView(context: Context) -> TicketView {
        let title = UILabel()
        let view = TicketView(range: range, title: self.title)
        view.addSubview(title)
        return view
      }
      func ⟦⟦updateUIView⟧⟧(_ view: TicketView, context: Context) {
        view.tag = range.lowerBound
        view.accessibilityLabel = title
        view.setNeedsDisplay()
      }
    }
    private final class TicketView: UIView {
      static let range = 0...100
      let range: ClosedRange<Int>
      private var title: String
      init(range: ClosedRange<Int>, title: String) {
        self.range = range
        self.title = title
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      private var isShared = false
      func share() {
        isShared = true
        announce()
      }
      private func announce() { print(title, range) }
    }
    """),
  // The initializer calls methods that run later too: the update method calls one, and a selector may call the other.
  .flagged(
    """
    struct Dial: UIViewRepresentable {
      let range: ClosedRange<Double>
      let unit: String
      func makeUIView(context: Context) -> DialView { DialView(range: range, unit: unit) }
      func ⟦⟦updateUIView⟧⟧(_ dial: DialView, context: Context) {
        dial.alpha = range.isEmpty ? 0.5 : 1
        dial.accessibilityLabel = unit
        dial.show()
      }
    }
    final class DialView: UIControl {
      private let range: ClosedRange<Double>
      private let unit: String
      private let label = UILabel()
      init(range: ClosedRange<Double>, unit: String) {
        self.range = range
        self.unit = unit
        super.init(frame: .zero)
        show()
        turn()
      }
      required init?(coder: NSCoder) { nil }
      func show() { label.text = "\\(range)" }
      @objc private func turn() { print(unit) }
    }
    """),
  // Code can set the property through its wrapper.
  .accepted(
    """
    struct Ticket: UIViewRepresentable {
      let title: String
      func makeUIView(context: Context) -> TicketView { TicketView(title: title) }
      func updateUIView(_ view: TicketView, context: Context) {
        view.accessibilityLabel = title
        view.follow(title)
      }
    }
    final class TicketView: UIView {
      @Shared private var title: String
      init(title: String) {
        self.title = title
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      func follow(_ text: String) { $title.replace(text) }
      func share() { print(title) }
    }
    @propertyWrapper final class Shared<Value> {
      var wrappedValue: Value
      var projectedValue: Shared<Value> { self }
      init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
      func replace(_ value: Value) { wrappedValue = value }
    }
    """),
  // The view reads the first range only until it receives the whole struct.
  .accepted(
    """
    struct Dial: UIViewRepresentable {
      let range: ClosedRange<Double>
      func makeUIView(context: Context) -> DialView { DialView(range: range) }
      func updateUIView(_ view: DialView, context: Context) {
        view.isHidden = range.isEmpty
        view.show(self)
      }
    }
    final class DialView: UIControl {
      private let range: ClosedRange<Double>
      private var dial: Dial?
      init(range: ClosedRange<Double>) {
        self.range = range
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      func show(_ dial: Dial) { self.dial = dial }
      func step() -> Double { (dial?.range ?? range).upperBound / 10 }
    }
    """),
  // Methods that call each other while the view is loaded.
  .accepted(
    """
    struct Contents: UIViewControllerRepresentable {
      let chapters: [String]
      func makeUIViewController(context: Context) -> ContentsController { ContentsController(chapters: chapters) }
      func updateUIViewController(_ controller: ContentsController, context: Context) { controller.show(chapters) }
    }
    final class ContentsController: UIViewController {
      private let label = UILabel()
      private let chapters: [String]
      init(chapters: [String]) {
        self.chapters = chapters
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { fatalError() }
      override func viewDidLoad() {
        super.viewDidLoad()
        show(chapters)
        addRow(0)
      }
      func show(_ chapters: [String]) { label.text = chapters.joined() }
      private func addRow(_ index: Int) {
        guard index < chapters.count else { return }
        addSeparator(after: index)
      }
      private func addSeparator(after index: Int) { addRow(index + 1) }
    }
    """),
  // A method that calls itself again and again once other code has called it.
  .flagged(
    """
    import SwiftUI

    struct Beacon: UIViewRepresentable {
      let speed: Double
      func makeUIView(context: Context) -> BeaconView { BeaconView(speed: speed) }
      func ⟦updateUIView⟧(_ view: BeaconView, context: Context) { view.isOpaque = speed > 1 }
    }
    final class BeaconView: UIView {
      private let speed: Double
      init(speed: Double) {
        self.speed = speed
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      func blink() {
        UIView.animate(withDuration: 1 / speed) {
          self.alpha = 1 - self.alpha
        } completion: { _ in
          self.blink()
        }
      }
    }
    """),
]
