import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let missingSuperUpdateProperties = Rule(
    id: "missing-super-update-properties",
    group: "observation",
    severity: .warning,
    lowerSeverities: [.information(if: "no superclass in the project overrides the method")],
    since: "iOS 26",
    summary: "Call `super.updateProperties()`.",
    symptom: "What the superclass shows never changes.",
    rationale: """
      UIKit calls `updateProperties()` once for each object, and an override replaces the one of the superclass. UIKit's \
      headers require that overrides in view controllers call `super`, but the compiler doesn't check that in Swift.
      """,
    exception: "None.",
    source: """
      https://learn.microsoft.com/en-us/dotnet/api/uikit.uiviewcontroller.updateproperties?view=net-ios-26.4-10.0
      """,
    examples: [
      .flagged(
        """
        import UIKit

        class CardController: UIViewController {
          let model = TitleModel()
          override func updateProperties() {
            super.updateProperties()
            title = model.title
          }
        }
        final class PhotoController: CardController {
          let label = UILabel()
          override func ⟦updateProperties⟧() {
            label.text = model.title
          }
        }
        """,
        fixed: """
          import UIKit

          class CardController: UIViewController {
            let model = TitleModel()
            override func updateProperties() {
              super.updateProperties()
              title = model.title
            }
          }
          final class PhotoController: CardController {
            let label = UILabel()
            override func updateProperties() {
              super.updateProperties()
              label.text = model.title
            }
          }
          """, iOS: SystemVersion(26)),
      // UIKit's own controller.
      .flagged(
        """
        import UIKit

        final class CalendarController: UITableViewController {
          let model = TitleModel()
          override func ⟦updateProperties⟧() { updateTitle() }
          private func updateTitle() { title = model.title }
        }
        """,
        fixed: """
          import UIKit

          final class CalendarController: UITableViewController {
            let model = TitleModel()
            override func updateProperties() { super.updateProperties(); updateTitle() }
            private func updateTitle() { title = model.title }
          }
          """, iOS: SystemVersion(26)),
      .accepted(
        """
        import UIKit

        final class CardController: UIViewController {
          let model = TitleModel()
          @available(iOS 26, *)
          override func updateProperties() {
            defer { title = model.title }
            super.updateProperties()
          }
        }
        """),
      // UIKit doesn't require it in views.
      .accepted(
        """
        import UIKit

        final class CardView: UIView {
          let model = TitleModel()
          let label = UILabel()
          override func updateProperties() { label.text = model.title }
        }
        """),
      // A method with this name that UIKit doesn't call.
      .accepted(
        """
        import UIKit

        class Inspector {
          func updateProperties() {}
        }
        final class ColorInspector: Inspector {
          override func updateProperties() { print("color") }
        }
        final class ShadowView: UIView {
          private func updateProperties(of layer: CALayer) { layer.cornerRadius = 8 }
        }
        """),
      // Superclasses of the project, one with the method and one without it, and a method that only explains it.
      .flagged(
        """
        import UIKit

        class CardView: UIView {
          let label = UILabel()
          func reload() {}
        }
        final class PriceCard: CardView {
          override func updateProperties() { label.text = "1" }
        }
        class PanelView: UIView {
          override func updateProperties() { super.updateProperties() }
        }
        final class PricePanel: PanelView {
          let label = UILabel()
          override func ⟦updateProperties⟧() {
            label.text = "1"
          }
        }
        final class PriceController: UIViewController {
          let label = UILabel()
          override func viewWillLayoutSubviews() {
            // updateProperties() sets the text.
            label.sizeToFit()
          }
        }
        """,
        fixed: """
          import UIKit

          class CardView: UIView {
            let label = UILabel()
            func reload() {}
          }
          final class PriceCard: CardView {
            override func updateProperties() { label.text = "1" }
          }
          class PanelView: UIView {
            override func updateProperties() { super.updateProperties() }
          }
          final class PricePanel: PanelView {
            let label = UILabel()
            override func updateProperties() {
              super.updateProperties()
              label.text = "1"
            }
          }
          final class PriceController: UIViewController {
            let label = UILabel()
            override func viewWillLayoutSubviews() {
              // updateProperties() sets the text.
              label.sizeToFit()
            }
          }
          """),
    ],
    signs: .viewUpdates,
    check: .types(checkSuperCalls))
}

@Sendable private func checkSuperCalls(_ type: ProjectType, in context: inout RuleContext) {
  guard type.mayMention(updateProperties) else { return }
  let project = context.project
  for member in type.localMembers(mentioning: [updateProperties.pattern]) where member.node.isNamed("updateProperties")
  {
    guard let method = project.viewMethod(member, of: type), let body = member.node.body,
      !body.calls(named: method.baseName).contains(where: { $0.receiver?.isNamed("super") ?? false })
    else { continue }
    let overridden = type.primary.map(project.superclasses)?.first { superclass in
      superclass.members.contains { $0.fullName == method.name }
    }
    guard overridden != nil || method.className == "UIViewController" else { continue }
    let isAvailable = project.neededAvailability(for: method.since, at: member.node, in: context.path) == nil
    let edits = isAvailable ? context.placement.insertions(of: "super.\(method.name)", atStartOf: body) : nil
    let name = overridden.map { lastComponent(of: $0.name) } ?? method.className
    context.report(
      "'updateProperties' does not call 'super', so what '\(name)' updates is left out",
      at: .name(of: member.node), severity: overridden == nil ? .information : nil,
      fixes: edits.map { [Fix("Add 'super.updateProperties()'", $0, safety: .unsafe)] } ?? [])
  }
}
