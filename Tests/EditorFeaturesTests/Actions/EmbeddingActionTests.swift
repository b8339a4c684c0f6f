import Testing

/// Actions that move the code for embedding a child controller into one shared method.
@Suite struct EmbeddingActionTests {
  private let title = "Replace with a shared 'embed(_:in:)' method"

  @Test func embeddingsInAFileShareAMethod() {
    expectAction(
      title,
      on: """
        final class Screen: UIViewController {
            func show(_ page: UIViewController, _ footer: UIViewController) {
                ⟦⟧addChild(page)
                page.view.frame = view.bounds
                page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(page.view)
                page.didMove(toParent: self)
                // Below it.
                self.addChild(footer)
                footer.view.frame = bar.bounds
                footer.view.autoresizingMask = [.flexibleHeight, .flexibleWidth]
                bar.addSubview(footer.view)
                footer.didMove(toParent: self) // done
            }
        }
        """,
      gives: """
        final class Screen: UIViewController {
            func show(_ page: UIViewController, _ footer: UIViewController) {
                embed(page, in: view)
                // Below it.
                self.embed(footer, in: bar) // done
            }
        }

        extension UIViewController {
            /// Adds a child view controller whose view fills a container.
            func embed(_ child: UIViewController, in container: UIView) {
                addChild(child)
                child.view.frame = container.bounds
                child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                container.addSubview(child.view)
                child.didMove(toParent: self)
            }
        }
        """)
  }

  @Test func anExistingMethodIsUsed() {
    let helper = """
      extension UIViewController {
        func embed(_ child: UIViewController, in container: UIView) {
          addChild(child)
          child.view.frame = container.bounds
          child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          container.addSubview(child.view)
          child.didMove(toParent: self)
        }
      }
      """
    let once = """
      final class Screen: UIViewController {
        func show(_ page: UIViewController) {
          ⟦⟧addChild(page)
          page.view.frame = view.bounds
          page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          view.addSubview(page.view)
          page.didMove(toParent: self)
        }
      }
      """
    expectAction(
      title, on: once, with: [helper],
      gives: """
        final class Screen: UIViewController {
          func show(_ page: UIViewController) {
            embed(page, in: view)
          }
        }
        """)
    expectNoAction(title, on: once)
    let other = helper.replacing(
      "child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]", with: "child.view.alpha = 0")
    #expect(
      MarkedSource(once).disabledReasons(with: [other])[title]
        == "'embed(_:in:)' of UIViewController does something else")
    // Another file contains the same code.
    let second = once.replacing("Screen", with: "Page").replacing("⟦⟧", with: "")
    #expect(MarkedSource(once).applying(title, with: [second])?.contains("func embed(") == true)
  }

  @Test(arguments: [
    "page.view.frame = view.bounds.insetBy(dx: 3, dy: 3)", "page.view.frame = other.bounds",
    "page.view.frame = view.bounds // as large", "page.view.frame = view.bounds\n    page.title = \"\"",
  ])
  func differentEmbeddingsStay(frame: String) {
    let block = """
          addChild(page)
          \(frame)
          page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          view.addSubview(page.view)
          page.didMove(toParent: self)
      """
    expectNoAction(
      title,
      on: "final class Screen: UIViewController {\n  func a() {\n⟦⟧\(block)\n  }\n  func b() {\n\(block)\n  }\n}")
  }
}
