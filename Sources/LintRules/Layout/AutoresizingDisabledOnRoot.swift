import BridgeFacts
import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan

extension Rule {
  public static let autoresizingDisabledOnRoot = Rule(
    id: "autoresizing-disabled-on-root",
    group: "layout",
    severity: .hint,
    isOnByDefault: false,
    since: "iOS 13, macOS 10.15",
    summary: "Leave the autoresizing mask of the represented view to SwiftUI.",
    symptom: "Usually nothing; but if the view has constraints of its own, it can be too small or in the wrong place.",
    rationale: """
      SwiftUI sets the frame of the view that a representable creates. If `translatesAutoresizingMaskIntoConstraints` \
      is `false`, that frame is no longer translated into constraints, and the constraints inside the view determine \
      its size instead. Turn the property off only for subviews that you add.
      """,
    exception: "Suppress it if the view's own constraints are meant to determine its size.",
    source: "https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints",
    examples: [
      .flagged(
        """
        struct Badge: UIViewRepresentable {
          func makeUIView(context: Context) -> UILabel {
            let label = UILabel()
            ⟦label.translatesAutoresizingMaskIntoConstraints = false⟧
            label.text = "new"
            return label
          }
          func updateUIView(_ label: UILabel, context: Context) {}
        }
        """,
        fixed: """
          struct Badge: UIViewRepresentable {
            func makeUIView(context: Context) -> UILabel {
              let label = UILabel()
              label.text = "new"
              return label
            }
            func updateUIView(_ label: UILabel, context: Context) {}
          }
          """),
      .flagged(
        """
        struct Page: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> PageController { PageController() }
          func updateUIViewController(_ page: PageController, context: Context) {
            ⟦page.view.translatesAutoresizingMaskIntoConstraints = false⟧
          }
        }
        """,
        fixed: """
          struct Page: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> PageController { PageController() }
            func updateUIViewController(_ page: PageController, context: Context) {
            }
          }
          """),
      // Subviews need `false`, and SwiftUI expects `true`.
      .accepted(
        """
        struct Framed: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView {
            let view = UIView()
            let label = UILabel()
            label.translatesAutoresizingMaskIntoConstraints = false
            view.translatesAutoresizingMaskIntoConstraints = true
            view.isOpaque = false
            view.addSubview(label)
            context.coordinator.host.view.translatesAutoresizingMaskIntoConstraints = false
            return view
          }
          func updateUIView(_ view: UIView, context: Context) {
            view.subviews.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
          }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator { let host = UIViewController() }
        }
        struct Page: UIViewControllerRepresentable {
          func makeUIViewController(context: Context) -> HeaderController { HeaderController() }
          func updateUIViewController(_ page: HeaderController, context: Context) {
            page.header.translatesAutoresizingMaskIntoConstraints = false
          }
        }
        final class HeaderController: UIViewController { let header = UILabel() }
        """),
      // A local function makes a subview and returns it.
      .accepted(
        """
        struct Card: UIViewRepresentable {
          let title: String
          func makeUIView(context: Context) -> UIView {
            func makeLabel() -> UILabel {
              let label = UILabel()
              label.translatesAutoresizingMaskIntoConstraints = false
              return label
            }
            let card = UIView()
            card.addSubview(makeLabel())
            return card
          }
          func updateUIView(_ view: UIView, context: Context) { view.accessibilityLabel = title }
        }
        """),
    ],
    signs: .autoresizing,
    check: .representables(checkAutoresizing))
}

@Sendable private func checkAutoresizing(_ representable: Representable, in context: inout RuleContext) {
  for method in [LifecycleMethod.make, .update] {
    for body in representable.bodiesWithHelpers(of: method) where context.contains(body.block) {
      for node in body.block.descendants(.sequence) {
        guard let assignment = Assignment(node), assignment.valueText == "false",
          assignment.target.isNamed("translatesAutoresizingMaskIntoConstraints"),
          let root = assignment.target.base.flatMap(representable.family.root), body.isRepresented(root)
        else { continue }
        context.report(
          "SwiftUI sets the frame of the represented view; constraints cannot replace it", at: .whole(node),
          fixes: node.statement == node
            ? [Fix("Remove the statement", [context.placement.deletion(of: node)], safety: .unsafe)]
            : [])
      }
    }
  }
}

extension Family {
  /// The part of an expression for the represented view that stands for the represented object; nil for other
  /// expressions.
  fileprivate func root(of view: SyntaxNode) -> SyntaxNode? {
    kind == .view ? view : view.isNamed("view") ? view.base : nil
  }
}
