import LintRules
import TestSupport
import Testing

@Suite struct MissingDidMoveTests {
  @Test func everyChildIsCheckedOnItsOwn() {
    expectDiagnostics(
      .missingDidMove,
      in: """
        import SwiftUI
        class Split: UIViewController {
          func embedBoth() {
            self.addChild(menu)
          //^^^^^^^^^^^^^^^^^^^ warning: 'menu' is added as a child but never receives 'didMove(toParent:)'
            addChild(detail)
            detail.didMove(toParent: self)
          }
        }
        """)
  }

  @Test func codeThatReceivesTheChildCanCallDidMove() {
    expectDiagnostics(
      .missingDidMove,
      in: """
        import SwiftUI
        class Split: UIViewController {
          func embedBoth() {
            addChild(menu)
            container.place(menu)
            children.forEach { $0.didMove(toParent: self) }
          }
          var current: UIViewController? {
            didSet {
              current.flatMap { addChild($0) }
            }
          }
        }
        """)
  }

  @Test func classesWithoutSwiftUIAreIgnored() {
    expectDiagnostics(
      .missingDidMove,
      in: """
        import UIKit
        class Split: UIViewController {
          func embed() { addChild(menu) }
        }
        """)
  }
}
