import LintRules
import TestSupport
import Testing

@Suite struct DiscardedObservationTokenTests {
  @Test func aBlockThatRetainsNothingIsAHint() {
    expectDiagnostics(
      .discardedObservationToken,
      in: """
        import SwiftUI
        final class Page: UIViewController {
          func start() {
            center.addObserver(forName: .a, object: nil, queue: nil) { [weak self] _ in self?.reload() }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint: nothing keeps the token of this observer, so it can never be removed
            center.addObserver(forName: .a, object: nil, queue: nil) { _ in self.reload() }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: nothing keeps the token of this observer, so it can never be removed, and its closure keeps 'Page' in memory
          }
          func reload() {}
        }
        """)
  }

  @Test func missingDismantleDefersToThisRule() {
    expectDiagnostics(
      .missingDismantle,
      in: """
        struct Page: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView {
            let view = UIView()
            center.addObserver(forName: .a, object: nil, queue: nil) { _ in view.setNeedsLayout() }
            return view
          }
          func updateUIView(_ view: UIView, context: Context) {}
        }
        """)
  }
}
