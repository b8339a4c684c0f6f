import LintEngine

/// The examples of `accumulating-call-in-update` about further details.
let accumulatingCallInUpdateDetailExamples: [RuleExample] = [
  // A method of another module, which may remove what was added.
  .accepted(
    """
    import DialKit
    import SwiftUI

    struct Dial: UIViewRepresentable {
      let value: Double
      func makeUIView(context: Context) -> DialView { DialView() }
      func updateUIView(_ dial: DialView, context: Context) {
        dial.removeTicks()
        dial.addSubview(UILabel())
      }
    }
    """),
  // A property whose name begins like that of a method that removes something.
  .flagged(
    """
    struct Dial: UIViewRepresentable {
      let value: Double
      let isOpen: Bool
      func makeUIView(context: Context) -> DialView { DialView() }
      func updateUIView(_ dial: DialView, context: Context) {
        dial.removesTicksWhenHidden = isOpen
        ⟦dial.addSubview(UILabel())⟧
      }
    }
    final class DialView: UIView {
      var removesTicksWhenHidden = false
    }
    """,
    fixed: """
      struct Dial: UIViewRepresentable {
        let value: Double
        let isOpen: Bool
        func makeUIView(context: Context) -> DialView {
          let dial = DialView()
          dial.addSubview(UILabel())
          return dial
        }
        func updateUIView(_ dial: DialView, context: Context) {
          dial.removesTicksWhenHidden = isOpen
        }
      }
      final class DialView: UIView {
        var removesTicksWhenHidden = false
      }
      """),
  // The earlier constraints are deactivated first.
  .accepted(
    """
    struct Banner: UIViewRepresentable {
      let height: Double
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        NSLayoutConstraint.deactivate(view.constraints)
        NSLayoutConstraint.activate([view.heightAnchor.constraint(equalToConstant: height)])
      }
    }
    """),
  // A closure that makes a view, an initializer that may fail, and views that are added after the update. A closure
  // with another name may return a view that exists.
  .flagged(
    """
    struct StatusBoard: UIViewRepresentable {
      let status: String
      let count: Int
      let makeBadge: (String) -> UIView
      let badge: (Int) -> UIView
      let makeHint: (String) -> UIView?
      func makeUIView(context: Context) -> UIStackView { UIStackView() }
      func updateUIView(_ stack: UIStackView, context: Context) {
        ⟦stack.addArrangedSubview(makeBadge(status))⟧
        stack.addArrangedSubview(badge(count))
        if let hint = makeHint(status) { stack.addArrangedSubview(hint) }
        if let lamp = StatusLamp(status) { ⟦stack.addArrangedSubview(lamp)⟧ }
        let label = UILabel()
        label.text = status
        Task { ⟦stack.addArrangedSubview(label)⟧ }
        let footer = UILabel()
        footer.text = "\\(count)"
        DispatchQueue.main.async { [footer] in ⟦stack.addArrangedSubview(footer)⟧ }
      }
    }
    final class StatusLamp: UIView {
      init?(_ status: String) {
        if status.isEmpty { return nil }
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
    }
    """),
  // A view that the caller may give, and a loop over what is waiting.
  .accepted(
    """
    struct TileBoard: UIViewRepresentable {
      let tiles: [Tile]
      let header: UIView?
      func makeUIView(context: Context) -> UIStackView { UIStackView() }
      func makeCoordinator() -> Coordinator { Coordinator() }
      func updateUIView(_ board: UIStackView, context: Context) {
        board.addArrangedSubview(header ?? UIView())
        context.coordinator.enqueue(tiles)
        while let tile = context.coordinator.waiting.popLast() { board.addArrangedSubview(TileView(tile)) }
      }
      final class Coordinator {
        var waiting: [Tile] = []
        private var known: Set<Int> = []
        func enqueue(_ tiles: [Tile]) { waiting += tiles.filter { known.insert($0.id).inserted } }
      }
    }
    struct Tile { let id: Int }
    final class TileView: UIView {
      init(_ tile: Tile) {
        super.init(frame: .zero)
        tag = tile.id
      }
      required init?(coder: NSCoder) { nil }
    }
    """),
  // A property of the coordinator that makes a view each time, next to a lazy one and a local that may be the shown
  // view.
  .flagged(
    """
    struct Gallery: UIViewRepresentable {
      let title: String
      func makeUIView(context: Context) -> UIView { UIView() }
      func makeCoordinator() -> Coordinator { Coordinator(title: title) }
      func updateUIView(_ view: UIView, context: Context) {
        var label = UILabel()
        if let shown = view.viewWithTag(7) as? UILabel { label = shown }
        label.text = title
        view.addSubview(label)
        context.coordinator.show(in: view)
      }
      @MainActor final class Coordinator {
        let title: String
        init(title: String) { self.title = title }
        private var isLarge = false
        private lazy var cover: UIImageView = {
          let cover = UIImageView()
          cover.alpha = 0.5
          return cover
        }()
        private var caption: UILabel { makeCaption() }
        func show(in view: UIView) {
          view.addSubview(cover)
          ⟦view.addSubview(caption)⟧
        }
        private func makeCaption() -> UILabel {
          let label = UILabel()
          if isLarge { label.numberOfLines = 0 }
          return label
        }
      }
    }
    """),
  // A local function makes the views.
  .flagged(
    """
    struct ChipRow: UIViewRepresentable {
      let chips: [String]
      func makeUIView(context: Context) -> UIStackView { UIStackView() }
      func updateUIView(_ row: UIStackView, context: Context) {
        func chip(_ title: String) -> UILabel {
          let chip = UILabel()
          chip.text = title
          return chip
        }
        for title in chips { ⟦row.addArrangedSubview(chip(title))⟧ }
      }
    }
    """),
  // A choice by a comparison, and a list that begins empty.
  .flagged(
    """
    struct TrailMap: UIViewRepresentable {
      let trail: [CLLocationCoordinate2D]
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
      func updateUIView(_ map: MKMapView, context: Context) {
        ⟦map.addOverlay(trail.count > 1 ? MKPolyline(coordinates: trail, count: trail.count) : makeRing(at: trail[0]))⟧
        var rings: [MKCircle] = .init()
        for stop in trail { rings.append(MKCircle(center: stop, radius: 20)) }
        ⟦map.addOverlays(rings)⟧
      }
      private func makeRing(at center: CLLocationCoordinate2D) -> MKCircle { MKCircle(center: center, radius: 50) }
    }
    """),
  // An animation removes the view at its end, and an assignment replaces all layers.
  .accepted(
    """
    struct BadgeBox: UIViewRepresentable {
      let count: Int
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ box: UIView, context: Context) {
        let badge = UILabel()
        badge.text = "\\(count)"
        box.addSubview(badge)
        UIView.animate(withDuration: 1, animations: { badge.alpha = 0 }, completion: { _ in badge.removeFromSuperview() })
      }
    }
    struct GlowBox: UIViewRepresentable {
      let isOn: Bool
      let base: CALayer
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ box: UIView, context: Context) {
        box.layer.sublayers = [base]
        let glow = CALayer()
        glow.opacity = isOn ? 1 : 0
        box.layer.addSublayer(glow)
      }
    }
    """),
  // Code that visits the subviews, or adds another one later, removes none.
  .flagged(
    """
    struct StarBox: UIViewRepresentable {
      let count: Int
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ box: UIView, context: Context) {
        let star = UILabel()
        star.text = "\\(count)"
        ⟦box.addSubview(star)⟧
        box.subviews.forEach { $0.alpha = 1 }
        UIView.animate(withDuration: 1, animations: { star.alpha = 0.5 }, completion: { _ in box.addSubview(UIView()) })
      }
    }
    """),
  // A new view that is drawn. Only one of its methods receives an object that stays, and doesn't pass it on.
  .accepted(
    """
    struct CounterIcon: UIViewRepresentable {
      let count: Int
      func makeUIView(context: Context) -> UIImageView { UIImageView() }
      func updateUIView(_ view: UIImageView, context: Context) {
        let badge = CountBadge()
        badge.fit(view)
        badge.show(count, context.environment.locale)
        view.image = badge.picture()
      }
    }
    final class CountBadge: UIView {
      private let title = "New"
      func fit(_ view: UIView) {
        frame = view.bounds
        addLabel(title)
      }
      func show(_ count: Int, _ locale: Locale) { addLabel(count.formatted(.number.locale(locale))) }
      private func addLabel(_ text: String) {
        let label = UILabel()
        label.text = text
        addSubview(label)
      }
      func picture() -> UIImage {
        UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
      }
    }
    """),
]
