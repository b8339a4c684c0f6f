import BridgeModel
import SwiftScan
import Testing

/// Local functions and closures belong to the method that calls them.
@Suite struct LocalFunctionTests {
  @Test func calledLocalFunctionsBelongToTheMethod() throws {
    let marked = try #require(
      MarkedRepresentable(
        """
        struct V: UIViewRepresentable {
          @Binding var text: String
          func makeUIView(context: Context) -> UILabel {
            func made() -> UILabel { let label = UILabel(); f(⟦label⟧); return label }
            return made()
          }
          func updateUIView(_ view: UILabel, context: Context) {
            func style(_ target: UILabel) { f(⟦target⟧, ⟦view⟧) }
            func apply(to other: UILabel) { f(⟦other⟧, ⟦view⟧); reset() }
            func reset() { text = "1" }
            func never() { text = "2" }
            let later = { text = "3" }
            let now = { text = "4" }
            style(view)
            apply(to: UILabel())
            reset()
            now()
            view.onTap(later)
            DispatchQueue.main.async { never() }
          }
        }
        """))
    let representable = marked.representable
    let represented = marked.marks.map { mark in marked.body(around: mark)?.isRepresented(mark) ?? false }
    #expect(represented == [true, true, true, false, true])
    let bodies = representable.bodiesWithHelpers(of: .update)
    #expect(
      bodies.map { $0.calls.last?.text ?? "" } == ["", "style(view)", "apply(to: UILabel())", "reset()", "now()"])
    let written = bodies.flatMap { body in
      marked.project.stateWrites(in: body, of: representable).map { "\($0.node.text) \($0.timing)" }
    }
    #expect(
      written == [
        #"text = "3" whenCalled"#, #"text = "4" whenCalled"#, #"text = "1" now"#, #"text = "4" now"#,
      ])
  }

  @Test func localFunctionsSeeTheContext() throws {
    let project = model(
      """
      struct V: UIViewRepresentable {
        func updateUIView(_ view: UIView, context: Context) {
          func refresh() { context.coordinator.settle() }
          func renew(_ other: Context) { other.coordinator.settle(); refresh() }
          renew(context)
        }
        func makeCoordinator() -> Coordinator { Coordinator() }
        class Coordinator { func settle() {} }
      }
      """)
    let bodies = try #require(project.representables.first).bodiesWithHelpers(of: .update)
    #expect(bodies.map(\.isInCoordinator) == [false, false, true, false])
    #expect(bodies.map(\.context) == ["context", "context", nil, "context"])
  }
}
