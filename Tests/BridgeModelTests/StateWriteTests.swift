import BridgeModel
import SwiftScan
import Testing

/// Less common ways to write SwiftUI state.
@Suite struct StateWriteTests {
  @Test func passingTheStateInoutWritesIt() throws {
    let found = try writes(
      """
      struct V: UIViewRepresentable {
        @Binding var text: String
        @State private var rows: [Int] = []
        var plain = 0
        func updateUIView(_ view: UIView, context: Context) {
          normalize(&text)
          swap(&rows[0], &other)
          count(&plain)
          withUnsafeBytes(of: &text) { _ in }
          rows.forEach { row in var text = ""; normalize(&text) }
        }
      }
      """)
    #expect(found == ["&text", "&rows[0]"])
  }

  @Test func callsOfMutatingMethodsWriteTheState() throws {
    let found = try writes(
      """
      struct Counter {
        var count = 0
        mutating func bump() { count += 1 }
        func shown() -> String { "" }
      }
      struct V: UIViewRepresentable {
        @Binding var counter: Counter
        @State private var rows: [Int] = []
        @State private var names: Set<String> = []
        var plain = Counter()
        func updateUIView(_ view: UIView, context: Context) {
          counter.bump()
          _ = counter.shown()
          $counter.wrappedValue.bump()
          rows.removeSubrange(0..<1)
          rows.reserveCapacity(8)
          rows.forEach { print($0) }
          names.subtract(["a"])
          var copy = counter
          copy.bump()
        }
      }
      """)
    #expect(
      found == [
        "counter.bump()", "$counter.wrappedValue.bump()", "rows.removeSubrange(0..<1)", "rows.reserveCapacity(8)",
        #"names.subtract(["a"])"#,
      ])
  }

  @Test func bindingsOfTheCoordinatorAreState() throws {
    let found = try writes(
      """
      struct V: UIViewRepresentable {
        @Binding var text: String
        let title: Binding<String>
        func updateUIView(_ view: UIView, context: Context) {
          title.wrappedValue = "1"
          context.coordinator.text = "2"
          context.coordinator.title.wrappedValue = "3"
          context.coordinator.title = title
          context.coordinator.shown = text
          context.coordinator.settle()
        }
        class Coordinator {
          @Binding var text: String
          var title: SwiftUI.Binding<String>
          var shown = ""
          func settle() {
            text = "4"
            $text.wrappedValue = "5"
            self.title.wrappedValue.append("6")
            let title = Title()
            title.wrappedValue = "7"
            shown = text
          }
        }
      }
      """)
    #expect(
      found == [
        #"title.wrappedValue = "1""#, #"context.coordinator.text = "2""#,
        #"context.coordinator.title.wrappedValue = "3""#, #"text = "4""#, #"$text.wrappedValue = "5""#,
        #"self.title.wrappedValue.append("6")"#,
      ])
  }

  /// Helpers that all call each other lead to each other in more ways than anyone could try.
  @Test func helpersThatCallEachOtherAreFollowedInTime() throws {
    let names = (0..<24).map { "f\($0)" }
    let helpers = names.map { name in
      "func \(name)() { if isShown { isShown = true } ; " + names.map { $0 + "()" }.joined(separator: "; ") + " }"
    }
    func source(_ update: String) -> String {
      """
      struct V: UIViewRepresentable {
        @Binding var isShown: Bool
        func updateUIView(_ view: UIView, context: Context) { \(update) }
        \(helpers.joined(separator: "\n  "))
      }
      """
    }
    #expect(try writes(source("if !isShown { f0() }")).isEmpty)
    #expect(try writes(source("f0()")).count == 24)
  }

  /// The state that the update method and its helpers write synchronously.
  private func writes(_ source: String) throws -> [String] {
    let project = model(source)
    let representable = try #require(project.representables.first)
    return representable.bodiesWithHelpers(of: .update).flatMap { body in
      project.stateWrites(in: body, of: representable).filter { $0.timing == .now }.map(\.node.text)
    }
  }
}
