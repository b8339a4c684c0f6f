import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let hostingSubviewAddition = Rule(
    id: "hosting-subview-addition",
    group: "hosting",
    severity: .warning,
    since: "iOS 13",
    summary: "Don't add subviews to the view of a hosting controller.",
    symptom: """
      SwiftUI content covers the subview or takes its touches, and the console reports a broken view hierarchy.
      """,
    rationale: """
      SwiftUI manages the subviews of a hosting controller's view. UIKit reports other subviews at run time: they aren't \
      supported, and may result in a broken view hierarchy. Put the view above the hosting controller's view in a common \
      superview, or into the SwiftUI content as a representable.
      """,
    exception: "None.",
    source: "https://developer.apple.com/documentation/swiftui/uihostingcontroller",
    examples: [
      .flagged(
        """
        import SwiftUI

        final class HomeController: UIHostingController<Home> {
          private let banner = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            ⟦view.addSubview(banner)⟧
          }
        }
        """),
      // The controller is a property, and the view has a name.
      .flagged(
        """
        import SwiftUI

        final class HomeContainer: UIViewController {
          private let host = UIHostingController(rootView: Home())
          private let banner = UILabel()
          func showBanner() {
            ⟦host.view.insertSubview(banner, at: 0)⟧
          }
          func showBadge(_ badge: UIView) {
            guard let hostView = host.view else { return }
            ⟦hostView.addSubview(badge)⟧
          }
        }
        """),
      // A common superview, and other containers.
      .accepted(
        """
        import SwiftUI

        final class HomeContainer: UIViewController {
          private let host = UIHostingController(rootView: Home())
          private let banner = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            addChild(host)
            view.addSubview(host.view)
            host.didMove(toParent: self)
            view.insertSubview(banner, aboveSubview: host.view)
            host.view.superview?.addSubview(banner)
          }
        }
        """),
      // A nested class, and a view that another controller provides.
      .accepted(
        """
        import SwiftUI

        final class HomeController: UIHostingController<Home> {
          final class Panel: UIViewController {
            let label = UILabel()
            override func viewDidLoad() {
              super.viewDidLoad()
              view.addSubview(label)
            }
          }
          func show(in view: UIView, _ panel: Panel) {
            view.addSubview(UILabel())
            panel.view.addSubview(UILabel())
            navigationController?.view.addSubview(UILabel())
          }
        }
        """),
      // AppKit's hosting view is a view like others.
      .accepted(
        """
        import SwiftUI

        final class HomeContainer: NSViewController {
          private let host = NSHostingController(rootView: Home())
          func showBanner() { host.view.addSubview(NSView()) }
        }
        """),
      // A subclass that brings its own view.
      .accepted(
        """
        import SwiftUI

        final class HomeController: UIHostingController<Home> {
          override func loadView() { view = UIView() }
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(UILabel())
          }
        }
        """),
      // The view of AppKit's controller.
      .accepted(
        """
        import SwiftUI

        #if os(macOS)
        import AppKit
        typealias HostController = NSHostingController
        #else
        import UIKit
        typealias HostController = UIHostingController
        #endif

        @MainActor final class BoardPane {
          private let host = HostController(rootView: Text("Note"))
          #if os(macOS)
          func decorate(with badge: NSView) { host.view.addSubview(badge) }
          #endif
        }
        """),
    ],
    signs: .hosting,
    check: .types(checkAdditions))
}

@Sendable private func checkAdditions(_ type: ProjectType, in context: inout RuleContext) {
  guard context.mayHostViews else { return }
  for found in context.project.subviewsOfHostingViews(in: type) {
    context.report(
      "SwiftUI manages the subviews of '\(found.view.text)'; add the view to a common superview instead",
      at: .whole(found.call))
  }
}
