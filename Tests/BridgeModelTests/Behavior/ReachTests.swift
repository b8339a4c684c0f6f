import BridgeFacts
import SwiftScan
import Testing

@testable import BridgeModel

/// The functions that an update method runs.
@Suite struct ReachTests {
  @Test(arguments: [
    ("show()", "func show() {}", "show"), ("self.show()", "func show() {}", "show"),
    ("other.show()", "func show() {}", ""),
    ("show(at: 1)", "func show(at x: Int) {}", "show"), ("show(to: 1)", "func show(at x: Int) {}", ""),
    ("show()", "func show(at x: Int) {}", ""), ("show()", "func show(at x: Int = 1) {}", "show"),
    ("show()", "func show(_ x: Int...) {}", "show"),
    ("show(1, at: 2)", "func show(_ x: Int, by y: Int = 0, at z: Int) {}", "show"),
    ("show(at: 2, 1)", "func show(_ x: Int, at z: Int) {}", ""),
    ("show(1) {}", "func show(_ x: Int, then: () -> Void) {}", "show"),
    ("show()", "func show() { hide() }; func hide() {}", "show hide"), ("show()", "func show() { show() }", "show"),
    ("Self.style(view)", "static func style(_ v: UIView) {}", "style"),
    ("V.style(view)", "static func style(_ v: UIView) {}", "style"),
    ("Other.style(view)", "static func style(_ v: UIView) {}", ""),
    ("style(view)", "static func style(_ v: UIView) {}", "style"),
    ("context.coordinator.settle()", "", "settle"), ("context.coordinator.parent.show()", "func show() {}", "show"),
    ("Coordinator.start()", "", "start"), ("context.coordinator.missing()", "", ""),
    ("view.show()", "func show() {}", ""),
    ("context.coordinator.level = 1", "", "level"), ("context.coordinator.last = 1", "", ""),
    ("print(context.coordinator.level)", "", ""), ("context.coordinator.level += 1", "", "level"),
    ("later { show() }", "func show() {}", ""), ("[1].forEach { _ in show() }", "func show() {}", "show"),
    ("if isBold { show() }", "func show() {}", "show"), ("let show = rows; show()", "func show() {}", ""),
    ("rows.forEach(show)", "func show(_ x: Int) {}", ""),
    ("_ = title", "var title: String { show(); return text }; func show() {}", "title show"),
    ("title = text", "var title: String { get { show() } nonmutating set {} }; func show() {}", ""),
    ("let title = text; _ = title", "var title: String { show() }; func show() {}", ""),
    ("if let title { print(title) }", "var title: String? { show() }; func show() {}", "title show"),
  ])
  func callsAreFollowed(_ update: String, _ members: String, _ expected: String) throws {
    let project = model(source(update, members))
    let representable = try #require(project.representables.first)
    let names = representable.bodiesWithHelpers(of: .update).dropFirst().map(\.function.name)
    #expect(names.joined(separator: " ") == expected, "\(update) with \(members)")
  }

  /// Code of other types is followed too, if it's certain which function is called.
  @Test(arguments: [
    ("helper.work()", "work"), ("helper.other()", ""), ("Helper.shared()", "shared"), ("tune(view)", "tune"),
    ("view.polish()", "polish"), ("helper.level = 1", "level"), ("helper.plain = 1", ""), ("untyped.work()", ""),
    ("DispatchQueue.main.async { helper.work() }", "work"), ("view.onTap { helper.work() }", ""), ("Helper()", ""),
    ("show(helper)", "show work"), ("context.coordinator.settle()", "settle"), ("helper.work(1)", ""),
    ("helper.twice()", "twice work"), ("let tune = rows; tune(view)", ""),
  ])
  func callsOfOtherTypesAreFollowed(_ update: String, _ expected: String) throws {
    let others = """
      final class Helper {
        var level = 0 { didSet { print(level) } }
        var plain = 0
        func work() {}
        func twice() { work(); work() }
        static func shared() {}
      }
      func tune(_ view: UIView) {}
      extension UILabel { func polish() {} }
      """
    let project = model(source(update, "let helper: Helper; func show(_ h: Helper) { h.work() }") + "\n" + others)
    let representable = try #require(project.representables.first { $0.name == "V" })
    let bodies = project.bodies(reachedFrom: .update, of: representable)
    #expect(bodies.dropFirst().map(\.function.name).joined(separator: " ") == expected, "\(update)")
    for body in bodies where ["work", "twice", "tune", "polish", "level", "shared"].contains(body.function.name) {
      #expect(body.isForeign, "\(body.function.name)")
    }
    for body in bodies where ["show", "settle", "updateUIView"].contains(body.function.name) {
      #expect(!body.isForeign, "\(body.function.name)")
    }
  }

  /// Reports about the code of another type are placed at the call in the representable.
  @Test func ownSitesAreInTheRepresentable() throws {
    let others = "final class Helper { func work() { deep() }; func deep() { print(1) } }"
    let project = model(source("helper.work()", "let helper: Helper") + "\n" + others)
    let representable = try #require(project.representables.first)
    let deep = try #require(project.bodies(reachedFrom: .update, of: representable).last)
    let site = deep.ownSite(of: deep.block)
    #expect(deep.function.name == "deep" && site.node.text == "helper.work()" && !site.body.isForeign)
    #expect(deep.calls.map(\.text) == ["helper.work()", "deep()"] && deep.isHelper)
    #expect(deep.caller?.function.name == "work" && deep.caller?.caller?.function.name == "updateUIView")
  }

  /// Two types with one name may have different functions.
  @Test func ambiguousTypesAreNotFollowed() throws {
    let others = "final class Helper { func work() {} }\n// file: Other.swift\nfinal class Helper { func work() {} }"
    let project = model(source("helper.work()", "let helper: Helper") + "\n" + others)
    let representable = try #require(project.representables.first)
    #expect(project.bodies(reachedFrom: .update, of: representable).count == 1)
  }

  /// A local closure gives its parameters names of their own, without labels.
  @Test func parametersOfLocalClosuresStandForArguments() throws {
    let marked = try #require(
      MarkedRepresentable(source("let style = { (a: Int, target: UIView) in f(⟦target⟧) }; style(1, view)", "")))
    let mark = try #require(marked.marks.first)
    let body = try #require(marked.body(around: mark))
    #expect(body.isRepresented(mark))
    // What is known about a body doesn't tell it from itself.
    #expect(body == body && body != marked.representable.bodies(of: .update).first)
  }

  /// Generated code could call itself in thousands of ways.
  @Test func longChainsOfCallsEnd() throws {
    let helpers = (0..<300).map { "func f\($0)() { f\($0 + 1)() }" }.joined(separator: "\n")
    let project = model(source("f0()", helpers))
    let representable = try #require(project.representables.first)
    #expect(representable.bodiesWithHelpers(of: .update).count == 200)
  }

  @Test func lifecycleBodiesKnowWhatSelfIs() throws {
    let project = model(
      source(
        "context.coordinator.settle(); Self.style(view); show()", "func show() {}; static func style(_ v: UIView) {}"))
    let representable = try #require(project.representables.first)
    let bodies = representable.bodiesWithHelpers(of: .update)
    #expect(bodies.map(\.isInCoordinator) == [false, true, false, false])
    #expect(bodies.map(\.isInRepresentable) == [true, false, false, true])
    #expect(bodies.map(\.isHelper) == [false, true, true, true])
    let dismantle = try #require(representable.bodies(of: .dismantle).first)
    #expect(dismantle.owner == nil && dismantle.variable == "view")
    #expect(representable.bodies(of: .update).first?.context == "context")
  }

  /// A flag that a call passes decides which code of a helper runs. The number of calls of `run()` that are reached.
  @Test(arguments: [
    ("show(on: false)", "func show(on: Bool) { if on, rows.isEmpty { run() } }", 0),
    ("show(on: true)", "func show(on: Bool) { if on, rows.isEmpty { run() } else { run() } }", 2),
    ("show(on: true)", "func show(on: Bool) { if on { print(1) } else { run() } }", 0),
    ("show(on: isBold)", "func show(on: Bool) { if on { print(1) } else { run() } }", 1),
    ("show(on: false)", "func show(on: Bool) { run(); guard on else { return }; run() }", 1),
    ("show(on: false)", "func show(on: Bool) { guard on else { run(); return }; run() }", 1),
    ("show(on: false)", "func show(on: Bool) { guard !on else { return }; run() }", 1),
    (
      "show(on: false)",
      "func show(on: Bool) { each { on in if on { run() } } }; func each(_ f: (Bool) -> Void) { f(true) }", 1
    ),
    ("show(on: 1)", "func show(on: Int) { if on { run() } }", 1),
    ("show(false)", "func show(_ on: Bool) { if on { run() } }", 1),
  ])
  func flagsLeaveCodeOut(_ update: String, _ members: String, _ expected: Int) throws {
    let project = model(source(update, members))
    let representable = try #require(project.representables.first)
    let bodies = representable.bodiesWithHelpers(of: .update)
    let calls = bodies.flatMap { body in
      body.block.descendants(.call).filter { $0.calledName == "run" && !body.leavesOut($0) }
    }
    #expect(calls.count == expected, "\(update): \(members)")
  }

  private func source(_ update: String, _ members: String) -> String {
    """
    struct V: UIViewRepresentable {
      let text: String
      let rows: [Int]
      let isBold: Bool
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func updateUIView(_ view: UILabel, context: Context) {
        \(update)
      }
      static func dismantleUIView(_ view: UILabel, coordinator: Coordinator) {}
      \(members)
      class Coordinator {
        var parent: V
        var last = 0
        var level = 0 { didSet { print(level) } }
        init(_ parent: V) { self.parent = parent }
        func settle() {}
        static func start() {}
      }
    }
    """
  }
}
