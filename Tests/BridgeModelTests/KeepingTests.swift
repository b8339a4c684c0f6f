import BridgeModel
import SwiftScan
import Testing

/// How properties keep objects, and what calls change.
@Suite struct KeepingTests {
  @Test func propertiesKeepObjectsAsTheyAreDeclared() {
    let code = MarkedExpressions(
      """
      import UIKit
      class Card: UIView { weak var owner: UIView?; var child: UIView?; unowned var root: UIView }
      func f(card: Card, table: UITableView, missing: Foreign) {
        ⟦card.owner⟧ = card
        ⟦card.child⟧ = card
        ⟦card.root⟧ = card
        ⟦table.delegate⟧ = nil
        ⟦table.backgroundView⟧ = card
        ⟦missing.delegate⟧ = card
      }
      """)
    let kept = code.marks.map { code.project.ownership(ofProperty: $0, in: "Main.swift") }
    #expect(kept == [.weak, .strong, .unowned, .weak, .strong, nil])
  }

  @Test func mutatingCallsAreThoseOfTheDeclarations() {
    let code = MarkedExpressions(
      """
      import UIKit
      struct Counter { var count = 0; mutating func raise() {} ; func show() {} }
      class Store { func append(_ item: Int) {} }
      func f(counter: inout Counter, store: Store, items: inout [Int], set: inout Set<Int>, missing: Foreign) {
        ⟦counter.raise()⟧
        ⟦counter.show()⟧
        ⟦store.append(1)⟧
        ⟦items.append(1)⟧
        ⟦items.removeAll(where: { $0 > 1 })⟧
        ⟦items.contains(1)⟧
        ⟦set.insert(1)⟧
        ⟦missing.append(1)⟧
      }
      """)
    let mutating = code.marks.map { code.project.isMutating($0, in: "Main.swift") }
    #expect(mutating == [true, false, false, true, true, false, true, nil])
  }

  @Test func kindsOfTypes() {
    let code = MarkedExpressions(
      """
      import UIKit
      struct Row {}
      class Model {}
      func f(row: Row?, model: Model, rows: [Row], view: UIView, size: CGSize, action: () -> Void, missing: Foreign) {
        _ = (⟦row⟧, ⟦model⟧, ⟦rows⟧, ⟦view.layer⟧, ⟦size⟧, ⟦action⟧, ⟦missing⟧)
      }
      """)
    let kinds = code.marks.map { code.project.valueKind(of: code.project.type(of: $0, in: "Main.swift")) }
    #expect(kinds == [.value, .reference, .value, .reference, .value, .function, .unknown])
  }
}
