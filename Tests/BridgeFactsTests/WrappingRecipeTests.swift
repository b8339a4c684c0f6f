import Testing

@testable import BridgeFacts

/// The recipes for wrapping classes. Every line is parsed, and everything it names exists.
@Suite struct WrappingRecipeTests {
  private let tables = [WrappingRecipe.uiKitTable, WrappingRecipe.controllerTable, WrappingRecipe.appKitTable]

  @Test func everyLineIsParsed() {
    let words: Set = [
      "since", "called", "holder", "delegates", "generic", "import", "input", "before", "create", "make", "changed",
      "update",
      "action",
      "answer", "keep", "stop",
    ]
    let groups: Set = ["changed", "action", "answer"]
    for entry in tables.flatMap({ TableText.entries(of: $0) }) {
      for detail in entry.details {
        let word = String(detail.prefix { $0 != " " })
        #expect(words.contains(word), "\(entry.head): \(detail)")
        #expect(groups.contains(word) == detail.contains("⇒"), "\(entry.head): \(detail)")
      }
    }
  }

  @Test func classesAreKnownAndUnique() {
    let names = WrappingRecipe.all.map(\.className)
    #expect(Set(names).count == names.count && names.count > 50)
    for heads in tables.map({ TableText.entries(of: $0).map(\.head) }) { #expect(heads == heads.sorted()) }
    for name in names { #expect(ClassHierarchy.isKnown(name), "\(name)") }
  }

  @Test func answersMatchTheDelegates() {
    for recipe in WrappingRecipe.all {
      let protocols = DelegateSlot.usualSlots(of: recipe.className).flatMap(\.protocols)
      let facts = protocols.compactMap(DelegateProtocol.named)
      let all = facts + facts.flatMap(\.ancestors).compactMap(DelegateProtocol.named)
      for answer in recipe.answers {
        #expect(all.contains { $0.signature(of: answer.name) != nil }, "\(recipe.className): \(answer.name)")
      }
    }
  }

  @Test func subclassesAreWrappedLikeTheirSuperclass() {
    #expect(WrappingRecipe.recipe(for: "UISearchTextField")?.className == "UITextField")
    #expect(WrappingRecipe.recipe(for: "UIToolbar") == nil)
    // This button has a custom initializer.
    #expect(WrappingRecipe.recipe(for: "PKPaymentButton") == nil)
  }
}
