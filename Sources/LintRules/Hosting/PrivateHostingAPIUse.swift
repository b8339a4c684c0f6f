import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let privateHostingAPI = Rule(
    id: "private-hosting-api",
    group: "hosting",
    severity: .information,
    since: "iOS 13, macOS 10.15",
    summary: "Use public API of hosting controllers.",
    symptom:
      "After an update of the system or of Xcode, the app crashes, doesn't compile, or shows content at another place.",
    rationale: """
      Names with an underscore, such as `_UIHostingView` and `_disableSafeArea`, are private API of SwiftUI. They aren't \
      documented, and they change without notice. Since iOS 16.4, `safeAreaRegions = []` replaces `_disableSafeArea`.
      """,
    exception: "Suppress it if you have no alternative on the systems that you support, and test each new system.",
    source: "https://developer.apple.com/documentation/swiftui/uihostingcontroller/safearearegions",
    examples: [
      .flagged(
        """
        import SwiftUI

        final class CardHost: UIHostingController<Card> {
          override func viewDidLoad() {
            super.viewDidLoad()
            ⟦_disableSafeArea⟧ = true
          }
        }
        """),
      .flagged(
        """
        import SwiftUI

        final class CardView: UIView {
          private let content = ⟦_UIHostingView⟧(rootView: Card())
          private let host = UIHostingController(rootView: Card())
          func prepare() {
            addSubview(content)
            ⟦host._disableSafeArea⟧ = true
          }
        }
        """),
      // The public replacement, and other names with an underscore.
      .accepted(
        """
        import SwiftUI

        final class CardHost: UIHostingController<Card> {
          private var _title = ""
          override func viewDidLoad() {
            super.viewDidLoad()
            safeAreaRegions = []
            _title = "Card"
          }
        }
        """),
      // Names that the project declares.
      .accepted(
        """
        import SwiftUI

        final class _UIHostingView: UIView {
          var _disableSafeArea = false
          func prepare() { _disableSafeArea = true }
        }
        final class Board: UIView {
          private let content = _UIHostingView()
          func prepare() { content._disableSafeArea = true }
          func _render(seconds: Double) {}
        }
        """),
      // Strings and comments name it, and types of other modules have such members.
      .accepted(
        """
        import SwiftUI

        final class Probe: UIView {
          // Looks for a `_UIHostingView`.
          func isHosted(_ renderer: Renderer) -> Bool {
            renderer._render(seconds: 0)
            return superview.map { "\\(type(of: $0))".contains("_UIHostingView") } ?? false
          }
        }
        """),
      // A name in a list of the project.
      .accepted(
        """
        import SwiftUI

        enum SystemView: String, CaseIterable { case _UIHostingView, _UIGraphicsView }
        final class ViewTree: UIView {
          func isHosting(_ view: UIView) -> Bool {
            String(describing: type(of: view)).hasPrefix(SystemView._UIHostingView.rawValue)
          }
        }
        """),
    ],
    signs: .privateHostingAPI,
    check: .types(checkPrivateUses))
}

@Sendable private func checkPrivateUses(_ type: ProjectType, in context: inout RuleContext) {
  guard context.mayHostViews else { return }
  for (node, api) in context.project.privateHostingUses(in: type) {
    let cure = api.replacement.map { "; use '\($0)' instead" } ?? ""
    context.report("'\(api.name)' is private API of SwiftUI and may change in any update\(cure)", at: .whole(node))
  }
}
