import Testing
import TextModel

@Suite struct ByteSearchTests {
  @Test(arguments: [
    ("// uibridge:enable", true), ("uibridge:", true), ("xuibridge:", true), ("uibridge :", false), ("", false),
    ("uibridgeuibridge:", true), ("uibridge", false), ("größe // uibridge:", true),
  ])
  func wordsAreFoundWhereverTheyStand(_ text: String, _ isThere: Bool) {
    #expect(Array(text.utf8).mentions("uibridge:") == isThere)
  }
}
