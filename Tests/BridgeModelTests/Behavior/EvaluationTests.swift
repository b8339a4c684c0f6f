import SwiftScan
import Testing

@testable import BridgeModel

/// When code runs, relative to the code around it.
@Suite struct EvaluationTests {
  /// Names alone tell when some closures run: while the body runs, each time but later, or maybe never.
  @Test(arguments: [
    ("⟦f()⟧", true, true), ("rows.forEach { _ in ⟦f()⟧ }", true, true), ("{ ⟦f()⟧ }()", true, true),
    ("({ ⟦f()⟧ })()", true, true),
    ("DispatchQueue.main.async { ⟦f()⟧ }", false, true), ("Task { ⟦f()⟧ }", false, true),
    ("view.onTap { ⟦f()⟧ }", false, false),
    ("let later = { ⟦f()⟧ }", false, false), ("func later() { ⟦f()⟧ }", false, false),
    ("DispatchQueue.main.async { view.onTap { ⟦f()⟧ } }", false, false), ("struct A { let a = ⟦f()⟧ }", false, false),
    ("var a: Int { ⟦f()⟧ }", false, false), ("UIView.animate(withDuration: 1) { ⟦f()⟧ }", true, true),
    ("UIView.animate(withDuration: 1, animations: {}) { _ in ⟦f()⟧ }", false, false),
    ("withAnimation { ⟦f()⟧ }", true, true), ("DispatchQueue.main.sync { ⟦f()⟧ }", true, true),
    ("handlers = [{ ⟦f()⟧ }]", false, false), ("UITraitCollection.current.performAsCurrent { ⟦f()⟧ }", true, true),
  ])
  func closuresRun(_ code: String, _ isNow: Bool, _ isEachTime: Bool) throws {
    let marked = MarkedExpressions("func body() {\n  \(code)\n}")
    let mark = try #require(marked.marks.first)
    let body = try #require(mark.ancestors.filter { $0.kind == .functionDeclaration }.last?.body)
    #expect((mark.position(in: body) == .synchronous) == isNow, "\(code)")
    #expect(mark.runsEveryTime(in: body) == isEachTime, "\(code)")
  }

  @Test func timesAreOrdered() {
    #expect(Timing.now < .later && Timing.later < .whenCalled && !(Timing.later < .later))
    #expect(max(Timing.now, .later) == .later)
  }

  /// The project's functions determine when they call a closure.
  @Test(arguments: [
    ("now { ⟦f()⟧ }", Timing.now), ("soon { ⟦f()⟧ }", .later), ("stored { ⟦f()⟧ }", .whenCalled),
    ("passed { ⟦f()⟧ }", .now), ("passedLater { ⟦f()⟧ }", .later), ("optional { ⟦f()⟧ }", .now),
    ("both { ⟦f()⟧ }", .now), ("unused { ⟦f()⟧ }", .whenCalled), ("loop { ⟦f()⟧ }", .whenCalled),
    ("now { soon { ⟦f()⟧ } }", .later), ("soon { now { ⟦f()⟧ } }", .later), ("now { stored { ⟦f()⟧ } }", .whenCalled),
    ("handler = { ⟦f()⟧ }", .whenCalled), ("{ ⟦f()⟧ }()", .now), ("local { ⟦f()⟧ }", .whenCalled), ("⟦f()⟧", .now),
    ("func inner() { ⟦f()⟧ }", .whenCalled), ("asArgument { ⟦f()⟧ }", .whenCalled), ("retry { ⟦f()⟧ }", .now),
    ("again { ⟦f()⟧ }", .later),
  ])
  func functionsOfTheProjectCallClosures(_ code: String, _ expected: Timing) throws {
    // With each call that is followed, there would be 60 others.
    let retries = String(repeating: "retry { retry { retry(run) } }; ", count: 20)
    let marked = MarkedExpressions(
      """
      final class Runner {
        var handler: () -> Void = {}
        func body() {
          \(code)
        }
        func now(_ run: () -> Void) { run() }
        func soon(_ run: @escaping () -> Void) { DispatchQueue.main.async { run() } }
        func stored(_ run: @escaping () -> Void) { handler = run }
        func passed(_ run: @escaping () -> Void) { now(run) }
        func passedLater(_ run: @escaping () -> Void) { soon(run) }
        func optional(_ run: (() -> Void)?) { run?() }
        func both(_ run: @escaping () -> Void) { run(); handler = run }
        func unused(_ run: @escaping () -> Void) {}
        func loop(_ run: @escaping () -> Void) { loop(run) }
        func asArgument(_ run: @escaping () -> Void) { unknown(run) }
        func retry(_ run: @escaping () -> Void) { \(retries)run() }
        func again(_ run: @escaping () -> Void) { retry { self.again(run) }; soon { retry(run) } }
      }
      """)
    let mark = try #require(marked.marks.first)
    let function = try #require(mark.ancestors.filter { $0.kind == .functionDeclaration }.last)
    let block = try #require(function.body)
    #expect(marked.project.timing(of: mark, in: block, of: "Main.swift") == expected, "\(code)")
  }

  @Test(arguments: [
    ("DispatchQueue.main.async { ⟦f()⟧ }", true), ("Task { ⟦f()⟧ }", true), ("Task { await g(); ⟦f()⟧ }", false),
    ("DispatchQueue.main.asyncAfter(deadline: .now()) { ⟦f()⟧ }", false), ("view.onTap { ⟦f()⟧ }", false),
    ("handler = { ⟦f()⟧ }", false), ("soon { ⟦f()⟧ }", false), ("RunLoop.main.perform { ⟦f()⟧ }", true),
  ])
  func closuresRunOnTheNextTurn(_ code: String, _ expected: Bool) throws {
    let marked = MarkedExpressions(
      "func body() {\n  \(code)\n}\nfunc soon(_ run: @escaping () -> Void) { DispatchQueue.main.async { run() } }")
    let closure = try #require(marked.marks.first?.ancestors.first { $0.kind == .closure })
    #expect(marked.project.runsOnNextTurn(closure, in: "Main.swift") == expected, "\(code)")
  }

  /// SwiftUI runs the code of `body` with each update of the view, but not its actions.
  @Test(arguments: [
    ("⟦f()⟧", true), ("VStack { ⟦f()⟧ }", true), ("List(rows) { row in ⟦f()⟧ }", true),
    ("ForEach(rows) { row in Text(⟦f()⟧) }", true),
    ("Button(\"On\") { ⟦f()⟧ }", false), ("Text(\"\").onTapGesture { ⟦f()⟧ }", false),
    ("Text(\"\").onAppear { ⟦f()⟧ }", false),
    ("Text(\"\").overlay { ⟦f()⟧ }", true), ("Card { ⟦f()⟧ }", true), ("Card(action: { ⟦f()⟧ })", false),
    ("Plain { ⟦f()⟧ }", false),
    ("Unknown { Text(⟦f()⟧) }", true), ("Unknown { Text(⟦f()⟧).bold() }", true), ("Unknown { print(⟦f()⟧) }", false),
    ("Button(action: { ⟦f()⟧ }) { Text(\"\") }", false),
    ("rows.map { _ in ⟦f()⟧ }", true), ("Unknown { Own(⟦f()⟧) }", true), ("Unknown { Model(⟦f()⟧) }", false),
  ])
  func viewsAreEvaluated(_ code: String, _ expected: Bool) throws {
    let marked = MarkedExpressions(
      """
      import SwiftUI
      struct Shown: View {
        let rows: [Int]
        var body: some View {
          \(code)
        }
      }
      struct Card<Content: View>: View {
        init(action: @escaping () -> Void = {}, @ViewBuilder content: () -> Content = { EmptyView() }) {}
        var body: some View { EmptyView() }
      }
      struct Plain: View {
        init(action: @escaping () -> Void) {}
        var body: some View { EmptyView() }
      }
      struct Own: View { let a: Int; init(_ a: Int) { self.a = a }; var body: some View { EmptyView() } }
      struct Model { init(_ a: Int) {} }
      """)
    let mark = try #require(marked.marks.first)
    let block = try #require(mark.ancestors.filter { $0.kind == .accessorBlock }.last)
    #expect(marked.project.isEvaluated(mark, in: block, of: "Main.swift") == expected, "\(code)")
  }

  @Test(arguments: ["func later() { ⟦f()⟧ }", "struct Inner { let a = ⟦f()⟧ }"])
  func declarationsAreNotEvaluated(_ code: String) throws {
    let marked = MarkedExpressions("struct Shown: View {\n  var body: some View {\n    \(code)\n    Text(\"\")\n  }\n}")
    let mark = try #require(marked.marks.first)
    let block = try #require(mark.ancestors.filter { $0.kind == .accessorBlock }.last)
    #expect(!marked.project.isEvaluated(mark, in: block, of: "Main.swift"), "\(code)")
  }
}
