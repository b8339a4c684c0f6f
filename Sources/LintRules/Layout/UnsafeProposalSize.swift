import BridgeModel
import LintEngine

extension Rule {
  public static let unsafeProposalSize = Rule(
    id: "unsafe-proposal-size",
    group: "layout",
    severity: .warning,
    lowerSeverities: [.information(if: "the size is infinite only without a proposal")],
    since: "iOS 16, macOS 13",
    summary: "Answer with a finite size in `sizeThatFits`, even if SwiftUI proposes no width or height.",
    symptom: "The app crashes as soon as the view is in a scroll view or has `.fixedSize()`, or its size is invalid.",
    rationale: """
      `width` and `height` of a `ProposedViewSize` are `nil` if SwiftUI asks for the ideal size, which it does in the \
      direction in which a scroll view scrolls, for `.fixedSize()`, and to find the size of a window or a popover. \
      Unwrapping them by force crashes then. An infinite size isn't a size that a view can have: SwiftUI reports an \
      invalid frame dimension, and the content of a scroll view never ends. Answer with the size that fits the content.
      """,
    exception:
      "Suppress it if the view is only used where SwiftUI always proposes a size, such as in a fixed `.frame`.",
    source: "https://developer.apple.com/documentation/swiftui/proposedviewsize",
    examples: [
      .flagged(
        """
        struct Waveform: UIViewRepresentable {
          let samples: [Float]
          func makeUIView(context: Context) -> WaveformView { WaveformView() }
          func updateUIView(_ view: WaveformView, context: Context) { view.samples = samples }
          func sizeThatFits(_ proposal: ProposedViewSize, uiView: WaveformView, context: Context) -> CGSize? {
            CGSize(width: ⟦proposal.width!⟧, height: 80)
          }
        }
        """),
      // Without a proposed height, or always.
      .flagged(
        """
        struct Markdown: NSViewRepresentable {
          let text: String
          func makeNSView(context: Context) -> NSTextView { NSTextView() }
          func updateNSView(_ view: NSTextView, context: Context) { if view.string != text { view.string = text } }
          func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSTextView, context: Context) -> CGSize? {
            let width = proposal.width ?? 400
            return CGSize(width: width, height: ⟦proposal.height ?? .greatestFiniteMagnitude⟧)
          }
        }
        struct Canvas: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
          func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
            let size = CGSize(width: ⟦CGFloat.infinity⟧, height: 44)
            return size
          }
        }
        """),
      // A helper unwraps it.
      .flagged(
        """
        struct Chips: UIViewRepresentable {
          let names: [String]
          func makeUIView(context: Context) -> ChipsView { ChipsView() }
          func updateUIView(_ view: ChipsView, context: Context) { view.names = names }
          func sizeThatFits(_ proposal: ProposedViewSize, uiView: ChipsView, context: Context) -> CGSize? {
            CGSize(width: width(for: proposal), height: 32)
          }
          private func width(for offer: ProposedViewSize) -> CGFloat { min(400, ⟦offer.width!⟧) }
        }
        """),
      .accepted(
        """
        struct Composer: UIViewRepresentable {
          let text: String
          func makeUIView(context: Context) -> UITextField { UITextField() }
          func updateUIView(_ field: UITextField, context: Context) { if field.text != text { field.text = text } }
          func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextField, context: Context) -> CGSize? {
            let intrinsic = uiView.intrinsicContentSize
            let width = (proposal.width?.isFinite == true) ? proposal.width! : intrinsic.width
            return CGSize(width: width, height: intrinsic.height)
          }
        }
        """),
      // An infinite size to measure with isn't an answer.
      .accepted(
        """
        struct Caption: UIViewRepresentable {
          let text: String
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) { label.text = text }
          func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? {
            let width = proposal.width ?? .infinity
            let size = uiView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            return CGSize(width: min(width, size.width), height: size.height)
          }
        }
        """),
      .accepted(
        """
        struct Editor: NSViewRepresentable {
          func makeNSView(context: Context) -> NSScrollView { NSScrollView() }
          func updateNSView(_ view: NSScrollView, context: Context) {}
          func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSScrollView, context: Context) -> CGSize? {
            guard proposal.width != nil, proposal.height != nil && proposal.height! > 0 else { return nil }
            let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 480, height: 320))
            return CGSize(width: proposal.width!, height: size.height.isFinite ? size.height : 320)
          }
        }
        """),
      // A condition before the helper.
      .accepted(
        """
        import SwiftUI

        struct Caption: UIViewRepresentable {
          let text: String
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) { label.text = text }
          func sizeThatFits(_ proposal: ProposedViewSize, uiView label: UILabel, context: Context) -> CGSize? {
            guard proposal.width != nil else { return label.intrinsicContentSize }
            return size(of: label, in: proposal)
          }
          private func size(of label: UILabel, in proposal: ProposedViewSize) -> CGSize {
            CGSize(width: proposal.width!, height: label.intrinsicContentSize.height)
          }
        }
        """),
      // A condition in the same expression, and another value that is unwrapped.
      .accepted(
        """
        import SwiftUI

        struct Quote: UIViewRepresentable {
          let text: String
          func makeUIView(context: Context) -> UILabel { UILabel() }
          func updateUIView(_ label: UILabel, context: Context) { label.text = text }
          func sizeThatFits(_ proposal: ProposedViewSize, uiView label: UILabel, context: Context) -> CGSize? {
            let isTall = proposal.height == nil || proposal.height! > 100
            let lines: CGFloat = isTall ? 3 : 1
            return CGSize(width: 240, height: label.font!.lineHeight * lines)
          }
        }
        """),
      // The size that takes the place of missing dimensions has an infinite one.
      .flagged(
        """
        import SwiftUI

        struct Canvas: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
          func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
            proposal.replacingUnspecifiedDimensions(by: CGSize(width: ⟦CGFloat.infinity⟧, height: 44))
          }
        }
        """),
    ],
    check: .representables(checkProposals))
}

@Sendable private func checkProposals(_ representable: Representable, in context: inout RuleContext) {
  for fault in context.project.unwrappedProposals(of: representable) {
    context.report(
      "the app crashes if SwiftUI asks '\(representable.simpleName)' for its ideal size, because it proposes no "
        + "'\(fault.node.base?.name ?? "")' then",
      at: fault.node, in: fault.body)
  }
  for fault in context.project.infiniteAnswers(of: representable) {
    let isConditional = fault.node.kind == .sequence
    context.report(
      isConditional
        ? "'\(representable.simpleName)' answers with an infinite size if SwiftUI asks for its ideal size"
        : "'\(representable.simpleName)' answers with an infinite size",
      at: fault.node, in: fault.body, severity: isConditional ? .information : nil)
  }
}
