import LintEngine

/// The examples of `geometry-read-in-make` about layers and subviews that other code places.
let laterPlacementExamples: [RuleExample] = [
  // The bounds of another view, of a view from a nib, or at a tap, and objects that are resized with the view.
  .accepted(
    """
    struct Panel: UIViewRepresentable {
      let page: UIViewController
      func makeUIView(context: Context) -> UIView {
        let panel = UIView()
        let knob = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let shine = CAGradientLayer()
        shine.frame = knob.bounds
        knob.layer.addSublayer(shine)
        panel.layer.frame = panel.bounds
        page.view.frame = panel.bounds
        panel.addSubview(page.view)
        let cover = CoverView()
        cover.frame = panel.bounds
        panel.addSubview(cover)
        let glow = CALayer()
        let button = UIButton(type: .system)
        button.addAction(UIAction { _ in glow.frame = panel.bounds }, for: .touchUpInside)
        panel.addSubview(button)
        context.coordinator.shade.frame = panel.bounds
        return panel
      }
      func updateUIView(_ panel: UIView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { let shade = CALayer() }
    }
    struct PanelLayout { var frame = CGRect(x: 0, y: 0, width: 320, height: 200) }
    final class CoverView: UIView {
      override func didMoveToSuperview() { autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    }
    final class ShadeAnimator {
      func fit(_ coordinator: Panel.Coordinator, to bounds: CGRect) { coordinator.shade.frame = bounds }
    }
    struct NibCard: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let card = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil)[0] as! UIView
        let border = CALayer()
        border.frame = card.bounds
        card.layer.addSublayer(border)
        return card
      }
      func updateUIView(_ card: UIView, context: Context) {}
    }
    struct FramedCard: UIViewRepresentable {
      let layout: PanelLayout
      func makeUIView(context: Context) -> UIView {
        let card = UIView(frame: layout.frame)
        let border = CALayer()
        border.frame = card.bounds
        card.layer.addSublayer(border)
        return card
      }
      func updateUIView(_ card: UIView, context: Context) {}
    }
    """),
  // The update method or a layout places each of them again.
  .accepted(
    """
    struct Poster: UIViewRepresentable {
      let image: UIImage
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        let coordinator = context.coordinator
        let (badge, backdrop) = (coordinator.badge, coordinator.backdrop)
        let (mask, hint) = (coordinator.mask, coordinator.hint)
        backdrop.frame = view.bounds
        mask.frame = view.bounds
        badge.frame = CGRect(x: view.bounds.midX, y: 0, width: 20, height: 20)
        hint.frame = CGRect(x: view.bounds.midX, y: 0, width: 80, height: 20)
        let title = UILabel()
        title.frame = view.bounds
        title.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(title)
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(withVisualFormat: "H:|[title]|", metrics: nil, views: ["title": title]))
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {
        view.layer.contents = image.cgImage
        context.coordinator.backdrop.frame.size = view.bounds.size
        context.coordinator.mask.bounds.size = view.bounds.size
        context.coordinator.badge.position = CGPoint(x: view.bounds.midX, y: 10)
        context.coordinator.hint.center = CGPoint(x: view.bounds.midX, y: 10)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        let badge = CALayer()
        let backdrop = CALayer()
        let mask = CALayer()
        let hint = UILabel()
      }
    }
    struct Columns: NSViewRepresentable {
      func makeNSView(context: Context) -> NSView {
        let view = NSView()
        let columns = CALayer()
        columns.frame = view.bounds
        columns.layoutManager = CAConstraintLayoutManager()
        view.layer?.addSublayer(columns)
        return view
      }
      func updateNSView(_ view: NSView, context: Context) {}
    }
    """),
  // A helper that also runs later, a loop over all layers, and a class of the project that lays out its layers.
  .accepted(
    """
    struct Signal: UIViewRepresentable {
      @Binding var isReset: Bool
      let wave: CALayer
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        setUp(view)
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {
        if isReset { setUp(view) }
      }
      private func setUp(_ view: UIView) { place(wave, in: view) }
      private func place(_ wave: CALayer, in view: UIView) { wave.frame = view.bounds }
    }
    struct Ring: UIViewRepresentable {
      let ring: CALayer
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        FrameFitter.fit(ring, in: view)
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    enum FrameFitter {
      static func fit(_ layer: CALayer, in view: UIView) { layer.frame = view.bounds }
    }
    final class RotationObserver {
      private let ring: CALayer
      init(ring: CALayer) { self.ring = ring }
      func viewDidRotate(_ view: UIView) { FrameFitter.fit(ring, in: view) }
    }
    struct Dimmer: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        context.coordinator.dim(view)
        view.registerForTraitChanges(
          [UITraitVerticalSizeClass.self], target: context.coordinator, action: #selector(Coordinator.dim))
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject {
        private let shade = CALayer()
        @objc func dim(_ view: UIView) { shade.frame = view.bounds }
      }
    }
    struct Tiles: UIViewRepresentable {
      let isCompact: Bool
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        let tile = CALayer()
        tile.frame = view.bounds
        view.layer.addSublayer(tile)
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {
        for layer in view.layer.sublayers ?? [] { layer.bounds = isCompact ? .zero : view.bounds }
      }
    }
    struct Thumbnail: UIViewRepresentable {
      func makeUIView(context: Context) -> PDFThumbnailView {
        let view = PDFThumbnailView()
        let border = CALayer()
        border.frame = view.bounds
        view.layer.addSublayer(border)
        return view
      }
      func updateUIView(_ view: PDFThumbnailView, context: Context) {}
    }
    final class PDFThumbnailView: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        for layer in layer.sublayers ?? [] { layer.frame = bounds }
      }
    }
    """),
  // A setting chooses the size of the screen.
  .accepted(
    """
    struct CardView: UIViewRepresentable {
      var isRounded = false
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        let shade = UIView()
        shade.frame = isRounded ? UIScreen.main.bounds : .zero
        view.addSubview(shade)
        return view
      }
      func updateUIView(_ view: UIView, context: Context) { view.layer.cornerRadius = isRounded ? 8 : 0 }
    }
    """),
  // Another view calls the same helper when it lays out its layer.
  .accepted(
    """
    struct CardView: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        let glow = CALayer()
        LayerFitter.fit(glow, in: view)
        view.layer.addSublayer(glow)
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    enum LayerFitter {
      @MainActor static func fit(_ layer: CALayer, in view: UIView) { layer.frame = view.bounds }
    }
    final class BoardView: UIView {
      private let glow = CALayer()
      override func layoutSubviews() {
        super.layoutSubviews()
        LayerFitter.fit(glow, in: self)
      }
    }
    """),
  // A local with another name than the property of the coordinator that it stands for.
  .accepted(
    """
    struct CoverArt: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let cover = UIView()
        let coordinator = context.coordinator
        let (dim, glow) = (coordinator.shade, coordinator.highlight)
        dim.cornerRadius = cover.bounds.height / 2
        glow.frame = cover.bounds
        return cover
      }
      func updateUIView(_ cover: UIView, context: Context) {
        context.coordinator.shade.cornerRadius = cover.bounds.height / 2
        context.coordinator.highlight.frame = cover.bounds
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        let shade = CALayer()
        let highlight = CALayer()
      }
    }
    """),
  // A local stands for a view that resizes itself with its superview.
  .accepted(
    """
    import SwiftUI

    struct DimmedCard: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        let cover = context.coordinator.dimView
        cover.frame = view.bounds
        view.addSubview(cover)
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor final class Coordinator {
        let dimView = UIView()
        init() { dimView.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
      }
    }
    """),
]
