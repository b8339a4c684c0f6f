import LintEngine

/// The examples of `geometry-read-in-make` about shapes, shadows, round corners, and the size of contents.
let measuredShapeExamples: [RuleExample] = [
  .flagged(
    """
    struct Avatar: UIViewRepresentable {
      let image: UIImage
      func makeUIView(context: Context) -> UIImageView {
        let view = UIImageView(frame: .zero)
        view.clipsToBounds = true
        view.layer.cornerRadius = ⟦view.frame⟧.height / 2
        return view
      }
      func updateUIView(_ view: UIImageView, context: Context) { view.image = image }
    }
    struct Pages: UIViewRepresentable {
      func makeUIView(context: Context) -> UIScrollView {
        let scroll = UIScrollView()
        scroll.isPagingEnabled = true
        scroll.contentSize = CGSize(width: ⟦scroll.bounds⟧.width * 3, height: scroll.bounds.height)
        return scroll
      }
      func updateUIView(_ scroll: UIScrollView, context: Context) {}
    }
    struct Card: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.layer.shadowPath = UIBezierPath(rect: ⟦view.bounds⟧).cgPath
        addBorder(to: view)
        return view
      }
      private func addBorder(to view: UIView) {
        let border = CAShapeLayer()
        border.path = UIBezierPath(roundedRect: ⟦view.bounds⟧, cornerRadius: 12).cgPath
        view.layer.addSublayer(border)
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    """),
  // Update sets the property again, other code sets the path, a label that has no width uses the one that it gets, and
  // the contents are as large as the view.
  .accepted(
    """
    struct ZoomedPhoto: UIViewRepresentable {
      func makeUIView(context: Context) -> UIScrollView {
        let scroll = UIScrollView()
        scroll.contentSize = scroll.bounds.size
        scroll.maximumZoomScale = 4
        return scroll
      }
      func updateUIView(_ scroll: UIScrollView, context: Context) {}
    }
    struct Badge: UIViewRepresentable {
      let text: String
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.layer.cornerRadius = label.bounds.height / 2
        label.preferredMaxLayoutWidth = label.bounds.width
        let outline = CAShapeLayer()
        outline.path = UIBezierPath(rect: label.bounds).cgPath
        label.layer.addSublayer(outline)
        context.coordinator.outline = outline
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) {
        label.text = text
        label.layer.cornerRadius = label.bounds.height / 2
        context.coordinator.outline?.path = UIBezierPath(rect: label.bounds).cgPath
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var outline: CAShapeLayer? }
    }
    """),
  // A constant has the size that the code computes.
  .flagged(
    """
    import SwiftUI

    struct Portrait: UIViewRepresentable {
      let image: UIImage
      func makeUIView(context: Context) -> UIImageView {
        let view = UIImageView()
        let radius = ⟦view.bounds⟧.width / 2
        view.layer.cornerRadius = radius
        view.clipsToBounds = true
        return view
      }
      func updateUIView(_ view: UIImageView, context: Context) { view.image = image }
    }
    """),
]
