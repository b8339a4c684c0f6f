import LintEngine

/// The examples of `stale-coordinator-state` about the names of values and about initializers that read the
/// representable.
let staleSettingExamples: [RuleExample] = [
  // Names of settings, which rarely change, and names that only begin in the same way. The coordinator is passed on as
  // a target.
  .flagged(
    """
    import KnobKit

    struct Slider: UIViewRepresentable {
      let maxCount: Int
      let minCount: Int
      let maximumWidth: Double
      let minimumWidth: Double
      let sizeLimit: Double
      let textLength: Int
      let dragThreshold: Double
      let tickInterval: Double
      let snapStep: Double
      let anchorSide: Int
      let scrollDirection: Int
      let mainAxis: Int
      let orientation: Int
      let dockEdge: Int
      let margin: Double
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIView(context: Context) -> Knob { Knob() }
      func updateUIView(_ knob: Knob, context: Context) {
        (knob.position, knob.isActive) = (0, true)
        knob.removeTarget(context.coordinator)
        knob.addTarget(context.coordinator, action: #selector(Coordinator.turn))
        knob.hub.removeObserver(context.coordinator)
        knob.hub.addObserver(context.coordinator)
        knob.connect(target: context.coordinator)
        knob.connect(delegate: context.coordinator)
        knob.connect(dataSource: context.coordinator)
        knob.connect(observer: context.coordinator)
      }
      final class Coordinator: NSObject {
        private let ⟦counts⟧: ClosedRange<Int>
        private let widths: ClosedRange<Double>
        private let limit: Double
        private let length: Int
        private let threshold: Double
        private let interval: Double
        private let step: Double
        private let side: Int
        private let direction: Int
        private let axis: Int
        private let orientation: Int
        private let edge: Int
        private let margin: Double
        init(_ slider: Slider) {
          counts = slider.minCount...slider.maxCount
          widths = slider.minimumWidth...slider.maximumWidth
          limit = slider.sizeLimit
          length = slider.textLength
          threshold = slider.dragThreshold
          interval = slider.tickInterval
          step = slider.snapStep
          side = slider.anchorSide
          direction = slider.scrollDirection
          axis = slider.mainAxis
          orientation = slider.orientation
          edge = slider.dockEdge
          margin = slider.margin
        }
        @objc func turn(_ knob: UIView) {
          print(counts, widths, limit, length, threshold, interval, step)
          print(side, direction, axis, orientation, edge, margin)
        }
      }
    }
    enum Kitchen {
      struct Timers: UIViewRepresentable {
        let minutes: Int
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> UITableView {
          let table = UITableView()
          table.delegate = context.coordinator
          return table
        }
        func updateUIView(_ table: UITableView, context: Context) { Log.note("timers") }
        final class Coordinator: NSObject, UITableViewDelegate {
          private let ⟦minutes⟧: Int
          init(_ timers: Timers) { minutes = timers.minutes }
          func tableView(_ table: UITableView, didSelectRowAt indexPath: IndexPath) { print(minutes) }
        }
      }
      struct Rows: UIViewRepresentable {
        let rowHeight: Double
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> UITableView {
          let table = UITableView()
          table.delegate = context.coordinator
          return table
        }
        func updateUIView(_ table: UITableView, context: Context) {
          let background = UIView()
          background.alpha = 0.5
          table.backgroundView = background
        }
        final class Coordinator: NSObject, UITableViewDelegate {
          private let ⟦height⟧: Double
          init(_ rows: Kitchen.Rows) { height = rows.rowHeight }
          func tableView(_ table: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
        }
      }
      struct Scale: UIViewRepresentable {
        let limit: Double
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> UISlider { UISlider() }
        func updateUIView(_ slider: UISlider, context: Context) { slider.maximumValue = Float(limit) }
        final class Coordinator: NSObject {
          private let ⟦limit⟧: Double
          init(_ scale: Scale) { limit = scale.limit }
          @objc func weigh(_ slider: UISlider) { print(min(Double(slider.value), limit)) }
        }
      }
    }
    enum Log {
      static func note(_ text: String) { print(text) }
    }
    """),
  // First values, state that the coordinator changes, values of other objects, and an object that stays the same.
  .accepted(
    """
    struct Album: UIViewControllerRepresentable {
      let title: String
      let step: Int
      let index: Int
      let initialIndex: Int
      let startName: String
      let defaultColor: UIColor
      let originalSize: CGSize
      let seed: Int
      let photos: [UIImage]
      let tags: [String]
      let model: AlbumModel
      @Binding var caption: String
      @Binding var cover: AlbumModel
      func makeCoordinator() -> Coordinator {
        let shared = AlbumModel()
        shared.limit = step
        return Coordinator(
          self, theme: AlbumTheme(title: "Album"), seed: seed, color: defaultColor, size: originalSize, name: startName,
          tags: tags, cover: cover)
      }
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ controller: UIViewController, context: Context) {
        context.coordinator.parent = self
        context.coordinator.photos = photos
        context.coordinator.step = step
      }
      final class Coordinator: NSObject {
        var parent: Album
        let limit = 3
        let title: String
        var step: Int
        var page: Int
        let first: Int
        var order: [String]
        var count = 0
        var picked: [String]
        var photos: [UIImage] = []
        var startCount: Int
        let caption: Binding<String>
        let unit: Int
        let height: CGFloat
        let seed: Int
        let color: UIColor
        let size: CGSize
        let name: String
        let cover: AlbumModel
        init(
          _ parent: Album, theme: AlbumTheme, seed: Int, color: UIColor, size: CGSize, name: String, tags: [String],
          cover: AlbumModel
        ) {
          self.parent = parent
          self.seed = seed
          self.color = color
          self.size = size
          self.name = name
          self.cover = cover
          picked = tags
          title = theme.title
          step = parent.step
          page = parent.index
          first = parent.initialIndex
          order = parent.tags
          startCount = parent.photos.count
          caption = parent.$caption
          unit = parent.model.step
          height = AlbumTheme.height
          count = 1
        }
        func turn(_ tag: String) {
          page += step
          picked.append(tag)
          self.order.append(tag)
          caption.wrappedValue = name
          print(limit, first, title, count, photos, startCount, unit, height, seed, color, size, cover)
        }
      }
    }
    struct AlbumTheme {
      static let height: CGFloat = 44
      let title: String
    }
    final class AlbumModel {
      let step = 2
      var limit = 0
    }
    """),
  // A recognizer's coordinator doesn't live long, and a callback happens once.
  .flagged(
    """
    struct TapReader: UIGestureRecognizerRepresentable {
      let taps: Int
      func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator(count: taps) }
      func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
        let recognizer = UITapGestureRecognizer()
        recognizer.delegate = context.coordinator
        return recognizer
      }
      func updateUIGestureRecognizer(_ recognizer: UITapGestureRecognizer, context: Context) {
        recognizer.isEnabled = true
      }
      final class Coordinator: NSObject, UIGestureRecognizerDelegate {
        private let ⟦count⟧: Int
        init(count: Int) { self.count = count }
        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { count > 0 }
      }
    }
    struct TicketField: UIViewRepresentable {
      let onScan: (String) -> Void
      func makeCoordinator() -> Coordinator { Coordinator(onScan: onScan) }
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        field.isEnabled = context.environment.isEnabled
      }
      final class Coordinator: NSObject, UITextFieldDelegate {
        private let ⟦onScan⟧: (String) -> Void
        private var hasScanned = false
        init(onScan: @escaping (String) -> Void) { self.onScan = onScan }
        func textFieldDidEndEditing(_ field: UITextField) {
          guard !hasScanned else { return }
          hasScanned = true
          onScan(field.text ?? "")
        }
      }
    }
    """,
    fixed: """
      struct TapReader: UIGestureRecognizerRepresentable {
        let taps: Int
        func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator(count: taps) }
        func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
          let recognizer = UITapGestureRecognizer()
          recognizer.delegate = context.coordinator
          return recognizer
        }
        func updateUIGestureRecognizer(_ recognizer: UITapGestureRecognizer, context: Context) {
          context.coordinator.count = taps
          recognizer.isEnabled = true
        }
        final class Coordinator: NSObject, UIGestureRecognizerDelegate {
          var count: Int
          init(count: Int) { self.count = count }
          func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { count > 0 }
        }
      }
      struct TicketField: UIViewRepresentable {
        let onScan: (String) -> Void
        func makeCoordinator() -> Coordinator { Coordinator(onScan: onScan) }
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          field.delegate = context.coordinator
          return field
        }
        func updateUIView(_ field: UITextField, context: Context) {
          context.coordinator.onScan = onScan
          field.isEnabled = context.environment.isEnabled
        }
        final class Coordinator: NSObject, UITextFieldDelegate {
          var onScan: (String) -> Void
          private var hasScanned = false
          init(onScan: @escaping (String) -> Void) { self.onScan = onScan }
          func textFieldDidEndEditing(_ field: UITextField) {
            guard !hasScanned else { return }
            hasScanned = true
            onScan(field.text ?? "")
          }
        }
      }
      """),
  // A closure that the coordinator calls once.
  .flagged(
    """
    import SwiftUI

    struct Pad: UIViewRepresentable {
      let name: String
      let onEnd: (String) -> Void
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        let tap = UITapGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.tap))
        view.addGestureRecognizer(tap)
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
      func makeCoordinator() -> Coordinator { .init(onEnd: { onEnd(name) }) }
      final class Coordinator: NSObject {
        private let ⟦onEnd⟧: () -> Void
        private var isDone = false
        init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
        @objc func tap() {
          guard !isDone else { return }
          isDone = true
          onEnd()
        }
      }
    }
    """),
  // One of two coordinators without the name of the class.
  .flagged(
    """
    struct Gauge: UIViewRepresentable {
      let isCompact: Bool
      let limit: Int
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ label: UILabel, context: Context) { label.text = context.coordinator.text(for: 3) }
      func makeCoordinator() -> Coordinator {
        if isCompact { .init(limit: 3) } else { .init(limit: limit) }
      }
      final class Coordinator {
        let ⟦limit⟧: Int
        init(limit: Int) { self.limit = limit }
        func text(for value: Int) -> String { "\\(value) of \\(limit)" }
      }
    }
    """,
    fixed: """
      struct Gauge: UIViewRepresentable {
        let isCompact: Bool
        let limit: Int
        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ label: UILabel, context: Context) {
          context.coordinator.limit = limit
          label.text = context.coordinator.text(for: 3)
        }
        func makeCoordinator() -> Coordinator {
          if isCompact { .init(limit: 3) } else { .init(limit: limit) }
        }
        final class Coordinator {
          var limit: Int
          init(limit: Int) { self.limit = limit }
          func text(for value: Int) -> String { "\\(value) of \\(limit)" }
        }
      }
      """),
]
