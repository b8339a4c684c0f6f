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
    lowerSeverities: [.hint(if: "it's an `NSHostingController`, whose view works without it")],
    since: "iOS 13, macOS 10.15",
    summary: "Keep the hosting controller whose view you use.",
    symptom: """
      The hosted content appears but misses appearance callbacks, safe areas, and traits, and can't present anything.
      """,
    rationale: """
      In `UIHostingController(rootView: page).view`, the controller is released as soon as the expression returns, \
      because a view doesn't retain its view controller. Assign the controller to a variable, add it as a child, and \
      keep a reference to it.
      """,
    exception: "Suppress it if the content is static and doesn't depend on its environment.",
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
      // A helper that returns such a view, and a local that stores it.
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
      // A closure from which a view is expected.
      .flagged(
        """
        import SwiftUI

        struct CellContent {
          var makeView: (Int) -> UIView?
          init(_ makeView: @escaping (Int) -> UIView?) { self.makeView = makeView }
        }
        final class ListController: UIViewController {
          private let header = ⟦UIHostingController(rootView: Text("Rows")).view⟧!
          private let content = CellContent { row in ⟦UIHostingController(rootView: Text("\\(row)")).view⟧ }
          private let measure: (Int) -> CGFloat = { row in
            UIHostingController(rootView: Text("\\(row)")).view.intrinsicContentSize.height
          }
        }
        """),
      // Measured, drawn, or shown only briefly.
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
      // A preview lasts as long as its canvas shows it.
      .accepted(
        """
        import SwiftUI

        struct Banner_Previews: PreviewProvider {
          static let banner = UIHostingController(rootView: Text("Banner")).view!
          static var previews: some View { Text("Banner") }
        }
        """),
      // The code that receives the controller keeps it; AppKit has a hosting view for this.
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
    ] + inlineFactoryExamples
      + inlineHostingViewDetailExamples,
    signs: .hosting,
    check: .types(checkTemporaries))
}

@Sendable private func checkTemporaries(_ type: ProjectType, in context: inout RuleContext) {
  guard context.mayHostViews else { return }
  context.inEach(context.project.membersCreatingControllers(of: type)) { member, context in
    var named: [SyntaxNode: Int] = [:]
    for controller in context.project.unretainedControllers(in: member, of: type) {
      guard let view = controller.view else { continue }
      let isController = HostingPlace(type, context.project) == .controller
      let added = (isController ? context.project.hostedViews(in: member, of: type) : []).first {
        $0.controller == controller.call
      }
      context.report(
        "this '\(controller.call.createdName)' is released immediately, because nothing keeps it; only its view remains",
        at: .whole(view),
        severity: controller.isAppKit ? .hint : .warning,
        fixes: added.flatMap { naming(controller.call, in: $0, &named, context) }.map { [$0] } ?? [])
    }
  }
}

/// Assigns the controller to a local and adds it as a child, around the statement that adds its view. `named` counts the
/// controllers that already have a name, by the block of their local.
private func naming(
  _ controller: SyntaxNode, in hosted: HostedView, _ named: inout [SyntaxNode: Int], _ context: RuleContext
) -> Fix? {
  guard let statement = hosted.call.statement, statement.contains(controller), !hosted.member.isStatic,
    !statement.ancestors.contains(where: { $0.kind == .closure }), let block = statement.parent
  else { return nil }
  let taken = Set(hosted.member.node.descendants(.reference, .identifierPattern).map(\.name))
  let names = ["host", "hostingController"].filter { !taken.contains($0) }.dropFirst(named[block, default: 0])
  guard let name = names.first else { return nil }
  named[block, default: 0] += 1
  let placement = context.placement
  return Fix(
    "Add the hosting controller as a child",
    placement.insertions(
      above: "let \(name) = \(controller.text)\naddChild(\(name))", below: "\(name).didMove(toParent: self)",
      around: statement) + [TextEdit(replacing: controller.range, with: name)],
    safety: .unsafe)
}
