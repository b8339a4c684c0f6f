import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let unboundedMultilineWidth = Rule(
    id: "unbounded-multiline-width",
    group: "layout",
    severity: .information,
    since: "iOS 13",
    summary: "Give a represented label or text view that wraps its text a width to wrap at.",
    symptom: "Long text runs off the screen in one line, or pushes the views next to it aside.",
    rationale: """
      The intrinsic width of a `UILabel`, or of a `UITextView` that doesn't scroll, is the width of its text in one \
      line. SwiftUI takes it as long as the view resists compression, so the text never gets the chance to wrap. In iOS \
      16 and later, implement `sizeThatFits` and measure the text for the proposed width; before, lower the horizontal \
      compression resistance.
      """,
    exception: "Suppress it if the text is always short, or has line breaks of its own.",
    source: "https://developer.apple.com/documentation/uikit/uilabel/preferredmaxlayoutwidth",
    examples: [
      .flagged(
        """
        struct Rich: UIViewRepresentable {
          let text: NSAttributedString
          func makeUIView(context: Context) -> UILabel {
            let label = UILabel()
            ⟦label.numberOfLines = 0⟧
            return label
          }
          func updateUIView(_ label: UILabel, context: Context) { label.attributedText = text }
        }
        """),
      .flagged(
        """
        struct Linked: UIViewRepresentable {
          let text: NSAttributedString
          func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            view.isEditable = false
            configure(view)
            return view
          }
          func updateUIView(_ view: UITextView, context: Context) { view.attributedText = text }
          private func configure(_ view: UITextView) { ⟦view.isScrollEnabled = false⟧ }
        }
        """),
      .accepted(
        """
        struct Rich: UIViewRepresentable {
          let text: NSAttributedString
          func makeUIView(context: Context) -> UILabel {
            let label = UILabel()
            label.numberOfLines = 0
            label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            return label
          }
          func updateUIView(_ label: UILabel, context: Context) { label.attributedText = text }
        }
        """),
      .accepted(
        """
        struct Measured: UIViewRepresentable {
          let text: String
          func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            view.isScrollEnabled = false
            return view
          }
          func updateUIView(_ view: UITextView, context: Context) { view.text = text }
          func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
            let width = proposal.width ?? 320
            let size = uiView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            return CGSize(width: width, height: size.height)
          }
        }
        """),
      // The width is known.
      .accepted(
        """
        struct Bubble: UIViewRepresentable {
          let text: String
          let maximumWidth: CGFloat
          func makeUIView(context: Context) -> UILabel {
            let label = UILabel()
            label.numberOfLines = 0
            label.preferredMaxLayoutWidth = maximumWidth
            return label
          }
          func updateUIView(_ label: UILabel, context: Context) { label.text = text }
        }
        struct Title: UIViewRepresentable {
          let text: String
          func makeUIView(context: Context) -> UILabel {
            let label = UILabel()
            label.numberOfLines = 2
            return label
          }
          func updateUIView(_ label: UILabel, context: Context) { label.text = text }
        }
        struct Card: View {
          var body: some View { Title(text: "Long").frame(width: 200, height: 80) }
        }
        """),
      // A class that decides itself, a single line, and a text view that scrolls.
      .accepted(
        """
        struct Own: UIViewRepresentable {
          func makeUIView(context: Context) -> WrappingLabel {
            let label = WrappingLabel()
            label.numberOfLines = 0
            return label
          }
          func updateUIView(_ label: WrappingLabel, context: Context) {}
        }
        final class WrappingLabel: UILabel {
          override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 20) }
        }
        struct Line: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel {
            let label = UILabel()
            label.numberOfLines = 1
            return label
          }
          func updateUIView(_ label: UILabel, context: Context) {}
        }
        """),
      // Views that give the labels other modifiers than a frame with a width.
      .flagged(
        """
        import SwiftUI

        struct Note: UIViewRepresentable {
          let text: String
          func makeUIView(context: Context) -> UILabel {
            let label = UILabel()
            ⟦label.numberOfLines = 0⟧
            return label
          }
          func updateUIView(_ label: UILabel, context: Context) { label.text = text }
        }
        struct Warning: UIViewRepresentable {
          let text: String
          func makeUIView(context: Context) -> UILabel {
            let label = UILabel()
            ⟦label.numberOfLines = 3⟧
            return label
          }
          func updateUIView(_ label: UILabel, context: Context) { label.text = text }
        }
        struct NoteList: View {
          var body: some View {
            Note(text: "First").frame(maxHeight: 80)
            Warning(text: "Second").border(.red, width: 1)
          }
        }
        """),
      // Constraints and text containers with a width, and another label.
      .accepted(
        """
        import SwiftUI

        struct Note: UIViewRepresentable {
          let text: String
          func makeUIView(context: Context) -> UILabel {
            let label = UILabel()
            label.numberOfLines = 0
            label.widthAnchor.constraint(lessThanOrEqualToConstant: 240).isActive = true
            return label
          }
          func updateUIView(_ label: UILabel, context: Context) { label.text = text }
        }
        struct Letter: UIViewRepresentable {
          let text: String
          func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            view.isScrollEnabled = false
            view.textContainer.widthTracksTextView = false
            view.textContainer.size.width = 240
            view.text = text
            return view
          }
          func updateUIView(_ view: UITextView, context: Context) {
            if view.text != text { view.text = text }
          }
        }
        struct Heading: UIViewRepresentable {
          let text: String
          func makeUIView(context: Context) -> UILabel {
            let label = UILabel()
            let subtitle = UILabel()
            subtitle.numberOfLines = 0
            label.addSubview(subtitle)
            return label
          }
          func updateUIView(_ label: UILabel, context: Context) { label.text = text }
        }
        """),
    ],
    check: .representables(checkWidth))
}

@Sendable private func checkWidth(_ representable: Representable, in context: inout RuleContext) {
  guard let wrapping = context.project.unboundedText(in: representable) else { return }
  context.report(
    "'\(representable.simpleName)' is as wide as its text in one line, so the text doesn't wrap",
    at: wrapping.node, in: wrapping.body)
}
