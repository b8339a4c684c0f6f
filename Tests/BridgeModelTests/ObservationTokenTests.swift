import BridgeModel
import Testing

@Suite struct ObservationTokenTests {
  @Test(arguments: [
    ("center.addObserver(forName: .a, object: nil, queue: nil) { _ in }; g()", true),
    ("_ = view.observe(\\.frame) { _, _ in }", true),
    ("let t = model.$a.sink { _ in }", true),
    ("let t = model.$a.sink { _ in }; keep(t)", false),
    ("token = view.observe(\\.frame) { _, _ in }", false),
    ("return model.$a.sink { _ in }", false),
    ("model.$a.sink { _ in }.store(in: &bag)", false),
    ("model.$a.assign(to: &model.$b); g()", false),
    ("model.$a.assign(to: \\.text, on: label); g()", true),
    ("center.addObserver(self, selector: #selector(a), name: .a, object: nil); g()", false),
    ("sink { _ in }; g()", false),
  ])
  func discardedTokensAreLost(_ statements: String, isLost: Bool) throws {
    let project = model("class C { func f() { \(statements) } }")
    let function = try #require(project.declarations(of: "C").first?.members.first)
    let calls = function.bodies.flatMap { $0.descendants(.call) }
    #expect(calls.contains { project.discardsObservationToken($0, in: function) } == isLost)
  }

  @Test func theSingleExpressionOfAFunctionIsItsResult() throws {
    let project = model(
      """
      class C {
        func token() -> NSKeyValueObservation { view.observe(\\.frame) { _, _ in } }
        func start() { view.observe(\\.frame) { _, _ in } }
      }
      """)
    let functions = try #require(project.declarations(of: "C").first).members
    let lost = functions.map { function in
      function.bodies.flatMap { $0.descendants(.call) }.contains { project.discardsObservationToken($0, in: function) }
    }
    #expect(lost == [false, true])
  }
}
