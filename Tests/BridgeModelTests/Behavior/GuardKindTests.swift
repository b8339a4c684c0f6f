import SwiftScan
import Testing

@testable import BridgeModel

/// The kinds of guards of the marked statements in an update method. A statement without a guard runs with each update.
@Suite struct GuardKindTests {
  @Test(arguments: [
    // A comparison with what the object shows or the code remembers.
    ("if view.text != text { ⟦f()⟧ }", "change"), ("if context.coordinator.last != text { ⟦f()⟧ }", "change"),
    ("if context.coordinator.parent.text != text { ⟦f()⟧ }", "change"), ("if view.text == text { ⟦f()⟧ }", "state"),
    ("guard view.text != text else { return }; ⟦f()⟧", "change"), ("if text != title { ⟦f()⟧ }", "-"),
    ("if view.tag != 3 { ⟦f()⟧ }", "state"), ("if view.tag == 3 { ⟦f()⟧ }", "state"),
    ("if differs(view) { ⟦f()⟧ }", "change"), ("if !differs(view) { ⟦f()⟧ }", "change"),
    ("if text == title || view.text != text { ⟦f()⟧ }", "-"), ("if isBold || view.text != text { ⟦f()⟧ }", "state"),
    ("if isBold && view.text != text { ⟦f()⟧ }", "change"),
    ("if view.text != text || view.tag != rows.count { ⟦f()⟧ }", "change"),
    // Something is missing, and the code creates it.
    ("if view.subviews.isEmpty { ⟦f()⟧ }", "absence"), ("if context.coordinator.timer == nil { ⟦f()⟧ }", "absence"),
    ("if rows.isEmpty { ⟦f()⟧ }", "-"), ("if view.subviews.count > 0 { ⟦f()⟧ }", "-"),
    // The code takes back what it was asked for.
    ("if let next = context.coordinator.pending { ⟦f()⟧; context.coordinator.pending = nil }", "request"),
    ("if context.coordinator.pending != nil { ⟦f()⟧; context.coordinator.pending = nil }", "request"),
    ("if let next = context.coordinator.pending { ⟦f()⟧ }", "-"),
    ("if let next = context.coordinator.next() { ⟦f()⟧ }", "change"), ("if let next = rows.first() { ⟦f()⟧ }", "-"),
    ("if let item { ⟦f()⟧; item = nil }", "request"), ("if item != nil { ⟦f()⟧; item = nil }", "request"),
    ("if let item { ⟦f()⟧ }", "recalledRequest"), ("if let other { ⟦f()⟧ }", "-"), ("if let plain { ⟦f()⟧ }", "-"),
    ("if isAsked { ⟦f()⟧ }", "recalledRequest"), ("if !isAsked { ⟦f()⟧ }", "-"),
    ("if isToggled { ⟦f()⟧ }", "recalledRequest"),
    ("if isRaised { ⟦f()⟧ }", "-"), ("if isBold { ⟦f()⟧ }", "-"), ("if isTold { ⟦f()⟧ }", "recalledRequest"),
    ("if context.coordinator.isReady { ⟦f()⟧ }", "state"), ("if view.isHidden { ⟦f()⟧ }", "state"),
    ("if context.coordinator.isReady { ⟦f()⟧; context.coordinator.isReady = false }", "request"),
    ("if !context.coordinator.isReady { ⟦f()⟧; context.coordinator.isReady = true }", "request"),
    ("if context.coordinator.isReady { ⟦f()⟧; context.coordinator.isReady = true }", "state"),
    ("if context.coordinator.isReady { ⟦f()⟧; context.coordinator.isReady = isBold }", "request"),
    ("context.coordinator.isReady = view.isHidden; if context.coordinator.isReady { ⟦f()⟧ }", "request"),
    ("if isBold { context.coordinator.isReady = true }; if context.coordinator.isReady { ⟦f()⟧ }", "state"),
    // Code that keeps itself from running again below itself runs with each update.
    (
      """
      guard !context.coordinator.isBusy else { return }
      context.coordinator.isBusy = true
      ⟦f()⟧
      context.coordinator.isBusy = false
      """, "-"
    ),
    (
      """
      if context.coordinator.rows != rows { context.coordinator.isStale = true }
      if context.coordinator.isStale { ⟦f()⟧; context.coordinator.isStale = false }
      """, "request"
    ),
    (
      """
      if rows.count > 3 { context.coordinator.isStale = true }
      if context.coordinator.isStale { ⟦f()⟧; context.coordinator.isStale = false }
      """, "-"
    ),
    (
      """
      if isBold { context.coordinator.isStale = true } else { context.coordinator.isStale = false }
      if context.coordinator.isStale { ⟦f()⟧ }
      """, "request"
    ),
    (
      """
      if context.coordinator.rows != rows { context.coordinator.isStale = true }
      if !context.coordinator.isStale { ⟦f()⟧ }
      context.coordinator.isStale = false
      """, "-"
    ),
    ("if let next = context.coordinator.plain { ⟦f()⟧; context.coordinator.plain = nil }", "request"),
    // Locals stand for their values.
    ("let isNew = context.coordinator.last != text; if isNew { ⟦f()⟧ }", "change"),
    ("let isNew = context.coordinator.last != text; if !isNew { ⟦f()⟧ }", "state"),
    ("let isEmpty = rows.isEmpty; if isEmpty { ⟦f()⟧ }", "-"),
    ("var isNew = false; if view.text != text { isNew = true }; if isNew { ⟦f()⟧ }", "state"),
    ("var isLong = false; if rows.count > 3 { isLong = true }; if isLong { ⟦f()⟧ }", "state"),
    // Nothing is known about most functions, but values remember nothing.
    ("if hasChanged(text) { ⟦f()⟧ }", "state"), ("if text.hasPrefix(\"a\") { ⟦f()⟧ }", "-"),
    ("if [\"a\", \"b\"].contains(text) { ⟦f()⟧ }", "-"), ("if rows.contains(1) { ⟦f()⟧ }", "-"),
    ("if pairs.contains(1) { ⟦f()⟧ }", "-"), ("if store.contains(text) { ⟦f()⟧ }", "state"),
    ("if case .on = view.mode { ⟦f()⟧ }", "state"), ("if case .on = mode { ⟦f()⟧ }", "-"),
    ("switch mode { case .on: ⟦f()⟧; default: break }", "-"), ("if #available(iOS 16, *) { ⟦f()⟧ }", "-"),
    // The object that the code calls remembers too.
    ("if Player.shared.id != text { ⟦Player.shared.load()⟧ }", "change"),
    ("if Player.shared.id != text { ⟦f()⟧ }", "-"), ("if Player.shared.id != text { ⟦Other.shared.load()⟧ }", "-"),
  ])
  func statementsHaveTheirGuards(_ update: String, _ expected: String) throws {
    let marked = try #require(MarkedRepresentable(source(update)), "\(update)")
    let mark = try #require(marked.marks.first)
    let body = try #require(marked.body(around: mark))
    let kinds = marked.representable.guards(of: mark, in: body).map(\.kind.rawValue)
    #expect(kinds == (expected == "-" ? [] : [expected]), "\(update)")
    #expect(marked.representable.isGuarded(mark, in: body) == (expected != "-"))
  }

  /// A flag that each run sets before it asks is no memory.
  @Test(arguments: [
    ("isReady = true; if isReady { ⟦f()⟧ }", []), ("if isReady { ⟦f()⟧ }; isReady = true", ["state"]),
    ("isReady = view.isHidden; if isReady { ⟦f()⟧ }", ["request"]), ("isBusy = true; if isReady { ⟦f()⟧ }", ["state"]),
    ("again(); if isReady { ⟦f()⟧ }", ["state"]),
    ("if last != \"\" { isReady = true }; if isReady { ⟦f()⟧ }", ["state"]),
  ])
  func flagsThatEachRunSetsAreNoMemory(_ code: String, _ expected: [String]) throws {
    let source = source("context.coordinator.apply()").replacing("func apply() {}", with: "func apply() { \(code) }")
    let marked = try #require(MarkedRepresentable(source))
    let mark = try #require(marked.marks.first)
    let body = try #require(marked.body(around: mark))
    #expect(marked.representable.guards(of: mark, in: body).map(\.kind.rawValue) == expected, "\(code)")
  }

  /// A helper is guarded if each of its calls is.
  @Test(arguments: [
    ("if view.text != text { show() }", ["change"]), ("show()", []), ("if view.text != text { show() }; show()", []),
    ("if view.text != text { show() } else { show() }", ["change"]),
    ("if view.text != text { if view.tag == 1 { show() } }", ["state", "change"]),
    ("if view.text != text { show(); again() }", ["change"]), ("if view.text != text { show() }; again()", []),
  ])
  func helpersHaveTheGuardsOfTheirCalls(_ update: String, _ expected: [String]) throws {
    let helpers = "func show() { ⟦f()⟧ }\n  func again() { show() }"
    let marked = try #require(MarkedRepresentable(source(update).replacing("func helpers() {}", with: helpers)))
    let mark = try #require(marked.marks.first)
    let body = try #require(marked.body(around: mark))
    #expect(marked.representable.guards(of: mark, in: body).map(\.kind.rawValue) == expected, "\(update)")
  }

  /// The hover lists the guards of a method from top to bottom, with the places that they look at.
  @Test func guardsOfAMethodAreInOrder() throws {
    let update = "each(text) { if view.text != text { ⟦f()⟧ } }; if view.isHidden { return }; if rows.isEmpty {}"
    let marked = try #require(MarkedRepresentable(source(update)))
    let body = try #require(marked.representable.bodies(of: .update).first)
    let guards = marked.representable.guards(in: body)
    #expect(guards.map(\.node.text) == ["view.text != text", "view.isHidden"])
    #expect(guards.first?.places == [Place(.represented, ["text"]), Place(.representable, ["text"])])
  }

  @Test(arguments: [
    ("a == b", true), ("a < b", true), ("rows.isEmpty", true), ("differs(a)", true), ("a.differs(b)", true),
    ("Text(a)", false), ("a.b", false), ("a + b", false), ("{ a == b }", false), ("a", false), ("a.count", false),
    ("Text(a) + (b == c)", true), ("a == b && c", true), ("rows.isEmpty || c", true),
  ])
  func expressionsCompareSomething(_ expression: String, _ expected: Bool) throws {
    let marked = MarkedExpressions("let x = ⟦\(expression)⟧")
    #expect(try #require(marked.marks.first).comparesSomething == expected, "\(expression)")
  }

  private func source(_ update: String) -> String {
    """
    struct V: UIViewRepresentable {
      let text: String
      let title: String
      let rows: [Int]
      let pairs: [Int: Int]
      let store: Store
      let mode: Mode
      let isBold: Bool
      var plain: Int?
      @Binding var item: Int?
      @Binding var other: Int?
      @State var isAsked: Bool
      @State var isToggled: Bool
      @State var isRaised: Bool
      @Binding var isTold: Bool
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func updateUIView(_ view: UITextView, context: Context) {
        \(update)
      }
      func helpers() {}
      func differs(_ view: UITextView) -> Bool { view.text != text }
      func done() { isAsked = false; isToggled.toggle(); isRaised = true; item = nil; plain = nil; isBold = false }
      class Coordinator {
        var parent: V
        var last = ""
        var rows: [Int] = []
        var timer: Timer?
        var pending: Int?
        var plain: Int?
        var isReady = false
        var isBusy = false
        var isStale = false
        init(_ parent: V) { self.parent = parent }
        func next() -> Int? { rows.isEmpty ? nil : rows.removeFirst() }
        func apply() {}
        func tell() { parent.isTold = false }
      }
    }
    """
  }
}
