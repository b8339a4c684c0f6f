import SwiftScan
import Testing

@testable import BridgeModel

/// The things that expressions stand for, and those from which values are computed.
@Suite struct PlaceTests {
  @Test(arguments: [
    ("⟦view⟧", "represented"), ("⟦view.text⟧", "represented.text"), ("⟦view.superview!⟧", "represented.superview"),
    ("⟦view.superview?.tag⟧", "represented.superview.tag"), ("⟦(view as UIView)⟧", "represented"),
    ("⟦view.subviews[0]⟧", "represented.subviews.[]"), ("⟦context⟧", "context"),
    ("⟦context.coordinator⟧", "coordinator"),
    ("⟦context.environment⟧", "context.environment"), ("⟦context.coordinator.last⟧", "coordinator.last"),
    ("⟦context.coordinator.parent⟧", "copy"), ("⟦context.coordinator.parent.rows⟧", "copy.rows"),
    ("⟦context.coordinator.shown⟧", "coordinator.last"), ("⟦context.coordinator.other⟧", "coordinator.other"),
    ("⟦self⟧", "representable"), ("⟦text⟧", "representable.text"), ("⟦self.text⟧", "representable.text"),
    ("⟦$text⟧", "representable.$text"), ("⟦first⟧", "representable.rows.[]"), ("⟦twoSteps⟧", "representable.twoSteps"),
    ("⟦unknown⟧", "global unknown"), ("⟦Theme.shared⟧", "global Theme.shared"), ("⟦UIView()⟧", "fresh UIView()"),
    ("⟦made()⟧", "fresh made()"), ("⟦kept()⟧", "-"), ("⟦f(view)⟧", "-"), ("⟦1⟧", "-"), ("⟦a + b⟧", "-"),
    ("let layer = view.layer; ⟦layer.name⟧", "represented.layer.name"),
    ("var copy = text; ⟦copy⟧", "representable.text"),
    ("let (a, b) = pair; ⟦a⟧", "value"), ("let sum = 1 + 2; ⟦sum⟧", "value"), ("let later: Int; ⟦later⟧", "value"),
    ("if let last = rows.last { ⟦last⟧ }", "representable.rows.last"), ("if let item { ⟦item⟧ }", "representable.item"),
    ("guard let item else { return }; ⟦item⟧", "representable.item"),
    ("for row in rows { ⟦row⟧ }", "representable.rows.[]"),
    ("if case .some(let wrapped) = item { ⟦wrapped⟧ }", "representable.item.case"),
    ("switch item { case let value: ⟦value⟧ }", "representable.item.case"), ("rows.forEach { ⟦$0⟧ }", "value"),
    ("rows.forEach { row in ⟦row⟧ }", "value"), ("later { [weak view] in ⟦view⟧ }", "represented"),
    ("later { [same = view.layer] in ⟦same⟧ }", "represented.layer"),
    ("let view = UILabel(); ⟦view⟧", "fresh UILabel()"),
    ("⟦a.b.c.d.e.f.g.h⟧", "-"), ("⟦.zero⟧", "-"),
  ])
  func expressionsStandForPlaces(_ update: String, _ expected: String) throws {
    let marked = try #require(MarkedRepresentable(source(update)), "\(update)")
    let mark = try #require(marked.marks.first)
    let body = try #require(marked.body(around: mark))
    #expect(marked.representable.place(of: mark, in: body).map(description) ?? "-" == expected, "\(update)")
  }

  /// In its own code, the coordinator's members have their names.
  @Test(arguments: [
    ("⟦last⟧", "coordinator.last"), ("⟦self⟧", "coordinator"), ("⟦parent.text⟧", "copy.text"),
    ("⟦shown⟧", "coordinator.last"), ("⟦unknown⟧", "global unknown"), ("⟦view⟧", "represented"),
  ])
  func expressionsOfTheCoordinator(_ code: String, _ expected: String) throws {
    let marked = try #require(
      MarkedRepresentable(
        source("context.coordinator.show(view)").replacing(
          "func show() {}", with: "func show(_ view: UIView) { \(code) }")))
    let mark = try #require(marked.marks.first)
    let body = try #require(marked.body(around: mark))
    #expect(marked.representable.place(of: mark, in: body).map(description) ?? "-" == expected, "\(code)")
  }

  @Test(arguments: [
    ("⟦context.coordinator.parent⟧", "parent"), ("⟦context.coordinator.last⟧", "last"), ("⟦view.text⟧", nil),
    ("⟦context.coordinator.parent.text⟧", nil), ("⟦text⟧", nil), ("⟦context.coordinator⟧", nil),
  ])
  func membersOfTheCoordinatorAreNamed(_ update: String, _ expected: String?) throws {
    let marked = try #require(MarkedRepresentable(source(update)))
    let mark = try #require(marked.marks.first)
    let body = try #require(marked.body(around: mark))
    #expect(marked.representable.coordinatorMember(mark, in: body) == expected, "\(update)")
    #expect(marked.representable.isCoordinator(mark, in: body) == (update == "⟦context.coordinator⟧"))
  }

  @Test(arguments: [
    ("⟦last⟧", "last"), ("⟦self.last⟧", "last"), ("let last = 1; ⟦last⟧", nil), ("⟦self⟧", nil), ("⟦last.count⟧", nil),
  ])
  func membersAreNamedInTheCoordinatorToo(_ code: String, _ expected: String?) throws {
    let marked = try #require(
      MarkedRepresentable(
        source("context.coordinator.show()").replacing("func show() {}", with: "func show() { \(code) }")))
    let mark = try #require(marked.marks.first)
    let body = try #require(marked.body(around: mark))
    #expect(marked.representable.coordinatorMember(mark, in: body) == expected, "\(code)")
  }

  /// A value that is the same each time is set once at most; the rules about repeated work don't report it.
  @Test(arguments: [
    ("⟦1⟧", true), ("⟦UIColor.red⟧", true), ("⟦Theme.shared.color⟧", false), ("⟦text⟧", false), ("⟦view.tag⟧", false),
    ("⟦Font(12)⟧", true), ("⟦Font(rows.count)⟧", false), ("⟦unknownFunction()⟧", false), ("⟦size()⟧", true),
    ("⟦height()⟧", false), ("⟦nested()⟧", false), ("let a = 1; ⟦a⟧", true), ("let a = text; ⟦a⟧", false),
    ("var a = 1; ⟦a⟧", true), ("var a = 1; a = rows.count; ⟦a⟧", false), ("var a = 1; a = 2; ⟦a⟧", true),
    ("var a = 1; if isBold { a = 2 }; ⟦a⟧", false), ("let a = Font(rows.count); ⟦a⟧", false),
    ("let a = Font(1); ⟦a⟧", true), ("if let item { ⟦item⟧ }", false), ("⟦[1, 2]⟧", true), ("⟦[1, rows.count]⟧", false),
  ])
  func valuesAreConstant(_ update: String, _ expected: Bool) throws {
    let marked = try #require(MarkedRepresentable(source(update)))
    let mark = try #require(marked.marks.first)
    let body = try #require(marked.body(around: mark))
    #expect(marked.representable.areConstant([mark], in: body) == expected, "\(update)")
  }

  /// The places that an update method writes.
  @Test func writtenPlacesAreFound() throws {
    let update = """
      context.coordinator.last = ""
      context.coordinator.timer = nil
      context.coordinator.count += 1
      context.coordinator.rows.append(1)
      context.coordinator.isOn = true
      context.coordinator.isOn = false
      if isBold { context.coordinator.isNew = true } else { context.coordinator.isNew = false }
      swap(&context.coordinator.box.value)
      let count = 1
      """
    let marked = try #require(MarkedRepresentable(source("⟦f()⟧\n" + update)))
    let written = marked.representable.writtenPlaces(by: .update)
    func place(_ path: String...) -> Place { Place(.coordinator, path) }
    #expect(written.values(of: place("last")) == [.other] && written.values(of: place("timer")) == [.nil])
    #expect(written.values(of: place("count")) == [.other] && written.values(of: place("rows")) == [.other])
    #expect(written.values(of: place("isOn")) == [.true, .false] && written.values(of: place("unused")).isEmpty)
    // A part of what is written is written too, and so is the whole.
    #expect(written.values(of: place("last", "count")) == [.other] && written.values(of: place("box")).isEmpty)
    #expect(written.isWritten(place("last", "count")) && written.isWritten(place("box")))
    #expect(written.isWritten(place("box", "value")) && !written.isWritten(place("unused")))
    #expect(!written.isWritten(Place(.represented, ["last"])) && !written.isWritten(Place(.representable, ["count"])))
    #expect(written.values(of: Place(.represented, ["last"])).isEmpty)
    #expect(written.isTakenBack(place("isOn")) && !written.isTakenBack(place("isNew")))
    #expect(!written.isTakenBack(place("last")) && written.settings(of: place("isOn")).count == 1)
  }

  /// The places that each run assigns, from values that have nothing to do with earlier runs.
  @Test(arguments: [
    ("context.coordinator.last = text", ["coordinator.last"]),
    ("context.coordinator.last = \"\"", ["coordinator.last"]),
    ("context.coordinator.last = view.text", []), ("context.coordinator.last = unknownFunction()", []),
    ("if isBold { context.coordinator.last = text }", []), ("context.coordinator.count += 1", []),
    ("DispatchQueue.main.async { context.coordinator.last = text }", ["coordinator.last"]),
    ("view.onTap { context.coordinator.last = text }", []),
    ("guard isBold else { return }; context.coordinator.last = text", []),
  ])
  func renewalsAreFound(_ update: String, _ expected: [String]) throws {
    let marked = try #require(MarkedRepresentable(source("⟦f()⟧\n" + update)))
    let body = try #require(marked.representable.bodies(of: .update).first)
    #expect(marked.representable.renewals(in: body).map { description(of: $0.place) } == expected, "\(update)")
  }

  private func description(of place: Place) -> String {
    let root =
      switch place.root {
      case .representable: "representable"
      case .copy: "copy"
      case .represented: "represented"
      case .coordinator: "coordinator"
      case .context: "context"
      case .fresh(let node): "fresh \(node.text)"
      case .value: "value"
      case .global(let name): "global \(name)"
      }
    return ([root] + place.path).joined(separator: ".")
  }

  private func source(_ update: String) -> String {
    """
    struct V: UIViewRepresentable {
      @Binding var text: String
      let rows: [Int]
      let pair: (Int, Int)
      let isBold: Bool
      @Binding var item: Int?
      var first: Int { rows[0] }
      var twoSteps: Int { print(1); return rows[0] }
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func updateUIView(_ view: UITextView, context: Context) {
        \(update)
      }
      func made() -> UILabel { let label = UILabel(); return label }
      func kept() -> UILabel { shared }
      func size() -> Int { 12 }
      func height() -> Int { rows.count }
      func nested() -> Int { height() }
      class Coordinator {
        var parent: V
        var last = ""
        var count = 0
        var timer: Timer?
        var rows: [Int] = []
        var isOn = false
        var isNew = false
        var box = Box()
        var other: Other
        var shown: String { last }
        init(_ parent: V) { self.parent = parent }
        func show() {}
      }
    }
    """
  }
}
