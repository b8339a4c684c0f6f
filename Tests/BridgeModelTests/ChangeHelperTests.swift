import BridgeModel
import SwiftScan
import Testing

/// Helpers of the project that run a closure only after comparing values.
@Suite struct ChangeHelperTests {
  @Test func closuresThatAHelperRunsAfterAComparisonAreGuarded() throws {
    let marked = try #require(
      MarkedRepresentable(
        """
        struct V: UIViewRepresentable {
          let text: String
          func updateUIView(_ view: UITextView, context: Context) {
            onChange(of: text, since: context.coordinator) { ⟦f(0)⟧ }
            context.coordinator.apply(text) { ⟦f(1)⟧ }
            context.coordinator.always { ⟦f(2)⟧ }
            withSpace { ⟦f(3)⟧ }
            rows.forEach { _ in ⟦f(4)⟧ }
            tracker.ifChanged(text) { if isOn { ⟦f(5)⟧ } }
          }
          func withSpace(_ run: () -> Void) { if text.isEmpty { log() }; run() }
          class Coordinator {
            var last = ""
            func apply(_ text: String, run: () -> Void) { guard text != last else { return }; last = text; run() }
            func always(run: () -> Void) { last = ""; run() }
          }
        }
        """))
    let guarded = marked.marks.enumerated().filter { _, mark in
      marked.body(around: mark).map { marked.representable.isGuarded(mark, in: $0) } ?? false
    }.map(\.offset)
    #expect(guarded == [0, 1, 5])
    let update = try #require(marked.representable.bodies(of: .update).first)
    #expect(marked.representable.guards(in: update).map(\.kind) == [.helper, .helper, .helper])
  }
}
