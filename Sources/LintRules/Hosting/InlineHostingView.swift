import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let inlineHostingView = Rule(
    id: "inline-hosting-view",
    group: "hosting",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Do not take the view out of a hosting controller that nothing else has.",
    symptom: """
      Hosted content draws once, but misses appearance callbacks, safe areas and traits, and cannot present anything.
      """,
    rationale: """
      In `UIHostingController(rootView: page).view` the controller is released as soon as the expression has its view, \
      because a view does not keep its view controller. Give the controller a name, make it a child and keep it.
      """,
    exception: "The content is a static picture that never changes and asks nothing of its surroundings.",
    source: "https://developer.apple.com/documentation/swiftui/uihostingcontroller",
    examples: [
      .flagged(
        """
        import SwiftUI

        final class ProfileController: UIViewController {
          private let panel = UIView()
          override func viewDidLoad() {
            super.viewDidLoad()
            panel.addSubview(⟦UIHostingController(rootView: Profile()).view⟧)
          }
        }
        """,
        fixed: """
          import SwiftUI

          final class ProfileController: UIViewController {
            private let panel = UIView()
            override func viewDidLoad() {
              super.viewDidLoad()
              let host = UIHostingController(rootView: Profile())
              addChild(host)
              panel.addSubview(host.view)
              host.didMove(toParent: self)
            }
          }
          """),
      // Helpers that hand out such a view, and properties that keep it.
      .flagged(
        """
        import SwiftUI

        extension View {
          var uiView: UIView { ⟦UIHostingController(rootView: self).view⟧ }
        }
        final class Board: UIView {
          func fill() {
            let page = ⟦UIHostingController(rootView: Page()).view⟧!
            page.backgroundColor = .clear
            addSubview(page)
          }
        }
        """),
      // Measured, drawn, shown for a moment.
      .accepted(
        """
        import SwiftUI

        extension View {
          var height: CGFloat { UIHostingController(rootView: self).view.intrinsicContentSize.height }
          func image() -> UIImage {
            let view = UIHostingController(rootView: self).view!
            window.addSubview(view)
            return UIGraphicsImageRenderer(size: .zero).image { _ in view.drawHierarchy(in: .zero, afterScreenUpdates: true) }
          }
          func flash(in window: UIWindow) {
            guard let view = UIHostingController(rootView: self).view else { return }
            window.addSubview(view)
            UIView.animate(withDuration: 1) { view.alpha = 0 } completion: { _ in view.removeFromSuperview() }
          }
        }
        """),
      // A controller that is handed on is kept by whoever takes it; AppKit has a view for this.
      .accepted(
        """
        import SwiftUI

        final class ProfileController: UIViewController {
          func show() {
            present(UIHostingController(rootView: Profile()), animated: true)
            panel.addSubview(NSHostingView(rootView: Profile()))
          }
        }
        """),
    ],
    signs: .hosting,
    check: .types(checkTemporaries))
}

@Sendable private func checkTemporaries(_ type: ProjectType, in context: inout RuleContext) {
  guard context.mayHostViews else { return }
  let project = context.project
  let found = project.unretainedControllers(in: type).filter { $0.local == nil && context.contains($0.call) }
  guard !found.isEmpty else { return }
  let isController = HostingPlace(type, project) == .controller
  let hosted = isController ? project.hostedViews(in: type) : []
  for controller in found {
    guard let view = controller.view else { continue }
    let added = hosted.first { $0.holder == .expression && $0.controller == controller.call }
    context.report(
      "this '\(controller.call.calledName)' is released at once; only its view is kept", at: .whole(view),
      severity: controller.isAppKit ? .information : .warning,
      fixes: added.flatMap { naming(controller.call, in: $0, context) }.map { [$0] } ?? [])
  }
}

/// Gives the controller a name and makes it a child, around the statement that adds its view.
private func naming(_ controller: SyntaxNode, in hosted: HostedView, _ context: RuleContext) -> Fix? {
  guard let statement = hosted.call.statement, statement.contains(controller), !hosted.member.isStatic,
    !statement.ancestors.contains(where: { $0.kind == .closure })
  else { return nil }
  let taken = Set(hosted.member.node.descendants(.reference, .identifierPattern).map(\.name))
  guard let name = ["host", "hostingController"].first(where: { !taken.contains($0) }) else { return nil }
  let placement = context.placement
  return Fix(
    "Make the hosting controller a child of the view controller",
    placement.insertions(
      above: "let \(name) = \(controller.text)\naddChild(\(name))", below: "\(name).didMove(toParent: self)",
      around: statement) + [TextEdit(replacing: controller.range, with: name)],
    safety: .unsafe)
}
