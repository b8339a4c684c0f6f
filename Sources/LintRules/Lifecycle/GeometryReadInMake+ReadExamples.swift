import LintEngine

/// The examples of `geometry-read-in-make` about code that reads or sets the same properties in other ways.
let measuredReadExamples: [RuleExample] = [
  // The make method sets the view's frame or bounds first.
  .accepted(
    """
    struct Tile: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
        let border = CALayer()
        border.frame = view.bounds
        view.layer.addSublayer(border)
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    struct Knob: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.bounds.size = CGSize(width: 40, height: 40)
        let shine = CALayer()
        shine.frame = view.bounds
        view.layer.addSublayer(shine)
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    """),
  // A label of the size of the screen that only measures a text, the place of the view itself, a width that the label
  // corrects, and a round corner that the update method sets again.
  .accepted(
    """
    struct Caption: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let card = UIView()
        let sample = UILabel(frame: UIScreen.main.bounds)
        sample.text = "Caption"
        let title = UILabel()
        title.frame.size = sample.intrinsicContentSize
        card.addSubview(title)
        card.center = CGPoint(x: card.bounds.midX, y: 0)
        let shade = context.coordinator.shade
        shade.cornerRadius = card.bounds.height / 2
        return card
      }
      func updateUIView(_ card: UIView, context: Context) {
        context.coordinator.shade.cornerRadius = card.bounds.height / 2
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { let shade = CALayer() }
    }
    struct OptionRow: UIViewRepresentable {
      func makeUIView(context: Context) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.preferredMaxLayoutWidth = cell.bounds.width - 16
        return cell
      }
      func updateUIView(_ cell: UITableViewCell, context: Context) {}
    }
    """),
  // The update method reads the corner radius that the make method sets.
  .flagged(
    """
    struct Avatar: UIViewRepresentable {
      func makeUIView(context: Context) -> UIImageView {
        let view = UIImageView()
        view.layer.cornerRadius = ⟦view.bounds⟧.height / 2
        return view
      }
      func updateUIView(_ view: UIImageView, context: Context) {
        view.layer.borderWidth = view.layer.cornerRadius / 8
      }
    }
    """),
  // A size passes through two constants.
  .flagged(
    """
    struct Poster: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        let bounds = ⟦view.bounds⟧
        let inner = bounds.insetBy(dx: 8, dy: 8)
        let shade = CALayer()
        shade.frame = inner
        view.layer.addSublayer(shade)
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    """),
]
