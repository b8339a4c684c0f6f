import BridgeFacts
import Testing

@testable import BridgeTemplates

/// The coordinator of a bridge for an Apple class, for recipes that no class has yet.
@Suite struct CoordinatorPartTests {
  @Test func aRecipeNeedsACoordinatorForWhatItKeeps() throws {
    var recipe = try #require(WrappingRecipe.recipe(for: "UILabel"))
    #expect(part(of: "UILabel", recipe) == nil)
    recipe.kept = ["var count = 0"]
    #expect(part(of: "UILabel", recipe)?.text.contains("  var count = 0\n") == true)
    recipe.kept = []
    recipe.changes = WrappingRecipe.all.flatMap(\.changes)
    #expect(part(of: "UILabel", recipe) != nil)
  }

  @Test func targetsShareALineOfOneHundredColumns() throws {
    var recipe = try #require(WrappingRecipe.recipe(for: "UISlider"))
    let name = { String(repeating: "a", count: $0) }
    recipe.action?.name = "moved"
    let written = try #require(part(of: "UISlider", recipe, called: name(1))?.assignments.last)
    let fitting = try #require(part(of: "UISlider", recipe, called: name(97 - written.count))?.assignments.last)
    #expect(fitting.count == 96 && !fitting.contains("\n"))
    let long = try #require(part(of: "UISlider", recipe, called: name(98 - written.count))?.assignments.last)
    #expect(long.contains(".addTarget(\n  context.coordinator, "))
  }

  private func part(of name: String, _ recipe: WrappingRecipe, called object: String = "object") -> CoordinatorPart? {
    CoordinatorPart(of: name, in: "A", called: object, recipe: recipe, dismissal: "dismiss()")
  }
}
