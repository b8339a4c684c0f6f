import LintEngine

/// The examples of `incomplete-child-removal` with code that removes all views of a container.
let containerRemovalExamples: [RuleExample] = [
  .flagged(
    """
    import SwiftUI

    final class MembersController: UIViewController {
      private let stack = UIStackView()
      func show(_ members: [String]) {
        ⟦stack.arrangedSubviews.forEach { $0.removeFromSuperview() }⟧
        let list = UIHostingController(rootView: Text(members.joined()))
        addChild(list)
        stack.addArrangedSubview(list.view)
        list.didMove(toParent: self)
      }
    }
    final class BadgeController: UIViewController {
      private let header = UIView()
      func show(_ count: Int) {
        ⟦for old in header.subviews where old.tag == 7 { old.removeFromSuperview() }⟧
        let badge = UIHostingController(rootView: Text("\\(count)"))
        badge.view.tag = 7
        addChild(badge)
        header.addSubview(badge.view)
        badge.didMove(toParent: self)
      }
      func hide() {
        ⟦header.viewWithTag(7)?.removeFromSuperview()⟧
      }
    }
    """),
  // Code that runs once finds no earlier child, and another container or tag contains none.
  .accepted(
    """
    import SwiftUI

    final class MembersController: UIViewController {
      private let stack = UIStackView()
      private let header = UIStackView()
      override func viewDidLoad() {
        super.viewDidLoad()
        stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        let list = UIHostingController(rootView: Text("Members"))
        list.view.tag = 1
        addChild(list)
        stack.addArrangedSubview(list.view)
        list.didMove(toParent: self)
      }
      func clearHeader() {
        header.arrangedSubviews.forEach { $0.removeFromSuperview() }
        stack.viewWithTag(2)?.removeFromSuperview()
      }
    }
    """),
  // The children are removed too.
  .accepted(
    """
    import SwiftUI

    final class MembersController: UIViewController {
      private let stack = UIStackView()
      func show(_ members: [String]) {
        stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        children.forEach { $0.removeFromParent() }
        let list = UIHostingController(rootView: Text(members.joined()))
        addChild(list)
        stack.addArrangedSubview(list.view)
        list.didMove(toParent: self)
      }
    }
    """),
  // A method that `forEach` calls adds the child, and another controller was never added.
  .flagged(
    """
    import SwiftUI

    final class ReportController: UIViewController {
      private let stack = UIStackView()
      private let bar = UIStackView()
      private let chart = UIHostingController(rootView: Text("Chart"))
      private let legend = UIViewController()
      func show() {
        [chart].forEach(addChild)
        stack.addArrangedSubview(chart.view)
        bar.addArrangedSubview(legend.view)
      }
      func clear() {
        ⟦stack.arrangedSubviews.forEach { $0.removeFromSuperview() }⟧
        bar.arrangedSubviews.forEach { $0.removeFromSuperview() }
      }
    }
    """),
  // The stack shows the view of a controller that was never a child, unlike another one.
  .accepted(
    """
    final class ListController: UIViewController {
      private let stack = UIStackView()
      private let header = UIHostingController(rootView: Text("Header"))
      private let footer = UIHostingController(rootView: Text("Footer"))
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(stack)
        addChild(footer)
        view.addSubview(footer.view)
        footer.didMove(toParent: self)
        reload()
      }
      func reload() {
        stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        stack.addArrangedSubview(header.view)
      }
    }
    """),
  // Loops that ask for the tag in several ways, and a view that the code unwraps.
  .flagged(
    """
    import SwiftUI

    final class CourseController: UIViewController {
      private let stack = UIStackView()
      func show(_ course: String) {
        let page = UIHostingController(rootView: Text(course))
        addChild(page)
        page.view.tag = 7
        stack.addArrangedSubview(page.view)
        page.didMove(toParent: self)
      }
      func clear() {
        ⟦for view in stack.arrangedSubviews {
          if view.tag == 7 {
            view.removeFromSuperview()
            break
          }
        }⟧
        if let page = stack.viewWithTag(7) { ⟦page.removeFromSuperview()⟧ }
        ⟦for view in stack.arrangedSubviews where 7 == view.tag { view.removeFromSuperview() }⟧
        for view in stack.arrangedSubviews where view.tag == 7 && view.isHidden { view.removeFromSuperview() }
        for view in stack.arrangedSubviews where view.tag != 7 { view.removeFromSuperview() }
      }
    }
    """),
  // The same controller's view is shown again, unlike that of another one.
  .flagged(
    """
    import SwiftUI

    final class ScoreController: UIViewController {
      private let stack = UIStackView()
      private let score = UIHostingController(rootView: Text("0"))
      private var round: UIHostingController<Text>?
      func reload() {
        stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        addChild(score)
        stack.addArrangedSubview(score.view)
        score.didMove(toParent: self)
      }
      func start(_ number: Int) {
        ⟦view.subviews.forEach { $0.removeFromSuperview() }⟧
        round = UIHostingController(rootView: Text("Round"))
        guard let round else { return }
        addChild(round)
        view.addSubview(round.view)
        round.didMove(toParent: self)
      }
    }
    """),
  // The stack shows the view of a controller that never became a child.
  .accepted(
    """
    import SwiftUI

    final class MenuController: UIViewController {
      private let stack = UIStackView()
      private let header = UIHostingController(rootView: Text("Menu"))
      private let list = UIHostingController(rootView: Text("List"))
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(list)
        view.addSubview(list.view)
        list.didMove(toParent: self)
      }
      func show() {
        stack.addArrangedSubview(header.view)  // uibridge:disable:this uncontained-hosting-controller
      }
      func hide() {
        stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
      }
    }
    """),
  // The view is removed some time after it's shown, or in another method, so that it isn't shown again.
  .flagged(
    """
    import SwiftUI

    final class ToastController: UIViewController {
      private let stack = UIStackView()
      private let toast = UIHostingController(rootView: Text("Saved"))
      func clear() {
        ⟦stack.arrangedSubviews.forEach { $0.removeFromSuperview() }⟧
      }
      func show() {
        addChild(toast)
        stack.addArrangedSubview(toast.view)
        toast.didMove(toParent: self)
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
          ⟦self.stack.arrangedSubviews.forEach { $0.removeFromSuperview() }⟧
        }
      }
    }
    """),
  // The same controller's view is shown again, and another property is set.
  .accepted(
    """
    import SwiftUI

    final class RoundController: UIViewController {
      private let stack = UIStackView()
      private let score = UIHostingController(rootView: Text("0"))
      func reload(_ round: Int) {
        stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        title = "Round \\(round)"
        addChild(score)
        stack.addArrangedSubview(score.view)
        score.didMove(toParent: self)
      }
    }
    """),
  // Another object has a method with the same name, and the controller never becomes a child.
  .accepted(
    """
    import LayoutKit
    import SwiftUI

    final class OutlineController: UIViewController {
      private let host = UIHostingController(rootView: Profile())
      private let outline = Outline()
      override func viewDidLoad() {
        super.viewDidLoad()
        outline.addChild()
        view.pinToEdges(host.view)
      }
      func hide() { host.view.removeFromSuperview() }
    }
    final class Outline {
      private(set) var count = 0
      func addChild() { count += 1 }
    }
    """),
]
