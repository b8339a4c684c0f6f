import LintEngine

/// The examples of `incomplete-child-removal` about children that code reaches through other objects.
let removalPathExamples: [RuleExample] = [
  // The last of all children is removed.
  .accepted(
    """
    import SwiftUI

    final class ReaderController: UIViewController {
      private let host = UIHostingController(rootView: Text("Chapter"))
      func open() {
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
      func close() {
        host.view.removeFromSuperview()
        children.last?.removeFromParent()
      }
    }
    """),
  // A property of another object is removed, and has the name of a parameter.
  .flagged(
    """
    import SwiftUI

    final class Flow {
      var page: UIViewController?
    }
    final class ReaderController: UIViewController {
      private let host = UIHostingController(rootView: Text("Chapter"))
      private let flow = Flow()
      func open() {
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
      func close(_ page: Int) {
        ⟦host.view.removeFromSuperview()⟧
        flow.page?.removeFromParent()
        title = "Page \\(page)"
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class Flow {
        var page: UIViewController?
      }
      final class ReaderController: UIViewController {
        private let host = UIHostingController(rootView: Text("Chapter"))
        private let flow = Flow()
        func open() {
          addChild(host)
          view.addSubview(host.view)
          host.didMove(toParent: self)
        }
        func close(_ page: Int) {
          host.willMove(toParent: nil)
          host.view.removeFromSuperview()
          host.removeFromParent()
          flow.page?.removeFromParent()
          title = "Page \\(page)"
        }
      }
      """),
  // The object that has the child is removed, which a local names elsewhere.
  .flagged(
    """
    import SwiftUI

    final class PanelController: UIViewController {
      let host = UIHostingController(rootView: Text("Panel"))
    }
    final class DrawerController: UIViewController {
      private let drawer = PanelController()
      func open() {
        let panel = drawer
        panel.addChild(panel.host)
        panel.view.addSubview(panel.host.view)
        panel.host.didMove(toParent: panel)
      }
      func empty() {
        let panel = drawer
        ⟦panel.host.view.removeFromSuperview()⟧
      }
      func close() {
        drawer.removeFromParent()
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class PanelController: UIViewController {
        let host = UIHostingController(rootView: Text("Panel"))
      }
      final class DrawerController: UIViewController {
        private let drawer = PanelController()
        func open() {
          let panel = drawer
          panel.addChild(panel.host)
          panel.view.addSubview(panel.host.view)
          panel.host.didMove(toParent: panel)
        }
        func empty() {
          let panel = drawer
          panel.host.willMove(toParent: nil)
          panel.host.view.removeFromSuperview()
          panel.host.removeFromParent()
        }
        func close() {
          drawer.removeFromParent()
        }
      }
      """),
]
