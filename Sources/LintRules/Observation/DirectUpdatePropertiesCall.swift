import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let directUpdatePropertiesCall = Rule(
    id: "direct-update-properties-call",
    group: "observation",
    severity: .information,
    since: "iOS 26",
    summary: "Call `setNeedsUpdateProperties()` instead of `updateProperties()`.",
    symptom: "The same update runs several times, or a view is updated before it's ready.",
    rationale: """
      UIKit calls `updateProperties()` before the next layout, and tracks the `@Observable` objects that it reads there. A \
      direct call runs immediately and isn't tracked. Call `setNeedsUpdateProperties()`, which UIKit combines with other \
      requests, or `updatePropertiesIfNeeded()` if you need the result immediately.
      """,
    exception: "None.",
    source: "https://developer.apple.com/documentation/uikit/uiview/updateproperties()",
    examples: [
      .flagged(
        """
        import UIKit

        final class CardController: UIViewController {
          let model = TitleModel()
          func rename(to title: String) {
            model.title = title
            ⟦updateProperties()⟧
          }
          override func updateProperties() {
            super.updateProperties()
            title = model.title
          }
        }
        """,
        fixed: """
          import UIKit

          final class CardController: UIViewController {
            let model = TitleModel()
            func rename(to title: String) {
              model.title = title
              setNeedsUpdateProperties()
            }
            override func updateProperties() {
              super.updateProperties()
              title = model.title
            }
          }
          """, iOS: SystemVersion(26)),
      // From another object, and from a subclass.
      .flagged(
        """
        import UIKit

        class CardView: UIView {
          let label = UILabel()
          override func updateProperties() {
            super.updateProperties()
            label.text = "Card"
          }
        }
        final class PhotoView: CardView {
          func refresh() { ⟦self.updateProperties()⟧ }
        }
        final class CardController: UIViewController {
          let card = CardView()
          override func viewDidLoad() {
            super.viewDidLoad()
            ⟦card.updateProperties()⟧
          }
        }
        """,
        fixed: """
          import UIKit

          class CardView: UIView {
            let label = UILabel()
            override func updateProperties() {
              super.updateProperties()
              label.text = "Card"
            }
          }
          final class PhotoView: CardView {
            func refresh() { self.setNeedsUpdateProperties() }
          }
          final class CardController: UIViewController {
            let card = CardView()
            override func viewDidLoad() {
              super.viewDidLoad()
              card.setNeedsUpdateProperties()
            }
          }
          """, iOS: SystemVersion(26)),
      .accepted(
        """
        import UIKit

        final class CardView: UIView {
          let label = UILabel()
          override func updateProperties() {
            super.updateProperties()
            updateLabel()
          }
          private func updateLabel() { label.text = "Card" }
          func refresh() { setNeedsUpdateProperties() }
        }
        """),
      .accepted(
        """
        import UIKit

        final class ShadowView: UIView {
          override func awakeFromNib() {
            super.awakeFromNib()
            updateProperties(of: layer)
          }
          private func updateProperties(of layer: CALayer) { layer.cornerRadius = 8 }
        }
        """),
      .accepted(
        """
        class Inspector {
          func updateProperties() {}
        }
        final class ColorInspector: Inspector {
          override func updateProperties() { super.updateProperties() }
          func refresh() { updateProperties() }
        }
        """),
      // The method of a superclass of the project.
      .accepted(
        """
        import UIKit

        class PanelController: UIViewController {
          override func updateProperties() { super.updateProperties() }
        }
        final class PriceController: PanelController {
          override func updateProperties() {
            super.updateProperties()
            title = "Price"
          }
        }
        """),
      // Each platform has its own method, and another one has a parameter that callers can omit.
      .flagged(
        """
        import UIKit

        final class PriceController: UIViewController {
          func refresh() { ⟦updateProperties()⟧ }
          #if os(tvOS)
            override func updateProperties() {
              super.updateProperties()
              title = "Prices"
            }
          #else
            override func updateProperties() {
              super.updateProperties()
              title = "Prices of today"
            }
          #endif
        }
        final class BadgeView: UIView {
          func refresh() { ⟦updateProperties()⟧ }
          func updateProperties(of layers: CALayer...) {
            for layer in layers { layer.cornerRadius = 8 }
          }
          override func updateProperties() {
            super.updateProperties()
            alpha = 1
          }
        }
        """,
        fixed: """
          import UIKit

          final class PriceController: UIViewController {
            func refresh() { setNeedsUpdateProperties() }
            #if os(tvOS)
              override func updateProperties() {
                super.updateProperties()
                title = "Prices"
              }
            #else
              override func updateProperties() {
                super.updateProperties()
                title = "Prices of today"
              }
            #endif
          }
          final class BadgeView: UIView {
            func refresh() { setNeedsUpdateProperties() }
            func updateProperties(of layers: CALayer...) {
              for layer in layers { layer.cornerRadius = 8 }
            }
            override func updateProperties() {
              super.updateProperties()
              alpha = 1
            }
          }
          """, iOS: SystemVersion(26)),
    ],
    signs: .viewUpdates,
    check: .types(checkDirectCalls))
}

let updateProperties = SoughtWord("updateProperties")

@Sendable private func checkDirectCalls(_ type: ProjectType, in context: inout RuleContext) {
  guard type.mayMention(updateProperties), type.mentions("updateProperties") else { return }
  for call in type.localCalls(named: "updateProperties").map(\.call) {
    guard let name = call.callee?.nameToken, !(call.receiver?.isNamed("super") ?? false),
      case .project(let members) = context.project.callee(of: call, in: context.path),
      let method = context.project.viewMethod(among: members, in: context.path)
    else { continue }
    let isAvailable = context.project.neededAvailability(for: method.since, at: call, in: context.path) == nil
    let request = Fix(
      "Use 'setNeedsUpdateProperties()'", [TextEdit(replacing: name.range, with: "setNeedsUpdateProperties")],
      safety: .unsafe)
    context.report(
      "UIKit does not track what a direct call of 'updateProperties' reads; call 'setNeedsUpdateProperties'",
      at: .whole(call), fixes: isAvailable ? [request] : [])
  }
}

extension ProjectModel {
  /// The method of Apple's class that one of the members overrides. There are several if overloads or branches of `#if`
  /// declare the same name; nil if none overrides it.
  fileprivate func viewMethod(among members: [Member], in path: FilePath) -> ViewMethod? {
    members.firstNonNil { member in
      self.type(named: member.owner.name, in: path).flatMap { viewMethod(member, of: $0) }
    }
  }
}
