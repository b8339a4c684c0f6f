import LintEngine

/// The examples of `unconditional-uikit-animation`.
let animationExamples: [RuleExample] = [
  .flagged(
    """
    struct Lamp: UIViewRepresentable {
      @Binding var isOn: Bool
      func makeUIView(context: Context) -> UISwitch { UISwitch() }
      func updateUIView(_ lamp: UISwitch, context: Context) {
        ⟦lamp.setOn(isOn, animated: true)⟧
      }
    }
    """,
    fixed: """
      struct Lamp: UIViewRepresentable {
        @Binding var isOn: Bool
        func makeUIView(context: Context) -> UISwitch { UISwitch() }
        func updateUIView(_ lamp: UISwitch, context: Context) {
          lamp.setOn(isOn, animated: context.transaction.animation != nil)
        }
      }
      """),
  // Parts of the view.
  .flagged(
    """
    struct Hours: UIViewRepresentable {
      @Binding var hour: Int
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        if let picker = view.subviews.first as? UIPickerView {
          ⟦picker.selectRow(hour, inComponent: 0, animated: true)⟧
        }
        for subview in view.subviews where subview is UISwitch {
          let lamp = subview as! UISwitch
          ⟦lamp.setOn(hour < 12, animated: true)⟧
        }
      }
    }
    """,
    fixed: """
      struct Hours: UIViewRepresentable {
        @Binding var hour: Int
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {
          if let picker = view.subviews.first as? UIPickerView {
            picker.selectRow(hour, inComponent: 0, animated: context.transaction.animation != nil)
          }
          for subview in view.subviews where subview is UISwitch {
            let lamp = subview as! UISwitch
            lamp.setOn(hour < 12, animated: context.transaction.animation != nil)
          }
        }
      }
      """),
  .flagged(
    """
    struct Panel: UIViewRepresentable {
      let isOpen: Bool
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) { fade(view) }
      private func fade(_ view: UIView) {
        ⟦UIView.animate(withDuration: 0.3) { view.alpha = isOpen ? 1 : 0 }⟧
      }
    }
    """),
  // The code checks the transaction, or compares the values first.
  .accepted(
    """
    struct Lamp: UIViewRepresentable {
      @Binding var isOn: Bool
      func makeUIView(context: Context) -> UISwitch { UISwitch() }
      func updateUIView(_ lamp: UISwitch, context: Context) {
        lamp.setOn(isOn, animated: context.transaction.animation != nil)
      }
    }
    struct Zoom: UIViewRepresentable {
      @Binding var scale: CGFloat
      func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
      func updateUIView(_ view: UIScrollView, context: Context) {
        if view.zoomScale != scale { view.setZoomScale(scale, animated: true) }
        if context.coordinator.last != scale { UIView.animate(withDuration: 1) { view.alpha = scale } }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var last: CGFloat = 1 }
    }
    """),
  // Repeating the animation changes nothing.
  .accepted(
    """
    struct StatsPanel: UIViewRepresentable {
      let summary: String
      func makeUIView(context: Context) -> StatsView { StatsView() }
      func updateUIView(_ view: StatsView, context: Context) { view.summary = summary }
    }
    final class StatsView: UIView {
      private let chart = UIView()
      private let label = UILabel()
      var summary = "" {
        didSet {
          UIView.animate(withDuration: 0.8) { [weak self] in
            self?.chart.alpha = 1
            self?.chart.transform = .identity
          }
          label.text = summary
        }
      }
    }
    """),
  // Calls that move content on every update, which another rule reports; presentations; and other objects.
  .accepted(
    """
    struct Pages: UIViewControllerRepresentable {
      let index: Int
      func makeUIViewController(context: Context) -> UIPageViewController { UIPageViewController() }
      func updateUIViewController(_ pages: UIPageViewController, context: Context) {
        pages.setViewControllers([context.coordinator.pages[index]], direction: .forward, animated: true)
        pages.present(UIAlertController(), animated: true)
        context.coordinator.log.append("update", animated: true)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var pages: [UIViewController] = []
        var log = Log()
      }
    }
    """),
  // The sheet around the wrapped controller, and AppKit's animator proxy.
  .flagged(
    """
    struct SheetCorners: UIViewControllerRepresentable {
      let radius: CGFloat?
      func makeUIViewController(context: Context) -> CornersController { CornersController() }
      func updateUIViewController(_ controller: CornersController, context: Context) {
        ⟦controller.update(radius)⟧
      }
    }
    final class CornersController: UIViewController {
      func update(_ radius: CGFloat?) {
        if let sheet = parent?.sheetPresentationController {
          sheet.animateChanges { sheet.preferredCornerRadius = radius }
        }
      }
    }
    struct TrafficLights: NSViewRepresentable {
      let isHidden: Bool
      func makeNSView(context: Context) -> NSView { NSView() }
      func updateNSView(_ view: NSView, context: Context) {
        guard let window = view.window, let button = window.standardWindowButton(.closeButton) else { return }
        ⟦button.animator()⟧.isHidden = isHidden
      }
    }
    """),
  .accepted(
    """
    struct TrafficLights: NSViewRepresentable {
      let isHidden: Bool
      func makeNSView(context: Context) -> NSView { NSView() }
      func updateNSView(_ view: NSView, context: Context) {
        if view.isHidden != isHidden { view.animator().isHidden = isHidden }
        NSApp.mainWindow?.animator().alphaValue = isHidden ? 0 : 1
      }
    }
    """),
  // Without inputs, an update is rare. The others ask how SwiftUI animates.
  .accepted(
    """
    struct BatteryBar: UIViewRepresentable {
      func makeUIView(context: Context) -> UIProgressView { UIProgressView() }
      func updateUIView(_ bar: UIProgressView, context: Context) {
        bar.setProgress(UIDevice.current.batteryLevel, animated: true)
      }
    }
    struct Ring: UIViewRepresentable {
      let progress: Float
      func makeUIView(context: Context) -> UIProgressView { UIProgressView() }
      func updateUIView(_ ring: UIProgressView, context: Context) {
        if context.transaction.animation == nil {
          ring.progress = progress
        } else {
          ring.setProgress(progress, animated: true)
        }
      }
    }
    struct Gauge: UIViewRepresentable {
      let level: Float
      func makeUIView(context: Context) -> UIProgressView { UIProgressView() }
      func updateUIView(_ gauge: UIProgressView, context: Context) { show(level, in: gauge, as: context.transaction) }
      private func show(_ level: Float, in gauge: UIProgressView, as change: Transaction) {
        if change.disablesAnimations { return gauge.setProgress(level, animated: false) }
        gauge.setProgress(level, animated: true)
      }
    }
    """),
  // Other kinds of animations, a change that goes further each time, and a button that the view leads to.
  .flagged(
    """
    struct PhotoPane: UIViewRepresentable {
      let photo: UIImage
      func makeUIView(context: Context) -> UIImageView { UIImageView() }
      func updateUIView(_ view: UIImageView, context: Context) {
        ⟦UIView.transition(with: view, duration: 0.3, options: .transitionCrossDissolve) { view.image = photo }⟧
      }
    }
    struct Teleprompter: UIViewRepresentable {
      let line: String
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        view.accessibilityValue = line
        ⟦UIView.animateKeyframes(withDuration: 0.5, delay: 0) { view.contentOffset.y += 24 }⟧
      }
    }
    struct ClosableWindow: NSViewRepresentable {
      let isClosable: Bool
      func makeNSView(context: Context) -> NSView { NSView() }
      func updateNSView(_ view: NSView, context: Context) {
        let button = view.window?.standardWindowButton(.closeButton)
        ⟦button?.animator()⟧.isHidden = !isClosable
      }
    }
    """),
  // Changes without animation, other objects, and animations that run later or only if they should.
  .accepted(
    """
    struct Chart: UIViewRepresentable {
      let title: String
      let isHidden: Bool
      func makeUIView(context: Context) -> ChartView { ChartView() }
      func updateUIView(_ chart: ChartView, context: Context) {
        UIView.performWithoutAnimation { chart.alpha = isHidden ? 0 : 1 }
        chart.legend().text = title
        let toast = context.coordinator.toast
        UIView.animate(withDuration: 0.3) { toast.alpha = isHidden ? 1 : 0 }
        chart.addAction(UIAction { _ in chart.setContentOffset(.zero, animated: true) }, for: .touchUpInside)
        context.coordinator.scrollToTop = { chart.setContentOffset(.zero, animated: true) }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        let toast = UILabel()
        var scrollToTop: () -> Void = {}
      }
    }
    final class ChartView: UIScrollView {
      private let label = UILabel()
      func legend() -> UILabel { label }
    }
    struct Dimmer: NSViewRepresentable {
      let isDim: Bool
      let isAnimated: Bool
      func makeNSView(context: Context) -> NSView { NSView() }
      func updateNSView(_ view: NSView, context: Context) {
        let target = isAnimated ? view.animator() : view
        target.alphaValue = isDim ? 0.5 : 1
        let window = NSApp.mainWindow
        window?.animator().alphaValue = isDim ? 0.5 : 1
      }
    }
    """),
  // Code that also creates a view.
  .flagged(
    """
    struct UnreadMark: UIViewRepresentable {
      let count: Int
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        if context.coordinator.dot == nil {
          let dot = UIView()
          view.addSubview(dot)
          context.coordinator.dot = dot
        }
        ⟦UIView.animate(withDuration: 0.2) { view.alpha = count == 0 ? 0 : 1 }⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var dot: UIView? }
    }
    """),
  // An animator of the project's own, not AppKit's proxy.
  .accepted(
    """
    struct SalesChart: UIViewRepresentable {
      let values: [Double]
      func makeUIView(context: Context) -> BarChartView { BarChartView() }
      func updateUIView(_ chart: BarChartView, context: Context) {
        chart.animator(for: .bars).duration = values.count > 20 ? 0 : 0.3
        chart.values = values
      }
    }
    final class BarChartView: UIView {
      enum Part { case bars, axis }
      final class Animator { var duration = 0.3 }
      private let bars = Animator()
      private let axis = Animator()
      var values: [Double] = []
      func animator(for part: Part) -> Animator { part == .bars ? bars : axis }
    }
    """),
  // A method as the animation, and a transition between two views.
  .flagged(
    """
    struct Drawer: UIViewRepresentable {
      let isOpen: Bool
      func makeUIView(context: Context) -> DrawerView { DrawerView() }
      func updateUIView(_ drawer: DrawerView, context: Context) {
        drawer.height.constant = isOpen ? 240 : 80
        ⟦UIView.animate(withDuration: 0.3, animations: drawer.layoutIfNeeded)⟧
      }
    }
    final class DrawerView: UIView {
      lazy var height = heightAnchor.constraint(equalToConstant: 80)
    }
    struct FlashCard: UIViewRepresentable {
      let isTurned: Bool
      func makeUIView(context: Context) -> CardView { CardView() }
      func updateUIView(_ card: CardView, context: Context) {
        card.accessibilityLabel = isTurned ? "Answer" : "Question"
        ⟦UIView.transition(from: card.front, to: card.back, duration: 0.4, options: .showHideTransitionViews)⟧
      }
    }
    final class CardView: UIView {
      let front = UILabel()
      let back = UILabel()
    }
    """),
  // The coordinator receives the context.
  .flagged(
    """
    struct UploadBar: UIViewRepresentable {
      let progress: Float
      func makeUIView(context: Context) -> UIProgressView { UIProgressView() }
      func updateUIView(_ bar: UIProgressView, context: Context) {
        context.coordinator.show(progress, in: bar, context: context)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor final class Coordinator {
        func show(_ progress: Float, in bar: UIProgressView, context: UIViewRepresentableContext<UploadBar>) {
          ⟦bar.setProgress(progress, animated: true)⟧
        }
      }
    }
    """,
    fixed: """
      struct UploadBar: UIViewRepresentable {
        let progress: Float
        func makeUIView(context: Context) -> UIProgressView { UIProgressView() }
        func updateUIView(_ bar: UIProgressView, context: Context) {
          context.coordinator.show(progress, in: bar, context: context)
        }
        func makeCoordinator() -> Coordinator { Coordinator() }
        @MainActor final class Coordinator {
          func show(_ progress: Float, in bar: UIProgressView, context: UIViewRepresentableContext<UploadBar>) {
            bar.setProgress(progress, animated: context.transaction.animation != nil)
          }
        }
      }
      """),
  // Values that computed properties and arguments create from inputs or from constants.
  .flagged(
    """
    import SwiftUI

    struct FadeStyle {
      let alpha: Double
    }
    struct Fade: UIViewRepresentable {
      let alpha: Double
      private var style: FadeStyle { FadeStyle(alpha: alpha) }
      private var fixedStyle: FadeStyle { FadeStyle(alpha: 0.5) }
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        ⟦UIView.animate(withDuration: 0.3) { view.alpha = self.style.alpha }⟧
        UIView.animate(withDuration: 0.3) { view.alpha = fixedStyle.alpha }
        fade(view, with: FadeStyle(alpha: alpha))
        show(view, with: FadeStyle(alpha: 0.5))
      }
      private func fade(_ view: UIView, with style: FadeStyle) {
        ⟦UIView.animate(withDuration: 0.3) { view.alpha = style.alpha }⟧
      }
      private func show(_ view: UIView, with style: FadeStyle) {
        UIView.animate(withDuration: 0.3) { view.alpha = style.alpha }
      }
    }
    """),
]
