import LintRules
import TestSupport
import Testing

@Suite struct DiscardedObservationTokenTests {
  @Test func aBlockThatHoldsNothingIsAHint() {
    expectDiagnostics(
      .discardedObservationToken,
      in: """
        import SwiftUI
        final class Page: UIViewController {
          func start() {
            center.addObserver(forName: .a, object: nil, queue: nil) { [weak self] _ in self?.reload() }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint: nobody \
        keeps the token of this observer, so it can never be removed
            center.addObserver(forName: .a, object: nil, queue: nil) { _ in self.reload() }
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: nobody keeps the \
        token of this observer, so it can never be removed
          }
          func reload() {}
        }
        """)
  }

  @Test func missingDismantleLeavesItToThisRule() {
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
