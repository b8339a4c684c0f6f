import LintEngine

/// The examples of `view-rebuilt-in-update` about the code that removes all elements of a list.
let listRebuildExamples: [RuleExample] = [
  // A list that becomes empty.
  .flagged(
    """
    import AppKit
    import SwiftUI

    struct Board: NSViewRepresentable {
      let titles: [String]
      let color: NSColor
      func makeNSView(context: Context) -> NSView { NSView() }
      func updateNSView(_ board: NSView, context: Context) {
        ⟦board.subviews = []⟧
        for title in titles {
          let label = NSTextField(labelWithString: title)
          label.textColor = color
          board.addSubview(label)
        }
      }
    }
    """),
  // A list that becomes nil, a loop over a list that may be missing, and one that takes the first view each time.
  .flagged(
    """
    import SwiftUI
    import UIKit

    struct Chart: UIViewRepresentable {
      let bars: [CALayer]
      let isDimmed: Bool
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ chart: UIView, context: Context) {
        ⟦chart.layer.sublayers = nil⟧
        for bar in bars {
          bar.opacity = isDimmed ? 0.5 : 1
          chart.layer.addSublayer(bar)
        }
      }
    }
    struct Graph: UIViewRepresentable {
      let lines: [CAShapeLayer]
      let color: UIColor
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ graph: UIView, context: Context) {
        ⟦for layer in graph.layer.sublayers ?? [] { layer.removeFromSuperlayer() }⟧
        for line in lines {
          line.strokeColor = color.cgColor
          graph.layer.addSublayer(line)
        }
      }
    }
    struct Steps: UIViewRepresentable {
      let steps: [UILabel]
      let font: UIFont
      func makeUIView(context: Context) -> UIStackView { UIStackView() }
      func updateUIView(_ stack: UIStackView, context: Context) {
        ⟦while let first = stack.arrangedSubviews.first { first.removeFromSuperview() }⟧
        for step in steps {
          step.font = font
          stack.addArrangedSubview(step)
        }
      }
    }
    """),
  // Annotations of a class, found in a local or by casts, and elements that go one by one.
  .flagged(
    """
    import MapKit
    import SwiftUI

    struct PinMap: UIViewRepresentable {
      let pins: [MKPointAnnotation]
      let areas: [MKPolygon]
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        let shown = map.annotations
        ⟦map.removeAnnotations(shown.filter { $0 is MKPointAnnotation })⟧
        ⟦map.removeOverlays(map.overlays.compactMap { $0 as? MKPolygon })⟧
        map.addAnnotations(pins)
        map.addOverlays(areas)
      }
    }
    struct TrailMap: UIViewRepresentable {
      let pins: [MKPointAnnotation]
      let trails: [MKPolyline]
      let isQuiet: Bool
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        ⟦for annotation in map.annotations { map.removeAnnotation(annotation) }⟧
        ⟦map.overlays.forEach { map.removeOverlay($0) }⟧
        map.addAnnotations(isQuiet ? [] : pins)
        map.addOverlays(isQuiet ? [] : trails)
      }
    }
    struct TagList: UIViewRepresentable {
      let tags: [String]
      let font: UIFont
      func makeUIView(context: Context) -> UIStackView { UIStackView() }
      func updateUIView(_ stack: UIStackView, context: Context) {
        ⟦for view in Array(stack.arrangedSubviews) {
          view.layer.removeAnimation(forKey: "pulse")
          view.removeFromSuperview()
        }⟧
        for tag in tags {
          let label = UILabel()
          label.text = tag
          label.font = font
          stack.addArrangedSubview(label)
        }
      }
    }
    """),
  // Only views that aren't needed go, views are kept for later, or the loop does something else.
  .accepted(
    """
    struct TagList: UIViewRepresentable {
      let tags: [String]
      func makeUIView(context: Context) -> UIStackView { UIStackView() }
      func updateUIView(_ stack: UIStackView, context: Context) {
        while let last = stack.arrangedSubviews.last, stack.arrangedSubviews.count > tags.count {
          last.removeFromSuperview()
        }
        while let extra = stack.arrangedSubviews[safe: tags.count] { extra.removeFromSuperview() }
        for view in stack.arrangedSubviews {
          guard let label = view as? UILabel, !tags.contains(label.text ?? "") else { continue }
          view.removeFromSuperview()
        }
        for view in stack.arrangedSubviews { view.alpha = 0.5 }
        for view in stack.arrangedSubviews { style(view) }
        for view in stack.arrangedSubviews - context.coordinator.kept { view.removeFromSuperview() }
        for row in stack.arrangedSubviews { (row as? UIStackView)?.removeArrangedSubview(context.coordinator.marker) }
        for view in stack.arrangedSubviews {
          context.coordinator.reuse(view)
          view.removeFromSuperview()
        }
        for view in context.coordinator.missing(in: tags) { stack.addArrangedSubview(view) }
      }
      private func style(_ view: UIView) { view.tintColor = .systemBlue }
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor final class Coordinator {
        let marker = UIView()
        var kept: [UIView] = []
        private var unused: [UIView] = []
        func reuse(_ view: UIView) { unused.append(view) }
        func missing(in tags: [String]) -> [UIView] { tags.map { _ in unused.popLast() ?? UILabel() } }
      }
    }
    extension Array {
      subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
    }
    private func - (all: [UIView], kept: [UIView]) -> [UIView] { all.filter { !kept.contains($0) } }
    """),
  // Annotations of another map, those that the coordinator keeps, and a loop that changes them.
  .accepted(
    """
    import MapKit
    import SwiftUI

    struct PinMap: UIViewRepresentable {
      let pins: [MKPointAnnotation]
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        context.coordinator.overview.removeAnnotations(map.annotations)
        let old = map.annotations
        map.removeAnnotations(context.coordinator.old)
        for annotation in map.annotations { context.coordinator.refresh(annotation) }
        map.addAnnotations(context.coordinator.missing(pins, among: old))
        context.coordinator.overview.addAnnotations(map.annotations)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor final class Coordinator {
        let overview = MKMapView()
        var old: [MKPointAnnotation] = []
        func refresh(_ annotation: any MKAnnotation) {}
        func missing(_ pins: [MKPointAnnotation], among shown: [any MKAnnotation]) -> [MKPointAnnotation] { pins }
      }
    }
    """),
  // Views that the coordinator has, and properties that hold no views.
  .accepted(
    """
    import AppKit
    import SwiftUI

    struct Canvas: NSViewRepresentable {
      let title: String
      func makeNSView(context: Context) -> NSView { NSView() }
      func updateNSView(_ canvas: NSView, context: Context) {
        let views = context.coordinator.views
        canvas.subviews = views
        canvas.gestureRecognizers = [context.coordinator.click]
        canvas.toolTip = nil
        canvas.addSubview(context.coordinator.label)
        canvas.addGestureRecognizer(context.coordinator.press)
        context.coordinator.label.stringValue = title
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor final class Coordinator {
        let views = [NSView(), NSView()]
        let label = NSTextField(labelWithString: "")
        let click = NSClickGestureRecognizer()
        let press = NSPressGestureRecognizer()
      }
    }
    """),
  // A block that always runs removes each element.
  .flagged(
    """
    struct LabelRow: UIViewRepresentable {
      let labels: [UILabel]
      func makeUIView(context: Context) -> UIStackView { UIStackView() }
      func updateUIView(_ row: UIStackView, context: Context) {
        ⟦for view in row.arrangedSubviews {
          do {
            view.removeFromSuperview()
          }
        }⟧
        for label in labels { row.addArrangedSubview(label) }
      }
    }
    """,
    fixed: """
      struct LabelRow: UIViewRepresentable {
        let labels: [UILabel]
        func makeUIView(context: Context) -> UIStackView { UIStackView() }
        func updateUIView(_ row: UIStackView, context: Context) {
          if context.coordinator.lastLabels != labels {
            context.coordinator.lastLabels = labels
            for view in row.arrangedSubviews {
              do {
                view.removeFromSuperview()
              }
            }
            for label in labels { row.addArrangedSubview(label) }
          }
        }

        func makeCoordinator() -> Coordinator {
          Coordinator()
        }

        @MainActor
        final class Coordinator {
          var lastLabels: [UILabel]?
        }
      }
      """),
]
